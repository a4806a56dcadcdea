"""How a turn is mostly played, told at almost no cost: what a search takes the others to do.

No valuation of positions: one look at the posters for every card that may be laid.
"""

from typing import Final

from hanpan.bots.wyatt_earp.prospects import paid
from hanpan.core.chance import TABLE, Chance
from hanpan.games.wyatt_earp.actions import (
    ASK_HAND,
    DISCARD,
    DRAW_DISCARD,
    DRAW_SUPPLY,
    END_PLAY,
    FETCH,
    GIVE,
    LAY,
    LAY_WITH_PHOTO,
    MOST_LAID,
    PLAY_BANK,
    PLAY_GUN,
    PLAY_HIDEOUT,
    PLAY_STAGECOACH,
    REACT,
    STEAL_HAND,
    STEAL_TABLE,
    TAKE_CARD,
    WYATT_DRAW,
    WYATT_FREE,
    YES,
)
from hanpan.games.wyatt_earp.data import (
    BANK,
    CP,
    GUN,
    HIDEOUT,
    MOST_WANTED,
    N_GROUPS,
    N_KINDS,
    N_OUTLAWS,
    PHOTO,
    POINTS,
    SHOT_BOUNTY,
    STAGECOACH,
    TOKEN,
    WYATT,
)
from hanpan.games.wyatt_earp.options import COVERED_COUNT, FAR_SHARE
from hanpan.games.wyatt_earp.phases import Discarding, Drawing, Fetching, Giving, Playing
from hanpan.games.wyatt_earp.phases.aims import outlaw_of
from hanpan.games.wyatt_earp.position import Earp, covered_points, points_of

#: By sheriff card: how little a player likes to discard it.
SHERIFF_WORTHS: Final = {BANK: 90, STAGECOACH: 80, GUN: 85, MOST_WANTED: 60, HIDEOUT: 95, WYATT: 70}
#: By cards in hand: how little a player likes to discard a card of an outlaw, registered or not.
REGISTERED_WORTHS: Final = (0, 25, 45, 60, 70, 80, 80, 80)
OTHER_WORTHS: Final = (0, 10, 40, 80, 90, 95, 95, 95)
#: The share of turns in which a card that can be laid at once is taken from the pile, in tenths.
TAKES_REGISTERED: Final = 3
#: The chance that a shot hits, as players mostly reckon.
HIT: Final = 0.65


def habitual(s: Earp, seat: int, offer: list[int], chance: Chance) -> int:
    """One of at least two choices."""
    frame = s.frames[-1]
    if isinstance(frame, Playing):
        return play_of(s, seat, offer)
    if isinstance(frame, Discarding):
        return min(offer, key=lambda a: worth(s, seat, a - DISCARD))
    if isinstance(frame, Drawing):
        return draw_of(s, seat, chance)
    if isinstance(frame, Giving):
        return min(offer, key=lambda a: worth(s, seat, a - GIVE))
    if isinstance(frame, Fetching):
        return max(offer, key=lambda a: worth(s, seat, a - FETCH))
    if offer[0] >= REACT:
        return REACT + YES
    return max(offer, key=lambda a: worth(s, seat, a - TAKE_CARD))


def worth(s: Earp, seat: int, card: int) -> int:
    """How gladly a card is kept, from 0 to 100."""
    if card < N_OUTLAWS:
        n = s.hands[seat * N_KINDS + card]
        return (REGISTERED_WORTHS if s.registered >> card & 1 else OTHER_WORTHS)[n]
    if card < BANK:
        return 90 if s.registered >> (card - PHOTO) & 1 else 20 + 10 * min(3, s.hands[seat * N_KINDS + card - PHOTO])
    return SHERIFF_WORTHS[card]


def draw_of(s: Earp, seat: int, chance: Chance) -> int:
    """The top of the pile, if it makes a set or is a rare card, else the supply."""
    card = s.discard[-1]
    if card < N_OUTLAWS:
        if s.registered >> card & 1:
            takes = chance.below(TABLE, 10) < TAKES_REGISTERED
        else:
            takes = s.hands[seat * N_KINDS + card] >= 2
    else:
        takes = card == HIDEOUT or (card < BANK and bool(s.registered >> (card - PHOTO) & 1))
    return DRAW_DISCARD if takes else DRAW_SUPPLY


def play_of(s: Earp, seat: int, offer: list[int]) -> int:
    """Lays all that can be laid, and plays the sheriff card that gains most."""
    best = END_PLAY
    most = -1.0
    for a in offer:
        if a < LAY_WITH_PHOTO:
            outlaw, n = divmod(a - LAY, MOST_LAID)
            if a + 1 in offer and n + 1 < MOST_LAID:
                continue
            if not s.registered >> outlaw & 1:
                return a
            gain = gain_of(s, seat, outlaw, seat, 2 * (n + 1), TOKEN * n)
        else:
            gain = sheriff_gain(s, seat, a)
        if gain > most:
            most = gain
            best = a
    return best


def gain_of(s: Earp, seat: int, outlaw: int, at: int, points: int, bounty: int) -> float:
    """Dollars that `seat` gains on the others if the group of `at` changes by so many points."""
    before = points_of(s, outlaw)
    after = before[:]
    after[at] += points
    in_all = sum(covered_points(s, outlaw)) if s.options.hideout_counts_for_eight == COVERED_COUNT else 0
    far = s.options.share_far_players == FAR_SHARE
    n = s.n_seats
    old = paid(tuple(before), in_all + sum(before), s.bounty[outlaw], far)
    new = paid(tuple(after), in_all + sum(after), s.bounty[outlaw] + bounty, far)
    gain = 0.0
    for other in range(n):
        change = new[other] - old[other]
        gain += change if other == seat else -change / (n - 1)
    return gain


def sheriff_gain(s: Earp, seat: int, a: int) -> float:
    """The same for a sheriff card; below 0 for one that is kept."""
    if a >= END_PLAY:
        return -0.5
    if a < PLAY_HIDEOUT:
        outlaw = outlaw_of(a)
        if a < PLAY_BANK:
            return gain_of(s, seat, outlaw, seat, CP[PHOTO], TOKEN) + 500
        if a < PLAY_STAGECOACH:
            return gain_of(s, seat, outlaw, seat, CP[BANK], TOKEN)
        if a < PLAY_GUN:
            shot = (a - PLAY_STAGECOACH) % 2
            gain = gain_of(s, seat, outlaw, seat, CP[STAGECOACH], SHOT_BOUNTY if shot else TOKEN)
            return gain * HIT if shot else gain
        return gain_of(s, seat, outlaw, seat, CP[GUN], TOKEN) * HIT
    if a < ASK_HAND:
        target, outlaw = divmod(a - PLAY_HIDEOUT, N_OUTLAWS)
        return gain_of(s, seat, outlaw, target, -POINTS[s.groups[target * N_OUTLAWS + outlaw]], 0) * HIT - 1000
    if a < STEAL_TABLE:
        target, outlaw = divmod(a - ASK_HAND, N_OUTLAWS)
        return 500.0 if s.shown[target * N_KINDS + outlaw] and s.registered >> outlaw & 1 else -1.0
    if a < STEAL_HAND:
        target, outlaw = divmod(a - STEAL_TABLE, N_OUTLAWS)
        return gain_of(s, seat, outlaw, target, -2, 0) * HIT - 500
    if a < WYATT_DRAW:
        return 0.0
    if a < WYATT_FREE:
        return 100.0 if a == WYATT_DRAW else -1.0
    place, group = divmod(s.hideouts[a - WYATT_FREE], N_GROUPS)
    owner, outlaw = divmod(place, N_OUTLAWS)
    return gain_of(s, seat, outlaw, owner, POINTS[group], 0)
