"""What a seat may know of the Fair, and how to fill in the rest."""

from typing import Any

import msgspec

from hanpan.core.bags import take
from hanpan.core.chance import TABLE, Chance
from hanpan.core.control import wake
from hanpan.core.engine import asked, legal
from hanpan.core.options import spell_options
from hanpan.core.view import View, question_of
from hanpan.games.fair import events as e
from hanpan.games.fair.actions import VOCABULARY
from hanpan.games.fair.data import DECK
from hanpan.games.fair.phases import Answered, Committed
from hanpan.games.fair.position import Fair
from hanpan.games.fair.table import FRAMES, OPTIONS, blank, score


class FairView(View, kw_only=True):
    round: int
    start: int
    hand: list[str]
    n_hands: list[int]
    known: list[list[str]]  # by holder: what this seat has seen in that hand
    n_deck: int
    discard: list[str]
    bags: list[list[int]]
    kept: list[list[int]]
    coins: list[int]
    prizes: list[int]
    stalls: list[int]
    points: list[int]


def view(s: Fair, seat: int | None) -> FairView:

    n = s.n_seats
    return FairView(
        game="fair",
        seat=seat,
        n_seats=n,
        options=spell_options(OPTIONS, s.options),
        asked=asked(s),
        question=question_of(s, seat),
        choices=[] if seat is None else legal(s, seat),
        frames=FRAMES.see(s.frames, seat),
        lanes=[FRAMES.see(lane, seat) for lane in s.lanes],
        round=s.round,
        start=s.start,
        hand=[] if seat is None else VOCABULARY.spell("card", s.hands[seat]),
        n_hands=[len(hand) for hand in s.hands],
        known=[[] if seat is None else VOCABULARY.spell("card", s.known[seat * n + holder]) for holder in range(n)],
        n_deck=len(s.deck),
        discard=VOCABULARY.spell("card", s.discard),
        bags=[bag[:] for bag in s.bags],
        kept=[kept[:] for kept in s.kept],
        coins=s.coins[:],
        prizes=s.prizes[:],
        stalls=s.stalls[:],
        points=[entry.total for entry in score(s).seats],
        score=None if s.frames else score(s),
    )


def redact(event: Any, seat: int | None) -> Any:
    if isinstance(event, e.CardDealt) and event.seat != seat:
        return msgspec.structs.replace(event, card=-1)
    if isinstance(event, e.CardSeen) and seat not in (event.seat, event.target):
        return msgspec.structs.replace(event, card=-1)
    return event


def guess(known: FairView, chance: Chance) -> Fair:
    s = blank(known.options, known.n_seats)
    seat = -1 if known.seat is None else known.seat
    n = s.n_seats
    s.round, s.start = known.round, known.start
    s.discard = VOCABULARY.read("card", known.discard)
    s.bags, s.kept = known.bags, known.kept
    s.coins, s.prizes, s.stalls = known.coins, known.prizes, known.stalls
    if seat >= 0:
        s.hands[seat] = VOCABULARY.read("card", known.hand)
        for holder in range(n):
            s.known[seat * n + holder] = VOCABULARY.read("card", known.known[holder])
    sizes = known.n_hands
    s.deck = DECK[:]
    for card in s.discard:
        take(s.deck, card)
    if seat >= 0:
        for card in s.hands[seat]:
            take(s.deck, card)
    deal(s, seat, sizes, chance)
    s.frames = [FRAMES.read(form) for form in known.frames]
    s.lanes = [[FRAMES.read(filled(form)) for form in lane] for lane in known.lanes]
    recommit(s, seat, chance)
    wake(s)
    s.chance = chance
    return s


def filled(form: dict[str, Any]) -> dict[str, Any]:
    """A frame whose secrets are given any value; `recommit` chooses them anew."""
    return {field: 0 if value is None else value for field, value in form.items()}


def deal(s: Fair, seat: int, sizes: list[int], chance: Chance) -> None:
    """Deals the hands that `seat` cannot see: first what it knows to be there, then cards of the pool."""
    for holder in range(s.n_seats):
        if holder == seat:
            continue
        s.hands[holder] = [] if seat < 0 else s.known[seat * s.n_seats + holder][:]
        for card in s.hands[holder]:
            take(s.deck, card)
    for holder in range(s.n_seats):
        while holder != seat and len(s.hands[holder]) < sizes[holder]:
            card = chance.pick(TABLE, s.deck)
            take(s.deck, card)
            s.hands[holder] = sorted([*s.hands[holder], card])


def recommit(s: Fair, seat: int, chance: Chance) -> None:
    """Commitments of others may be any that their hands allow."""
    for other, lane in enumerate(s.lanes):
        if other != seat and lane:
            if isinstance(lane[-1], Committed):
                lane[-1] = Committed(other, chance.pick(TABLE, s.hands[other]))
            elif isinstance(lane[-1], Answered):
                lane[-1] = Answered(other, 0)


def reshuffle(s: Fair, seat: int, chance: Chance) -> None:
    sizes = [len(hand) for hand in s.hands]
    for holder in range(s.n_seats):
        if holder != seat:
            s.deck = sorted(s.deck + s.hands[holder])
    deal(s, seat, sizes, chance)
    for at in range(len(s.known)):
        if at // s.n_seats != seat:
            s.known[at] = []  # what others know of each other is not known to `seat`
    recommit(s, seat, chance)
    plugged = s.chance
    wake(s)
    s.chance = plugged
