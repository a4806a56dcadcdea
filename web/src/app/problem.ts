/** Says what went wrong with a request, in words. */
import { Refusal, Unreachable } from "../net/api.ts";
import { hasText, say, type Args } from "../text/index.ts";

type Facts = Readonly<Record<string, unknown>>;

function args(facts: Facts): Args {
  return Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [
      field,
      typeof value === "number" ? value : String(value),
    ]),
  );
}

/** The text of a refusal or fault of the server by its key. */
export function factsText(key: string, facts: Facts): string {
  return hasText(`error-${key}`) ? say(`error-${key}`, args(facts)) : say("something-wrong");
}

export function problemText(error: unknown): string {
  if (error instanceof Unreachable) return say("unreachable");
  if (error instanceof Refusal && hasText(`error-${error.key}`)) {
    return factsText(error.key, error.facts);
  }
  console.error(error);
  return say("something-wrong");
}
