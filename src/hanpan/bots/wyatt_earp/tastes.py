"""What cards in hands are worth, as the levels see it."""

from typing import Final, NamedTuple

from hanpan.games.wyatt_earp.data import BANK, GUN, HIDEOUT, MOST_WANTED, STAGECOACH, WYATT


class Taste(NamedTuple):
    """Opinions about hands.

    `laid_anyway` is by number of own cards of an outlaw that is not registered, below a first set: the chance that they
    will be laid all the same.  `keep` is by sheriff card: dollars that it may bring.  `hidden` says how much of that
    the unknown cards of the others count.
    """

    laid_anyway: tuple[float, float, float]
    keep: dict[int, float]
    hidden: float


#: Likes single cards nearly as well as pairs, and forgets what others have up their sleeves.
NORMAL: Final = Taste(
    (0.0, 0.12, 0.2),
    {BANK: 1400.0, STAGECOACH: 1200.0, GUN: 1400.0, MOST_WANTED: 1000.0, HIDEOUT: 2200.0, WYATT: 1200.0},
    0.0,
)
#: Keeps pairs together, and knows that others hold sheriff cards too: without them the seat on turn wins 50 % of games of
#: which 55 % were expected (2 seats; 26 of 33 % with 4), and the numbers below tell the winner better (log loss 0.52
#: instead of 0.55 over 3,130 positions of 60 games with two seats, 0.53 instead of 0.56 over 1,584 with four).
HARD: Final = NORMAL._replace(laid_anyway=(0.0, 0.05, 0.3), hidden=1.2)
