import { render } from "@testing-library/svelte";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { percents } from "../../src/kit/numbers.ts";
import OddsBar from "../../src/kit/OddsBar.svelte";
import Receipt from "../../src/kit/Receipt.svelte";
import { speak } from "../../src/text/index.ts";

beforeAll(() => speak("ko"));

describe("odds", () => {
  it("add up to 100, whatever they are", () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(weights, (parts) => {
        const all = parts.reduce((sum, part) => sum + part, 0);
        const whole = percents(parts.map((part) => part / all));
        expect(whole.reduce((sum, part) => sum + part, 0)).toBe(100);
        whole.forEach((percent, i) =>
          expect(Math.abs(percent - (100 * parts[i]!) / all)).toBeLessThan(1),
        );
      }),
    );
  });

  it("stand in words beside the bar, a part that cannot happen too", () => {
    const words = (percent: number) => `${percent}%`;
    const { container } = render(OddsBar, {
      parts: [
        { tone: "bad", chance: 1 / 3, words },
        { tone: "good", chance: 0, words },
        { tone: "same", chance: 2 / 3, words },
      ],
    });
    expect([...container.querySelectorAll("li")].map((line) => line.textContent)).toEqual([
      "33%",
      "0%",
      "67%",
    ]);
    expect(container.querySelectorAll(".bar i").length).toBe(2);
  });
});

describe("receipt", () => {
  const numbers = (props: object) => {
    const { container } = render(Receipt, { label: "값", total: "낼 값", lines: [], ...props });
    return [...container.querySelectorAll("dd")].map((cell) => [cell.textContent, cell.className]);
  };

  it("writes every sign and adds up", () => {
    const found = numbers({
      start: { label: "부른 값", value: 67 },
      lines: [
        { label: "차례", value: 5 },
        { label: "앎", value: -10 },
      ],
      good: "less",
    });
    expect(found.map(([text]) => text)).toEqual(["67", "+5", "−10", "62"]);
    expect(found[1]![1]).toContain("bad");
    expect(found[2]![1]).toContain("good");
  });

  it("stops at its floor and says when there is nothing to add", () => {
    expect(numbers({ lines: [{ label: "앎", value: -4 }], floor: 0 }).at(-1)![0]).toBe("0");
    const { container } = render(Receipt, { label: "값", total: "낼 값", lines: [] });
    expect(container.textContent).toContain("더하고 뺄 것 없음");
  });
});
