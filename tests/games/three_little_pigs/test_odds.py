"""The dice mathematics against counting every face of every die."""

from collections import defaultdict
from functools import cache
from itertools import product
from random import Random

import pytest

from hanpan.games.three_little_pigs import odds
from hanpan.games.three_little_pigs.data import DIE, FACES, N_DICE, WOLF

DOOR, WINDOW, ROOF = 0, 1, 2
ALL_DICE = list(product(range(3), range(3), range(4), range(4), range(4)))
MASKS = range(1, 32)


def one_of_each_state() -> list[list[int]]:
    """Dice that show each state once, not in ascending order."""
    found: dict[int, list[int]] = {}
    for dice in ALL_DICE:
        found[odds.state_of(list(dice))] = list(dice)
    return [found[state] for state in sorted(found)]


@cache
def counted(dice: tuple[int, ...], thrown: int) -> dict[tuple[int, ...], float]:
    """By dice afterwards: the probability, by counting faces die by die."""
    faces = [DIE[i] if thrown >> i & 1 else [dice[i]] for i in range(N_DICE)]
    counts: dict[tuple[int, ...], int] = defaultdict(int)
    for fallen in product(*faces):
        counts[fallen] += 1
    total = sum(counts.values())
    return {fallen: n / total for fallen, n in counts.items()}


def free(dice: list[int], thrown: int) -> bool:
    """Whether no wolf is thrown (TP-ROLL-04)."""
    return not any(thrown >> i & 1 and dice[i] == WOLF for i in range(N_DICE))


@pytest.mark.clause("TP-ROLL-07")
def test_there_are_120_states_of_which_24_end_the_rolling() -> None:
    states = {odds.state_of(list(dice)) for dice in ALL_DICE}
    assert states == set(range(120)) and odds.N_STATES == 120
    assert sum(wolves >= 2 for wolves in odds.WOLVES) == 24
    assert len(odds.OPEN_STATES) == 96


def test_a_state_is_what_the_dice_of_each_colour_show() -> None:
    for dice in ALL_DICE:
        state = odds.state_of(list(dice))
        assert odds.WOLVES[state] == dice.count(WOLF)
        assert odds.SYMBOLS[state] == (dice.count(DOOR), dice.count(WINDOW), dice.count(ROOF))
    by_state: dict[int, set[tuple[tuple[int, ...], tuple[int, ...]]]] = defaultdict(set)
    for dice in ALL_DICE:
        by_state[odds.state_of(list(dice))].add((tuple(sorted(dice[:2])), tuple(sorted(dice[2:]))))
    assert all(len(shown) == 1 for shown in by_state.values())


@pytest.mark.clause("TP-ROLL-02")
def test_the_first_roll_agrees_with_counting() -> None:
    chances: dict[int, float] = defaultdict(float)
    for fallen, p in counted((0, 0, 0, 0, 0), 31).items():
        chances[odds.state_of(list(fallen))] += p
    assert dict(odds.spread(odds.NOTHING_KEPT)) == pytest.approx(dict(chances))
    values = [Random(1).random() for _ in range(120)]
    assert odds.first_roll(values) == pytest.approx(sum(p * values[state] for state, p in chances.items()))


@pytest.mark.clause("TP-ROLL-03")
@pytest.mark.clause("TP-ROLL-04")
def test_every_reroll_of_every_state_agrees_with_counting() -> None:
    rng = Random(2)
    values = [rng.random() for _ in range(120)]
    means = odds.expectations(values)
    for dice in one_of_each_state():
        for thrown in MASKS:
            if not free(dice, thrown):
                continue
            chances: dict[int, float] = defaultdict(float)
            for fallen, p in counted(tuple(dice), thrown).items():
                chances[odds.state_of(list(fallen))] += p
            keep = odds.keep_of(dice, thrown)
            assert dict(odds.spread(keep)) == pytest.approx(dict(chances))
            assert means[keep] == pytest.approx(sum(p * values[state] for state, p in chances.items()))


@pytest.mark.clause("TP-ROLL-03")
@pytest.mark.clause("TP-ROLL-04")
def test_the_parts_that_can_be_kept_are_those_of_all_legal_rerolls() -> None:
    for dice in ALL_DICE:
        state = odds.state_of(list(dice))
        if odds.WOLVES[state] >= 2:
            assert odds.KEEPS[state] == []
            continue
        legal = [thrown for thrown in MASKS if free(list(dice), thrown)]
        assert {odds.keep_of(list(dice), thrown) for thrown in legal} == set(odds.KEEPS[state])
        for keep in odds.KEEPS[state]:
            assert odds.thrown_of(list(dice), keep) in legal
            assert odds.keep_of(list(dice), odds.thrown_of(list(dice), keep)) == keep
        assert odds.thrown_of(list(dice), odds.STOPPING) == 0


def best_by_counting(final: dict[tuple[int, ...], float], rolls_left: int) -> dict[tuple[int, ...], float]:
    """The value of every throw of five single dice, by plain recursion over single dice."""
    values = final
    for _ in range(rolls_left):
        before = values
        values = {}
        for state, dice in enumerate(one_of_each_state()):
            best = final[tuple(dice)]
            if odds.WOLVES[state] < 2:
                for thrown in MASKS:
                    if free(dice, thrown):
                        best = max(best, sum(p * before[d] for d, p in counted(tuple(dice), thrown).items()))
            for same in ALL_DICE:
                if odds.state_of(list(same)) == state:
                    values[same] = best
    return values


@pytest.mark.parametrize("rolls_left", [0, 1, 2])
def test_the_best_play_agrees_with_plain_recursion(rolls_left: int) -> None:
    rng = Random(3)
    values = [rng.random() ** 3 for _ in range(120)]
    truth = best_by_counting({dice: values[odds.state_of(list(dice))] for dice in ALL_DICE}, rolls_left)
    plan = odds.solve(values, rolls_left)
    earlier = odds.solve(values, rolls_left - 1).values if rolls_left else []
    for dice in ALL_DICE:
        state = odds.state_of(list(dice))
        assert plan.values[state] == pytest.approx(truth[dice])
        keep = plan.keeps[state]
        if keep == odds.STOPPING:
            assert plan.values[state] == values[state]
        else:  # the part that it names is really worth what it says
            assert free(list(dice), odds.thrown_of(list(dice), keep))
            assert plan.values[state] == pytest.approx(sum(p * earlier[after] for after, p in odds.spread(keep)))


@pytest.mark.parametrize("rolls_left", [0, 1, 2])
def test_where_rolling_ends_agrees_with_what_it_is_worth(rolls_left: int) -> None:
    rng = Random(4)
    values = [rng.random() ** 3 for _ in range(120)]
    plan = odds.solve(values, rolls_left)
    endings = odds.endings(plan)
    assert sum(endings) == pytest.approx(1)
    worth = sum(p * value for p, value in zip(endings, values, strict=True))
    assert worth == pytest.approx(odds.first_roll(plan.values))
    figures = [rng.random() for _ in range(120)]  # what somebody else has of it
    share = sum(p * figure for p, figure in zip(endings, figures, strict=True))
    assert share == pytest.approx(odds.first_roll(odds.follow(plan, figures)))


def test_equal_values_are_no_reason_to_roll() -> None:
    assert odds.solve([0.3] * 120, 2).keeps == [odds.STOPPING] * 120


def wolf_odds(black: list[int], n_throws: int) -> float:
    """Chance of at least two wolves if every black die without one is thrown `n_throws` times."""
    dice = [DOOR, DOOR, *black]
    chances = {odds.state_of(dice): 1.0}
    for _ in range(n_throws):
        after: dict[int, float] = defaultdict(float)
        for state, p in chances.items():
            if odds.WOLVES[state] >= 2:
                after[state] += p
                continue
            shown = [DOOR, DOOR, *odds.BLACKS[state % odds.N_BLACKS]]
            thrown = sum(1 << i for i in (2, 3, 4) if shown[i] != WOLF)
            for then, q in odds.spread(odds.keep_of(shown, thrown)):
                after[then] += p * q
        chances = after
    return sum(p for state, p in chances.items() if odds.WOLVES[state] >= 2)


@pytest.mark.clause("TP-ROLL-07")
@pytest.mark.parametrize(
    ("black", "n_throws", "percent"),
    [
        ([DOOR, DOOR, DOOR], 1, 7.4),
        ([DOOR, DOOR, DOOR], 2, 22.3),
        ([DOOR, DOOR, DOOR], 3, 38.3),
        ([DOOR, ROOF, WOLF], 1, 30.6),
        ([DOOR, ROOF, WOLF], 2, 51.8),
    ],
)
def test_wolves_come_as_often_as_the_rulebook_reckons(black: list[int], n_throws: int, percent: float) -> None:
    assert round(100 * wolf_odds(black, n_throws), 1) == percent


def test_roofs_are_the_scarcest_symbol() -> None:
    faces = [face for die in DIE for face in die]
    assert [faces.count(face) for face in range(len(FACES))] == [10, 10, 7, 3]
