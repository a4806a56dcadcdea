"""Why something is refused: a code for the rules, a key for the texts, a clause for the rulebook."""

from typing import Final

from hanpan.core.game import Reason
from hanpan.core.position import FIRST_OWN_CODE

LOCKED: Final = 4
TOO_FEW_SYMBOLS: Final = 5
SAME_PILE: Final = 6
NO_PLACE: Final = 7
EMPTY_PILE: Final = 8
MUST_BUY: Final = 9
ROOF_FIRST: Final = 10
SECOND_DOOR: Final = 11
COMPLETE_HOUSE: Final = 12
NO_SUCH_HOUSE: Final = 13
OWN_HOUSE: Final = 14
MUST_BLOW: Final = 15
OTHER_MATERIAL: Final = 16
FIRST_ROLL: Final = 17
WOLF_HERE: Final = 18
ROLLING_FIRST: Final = 19
ROLLING_OVER: Final = 20

REASONS: Final = (
    Reason("fine", ""),
    Reason("not_now", "TP-TURN-02"),
    Reason("not_asked", "TP-TURN-03"),
    Reason("over", "TP-END-04"),
    Reason("locked", "TP-ROLL-04"),
    Reason("too_few_symbols", "TP-BUY-02"),
    Reason("same_pile", "TP-BUY-07"),
    Reason("no_place", "TP-BUY-08"),
    Reason("empty_pile", "TP-BUY-09"),
    Reason("must_buy", "TP-BUY-05"),
    Reason("roof_first", "TP-PLACE-01"),
    Reason("second_door", "TP-PLACE-04"),
    Reason("complete_house", "TP-PLACE-06"),
    Reason("no_such_house", "TP-WOLF-12"),
    Reason("own_house", "TP-WOLF-02"),
    Reason("must_blow", "TP-WOLF-02"),
    Reason("other_material", "TP-WOLF-06"),
    Reason("first_roll", "TP-ROLL-02"),
    Reason("wolf_here", "TP-WOLF-01"),
    Reason("rolling_first", "TP-BUY-01"),
    Reason("rolling_over", "TP-ROLL-06"),
)
assert REASONS[FIRST_OWN_CODE].key == "locked"
