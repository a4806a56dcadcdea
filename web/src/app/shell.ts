/** The service worker that keeps the shell, and what to do when this page is older than the server. */

/** A page that was loaded anew because of a missing part does not do so again for this time, ms. */
const ONCE = 60_000;
const KEY = "hanpan-reloaded";

/** Loads the page anew if the server has a newer version of what is missing: not twice in a row, and not into nothing. */
async function renew(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < ONCE) return;
    const { ok } = await fetch("/", { method: "HEAD", cache: "no-store" });
    if (!ok) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  } catch {
    // The server is away, or storage is forbidden: the page stays, and says what it cannot show.
  }
}

export function keepShell(): void {
  // A part of this page that is not there any more: the server has a newer version, which a new load brings.
  addEventListener("vite:preloadError", () => void renew());
  // Only secure pages have workers; a table in the home network without a certificate goes without.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register("/sw.js", { updateViaCache: "none" })
      .catch((error: unknown) => console.info("no service worker:", error));
  };
  // What the page itself needs comes first.
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
