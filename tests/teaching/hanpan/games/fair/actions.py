"""Action ids of the Fair."""

from typing import Final

from hanpan.core.actions import ActionKind, Actions, Field
from hanpan.core.game import Reason
from hanpan.core.vocabulary import Vocabulary
from hanpan.games.fair.data import CARDS, COINS

DRAW: Final = 0
KEEP: Final = 1
RETURN: Final = 2
CHOOSE: Final = 3  # + card
DECLINE: Final = 9
STEAL: Final = 10
PASS: Final = 11
BID: Final = 11  # + amount 1 … 30

VOCABULARY: Final = Vocabulary({"card": CARDS})
ACTIONS: Final = Actions(
    VOCABULARY,
    ActionKind("Draw", DRAW),
    ActionKind("Keep", KEEP),
    ActionKind("Return", RETURN),
    ActionKind("Choose", CHOOSE, Field("card", 6)),
    ActionKind("Decline", DECLINE),
    ActionKind("Steal", STEAL),
    ActionKind("Pass", PASS),
    ActionKind("Bid", BID + 1, Field("amount", COINS, first=1)),
)

ENOUGH_CHIPS: Final = 4
NO_SUCH_CARD: Final = 5
NO_THIEF: Final = 6
TOO_LOW: Final = 7
TOO_DEAR: Final = 8

REASONS: Final = (
    Reason("fine", ""),
    Reason("not_now", "FA-ROUND-01"),
    Reason("not_asked", "FA-ROUND-01"),
    Reason("over", "FA-END-01"),
    Reason("enough_chips", "FA-SHOW-01"),
    Reason("no_such_card", "FA-SHOW-02"),
    Reason("no_thief", "FA-STEAL-01"),
    Reason("too_low", "FA-AUC-01"),
    Reason("too_dear", "FA-AUC-01"),
)
