"""What a seat may think of the cards that it cannot see: shares of the unseen cards, nothing about single players but
what they showed."""

from typing import Final

from hanpan.games.wyatt_earp.data import N_KINDS, N_OUTLAWS
from hanpan.games.wyatt_earp.guess import unknown_to
from hanpan.games.wyatt_earp.position import Earp, known_in

#: Who could have laid a card of a registered outlaw mostly has: so much of its share is left in hidden hands.
HELD_BACK: Final = 0.35


class Beliefs:
    """Of one seat in a position guessed from its view; `old` are the outlaws that everybody had time to lay."""

    def __init__(self, s: Earp, seat: int, old: int) -> None:
        self.seat = seat
        self.old = old
        unseen = unknown_to(s, seat)
        total = max(1, sum(unseen))
        #: By kind: the share of the unseen cards.
        self.density = [n / total for n in unseen]
        if s.stock:
            most = s.stock[seat]
            unseen = [min(unseen[card], most[card]) for card in range(N_KINDS)]
        total = max(1, sum(unseen))
        #: By kind: the chance that a drawn card is one.
        self.drawn = [n / total for n in unseen]
        #: The chance that a shot hits.
        self.hit = sum(self.drawn[:N_OUTLAWS])

    def share(self, outlaw: int) -> float:
        """The chance that an unknown hand card is one of that outlaw."""
        held = self.density[outlaw]
        return held * HELD_BACK if self.old >> outlaw & 1 else held

    def holds(self, s: Earp, target: int, outlaw: int) -> float:
        """The chance that a hand holds a card of that outlaw."""
        known = known_in(s, self.seat, target)
        if known[outlaw]:
            return 1.0
        unknown = s.n_hands[target] - sum(known)
        if s.lacking[target] >> outlaw & 1:
            unknown = min(unknown, s.gained[target])
        return 1.0 - (1.0 - self.share(outlaw)) ** max(0, unknown)


#: How much likelier than the supply hidden hands are to hold a card: of a registered outlaw, of another one, a Photo,
#: any other sheriff card; in percent.
REGISTERED_WEIGHT: Final = 30
OTHER_WEIGHT: Final = 105
PHOTO_WEIGHT: Final = 110
SHERIFF_WEIGHT: Final = 105


def weights_of(s: Earp) -> list[int]:
    """By kind: how likely a card is to be in a hand that the observer cannot see (see `guess.Deal`)."""
    weights = [REGISTERED_WEIGHT if s.registered >> outlaw & 1 else OTHER_WEIGHT for outlaw in range(N_OUTLAWS)]
    return weights + [PHOTO_WEIGHT] * N_OUTLAWS + [SHERIFF_WEIGHT] * (N_KINDS - 2 * N_OUTLAWS)
