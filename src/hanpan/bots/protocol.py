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
    """A safety stop in wall time.  Bots are dimensioned to need far less; one that is over it plays the best so far."""

    def __init__(self, milliseconds: int) -> None:
        self.end = monotonic() + milliseconds / 1000

    def is_spent(self) -> bool:
        """Whether the time is over."""
        return monotonic() >= self.end


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
