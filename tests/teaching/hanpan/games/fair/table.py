"""The table of the Fair: set-up, JSON, laws, score."""

from collections.abc import Mapping
from typing import Any, Final

from hanpan.core.chance import Chance, Forbidden
from hanpan.core.engine import settle
from hanpan.core.errors import BadPosition
from hanpan.core.frames import FrameTable
from hanpan.core.options import Option, read_options
from hanpan.core.position import ready
from hanpan.core.score import Item, Score, ranked
from hanpan.games.fair import phases, schema
from hanpan.games.fair.actions import VOCABULARY
from hanpan.games.fair.data import BAG, COINS, DECK, PRIZE, STALL
from hanpan.games.fair.position import Fair, FairOptions

OPTIONS: Final = (
    Option("rounds", ("three", "one"), "FA-END-01"),
    Option("thieves", ("on", "off"), "FA-STEAL-01"),
)
FRAMES: Final = FrameTable(
    VOCABULARY,
    (phases.Rounds, schema.Nothing),
    (phases.Showing, schema.Nothing),
    (phases.Preparing, schema.PreparingShape),
    (phases.Keeping, schema.KeepingShape),
    (phases.Committed, schema.CommittedShape),
    (phases.Stealing, schema.StealingShape),
    (phases.Answering, schema.AnsweringShape),
    (phases.Answered, schema.AnsweredShape),
    (phases.Bidding, schema.BiddingShape),
)
FIELDS: Final = schema.Table.__struct_fields__


def blank(options: Mapping[str, Any], n_seats: int) -> Fair:
    s = Fair()
    ready(s, n_seats, Forbidden(), None)
    s.options = FairOptions()
    read_options(OPTIONS, s.options, options)
    s.round = 0
    s.start = 0
    s.hands = [[] for _ in range(n_seats)]
    s.deck = DECK[:]
    s.discard = []
    s.bags = [BAG[:] for _ in range(n_seats)]
    s.kept = [[] for _ in range(n_seats)]
    s.coins = [COINS] * n_seats
    s.prizes = [0] * n_seats
    s.stalls = [0] * n_seats
    s.known = [[] for _ in range(n_seats * n_seats)]
    return s


def new(options: Mapping[str, Any], n_seats: int, chance: Chance, log: list[Any] | None) -> Fair:
    s = blank(options, n_seats)
    s.chance = chance
    s.log = log
    s.frames.append(phases.Rounds())
    settle(s)
    return s


def write(s: Fair) -> schema.Table:
    return schema.Table(**{field: getattr(s, field) for field in FIELDS})


def read(s: Fair, table: schema.Table) -> None:
    for field in FIELDS:
        setattr(s, field, getattr(table, field))


def check(s: Fair) -> None:
    for field in ("hands", "bags", "kept", "coins", "prizes", "stalls"):
        if len(getattr(s, field)) != s.n_seats:
            raise BadPosition("position-range", path=f"table.{field}")
    if len(s.known) != s.n_seats**2 or s.start >= s.n_seats:
        raise BadPosition("position-range", path="table.known")


def conserve(s: Fair) -> None:
    """All 24 cards and every seat's five chips are somewhere; coins only go to the bank."""
    cards = sorted([*s.deck, *s.discard, *[card for hand in s.hands for card in hand]])
    if cards != DECK:
        raise BadPosition("position-conservation", tile="cards")
    for seat in range(s.n_seats):
        if sorted(s.bags[seat] + s.kept[seat]) != BAG:
            raise BadPosition("position-conservation", tile="chips")
    for at, seen in enumerate(s.known):
        hand = s.hands[at % s.n_seats]
        if any(seen.count(card) > hand.count(card) for card in seen):
            raise BadPosition("position-conservation", tile="known")


def score(s: Fair) -> Score:
    lines = [
        [
            Item("prizes", PRIZE * s.prizes[seat]),
            Item("stalls", STALL * s.stalls[seat]),
            Item("coins", s.coins[seat] // 5),
        ]
        for seat in range(s.n_seats)
    ]
    return ranked(lines, [(s.coins[seat],) for seat in range(s.n_seats)], ("coins",))
