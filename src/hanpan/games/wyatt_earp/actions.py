"""The action space: 269 ids.  Ids are only ever appended.

A seat never aims at itself, and a table option decides between two ways to ask with Most Wanted; so at a table with
the default options at most 217 of them can ever be legal for a seat.
"""

from typing import Final

from hanpan.core.actions import ActionKind, Actions, Field
from hanpan.core.vocabulary import Vocabulary
from hanpan.games.wyatt_earp.data import CARDS, MOST_HIDEOUTS, MOST_SEATS, N_KINDS, N_OUTLAWS, OUTLAWS

MOST_LAID: Final = 7

DRAW_SUPPLY: Final = 0
DRAW_DISCARD: Final = 1
LAY: Final = 2  # + outlaw * 7 + number of cards - 1
LAY_WITH_PHOTO: Final = 51  # + outlaw
PLAY_PHOTO: Final = 58  # + outlaw
PLAY_BANK: Final = 65  # + outlaw
PLAY_STAGECOACH: Final = 72  # + outlaw * 2 + mode
PLAY_GUN: Final = 86  # + outlaw
PLAY_HIDEOUT: Final = 93  # + target * 7 + outlaw
ASK_HAND: Final = 121  # + target * 7 + outlaw
STEAL_TABLE: Final = 149  # + target * 7 + outlaw
STEAL_HAND: Final = 177  # + target
WYATT_DRAW: Final = 181
WYATT_SWAP: Final = 182
WYATT_FREE: Final = 183  # + number of the Hideout
END_PLAY: Final = 186
GIVE: Final = 187  # + card
FETCH: Final = 207  # + card
DISCARD: Final = 227  # + card
TAKE_CARD: Final = 247  # + card
REACT: Final = 267  # + answer

N_MODES: Final = 2
SAFE: Final = 0
SHOOT: Final = 1
NO: Final = 0
YES: Final = 1

WENT_OUT: Final = 0
OTHER_EMPTY: Final = 1
RUN_OUT: Final = 2
ENDINGS: Final = ("active_player_went_out", "another_player_empty", "supply_used_up_twice")

VOCABULARY: Final = Vocabulary(
    {
        "card": CARDS,
        "outlaw": OUTLAWS,
        "mode": ("safe", "shoot"),
        "answer": ("no", "yes"),
        "ending": ENDINGS,
    }
)

ACTIONS: Final = Actions(
    VOCABULARY,
    ActionKind("DrawSupply", DRAW_SUPPLY),
    ActionKind("DrawDiscard", DRAW_DISCARD),
    ActionKind("LayOutlaw", LAY, Field("outlaw", N_OUTLAWS), Field("n", MOST_LAID, first=1)),
    ActionKind("LayFirstSetWithPhoto", LAY_WITH_PHOTO, Field("outlaw", N_OUTLAWS)),
    ActionKind("PlayPhoto", PLAY_PHOTO, Field("outlaw", N_OUTLAWS)),
    ActionKind("PlayBank", PLAY_BANK, Field("outlaw", N_OUTLAWS)),
    ActionKind("PlayStagecoach", PLAY_STAGECOACH, Field("outlaw", N_OUTLAWS), Field("mode", N_MODES)),
    ActionKind("PlayFastestGun", PLAY_GUN, Field("outlaw", N_OUTLAWS)),
    ActionKind("PlayHideout", PLAY_HIDEOUT, Field("target", MOST_SEATS), Field("outlaw", N_OUTLAWS)),
    ActionKind("PlayMostWantedHand", ASK_HAND, Field("target", MOST_SEATS), Field("outlaw", N_OUTLAWS)),
    ActionKind("PlayMostWantedTable", STEAL_TABLE, Field("target", MOST_SEATS), Field("outlaw", N_OUTLAWS)),
    ActionKind("PlayMostWantedAny", STEAL_HAND, Field("target", MOST_SEATS)),
    ActionKind("PlayWyattDraw", WYATT_DRAW),
    ActionKind("PlayWyattSwap", WYATT_SWAP),
    ActionKind("PlayWyattFree", WYATT_FREE, Field("hideout", MOST_HIDEOUTS)),
    ActionKind("EndPlay", END_PLAY),
    ActionKind("SwapGive", GIVE, Field("card", N_KINDS)),
    ActionKind("SwapTake", FETCH, Field("card", N_KINDS)),
    ActionKind("Discard", DISCARD, Field("card", N_KINDS)),
    ActionKind("TakeCard", TAKE_CARD, Field("card", N_KINDS)),
    ActionKind("ReactPhoto", REACT, Field("answer", 2)),
)
