"""The order of play: Rounds → Showing (all at once) → Stealing (a window for the others) → Bidding."""

from typing import ClassVar

from hanpan.core.chance import TABLE, stream_of
from hanpan.core.position import FINE, NOT_NOW, Frame, Simultaneous, ask
from hanpan.games.fair import verbs
from hanpan.games.fair.actions import (
    BID,
    CHOOSE,
    DECLINE,
    DRAW,
    ENOUGH_CHIPS,
    KEEP,
    NO_SUCH_CARD,
    NO_THIEF,
    PASS,
    RETURN,
    STEAL,
    TOO_DEAR,
    TOO_LOW,
)
from hanpan.games.fair.data import CARDS, COINS, HAND, MOST_DRAWS, ROUNDS, THIEF
from hanpan.games.fair.position import Fair


class Rounds(Frame):
    """FA-ROUND-01, FA-END-01"""

    def advance(self, s: Fair) -> None:
        if s.round == ROUNDS[s.options.rounds]:
            s.frames.pop()
            return
        for seat in range(s.n_seats):
            while len(s.hands[seat]) < HAND:  # FA-DEAL-01
                verbs.card_dealt(s, seat, s.chance.pick(TABLE, s.deck))
        start = (s.start + 1) % s.n_seats if s.round else s.chance.below(TABLE, s.n_seats)
        verbs.round_started(s, s.round + 1, start)
        s.lanes = [[Preparing(seat, 0)] for seat in range(s.n_seats)]
        s.frames.append(Showing())

    def refusal(self, s: Fair, seat: int, a: int) -> int:
        return NOT_NOW


class Showing(Simultaneous):
    """Everybody draws chips and commits a card, at the same time (FA-SHOW)."""

    def finish(self, s: Fair) -> None:
        cards = [lane[-1].card for lane in s.lanes]  # type: ignore[attr-defined]
        s.lanes = []
        verbs.cards_shown(s, cards)
        best = -1
        winner = -1
        for i in range(s.n_seats):  # ties: first from the start player (FA-SHOW-03)
            seat = (s.start + i) % s.n_seats
            if cards[seat] + sum(s.kept[seat]) > best:
                best = cards[seat] + sum(s.kept[seat])
                winner = seat
        s.lanes = [[] if seat == winner else [Answering(seat)] for seat in range(s.n_seats)]
        s.frames[-1] = Stealing(winner)


class Preparing(Frame):
    """One seat's lane: chips first, one at a time, then the secret card."""

    def __init__(self, seat: int, n_draws: int) -> None:
        self.seat = seat
        self.n_draws = n_draws

    def clone(self) -> Frame:
        return Preparing(self.seat, self.n_draws)

    def advance(self, s: Fair) -> None:
        offer = [DRAW] if self.n_draws < MOST_DRAWS else []
        offer += [CHOOSE + card for card in range(len(CARDS)) if card in s.hands[self.seat]]
        ask(s, self.seat, offer)

    def decide(self, s: Fair, seat: int, a: int) -> None:
        lane = s.lanes[seat]
        if a == DRAW:
            self.n_draws += 1
            chip = s.chance.pick(stream_of(seat), s.bags[seat])
            verbs.chip_drawn(s, seat, chip)
            lane.append(Keeping(seat, chip))
        else:
            lane[-1] = Committed(seat, a - CHOOSE)

    def refusal(self, s: Fair, seat: int, a: int) -> int:
        if a == DRAW:
            return FINE if self.n_draws < MOST_DRAWS else ENOUGH_CHIPS
        if CHOOSE <= a < CHOOSE + len(CARDS):
            return FINE if a - CHOOSE in s.hands[seat] else NO_SUCH_CARD
        return NOT_NOW


class Keeping(Frame):
    """A chip was drawn: keep it or put it back."""

    def __init__(self, seat: int, chip: int) -> None:
        self.seat = seat
        self.chip = chip

    def advance(self, s: Fair) -> None:
        ask(s, self.seat, [KEEP, RETURN])

    def decide(self, s: Fair, seat: int, a: int) -> None:
        s.lanes[seat].pop()
        if a == RETURN:
            verbs.chip_returned(s, seat, self.chip)

    def refusal(self, s: Fair, seat: int, a: int) -> int:
        return FINE if a == KEEP or a == RETURN else NOT_NOW


class Committed(Frame):
    """The card that a seat has chosen; it lies here until all have chosen."""

    SECRET: ClassVar[tuple[str, ...]] = ("card",)
    WAITS: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Stealing(Simultaneous):
    """Out of turn: every other seat is asked in the same way, with a thief or without (FA-STEAL)."""

    WINDOW: ClassVar[int] = DECLINE

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def finish(self, s: Fair) -> None:
        thief = -1
        for i in range(s.n_seats - 1, 0, -1):
            seat = (self.winner + i) % s.n_seats
            if s.lanes[seat][-1].steals:  # type: ignore[attr-defined]
                thief = seat
        s.lanes = []
        if thief < 0:
            verbs.prize_won(s, self.winner)
        else:
            verbs.prize_stolen(s, thief, self.winner)
        s.frames[-1] = Bidding(s.start, 0, -1, (1 << s.n_seats) - 1)


class Answering(Frame):
    """One seat's answer in the window."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def advance(self, s: Fair) -> None:
        ask(s, self.seat, [DECLINE] if self.refusal(s, self.seat, STEAL) else [DECLINE, STEAL])

    def decide(self, s: Fair, seat: int, a: int) -> None:
        s.lanes[seat][-1] = Answered(seat, int(a == STEAL))

    def refusal(self, s: Fair, seat: int, a: int) -> int:
        if a == STEAL:
            return FINE if THIEF in s.hands[seat] and s.options.thieves == 0 else NO_THIEF
        return FINE if a == DECLINE else NOT_NOW


class Answered(Frame):
    """What a seat answered, until all have."""

    SECRET: ClassVar[tuple[str, ...]] = ("steals",)
    WAITS: ClassVar[bool] = True

    def __init__(self, seat: int, steals: int) -> None:
        self.seat = seat
        self.steals = steals


class Bidding(Frame):
    """An auction of one stall, seat by seat, upwards (FA-AUC)."""

    def __init__(self, seat: int, high: int, leader: int, still_in: int) -> None:
        self.seat = seat
        self.high = high
        self.leader = leader  # -1 before the first bid
        self.still_in = still_in

    def clone(self) -> Frame:
        return Bidding(self.seat, self.high, self.leader, self.still_in)

    def advance(self, s: Fair) -> None:
        if not self.still_in & ~(1 << self.leader if self.leader >= 0 else 0):
            s.frames.pop()
            if self.leader >= 0:
                self.sell(s)
            return
        if not self.still_in >> self.seat & 1 or self.seat == self.leader:
            self.seat = (self.seat + 1) % s.n_seats
            return
        ask(s, self.seat, [PASS] + [BID + n for n in range(self.high + 1, s.coins[self.seat] + 1)])

    def sell(self, s: Fair) -> None:
        verbs.stall_bought(s, self.leader, self.high)
        target = (self.leader + 1) % s.n_seats
        if s.hands[target]:  # FA-AUC-02
            verbs.card_seen(s, self.leader, target, s.chance.pick(TABLE, s.hands[target]))

    def decide(self, s: Fair, seat: int, a: int) -> None:
        self.seat = (seat + 1) % s.n_seats
        if a == PASS:
            self.still_in &= ~(1 << seat)
            verbs.bidder_passed(s, seat)
        else:
            self.high = a - BID
            self.leader = seat
            verbs.bid_made(s, seat, a - BID)

    def refusal(self, s: Fair, seat: int, a: int) -> int:
        if a == PASS:
            return FINE
        if not BID < a <= BID + COINS:
            return NOT_NOW
        if a - BID <= self.high:
            return TOO_LOW
        return FINE if a - BID <= s.coins[seat] else TOO_DEAR

    def facts(self, s: Fair, seat: int, a: int) -> dict[str, int]:
        return {"high": self.high, "coins": s.coins[seat]}
