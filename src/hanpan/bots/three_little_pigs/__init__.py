"""Bots for The Three Little Pigs.

All levels play their dice exactly (dynamic programming over the 120 states) and look at every way to build and at
every blow of the rest of the turn; they differ in how they value the table at its end.  `easy` counts points and
misjudges them a little, `normal` knows chances to win, `hard` searches the turns that follow.
"""

from random import Random

from hanpan.bots.protocol import Budget, Choice
from hanpan.bots.search import Search, Settings, explain
from hanpan.bots.three_little_pigs.decisions import decide
from hanpan.bots.three_little_pigs.foresight import Foresight
from hanpan.bots.three_little_pigs.greedy import Greedy
from hanpan.bots.three_little_pigs.outlook import Outlook
from hanpan.bots.three_little_pigs.weights import WEIGHTS
from hanpan.games.three_little_pigs.previews import FEWEST
from hanpan.games.three_little_pigs.view import PigsView, guess

LEVELS = ("easy", "normal", "hard")
#: Chances to win differ little, and without luck in the results few simulations tell them apart.
EXPLORATION = 0.15


def choose(level: str, view: PigsView, rng: Random, budget: Budget) -> Choice:
    """See `hanpan.bots.protocol.Heuristics`."""
    seat = view.seat
    assert seat is not None
    s = guess(view, FEWEST)
    if level == "easy":
        return decide(s, seat, Greedy(seat, rng).value, budget).explain()
    outlook = Outlook(WEIGHTS[s.options.variant][s.n_seats])
    if level == "normal":
        return decide(s, seat, lambda t: outlook.chances(t)[seat], budget).explain()
    settings = Settings()
    settings.exploration = EXPLORATION
    return explain(Search(Foresight(seat, outlook), s, seat, rng.getrandbits(62), settings).run(budget))
