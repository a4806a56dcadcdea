"""The table of the Fair."""

from hanpan.core.options import Options
from hanpan.core.position import Position, copy_into


class FairOptions(Options):
    rounds: int
    thieves: int


class Fair(Position):
    options: FairOptions
    round: int
    start: int  # seat that is first in this round
    hands: list[list[int]]  # sorted
    deck: list[int]  # sorted: its order does not exist before somebody draws
    discard: list[int]
    bags: list[list[int]]  # sorted
    kept: list[list[int]]  # chips kept in this round
    coins: list[int]
    prizes: list[int]
    stalls: list[int]
    known: list[list[int]]  # [observer * n_seats + holder]: sorted cards that the observer has seen in that hand


def clone(s: Fair) -> Fair:
    t = Fair()
    copy_into(t, s)
    t.options = s.options
    t.round = s.round
    t.start = s.start
    t.hands = [hand[:] for hand in s.hands]
    t.deck = s.deck[:]
    t.discard = s.discard[:]
    t.bags = [bag[:] for bag in s.bags]
    t.kept = [kept[:] for kept in s.kept]
    t.coins = s.coins[:]
    t.prizes = s.prizes[:]
    t.stalls = s.stalls[:]
    t.known = s.known[:]  # inner lists are replaced, never changed
    return t
