/** A Fluent bundle with this project's functions. */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import { josa } from "./josa.ts";
import type { Locale } from "./sources.ts";

export type Args = Record<string, FluentVariable>;

function spoken(value: FluentValue | undefined): string {
  if (value instanceof FluentNumber) return String(value.value);
  return typeof value === "string" ? value : "";
}

/** `JOSA($thing, "이/가")`: the thing with its particle. */
const JOSA: FluentFunction = ([thing, pair]) => josa(spoken(thing), spoken(pair));

/** `NTH($house)`: an index from 0 as people count, from 1. */
const NTH: FluentFunction = ([index]) => {
  const value = index instanceof FluentNumber ? index.value : Number(spoken(index));
  return new FluentNumber(value + 1);
};

/** All messages of these sources; throws for a source with a syntax error or an id that is given twice. */
export function makeBundle(locale: Locale, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false, functions: { JOSA, NTH } });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors[0]) throw errors[0];
  }
  return bundle;
}

/** Whether the bundle has this message. */
export function has(bundle: FluentBundle, id: string): boolean {
  return bundle.getMessage(id)?.value != null;
}

/** The message in words. A missing message or argument is a fault: it is reported, and the id is shown. */
export function format(bundle: FluentBundle, id: string, args: Args = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (pattern == null) {
    console.error(`text: no message ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors[0]) console.error(`text: ${id}: ${errors[0].message}`);
  return text;
}
