/** Says what went wrong with a request, in words. */
import { Refusal, Unreachable } from "../net/api.ts";
import { hasText, say, type Args } from "../text/index.ts";

function args(facts: Readonly<Record<string, unknown>>): Args {
  return Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [
      field,
      typeof value === "number" ? value : String(value),
    ]),
  );
}

export function problemText(error: unknown): string {
  if (error instanceof Unreachable) return say("unreachable");
  if (error instanceof Refusal && hasText(`error-${error.key}`)) {
    return say(`error-${error.key}`, args(error.facts));
  }
  console.error(error);
  return say("something-wrong");
}
