"""The table of frames and the order of play as the rulebook tells it."""

from typing import Final

from hanpan.core.frames import FrameTable
from hanpan.games.wyatt_earp import phases, schema
from hanpan.games.wyatt_earp.actions import VOCABULARY

FRAMES: Final = FrameTable(
    VOCABULARY,
    (phases.Rounds, schema.Nothing),
    (phases.Drawing, schema.SeatShape),
    (phases.Playing, schema.PlayingShape),
    (phases.Reacting, schema.WindowShape),
    (phases.Asking, schema.WindowShape),
    (phases.Answering, schema.WindowShape),
    (phases.Answered, schema.AnsweredShape),
    (phases.Giving, schema.SeatShape),
    (phases.Fetching, schema.FetchingShape),
    (phases.Choosing, schema.ChoosingShape),
    (phases.Discarding, schema.SeatShape),
    (phases.Paying, schema.Nothing),
)
PHASES: Final = ("Drawing", "Playing", "Answering", "Giving", "Fetching", "Choosing", "Discarding")
