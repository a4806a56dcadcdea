"""Components of The Three Little Pigs (rulebook, section "components").

A pile is material * 3 + part; a tile is pile * 3 + pots, so equal tiles are equal numbers.
"""

from typing import Final

MATERIALS: Final = ("straw", "wood", "brick")
PARTS: Final = ("door", "window", "roof")
DOOR: Final = 0
WINDOW: Final = 1
ROOF: Final = 2
#: Die faces 0-2 are the parts.
WOLF: Final = 3
FACES: Final = (*PARTS, "wolf")
DICE: Final = ("W1", "W2", "B1", "B2", "B3")  # two white, three black
N_DICE: Final = 5
#: Faces of each die (two independent reviews agree; the number of wolves is the rulebook's).
DIE: Final = [
    [DOOR, DOOR, WINDOW, WINDOW, ROOF, ROOF],
    [DOOR, DOOR, WINDOW, WINDOW, ROOF, ROOF],
    [DOOR, DOOR, WINDOW, WINDOW, ROOF, WOLF],
    [DOOR, DOOR, WINDOW, WINDOW, ROOF, WOLF],
    [DOOR, DOOR, WINDOW, WINDOW, ROOF, WOLF],
]
#: The dial in sixths: straw 3, wood 2, brick 1 (TP-WOLF-04).
SPINNER: Final = [0, 0, 0, 1, 1, 2]

N_PILES: Final = 9
PILE_SIZE: Final = 4
PILES: Final = tuple(f"{material}_{part}" for material in MATERIALS for part in PARTS)
PART: Final = [pile % 3 for pile in range(N_PILES)]
MATERIAL: Final = [pile // 3 for pile in range(N_PILES)]
#: Price in equal symbols = pig heads = points (TP-SCORE-08).
COST: Final = [2 + pile // 3 for pile in range(N_PILES)]

N_POTS: Final = 3  # a tile carries 0, 1 or 2 pots
N_TILES: Final = N_PILES * N_POTS
#: By tile: the part; the pig heads printed on it, which are its price and its points; the flowerpots.
TILE_PART: Final = [tile // N_POTS % 3 for tile in range(N_TILES)]
TILE_HEADS: Final = [COST[tile // N_POTS] for tile in range(N_TILES)]
TILE_POTS: Final = [tile % N_POTS for tile in range(N_TILES)]
TILES: Final = tuple(pile + ("", "+1", "+2")[pots] for pile in PILES for pots in range(N_POTS))
#: By layout and part: the pots on the four tiles of a pile.  A reconstruction: see the rulebook, TP-OPT-08.
POTS: Final = (
    ([0, 0, 1, 1], [0, 1, 1, 2], [0, 0, 0, 1]),  # by_part
    ([0, 0, 1, 1], [0, 0, 1, 1], [0, 0, 1, 1]),  # flat
    ([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]),  # none
)

AWARDS: Final = (
    "award_first_straw",
    "award_first_wood",
    "award_first_brick",
    "award_most_pots",
    "award_most_houses",
    "award_tallest",
)
AWARD_POINTS: Final = (2, 2, 2, 3, 3, 3)

#: Empty piles that end the game, by the option `end_piles` and the number of seats (TP-END-01).
END_PILES: Final = (
    {2: 2, 3: 3, 4: 4, 5: 5},  # seed
    {2: 3, 3: 3, 4: 4, 5: 5},  # min3
    {2: 3, 3: 3, 4: 3, 5: 3},  # flat3
    {2: 1, 3: 1, 4: 1, 5: 1},  # short
)

MOST_HOUSES: Final = 24  # 12 doors + 12 windows: every house holds at least one of them
TALLEST: Final = 14  # a door, 12 windows and a roof


def pile_of(tile: int) -> int:
    """The pile that a tile comes from."""
    return tile // N_POTS


def part_of(tile: int) -> int:
    """Door, window or roof."""
    return tile // N_POTS % 3


def material_of(tile: int) -> int:
    """Straw 0, wood 1, brick 2."""
    return tile // (N_POTS * 3)


def pots_on(tile: int) -> int:
    """Flowerpots printed on a tile."""
    return tile % N_POTS


def heads_on(tile: int) -> int:
    """Pig heads printed on a tile: its price and its points."""
    return 2 + tile // (N_POTS * 3)
