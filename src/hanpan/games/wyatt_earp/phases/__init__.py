"""The phases of play, each a frame: who decides, what may be chosen, what happens, what comes next.

Rounds → Drawing → Playing → Discarding, turn after turn, then Paying.  On top of Playing come Giving → Fetching for a
swap, Choosing for a look into a hand, and the windows in which the others may lay a
Photo: Reacting, which hides who holds it, and Asking, which does not.
"""

from hanpan.games.wyatt_earp.phases.paying import Paying
from hanpan.games.wyatt_earp.phases.rounds import Rounds
from hanpan.games.wyatt_earp.phases.taking import Choosing, Fetching, Giving
from hanpan.games.wyatt_earp.phases.turn import Discarding, Drawing, Playing
from hanpan.games.wyatt_earp.phases.window import Answered, Answering, Asking, Reacting

__all__ = [
    "Answered",
    "Answering",
    "Asking",
    "Choosing",
    "Discarding",
    "Drawing",
    "Fetching",
    "Giving",
    "Paying",
    "Playing",
    "Reacting",
    "Rounds",
]
