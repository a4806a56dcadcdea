"""What happens at the Fair.  `card` is -1 where the reader may not see it."""

import msgspec


class CardDealt(msgspec.Struct, frozen=True, array_like=True, tag=1, gc=False):
    """Secret: only `seat` sees the card."""

    seat: int
    card: int


class RoundStarted(msgspec.Struct, frozen=True, array_like=True, tag=2, gc=False):
    round: int
    start: int


class ChipDrawn(msgspec.Struct, frozen=True, array_like=True, tag=3, gc=False):
    seat: int
    chip: int


class ChipReturned(msgspec.Struct, frozen=True, array_like=True, tag=4, gc=False):
    seat: int
    chip: int


class CardsShown(msgspec.Struct, frozen=True, array_like=True, tag=5, gc=False):
    """By seat, all at once."""

    cards: list[int]


class PrizeWon(msgspec.Struct, frozen=True, array_like=True, tag=6, gc=False):
    seat: int


class PrizeStolen(msgspec.Struct, frozen=True, array_like=True, tag=7, gc=False):
    seat: int
    target: int


class BidMade(msgspec.Struct, frozen=True, array_like=True, tag=8, gc=False):
    seat: int
    amount: int


class BidderPassed(msgspec.Struct, frozen=True, array_like=True, tag=9, gc=False):
    seat: int


class StallBought(msgspec.Struct, frozen=True, array_like=True, tag=10, gc=False):
    seat: int
    amount: int


class CardSeen(msgspec.Struct, frozen=True, array_like=True, tag=11, gc=False):
    """Secret: only `seat` and the holder see which card."""

    seat: int
    target: int
    card: int
