"""The table of frames and the order of play as the rulebook tells it."""

from typing import Final

from hanpan.core.frames import FrameTable
from hanpan.games.three_little_pigs import phases, schema
from hanpan.games.three_little_pigs.actions import VOCABULARY

FRAMES: Final = FrameTable(
    VOCABULARY,
    (phases.Turns, schema.TurnsShape),
    (phases.Rolling, schema.RollingShape),
    (phases.Building, schema.BuildingShape),
    (phases.Placing, schema.PlacingShape),
    (phases.Blowing, schema.BlowingShape),
    (phases.BlowingTile, schema.BlowingTileShape),
)
PHASES: Final = ("Rolling", "Building", "Placing", "Blowing", "BlowingTile")
