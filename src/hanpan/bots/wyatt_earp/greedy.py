"""What the level `easy` looks at: what the round would pay if it ended now and a little of its hand, imprecisely."""

from random import Random
from typing import Final

from hanpan.bots.wyatt_earp.outlook import payouts, worth_of
from hanpan.bots.wyatt_earp.tastes import NORMAL
from hanpan.games.wyatt_earp.data import N_KINDS, N_OUTLAWS, PHOTO
from hanpan.games.wyatt_earp.position import Earp

#: By cards of an outlaw in hand: dollars that they seem to be worth.
SET_WORTHS: Final = (0, 100, 350, 900, 1300, 1700, 2100, 2500)
#: Standard deviation, in dollars, of its misjudgement of a table.
MISJUDGEMENT: Final = 500.0


class Greedy:
    """Values a table by the seat's own money against that of the others."""

    def __init__(self, seat: int, rng: Random) -> None:
        self.seat = seat
        self.rng = rng

    def value(self, t: Earp) -> float:
        """Own dollars less the mean of the others'."""
        money = [amount + pay for amount, pay in zip(t.money, payouts(t), strict=True)]
        own = money[self.seat]
        value = own - (sum(money) - own) / (t.n_seats - 1) + self.rng.gauss(0.0, MISJUDGEMENT)
        base = self.seat * N_KINDS
        for outlaw in range(N_OUTLAWS):
            value += SET_WORTHS[t.hands[base + outlaw]]
        for card in range(PHOTO, N_KINDS):
            value += t.hands[base + card] * worth_of(t, card, NORMAL)
        return value
