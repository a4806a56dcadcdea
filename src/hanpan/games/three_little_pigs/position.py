"""The table of The Three Little Pigs, and what can be read off it.  No rules of play."""

from hanpan.core.position import Position, copy_into
from hanpan.games.three_little_pigs.data import DOOR, ROOF, TILE_HEADS, TILE_PART, TILE_POTS, WINDOW
from hanpan.games.three_little_pigs.options import PigsOptions

House = tuple[int, ...]  # tiles from the bottom up


class Pigs(Position):
    """Piles lie face up: the tile on top is open, below it a position holds only which pots are still there."""

    options: PigsOptions
    first: int  # seat that had the first turn, -1 before
    turn: int  # seat whose turn it is or was, -1 before the first turn
    n_turns: int  # turns begun
    dice: list[int]  # faces of W1 W2 B1 B2 B3, -1 before the first roll of a turn; replaced, never changed
    left: list[int]  # tiles of each pile, the top one included
    top: list[int]  # pots on the top tile of each pile, -1 when empty or being turned
    under: list[int]  # [pile * 3 + pots]: tiles below the top whose order nobody knows
    order: list[list[int]]  # by pile: pots of the tiles below the top, next one last, where the order is open
    homes: list[list[House]]  # by seat
    removed: list[int]  # tiles blown out of the game, in that order
    awards: list[int]  # holder of each award card for a first house, -1 while it lies open


def clone(s: Pigs) -> Pigs:
    """An independent copy that nobody listens to."""
    t = Pigs()
    copy_into(t, s)
    t.options = s.options
    t.first = s.first
    t.turn = s.turn
    t.n_turns = s.n_turns
    t.dice = s.dice
    t.left = s.left[:]
    t.top = s.top[:]
    t.under = s.under[:]
    t.order = [pile[:] for pile in s.order] if s.order else s.order
    t.homes = [homes[:] for homes in s.homes]
    t.removed = s.removed[:]
    t.awards = s.awards[:]
    return t


def is_complete(house: House) -> bool:
    """A roof completes a house, with or without a door (TP-PLACE-06)."""
    return TILE_PART[house[-1]] == ROOF


def has_door(house: House) -> bool:
    """A door is always the bottom tile (TP-PLACE-05)."""
    return TILE_PART[house[0]] == DOOR


def has_window(house: House) -> bool:
    """Whether any tile is a window."""
    for tile in house:
        if TILE_PART[tile] == WINDOW:
            return True
    return False


def heads_in(house: House) -> int:
    """Pig heads of all tiles."""
    n = 0
    for tile in house:
        n += TILE_HEADS[tile]
    return n


def pots_in(house: House) -> int:
    """Flowerpots on all tiles."""
    n = 0
    for tile in house:
        n += TILE_POTS[tile]
    return n


def n_empty(s: Pigs) -> int:
    """Empty piles on the table."""
    n = 0
    for left in s.left:
        if not left:
            n += 1
    return n
