/** The settings of this browser, reactive: stored when they change, and shown on the page's root element. */
import { setSound } from "../kit/sound/sound.ts";
import { toast } from "../kit/toasts.svelte.ts";
import { say, speak, type Locale } from "../text/index.ts";
import {
  KEY,
  readStored,
  START,
  type QuickGame,
  type Sound,
  type Speed,
  type Stored,
  type TextSize,
  type Theme,
} from "./stored.ts";

function read(): Stored {
  try {
    return readStored(localStorage.getItem(KEY));
  } catch {
    return START; // storage forbidden by the browser
  }
}

const DARK = "(prefers-color-scheme: dark)";
const REDUCED = "(prefers-reduced-motion: reduce)";

class Settings {
  #stored = $state.raw<Stored>(read());
  #systemDark = $state(matchMedia(DARK).matches);
  #systemCalm = $state(matchMedia(REDUCED).matches);

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

  /** The speed that was chosen; whether anything moves at all is told by `calm`. */
  get speed(): Speed {
    return this.#stored.speed;
  }

  /** The system asks for reduced motion. */
  get systemCalm(): boolean {
    return this.#systemCalm;
  }

  /** Nothing may travel or pulse: asked by the system, or chosen here. */
  get calm(): boolean {
    return this.#systemCalm || this.speed === 0;
  }

  get sound(): Readonly<Sound> {
    return this.#stored.sound;
  }

  get vibrate(): boolean {
    return this.#stored.vibrate;
  }

  get textSize(): TextSize {
    return this.#stored.textSize;
  }

  get patterns(): boolean {
    return this.#stored.patterns;
  }

  get notify(): boolean {
    return this.#stored.notify;
  }

  /** Whether an aid of a game is on; aids are on until they are switched off. */
  aidOn(name: string): boolean {
    return this.#stored.aids[name] ?? true;
  }

  quick(game: string): QuickGame | undefined {
    return this.#stored.quick[game];
  }

  async setLocale(locale: Locale): Promise<void> {
    if (!(await this.#speak(locale))) return;
    this.#store({ locale });
    document.documentElement.lang = locale;
  }

  setTheme(theme: Theme): void {
    this.#store({ theme });
  }

  setSpeed(speed: Speed): void {
    this.#store({ speed });
  }

  setSound(change: Partial<Sound>): void {
    this.#store({ sound: { ...this.#stored.sound, ...change } });
  }

  setVibrate(vibrate: boolean): void {
    this.#store({ vibrate });
  }

  setTextSize(textSize: TextSize): void {
    this.#store({ textSize });
  }

  setPatterns(patterns: boolean): void {
    this.#store({ patterns });
  }

  setNotify(notify: boolean): void {
    this.#store({ notify });
  }

  setAid(name: string, on: boolean): void {
    this.#store({ aids: { ...this.#stored.aids, [name]: on } });
  }

  setQuick(game: string, quick: QuickGame): void {
    this.#store({ quick: { ...this.#stored.quick, [game]: quick } });
  }

  /** All settings as at the first visit; the language stays, and so do the last games. */
  reset(): void {
    const { locale, quick } = this.#stored;
    this.#store({ ...START, locale, quick });
  }

  /** Follows the system's theme and motion, and what other tabs of this browser choose. */
  listen(): void {
    matchMedia(DARK).addEventListener("change", (event) => {
      this.#systemDark = event.matches;
      this.#show();
    });
    matchMedia(REDUCED).addEventListener("change", (event) => {
      this.#systemCalm = event.matches;
      this.#show();
    });
    addEventListener("storage", (event) => {
      if (event.key === KEY) void this.#takeOver(readStored(event.newValue));
    });
    document.documentElement.lang = this.locale;
    this.#show();
  }

  async #takeOver(stored: Stored): Promise<void> {
    const before = this.locale;
    this.#stored = stored;
    if (this.locale !== before) await this.#speak(this.locale);
    document.documentElement.lang = this.locale;
    this.#show();
  }

  /** Changes the language; false, and said so, if its texts do not come. */
  async #speak(locale: Locale): Promise<boolean> {
    try {
      await speak(locale);
      return true;
    } catch {
      toast(say("unreachable"), "bad");
      return false;
    }
  }

  /** What style sheets read (theme, motion, size of text, patterns), and what the sounds follow. */
  #show(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.dark ? "dark" : "light";
    dataset.textSize = String(this.textSize);
    dataset.motion = this.calm ? "reduce" : "full";
    dataset.patterns = this.patterns ? "strong" : "usual";
    // The browser's own bars follow the page, also where the theme differs from the system's.
    const ground = getComputedStyle(document.documentElement).getPropertyValue("--bg").trim();
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      if (ground !== "") meta.content = ground;
    }
    setSound({ ...this.sound, vibrate: this.vibrate });
  }

  #store(change: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...change };
    this.#show();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // Storage forbidden by the browser: the setting holds until the page is left.
    }
  }
}

export const settings = new Settings();
