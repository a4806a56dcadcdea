"""What money is worth: the share of the victory that players may expect."""

from math import exp, sqrt
from typing import Final

from hanpan.games.wyatt_earp.data import GOAL
from hanpan.games.wyatt_earp.phases.rounds import is_ended
from hanpan.games.wyatt_earp.position import Earp

#: Dollars that the richest player takes in a round.
PER_ROUND: Final = 9000.0
#: Scale, in dollars, of what one further round may still change, and of what the rest of the present one may.
ROUND_NOISE: Final = 2750.0
NOISE: Final = 2500.0


def shares(money: list[float], scale: float) -> list[float]:
    """By seat: the chance to win if every `scale` dollars make it e times likelier."""
    best = max(money)
    weights = [exp((amount - best) / scale) for amount in money]
    total = sum(weights)
    return [weight / total for weight in weights]


def during_round(money: list[float]) -> list[float]:
    """With what everybody may expect to have after this round."""
    rounds = max(0.0, (GOAL - max(money)) / PER_ROUND)
    return shares(money, NOISE + ROUND_NOISE * sqrt(rounds))


def after_round(s: Earp, money: list[int]) -> list[float]:
    """With what everybody has after a payout: the game may be over."""
    kept = s.money
    s.money = money
    over = is_ended(s)
    s.money = kept
    if over:
        best = max(money)
        winners = money.count(best)
        return [1.0 / winners if amount == best else 0.0 for amount in money]
    rounds = max(1.0, (GOAL - max(money)) / PER_ROUND)
    return shares([float(amount) for amount in money], ROUND_NOISE * sqrt(rounds))
