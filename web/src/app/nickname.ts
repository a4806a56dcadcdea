/** Nicknames as the server counts them: in characters, after what cannot be seen is taken away. */
import { say } from "../text/index.ts";

/** As the protocol allows. */
export const LONGEST_NAME = 20;

/** What the server will make of a name, as far as its length is concerned. */
export function cleanNickname(typed: string): string {
  return typed
    .normalize("NFC")
    .replaceAll(/[\u115f\u1160\u3164\uffa0\u2800]/g, " ")
    .replaceAll(/[\t\n\r\v\f]/g, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .normalize("NFC");
}

/** What is wrong with a name, in words; empty if nothing is. A missing name is no fault yet. */
export function nicknameProblem(typed: string): string {
  const length = [...cleanNickname(typed)].length;
  return length > LONGEST_NAME ? say("name-long", { n: length, most: LONGEST_NAME }) : "";
}
