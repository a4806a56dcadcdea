"""One round after the other, and when the game ends."""

from hanpan.core.bags import take
from hanpan.core.chance import TABLE
from hanpan.core.position import NOT_NOW, Frame
from hanpan.games.wyatt_earp import verbs
from hanpan.games.wyatt_earp.data import GOAL, HAND, MOST_ROUNDS
from hanpan.games.wyatt_earp.options import EXTRA_ROUND, MORE_THAN_GOAL
from hanpan.games.wyatt_earp.phases.turn import Drawing
from hanpan.games.wyatt_earp.position import Earp


class Rounds(Frame):
    """Rounds, until somebody is rich enough (WE-NEXT-01, WE-WIN-01)."""

    def advance(self, s: Earp) -> None:
        if s.turn >= 0 and is_ended(s):
            s.frames.pop()
            verbs.game_ended(s, s.round)
            return
        if s.dealer < 0:
            verbs.dealer_chosen(s, s.chance.below(TABLE, s.n_seats))  # WE-SET-03
        verbs.round_started(s, s.round + 1)
        start = (s.dealer + 1) % s.n_seats  # WE-SET-07, WE-NEXT-02
        for i in range(s.n_seats):
            deal(s, (start + i) % s.n_seats)
        verbs.card_turned(s, s.chance.pick(TABLE, s.supply))  # WE-SET-05
        verbs.turn_started(s, start)
        s.frames.append(Drawing(start))

    def refusal(self, s: Earp, seat: int, a: int) -> int:
        return NOT_NOW


def deal(s: Earp, seat: int) -> None:
    """Ten cards for a seat (WE-SET-04)."""
    rest = s.supply[:]
    cards = []
    for _ in range(HAND):
        card = s.chance.pick(TABLE, rest)
        take(rest, card)
        cards.append(card)
    cards.sort()
    verbs.hand_dealt(s, seat, cards)


def is_ended(s: Earp) -> bool:
    """Whether the game is over after a payout."""
    if s.round >= MOST_ROUNDS:
        return True  # WE-WIN-04
    best = max(s.money)
    if best < GOAL or (best == GOAL and s.options.end_threshold == MORE_THAN_GOAL):
        return False  # WE-WIN-01
    if s.options.final_tie != EXTRA_ROUND:
        return True
    n_best = 0
    for money in s.money:
        if money == best:
            n_best += 1
    return n_best == 1  # WE-WIN-04
