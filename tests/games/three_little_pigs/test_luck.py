"""Was I unlucky?  Each figure against a count by hand, and the expectation against the long run."""

import math
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from hanpan.core.chance import Quick
from hanpan.core.engine import is_over, legal, lowest, play
from hanpan.core.luck import Luck
from hanpan.games import find_game
from hanpan.games.three_little_pigs import events as e
from hanpan.games.three_little_pigs.actions import REROLL
from hanpan.games.three_little_pigs.data import DIE, DOOR, N_DICE, N_PILES, POTS, ROOF, WINDOW, WOLF
from hanpan.games.three_little_pigs.luck import luck, turned_up
from hanpan.text import LOCALES, has_text

PIGS = find_game("three_little_pigs")
STRAW_DOOR, WOOD_WINDOW, BRICK_WINDOW = 0, 12, 21
ALL = list(range(N_DICE))


def told(*events: Any) -> dict[tuple[str, int | None], Luck]:
    return {(row.key, row.seat): row for row in luck({}, 2, events)}


def test_only_dice_that_were_thrown_count_each_with_its_own_faces() -> None:
    rows = told(
        e.DiceRolled(0, 1, ALL, [DOOR, WINDOW, ROOF, WOLF, DOOR]),
        e.DiceRolled(0, 2, [1, 4], [DOOR, ROOF, ROOF, WOLF, ROOF]),
        e.DiceRolled(1, 1, ALL, [DOOR, DOOR, DOOR, DOOR, DOOR]),
    )
    roof, wolf = rows["roof", 0], rows["wolf", 0]
    assert (roof.draws, roof.count) == (7, 3) and roof.mean == pytest.approx(3 / 3 + 4 / 6)
    assert (wolf.draws, wolf.count) == (4, 1) and wolf.mean == pytest.approx(4 / 6)  # a white die has no wolf
    assert wolf.at_least == pytest.approx(1 - (5 / 6) ** 4)
    assert rows["door", 0].count == 2 and rows["window", 0].count == 1
    assert rows["door", 1].at_least == pytest.approx(1 / 3**5)
    assert not {key for key, seat in rows if seat is None or key in ("blown", "struck")}


def test_the_needle_finds_what_stands_in_the_house() -> None:
    rows = told(
        e.TilePlaced(1, 0, 0, STRAW_DOOR),
        e.TilePlaced(1, 0, 1, BRICK_WINDOW),
        e.HouseTargeted(0, 1, 0),
        e.SpinnerSpun(0, 1),
        e.NothingBlown(1, 0, 1),
        e.HouseTargeted(0, 1, 0),
        e.SpinnerSpun(0, 0),
        e.TilesBlown(1, 0, [STRAW_DOOR], [BRICK_WINDOW]),
        e.HouseTargeted(0, 1, 0),
        e.SpinnerSpun(0, 2),
        e.TilesBlown(1, 0, [BRICK_WINDOW], []),
        e.TilePlaced(0, 0, 0, WOOD_WINDOW),
        e.HouseTargeted(1, 0, 0),
        e.SpinnerSpun(1, 0),
    )
    for key, seat in (("blown", 0), ("struck", 1)):
        row = rows[key, seat]
        assert (row.draws, row.count) == (3, 2) and row.mean == pytest.approx(4 / 6 + 4 / 6 + 1 / 6)
        assert row.at_least == pytest.approx(1 - 2 / 6 * 2 / 6 * 5 / 6 - (2 * (4 / 6 * 2 / 6) * 5 / 6 + 4 / 36 / 6))
    assert rows["blown", 1].count == rows["struck", 0].count == 0
    assert [rows[material, None].count for material in ("straw", "wood", "brick")] == [2, 1, 1]
    assert [rows[material, None].mean for material in ("straw", "wood", "brick")] == pytest.approx([2, 4 / 3, 2 / 3])


def test_flowerpots_against_every_order_of_the_piles() -> None:
    turned: list[list[int]] = [[] for _ in range(N_PILES)]
    turned[0], turned[4] = [1, 0], [2, 1, 0]  # straw doors and wood windows
    tally = turned_up(POTS[0], turned).luck()
    doors = Counter(sum(order[:2]) for order in permutations(POTS[0][0]))
    windows = Counter(sum(order[:3]) for order in permutations(POTS[0][1]))
    cases = {(a, b): n * m / 24**2 for a, n in doors.items() for b, m in windows.items()}
    assert (tally.draws, tally.count) == (5, 4)
    assert tally.at_least == pytest.approx(sum(p for (a, b), p in cases.items() if a + b >= 4))
    assert tally.mean == pytest.approx(sum((a + b) * p for (a, b), p in cases.items()))


def played(seed: int) -> list[Any]:
    """The events of a game of two players who want roofs: they throw again whatever shows none."""
    log: list[Any] = []
    s = PIGS.new({}, 2, Quick(seed), log)
    chooser = Quick(seed + 1_000)
    while not is_over(s):
        seat = lowest(s.asked)
        offers = legal(s, seat)
        wanted = REROLL + sum(1 << i for i in ALL if s.dice[i] not in (ROOF, WOLF))
        play(s, seat, wanted if wanted > REROLL and wanted in offers else chooser.pick(0, offers))
    return log


def test_whatever_is_thrown_again_the_expectation_is_met_in_the_long_run() -> None:
    counts: Counter[str] = Counter()
    means: Counter[str] = Counter()
    for seed in range(150):
        for row in luck({}, 2, played(seed)):
            counts[row.key] += row.count
            means[row.key] += row.mean
    assert {"door", "window", "roof", "wolf", "straw", "pots"} <= set(means)
    for key, mean in means.items():
        assert abs(counts[key] - mean) < 4.5 * math.sqrt(mean), key


def test_wrong_expectations_would_not_be_met() -> None:
    """The test above can fail: a die that shows roofs as often as doors is far off."""
    events = [event for seed in range(150) for event in played(seed) if isinstance(event, e.DiceRolled)]
    thrown = [(die, event.faces[die]) for event in events for die in event.rolled]
    roofs = sum(face == ROOF for _, face in thrown)
    assert abs(roofs - len(thrown) / 3) > 4.5 * math.sqrt(len(thrown) / 3)
    assert abs(roofs - sum(DIE[die].count(ROOF) / 6 for die, _ in thrown)) < 4.5 * math.sqrt(len(thrown) / 3)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_figure_has_its_words(locale: str) -> None:
    keys = {row.key for seed in range(5) for row in luck({}, 2, played(seed))}
    assert keys == {"door", "window", "roof", "wolf", "blown", "struck", "straw", "wood", "brick", "pots"}
    for key in keys:
        for message in (f"luck-{key}", f"luck-{key}-of"):
            assert has_text(locale, message, PIGS.name), message
    assert has_text(locale, "luck-note", PIGS.name)
