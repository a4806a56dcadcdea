import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import Board from "../../src/games/wyatt_earp/Board.svelte";
import { about } from "../../src/games/wyatt_earp/about.ts";
import { OTHERS, OUTLAWS } from "../../src/games/wyatt_earp/view.ts";
import { tableOf, type FakeTable } from "./fake_table.ts";
import { PLAYS, playing, position } from "./positions.ts";
import "../../src/kit/panels.ts"; // sheets open at once, as they do when they were fetched ahead

describe("the board", () => {
  let table: FakeTable;

  beforeEach(async () => {
    table = await tableOf(playing(), PLAYS);
    render(Board, { table });
  });

  it("lays cards by keys: a digit sets how many, Enter confirms", async () => {
    const group = document.querySelector<HTMLElement>('[data-name="card:jesse_james"]')!;
    await fireEvent.click(group);
    await fireEvent.keyDown(group, { code: "Digit3", key: "3" });
    await fireEvent.keyDown(group, { key: "Enter" });
    expect(table.sent).toEqual([[{ do: "LayOutlaw", outlaw: "jesse_james", n: 3 }]]);
  });

  it("opens a whole poster where no card is to be aimed", async () => {
    await fireEvent.click(document.querySelector('[data-name="poster:belle_starr"]')!);
    expect(await screen.findByRole("dialog", { name: "벨 스타" })).toBeTruthy();
  });

  it("shows a payout over the table, and leaves it at a press", async () => {
    table.calm = true;
    table.step(
      position({ round: 3 }),
      [],
      [
        { event: "RoundEnded", seat: 0, ending: "active_player_went_out" },
        { event: "BountySwept", seat: 1, outlaw: "belle_starr", amount: 6000 },
      ],
    );
    expect(await screen.findByText("도윤 님이 5점 이상 앞서 $6,000 모두를 받아요.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "닫기" }));
    expect(document.querySelector(".pay")).toBeNull();
  });

  it("shows a shot with what came of it", async () => {
    table.calm = true;
    table.step(playing(), PLAYS, [
      { event: "SheriffPlayed", seat: 0, card: "fastest_gun", outlaw: "belle_starr", shot: 1 },
      { event: "ShotFired", seat: 0, card: "bob_dalton", hit: 1 },
      { event: "SheriffLaid", seat: 0, card: "fastest_gun", outlaw: "belle_starr", bounty: 1000 },
    ]);
    expect(await screen.findByText("뒤집힌 카드: 밥 달튼")).toBeTruthy();
    expect(document.querySelector(".aim")?.textContent).toContain("$6,000 → $7,000");
  });
});

describe("what is this?", () => {
  it("answers for every card, poster and pile", async () => {
    const table = await tableOf(playing(), PLAYS);
    const cards = [...OUTLAWS, ...OUTLAWS.map((outlaw) => `photo_${outlaw}`), ...OTHERS];
    const things = [
      ...cards.map((card) => `card:${card}`),
      ...OUTLAWS.map((outlaw) => `poster:${outlaw}`),
      ...["supply", "discard", "unseen", "counts", "seat:1"],
    ];
    for (const thing of things)
      expect([thing, about(table, thing)?.clause]).toMatchObject([thing, /WE-/]);
    expect(about(table, "dock")).toBeNull();
  });
});
