"""What the level `hard` tells its search: the own turn is searched, the others play theirs as players mostly do, and
where the own next turn begins the table is valued.

Most of what happens in a simulation has nothing to do with the choice: the cards of the others, and what they draw.  So
the deals are compared in pairs (common random numbers): every deal serves several simulations and is first played with
the choice that looks best before any simulation.  How much better or worse another choice does with the same cards is
what counts.
"""

from math import exp
from typing import Any, ClassVar, Final

from hanpan.bots.search import Guide, Hunch
from hanpan.bots.search.guide import scattered
from hanpan.bots.wyatt_earp.beliefs import Beliefs, weights_of
from hanpan.bots.wyatt_earp.chances import after_round
from hanpan.bots.wyatt_earp.habits import habitual
from hanpan.bots.wyatt_earp.outcomes import Outcomes
from hanpan.bots.wyatt_earp.outlook import Outlook
from hanpan.bots.wyatt_earp.tastes import HARD
from hanpan.core.chance import Chance, Quick
from hanpan.core.engine import legal, lowest, play
from hanpan.games.wyatt_earp import GAME
from hanpan.games.wyatt_earp.data import N_KINDS
from hanpan.games.wyatt_earp.frames import FRAMES
from hanpan.games.wyatt_earp.phases import Drawing
from hanpan.games.wyatt_earp.position import Earp, clone
from hanpan.games.wyatt_earp.view import reshuffle_by

#: How many simulations the opinion before all simulations outweighs, at the least; in a long search as many as there were
#: deals, since what simulations tell has errors of its own that do not go away.  Of a draw more, as the opinion knows
#: the mean over all cards, and a simulation draws only two.
TRUST: Final = 10.0
DRAW_TRUST: Final = 30.0
#: Chance to win by which a choice has to be worse in order to be e times less promising.
WARMTH: Final = 0.02
#: Simulations that have the same deal.
SHARED: Final = 3


class Rewound(Chance):
    """Draws that can be repeated from a numbered beginning."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.source = Quick(seed)

    def below(self, stream: int, n: int) -> int:
        return self.source.below(stream, n)

    def begin(self, number: int) -> None:
        """From now on the draws are those of this number."""
        self.source = Quick(scattered(self.seed + number))


class Foresight(Guide):
    """The plug-ins of one search for `watcher` from the position `s`, guessed from its view."""

    LEARNS: ClassVar[bool] = True  # not what choices are worth, but how far to trust that

    def __init__(self, s: Earp, watcher: int) -> None:
        super().__init__(GAME)
        self.watcher = watcher
        self.round = s.round
        self.weights = weights_of(s)
        self.opinions: dict[Any, list[float]] = {}
        worths = self.opinion(s, watcher, legal(s, watcher))
        self.level = max(worths)
        self.favourite = legal(s, watcher)[worths.index(self.level)]
        self.n = 0  # simulations begun
        self.shift = 0.0  # what is added to the results of the present deal

    def chance(self, seed: int) -> Rewound:
        return Rewound(scattered(seed))

    def deal(self, s: Earp, seat: int, chance: Any) -> None:
        """The cards, the draws that will follow, and how the favourite does with them."""
        number = self.n // SHARED
        chance.begin(2 * number)
        self.dealt(s, seat, chance)
        if self.n % SHARED == 0:
            chance.begin(2 * number + 1)
            self.shift = 0.0
            self.shift = self.level - self.followed(s, seat, chance)
        self.n += 1
        chance.begin(2 * number + 1)

    def dealt(self, s: Earp, seat: int, chance: Chance) -> None:
        """Deals anew what the seat cannot know, by what is likely to lie in hands."""
        reshuffle_by(s, seat, chance, self.weights)

    def followed(self, s: Earp, seat: int, chance: Chance) -> float:
        """What the favourite is worth to the watcher in this deal."""
        t = clone(s)
        t.chance = chance
        play(t, seat, self.favourite)
        while t.asked:
            worths = self.evaluate(t)
            if worths is not None:
                return worths[self.watcher]
            asked = lowest(t.asked)
            offer = legal(t, asked)
            play(t, asked, offer[0] if len(offer) == 1 else self.rollout(t, asked, offer, chance))
        return self.result(t)[self.watcher]

    def within(self, s: Earp, seat: int) -> bool:
        """The own turn, or the own answer when a Photo may be laid out of turn."""
        return seat == self.watcher and s.round == self.round

    def knowledge(self, s: Earp, seat: int) -> Any:
        """What changes within the own turn, as far as the seat sees it."""
        base = seat * N_KINDS
        return (
            *[tuple(field) if isinstance(field, list) else field for field in FRAMES.pack(s.frames[-1])],
            tuple(s.hands[base : base + N_KINDS]),
            tuple(s.groups),
            tuple(s.hideouts),
            tuple(s.bounty),
            tuple(s.discard),
            tuple(s.n_hands),
            len(s.supply),
        )

    def opinion(self, s: Earp, seat: int, offer: list[int]) -> list[float]:
        """By choice, the chance to win of the seat before any simulation."""
        key = self.knowledge(s, seat)
        worths = self.opinions.get(key)
        if worths is None:
            beliefs = Beliefs(s, seat, s.registered)
            outcomes = Outcomes(seat, Outlook(s, seat, beliefs, HARD).value, beliefs)
            worths = [outcomes.value(s, a) for a in offer]
            out = outcomes.way_out(s)
            if out is not None:
                i = offer.index(out[0])
                worths[i] = max(worths[i], out[1])
            self.opinions[key] = worths
        return worths

    def hunch(self, s: Earp, seat: int, offer: list[int]) -> Hunch:
        worths = self.opinion(s, seat, offer)
        best = max(worths)
        shares = [exp((worth - best) / WARMTH) for worth in worths]
        total = sum(shares)
        least = DRAW_TRUST if isinstance(s.frames[-1], Drawing) else TRUST
        return Hunch([share / total for share in shares], worths, max(least, self.n / SHARED))

    def rollout(self, s: Earp, seat: int, offer: list[int], chance: Chance) -> int:
        """The rest of the own turn as it looks best, the turns of the others by habit."""
        if seat != self.watcher:
            return habitual(s, seat, offer, chance)
        worths = self.opinion(s, seat, offer)
        return offer[worths.index(max(worths))]

    def evaluate(self, s: Earp) -> list[float] | None:
        """Where the own next turn begins, or after the round."""
        if s.round != self.round:
            worths = after_round(s, s.money)
        elif s.turn == self.watcher and isinstance(s.frames[-1], Drawing):
            worths = Outlook(s, self.watcher, Beliefs(s, self.watcher, s.registered), HARD).values(s)
        else:
            return None
        worths[self.watcher] += self.shift
        return worths

    def result(self, s: Earp) -> list[float]:
        worths = super().result(s)
        worths[self.watcher] += self.shift
        return worths
