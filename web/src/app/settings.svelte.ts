/** What this browser remembers: language, theme, and how it last played against bots. */
import type { Level } from "../net/protocol.ts";
import { LOCALES, speak, type Locale } from "../text/index.ts";

export type Theme = "system" | "light" | "dark";

/** Seats (the own one included) and level of the last quick game. */
export interface QuickGame {
  seats: number;
  level: Level;
}

interface Stored {
  locale: Locale | null;
  theme: Theme;
  quick: Record<string, QuickGame>;
}

/** Also read by boot.js, before anything is drawn. */
const KEY = "hanpan";
const START: Stored = { locale: null, theme: "system", quick: {} };
const LEVELS: readonly Level[] = ["random", "easy", "normal", "hard"];

function isQuickGame(value: unknown): value is QuickGame {
  const quick = value as Partial<QuickGame> | null;
  return (
    typeof quick?.seats === "number" && LEVELS.includes(quick.level as Level) && quick.seats >= 2
  );
}

/** Reads what an older version, or somebody by hand, may have written. */
export function readStored(text: string | null): Stored {
  let found: Partial<Stored> | null;
  try {
    found = JSON.parse(text ?? "null") as Partial<Stored> | null;
  } catch {
    found = null;
  }
  if (typeof found !== "object" || found === null) return START;
  return {
    locale: LOCALES.includes(found.locale as Locale) ? (found.locale as Locale) : null,
    theme: found.theme === "light" || found.theme === "dark" ? found.theme : "system",
    quick: Object.fromEntries(
      Object.entries(found.quick ?? {}).filter(([, value]) => isQuickGame(value)),
    ),
  };
}

function read(): Stored {
  try {
    return readStored(localStorage.getItem(KEY));
  } catch {
    return START; // storage forbidden by the browser
  }
}

class Settings {
  #stored = $state.raw<Stored>(read());
  #systemDark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  #calm = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  /** Korean first: English only for browsers that ask for another language. */
  get locale(): Locale {
    return this.#stored.locale ?? (navigator.language.startsWith("ko") ? "ko" : "en");
  }

  get theme(): Theme {
    return this.#stored.theme;
  }

  /** The theme that is shown. */
  get dark(): boolean {
    return this.theme === "system" ? this.#systemDark : this.theme === "dark";
  }

  /** Nothing may travel or pulse. */
  get calm(): boolean {
    return this.#calm;
  }

  quick(game: string): QuickGame | undefined {
    return this.#stored.quick[game];
  }

  async setLocale(locale: Locale): Promise<void> {
    await speak(locale);
    this.#store({ locale });
    document.documentElement.lang = locale;
  }

  setTheme(theme: Theme): void {
    this.#store({ theme });
    this.#show();
  }

  setQuick(game: string, quick: QuickGame): void {
    this.#store({ quick: { ...this.#stored.quick, [game]: quick } });
  }

  /** Follows the system's theme and motion. */
  listen(): void {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
      this.#systemDark = event.matches;
      this.#show();
    });
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
      this.#calm = event.matches;
    });
    document.documentElement.lang = this.locale;
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
  }

  #store(change: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // Storage forbidden by the browser: the setting holds until the page is left.
    }
  }
}

export const settings = new Settings();
