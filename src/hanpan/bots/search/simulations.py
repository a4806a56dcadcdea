"""The search itself: simulations from one seat's knowledge, until the budget is spent.

Every seat has nodes of its own, found by what it knows when it decides.  So a choice after a roll of dice or a drawn
card can depend on it, nobody acts on what he cannot see, and seats that decide at once do not see each other's choices.
"""

from typing import Any

from hanpan.bots.protocol import Budget
from hanpan.bots.search.finding import Finding
from hanpan.bots.search.guide import Guide
from hanpan.bots.search.nodes import (
    Node,
    drawn,
    is_decided,
    learn,
    mixture_of,
    most_promising,
    offered,
    reconsider,
    regret,
    shuffle,
    sprout,
)
from hanpan.core.engine import legal, lowest, play, playout


class Settings:
    """How a search works; the defaults suit most games."""

    def __init__(self) -> None:
        self.exploration = 1.0  # how much a choice is looked at for what it may still hold, rather than for its mean
        self.is_paranoid = False  # the others play against the searcher, instead of each for itself (max^n)
        self.is_mixing = True  # seats that decide at once may mix their choices
        self.curiosity = 0.1  # share of a mixture that goes to all choices alike
        self.wide = 12  # with more choices than this, a decision begins with so many, the most promising ones
        self.growth = 0.25  # and considers `wide` times its visits to this power (progressive widening)
        self.most_nodes = 20_000  # beyond that the trees grow no more
        self.most_steps = 20_000  # decisions of one simulation; a game that goes on counts as nobody's


class Step:
    """A decision on the way down."""

    def __init__(self, node: Node, chosen: int, among: list[int], probabilities: list[float]) -> None:
        self.node = node
        self.chosen = chosen
        self.among = among
        self.probabilities = probabilities  # empty unless the choice was drawn from a mixture


class Search:
    """The search of one seat in one position.

    `s` is a guess at the position from what the seat knows; the search plays on copies of it.
    """

    def __init__(self, guide: Guide, s: Any, seat: int, seed: int, settings: Settings) -> None:
        self.guide = guide
        self.clone = guide.game.clone
        self.start = s
        self.seat = seat
        self.chance = guide.chance(seed)
        self.settings = settings
        self.n = 0  # simulations so far
        self.nodes: dict[Any, Node] = {}
        self.root = self.grow(s, seat)
        self.luck: list[float] = []  # by seat, in this simulation

    def run(self, budget: Budget) -> Finding:
        """Simulates until the budget is spent or cannot change the choice any more, at least once."""
        while True:
            self.simulate()
            if budget.is_spent(self.n) or is_decided(self.root, budget.left(self.n)):
                break
        return Finding(self.root, self.n, self.chance)

    def grow(self, s: Any, seat: int) -> Node:
        """A new node for what the seat is asked."""
        offer = legal(s, seat)
        is_mixed = self.settings.is_mixing and s.asked != 1 << seat
        hunch = self.guide.hunch(s, seat, offer)
        node = sprout(seat, offer, hunch, is_mixed)
        if hunch is None and len(offer) > self.settings.wide:
            shuffle(node.order, self.chance)  # no favour for small ids
        return node

    def simulate(self) -> None:
        """One way the game may go on."""
        s = self.clone(self.start)
        s.chance = self.chance
        self.guide.deal(s, self.seat, self.chance)
        self.luck = [0.0] * s.n_seats
        steps: list[Step] = []
        self.descend(s, steps)
        values = self.finish(s)
        self.back_up(steps, values)
        self.n += 1

    def descend(self, s: Any, steps: list[Step]) -> None:
        """Plays down the trees to the first decision that is new to them.

        A guide that judges positions may do so there; otherwise the new decision is made, too.
        """
        guide = self.guide
        is_new = False
        found_root = False
        while s.asked and not is_new:
            seat = lowest(s.asked)
            if guide.is_bounded and not guide.within(s, seat):
                return
            offer: list[int] = s.offers[seat]
            if len(offer) == 1 and not guide.judges:
                self.step(s, seat, offer[0])
                continue
            if seat == self.seat and not found_root:
                node = self.root
                found_root = True
            else:
                key = (seat, guide.knowledge(s, seat))
                known = self.nodes.get(key)
                if known is None:
                    if len(self.nodes) >= self.settings.most_nodes:
                        return
                    known = self.nodes[key] = self.grow(s, seat)
                    if guide.judges:
                        return
                    is_new = True
                node = known
            if guide.LEARNS and node.n > 1 and not node.n & (node.n - 1):
                hunch = guide.hunch(s, seat, offer)
                if hunch is not None and offer == node.actions:
                    reconsider(node, hunch)
            step = self.choose(node, offer)
            steps.append(step)
            self.step(s, seat, node.actions[step.chosen])

    def choose(self, node: Node, offer: list[int]) -> Step:
        """What the seat tries this time."""
        among = offered(node, offer)
        settings = self.settings
        if len(among) > settings.wide:
            n = int(settings.wide * (node.n + 1.0) ** settings.growth)
            among = among[:n]
        if node.is_mixed:
            probabilities = mixture_of(node, among, settings.curiosity)
            chosen = among[drawn(probabilities, self.chance)]
            return Step(node, chosen, among, probabilities)
        return Step(node, most_promising(node, among, settings.exploration), among, [])

    def step(self, s: Any, seat: int, a: int) -> None:
        """Plays a choice; where the guide can tell how lucky its draws were, the luck is noted."""
        if not self.guide.tells_luck:
            play(s, seat, a)
            return
        before = self.guide.expected(s, seat, a)
        play(s, seat, a)
        if before is not None:
            after = self.guide.estimate(s)
            for i in range(len(after)):
                self.luck[i] += after[i] - before[i]

    def finish(self, s: Any) -> list[float]:
        """Plays on beyond the trees until the game is over or can be judged; what it is worth to each seat."""
        guide = self.guide
        if guide.rolls_blindly:
            playout(s, self.chance)
            return guide.result(s)
        n = 0
        while s.asked:
            worth = guide.evaluate(s)
            if worth is not None:
                return [worth[i] - self.luck[i] for i in range(s.n_seats)]
            if n == self.settings.most_steps:
                return [1.0 / s.n_seats] * int(s.n_seats)
            seat = lowest(s.asked)
            offer = s.offers[seat]
            a = offer[0] if len(offer) == 1 else guide.rollout(s, seat, offer, self.chance)
            self.step(s, seat, a)
            n += 1
        worth = guide.result(s)
        return [worth[i] - self.luck[i] for i in range(s.n_seats)]

    def back_up(self, steps: list[Step], values: list[float]) -> None:
        """Every seat learns what came of its own choices."""
        own = values[self.seat]
        for step in steps:
            node = step.node
            value = values[node.seat]
            if self.settings.is_paranoid and node.seat != self.seat:
                value = 1.0 - own
            if node.is_mixed:
                regret(node, step.among, step.probabilities, step.chosen, value)
                fair = mixture_of(node, step.among, 0.0)
                for j, i in enumerate(step.among):
                    node.mixture[i] += fair[j]
            learn(node, step.chosen, value)
