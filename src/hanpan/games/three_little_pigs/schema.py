"""The JSON form of the table and the shapes of the frames.  Never compiled: compiled structs lose their options."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hanpan.games.three_little_pigs.data import MOST_HOUSES, N_DICE, N_PILES, N_TILES, PILE_SIZE

SeatNumber = Annotated[int, Meta(ge=0, le=4)]
SeatOrNone = Annotated[int, Meta(ge=-1, le=4)]
Symbols = Annotated[int, Meta(ge=0, le=N_DICE)]
Tile = Annotated[int, Meta(ge=0, lt=N_TILES)]
FirstAward = Literal["award_first_straw", "award_first_wood", "award_first_brick"]


class TurnsShape(msgspec.Struct, forbid_unknown_fields=True):
    """Fields of `Turns`."""


class RollingShape(msgspec.Struct, forbid_unknown_fields=True):
    """Fields of `Rolling`."""

    seat: SeatNumber
    n_rolls: Annotated[int, Meta(ge=0, le=3)]


class BuildingShape(msgspec.Struct, forbid_unknown_fields=True):
    """Fields of `Building`."""

    seat: SeatNumber
    doors: Symbols
    windows: Symbols
    roofs: Symbols
    first_pile: Annotated[int, Meta(ge=-1, lt=N_PILES)]


class PlacingShape(msgspec.Struct, forbid_unknown_fields=True):
    """Fields of `Placing`."""

    seat: SeatNumber
    tile: Tile


class BlowingShape(msgspec.Struct, forbid_unknown_fields=True):
    """Fields of `Blowing`."""

    seat: SeatNumber


class BlowingTileShape(msgspec.Struct, forbid_unknown_fields=True):
    """Fields of `BlowingTile`."""

    seat: SeatNumber
    target: SeatNumber
    house: Annotated[int, Meta(ge=0, lt=24)]
    material: Annotated[int, Meta(ge=0, le=2)]


class Pile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One pile: its open tile as pots (null when empty), the tiles below it as pots.

    `under` is sorted, for nobody knows the order; `order` lists tiles whose order is open, the next one last.
    """

    top: Annotated[int, Meta(ge=0, le=2)] | None = None
    under: Annotated[list[Annotated[int, Meta(ge=0, le=2)]], Meta(max_length=PILE_SIZE)] = []
    order: Annotated[list[Annotated[int, Meta(ge=0, le=2)]], Meta(max_length=PILE_SIZE)] = []


class Table(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The table.  Houses list their tiles from the bottom up, as names such as `wood_window+1`.

    `turn` is the seat whose turn it is; a die not rolled in this turn is null; `awards` are the holders of the three
    cards for first houses.
    """

    turn: SeatNumber | None
    first: SeatNumber | None
    n_turns: Annotated[int, Meta(ge=0, le=1_000_000)]
    dice: Annotated[list[str | None], Meta(min_length=N_DICE, max_length=N_DICE)]
    piles: dict[str, Pile]
    houses: list[list[list[str]]]
    removed: list[str] = []
    awards: Annotated[list[SeatOrNone], Meta(min_length=3, max_length=3)] = msgspec.field(
        default_factory=lambda: [-1, -1, -1]
    )


class SeatSheet(msgspec.Struct, forbid_unknown_fields=True):
    """What lies before one player of a physical table: houses as tiles in any order, and for veterans the award cards
    for first houses."""

    houses: Annotated[
        list[Annotated[list[str], Meta(min_length=1, max_length=N_PILES * PILE_SIZE)]], Meta(max_length=MOST_HOUSES)
    ] = []
    awards: Annotated[list[FirstAward], Meta(max_length=3)] = []
