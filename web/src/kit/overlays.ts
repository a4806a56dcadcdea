/**
 * Sheets and popovers, whose code comes when the first of them opens: it is a sixth of what a table weighs, and nobody
 * needs it before he has seen the table. `App` fetches it ahead when nothing else is under way.
 */
import { say } from "../text/index.ts";
import { toast } from "./toasts.svelte.ts";

export const overlays = () => import("./panels.ts");

/** Whether they have come. Says so if not. */
export async function overlaysCome(): Promise<boolean> {
  try {
    await overlays();
    return true;
  } catch {
    toast(say("unreachable"));
    return false;
  }
}
