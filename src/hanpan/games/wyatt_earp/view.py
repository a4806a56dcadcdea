"""What a seat may know: its own hand, everything that lies open, and what it has learnt of the other hands."""

from typing import Any

import msgspec

from hanpan.core.chance import TABLE, Chance
from hanpan.core.control import wake
from hanpan.core.engine import asked, legal
from hanpan.core.options import spell_options
from hanpan.core.view import View, question_of
from hanpan.games.wyatt_earp import events as e
from hanpan.games.wyatt_earp.actions import NO, VOCABULARY
from hanpan.games.wyatt_earp.data import COPIES, OUTLAWS, PHOTO
from hanpan.games.wyatt_earp.frames import FRAMES
from hanpan.games.wyatt_earp.guess import EVEN, deal, unknown_to
from hanpan.games.wyatt_earp.laws import all_cards
from hanpan.games.wyatt_earp.options import OPTIONS
from hanpan.games.wyatt_earp.phases import Answered, Reacting
from hanpan.games.wyatt_earp.position import Earp, covered_points, hand_of, known_in, points_of
from hanpan.games.wyatt_earp.schema import Absence, Hideout, Table
from hanpan.games.wyatt_earp.scoring import paid_by, payout_of, score
from hanpan.games.wyatt_earp.table import (
    blank,
    counted,
    listed,
    read,
    spell,
    write_absences,
    write_earned,
    write_hideouts,
    write_territories,
)


class Poster(msgspec.Struct):
    """One outlaw: capture points by seat, open and covered, and what each seat would be paid if the round ended now."""

    bounty: int
    registered: bool
    points: list[int]
    covered: list[int]
    pays: list[int]


class EarpView(View, kw_only=True):
    """The table by names.  `discard` lists cards from the bottom up.

    `known` are by seat the cards that this seat knows in that hand; of the own hand, those that everybody knows.
    `stock` is the most of each kind that the second supply can hold, as far as this seat can tell.
    """

    round: int
    turn: int | None
    dealer: int | None
    supply_pass: int
    n_supply: int
    exhausted: bool
    discard: list[str]
    hand: list[str]
    n_hands: list[int]
    known: list[list[str]]
    absences: list[Absence]
    stock: list[str]
    territories: list[dict[str, list[str]]]
    hideouts: list[Hideout]
    posters: dict[str, Poster]
    money: list[int]
    earned: list[list[dict[str, int]]]
    resolving: str | None
    idle_turns: int
    dry_turns: int


def view(s: Earp, seat: int | None) -> EarpView:
    """The table as a seat, or with None everybody, may know it."""
    n = s.n_seats
    eyes = -1 if seat is None else seat
    return EarpView(
        game="wyatt_earp",
        seat=seat,
        n_seats=n,
        options=spell_options(OPTIONS, s.options),
        asked=asked(s),
        question=question_of(s, seat),
        choices=[] if seat is None else legal(s, seat),
        frames=FRAMES.see(s.frames, seat),
        lanes=[FRAMES.see(lane, seat) for lane in s.lanes],
        round=s.round,
        turn=None if s.turn < 0 else s.turn,
        dealer=None if s.dealer < 0 else s.dealer,
        supply_pass=s.supply_pass,
        n_supply=len(s.supply),
        exhausted=bool(s.exhausted),
        discard=spell(s.discard),
        hand=[] if seat is None else spell(hand_of(s, seat)),
        n_hands=s.n_hands[:],
        known=[spell(listed(known_in(s, -1 if holder == eyes else eyes, holder))) for holder in range(n)],
        absences=write_absences(s),
        stock=spell(listed(s.stock[eyes])) if s.stock else [],
        territories=write_territories(s),
        hideouts=write_hideouts(s),
        posters={name: poster(s, outlaw) for outlaw, name in enumerate(OUTLAWS)},
        money=s.money[:],
        earned=[write_earned(row, n) for row in s.earned],
        resolving=VOCABULARY.spell("card", s.resolving),
        idle_turns=s.idle_turns,
        dry_turns=s.dry_turns,
        score=None if s.frames else score(s),
    )


def poster(s: Earp, outlaw: int) -> Poster:
    """What everybody can see about one outlaw."""
    registered = bool(s.registered >> outlaw & 1)
    if not registered:
        nothing = [0] * s.n_seats
        return Poster(s.bounty[outlaw], False, nothing, nothing, nothing)
    pays = paid_by(payout_of(s, outlaw), s.n_seats)
    return Poster(s.bounty[outlaw], True, points_of(s, outlaw), covered_points(s, outlaw), pays)


def redact(event: Any, seat: int | None) -> Any:
    """Cards drawn, dealt or taken unseen are known to those who hold them only."""
    if isinstance(event, (e.HandDealt, e.HandSeen)):
        if seat == event.seat or (isinstance(event, e.HandSeen) and seat == event.target):
            return event
        return msgspec.structs.replace(event, cards=[-1] * len(event.cards))
    if isinstance(event, e.CardDrawn) and seat != event.seat:
        return msgspec.structs.replace(event, card=-1)
    if isinstance(event, e.CardStolen) and seat not in (event.seat, event.target):
        return msgspec.structs.replace(event, card=-1)
    return event


def seen_position(known: EarpView) -> Earp:
    """The position as far as the view tells it: unknown cards lie nowhere, and nobody is asked."""
    s = blank(known.options, known.n_seats)
    n = s.n_seats
    seat = -1 if known.seat is None else known.seat
    table = Table(
        round=known.round,
        turn=known.turn,
        dealer=known.dealer,
        hands=[known.hand if holder == seat else known.known[holder] for holder in range(n)],
        supply=[],
        discard=known.discard,
        bounty={outlaw: poster.bounty for outlaw, poster in known.posters.items()},
        money=known.money,
        supply_pass=known.supply_pass,
        territories=known.territories,
        hideouts=known.hideouts,
        registered=[outlaw for outlaw, poster in known.posters.items() if poster.registered],
        resolving=known.resolving,
        exhausted=known.exhausted,
        idle_turns=known.idle_turns,
        dry_turns=known.dry_turns,
        earned=known.earned,
        shown=known.known,
        absences=known.absences,
    )
    read(s, table)
    if known.supply_pass > 1:
        most = counted(VOCABULARY.read("card", known.stock))
        s.stock = [most[:] for _ in range(n + 1)]
    return s


def unseen_pool(s: Earp) -> list[int]:
    """By kind: the cards that lie nowhere in such a position."""
    return [COPIES[card] - n for card, n in enumerate(all_cards(s))]


def guess(known: EarpView, chance: Chance) -> Earp:
    """A position that the view cannot tell from the real one."""
    s = seen_position(known)
    seat = -1 if known.seat is None else known.seat
    pool = unseen_pool(s)
    s.n_hands = known.n_hands[:]
    deal(s, seat, pool, known.n_supply, chance, EVEN)
    s.frames = [FRAMES.read(form) for form in known.frames]
    s.lanes = [[FRAMES.read(filled(form)) for form in lane] for lane in known.lanes]
    answer_anew(s, seat, chance)
    wake(s)
    s.chance = chance
    return s


def filled(form: dict[str, Any]) -> dict[str, Any]:
    """A frame whose secrets are given any value; `answer_anew` chooses them."""
    return {field: NO if value is None else value for field, value in form.items()}


def answer_anew(s: Earp, seat: int, chance: Chance) -> None:
    """Answers that `seat` cannot see may be any that the hands allow."""
    window = s.frames[-1] if s.frames else None
    if not isinstance(window, Reacting):
        return
    for other, lane in enumerate(s.lanes):
        if other != seat and lane and isinstance(lane[-1], Answered):
            holds = s.held[other] >> (PHOTO + window.outlaw) & 1
            lane[-1] = Answered(other, chance.below(TABLE, 2) if holds else NO)


def reshuffle(s: Earp, seat: int, chance: Chance) -> None:
    """Deals anew, in place, what `seat` cannot know; what others know of each other is forgotten."""
    reshuffle_by(s, seat, chance, EVEN)


def reshuffle_by(s: Earp, seat: int, chance: Chance, weights: list[int]) -> None:
    """`reshuffle` for a seat that finds some kinds of cards likelier in hands than others (see `guess.Deal`)."""
    n = s.n_seats
    deal(s, seat, unknown_to(s, seat), len(s.supply), chance, weights)
    for at in range(len(s.seen)):
        if at // n != seat:
            s.seen[at] = []
    if s.stock:
        s.stock = [s.stock[seat][:] for _ in range(n + 1)]
    answer_anew(s, seat, chance)
    plugged = s.chance
    wake(s)
    s.chance = plugged
