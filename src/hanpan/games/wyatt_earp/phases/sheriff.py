"""What each sheriff card does once it may be played.  The aim is declared before the shot (WE-SHF-04)."""

from hanpan.core.chance import TABLE
from hanpan.games.wyatt_earp import verbs
from hanpan.games.wyatt_earp.actions import SHOOT
from hanpan.games.wyatt_earp.data import (
    BANK,
    GUN,
    GUN_PART,
    HIDEOUT,
    MOST_WANTED,
    N_GROUPS,
    N_OUTLAWS,
    PHOTO,
    SHOT_BOUNTY,
    STAGECOACH,
    TOKEN,
    WYATT,
)
from hanpan.games.wyatt_earp.options import (
    BANK_SHOT,
    FREE_SHOT,
    GUN_NEVER,
    GUN_REPLACING,
    LOOK,
    MISS_PAYS,
    SWAP_SHOT,
    TAKE,
)
from hanpan.games.wyatt_earp.phases.supply import draw, shoot
from hanpan.games.wyatt_earp.phases.taking import Choosing, Fetching, Giving
from hanpan.games.wyatt_earp.position import Earp, hand_of, has_gun


def bank_shoots(s: Earp) -> bool:
    """WE-BNK-01"""
    return s.options.bank_robbery_shot == BANK_SHOT


def gun_shoots(s: Earp) -> bool:
    """WE-FST-01"""
    wanted = s.options.fastest_gun_shot
    return wanted != GUN_NEVER and (wanted != GUN_REPLACING or has_gun(s))


def free_shoots(s: Earp) -> bool:
    """WE-WYT-04"""
    return s.options.wyatt_earp_shots & FREE_SHOT != 0


def swap_shoots(s: Earp) -> bool:
    """WE-WYT-04"""
    return s.options.wyatt_earp_shots & SWAP_SHOT != 0


def play_photo(s: Earp, seat: int, outlaw: int, bounty: int) -> None:
    """WE-PHO-01"""
    verbs.sheriff_played(s, seat, PHOTO + outlaw, outlaw, 0)
    verbs.sheriff_laid(s, seat, PHOTO + outlaw, outlaw, bounty)


def play_bank(s: Earp, seat: int, outlaw: int) -> None:
    """WE-BNK-01"""
    shot = bank_shoots(s)
    verbs.sheriff_played(s, seat, BANK, outlaw, int(shot))
    if shot and not shoot(s, seat):
        verbs.sheriff_discarded(s, seat, BANK)
    else:
        verbs.sheriff_laid(s, seat, BANK, outlaw, TOKEN)


def play_stagecoach(s: Earp, seat: int, outlaw: int, mode: int) -> None:
    """WE-STG-01, -02"""
    verbs.sheriff_played(s, seat, STAGECOACH, outlaw, mode)
    if mode != SHOOT:
        verbs.sheriff_laid(s, seat, STAGECOACH, outlaw, TOKEN)
    elif shoot(s, seat):
        verbs.sheriff_laid(s, seat, STAGECOACH, outlaw, SHOT_BOUNTY)
    elif s.options.stagecoach_miss == MISS_PAYS:
        verbs.sheriff_laid(s, seat, STAGECOACH, outlaw, TOKEN)
    else:
        verbs.sheriff_discarded(s, seat, STAGECOACH)


def play_gun(s: Earp, seat: int, outlaw: int) -> None:
    """WE-FST-01 … -04"""
    shot = gun_shoots(s)
    verbs.sheriff_played(s, seat, GUN, outlaw, int(shot))
    if shot and not shoot(s, seat):
        verbs.sheriff_discarded(s, seat, GUN)
        return
    hideout = -1
    for place in range(len(s.groups)):
        if s.groups[place] >= GUN_PART:
            verbs.gun_replaced(s, place // N_OUTLAWS, place % N_OUTLAWS, -1)
    for i in range(len(s.hideouts)):
        if s.hideouts[i] % N_GROUPS >= GUN_PART:
            place = s.hideouts[i] // N_GROUPS
            verbs.gun_replaced(s, place // N_OUTLAWS, place % N_OUTLAWS, i)
            hideout = i
    verbs.sheriff_laid(s, seat, GUN, outlaw, TOKEN)
    if hideout >= 0 and s.hideouts[hideout] % N_GROUPS == 0:  # WE-HID-07
        remove_hideout(s, hideout)


def play_hideout(s: Earp, seat: int, target: int, outlaw: int) -> None:
    """WE-HID-01, -02"""
    verbs.sheriff_aimed(s, seat, HIDEOUT, target, outlaw, 1)
    if shoot(s, seat):
        verbs.hideout_laid(s, seat, target, outlaw)
    else:
        verbs.sheriff_discarded(s, seat, HIDEOUT)


def ask_hand(s: Earp, seat: int, target: int, outlaw: int) -> None:
    """WE-MWT-01"""
    verbs.sheriff_aimed(s, seat, MOST_WANTED, target, outlaw, 0)
    if s.held[target] >> outlaw & 1:
        verbs.card_given(s, seat, target, outlaw)
    else:
        verbs.asked_in_vain(s, seat, target, outlaw)
    verbs.sheriff_discarded(s, seat, MOST_WANTED)


def steal_table(s: Earp, seat: int, target: int, outlaw: int) -> None:
    """WE-MWT-02"""
    verbs.sheriff_aimed(s, seat, MOST_WANTED, target, outlaw, 1)
    if shoot(s, seat):
        verbs.outlaw_stolen(s, seat, target, outlaw)
    verbs.sheriff_discarded(s, seat, MOST_WANTED)


def steal_hand(s: Earp, seat: int, target: int) -> None:
    """WE-MWT-06"""
    verbs.sheriff_aimed(s, seat, MOST_WANTED, target, -1, 0)
    if s.options.most_wanted_hand == LOOK:
        verbs.hand_seen(s, seat, target, hand_of(s, target))
        s.frames.append(Choosing(seat, target))
        return
    verbs.card_stolen(s, seat, target, s.chance.pick(TABLE, hand_of(s, target)))
    verbs.sheriff_discarded(s, seat, MOST_WANTED)


def wyatt_draw(s: Earp, seat: int) -> None:
    """WE-WYT-01, WE-SUP-08"""
    verbs.sheriff_played(s, seat, WYATT, -1, 0)
    draw(s, seat)
    verbs.sheriff_discarded(s, seat, WYATT)


def wyatt_swap(s: Earp, seat: int) -> None:
    """WE-WYT-02, -05"""
    shot = swap_shoots(s)
    verbs.sheriff_played(s, seat, WYATT, -1, int(shot))
    if shot and not shoot(s, seat):
        verbs.sheriff_discarded(s, seat, WYATT)
    elif s.options.wyatt_earp_swap == TAKE:
        s.frames.append(Fetching(seat, len(s.discard)))
    else:
        s.frames.append(Giving(seat))


def wyatt_free(s: Earp, seat: int, hideout: int) -> None:
    """WE-WYT-03, WE-HID-09"""
    place = s.hideouts[hideout] // N_GROUPS
    shot = free_shoots(s)
    verbs.sheriff_aimed(s, seat, WYATT, place // N_OUTLAWS, place % N_OUTLAWS, int(shot))
    if not shot or shoot(s, seat):
        remove_hideout(s, hideout)
    verbs.sheriff_discarded(s, seat, WYATT)


def remove_hideout(s: Earp, hideout: int) -> None:
    """Discards a Hideout; the cards under it count again."""
    place = s.hideouts[hideout] // N_GROUPS
    verbs.hideout_removed(s, place // N_OUTLAWS, place % N_OUTLAWS, hideout)
