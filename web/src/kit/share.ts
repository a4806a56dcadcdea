/** Giving text to other people: the clipboard and the system's share sheet. */

/** Whether the system offers to share. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Opens the system's share sheet; false if it was closed without sharing. */
export async function share(text: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ text, url });
    return true;
  } catch {
    return false;
  }
}

/** Copies text; false if the browser forbids it. Outside secure contexts the old way has to do. */
export async function copy(text: string): Promise<boolean> {
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("readonly", "");
  area.className = "sr";
  (document.querySelector("[role=dialog]") ?? document.body).append(area);
  area.select();
  // No other way exists without a secure context (a table in the home network has no certificate).
  const done = document.execCommand("copy");
  area.remove();
  return done;
}
