"""What a bot is: something that sees one seat's view and names one of its choices, with a reason."""

from random import Random
from time import monotonic
from typing import Any, Protocol

import msgspec

#: Every level that a game may have, weakest first.
LEVELS = ("random", "easy", "normal", "hard")


class Choice(msgspec.Struct, frozen=True):
    """The id of a legal action, and why: `why` names a message `bot-…`, `facts` are its arguments.

    Facts have the forms of the wire: names of the game's vocabulary, seats and counts as numbers.
    """

    action: int
    why: str
    facts: dict[str, Any] = {}


class Budget:
    """What one choice may cost: a stop in wall time and, for a level that searches, a number of simulations.

    A search that is stopped by its simulations makes the same choice on every machine; one that is stopped by the clock
    plays the best so far.  Levels that do not search are dimensioned to need far less than any clock.
    """

    def __init__(self, milliseconds: int, simulations: int = 0) -> None:
        """The clock runs from now on; with 0 simulations only the clock stops a search."""
        self.start = monotonic()
        self.end = self.start + milliseconds / 1000
        self.simulations = simulations

    def is_spent(self, simulations: int = 0) -> bool:
        """Whether the time is over, or as many simulations are done as were allowed."""
        return 0 < self.simulations <= simulations or monotonic() >= self.end

    def left(self, simulations: int) -> float:
        """About how many more simulations there will be after so many (at least one)."""
        if self.simulations:
            return self.simulations - simulations
        now = monotonic()
        return simulations * (self.end - now) / max(now - self.start, 1e-6)


class Heuristics(Protocol):
    """What the module `hanpan.bots.G` exports for the game `G`.

    LEVELS  the levels that it plays, weakest first, without `random`, which every game has
    choose  a choice among `view.choices`, of which there are at least two; all chance comes from `rng`, and equal
            arguments give equal choices as long as the budget is not spent
    """

    LEVELS: tuple[str, ...]

    def choose(self, level: str, view: Any, rng: Random, budget: Budget) -> Choice:
        """One of `view.choices`."""
        ...
