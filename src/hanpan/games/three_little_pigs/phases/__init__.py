"""The phases of play, each a frame: who decides, what may be chosen, what happens, what comes next.

Turns → Rolling → Building → Placing, or Rolling → Blowing (→ BlowingTile).
"""

from hanpan.games.three_little_pigs.phases.building import Building, Placing, has_place, next_pots
from hanpan.games.three_little_pigs.phases.rolling import MOST_ROLLS, WOLVES_TO_BLOW, Rolling
from hanpan.games.three_little_pigs.phases.turns import Turns
from hanpan.games.three_little_pigs.phases.wolf import Blowing, BlowingTile, split

__all__ = [
    "MOST_ROLLS",
    "WOLVES_TO_BLOW",
    "Blowing",
    "BlowingTile",
    "Building",
    "Placing",
    "Rolling",
    "Turns",
    "has_place",
    "next_pots",
    "split",
]
