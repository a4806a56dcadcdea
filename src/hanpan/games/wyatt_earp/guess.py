"""Dealing what an observer cannot see: uniform over all deals that agree with what it knows.

Unknown cards lie in the supply and in the hands of the others.  What the observer knows to be in a hand stays there; a
hand that was asked in vain for an outlaw gets no more of it than came to it since; and the second supply holds
only cards of the discard pile that it was made of, less those that were seen to leave it.
"""

from typing import Final

from hanpan.core.chance import TABLE, Chance
from hanpan.games.wyatt_earp.data import N_KINDS, N_OUTLAWS
from hanpan.games.wyatt_earp.position import Earp, known_in, refresh_hand

#: So many deals are tried before one is mended: a deal that breaks what is known is thrown away.
TRIES: Final = 60
MENDS: Final = 2000
#: No weights: every card is as likely to be in a hand as any other.
EVEN: Final[list[int]] = []


def shuffle(cards: list[int], n: int, chance: Chance) -> None:
    """The first `n` of the cards become a uniform choice in a uniform order."""
    last = len(cards)
    for i in range(n):
        j = i + chance.below(TABLE, last - i)
        card = cards[j]
        cards[j] = cards[i]
        cards[i] = card


def most_in_supply(s: Earp, observer: int, pool: list[int]) -> list[int]:
    """By kind: the most that the supply can hold, as far as the observer can tell."""
    return s.stock[observer] if s.stock else pool  # everybody's stands last


def drawable(s: Earp, observer: int, pool: list[int]) -> list[int]:
    """The cards of the pool that may lie in the supply; each is as likely on top as any other."""
    most = most_in_supply(s, observer, pool)
    cards: list[int] = []
    for card in range(N_KINDS):
        cards += [card] * min(pool[card], most[card])
    return cards


def draw_weighted(cards: list[int], n: int, weights: list[int], chance: Chance) -> None:
    """The first `n` of the sorted cards are drawn one by one, a card of each kind being `weights` times likelier than
    one of weight 1; the rest stays sorted."""
    left = [0] * N_KINDS
    total = 0
    for card in cards:
        left[card] += 1
        total += weights[card]
    for i in range(n):
        x = chance.below(TABLE, total)
        card = 0
        while x >= left[card] * weights[card]:
            x -= left[card] * weights[card]
            card += 1
        cards[i] = card
        left[card] -= 1
        total -= weights[card]
    i = n
    for card in range(N_KINDS):
        for _ in range(left[card]):
            cards[i] = card
            i += 1


class Deal:
    """A deal in the making: the unknown cards, and where they may lie."""

    def __init__(self, s: Earp, observer: int, pool: list[int], n_supply: int, weights: list[int]) -> None:
        """`pool` are the unknown cards by kind, `n_supply` of which lie in the supply; `observer` -1 is everybody.

        `weights`, if there are any, say by kind how much likelier a card is to be in a hand than one of weight 1.
        """
        self.weights = weights
        self.n_supply = n_supply
        self.holders = [seat for seat in range(s.n_seats) if seat != observer]
        self.known = [known_in(s, observer, seat) for seat in self.holders]
        self.slots = [s.n_hands[seat] - sum(self.known[i]) for i, seat in enumerate(self.holders)]
        self.lacking = [s.lacking[seat] for seat in self.holders]
        self.gained = [s.gained[seat] for seat in self.holders]
        self.most = most_in_supply(s, observer, pool)
        self.drawable = drawable(s, observer, pool)  # cards that may lie in the supply
        self.held: list[int] = []  # cards that must be in hands
        for card in range(N_KINDS):
            self.held += [card] * (pool[card] - min(pool[card], self.most[card]))
        self.supply: list[int] = []
        self.hands: list[list[int]] = []

    def draw(self, chance: Chance) -> None:
        """Any deal that the supply allows."""
        cards = self.drawable[:]
        n = len(cards) - self.n_supply
        if self.weights:
            draw_weighted(cards, n, self.weights, chance)
        else:
            shuffle(cards, n, chance)
        self.supply = cards[n:]
        cards = self.held + cards[:n]
        if (self.held or self.weights) and len(self.holders) > 1:
            shuffle(cards, len(cards), chance)
        self.hands = []
        first = 0
        for n in self.slots:
            self.hands.append(cards[first : first + n])
            first += n

    def surplus(self, i: int) -> int:
        """How many cards of a hand contradict what is known of it."""
        mask = self.lacking[i]
        if not mask:
            return 0
        n = 0
        for outlaw in range(N_OUTLAWS):
            if mask >> outlaw & 1:
                n += max(0, self.hands[i].count(outlaw) - self.gained[i])
        return n

    def surpluses(self) -> int:
        """How many cards of all hands contradict what is known."""
        n = 0
        for i in range(len(self.hands)):
            n += self.surplus(i)
        return n

    def mend(self, chance: Chance) -> None:
        """Swaps cards at random, and takes back every swap that makes the deal worse."""
        piles = [*self.hands, self.supply]
        left = self.surpluses()
        for _ in range(MENDS):
            if not left:
                return
            a = chance.below(TABLE, len(piles))
            b = chance.below(TABLE, len(piles))
            if a == b or not piles[a] or not piles[b]:
                continue
            i = chance.below(TABLE, len(piles[a]))
            j = chance.below(TABLE, len(piles[b]))
            piles[a][i], piles[b][j] = piles[b][j], piles[a][i]
            now = self.surpluses()
            if now > left or self.supply.count(piles[a][i]) > self.most[piles[a][i]]:
                piles[a][i], piles[b][j] = piles[b][j], piles[a][i]
            elif self.supply.count(piles[b][j]) > self.most[piles[b][j]]:
                piles[a][i], piles[b][j] = piles[b][j], piles[a][i]
            else:
                left = now


def deal(s: Earp, observer: int, pool: list[int], n_supply: int, chance: Chance, weights: list[int]) -> None:
    """Puts the unknown cards into the supply and the hands that the observer cannot see; for `weights` see `Deal`."""
    dealt = Deal(s, observer, pool, n_supply, weights)
    dealt.draw(chance)
    for _ in range(TRIES):
        if not dealt.surpluses():
            break
        dealt.draw(chance)
    dealt.mend(chance)
    s.supply = sorted(dealt.supply)
    for i, seat in enumerate(dealt.holders):
        counts = dealt.known[i]
        for card in dealt.hands[i]:
            counts[card] += 1
        s.hands[seat * N_KINDS : (seat + 1) * N_KINDS] = counts
        refresh_hand(s, seat)


def unknown_to(s: Earp, observer: int) -> list[int]:
    """By kind: the cards that the observer cannot see, hidden in a position that holds them all."""
    pool = [0] * N_KINDS
    for card in s.supply:
        pool[card] += 1
    for seat in range(s.n_seats):
        if seat != observer:
            known = known_in(s, observer, seat)
            for card in range(N_KINDS):
                pool[card] += s.hands[seat * N_KINDS + card] - known[card]
    return pool
