"""Offers that come up again and again, made once: they are shared and never changed."""

from typing import Final

from hanpan.games.wyatt_earp.actions import LAY, MOST_LAID, PLAY_STAGECOACH, SAFE, SHOOT
from hanpan.games.wyatt_earp.data import BANK, FIRST_SET, N_KINDS, N_OUTLAWS

N_SETS: Final = 1 << N_OUTLAWS  # sets of outlaws
SET: Final = N_SETS - 1
#: By set: its members.
MEMBERS: Final = [[outlaw for outlaw in range(N_OUTLAWS) if outlaws >> outlaw & 1] for outlaws in range(N_SETS)]
#: No card has been laid in this turn, by outlaw.
NONE_LAID: Final = [0] * N_OUTLAWS
#: By outlaw and the most cards that can be laid: every number of a registered outlaw, or of one that is not
#: (WE-LAY-02, -03).
LAYS: Final = [
    [[LAY + outlaw * MOST_LAID + n for n in range(most)] for most in range(8)] for outlaw in range(N_OUTLAWS)
]
FIRST_LAYS: Final = [[offer[FIRST_SET - 1 :] for offer in offers] for offers in LAYS]
#: By set of outlaws and whether not to shoot is allowed and possible, whether to shoot is.
STAGECOACHES: Final = [
    [
        [PLAY_STAGECOACH + outlaw * 2 + mode for outlaw in outlaws for mode in modes]
        for modes in ((), (SAFE,), (SHOOT,), (SAFE, SHOOT))
    ]
    for outlaws in MEMBERS
]


def by_outlaw(first: int) -> list[list[int]]:
    """By set of outlaws: one action for each of them."""
    return [[first + outlaw for outlaw in outlaws] for outlaws in MEMBERS]


def by_kind(first: int) -> list[list[list[int]]]:
    """By part of the kinds (outlaws, Photos, others) and set of them: one action for each."""
    others = [[i for i in range(N_KINDS - BANK) if kinds >> i & 1] for kinds in range(1 << (N_KINDS - BANK))]
    return [
        by_outlaw(first),
        by_outlaw(first + N_OUTLAWS),
        [[first + BANK + i for i in kinds] for kinds in others],
    ]


def kinds_offer(parts: list[list[list[int]]], held: int) -> list[int]:
    """One action for each kind of a bit mask."""
    return parts[0][held & SET] + parts[1][held >> N_OUTLAWS & SET] + parts[2][held >> BANK]
