/** What of others is shipped in the built web; `NOTICE` says the same, and licenses.txt has the whole texts. */
export interface Shipped {
  name: string;
  /** Key of the text that tells what it does here. */
  use: string;
  licence: string;
  address: string;
}

export const SHIPPED: readonly Shipped[] = [
  {
    name: "Pretendard",
    use: "use-font-ui",
    licence: "SIL Open Font License 1.1",
    address: "https://github.com/orioncactus/pretendard",
  },
  {
    name: "Black Han Sans",
    use: "use-font-brand",
    licence: "SIL Open Font License 1.1",
    address: "https://fontsource.org/fonts/black-han-sans",
  },
  {
    name: "Gowun Batang",
    use: "use-font-read",
    licence: "SIL Open Font License 1.1",
    address: "https://fontsource.org/fonts/gowun-batang",
  },
  {
    name: "Jua",
    use: "use-font-game",
    licence: "SIL Open Font License 1.1",
    address: "https://fontsource.org/fonts/jua",
  },
  { name: "Svelte", use: "use-svelte", licence: "MIT", address: "https://svelte.dev" },
  { name: "Bits UI", use: "use-bits-ui", licence: "MIT", address: "https://bits-ui.com" },
  {
    name: "Fluent",
    use: "use-fluent",
    licence: "Apache License 2.0",
    address: "https://projectfluent.org",
  },
  { name: "Marked", use: "use-marked", licence: "MIT", address: "https://marked.js.org" },
];

/** What the server is built on. */
export const SERVER = "Python · Litestar · SQLAlchemy · msgspec · uvicorn · segno";
