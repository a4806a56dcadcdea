/** What each event looks like: which card moves from where to where, and what is heard. Places by name. */
import type { Movement, Picture, Place, Scene } from "../../kit/motion/movement.ts";
import type { Sound } from "../../kit/sound/sound.ts";
import type { GameEvent, Happening, Seat } from "../../table/board.ts";
import Flying from "./art/Flying.svelte";
import type { EarpTable } from "./chosen.ts";
import { dollars, shortName } from "./money.ts";
import * as sounds from "./sounds.ts";

const FLIGHT = 360;
/** Between two cards that leave one after the other, ms. */
const APART = 90;

/** Everything that a movement is derived from, and how far the scene has come. */
interface Story {
  table: EarpTable;
  list: Movement[];
  /** Milliseconds at normal speed. */
  at: number;
  /** A shot stands over the posters and tells what it brought. */
  staged: boolean;
}

type Teller = (story: Story, event: GameEvent) => void;

export function movements(table: EarpTable, happening: Happening): Scene {
  const staged = happening.events.some(({ event }) => event === "ShotFired");
  const story: Story = { table, list: [], at: 0, staged };
  for (const event of happening.events) {
    TELLERS[event.event]?.(story, event);
    // What follows is the next round's deal, under the ledger of this one.
    if (event.event === "RoundEnded") break;
  }
  return { movements: story.list };
}

function pictureOf(table: EarpTable, card: string | null): Picture {
  const title = card === null ? "" : shortName(table, card);
  return { component: Flying, props: { card, title } };
}

/** Where a seat's hand is: the row of cards, or the seat. */
function handOf(table: EarpTable, seat: Seat, card: string | null = null): string[] {
  const own = card === null ? ["hand"] : [`card:${card}`, "hand"];
  return seat === table.me ? own : [`seat:${seat}`];
}

function seatOf(event: GameEvent): Seat {
  return event.seat as Seat;
}

function cardOf(event: GameEvent): string | null {
  return (event.card as string | null | undefined) ?? null;
}

function fly(story: Story, from: Place, to: Place, card: string | null, sound?: Sound): void {
  story.list.push({
    kind: "fly",
    from,
    to,
    picture: pictureOf(story.table, card),
    delay: story.at,
    duration: FLIGHT,
    sound,
  });
  story.at += APART;
}

/** Cards come to a poster, and its bounty goes up. */
function lands(story: Story, outlaw: string, bounty: number): void {
  story.at += FLIGHT - APART;
  const poster = `poster:${outlaw}`;
  if (story.staged) {
    const sound = bounty > 0 ? sounds.COIN : undefined;
    story.list.push({ kind: "sound", from: [], sound, delay: story.at });
    return;
  }
  story.list.push({ kind: "pulse", from: poster, delay: story.at });
  if (bounty > 0) {
    story.list.push({
      kind: "rise",
      from: poster,
      to: poster,
      text: `+${dollars(bounty)}`,
      tone: "good",
      delay: story.at,
      sound: sounds.COIN,
    });
  }
}

const sheriffLaid: Teller = (story, event) => {
  const outlaw = event.outlaw as string;
  const card = cardOf(event) ?? `photo_${outlaw}`;
  const isPhoto = event.event === "PhotoLaid";
  fly(
    story,
    handOf(story.table, seatOf(event), card),
    `poster:${outlaw}`,
    card,
    isPhoto ? sounds.SHUTTER : sounds.PAPER,
  );
  lands(story, outlaw, event.bounty as number);
};

const toDiscard: Teller = (story, event) => {
  const card = cardOf(event);
  fly(story, handOf(story.table, seatOf(event), card), "discard", card, sounds.PAPER);
};

const fromDiscard: Teller = (story, event) =>
  fly(story, "discard", handOf(story.table, seatOf(event)), cardOf(event), sounds.PAPER);

const betweenHands: Teller = (story, event) =>
  fly(
    story,
    handOf(story.table, event.target as Seat, cardOf(event)),
    handOf(story.table, seatOf(event)),
    cardOf(event),
    sounds.PAPER,
  );

const TELLERS: Readonly<Record<string, Teller>> = {
  CardDrawn: (story, event) =>
    fly(story, "supply", handOf(story.table, seatOf(event)), cardOf(event), sounds.PAPER),
  DiscardTaken: fromDiscard,
  SwapTaken: fromDiscard,
  CardDiscarded: toDiscard,
  SwapGiven: toDiscard,
  SheriffDiscarded: toDiscard,
  CardGiven: betweenHands,
  CardStolen: betweenHands,
  SheriffLaid: sheriffLaid,
  PhotoLaid: sheriffLaid,
  OutlawsLaid: (story, event) => {
    const outlaw = event.outlaw as string;
    const hand = handOf(story.table, seatOf(event), outlaw);
    for (let i = 0; i < (event.n as number); i += 1) {
      fly(story, hand, `poster:${outlaw}`, outlaw, i === 0 ? sounds.PAPER : undefined);
    }
    lands(story, outlaw, event.bounty as number);
    if (event.first === 1) {
      story.list.push({ kind: "sound", from: [], sound: sounds.NAIL, delay: story.at });
    }
  },
  GunReplaced: (story, event) => {
    const row = `row:${event.target as Seat}:${event.outlaw as string}`;
    fly(story, [row, `poster:${event.outlaw as string}`], "discard", "fastest_gun", sounds.PAPER);
  },
  HideoutLaid: (story, event) => {
    const poster = `poster:${event.outlaw as string}`;
    fly(story, handOf(story.table, seatOf(event)), poster, "hideout", sounds.PAPER);
    lands(story, event.outlaw as string, 0);
  },
  HideoutRemoved: (story, event) =>
    fly(story, `poster:${event.outlaw as string}`, "discard", "hideout", sounds.PAPER),
  OutlawStolen: (story, event) => {
    const outlaw = event.outlaw as string;
    fly(
      story,
      [`row:${event.target as Seat}:${outlaw}`, `poster:${outlaw}`],
      handOf(story.table, seatOf(event)),
      outlaw,
      sounds.PAPER,
    );
  },
  PileShuffled: (story) => fly(story, "discard", "supply", null, sounds.ROPE),
  ShotFired: ({ list, at }, event) => {
    const sound = event.hit === 1 ? sounds.HIT : sounds.MISS;
    list.push({ kind: "sound", from: [], sound, delay: at });
  },
  RoundEnded: ({ list, at }) =>
    list.push({ kind: "sound", from: [], sound: sounds.BELL, delay: at }),
};
