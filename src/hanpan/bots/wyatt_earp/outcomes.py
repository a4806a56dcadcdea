"""What comes of a choice, played on copies: both ends of a shot or a theft, and each card that may be drawn."""

from collections.abc import Callable
from typing import Final

from hanpan.bots.wyatt_earp.beliefs import Beliefs
from hanpan.core.chance import Chance
from hanpan.core.engine import legal, lowest, play
from hanpan.games.wyatt_earp.actions import (
    ASK_HAND,
    DRAW_SUPPLY,
    END_PLAY,
    LAY,
    MOST_LAID,
    NO,
    PLAY_PHOTO,
    REACT,
    STEAL_HAND,
    STEAL_TABLE,
    WYATT_DRAW,
    WYATT_SWAP,
)
from hanpan.games.wyatt_earp.data import FIRST_SET, N_KINDS, N_OUTLAWS, PHOTO
from hanpan.games.wyatt_earp.options import LOOK
from hanpan.games.wyatt_earp.phases import Fetching, Giving, Playing
from hanpan.games.wyatt_earp.position import Earp, clone, refresh_hand

#: What a position is worth; more is better.
Valuation = Callable[[Earp], float]


class Lowest(Chance):
    """Every draw is the first card of the sorted supply: an outlaw if there is one."""

    def below(self, stream: int, n: int) -> int:
        return 0

    def pick(self, stream: int, bag: list[int]) -> int:
        return bag[0]


class Highest(Lowest):
    """Every draw is the last card: a sheriff card if there is one."""

    def pick(self, stream: int, bag: list[int]) -> int:
        return bag[-1]


LOWEST: Final = Lowest()
HIGHEST: Final = Highest()


def played(s: Earp, seat: int, a: int, chance: Chance = LOWEST) -> Earp:
    """The position after a choice; whoever is asked about his Photo keeps it."""
    t = clone(s)
    t.chance = chance
    play(t, seat, a)
    close(t)
    return t


def close(t: Earp) -> None:
    """Everybody who is asked about his Photo keeps it."""
    while t.lanes and t.asked:
        play(t, lowest(t.asked), REACT + NO)


def with_card(t: Earp, seat: int, card: int, n: int) -> Earp:
    """The same with some cards more of a kind in hand (fewer, if `n` is negative); the size of the hand stays."""
    u = clone(t)
    u.hands[seat * N_KINDS + card] += n
    refresh_hand(u, seat)
    return u


class Outcomes:
    """Means of a valuation over what may come of the choices of a seat."""

    def __init__(self, seat: int, valuation: Valuation, beliefs: Beliefs) -> None:
        self.seat = seat
        self.valuation = valuation
        self.beliefs = beliefs

    def value(self, s: Earp, a: int) -> float:
        """What a choice is worth."""
        seat = self.seat
        if a == DRAW_SUPPLY or a == WYATT_DRAW:
            return self.after_draw(s, a)
        if ASK_HAND <= a < STEAL_TABLE:
            return self.after_asking(s, a)
        if STEAL_HAND <= a < WYATT_DRAW:
            return self.after_theft(s, a)
        n = len(s.supply)
        t = played(s, seat, a)
        if LAY <= a < END_PLAY and is_shot(t, s, n):
            miss = self.valuation(played(s, seat, a, HIGHEST))
            return self.beliefs.hit * self.ripe(t) + (1.0 - self.beliefs.hit) * miss
        return self.settled(t) if PLAY_PHOTO <= a else self.ripe(t)

    def settled(self, t: Earp) -> float:
        """The value of a position, with the best answers to what the same card still asks."""
        if t.frames and t.asked >> self.seat & 1:
            if isinstance(t.frames[-1], Giving):
                gifts = [played(t, self.seat, a) for a in legal(t, self.seat)]
                return self.settled(max(gifts, key=self.valuation))
            if isinstance(t.frames[-1], Fetching):
                return max([self.ripe(played(t, self.seat, a)) for a in legal(t, self.seat)])
        return self.ripe(t)

    def ripe(self, t: Earp) -> float:
        """The value if the turn ended now or, if that is more, after going out."""
        value = self.valuation(t)
        out = self.way_out(t)
        return value if out is None else max(value, out[1])

    def after_draw(self, s: Earp, a: int) -> float:
        """Mean over all cards, as if each of the two changed the value by itself."""
        t = played(s, self.seat, a)
        if t.round != s.round or not t.frames:
            return self.valuation(t)
        base = self.seat * N_KINDS
        spent = 0 if a == DRAW_SUPPLY else 1
        n = t.n_hands[self.seat] - s.n_hands[self.seat] + spent
        u = clone(t)
        for card in range(N_KINDS):
            u.hands[base + card] = min(u.hands[base + card], s.hands[base + card])
        if a == WYATT_DRAW:
            u.hands[base + N_KINDS - 1] = s.hands[base + N_KINDS - 1] - 1
        refresh_hand(u, self.seat)
        value = self.valuation(u)
        gain = 0.0
        for card in range(N_KINDS):
            p = self.beliefs.drawn[card]
            if p:
                gain += p * (self.ripe(with_card(u, self.seat, card, 1)) - value)
        return value + n * gain

    def after_asking(self, s: Earp, a: int) -> float:
        """Mean over whether the target holds such a card."""
        target, outlaw = divmod(a - ASK_HAND, N_OUTLAWS)
        at = target * N_KINDS + outlaw
        p = self.beliefs.holds(s, target, outlaw)
        value = 0.0
        for has, chance in ((0, 1.0 - p), (1, p)):
            if chance:
                t = clone(s)
                t.hands[at] = max(has, s.shown[at])
                refresh_hand(t, target)
                value += chance * self.ripe(played(t, self.seat, a))
        return value

    def after_theft(self, s: Earp, a: int) -> float:
        """Mean over the cards that may be taken unseen; of those that may be chosen, the second best kind."""
        target = a - STEAL_HAND
        t = clone(s)
        t.n_hands[target] -= 1
        frame = t.frames[-1]
        if isinstance(frame, Playing):
            frame.sheriff = 1
        worths = []
        mean = 0.0
        for card in range(N_KINDS):
            p = self.beliefs.density[card]
            if p:
                value = self.valuation(with_card(t, self.seat, card, 1))
                worths.append(value)
                mean += p * value
        worths.sort()
        if s.options.most_wanted_hand == LOOK:
            return worths[-min(2, len(worths))]
        return mean

    def way_out(self, t: Earp) -> tuple[int, float] | None:
        """The first choice of a way to lay everything and go out in this turn, and what it is worth; None for none.

        All outlaws are laid, and one sheriff card if two cards are left.
        """
        frame = t.frames[-1] if t.frames else None
        seat = self.seat
        if not isinstance(frame, Playing) or frame.seat != seat or not t.asked >> seat & 1:
            return None
        base = seat * N_KINDS
        lays = []
        left = t.n_hands[seat]
        for outlaw in range(N_OUTLAWS):
            n = t.hands[base + outlaw]
            if n >= FIRST_SET or (n and t.registered >> outlaw & 1):
                lays.append((outlaw, n))
                left -= n
        if not lays or left > 2 or (left == 2 and (frame.sheriff or not t.held[seat] >> PHOTO)):
            return None
        if left == 0:
            outlaw, n = lays[-1]
            lays[-1] = (outlaw, n - 1)
            if n == 1:
                lays.pop()
            elif n == FIRST_SET and not t.registered >> outlaw & 1:
                return None
        if not lays:
            return None
        choices = [LAY + outlaw * MOST_LAID + n - 1 for outlaw, n in lays]
        u = t
        for a in choices:
            u = played(u, seat, a)
        if u.n_hands[seat] == 1:
            return choices[0], self.valuation(u)
        plays = [a for a in legal(u, seat) if PLAY_PHOTO <= a < END_PLAY and a != WYATT_DRAW and a != WYATT_SWAP]
        if not plays:
            return None
        return choices[0], max([self.plain(u, a) for a in plays])

    def plain(self, u: Earp, a: int) -> float:
        """What a sheriff card is worth as the last card but one."""
        hit = played(u, self.seat, a)
        value = self.valuation(hit)
        if is_shot(hit, u, len(u.supply)):
            value = self.beliefs.hit * value + (1.0 - self.beliefs.hit) * self.valuation(
                played(u, self.seat, a, HIGHEST)
            )
        return value


def is_shot(t: Earp, s: Earp, n: int) -> bool:
    """Whether a card of the supply was turned up on the way from `s` to `t`, or the supply ended."""
    return len(t.supply) != n or t.supply_pass != s.supply_pass or t.round != s.round
