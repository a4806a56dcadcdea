"""How bounties are shared at the end of a round, and the score of the game (WE-SCO, WE-WIN)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hanpan.core.score import Item, Score, ranked
from hanpan.games.wyatt_earp.data import CAPTURE, N_OUTLAWS, OUTLAWS, SHARE_GAP, SWEEP, TOKEN
from hanpan.games.wyatt_earp.options import COVERED_COUNT, FAR_SHARE
from hanpan.games.wyatt_earp.position import Earp, covered_points, points_of

#: What a step of a payout is: its kind, the seats, dollars for each of them (of `ESCAPED` the points in all, of
#: `STOPPED` what was needed for all of them).
Step = tuple[int, list[int], int]
ESCAPED: Final = 0
SWEPT: Final = 1
PAID: Final = 2
STOPPED: Final = 3


def payout(points: Sequence[int], in_all: int, bounty: int, far: bool) -> list[Step]:
    """The steps in which one bounty is paid out.  `points` are those of the open cards by seat, `in_all` what counts
    for a capture, `far` the option `share_far_players`.  The list is shared, and nobody changes it."""
    return counted_out(tuple(points), in_all, bounty, far)


@lru_cache(maxsize=1 << 14)
def counted_out(points: tuple[int, ...], in_all: int, bounty: int, far: bool) -> list[Step]:
    """`payout` itself: every view asks for it, and between two views hardly a poster changes."""
    best = max(points)
    if in_all < CAPTURE or best == 0:
        return [(ESCAPED, [], in_all)]  # WE-SCO-02
    leader = points.index(best)
    second = 0
    for seat in range(len(points)):
        if seat != leader and points[seat] > second:
            second = points[seat]
    if best - second >= SWEEP:
        return [(SWEPT, [leader], bounty)]  # WE-SCO-03
    tiers = tiers_of(points, 1 if far else max(1, best - SHARE_GAP))
    steps: list[Step] = []
    amount = 2 * TOKEN
    while True:
        for tier in tiers:
            need = amount * len(tier)
            if bounty < need:
                if bounty:
                    steps.append((STOPPED, tier, need))  # WE-SCO-06
                return steps
            steps.append((PAID, tier, amount))
            bounty -= need
            amount = TOKEN  # only the leaders of the first pass take more (WE-SCO-05)


def tiers_of(points: tuple[int, ...], least: int) -> list[list[int]]:
    """The seats with at least so many points, those with equal points together, the highest first."""
    tiers: list[list[int]] = []
    for n in range(max(points), least - 1, -1):
        if n in points:
            tiers.append([seat for seat in range(len(points)) if points[seat] == n])
    return tiers


def payout_of(s: Earp, outlaw: int) -> list[Step]:
    """The steps of one outlaw's payout if the round ended now."""
    points = points_of(s, outlaw)
    in_all = sum(points)
    if s.options.hideout_counts_for_eight == COVERED_COUNT:
        in_all += sum(covered_points(s, outlaw))  # WE-HID-04
    return payout(points, in_all, s.bounty[outlaw], s.options.share_far_players == FAR_SHARE)


def paid_by(steps: list[Step], n_seats: int) -> list[int]:
    """By seat: what a payout brings in all."""
    paid = [0] * n_seats
    for kind, seats, amount in steps:
        if kind == SWEPT or kind == PAID:
            for seat in seats:
                paid[seat] += amount
    return paid


def score(s: Earp) -> Score:
    """Everybody's money, by round and outlaw that it came from; the richest win, several if they are level."""
    first = s.round - len(s.earned) + 1
    lines: list[list[Item]] = []
    for seat in range(s.n_seats):
        items: list[Item] = []
        for i in range(len(s.earned)):
            for outlaw in range(N_OUTLAWS):
                amount = s.earned[i][seat * N_OUTLAWS + outlaw]
                if amount:
                    items.append(Item("bounty", amount, {"round": first + i, "outlaw": OUTLAWS[outlaw]}))
        before = s.money[seat] - sum([item.points for item in items])
        if before:
            items.insert(0, Item("before", before))  # a position that somebody wrote need not tell where it came from
        lines.append(items)
    return ranked(lines, [()] * s.n_seats, ())  # WE-WIN-02, -03
