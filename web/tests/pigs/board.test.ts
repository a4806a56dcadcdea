import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Board from "../../src/games/three_little_pigs/Board.svelte";
import { answers } from "./answers.ts";
import { tableOf, type FakeTable } from "./fake_table.ts";
import {
  BELOW_OR_NEW,
  BUYS,
  HOUSES,
  REROLLS,
  TARGETS,
  blowing,
  building,
  placing,
  position,
  rolling,
} from "./positions.ts";

afterEach(cleanup);

/** The name that a screen reader says. */
function nameOf(button: Element): string {
  return button.getAttribute("aria-label") ?? (button.querySelector(".sr") ?? button).textContent;
}

function show(table: FakeTable) {
  table.answers = answers;
  const { container } = render(Board, { table });
  /** Buttons of the board whose name holds the words. */
  const button = (words: string | RegExp): HTMLButtonElement => {
    const found = [...container.querySelectorAll<HTMLButtonElement>("button")].filter((one) => {
      const name = nameOf(one);
      return typeof words === "string" ? name.includes(words) : words.test(name);
    });
    expect(found.map(nameOf)).toHaveLength(1);
    return found[0]!;
  };
  return { container, button };
}

describe("the board", () => {
  it("names everything with its state", async () => {
    const { container, button } = show(await tableOf(rolling(2), REROLLS));
    await vi.waitFor(() => button("밀짚 지붕, 남은 3장, 지금 멈추면 살 수 있음"));
    expect(button("나무 창문(화분 2), 남은 1장")).toBeTruthy();
    expect(button("밀짚 문, 빈 더미").getAttribute("aria-disabled")).toBe("true");
    expect(button("검은 주사위 1, 늑대, 잠김").getAttribute("aria-disabled")).toBe("true");
    expect(button("흰 주사위 1, 지붕, 남김").getAttribute("aria-pressed")).toBe("false");
    await vi.waitFor(() => button("1번 집: 밀짚 문, 나무 창문(화분 1), 밀짚 지붕. 완성, 9점."));
    for (const one of container.querySelectorAll("button")) {
      expect(nameOf(one).trim()).not.toBe("");
    }
    const summary = container.querySelector("p.sr")?.textContent ?? "";
    expect(summary).toContain("주사위: 지붕, 지붕, 늑대, 창문, 창문.");
    expect(summary).toContain("지훈 님, 10점, 집 2채.");
  });

  it("warns in the row above the yard when one more empty pile ends the game", async () => {
    const far = show(await tableOf(rolling(2), REROLLS)).container;
    expect(far.querySelector(".status .warn:not(.near)")?.textContent).toContain("빈 더미 2/4");
    const near = show(await tableOf({ ...rolling(2), n_empty: 3 }, REROLLS)).container;
    expect(near.querySelector(".status .near svg")).not.toBeNull();
  });

  it("turns dice over and shows the risk in parts that add up to 100", async () => {
    const table = await tableOf(rolling(2), REROLLS);
    const { container, button } = show(table);
    await fireEvent.click(button("검은 주사위 2"));
    await fireEvent.click(button("검은 주사위 3"));
    expect(table.selection.value).toEqual({ kind: "dice", dice: ["B2", "B3"] });
    expect(button("검은 주사위 3, 창문, 다시 굴림").getAttribute("aria-pressed")).toBe("true");
    await vi.waitFor(() => {
      const shares = [...container.querySelectorAll(".tray li")].map((li) =>
        Number(/\d+/.exec(li.textContent)?.[0]),
      );
      expect(shares).toHaveLength(3);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    });
    expect(
      table.asked.some(({ name, args }) => name === "reroll" && String(args.dice) === "B2,B3"),
    ).toBe(true);
  });

  it("answers why not for what cannot be done", async () => {
    const table = await tableOf(rolling(2), REROLLS);
    const { button } = show(table);
    await fireEvent.click(button("잠김"));
    await fireEvent.click(button(/^벽돌 지붕/));
    await fireEvent.click(button(/^2번 집/));
    expect(table.explained).toEqual([
      { do: "Reroll", dice: ["B1"] },
      { do: "Buy", pile: "brick_roof" },
      { do: "Place", house: 1 },
    ]);
    expect(table.sent).toEqual([]);
  });

  it("takes 1 to 5, and the keys of the stall while buying", async () => {
    const dice = await tableOf(rolling(2), REROLLS);
    show(dice);
    await fireEvent.keyDown(document.body, { code: "Digit4", key: "4" });
    expect(dice.selection.value).toEqual({ kind: "dice", dice: ["B2"] });
    await fireEvent.keyDown(document.body, { code: "KeyQ", key: "q" });
    expect(dice.selection.value).toEqual({ kind: "dice", dice: ["B2"] });
    expect(dice.explained).toEqual([]);
    cleanup();
    const piles = await tableOf(building(), BUYS);
    show(piles);
    await fireEvent.keyDown(document.body, { code: "KeyS", key: "s" });
    expect(piles.selection.value).toEqual({ kind: "pile", pile: "wood_window", place: null });
    await fireEvent.keyDown(document.body, { code: "KeyD", key: "d" });
    expect(piles.explained).toEqual([{ do: "Buy", pile: "brick_window" }]);
  });

  it("leaves keys to those who type", async () => {
    const table = await tableOf(rolling(2), REROLLS);
    show(table);
    const field = document.createElement("input");
    document.body.append(field);
    await fireEvent.keyDown(field, { code: "Digit4", key: "4" });
    await fireEvent.keyDown(document.body, { code: "Digit4", key: "4", ctrlKey: true });
    field.remove();
    expect(table.selection.value).toBeNull();
  });

  it("shows where a chosen tile can go, with the worth, before it is bought", async () => {
    const table = await tableOf(building(), BUYS);
    const { button } = show(table);
    await fireEvent.click(button("밀짚 지붕, 남은 3장, 살 수 있음"));
    await vi.waitFor(() => button(/^2번 집.*놓을 수 있음, 지금 \+8점/));
    expect(button(/^1번 집/).getAttribute("aria-disabled")).toBe("true");
    expect(button("새 집 여기에는 놓을 수 없음")).toBeTruthy();
    await fireEvent.click(button(/^3번 집/));
    expect(table.selection.value).toEqual({ kind: "pile", pile: "straw_roof", place: 2 });
    expect(button(/^3번 집.*고른 곳, 지금 \+10점/).getAttribute("aria-pressed")).toBe("true");
    expect(table.sent).toEqual([]);
  });

  it("slips a door under a house", async () => {
    const table = await tableOf(placing("wood_door"), BELOW_OR_NEW);
    const { button } = show(table);
    await vi.waitFor(() => button(/^2번 집.*밑에 끼우기/));
    await fireEvent.click(button(/^2번 집/));
    expect(table.selection.value).toEqual({ kind: "place", place: 1 });
    await fireEvent.click(button(/^3번 집/));
    expect(table.explained).toEqual([{ do: "Place", house: 2 }]);
  });

  it("makes every house of the others a target in the wolf's turn, and tells the outcomes", async () => {
    const table = await tableOf(blowing(), TARGETS);
    const { container, button } = show(table);
    expect(container.querySelectorAll(".target")).toHaveLength(4);
    await fireEvent.click(button(/^삽살이 님의 1번 집/));
    expect(table.selection.value).toEqual({ kind: "target", target: 3, house: 0 });
    await vi.waitFor(() => {
      const rows = [...container.querySelectorAll(".stage li")].map((li) => li.textContent);
      expect(rows).toHaveLength(3);
      expect(rows[0]).toContain("50%");
      expect(rows[0]).toContain("홀로 남은 지붕까지");
      expect(rows[1]).toContain("미완성");
      expect(rows[2]).toContain("그대로");
    });
  });

  it("tells what the wheel did, and a press ends the show", async () => {
    const before = blowing();
    const table = await tableOf(before, TARGETS);
    table.calm = true;
    const { container } = show(table);
    const houses = HOUSES.map((own, seat) => (seat === 3 ? [] : own));
    table.step(
      { ...rolling(0), houses, seat: 0, question: null, turn: 1 },
      [],
      [
        { event: "HouseTargeted", seat: 0, target: 3, house: 0 },
        { event: "SpinnerSpun", seat: 0, material: "straw" },
        {
          event: "TilesBlown",
          target: 3,
          house: 0,
          tiles: ["straw_window+1"],
          remaining: ["wood_roof+1"],
        },
        { event: "LoneRoofFell", target: 3, house: 0, tile: "wood_roof+1" },
        { event: "TurnStarted", seat: 1 },
      ],
    );
    await vi.waitFor(() => expect(container.querySelector(".result")).not.toBeNull());
    expect(container.querySelector(".result")?.textContent).toContain("회전판은 밀짚!");
    expect(container.querySelector(".result")?.textContent).toContain(
      "홀로 남은 지붕도 날아갔어요.",
    );
    await fireEvent.pointerDown(container.querySelector(".board")!);
    await vi.waitFor(() => expect(container.querySelector(".result")).toBeNull());
    expect(container.querySelector(".felt")).not.toBeNull();
  });

  it("shows nothing moving for steps that were missed", async () => {
    const table = await tableOf(blowing(), TARGETS);
    const { container } = show(table);
    table.step(
      { ...rolling(0), question: null, turn: 1 },
      [],
      [
        { event: "HouseTargeted", seat: 0, target: 3, house: 0 },
        { event: "SpinnerSpun", seat: 0, material: "brick" },
        { event: "NothingBlown", target: 3, house: 0, material: "brick" },
      ],
      true,
    );
    await vi.waitFor(() => expect(container.querySelector(".felt")).not.toBeNull());
    expect(container.querySelector(".result")).toBeNull();
    expect(container.textContent).toContain("벽돌 타일이 없어 그대로예요.");
  });

  it("tells the newest step of a running game once it is known, and does not say before that nothing happened", async () => {
    const table = await tableOf({ ...rolling(2), seat: 1, question: null }, []);
    const { container } = show(table);
    const news = () => container.querySelector(".news")?.textContent?.trim();
    expect(news()).toBe("");
    table.know([{ event: "SpinnerSpun", seat: 2, material: "wood" }]);
    await vi.waitFor(() => expect(news()).toContain("회전판은 나무!"));
    expect(container.querySelectorAll(".news p")).toHaveLength(1);
  });

  it("says that a forced purchase was made for the player", async () => {
    const table = await tableOf(rolling(2), REROLLS);
    const { container } = show(table);
    table.step(
      { ...rolling(0), question: null, turn: 1 },
      [],
      [
        {
          event: "DiceRolled",
          seat: 0,
          roll: 3,
          rolled: ["B2"],
          faces: ["roof", "roof", "wolf", "door", "window"],
        },
        { event: "RollingStopped", seat: 0 },
        { event: "TileBought", seat: 0, tile: "straw_roof" },
        { event: "TilePlaced", seat: 0, house: 2, level: 2, tile: "straw_roof" },
        { event: "TurnStarted", seat: 1 },
      ],
    );
    await vi.waitFor(() => expect(container.textContent).toContain("자동으로 샀어요"));
  });

  it("moves the focus among legal things by arrows", async () => {
    const table = await tableOf(rolling(2), REROLLS);
    const { container } = show(table);
    const boxes = new Map<Element, DOMRect>();
    [...container.querySelectorAll("[data-thing]")].forEach((thing, i) =>
      boxes.set(thing, new DOMRect(i * 50, 0, 40, 40)),
    );
    for (const [thing, box] of boxes) {
      thing.getBoundingClientRect = () => box;
      thing.getClientRects = () => [box] as unknown as DOMRectList;
    }
    await fireEvent.keyDown(document.body, { key: "Home", code: "Home" });
    expect(nameOf(document.activeElement!)).toContain("흰 주사위 1");
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight", code: "ArrowRight" });
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight", code: "ArrowRight" });
    expect(nameOf(document.activeElement!)).toContain("검은 주사위 2");
    await fireEvent.keyDown(document.activeElement!, {
      key: "ArrowLeft",
      code: "ArrowLeft",
      shiftKey: true,
    });
    expect(nameOf(document.activeElement!)).toContain("늑대, 잠김");
  });

  it("shows the award cards of the veteran game with holder, leader and tie", async () => {
    const view = position({
      frames: rolling(2).frames,
      awards: {
        award_first_straw: 1,
        award_first_wood: null,
        award_first_brick: null,
        award_most_pots: 3,
        award_most_houses: null,
        award_tallest: 0,
      },
      leads: { award_most_pots: 2, award_most_houses: 0, award_tallest: 1 },
    });
    const { container } = show(await tableOf(view, []));
    const cards = [...container.querySelectorAll(".awards li")].map((li) => li.textContent);
    expect(cards).toHaveLength(6);
    expect(cards[0]).toContain("지훈 님이 받음");
    expect(cards[1]).toContain("아직 아무도");
    expect(cards[3]).toContain("삽살이 님 +2 앞섬");
    expect(cards[4]).toContain("동점");
  });

  it("stands after the end and for spectators", async () => {
    const { container } = show(await tableOf(position({ seat: null, question: null }), []));
    expect(container.querySelectorAll("[data-legal]")).toHaveLength(0);
    expect(container.textContent).toContain("민서");
  });
});
