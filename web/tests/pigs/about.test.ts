import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { about } from "../../src/games/three_little_pigs/about.ts";
import Board from "../../src/games/three_little_pigs/Board.svelte";
import Meter from "../../src/games/three_little_pigs/Meter.svelte";
import { positionText } from "../../src/games/three_little_pigs/summary.ts";
import { answers } from "./answers.ts";
import { tableOf } from "./fake_table.ts";
import { BUYS, REROLLS, TARGETS, blowing, building, position, rolling } from "./positions.ts";

const CARDS = {
  awards: { award_first_straw: 1, award_tallest: null },
  leads: { award_tallest: 0 },
};

describe("what is this?", () => {
  it.each([
    ["rolling", rolling(2), REROLLS],
    ["building", building(), BUYS],
    ["the wolf", blowing(), TARGETS],
    ["the veteran game", position(CARDS), []],
  ])("everything on the board answers: %s", async (_, view, choices) => {
    const table = await tableOf(view, choices);
    table.answers = answers;
    render(Board, { table });
    render(Meter, { table });
    const things = [...document.querySelectorAll<HTMLElement>("[data-about]")];
    expect(things.length).toBeGreaterThan(8);
    for (const { dataset } of things) {
      const answer = about(table, dataset.about!);
      expect(answer, dataset.about).not.toBeNull();
      expect(answer!.title).not.toMatch(/^about-|\{/);
      expect(answer!.text).not.toMatch(/^about-|\{/);
      expect(answer!.clause).toMatch(/^TP-[A-Z]+-\d\d$/);
    }
  });

  it("with the numbers of the moment", async () => {
    const table = await tableOf(rolling(2), REROLLS);
    expect(about(table, "pile:wood_window")?.text).toBe(
      "창문은 집의 첫 타일이 될 수 있고, 몇 장이든 쌓을 수 있어요. 값은 같은 그림 3개, 완성한 집에서 3점이에요. " +
        "1장 남았어요. 맨 위 타일에는 화분이 2개 있어요. 완성한 집의 화분은 하나에 1점이에요.",
    );
    expect(about(table, "die:B1")).toMatchObject({ title: "검은 주사위 1", clause: "TP-ROLL-04" });
    expect(about(table, "house:0:1")?.text).toContain("0점");
    expect(about(table, "house:0:0")?.text).toContain("완성된 집");
    expect(about(table, "seat:0")?.text).toContain("18점");
    expect(about(table, "meter")?.text).toContain("지금은 2개");
  });

  it("is silent about what is no thing of the game", async () => {
    const table = await tableOf(rolling(2), REROLLS);
    const wrong = [
      "dock",
      "pile:gold_door",
      "die:X1",
      "house:7:0",
      "house:0:9",
      "award:x",
      "price:gold",
    ];
    for (const thing of wrong) expect(about(table, thing)).toBeNull();
  });
});

describe("the position as text", () => {
  it("tells dice, piles, the way to the end and every house", async () => {
    const told = positionText(await tableOf(rolling(2), REROLLS));
    expect(told).toHaveLength(3 + 4);
    expect(told[0]).toBe("주사위: 지붕, 지붕, 늑대, 창문, 창문.");
    expect(told[1]).toContain("나무 창문(화분 2) 1장");
    expect(told[1]).toContain("밀짚 문 0장");
    expect(told[2]).toBe("빈 더미 2개, 4개가 비면 끝나요.");
    expect(told[3]).toMatch(
      /^민서 님, 9점, 집 3채\. 1번 집: 밀짚 문, 나무 창문\(화분 1\), 밀짚 지붕/,
    );
  });

  it("tells who holds the award cards", async () => {
    const told = positionText(await tableOf(position(CARDS), []));
    expect(told[3]).toBe("상장 카드: 첫 밀짚 집: 지훈 님이 받음, 가장 높은 집: 동점 – 아무도.");
  });
});
