"""The best play of a whole turn, given what tables after it are worth, and what it means for everybody."""

from collections.abc import Callable
from typing import Any

from hanpan.bots.three_little_pigs.turns import EndOfRolling, blow_value
from hanpan.games.three_little_pigs.actions import DECLINE
from hanpan.games.three_little_pigs.odds import (
    N_STATES,
    OPEN_STATES,
    STOPPING,
    SYMBOLS,
    Plan,
    endings,
    expectations,
    first_roll,
    solve,
)
from hanpan.games.three_little_pigs.phases import MOST_ROLLS, Blowing, BlowingTile
from hanpan.games.three_little_pigs.position import Pigs, clone
from hanpan.games.three_little_pigs.previews import DIAL, affordable, blowing, blown, builder, played

Worths = list[float]  # by seat: chances to win
Key = tuple[Any, ...]
WorthsOf = Callable[[Key, Pigs], Worths]  # of a table, which has a key, after a turn


def table(s: Pigs) -> Key:
    """What lies on the table, and whose turn it is: equal tables go on alike."""
    homes = tuple([tuple(homes) for homes in s.homes])
    order = tuple([tuple(pile) for pile in s.order])
    return s.turn, len(s.frames), tuple(s.left), tuple(s.top), tuple(s.awards), homes, order


class Prospects:
    """What the plan is worth to one seat with so many rolls left: by state, and by part that is kept of the dice."""

    def __init__(self, by_state: list[float], by_keep: list[float]) -> None:
        self.by_state = by_state
        self.by_keep = by_keep


class TurnPlan:
    """How the seat on turn rolls and builds best; `s` is any position of its turn before rolling is over.

    `worths_of` tells what tables after the turn are worth; `plan_anew` asks it again.
    """

    def __init__(self, s: Pigs, worths_of: WorthsOf) -> None:
        self.s = clone(s)  # the search plays on with its own
        self.worths_of = worths_of
        self.found = list(affordable(self.s, s.turn))
        self.keys = {id(outcome.after): table(outcome.after) for outcome in self.found}
        self.plan_anew()

    def plan_anew(self) -> None:
        """Plans with what the tables after the turn are worth now."""
        seat = self.s.turn
        self.valued: dict[Key, Worths] = {}
        self.end = EndOfRolling(self.s, seat, self.found, lambda t: self.worths_after(t)[seat])
        plan: Plan | None = solve(self.end.values, MOST_ROLLS - 1)
        self.plans: list[Plan] = []  # by rolls left
        while plan is not None:
            self.plans.insert(0, plan)
            plan = plan.later
        self._ends: list[Worths] = []
        self._prospects: dict[int, list[Prospects]] = {}

    def worths_after(self, t: Pigs) -> Worths:
        """What the plan takes a table after the turn to be worth."""
        key = self.keys.get(id(t)) or table(t)
        worths = self.valued.get(key)
        if worths is None:
            worths = self.valued[key] = self.worths_of(key, t)
        return worths

    def worths(self) -> Worths:
        """Before the first roll."""
        s = self.s
        if s.n_seats == 2:
            own = first_roll(self.plans[-1].values)
            return [own, 1.0 - own] if s.turn == 0 else [1.0 - own, own]
        worths = [0.0] * s.n_seats
        for p, end in zip(endings(self.plans[-1]), self.ends(), strict=True):
            if p:
                worths = [worth + p * x for worth, x in zip(worths, end, strict=True)]
        return worths

    def ends(self) -> list[Worths]:
        """By state in which rolling ends, what the turn leaves to everybody."""
        if not self._ends:
            s = self.s
            self._ends = [self.wolf_worths()] * N_STATES
            for state in OPEN_STATES:
                outcome = self.end.outcomes[state]
                after = builder(s, s.turn, SYMBOLS[state]) if outcome is None else outcome.after
                self._ends[state] = self.worths_after(after)
        return self._ends

    def prospects(self, seat: int, rolls_left: int) -> Prospects:
        """What it is worth to `seat` while rolls are left."""
        found = self._prospects.get(seat)
        if found is None:
            found = self._prospects[seat] = self._prospects_of(seat)
        return found[rolls_left]

    def _prospects_of(self, seat: int) -> list[Prospects]:
        if seat == self.s.turn:
            return [Prospects(plan.values, plan.means()) for plan in self.plans]
        end = [worths[seat] for worths in self.ends()]
        values = end
        found: list[Prospects] = []
        for plan in self.plans:
            if found:
                mean = found[-1].by_keep
                values = [end[state] if keep == STOPPING else mean[keep] for state, keep in enumerate(plan.keeps)]
            found.append(Prospects(values, expectations(values)))
        return found

    def wolf_worths(self) -> Worths:
        """What a turn in which the wolf appears leaves to everybody."""
        s = self.s
        seat = s.turn
        worths = [0.0] * s.n_seats
        for material, p in DIAL:
            t = blowing(s, seat, material)
            if t.frames and isinstance(t.frames[-1], Blowing):
                best = max(t.offers[seat], key=lambda a: blow_value(t, seat, a, lambda u: self.worths_after(u)[seat]))
                return blow_worths(t, seat, best, self.worths_after)
            worths = [
                worth + p * x for worth, x in zip(worths, settled_worths(t, seat, self.worths_after), strict=True)
            ]
        return worths


def blow_worths(s: Pigs, seat: int, a: int, worths_after: Callable[[Pigs], Worths]) -> Worths:
    """What a choice of the wolf phase leaves to everybody, on average over the dial."""
    if a == DECLINE:
        return worths_after(played(s, seat, a))
    worths = [0.0] * s.n_seats
    for material, p in DIAL:
        after = settled_worths(blown(s, seat, a, material), seat, worths_after)
        worths = [worth + p * x for worth, x in zip(worths, after, strict=True)]
    return worths


def settled_worths(s: Pigs, seat: int, worths_after: Callable[[Pigs], Worths]) -> Worths:
    """What the table leaves to everybody, after the best pick of a tile if one is asked for (option `one_tile`)."""
    if s.frames and isinstance(s.frames[-1], BlowingTile):
        return max([worths_after(played(s, seat, a)) for a in s.offers[seat]], key=lambda worths: worths[seat])
    return worths_after(s)
