"""Written positions of The Three Little Pigs that random play seldom shows."""

from collections import Counter
from typing import Any

from hanpan.games.three_little_pigs.data import PILES

Houses = list[list[list[str]]]
#: Pots on the four tiles of a pile, by part (TP-OPT-08).
POTS = {"door": [0, 0, 1, 1], "window": [0, 1, 1, 2], "roof": [0, 0, 0, 1]}
#: What is left of each pile in the design's pictures, the top tile first.
LEFT = {
    "straw_door": [],
    "straw_window": [],
    "straw_roof": [1, 0],
    "wood_door": [0],
    "wood_window": [2],
    "wood_roof": [0, 0],
    "brick_door": [1, 0, 1],
    "brick_window": [2, 0, 1],
    "brick_roof": [0, 0, 0, 1],
}
#: The yards of the design's pictures.
YARDS: Houses = [
    [["straw_door", "wood_window+1", "straw_roof"], ["brick_window+1"], ["wood_door+1", "straw_window+1"]],
    [["wood_door", "wood_window", "wood_roof"], ["straw_door+1", "straw_window+2"]],
    [["brick_door", "straw_roof"], ["straw_door", "wood_window+1"]],
    [["straw_window", "wood_roof+1"], ["wood_door+1"]],
]
ROOF_PAIR = ["roof", "roof", "wolf", "window", "window"]
WINDOWS = ["roof", "roof", "window", "window", "window"]
WOLVES = ["window", "roof", "wolf", "wolf", "door"]


def scene(
    frame: dict[str, Any],
    dice: list[str],
    houses: Houses = YARDS,
    left: dict[str, list[int]] = LEFT,
    **more: Any,
) -> dict[str, Any]:
    """The first seat is asked; what lies neither in a yard nor on a pile was blown away.

    A yard may hold more tiles of a kind than the box: then the position is a sketch.
    """
    used = Counter(tile for yard in houses for house in yard for tile in house)
    gone = Counter(name(pile, pots) for pile in PILES for pots in POTS[pile.split("_")[1]])
    here = used + Counter(name(pile, pots) for pile in PILES for pots in left[pile])
    piles = {pile: {"top": left[pile][0], "under": sorted(left[pile][1:])} if left[pile] else {} for pile in PILES}
    return {
        "game": "three_little_pigs",
        "rules_version": 1,
        "n_seats": len(houses),
        "table": {
            "turn": 0,
            "first": 0,
            "n_turns": 17,
            "dice": dice,
            "piles": piles,
            "houses": houses,
            "removed": sorted((gone - here).elements()),
            **more.pop("table", {}),
        },
        "frames": [{"frame": "Turns"}, frame],
        "conserved": here <= gone,
        **more,
    }


def name(pile: str, pots: int) -> str:
    """A tile's name."""
    return pile + ("", "+1", "+2")[pots]


def rolling(n: int = 2, dice: list[str] = ROOF_PAIR, **more: Any) -> dict[str, Any]:
    """Dice are chosen after `n` rolls."""
    return scene({"frame": "Rolling", "seat": 0, "n_rolls": n}, dice, **more)


def building(dice: list[str] = WINDOWS, first_pile: int = -1, **more: Any) -> dict[str, Any]:
    """Tiles are bought with these dice."""
    symbols = {f"{part}s": dice.count(part) for part in POTS}
    return scene({"frame": "Building", "seat": 0, **symbols, "first_pile": first_pile}, dice, **more)


def blowing(**more: Any) -> dict[str, Any]:
    """The wolf is here."""
    return scene({"frame": "Blowing", "seat": 0}, WOLVES, **more)
