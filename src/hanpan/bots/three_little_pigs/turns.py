"""What the rest of a turn is worth: every way to build and every blow of the wolf, under some valuation of tables.

All successors come from the rules themselves, played on copies.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from hanpan.bots.protocol import Budget
from hanpan.games.three_little_pigs.actions import DECLINE
from hanpan.games.three_little_pigs.odds import N_STATES, OPEN_STATES, SYMBOLS
from hanpan.games.three_little_pigs.phases import Blowing, BlowingTile
from hanpan.games.three_little_pigs.position import Pigs
from hanpan.games.three_little_pigs.previews import (
    DIAL,
    Outcome,
    Symbols,
    blowing,
    blown,
    builder,
    covers,
    played,
)

#: What a table after the turn is worth to the seat whose turn it was.
Valuation = Callable[[Pigs], float]

WORST: Final = float("-inf")


class Best:
    """The best outcome so far and its value."""

    def __init__(self) -> None:
        self.value = WORST
        self.outcome: Outcome | None = None

    def offer(self, outcome: Outcome, value: float) -> None:
        """Takes over what is better; the first of equals stays."""
        if self.outcome is None or value > self.value:
            self.outcome = outcome
            self.value = value


def in_time(found: Iterable[Outcome], budget: Budget) -> Iterator[Outcome]:
    """At least the first outcome, and the others until the budget is spent."""
    for outcome in found:
        yield outcome
        if budget.is_spent():
            return


def best_of(found: Iterable[Outcome], valuation: Valuation) -> Best:
    """The best of several outcomes."""
    best = Best()
    for outcome in found:
        best.offer(outcome, valuation(outcome.after))
    return best


class EndOfRolling:
    """What rolling may end with: by state of the dice the best way to build, and its value; the same for the wolf."""

    def __init__(self, s: Pigs, seat: int, found: Iterable[Outcome], valuation: Valuation) -> None:
        """`found` are the ways to build with any dice, as `previews.affordable` finds them."""
        by_price: dict[Symbols, Best] = {}
        for outcome in found:
            by_price.setdefault(outcome.spent, Best()).offer(outcome, valuation(outcome.after))
        by_symbols: dict[Symbols, Best] = {}
        for state in OPEN_STATES:
            symbols = SYMBOLS[state]
            if symbols not in by_symbols:
                best = by_symbols[symbols] = Best()
                for price, option in by_price.items():
                    if option.outcome is not None and covers(symbols, price):
                        best.offer(option.outcome, option.value)
                if best.outcome is None:
                    best.value = valuation(builder(s, seat, symbols))  # TP-BUY-11
        self.wolf = wolf_value(s, seat, valuation)
        self.outcomes: list[Outcome | None] = [None] * N_STATES
        self.values = [self.wolf] * N_STATES
        for state in OPEN_STATES:
            best = by_symbols[SYMBOLS[state]]
            self.outcomes[state] = best.outcome
            self.values[state] = best.value


def wolf_value(s: Pigs, seat: int, valuation: Valuation) -> float:
    """The value of a turn in which the wolf appears."""
    value = 0.0
    for material, p in DIAL:
        t = blowing(s, seat, material)
        if t.frames and isinstance(t.frames[-1], Blowing):
            return max([blow_value(t, seat, a, valuation) for a in t.offers[seat]])
        value += p * settled_value(t, seat, valuation)
    return value


def blow_value(s: Pigs, seat: int, a: int, valuation: Valuation) -> float:
    """The mean value of a choice of the wolf phase over the dial."""
    if a == DECLINE:
        return valuation(played(s, seat, a))
    return sum([p * settled_value(blown(s, seat, a, material), seat, valuation) for material, p in DIAL])


def settled_value(s: Pigs, seat: int, valuation: Valuation) -> float:
    """The value of the table, after the best pick of a tile if one is asked for (option `one_tile`)."""
    if s.frames and isinstance(s.frames[-1], BlowingTile):
        return max([valuation(played(s, seat, a)) for a in s.offers[seat]])
    return valuation(s)
