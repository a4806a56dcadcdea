/** The HTTP side of the protocol. Every refusal is thrown as a `Refusal`, a missing server as `Unreachable`. */
import type {
  ChangeSeat,
  ChangeTable,
  CountedSheet,
  Export,
  Fairness,
  Form,
  GameInfo,
  Guest,
  Locale,
  MyTables,
  NewTable,
  Problem,
  Rematch,
  Scenes,
  ScoreSheet,
  SeatLink,
  TableInfo,
} from "./protocol.ts";

/** The server said no: `key` names a message `error-…`. */
export class Refusal extends Error {
  readonly status: number;
  readonly key: string;
  readonly facts: Form;
  readonly clause: string;

  constructor(problem: Problem) {
    super(problem.key);
    this.name = "Refusal";
    this.status = problem.status_code;
    this.key = problem.key;
    this.facts = problem.facts ?? {};
    this.clause = problem.clause ?? "";
  }
}

/** No answer: the network or the server is away. */
export class Unreachable extends Error {
  constructor() {
    super("unreachable");
    this.name = "Unreachable";
  }
}

const CSRF_COOKIE = "csrftoken";
const CSRF_HEADER = "x-csrftoken";

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (method !== "GET") headers[CSRF_HEADER] = cookie(CSRF_COOKIE);
  if (body !== undefined) headers["content-type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Unreachable();
  }
  if (!response.ok) throw new Refusal(await problemOf(response));
  return response;
}

/** The body of a refusal; a proxy in between may answer without one. */
async function problemOf(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as Partial<Problem>;
    if (typeof body.key === "string") {
      return { ...body, key: body.key, status_code: body.status_code ?? response.status };
    }
  } catch {
    // No JSON: the status alone has to do.
  }
  return { status_code: response.status, key: "" };
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await request(method, path, body);
  return (await response.json()) as T;
}

const table = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

/** The games that can be played here. */
export const games = () => json<GameInfo[]>("GET", "/api/games");

/** The rulebook of a game as Markdown. */
export const rules = async (game: string, locale: Locale) =>
  (await request("GET", `/api/rules/${encodeURIComponent(game)}/${locale}`)).text();

/** Counts what lies before the players of a table at home. */
export const countScore = (game: string, sheet: ScoreSheet) =>
  json<CountedSheet>("POST", `/api/games/${encodeURIComponent(game)}/score`, sheet);

/** Who this browser is. The answer also brings the cookie that a request with a body needs. */
export const guest = () => json<Guest>("GET", "/api/guest");

/** Names this browser's guest. */
export const nameGuest = (nickname: string) => json<Guest>("POST", "/api/guest", { nickname });

export const myTables = async () => (await json<MyTables>("GET", "/api/tables")).tables;

export const createTable = (plan: NewTable) => json<TableInfo>("POST", "/api/tables", plan);

export const readTable = (code: string) => json<TableInfo>("GET", table(code));

export const changeTable = (code: string, change: ChangeTable) =>
  json<TableInfo>("PATCH", table(code), change);

export const changeSeat = (code: string, seat: number, change: ChangeSeat) =>
  json<TableInfo>("PUT", `${table(code)}/seats/${seat}`, change);

export const joinTable = (code: string) => json<TableInfo>("POST", `${table(code)}/join`);

export const leaveTable = (code: string) => json<TableInfo>("POST", `${table(code)}/leave`);

export const startTable = (code: string) => json<TableInfo>("POST", `${table(code)}/start`);

/** The host sets the pause before each action of a bot, in ms; unlike the rest it can change while the match runs. */
export const changePace = (code: string, pace: number) => changeTable(code, { pace });

/** A new table with the same people, bots and options; everybody at the old one is told its code. */
export const rematch = (code: string, seats: NonNullable<Rematch["seats"]> = "same") =>
  json<TableInfo>("POST", `${table(code)}/rematch`, { seats } satisfies Rematch);

/** With whose eyes a past scene is seen; those of a seat (its number) only after the end. */
export type Eyes = "own" | "public" | number;

/** What stood after each of the `limit` steps that follow number `since`; at most 200. */
export const scenes = (code: string, eyes: Eyes = "own", since = 0, limit = 100) =>
  json<Scenes>("GET", `${table(code)}/scenes?since=${since}&limit=${limit}&eyes=${eyes}`);

/** The personal address of the own seat, for another device. */
export const seatLink = (code: string) => json<SeatLink>("GET", `${table(code)}/link`);

/** What has happened so far, as the own seat may know it. */
export const history = async (code: string) =>
  (await json<Export>("GET", `${table(code)}/export`)).steps;

/** A finished match played again from its seed. */
export const fairness = (code: string) => json<Fairness>("GET", `${table(code)}/fairness`);

/** Address of the record of a match, as a file. */
export const recordAddress = (code: string) => `${table(code)}/export`;

/** Takes the seat of a personal address `/s/{token}` on this device, too. */
export const takeSeat = (token: string) => json<TableInfo>("POST", "/api/seat", { token });

/** Address of the picture of the invitation. */
export const qrAddress = (code: string) => `${table(code)}/qr.svg`;
