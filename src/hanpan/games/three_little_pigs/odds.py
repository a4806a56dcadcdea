"""Exact odds of the five dice (rulebook, section "components"; TP-ROLL).

Dice of one colour are alike, and so a throw is one of 120 states: what the two white dice show (6 ways) and what the
three black ones show (20 ways).  Re-rolling keeps a part of each colour; the two colours fall independently, so the
expectation for every part that can be kept (10 times 35) costs a few thousand steps and a whole turn under a millisecond.
"""

from itertools import combinations_with_replacement, product
from typing import Final

from hanpan.games.three_little_pigs.data import DIE, N_DICE, WOLF
from hanpan.games.three_little_pigs.phases import WOLVES_TO_BLOW

N_WHITE: Final = 2
N_BLACK: Final = 3

Faces = tuple[int, ...]  # of dice of one colour, ascending
Spread = list[tuple[int, float]]  # (what it can become, probability), probabilities adding up to 1


def ways(faces: int, n: int) -> list[Faces]:
    """What `n` dice with the faces 0 … `faces` - 1 can show."""
    return list(combinations_with_replacement(range(faces), n))


def parts(faces: int, n: int) -> list[Faces]:
    """What can be kept of `n` such dice: nothing up to all of them."""
    return [kept for size in range(n + 1) for kept in ways(faces, size)]


WHITES: Final = ways(WOLF, N_WHITE)
BLACKS: Final = ways(WOLF + 1, N_BLACK)
KEPT_WHITES: Final = parts(WOLF, N_WHITE)
KEPT_BLACKS: Final = parts(WOLF + 1, N_BLACK)
N_BLACKS: Final = len(BLACKS)
N_KEPT_BLACKS: Final = len(KEPT_BLACKS)
N_STATES: Final = len(WHITES) * N_BLACKS
N_KEEPS: Final = len(KEPT_WHITES) * N_KEPT_BLACKS


def index(rows: list[Faces]) -> dict[Faces, int]:
    """Where each row stands."""
    return {row: i for i, row in enumerate(rows)}


WHITE_AT: Final = index(WHITES)
BLACK_AT: Final = index(BLACKS)
KEPT_WHITE_AT: Final = index(KEPT_WHITES)
KEPT_BLACK_AT: Final = index(KEPT_BLACKS)


def spreads(kept: list[Faces], at: dict[Faces, int], die: list[int], n: int) -> list[Spread]:
    """For each kept part, how the rest of `n` equal dice can fall."""
    table: list[Spread] = []
    for faces in kept:
        counts = [0] * len(at)
        for thrown in product(die, repeat=n - len(faces)):
            counts[at[tuple(sorted((*faces, *thrown)))]] += 1
        total = sum(counts)
        table.append([(i, count / total) for i, count in enumerate(counts) if count])
    return table


WHITE_SPREAD: Final = spreads(KEPT_WHITES, WHITE_AT, DIE[0], N_WHITE)
BLACK_SPREAD: Final = spreads(KEPT_BLACKS, BLACK_AT, DIE[N_WHITE], N_BLACK)

#: By state: its symbols (doors, windows, roofs) and its wolves.
SYMBOLS: Final = [
    ((white + black).count(0), (white + black).count(1), (white + black).count(2))
    for white in WHITES
    for black in BLACKS
]
WOLVES: Final = [black.count(WOLF) for _ in WHITES for black in BLACKS]
#: States in which rolling goes on if the player likes (TP-ROLL-07).
OPEN_STATES: Final = [state for state in range(N_STATES) if WOLVES[state] < WOLVES_TO_BLOW]


def subsets(faces: Faces) -> list[Faces]:
    """The different parts of some dice of one colour that can be kept; wolves stay (TP-ROLL-04)."""
    found: dict[Faces, None] = {}
    for mask in range(1 << len(faces)):
        kept = tuple([face for i, face in enumerate(faces) if face == WOLF or mask >> i & 1])
        found[kept] = None
    return list(found)


def keeps_of(state: int) -> list[int]:
    """The numbers of all parts of a state that can be kept while at least one die is thrown again (TP-ROLL-03)."""
    white = WHITES[state // N_BLACKS]
    black = BLACKS[state % N_BLACKS]
    return [
        KEPT_WHITE_AT[kept_white] * N_KEPT_BLACKS + KEPT_BLACK_AT[kept_black]
        for kept_white in subsets(white)
        for kept_black in subsets(black)
        if len(kept_white) + len(kept_black) < N_DICE
    ]


KEEPS: Final = [keeps_of(state) if WOLVES[state] < WOLVES_TO_BLOW else [] for state in range(N_STATES)]
#: Sums of the same numbers in another order differ by less than this.
ROUNDING: Final = 1e-12
STOPPING: Final = -1  # as a part that is kept: all dice stay


def state_of(dice: list[int]) -> int:
    """The state that W1 W2 B1 B2 B3 show."""
    return WHITE_AT[tuple(sorted(dice[:N_WHITE]))] * N_BLACKS + BLACK_AT[tuple(sorted(dice[N_WHITE:]))]


def keep_of(dice: list[int], thrown: int) -> int:
    """The number of the part that stays when the dice of the mask `thrown` are thrown again."""
    white = sorted([dice[i] for i in range(N_WHITE) if not thrown >> i & 1])
    black = sorted([dice[i] for i in range(N_WHITE, N_DICE) if not thrown >> i & 1])
    return KEPT_WHITE_AT[tuple(white)] * N_KEPT_BLACKS + KEPT_BLACK_AT[tuple(black)]


def thrown_of(dice: list[int], keep: int) -> int:
    """The mask of dice to throw again so that the part `keep` stays; 0 for `STOPPING`."""
    if keep == STOPPING:
        return 0
    white = list(KEPT_WHITES[keep // N_KEPT_BLACKS])
    black = list(KEPT_BLACKS[keep % N_KEPT_BLACKS])
    thrown = 0
    for i, face in enumerate(dice):
        staying = white if i < N_WHITE else black
        if face in staying:
            staying.remove(face)
        else:
            thrown |= 1 << i
    return thrown


def spread(keep: int) -> Spread:
    """The states that follow when the part `keep` stays and the other dice are thrown, with their probabilities."""
    return [
        (white * N_BLACKS + black, p * q)
        for white, p in WHITE_SPREAD[keep // N_KEPT_BLACKS]
        for black, q in BLACK_SPREAD[keep % N_KEPT_BLACKS]
    ]


def expectations(values: list[float]) -> list[float]:
    """By part that is kept, the mean of `values` (by state) after throwing the other dice."""
    rows = []
    for at in range(0, N_STATES, N_BLACKS):
        row = values[at : at + N_BLACKS]
        rows.append([sum([p * row[black] for black, p in falls]) for falls in BLACK_SPREAD])
    found = []
    for falls in WHITE_SPREAD:
        mixed = [0.0] * N_KEPT_BLACKS
        for white, p in falls:
            row = rows[white]
            mixed = [x + p * y for x, y in zip(mixed, row, strict=True)]
        found += mixed
    return found


NOTHING_KEPT: Final = 0  # the first roll throws all dice (TP-ROLL-02)


FIRST_ROLL: Final = spread(NOTHING_KEPT)


def first_roll(values: list[float]) -> float:
    """The mean of `values` (by state) over a throw of all five dice."""
    return sum([p * values[state] for state, p in FIRST_ROLL])


class Plan:
    """The best play of the dice with some rolls left: by state its value and the part to keep, and the plan after that.

    `later` is None when no roll is left.
    """

    def __init__(self, values: list[float], keeps: list[int], later: "Plan | None") -> None:
        self.values = values
        self.keeps = keeps
        self.later = later
        self._means: list[float] = []

    def means(self) -> list[float]:
        """By part that is kept, the mean of `values` after throwing the other dice; worked out once."""
        if not self._means:
            self._means = expectations(self.values)
        return self._means


def solve(final: list[float], rolls_left: int) -> Plan:
    """The best play with `rolls_left` further rolls (0-2), if rolling over in a state is worth `final[state]`.

    Among equals it stops.
    """
    plan = Plan(final, [STOPPING] * N_STATES, None)
    for _ in range(rolls_left):
        mean = plan.means()
        values = final[:]
        keeps = [STOPPING] * N_STATES
        for state in OPEN_STATES:
            means = [mean[keep] for keep in KEEPS[state]]
            best = max(means)
            if best > final[state] + ROUNDING:
                keeps[state] = KEEPS[state][means.index(best)]
                values[state] = best
        plan = Plan(values, keeps, plan)
    return plan


def follow(plan: Plan, figures: list[float]) -> list[float]:
    """By state, the mean of `figures` (by state in which rolling ends) when the plan is followed."""
    if plan.later is None:
        return figures
    mean = expectations(follow(plan.later, figures))
    return [figures[state] if keep == STOPPING else mean[keep] for state, keep in enumerate(plan.keeps)]


def endings(plan: Plan) -> list[float]:
    """By state, the chance that rolling ends there if the plan for all further rolls is followed from the first one."""
    ended = [0.0] * N_STATES
    thrown = [0.0] * N_STATES
    for state, p in FIRST_ROLL:
        thrown[state] = p
    while plan.later is not None:
        kept: dict[int, float] = {}
        for state, keep in enumerate(plan.keeps):
            if keep == STOPPING:
                ended[state] += thrown[state]
            else:
                kept[keep] = kept.get(keep, 0.0) + thrown[state]
        thrown = [0.0] * N_STATES
        for keep, p in kept.items():
            for state, q in spread(keep):
                thrown[state] += p * q
        plan = plan.later
    return [p + q for p, q in zip(ended, thrown, strict=True)]


def forecast(plan: Plan, state: int, figures: list[float]) -> float:
    """The same from one state."""
    if plan.later is None or plan.keeps[state] == STOPPING:
        return figures[state]
    return after_keeping(plan.keeps[state], follow(plan.later, figures))


def after_keeping(keep: int, figures: list[float]) -> float:
    """The mean of `figures` (by state) after throwing all dice but the part `keep`."""
    return sum([p * figures[state] for state, p in spread(keep)])
