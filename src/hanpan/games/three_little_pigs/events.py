"""What happens at the table, as facts.  Everything is public (rulebook: there is no private information).

Never compiled: compiled structs lose their layout.
"""

import msgspec


class PileOrdered(msgspec.Struct, frozen=True, array_like=True, tag=1, gc=False):
    """With open piles (TP-OPT-09) the order below the top, next tile last, as pots."""

    pile: int
    pots: list[int]


class PileTurned(msgspec.Struct, frozen=True, array_like=True, tag=2, gc=False):
    """A tile with `pots` flowerpots is now on top of the pile."""

    pile: int
    pots: int


class FirstPlayerChosen(msgspec.Struct, frozen=True, array_like=True, tag=3, gc=False):
    """Who has the first turn."""

    seat: int


class TurnStarted(msgspec.Struct, frozen=True, array_like=True, tag=4, gc=False):
    """A turn begins; no die has been rolled."""

    seat: int


class DiceRolled(msgspec.Struct, frozen=True, array_like=True, tag=5, gc=False):
    """Roll number `roll` (1-3) with the dice `rolled`; `faces` are those of all five dice afterwards."""

    seat: int
    roll: int
    rolled: list[int]
    faces: list[int]


class RollingStopped(msgspec.Struct, frozen=True, array_like=True, tag=6, gc=False):
    """Rolling is over with fewer than two wolves."""

    seat: int


class WolfAppeared(msgspec.Struct, frozen=True, array_like=True, tag=7, gc=False):
    """Two or three wolves show (TP-ROLL-07)."""

    seat: int
    wolves: int


class TileBought(msgspec.Struct, frozen=True, array_like=True, tag=8, gc=False):
    """The top tile of a pile is taken and its price paid."""

    seat: int
    tile: int


class NothingBought(msgspec.Struct, frozen=True, array_like=True, tag=9, gc=False):
    """The dice buy nothing that can be placed (TP-BUY-11)."""

    seat: int


class BuyingEnded(msgspec.Struct, frozen=True, array_like=True, tag=10, gc=False):
    """A possible second tile is left alone (TP-BUY-06)."""

    seat: int


class TilePlaced(msgspec.Struct, frozen=True, array_like=True, tag=11, gc=False):
    """The tile becomes tile number `level` (0 = bottom) of house number `house` (0 = the seat's first)."""

    seat: int
    house: int
    level: int
    tile: int


class HouseCompleted(msgspec.Struct, frozen=True, array_like=True, tag=12, gc=False):
    """A roof completes a house (TP-PLACE-06), which is now worth `points`."""

    seat: int
    house: int
    points: int


class AwardTaken(msgspec.Struct, frozen=True, array_like=True, tag=13, gc=False):
    """The first house all of one material takes its card (TP-VET-05)."""

    seat: int
    award: int


class HouseTargeted(msgspec.Struct, frozen=True, array_like=True, tag=14, gc=False):
    """The wolf is sent against a house of `target` (TP-WOLF-03)."""

    seat: int
    target: int
    house: int


class NoHouseToBlowAt(msgspec.Struct, frozen=True, array_like=True, tag=15, gc=False):
    """No opponent owns a house (TP-WOLF-08)."""

    seat: int


class BlowingDeclined(msgspec.Struct, frozen=True, array_like=True, tag=16, gc=False):
    """The houses are left alone (option `wolf_optional`)."""

    seat: int


class SpinnerSpun(msgspec.Struct, frozen=True, array_like=True, tag=17, gc=False):
    """Where the needle stops."""

    seat: int
    material: int


class TilesBlown(msgspec.Struct, frozen=True, array_like=True, tag=18, gc=False):
    """`tiles` leave house and game, `remaining` stay, each from the bottom up; an empty rest is no house."""

    target: int
    house: int
    tiles: list[int]
    remaining: list[int]


class LoneRoofFell(msgspec.Struct, frozen=True, array_like=True, tag=19, gc=False):
    """Only a roof was left: it leaves the game too (TP-WOLF-07)."""

    target: int
    house: int
    tile: int


class NothingBlown(msgspec.Struct, frozen=True, array_like=True, tag=20, gc=False):
    """The house has no tile of that material (TP-WOLF-06)."""

    target: int
    house: int
    material: int


class GameEnded(msgspec.Struct, frozen=True, array_like=True, tag=21, gc=False):
    """Enough piles are empty (TP-END-01)."""

    empty: int
