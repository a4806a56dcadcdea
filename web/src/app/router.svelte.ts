/** Addresses of the pages, on the browser's own history. */

export type Route =
  | { page: "home" }
  /** `watch`: the address for spectators, which offers no seat. */
  | { page: "table"; code: string; watch: boolean }
  | { page: "seat"; token: string }
  /** Without a game: that of the first one. */
  | { page: "rules"; game: string; clause: string }
  /** Counts a table at home. Without a game: the first one that can be counted. */
  | { page: "score"; game: string }
  /** A finished game, step by step; `step` 0 stands for the beginning. */
  | { page: "replay"; code: string; step: number }
  /** Whether the chance of a match was honest, and who had how much of it. */
  | { page: "fair"; code: string }
  /** Own tables, running and finished. */
  | { page: "mine" }
  | { page: "settings" }
  | { page: "about" }
  | { page: "kit" }
  | { page: "missing"; path: string };

/** Letters and digits that a table's code is written in. */
const CODE = /^[A-Z0-9]{6}$/;

const WATCH = /[?&]watch(?:[&=]|$)/;

/** Pages whose address is their name and nothing more. */
const PLAIN = ["mine", "settings", "about", "kit"] as const;

function isPlainPage(name: string): name is (typeof PLAIN)[number] {
  return (PLAIN as readonly string[]).includes(name);
}

/** What somebody typed or pasted as a code, without blanks and in capitals: "7kx 294" → "7KX294". */
export function readCode(typed: string): string {
  const link = /\/t\/([A-Za-z0-9]{6})(?:[/?#]|$)/.exec(typed);
  return (link?.[1] ?? typed.replaceAll(/[^A-Za-z0-9]/g, "")).toUpperCase().slice(0, 6);
}

export function isCode(code: string): boolean {
  return CODE.test(code);
}

/** A code as people read it: "7KX 294". */
export function spellCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** A part of an address as people read it; as it stands if it is not well escaped. */
function unescapePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page that an address names. */
export function readRoute(path: string, hash = "", search = ""): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second] = parts;
  if (first === undefined) return { page: "home" };
  if (first === "t" && second !== undefined && parts.length === 2) {
    const code = unescapePart(second).replaceAll(/\s/g, "").toUpperCase();
    if (isCode(code)) return { page: "table", code, watch: WATCH.test(search) };
  }
  if (first === "replay" && second !== undefined && parts.length === 2) {
    const code = readCode(unescapePart(second));
    const step = Number.parseInt(hash.replace(/^#/, ""), 10);
    if (isCode(code)) return { page: "replay", code, step: step > 0 ? step : 0 };
  }
  if (first === "fair" && second !== undefined && parts.length === 2) {
    const code = readCode(unescapePart(second));
    if (isCode(code)) return { page: "fair", code };
  }
  if (first === "s" && second !== undefined && parts.length === 2) {
    return { page: "seat", token: second };
  }
  if (first === "rules" && parts.length <= 2) {
    return { page: "rules", game: second ?? "", clause: unescapePart(hash.replace(/^#/, "")) };
  }
  if (first === "score" && parts.length <= 2) {
    return { page: "score", game: unescapePart(second ?? "") };
  }
  if (isPlainPage(first) && parts.length === 1) return { page: first };
  return { page: "missing", path };
}

export const home = () => "/";
export const tablePath = (code: string) => `/t/${code}`;
/** The address for spectators. */
export const watchPath = (code: string) => `${tablePath(code)}?watch`;
export const replayPath = (code: string, step = 0) =>
  `/replay/${code}${step > 0 ? `#${step}` : ""}`;
export const fairPath = (code: string) => `/fair/${code}`;
export const rulesPath = (game: string, clause = "") =>
  `/rules/${game}${clause === "" ? "" : `#${clause}`}`;

export const scorePath = (game: string) => `/score/${game}`;

class Router {
  #route = $state.raw<Route>(readRoute(location.pathname, location.hash, location.search));

  /** Code of the table that was open last in this tab, or "". */
  #lastTable = $state("");

  get route(): Route {
    return this.#route;
  }

  get lastTable(): string {
    return this.#lastTable;
  }

  /** Goes to an address of this site. */
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    if (!address.includes("#")) scrollTo(0, 0);
  }

  /** Follows the browser's own steps and every plain press on a link of this site. */
  listen(): () => void {
    const read = () => this.#read();
    const press = (event: MouseEvent) => this.#press(event);
    addEventListener("popstate", read);
    document.addEventListener("click", press);
    return () => {
      removeEventListener("popstate", read);
      document.removeEventListener("click", press);
    };
  }

  #read(): void {
    if (this.#route.page === "table") this.#lastTable = this.#route.code;
    this.#route = readRoute(location.pathname, location.hash, location.search);
  }

  #press(event: MouseEvent): void {
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || event.button !== 0 || !plain) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target !== "" || link.hasAttribute("download")) return;
    const address = new URL(link.href, location.href);
    const ours = readRoute(address.pathname).page !== "missing";
    if (address.origin !== location.origin || !ours) return;
    event.preventDefault();
    this.go(address.pathname + address.search + address.hash);
  }
}

export const router = new Router();
