import { describe, expect, it } from "vitest";
import type { DockContent } from "../../src/table/board.ts";
import {
  aim,
  cardState,
  layMany,
  posterState,
  pressCard,
  pressPoster,
} from "../../src/games/wyatt_earp/choosing.ts";
import { asksOf } from "../../src/games/wyatt_earp/corral/asks.ts";
import { dock } from "../../src/games/wyatt_earp/dock.ts";
import { buttons } from "../fake_table.svelte.ts";
import { tableOf } from "./fake_table.ts";
import { DECLINE, EITHER, PLAYS, playing, position, window } from "./positions.ts";

describe("the dock", () => {
  it("says nothing while nobody asks", async () => {
    expect(dock(await tableOf(position(), []))).toBeNull();
  });

  it("lays as many cards as may be laid, or fewer", async () => {
    const table = await tableOf(playing(), PLAYS);
    expect(buttons(dock(table))).toEqual(["off", [{ do: "EndPlay" }]]);
    pressCard(table, "jesse_james");
    expect(cardState(table, "jesse_james")).toBe("selected");
    expect(posterState(table, "jesse_james")).toBe("selected");
    const lay = { do: "LayOutlaw", outlaw: "jesse_james" };
    expect(buttons(dock(table))).toEqual([[{ ...lay, n: 4 }], [{ do: "EndPlay" }]]);
    expect(dock(table)?.sentence).toBe("제시 제임스 4장으로 첫 세트를 만들어요.");
    layMany(table, 3);
    expect(buttons(dock(table))[0]).toEqual([{ ...lay, n: 3 }]);
    layMany(table, 2);
    expect(table.explained).toEqual([{ ...lay, n: 2 }]);
    pressCard(table, "jesse_james");
    expect(table.selection.value).toBeNull();
  });

  it("asks the server why a card cannot be laid", async () => {
    const table = await tableOf(playing(), PLAYS);
    expect(cardState(table, "billy_the_kid")).toBe("disabled");
    pressCard(table, "billy_the_kid");
    expect(table.explained).toEqual([{ do: "LayOutlaw", outlaw: "billy_the_kid", n: 1 }]);
    expect(table.selection.value).toBeNull();
  });

  it("plays a card with one aim at once", async () => {
    const table = await tableOf(playing(), PLAYS);
    pressCard(table, "fastest_gun");
    const content = dock(table);
    expect(buttons(content)[0]).toEqual([{ do: "PlayFastestGun", outlaw: "belle_starr" }]);
    expect(content?.main?.label).toBe("샷 쏘기");
  });

  it("finds use, outlaw and player of a Most Wanted in any order", async () => {
    const table = await tableOf(playing(), PLAYS);
    pressCard(table, "most_wanted");
    expect(dock(table)?.main?.label).toBe("쓰임을 고르세요");
    expect(posterState(table, "bob_dalton")).toBe("legal");
    expect(posterState(table, "wes_hardin")).toBe("disabled");
    pressPoster(table, "wes_hardin");
    expect(table.explained.at(-1)).toMatchObject({
      do: "PlayMostWantedHand",
      outlaw: "wes_hardin",
    });
    aim(table, { way: "PlayMostWantedHand" });
    expect(dock(table)?.main?.label).toBe("전단을 고르세요");
    pressPoster(table, "belle_starr");
    expect(asksOf(table)?.aims.map(({ seat }) => seat)).toEqual([1, 2]);
    aim(table, { target: 2 });
    expect(buttons(dock(table))[0]).toEqual([
      { do: "PlayMostWantedHand", target: 2, outlaw: "belle_starr" },
    ]);
    aim(table, { way: "PlayMostWantedTable" });
    expect(buttons(dock(table))[0]).toEqual([
      { do: "PlayMostWantedTable", target: 1, outlaw: "belle_starr" },
    ]);
  });

  it("looks the same to everybody who is asked about a Photo", async () => {
    const held = dock(await tableOf(window(), EITHER));
    const other = dock(await tableOf(window(), DECLINE));
    const looks = (content: DockContent | null) => [
      content?.sentence,
      content?.detail,
      content?.tone,
      content?.main?.label,
      content?.second?.label,
    ];
    expect(looks(held)).toEqual(looks(other));
    expect(buttons(held)).toEqual([
      [{ do: "ReactPhoto", answer: "yes" }],
      [{ do: "ReactPhoto", answer: "no" }],
    ]);
    expect(buttons(other)).toEqual(["off", [{ do: "ReactPhoto", answer: "no" }]]);
  });
});
