/** A server's side of a table's socket, driven by a test. */
import type {
  ChatLine,
  FromClient,
  FromServer,
  Step,
  TableInfo,
  View,
} from "../src/net/protocol.ts";
import type { SocketLike } from "../src/net/socket.ts";

export class FakeSocket implements SocketLike {
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readonly sent: FromClient[] = [];
  closed = false;

  constructor(readonly address: string) {}

  /** Number of the last step that the client said to have. */
  get since(): number {
    return Number(new URL(this.address).searchParams.get("since"));
  }

  send(data: string): void {
    if (this.readyState !== 1) throw new Error("not open");
    this.sent.push(JSON.parse(data) as FromClient);
  }

  close(): void {
    this.closed = true;
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
  }

  say(...messages: FromServer[]): void {
    for (const message of messages) {
      this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
    }
  }

  /** The connection breaks, as the browser tells it. */
  fail(): void {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }

  acts() {
    return this.sent.filter((message) => message.t === "act");
  }

  sayings() {
    return this.sent.filter((message) => message.t === "say");
  }
}

/** Opens sockets and keeps them. */
export class FakeServer {
  readonly sockets: FakeSocket[] = [];

  readonly open = (address: string): FakeSocket => {
    const socket = new FakeSocket(address);
    this.sockets.push(socket);
    return socket;
  };

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("no socket");
    return socket;
  }

  /** Accepts the newest connection. */
  accept(n = 0, prompt: number | null = 1): FakeSocket {
    const socket = this.last;
    socket.open();
    socket.say({ t: "table", table: table() }, position(n, prompt));
    return socket;
  }
}

export function view(asked: number[] = [0]): View {
  return {
    game: "three_little_pigs",
    seat: 0,
    n_seats: 2,
    options: {},
    asked,
    question: asked.includes(0) ? "Rolling" : null,
    choices: [0],
    frames: [{ frame: "Turns" }, { frame: "Rolling", seat: 0, n_rolls: 0 }],
    lanes: [],
    score: null,
  };
}

export function table(change: Partial<TableInfo> = {}): TableInfo {
  const seat = { level: null, connected: true, host: false } as const;
  return {
    code: "7KX294",
    game: "three_little_pigs",
    rules_version: 1,
    status: "playing",
    preset: "rulebook",
    options: {},
    pace: 700,
    window_ms: 6000,
    seats: [
      { ...seat, kind: "person", name: "민서", host: true },
      { ...seat, kind: "bot", name: "두루미", level: "normal" },
    ],
    you: 0,
    host: true,
    n: 0,
    asked: [0],
    invitation: "http://localhost/t/7KX294",
    seed_hash: "",
    seed: null,
    created: 0,
    updated: 0,
    spectators: 0,
    again: [],
    next: null,
    ...change,
  };
}

export function line(n: number, change: Partial<ChatLine> = {}): ChatLine {
  return { n, seat: 1, name: "지훈", phrase: null, text: "안녕", at: 0, id: null, ...change };
}

export function position(n: number, prompt: number | null = 1): FromServer {
  const asked = prompt === null ? [1] : [0];
  return { t: "position", n, prompt, choices: [{ id: 0, do: "Roll" }], view: view(asked) };
}

export function step(n: number, prompt: number | null, change: Partial<Step> = {}): Step {
  return {
    t: "step",
    n,
    seat: 0,
    actions: [{ do: "Roll" }],
    events: [{ event: "TurnStarted", seat: 0 }],
    prompt,
    choices: prompt === null ? [] : [{ id: 0, do: "Roll" }],
    view: view(prompt === null ? [1] : [0]),
    ...change,
  };
}
