"""A view of Wyatt Earp as numbers (docs/research.md lists the entries).

Seats are told relative to the eyes: 0 is the seat that looks, 1 the next one clockwise.  Hideouts keep their numbers,
because actions name them by number.  Counts are divided by what they seldom exceed and cut at 1.  Left out are the order
of the discards below the top one and from which round and outlaw money came.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hanpan.core.encoding import Out, encode_options, relative
from hanpan.games.wyatt_earp.actions import YES
from hanpan.games.wyatt_earp.data import (
    CARDS,
    COPIES,
    CP,
    DECK,
    DRY_TURNS,
    GOAL,
    IDLE_TURNS,
    MOST_HIDEOUTS,
    MOST_POINTS,
    MOST_ROUNDS,
    OUTLAWS,
)
from hanpan.games.wyatt_earp.frames import PHASES
from hanpan.games.wyatt_earp.options import OPTIONS
from hanpan.games.wyatt_earp.schema import Hideout
from hanpan.games.wyatt_earp.view import EarpView, Poster

CARDS_IN_HAND: Final = 20.0
BOUNTY: Final = 15_000.0
LAID: Final = 7.0
GAINED: Final = 10.0

NUMBER: Final[dict[str | None, int]] = {None: -1, **{card: i for i, card in enumerate(CARDS)}}
PASSES: Final = ("1", "2")
SUPPLY: Final = ("cards", "exhausted", "turns without a lay or a card of it", "turns without a card of it")
SEAT: Final = ("cards", "money", "cards gained since then")
POSTER: Final = ("bounty", "registered")
#: The open cards of one seat at a poster, and what they come to.
GROUP: Final = ("outlaws", "photo", "banks", "stagecoaches", "gun", "points", "covered", "pays")
ANSWERS: Final = ("asked", "answered")


def encode(view: EarpView, out: Out) -> None:
    """What the view tells; without a seat, as seat 0 would see it but for the hand."""
    n = view.n_seats
    me = view.seat or 0
    seats = tuple(range(n))
    of = {frame["frame"]: frame for frame in view.frames}
    out.one_of(("asks",), PHASES, -1 if view.question is None else PHASES.index(view.question))
    out.one_of(("turn of seat",), seats, relative(view.turn, me, n))
    out.one_of(("dealer is seat",), seats, relative(view.dealer, me, n))
    out.numbers(("round",), ("number",), (view.round / MOST_ROUNDS,))
    out.one_of(("supply",), PASSES, view.supply_pass - 1)
    idle, dry = view.idle_turns / (IDLE_TURNS * n), view.dry_turns / (DRY_TURNS * n)
    supply = (view.n_supply / len(DECK), float(view.exhausted), max(-1.0, min(1.0, idle)), max(-1.0, min(1.0, dry)))
    out.numbers(("supply",), SUPPLY, supply)
    out.numbers(("second supply, at most",), CARDS, shares(view.stock))
    out.one_of(("top discard",), CARDS, NUMBER[view.discard[-1]] if view.discard else -1)
    out.numbers(("discards",), CARDS, shares(view.discard))
    out.numbers(("hand",), CARDS, shares(view.hand))
    out.one_of(("resolving",), CARDS, NUMBER[view.resolving])
    encode_turn(of, me, n, out)
    for i in seats:
        encode_seat(view, i, (me + i) % n, out)
    for outlaw in OUTLAWS:
        encode_poster(view, outlaw, view.posters[outlaw], me, out)
    for h in range(MOST_HIDEOUTS):
        encode_hideout(h, view.hideouts[h] if h < len(view.hideouts) else None, me, n, out)
    encode_options(OPTIONS, view.options, out)


def shares(cards: Sequence[str]) -> list[float]:
    """By kind: how many of its copies are among the cards."""
    counts = [0] * len(CARDS)
    for card in cards:
        counts[NUMBER[card]] += 1
    return [count / copies for count, copies in zip(counts, COPIES, strict=True)]


def encode_turn(of: Mapping[str, Mapping[str, Any]], me: int, n: int, out: Out) -> None:
    """What was played in this turn, and what the open question is about."""
    playing = of.get("Playing")
    laid = [0] * len(OUTLAWS) if playing is None else playing["laid"]
    out.numbers(("sheriff card",), ("played",), (0.0 if playing is None else float(playing["sheriff"]),))
    out.numbers(("laid in this turn",), OUTLAWS, [min(1.0, count / LAID) for count in laid])
    window = of.get("Reacting", of.get("Asking"))
    out.one_of(("window for",), OUTLAWS, -1 if window is None else NUMBER[window["outlaw"]])
    fetching = of.get("Fetching")
    out.numbers(("discards to choose from",), ("cards",), (0.0 if fetching is None else fetching["n"] / len(DECK),))
    choosing = of.get("Choosing")
    target = None if choosing is None else choosing["target"]
    out.one_of(("hand seen of seat",), tuple(range(n)), relative(target, me, n))


def encode_seat(view: EarpView, i: int, seat: int, out: Out) -> None:
    """Hand as far as it is known (of the own one, what the others know), money, and the answer in a window."""
    absence = view.absences[seat]
    figures = (view.n_hands[seat] / CARDS_IN_HAND, view.money[seat] / (2 * GOAL), absence.gained / GAINED)
    out.numbers(("seat", i), SEAT, [min(1.0, figure) for figure in figures])
    out.numbers(("seat", i, "known"), CARDS, shares(view.known[seat]))
    out.numbers(("seat", i, "had no"), OUTLAWS, [float(outlaw in absence.outlaws) for outlaw in OUTLAWS])
    lane = view.lanes[seat] if seat < len(view.lanes) else []
    state = -1 if not lane else int(lane[-1]["frame"] == "Answered")
    out.one_of(("seat", i, "window"), ANSWERS, state)
    out.numbers(("seat", i, "window"), ("yes",), (float(state == 1 and lane[-1].get("answer") == YES),))


def encode_poster(view: EarpView, outlaw: str, poster: Poster, me: int, out: Out) -> None:
    """The bounty, and what lies before every seat."""
    out.numbers((outlaw,), POSTER, (min(1.0, poster.bounty / BOUNTY), float(poster.registered)))
    for i in range(view.n_seats):
        seat = (me + i) % view.n_seats
        cards = view.territories[seat].get(outlaw, [])
        photo = f"photo_{outlaw}"
        figures = [
            cards.count(card) / COPIES[NUMBER[card]] for card in (outlaw, photo, "bank_robbery", "stagecoach_robbery")
        ]
        figures += [float("fastest_gun" in cards), poster.points[seat] / MOST_POINTS]
        figures += [poster.covered[seat] / MOST_POINTS, min(1.0, poster.pays[seat] / BOUNTY)]
        out.numbers((outlaw, "seat", i), GROUP, figures)


def encode_hideout(h: int, hideout: Hideout | None, me: int, n: int, out: Out) -> None:
    """On whose cards a Hideout lies, and what they are worth."""
    seat = None if hideout is None else hideout.seat
    out.one_of(("hideout", h, "seat"), tuple(range(n)), relative(seat, me, n))
    out.one_of(("hideout", h), OUTLAWS, -1 if hideout is None else NUMBER[hideout.outlaw])
    points = 0 if hideout is None else sum(CP[NUMBER[card]] for card in hideout.cards)
    out.numbers(("hideout", h), ("points",), (points / MOST_POINTS,))
