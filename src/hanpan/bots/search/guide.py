"""What a game plugs into a search.  Stays interpreted, so that a game's module can override it in any build.

Worths are lists with one number for each seat: the share of the victory, from 0 to 1, that it may expect.
"""

from typing import Any, ClassVar

import msgspec

from hanpan.core.chance import TABLE, Chance, Quick
from hanpan.core.game import Game

_ENCODE = msgspec.json.Encoder().encode


class Hunch:
    """What a guide thinks of the choices of a decision before any simulation.

    `shares` says how promising each choice is, in the order of the offer, adding up to 1; `worths`, if it is not empty,
    what each of them may be worth to the seat that decides, and `trust`, above 0, how many simulations that opinion
    outweighs.
    """

    def __init__(self, shares: list[float], worths: list[float], trust: float) -> None:
        self.shares = shares
        self.worths = worths
        self.trust = trust


class Guide:
    """The plug-ins of a search.  Every method has a default that is right for any game, if not clever.

    None of them may change a position or keep one that the search plays on; what is drawn at random comes from
    `chance`.
    """

    #: True for a guide that learns from the positions that it is shown: it is asked for its hunch about a decision
    #: again whenever the visits to it have doubled.
    LEARNS: ClassVar[bool] = False

    def __init__(self, game: Game) -> None:
        self.game = game
        kind = type(self)
        self.judges = kind.evaluate is not Guide.evaluate
        self.tells_luck = kind.expected is not Guide.expected
        self.is_bounded = kind.within is not Guide.within
        self.rolls_blindly = kind.rollout is Guide.rollout and not self.judges and not self.tells_luck

    def chance(self, seed: int) -> Chance:
        """Where the draws of all simulations come from; the same seed gives the same draws."""
        return Quick(scattered(seed))

    def deal(self, s: Any, seat: int, chance: Chance) -> None:
        """Begins a simulation: deals anew, in place, what `seat` cannot know.  A game may find some deals likelier."""
        self.game.reshuffle(s, seat, chance)

    def within(self, s: Any, seat: int) -> bool:
        """Whether a decision may stand in the trees; from the first one that may not, `rollout` plays on."""
        return True

    def knowledge(self, s: Any, seat: int) -> Any:
        """What `seat` knows, as anything hashable: decisions with equal knowledge share one node.

        Never more than the seat may know.  By default the whole view; a game that leaves out what hardly matters
        learns faster, and one that makes a tuple of the rest does so in a fraction of the time.
        """
        return _ENCODE(self.game.view(s, seat))

    def hunch(self, s: Any, seat: int, offer: list[int]) -> Hunch | None:
        """What it thinks of the choices of a decision that the search meets for the first time; None for nothing.

        It sees the whole position, as it was dealt in this simulation; it must not use what `seat` cannot know.
        """
        return None

    def rollout(self, s: Any, seat: int, offer: list[int], chance: Chance) -> int:
        """How `seat` plays beyond the trees: one of at least two choices.  By default any of them."""
        return chance.pick(TABLE, offer)

    def evaluate(self, s: Any) -> list[float] | None:
        """The worth of a running game beyond the trees; None where it cannot be judged, and the game is played on."""
        return None

    def result(self, s: Any) -> list[float]:
        """The worth of a game that is over: victories, shared ones in parts."""
        winners = self.game.score(s).winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.n_seats)]

    def expected(self, s: Any, seat: int, a: int) -> list[float] | None:
        """What it thinks that choosing `a` is worth, before anything is drawn; None where it does not know.

        With `estimate` it takes luck out of the results: where it knows the worth before and after a draw, the search
        subtracts the difference.  That is fair as long as `expected` is the mean of `estimate` over the draws.
        """
        return None

    def estimate(self, s: Any) -> list[float]:
        """What it thinks of the position that has come of a choice whose worth was `expected`."""
        raise NotImplementedError


def scattered(seed: int) -> int:
    """A seed that has nothing in common with those of its neighbours."""
    x = (seed ^ seed >> 31) & 0x7FFFFFFF
    for _ in range(2):
        x = (x ^ x >> 16) * 0x45D9F3B & 0x7FFFFFFF
    return x ^ x >> 16
