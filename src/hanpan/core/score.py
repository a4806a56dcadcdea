"""Itemised scores and rankings."""

from collections.abc import Sequence
from typing import Any

import msgspec


class Item(msgspec.Struct, frozen=True):
    """One line of a seat's score.  `key` names a message `score-…`; a thing that scores nothing stands with 0."""

    key: str
    points: int
    facts: dict[str, Any] = {}


class SeatScore(msgspec.Struct, frozen=True):
    """`rank` starts at 1 and is shared by equals; `tie_break` are the further numbers that rank equal totals."""

    seat: int
    rank: int
    total: int
    tie_break: tuple[int, ...]
    items: list[Item]


class Score(msgspec.Struct, frozen=True):
    """The score if the game ended now.  `decided_by` is the key of the tie-break that was needed, or None."""

    seats: list[SeatScore]
    winners: list[int]
    decided_by: str | None


def ranked(items: Sequence[list[Item]], tie_breaks: Sequence[tuple[int, ...]], keys: tuple[str, ...]) -> Score:
    """Ranks seats by total, then by their tie-break numbers (more is better); full equals share a rank."""
    totals = [sum(item.points for item in lines) for lines in items]
    order = [(totals[seat], *tie_breaks[seat]) for seat in range(len(items))]
    seats = [
        SeatScore(seat, 1 + sum(other > order[seat] for other in order), totals[seat], tie_breaks[seat], items[seat])
        for seat in range(len(items))
    ]
    winners = [entry.seat for entry in seats if entry.rank == 1]
    return Score(seats, winners, deciding(order, keys))


def deciding(order: list[tuple[int, ...]], keys: tuple[str, ...]) -> str | None:
    """Which tie-break separated the winners from the next best, or None if the totals did."""
    best = max(order)
    rest = [numbers for numbers in order if numbers != best]
    if not rest:
        return None
    for i in range(1, len(best)):
        if max(rest)[i - 1] != best[i - 1]:
            return None if i == 1 else keys[i - 2]
    return keys[len(best) - 2] if max(rest)[:-1] == best[:-1] and len(best) > 1 else None
