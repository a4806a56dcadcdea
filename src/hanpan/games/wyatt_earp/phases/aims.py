"""Which sheriff cards may be played, and on what (WE-SHF-05)."""

from hanpan.core.position import FINE
from hanpan.games.wyatt_earp.actions import (
    ASK_HAND,
    LAY_WITH_PHOTO,
    PLAY_BANK,
    PLAY_GUN,
    PLAY_HIDEOUT,
    PLAY_PHOTO,
    PLAY_STAGECOACH,
    SHOOT,
    STEAL_HAND,
    STEAL_TABLE,
    WYATT_DRAW,
    WYATT_FREE,
    WYATT_SWAP,
)
from hanpan.games.wyatt_earp.data import (
    BANK,
    FIRST_SET,
    GUN,
    HIDEOUT,
    MOST_WANTED,
    N_KINDS,
    N_OUTLAWS,
    OUTLAW_PART,
    PHOTO,
    STAGECOACH,
    WYATT,
)
from hanpan.games.wyatt_earp.options import NAMED, PHOTO_COUNTS, SHOOT_ONLY, SWAP_OFF, TABLE_OFF
from hanpan.games.wyatt_earp.phases.sheriff import bank_shoots, free_shoots, gun_shoots, swap_shoots
from hanpan.games.wyatt_earp.position import Earp
from hanpan.games.wyatt_earp.reasons import (
    ASK_ANY,
    ASK_BY_NAME,
    EMPTY_HAND,
    KEEP_ONE,
    NO_HIDEOUT,
    NO_OPEN_CARD,
    NO_OPEN_OUTLAW,
    NO_PILE,
    NO_SUCH_SEAT,
    NO_SUPPLY,
    NO_SWAP,
    NOT_HELD,
    NOT_REGISTERED,
    ONE_SHERIFF,
    OWN_SEAT,
    PHOTO_IS_NO_OUTLAW,
    REGISTERED_ALREADY,
    SHOT_REQUIRED,
    TABLE_IS_SAFE,
    TOO_FEW_HELD,
)


def card_of(a: int) -> int:
    """The sheriff card that an action plays."""
    if a < PLAY_BANK:
        return PHOTO + outlaw_of(a)
    if a < PLAY_STAGECOACH:
        return BANK
    if a < PLAY_GUN:
        return STAGECOACH
    if a < PLAY_HIDEOUT:
        return GUN
    if a < ASK_HAND:
        return HIDEOUT
    return MOST_WANTED if a < WYATT_DRAW else WYATT


def outlaw_of(a: int) -> int:
    """The outlaw on which an action plays a card with capture points."""
    if a < PLAY_STAGECOACH:
        return (a - LAY_WITH_PHOTO) % N_OUTLAWS
    return (a - PLAY_STAGECOACH) // 2 if a < PLAY_GUN else a - PLAY_GUN


def registered_refusal(s: Earp, a: int) -> int:
    """`FINE` if a card with capture points may be played on this outlaw."""
    if not s.registered >> outlaw_of(a) & 1:
        return NOT_REGISTERED  # WE-SHF-02
    if a < PLAY_BANK:
        return FINE
    if a < PLAY_STAGECOACH:
        shot = bank_shoots(s)
    elif a < PLAY_GUN:
        shot = (a - PLAY_STAGECOACH) % 2 == SHOOT
        if not shot and s.options.stagecoach_modes == SHOOT_ONLY:
            return SHOT_REQUIRED  # WE-STG-01
    else:
        shot = gun_shoots(s)
    return NO_SUPPLY if shot and s.exhausted else FINE  # WE-SUP-10


def wyatt_refusal(s: Earp, a: int) -> int:
    """`FINE` if Wyatt Earp may be used like this."""
    if a == WYATT_DRAW:
        return NO_SUPPLY if s.exhausted else FINE
    if a == WYATT_SWAP:
        if s.options.wyatt_earp_swap == SWAP_OFF:
            return NO_SWAP  # WE-WYT-05
        if not s.discard:
            return NO_PILE  # WE-WYT-02
        return NO_SUPPLY if swap_shoots(s) and s.exhausted else FINE
    if a - WYATT_FREE >= len(s.hideouts):
        return NO_HIDEOUT  # WE-WYT-03
    return NO_SUPPLY if free_shoots(s) and s.exhausted else FINE


def sheriff_refusal(s: Earp, seat: int, a: int, played: int) -> int:
    """`FINE` if a sheriff card may be played like this by a seat that has `played` so many in this turn."""
    if a < PLAY_PHOTO and s.options.photo_in_first_set != PHOTO_COUNTS:
        return PHOTO_IS_NO_OUTLAW  # WE-LAY-09
    if not s.held[seat] >> card_of(a) & 1:
        return NOT_HELD
    if played:
        return ONE_SHERIFF  # WE-SHF-01
    if a < PLAY_PHOTO:
        return photo_set_refusal(s, seat, a - LAY_WITH_PHOTO)
    if a < PLAY_HIDEOUT:
        return registered_refusal(s, a)
    if a < STEAL_HAND:
        return aim_refusal(s, seat, a)
    return steal_refusal(s, seat, a - STEAL_HAND) if a < WYATT_DRAW else wyatt_refusal(s, a)


def photo_set_refusal(s: Earp, seat: int, outlaw: int) -> int:
    """`FINE` if two cards and the Photo may be a first set (WE-LAY-09)."""
    if s.registered >> outlaw & 1:
        return REGISTERED_ALREADY
    if s.hands[seat * N_KINDS + outlaw] < FIRST_SET - 1:
        return TOO_FEW_HELD
    return FINE if s.n_hands[seat] > FIRST_SET else KEEP_ONE


def aim_refusal(s: Earp, seat: int, a: int) -> int:
    """`FINE` if a Hideout or Most Wanted may be used on this opponent and outlaw."""
    first = PLAY_HIDEOUT if a < ASK_HAND else ASK_HAND if a < STEAL_TABLE else STEAL_TABLE
    place = a - first
    named = s.options.most_wanted_hand == NAMED
    if first == ASK_HAND and not named:
        return ASK_ANY  # WE-MWT-06
    if first == STEAL_TABLE and s.options.most_wanted_table == TABLE_OFF:
        return TABLE_IS_SAFE  # WE-MWT-02
    code = target_refusal(s, seat, place // N_OUTLAWS)
    if code:
        return code
    if first == ASK_HAND:
        return FINE if s.n_hands[place // N_OUTLAWS] else EMPTY_HAND  # WE-MWT-01
    if s.exhausted:
        return NO_SUPPLY  # WE-SUP-10
    if first == PLAY_HIDEOUT:
        return FINE if s.groups[place] else NO_OPEN_CARD  # WE-HID-01
    return FINE if s.groups[place] & OUTLAW_PART else NO_OPEN_OUTLAW  # WE-MWT-02, -03


def steal_refusal(s: Earp, seat: int, target: int) -> int:
    """`FINE` if Most Wanted may take any card from the hand of `target`."""
    if s.options.most_wanted_hand == NAMED:
        return ASK_BY_NAME  # WE-MWT-01
    code = target_refusal(s, seat, target)
    if code:
        return code
    return FINE if s.n_hands[target] else EMPTY_HAND


def target_refusal(s: Earp, seat: int, target: int) -> int:
    """`FINE` for an opponent."""
    if target >= s.n_seats:
        return NO_SUCH_SEAT
    return OWN_SEAT if target == seat else FINE
