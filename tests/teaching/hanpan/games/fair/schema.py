"""The JSON form of the Fair's table and frames."""

from typing import Annotated

import msgspec
from msgspec import Meta

Seat = Annotated[int, Meta(ge=0, le=3)]
SeatOrNone = Annotated[int, Meta(ge=-1, le=3)]
Card = Annotated[int, Meta(ge=0, le=5)]
Chip = Annotated[int, Meta(ge=0, le=3)]
Amount = Annotated[int, Meta(ge=0, le=30)]
Flag = Annotated[int, Meta(ge=0, le=1)]
Mask = Annotated[int, Meta(ge=0, lt=16)]


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    pass


class PreparingShape(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    n_draws: Annotated[int, Meta(ge=0, le=2)]


class KeepingShape(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    chip: Chip


class CommittedShape(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    card: Card


class StealingShape(msgspec.Struct, forbid_unknown_fields=True):
    winner: Seat


class AnsweringShape(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat


class AnsweredShape(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    steals: Flag


class BiddingShape(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    high: Amount
    leader: SeatOrNone
    still_in: Mask


class Table(msgspec.Struct, forbid_unknown_fields=True):
    round: Annotated[int, Meta(ge=0, le=3)]
    start: Seat
    hands: list[list[Card]]
    deck: list[Card]
    discard: list[Card]
    bags: list[list[Chip]]
    kept: list[list[Chip]]
    coins: list[Amount]
    prizes: list[Annotated[int, Meta(ge=0, le=3)]]
    stalls: list[Annotated[int, Meta(ge=0, le=3)]]
    known: list[list[Card]]
