"""One decision: the best choice under a valuation of positions."""

from hanpan.bots.protocol import Budget
from hanpan.bots.wyatt_earp.outcomes import Outcomes
from hanpan.core.engine import legal
from hanpan.games.wyatt_earp.position import Earp


def decide(s: Earp, outcomes: Outcomes, budget: Budget) -> int:
    """The best of the choices of the asked seat, of which there are at least two."""
    seat = outcomes.seat
    offer = legal(s, seat)
    best = offer[-1]  # to end the play
    most = outcomes.value(s, best)
    out = outcomes.way_out(s)
    if out is not None and out[1] > most:
        best, most = out
    for a in offer[:-1]:
        if budget.is_spent():
            break
        value = outcomes.value(s, a)
        if value > most:
            most = value
            best = a
    return best
