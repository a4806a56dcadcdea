/** Games by folder: `src/games/{name}/index.ts` exports a `GameFace` as default. */
import type { GameFace, GameTable } from "./board.ts";
import type { GameSheet } from "./sheet.ts";

const loaders = import.meta.glob<GameFace>("../games/*/index.ts", { import: "default" });

/** Faces loaded so far. One state for all: a state made while something is computed is not tracked. */
let faces = $state.raw<Readonly<Record<string, GameFace>>>({});
const asked: Record<string, Promise<GameFace | null>> = {};
const tables: Record<string, Promise<GameTable | null>> = {};

/** What did not come is asked for anew the next time. */
function load(game: string): Promise<GameFace | null> {
  asked[game] ??= loadFace(game).catch((error: unknown) => {
    delete asked[game];
    throw error;
  });
  return asked[game];
}

async function loadFace(game: string): Promise<GameFace | null> {
  const face = (await loaders[`../games/${game}/index.ts`]?.()) ?? null;
  if (face) {
    faces = { ...faces, [game]: face };
    face.font?.().catch(() => undefined); // the system's face has to do
  }
  return face;
}

/** The face of a game: null until it is loaded, and for a game that brings none. Loads it the first time. */
export function gameFace(game: string): GameFace | null {
  load(game).catch(() => undefined);
  return faces[game] ?? null;
}

/** A game's form for counting a table at home, null if it brings none. */
export async function gameSheet(game: string): Promise<GameSheet | null> {
  return (await (await load(game))?.sheet?.()) ?? null;
}

async function loadTable(game: string): Promise<GameTable | null> {
  return (await load(game))?.table() ?? null;
}

/** A game's parts at the table, null if it brings none. */
export function gameTable(game: string): Promise<GameTable | null> {
  tables[game] ??= loadTable(game).catch((error: unknown) => {
    delete tables[game];
    throw error;
  });
  return tables[game];
}
