/** What goes over the wire: HTTP bodies and messages of the table's socket. */

export type Level = "random" | "easy" | "normal" | "hard";
export type Locale = "ko" | "en";

/** A readable action, event or frame: names of things as strings, seats and counts as numbers. */
export interface Form {
  [field: string]: unknown;
}

/* ---------- HTTP ---------- */

export interface Problem {
  status_code: number;
  key: string;
  facts?: Form;
  clause?: string;
}

export interface OptionInfo {
  name: string;
  values: string[];
  clause: string;
}

export interface GameInfo {
  name: string;
  rules_version: number;
  least_seats: number;
  most_seats: number;
  options: OptionInfo[];
  presets: Record<string, Record<string, string>>;
  levels: Level[];
  n_actions: number;
}

export interface Guest {
  nickname: string;
}

export interface SeatPlan {
  kind: "me" | "bot" | "open";
  level?: Level;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  preset?: string;
  options?: Record<string, string>;
  start?: boolean;
  pace?: number;
}

export interface ChangeTable {
  preset?: string | null;
  options?: Record<string, string> | null;
  pace?: number | null;
}

export interface ChangeSeat {
  kind: "bot" | "open" | "closed";
  level?: Level;
}

export interface SeatInfo {
  kind: "person" | "bot" | "open" | "closed";
  name: string;
  level: Level | null;
  connected: boolean;
  host: boolean;
}

export interface TableInfo {
  code: string;
  game: string;
  rules_version: number;
  status: "waiting" | "playing" | "over";
  preset: string;
  options: Record<string, string>;
  pace: number;
  seats: SeatInfo[];
  you: number | null;
  host: boolean;
  n: number;
  asked: number[];
  invitation: string;
  seed_hash: string;
  seed: string | null;
  created: number;
  updated: number;
  next: string | null;
}

export interface SeatLink {
  address: string;
}

export interface TakeSeat {
  token: string;
}

export interface MyTables {
  tables: TableInfo[];
}

export interface ExportedStep {
  n: number;
  seat: number | null;
  actions: Form[] | null;
  events: Form[];
  at: number;
}

export interface Export {
  code: string;
  game: string;
  rules_version: number;
  status: "playing" | "over";
  preset: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  seed_hash: string;
  seed: string | null;
  created: number;
  steps: ExportedStep[];
}

export interface RefusalInfo {
  legal: boolean;
  reason?: string;
  clause?: string;
  facts?: Form;
}

/* ---------- socket, from the client ---------- */

export interface Act {
  t: "act";
  id: string;
  prompt: number;
  actions: (Form | number)[];
}

export interface WhyNot {
  t: "why";
  id: string;
  action: Form | number;
}

export interface AskAid {
  t: "aid";
  id: string;
  name: string;
  arguments?: Form;
}

export interface Ping {
  t: "ping";
}

export type FromClient = Act | WhyNot | AskAid | Ping;

/* ---------- socket, from the server ---------- */

/** What every game's view holds; a game adds its table. */
export interface View {
  game: string;
  seat: number | null;
  n_seats: number;
  options: Record<string, string>;
  asked: number[];
  question: string | null;
  choices: number[];
  frames: Form[];
  lanes: Form[][];
}

export interface Table {
  t: "table";
  table: TableInfo;
}

export interface Position {
  t: "position";
  n: number;
  prompt: number | null;
  choices: Form[];
  view: View;
}

export interface Step {
  t: "step";
  n: number;
  seat: number | null;
  actions: Form[] | null;
  events: Form[];
  prompt: number | null;
  choices: Form[];
  view: View;
}

export interface PastStep {
  t: "past";
  n: number;
  seat: number | null;
  actions: Form[] | null;
  events: Form[];
}

export interface Accepted {
  t: "accepted";
  id: string;
  n: number;
}

export interface Refused {
  t: "refused";
  id: string | null;
  reason: string;
  clause?: string;
  facts?: Form;
}

export interface WhyNotAnswer {
  t: "why";
  id: string;
  legal: boolean;
  reason?: string;
  clause?: string;
  facts?: Form;
}

export interface AidAnswer {
  t: "aid";
  id: string;
  result: unknown;
}

export interface Pong {
  t: "pong";
}

export interface Goodbye {
  t: "goodbye";
  reason: "kicked" | "stopping" | "too_fast" | "bad_message" | "no_table" | "broken_table";
  again: boolean;
}

export type FromServer =
  | Table
  | Position
  | Step
  | PastStep
  | Accepted
  | Refused
  | WhyNotAnswer
  | AidAnswer
  | Pong
  | Goodbye;
