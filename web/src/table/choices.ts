/** The three forms in which choices are offered: one action, a range of a number, all subsets of a set. */
import type { Action, Choice, RangeChoice, SingleChoice, SubsetChoice } from "./board.ts";

export function isRange(choice: Choice): choice is RangeChoice {
  return "from" in choice && "to" in choice && "field" in choice && !("id" in choice);
}

export function isSubset(choice: Choice): choice is SubsetChoice {
  return "subset_of" in choice && !("id" in choice);
}

export function isSingle(choice: Choice): choice is SingleChoice {
  return "id" in choice;
}

/** The action as it is sent: the choice without its id. */
export function actionOf(choice: SingleChoice): Action {
  const action: Action & { id?: number } = { ...choice };
  delete action.id;
  return action;
}

function fieldsOf(action: Action): string[] {
  return Object.keys(action).filter((field) => field !== "do" && field !== "id");
}

/** Sets are spelled in order, but a board may hold them in any. */
function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part) => other.includes(part));
  }
  return one === other;
}

function holds(choice: Choice, action: Action): boolean {
  if (choice.do !== action.do) return false;
  const fields = fieldsOf(action);
  if (isRange(choice)) {
    const value = action[choice.field];
    return (
      fields.length === 1 &&
      Number.isInteger(value) &&
      choice.from <= (value as number) &&
      (value as number) <= choice.to
    );
  }
  if (isSubset(choice)) {
    const value = action[choice.field];
    return (
      fields.length === 1 &&
      Array.isArray(value) &&
      value.length > 0 &&
      new Set(value).size === value.length &&
      value.every((part) => choice.subset_of.includes(String(part)))
    );
  }
  return (
    fields.length === fieldsOf(choice).length &&
    fields.every((field) => same(choice[field], action[field]))
  );
}

/** Whether the action is among the choices. */
export function offers(choices: readonly Choice[], action: Action): boolean {
  return choices.some((choice) => holds(choice, action));
}

/** The only action that can be chosen, or null. */
export function onlyAction(choices: readonly Choice[]): Action | null {
  const [choice, second] = choices;
  return choice && !second && isSingle(choice) ? actionOf(choice) : null;
}
