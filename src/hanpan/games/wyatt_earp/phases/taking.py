"""Choosing single cards: both halves of a swap (WE-WYT-02), and the card of a hand that was looked at (WE-MWT-06)."""

from typing import Final

from hanpan.core.position import FINE, NOT_NOW, Frame, ask
from hanpan.games.wyatt_earp import verbs
from hanpan.games.wyatt_earp.actions import FETCH, GIVE, TAKE_CARD
from hanpan.games.wyatt_earp.data import MOST_WANTED, N_KINDS, WYATT
from hanpan.games.wyatt_earp.phases.offers import by_kind, kinds_offer
from hanpan.games.wyatt_earp.position import Earp
from hanpan.games.wyatt_earp.reasons import JUST_GIVEN, NOT_HELD, NOT_IN_PILE, NOT_IN_THAT_HAND

GIVES: Final = by_kind(GIVE)
FETCHES: Final = by_kind(FETCH)
TAKES: Final = by_kind(TAKE_CARD)


class Giving(Frame):
    """A hand card goes to the discard pile, and another card may be taken from it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, s: Earp) -> None:
        ask(s, self.seat, kinds_offer(GIVES, s.held[self.seat]))

    def decide(self, s: Earp, seat: int, a: int) -> None:
        s.frames[-1] = Fetching(seat, len(s.discard))
        verbs.swap_given(s, seat, a - GIVE)

    def refusal(self, s: Earp, seat: int, a: int) -> int:
        if GIVE <= a < GIVE + N_KINDS:
            return FINE if s.held[seat] >> (a - GIVE) & 1 else NOT_HELD
        return NOT_NOW

    def facts(self, s: Earp, seat: int, a: int) -> dict[str, int]:
        return {"card": a - GIVE} if GIVE <= a < GIVE + N_KINDS else {}


class Fetching(Frame):
    """Which of the lowest `n` cards of the discard pile comes to the hand."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def advance(self, s: Earp) -> None:
        kinds = 0
        for i in range(self.n):
            kinds |= 1 << s.discard[i]
        ask(s, self.seat, kinds_offer(FETCHES, kinds))

    def decide(self, s: Earp, seat: int, a: int) -> None:
        s.frames.pop()
        verbs.swap_taken(s, seat, a - FETCH, self.topmost(s, a - FETCH))
        verbs.sheriff_discarded(s, seat, WYATT)  # WE-WYT-04

    def topmost(self, s: Earp, card: int) -> int:
        """Where the uppermost card of that kind lies that may be taken, -1 for none."""
        for i in range(self.n - 1, -1, -1):
            if s.discard[i] == card:
                return i
        return -1

    def refusal(self, s: Earp, seat: int, a: int) -> int:
        if not FETCH <= a < FETCH + N_KINDS:
            return NOT_NOW
        if self.topmost(s, a - FETCH) >= 0:
            return FINE
        return JUST_GIVEN if a - FETCH in s.discard else NOT_IN_PILE

    def facts(self, s: Earp, seat: int, a: int) -> dict[str, int]:
        return {"card": a - FETCH} if FETCH <= a < FETCH + N_KINDS else {}


class Choosing(Frame):
    """Which card of the hand of `target`, which lies open to this seat, is taken."""

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def advance(self, s: Earp) -> None:
        ask(s, self.seat, kinds_offer(TAKES, s.held[self.target]))

    def decide(self, s: Earp, seat: int, a: int) -> None:
        s.frames.pop()
        verbs.card_stolen(s, seat, self.target, a - TAKE_CARD)
        verbs.sheriff_discarded(s, seat, MOST_WANTED)  # WE-MWT-05

    def refusal(self, s: Earp, seat: int, a: int) -> int:
        if TAKE_CARD <= a < TAKE_CARD + N_KINDS:
            return FINE if s.held[self.target] >> (a - TAKE_CARD) & 1 else NOT_IN_THAT_HAND
        return NOT_NOW

    def facts(self, s: Earp, seat: int, a: int) -> dict[str, int]:
        if not TAKE_CARD <= a < TAKE_CARD + N_KINDS:
            return {}
        return {"card": a - TAKE_CARD, "target": self.target}
