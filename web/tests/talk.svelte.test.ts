import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test, vi, type Mock } from "vitest";
import type { ChatLine } from "../src/net/protocol.ts";
import type { Words } from "../src/net/sayings.ts";
import { Chat, PHRASES, wordsOf } from "../src/table/chat.svelte.ts";
import ChatPanel from "../src/table/ChatPanel.svelte";
import { speak } from "../src/text/index.ts";

function line(n: number, change: Partial<ChatLine> = {}): ChatLine {
  return {
    n,
    seat: 1,
    name: "지훈",
    phrase: null,
    text: `말 ${n}`,
    at: 1_000 * n,
    id: null,
    ...change,
  };
}

let heard: Words[];
let answer: (said: boolean) => void;
let failed: Mock<(error: unknown) => void>;
let step: number | null;
let chat: Chat;

beforeEach(async () => {
  await speak("ko");
  heard = [];
  failed = vi.fn();
  step = null;
  chat = new Chat({
    send: (words) =>
      new Promise((resolve, reject) => {
        heard.push(words);
        answer = (said) => (said ? resolve(null) : reject(new Error("refused")));
      }),
    me: () => 0,
    step: () => step,
    failed,
  });
});

describe("what was said", () => {
  test("before this browser came counts as read, what comes later does not, until somebody looks", () => {
    chat.hear([line(1), line(2)]);
    expect(chat.unread).toBe(0);
    chat.hear([line(3)]);
    chat.hear([line(4, { seat: 0 })]);
    chat.hear([line(5, { seat: null, id: "mine" })]);
    expect(chat.unread).toBe(1);
    chat.look();
    expect(chat.unread).toBe(0);
  });

  test("at a silent table the first line is new", () => {
    chat.join();
    chat.hear([line(1)]);
    expect(chat.unread).toBe(1);
  });

  test("is kept once and in order, with the step that it followed", () => {
    chat.hear([line(1)]);
    step = 7;
    chat.hear([line(2)]);
    step = 9;
    chat.hear([line(2, { text: "다시" }), line(1)]);
    expect(chat.lines.map(({ n, text, after }) => [n, text, after])).toEqual([
      [1, "말 1", null],
      [2, "다시", 7],
    ]);
  });

  test("as a phrase is read in everybody's own language", async () => {
    const said = { phrase: "luck", text: null };
    expect(wordsOf(said)).toBe("행운을 빌어요!");
    await speak("en");
    expect(wordsOf(said)).toBe("Good luck!");
    for (const phrase of PHRASES) expect(wordsOf({ phrase })).toMatch(/^[A-Z]/);
  });
});

describe("the chat", () => {
  const show = (named = true) => render(ChatPanel, { chat, me: 0, named });

  test("invites to say something while it is empty", () => {
    show();
    expect(screen.getByText(/아직 아무 말도 없었어요/)).toBeTruthy();
  });

  test("tells who said what, and counts as looked at", async () => {
    chat.join();
    show();
    chat.hear([line(1, { text: "안녕" })]);
    await tick();
    expect(screen.getByText("지훈")).toBeTruthy();
    expect(screen.getByText("안녕")).toBeTruthy();
    expect(chat.unread).toBe(0);
  });

  test("tells when it was said: the table counts seconds", () => {
    const said = Date.UTC(2026, 10, 30, 12, 34, 56);
    chat.hear([line(1, { at: said / 1_000 })]);
    const { container } = show();
    const time = container.querySelector("time");
    expect(time?.dateTime).toBe("2026-11-30T12:34:56.000Z");
  });

  test("sends a phrase with one press, and marks it until the table has heard it", async () => {
    show();
    await fireEvent.click(screen.getByRole("button", { name: "멋져요!" }));
    expect(heard).toEqual([{ phrase: "nice" }]);
    expect(screen.getByText("보낼 예정")).toBeTruthy();
    answer(true);
    await vi.waitFor(() => expect(screen.queryByText("보낼 예정")).toBeNull());
  });

  test("sends what was typed, trimmed, and gives it back if nobody heard it", async () => {
    show();
    const field = screen.getByRole<HTMLInputElement>("textbox");
    const send = screen.getByRole("button", { name: "보내기" });
    await fireEvent.input(field, { target: { value: "   " } });
    await fireEvent.submit(field.closest("form")!);
    expect(heard).toEqual([]);
    expect(send.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.input(field, { target: { value: " 늑대다 " } });
    await fireEvent.submit(field.closest("form")!);
    expect(heard).toEqual([{ text: "늑대다" }]);
    expect(field.value).toBe("");
    answer(false);
    await vi.waitFor(() => expect(field.value).toBe("늑대다"));
    expect(failed).toHaveBeenCalledOnce();
  });

  test("keeps what is half written when its panel goes and comes", async () => {
    const { unmount } = show();
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "쓰던 말" } });
    unmount();
    show();
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("쓰던 말");
  });

  test("asks guests without a name for one", () => {
    show(false);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText("이름을 정하면 말할 수 있어요.")).toBeTruthy();
  });
});
