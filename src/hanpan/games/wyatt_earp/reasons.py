"""Why something is refused: a code for the rules, a key for the texts, a clause for the rulebook."""

from typing import Final

from hanpan.core.game import Reason
from hanpan.core.position import FIRST_OWN_CODE

DRAW_FIRST: Final = 4
DRAWN_ALREADY: Final = 5
NO_DISCARD: Final = 6
IDLE: Final = 7
DRY: Final = 8
NOT_HELD: Final = 9
TOO_FEW_HELD: Final = 10
FIRST_SET_OF_THREE: Final = 11
KEEP_ONE: Final = 12
ONE_SHERIFF: Final = 13
NOT_REGISTERED: Final = 14
OWN_SEAT: Final = 15
NO_SUCH_SEAT: Final = 16
NO_OPEN_CARD: Final = 17
NO_OPEN_OUTLAW: Final = 18
EMPTY_HAND: Final = 19
NO_HIDEOUT: Final = 20
NO_PILE: Final = 21
NO_SUPPLY: Final = 22
SHOT_REQUIRED: Final = 23
TABLE_IS_SAFE: Final = 24
ASK_BY_NAME: Final = 25
ASK_ANY: Final = 26
NO_SWAP: Final = 27
PHOTO_IS_NO_OUTLAW: Final = 28
REGISTERED_ALREADY: Final = 29
NOT_IN_PILE: Final = 30
JUST_GIVEN: Final = 31
NOT_IN_THAT_HAND: Final = 32
NO_PHOTO: Final = 33
DISCARD_NOW: Final = 34
PLAY_FIRST: Final = 35

REASONS: Final = (
    Reason("fine", ""),
    Reason("not_now", "WE-TURN-01"),
    Reason("not_asked", "WE-SET-07"),
    Reason("over", "WE-WIN-01"),
    Reason("draw_first", "WE-TURN-01"),
    Reason("drawn_already", "WE-DRAW-01"),
    Reason("no_discard", "WE-DRAW-03"),
    Reason("idle", "WE-LOOP-01"),
    Reason("dry", "WE-LOOP-03"),
    Reason("not_held", "WE-TURN-02"),
    Reason("too_few_held", "WE-LAY-01"),
    Reason("first_set_of_three", "WE-LAY-02"),
    Reason("keep_one", "WE-DIS-02"),
    Reason("one_sheriff", "WE-SHF-01"),
    Reason("not_registered", "WE-SHF-02"),
    Reason("own_seat", "WE-HID-01"),
    Reason("no_such_seat", "WE-SET-01"),
    Reason("no_open_card", "WE-HID-01"),
    Reason("no_open_outlaw", "WE-MWT-02"),
    Reason("empty_hand", "WE-MWT-01"),
    Reason("no_hideout", "WE-WYT-03"),
    Reason("no_pile", "WE-WYT-02"),
    Reason("no_supply", "WE-SUP-10"),
    Reason("shot_required", "WE-STG-01"),
    Reason("table_is_safe", "WE-MWT-02"),
    Reason("ask_by_name", "WE-MWT-01"),
    Reason("ask_any", "WE-MWT-06"),
    Reason("no_swap", "WE-WYT-05"),
    Reason("photo_is_no_outlaw", "WE-LAY-09"),
    Reason("registered_already", "WE-LAY-03"),
    Reason("not_in_pile", "WE-WYT-02"),
    Reason("just_given", "WE-WYT-02"),
    Reason("not_in_that_hand", "WE-MWT-06"),
    Reason("no_photo", "WE-PHO-03"),
    Reason("discard_now", "WE-DIS-01"),
    Reason("play_first", "WE-TURN-01"),
)
assert REASONS[FIRST_OWN_CODE].key == "draw_first"
