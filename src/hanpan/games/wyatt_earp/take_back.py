"""What may be taken back: plays without a draw, a shot, a theft or a question to the others (WE-LOOP-05)."""

from typing import Final

from hanpan.core.game import TakeBack
from hanpan.games.wyatt_earp import events as e

TAKE_BACK: Final = TakeBack(
    frozenset(
        {
            e.OutlawsLaid,
            e.SheriffPlayed,
            e.SheriffAimed,
            e.SheriffLaid,
            e.SheriffDiscarded,
            e.GunReplaced,
            e.HideoutRemoved,
            e.SwapGiven,
            e.SwapTaken,
        }
    ),
    "WE-LOOP-05",
)
