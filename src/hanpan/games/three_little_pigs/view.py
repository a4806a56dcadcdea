"""What a seat may know: everything but the order of the tiles below the top (TP-SET-03)."""

from typing import Any

import msgspec

from hanpan.core.chance import Chance
from hanpan.core.control import wake
from hanpan.core.engine import asked, legal
from hanpan.core.options import spell_options
from hanpan.core.view import View, question_of
from hanpan.games.three_little_pigs.actions import VOCABULARY
from hanpan.games.three_little_pigs.data import AWARDS, END_PILES
from hanpan.games.three_little_pigs.frames import FRAMES
from hanpan.games.three_little_pigs.options import OPTIONS, VETERAN
from hanpan.games.three_little_pigs.position import Pigs, is_complete, n_empty
from hanpan.games.three_little_pigs.schema import Pile, Table
from hanpan.games.three_little_pigs.scoring import award_holders, award_points, end_leads, house_points, score
from hanpan.games.three_little_pigs.table import blank, read, write_houses, write_piles


class SeatSummary(msgspec.Struct):
    """What the seat panel tells: points if the game ended now (awards included), what roofs would add, houses."""

    points: int
    if_roofed: int
    completed: int
    unfinished: int


class PigsView(View, kw_only=True):
    """The table by names.  `under` of a pile lists the pots that are still below its top, in no order."""

    turn: int | None
    first: int | None
    n_turns: int
    dice: list[str | None]
    piles: dict[str, Pile]
    houses: list[list[list[str]]]
    removed: list[str]
    awards: dict[str, int | None]  # veteran: holder, or who would win the end card now
    leads: dict[str, int]  # veteran: by how much that holder of an end card is ahead of the next seat
    n_empty: int
    end_at: int
    seats: list[SeatSummary]


def view(s: Pigs, seat: int | None) -> PigsView:
    """All information is public; only the question and the choices depend on the seat."""
    holders = award_holders(s)
    return PigsView(
        game="three_little_pigs",
        seat=seat,
        n_seats=s.n_seats,
        options=spell_options(OPTIONS, s.options),
        asked=asked(s),
        question=question_of(s, seat),
        choices=[] if seat is None else legal(s, seat),
        frames=FRAMES.see(s.frames, seat),
        lanes=[],
        turn=None if s.turn < 0 else s.turn,
        first=None if s.first < 0 else s.first,
        n_turns=s.n_turns,
        dice=VOCABULARY.spell("face", s.dice),
        piles=write_piles(s),
        houses=write_houses(s),
        removed=VOCABULARY.spell("tile", s.removed),
        awards={AWARDS[i]: None if holder < 0 else holder for i, holder in enumerate(holders)},
        leads=dict(zip(AWARDS[3:], end_leads(s), strict=True)) if s.options.variant == VETERAN else {},
        n_empty=n_empty(s),
        end_at=END_PILES[s.options.end_piles][s.n_seats],
        seats=summaries(s, holders),
        score=None if s.frames else score(s),
    )


def summaries(s: Pigs, holders: list[int]) -> list[SeatSummary]:
    """The figures of every seat; `holders` of the award cards."""
    awards = award_points(s.n_seats, holders)
    rows = []
    for seat, homes in enumerate(s.homes):
        total = awards[seat]
        roofed = 0
        completed = 0
        for house in homes:
            if is_complete(house):
                completed += 1
                total += house_points(s, house)
            else:
                roofed += house_points(s, house) + 2  # a straw roof is the cheapest way to close a house (TP-BUY-02)
        rows.append(SeatSummary(total, roofed, completed, len(homes) - completed))
    return rows


def guess(known: PigsView, chance: Chance) -> Any:
    """The position behind a view.  No draw is needed: nothing is hidden but a future that does not exist yet."""
    s = blank(known.options, known.n_seats)
    awards = [known.awards.get(award) for award in AWARDS[:3]]
    table = Table(
        turn=known.turn,
        first=known.first,
        n_turns=known.n_turns,
        dice=known.dice,
        piles=known.piles,
        houses=known.houses,
        removed=known.removed,
        awards=[-1 if holder is None else holder for holder in awards],
    )
    read(s, table)
    s.frames = [FRAMES.read(form) for form in known.frames]
    wake(s)
    s.chance = chance
    return s


def reshuffle(s: Pigs, seat: int, chance: Chance) -> None:
    """Nothing is hidden from anybody, so nothing is dealt anew."""


def redact(event: Any, seat: int | None) -> Any:
    """Every event is public."""
    return event
