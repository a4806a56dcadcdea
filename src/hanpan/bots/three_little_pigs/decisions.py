"""One decision: the best choice under a valuation of tables, and why."""

from collections.abc import Callable
from functools import partial
from typing import Any

from hanpan.bots.protocol import Budget, Choice
from hanpan.bots.three_little_pigs import reasons
from hanpan.bots.three_little_pigs.turns import (
    WORST,
    EndOfRolling,
    Valuation,
    best_of,
    blow_value,
    in_time,
)
from hanpan.games.three_little_pigs.actions import REROLL, STOP
from hanpan.games.three_little_pigs.odds import solve, state_of, thrown_of
from hanpan.games.three_little_pigs.phases import MOST_ROLLS, Blowing, BlowingTile, Rolling
from hanpan.games.three_little_pigs.position import Pigs
from hanpan.games.three_little_pigs.previews import affordable, played, remaining


class Decision:
    """The action that was chosen; `explain` works out the reason, which nobody needs while bots train."""

    def __init__(self, action: int, explain: Callable[[], Choice]) -> None:
        self.action = action
        self.explain = explain


def decide(s: Pigs, seat: int, valuation: Valuation, budget: Budget) -> Decision:
    """The best of the choices that the asked seat has, of which there are at least two."""
    frame: Any = s.frames[-1]
    if isinstance(frame, Rolling):
        return decide_roll(s, seat, frame.n_rolls, valuation, budget)
    if isinstance(frame, Blowing):
        return decide_blow(s, seat, valuation, budget)
    if isinstance(frame, BlowingTile):
        a = max(s.offers[seat], key=lambda a: valuation(played(s, seat, a)))
        return Decision(a, partial(reasons.of_tile, s, a))
    best = best_of(in_time(remaining(s), budget), valuation)
    assert best.outcome is not None
    return Decision(best.outcome.choices[0], partial(reasons.of_building, s, seat, best.outcome))


def decide_roll(s: Pigs, seat: int, n_rolls: int, valuation: Valuation, budget: Budget) -> Decision:
    """Stop, or which dice to roll again, by the exact odds of all rolls that are left."""
    end = EndOfRolling(s, seat, in_time(affordable(s, seat), budget), valuation)
    plan = solve(end.values, MOST_ROLLS - n_rolls)
    thrown = thrown_of(s.dice, plan.keeps[state_of(s.dice)])
    if thrown:
        return Decision(REROLL + thrown, partial(reasons.of_reroll, s, thrown, end, plan))
    return Decision(STOP, partial(reasons.of_stop, s, end, plan))


def decide_blow(s: Pigs, seat: int, valuation: Valuation, budget: Budget) -> Decision:
    """The house whose loss helps most; the first of equals."""
    best = s.offers[seat][0]
    most = WORST
    for a in s.offers[seat]:
        value = blow_value(s, seat, a, valuation)
        if value > most:
            most = value
            best = a
        if budget.is_spent():
            break
    return Decision(best, partial(reasons.of_blow, s, seat, best))
