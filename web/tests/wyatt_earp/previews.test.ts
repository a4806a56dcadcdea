import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Board from "../../src/games/wyatt_earp/Board.svelte";
import type { Choosing } from "../../src/games/wyatt_earp/chosen.ts";
import { dock } from "../../src/games/wyatt_earp/dock.ts";
import type { EarpView } from "../../src/games/wyatt_earp/view.ts";
import type { BoardProps } from "../../src/table/board.ts";
import { tableOf, type FakeTable } from "./fake_table.ts";
import { DECLINE, EITHER, PLAYS, playing, window } from "./positions.ts";

const SET = { jesse_james: { bounty: 4000, points: [8, 0, 0, 0], pays: [4000, 0, 0, 0] } };
const HIT = { belle_starr: { bounty: 7000, points: [7, 10, 0, 0], pays: [3000, 4000, 0, 0] } };

async function shown(): Promise<FakeTable> {
  const table = await tableOf(playing(), PLAYS);
  table.answers = {
    shot: () => ({ outlaws: 31, cards: 50, chance: 0.62 }),
    preview: ({ action }) => ({
      outcomes:
        (action as { do: string }).do === "LayOutlaw"
          ? [{ shot: null, chance: 1, posters: SET }]
          : [
              { shot: "hit", chance: 0.62, posters: HIT },
              { shot: "miss", chance: 0.38, posters: {} },
            ],
    }),
  };
  render(Board, { table } as BoardProps<EarpView, Choosing>);
  await vi.waitFor(() => expect(table.asked.map(({ name }) => name)).toContain("shot"));
  return table;
}

describe("before a choice is sent", () => {
  it("tells what a lay would change, as the server's rules say", async () => {
    const table = await shown();
    table.selection.set({ kind: "lay", outlaw: "jesse_james", n: 4 });
    await vi.waitFor(() => expect(dock(table)?.detail).toContain("$4,000"));
    expect(dock(table)?.detail).toContain("8점");
    expect(dock(table)?.detail).toContain("+$3,000");
    expect(screen.getAllByText(/^\+\$3K$/).length).toBeGreaterThan(0);
  });

  it("tells the odds before a shot, with what a hit and a miss bring", async () => {
    const table = await shown();
    table.selection.set({ kind: "play", card: "fastest_gun", aim: {} });
    await vi.waitFor(() => expect(dock(table)?.detail).toContain("명중 62%"));
    expect(dock(table)?.detail).toContain("빗나가면 버려져요");
    expect(dock(table)?.main?.label).toBe("샷 쏘기 · 62%");
  });

  it("shows the odds on the table, and takes them away where nobody wants them", async () => {
    const table = await shown();
    expect(await screen.findByText("62%")).toBeTruthy();
    table.off.push("earp-odds", "earp-preview");
    table.selection.set({ kind: "play", card: "fastest_gun", aim: {} });
    expect(dock(table)?.main?.label).toBe("샷 쏘기");
    expect(dock(table)?.detail).not.toContain("62");
  });

  it("tells whoever could lay a Photo what that brings, and asks nothing for the others", async () => {
    for (const choices of [DECLINE, EITHER]) {
      const table = await tableOf(window(), choices);
      const posters = { butch_cassidy: { bounty: 5000, points: [4, 0, 0, 3], pays: [0, 0, 0, 0] } };
      table.answers = {
        shot: () => ({ outlaws: 31, cards: 50, chance: 0.62 }),
        preview: () => ({ outcomes: [{ shot: null, chance: 1, posters }] }),
      };
      const { container, unmount } = render(Board, { table } as BoardProps<EarpView, Choosing>);
      await vi.waitFor(() => expect(table.asked.map(({ name }) => name)).toContain("shot"));
      const rows = () =>
        container.querySelectorAll("[data-name='poster:butch_cassidy'] .row.ghost");
      if (choices === EITHER) await vi.waitFor(() => expect(rows().length).toBeGreaterThan(0));
      else expect(rows()).toHaveLength(0);
      const asked = table.asked.filter(({ name }) => name === "preview");
      expect(asked).toHaveLength(choices === EITHER ? 1 : 0);
      unmount();
    }
  });

  it("asks again for another number of cards", async () => {
    const table = await shown();
    table.selection.set({ kind: "lay", outlaw: "jesse_james", n: 4 });
    await vi.waitFor(() => expect(dock(table)?.detail).toContain("$4,000"));
    table.selection.set({ kind: "lay", outlaw: "jesse_james", n: 3 });
    await vi.waitFor(() =>
      expect(table.asked.at(-1)).toEqual({
        name: "preview",
        args: { action: { do: "LayOutlaw", outlaw: "jesse_james", n: 3 } },
      }),
    );
  });
});
