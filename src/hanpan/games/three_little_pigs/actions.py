"""The action space: 203 ids.  Ids are only ever appended."""

from typing import Final

from hanpan.core.actions import ActionKind, Actions, Field
from hanpan.core.vocabulary import Vocabulary
from hanpan.games.three_little_pigs.data import (
    AWARDS,
    DICE,
    FACES,
    MATERIALS,
    MOST_HOUSES,
    N_PILES,
    PARTS,
    PILES,
    TALLEST,
    TILES,
)

MOST_SEATS: Final = 5

ROLL: Final = 0
STOP: Final = 1
REROLL: Final = 1  # + set of dice 1 … 31
ALL_DICE: Final = 31
BUY: Final = 33  # + pile
PASS: Final = 42
PLACE: Final = 43  # + house
START_HOUSE: Final = 67
BLOW: Final = 68  # + seat * 24 + house
DECLINE: Final = 188
BLOW_TILE: Final = 189  # + level of the tile in the house

VOCABULARY: Final = Vocabulary(
    {
        "pile": PILES,
        "tile": TILES,
        "part": PARTS,
        "material": MATERIALS,
        "face": FACES,
        "award": AWARDS,
        "die": DICE,
        "dice": DICE,
        "rolled": DICE,
        "remaining": TILES,
        "first_pile": PILES,
    }
)

ACTIONS: Final = Actions(
    VOCABULARY,
    ActionKind("Roll", ROLL),
    ActionKind("Stop", STOP),
    ActionKind("Reroll", REROLL + 1, Field("dice", ALL_DICE, first=1, mask=True)),
    ActionKind("Buy", BUY, Field("pile", N_PILES)),
    ActionKind("Pass", PASS),
    ActionKind("Place", PLACE, Field("house", MOST_HOUSES)),
    ActionKind("StartHouse", START_HOUSE),
    ActionKind("Blow", BLOW, Field("target", MOST_SEATS), Field("house", MOST_HOUSES)),
    ActionKind("Decline", DECLINE),
    ActionKind("BlowTile", BLOW_TILE, Field("level", TALLEST)),
)
