"""Bots for Wyatt Earp.

All levels play each of their choices on copies, with both ends of a shot and every card that may be drawn; they differ
in how they value what comes of it.  `easy` counts the money that lies there and misjudges it a little, `normal` knows
what the others may still add and what money is worth on the way to the goal; `hard` knows hands better (see `tastes`), and
searches its turn with what the others may make of it.
"""

from random import Random

from hanpan.bots.protocol import Budget, Choice
from hanpan.bots.search import Search, Settings
from hanpan.bots.search import explain as explain_search
from hanpan.bots.wyatt_earp.beliefs import Beliefs
from hanpan.bots.wyatt_earp.decisions import decide
from hanpan.bots.wyatt_earp.foresight import Foresight
from hanpan.bots.wyatt_earp.greedy import Greedy
from hanpan.bots.wyatt_earp.outcomes import Outcomes
from hanpan.bots.wyatt_earp.outlook import Outlook
from hanpan.bots.wyatt_earp.reasons import explain
from hanpan.bots.wyatt_earp.tastes import NORMAL
from hanpan.core.chance import Quick
from hanpan.games.wyatt_earp.view import EarpView, guess

LEVELS = ("easy", "normal", "hard")
#: Chances to win differ little.
EXPLORATION = 0.1


def search_settings() -> Settings:
    """How `hard` searches.  Who is asked about a Photo decides alone, even if others are asked at the same time."""
    settings = Settings()
    settings.exploration = EXPLORATION
    settings.is_mixing = False
    return settings


def choose(level: str, view: EarpView, rng: Random, budget: Budget) -> Choice:
    """See `hanpan.bots.protocol.Heuristics`."""
    seat = view.seat
    assert seat is not None
    s = guess(view, Quick(rng.getrandbits(31)))
    if level == "hard":
        return explain_search(Search(Foresight(s, seat), s, seat, rng.getrandbits(62), search_settings()).run(budget))
    beliefs = Beliefs(s, seat, s.registered)
    valuation = Greedy(seat, rng).value if level == "easy" else Outlook(s, seat, beliefs, NORMAL).value
    outcomes = Outcomes(seat, valuation, beliefs)
    return explain(s, outcomes, decide(s, outcomes, budget))
