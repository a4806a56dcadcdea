"""Was I unlucky?  Each figure against a count by hand, and the expectation against the long run."""

import math
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from hanpan.core.chance import Quick
from hanpan.core.engine import is_over, legal, lowest, play
from hanpan.core.luck import Luck
from hanpan.games import find_game
from hanpan.games.wyatt_earp import events as e
from hanpan.games.wyatt_earp.data import DECK, HIDEOUT, N_OUTLAWS, PHOTO, WYATT
from hanpan.games.wyatt_earp.luck import luck, sets_in
from hanpan.text import LOCALES, has_text

EARP = find_game("wyatt_earp")
HAND = [0, 0, 0, 1, 1, 2, PHOTO, PHOTO + 1, HIDEOUT, WYATT]


def told(*events: Any) -> dict[tuple[str, int | None], Luck]:
    return {(row.key, row.seat): row for row in luck({}, 2, events)}


def test_shots_and_draws_are_held_against_the_supply_of_that_moment() -> None:
    rows = told(
        e.RoundStarted(1),
        e.HandDealt(0, HAND),
        e.HandDealt(1, [3] * 4 + [4] * 4 + [WYATT] * 2),
        e.CardTurned(5),
        e.CardDrawn(0, 1),
        e.CardDrawn(0, 5),
        e.ShotFired(1, 6, 1),
        e.ShotFired(1, WYATT, 0),
    )
    assert set(rows) == {("sets", 0), ("matches", 0), ("hits", 1), ("sets", 1)}
    # 57 cards are left: 4 of the first outlaw in hand, 5 of the second, 6 of the third; then one of the second is gone.
    match, hit = rows["matches", 0], rows["hits", 1]
    assert (match.draws, match.count) == (2, 1) and match.mean == pytest.approx(15 / 57 + 14 / 56)
    # 49 outlaw cards less 6 and 8 dealt, 1 turned and 2 drawn; then one less.
    assert (hit.draws, hit.count) == (2, 1) and hit.mean == pytest.approx(32 / 55 + 31 / 54)
    assert hit.at_most == pytest.approx(1 - 32 / 55 * 31 / 54)
    assert rows["sets", 0].count == 1 and rows["sets", 1].count == 2 and rows["sets", 0].draws == 1


def test_dealt_sets_against_every_hand() -> None:
    supply = [0] * 4 + [1] * 4 + [2] * 2 + [WYATT] * 3
    for n in (2, 3, 6, 7):
        hands = [Counter(hand) for hand in combinations(supply, n)]
        sets = Counter(sum(hand[outlaw] >= 3 for outlaw in range(N_OUTLAWS)) for hand in hands)
        expected = [sets[k] / len(hands) for k in range(n // 3 + 1)]
        assert sets_in(supply, n) == pytest.approx(expected)
    assert sum(sets_in(DECK, 10)) == pytest.approx(1)


def played(seed: int) -> list[Any]:
    """The events of a random game that shoots whenever it can."""
    log: list[Any] = []
    s = EARP.new({}, 2, Quick(seed), log)
    chooser = Quick(seed + 1_000)
    while not is_over(s):
        seat = lowest(s.asked)
        play(s, seat, chooser.pick(0, legal(s, seat)))
    return log


def test_whatever_is_chosen_the_expectation_is_met_in_the_long_run() -> None:
    counts: Counter[str] = Counter()
    means: Counter[str] = Counter()
    for seed in range(25):
        for row in luck({}, 2, played(seed)):
            counts[row.key] += row.count
            means[row.key] += row.mean
    assert set(means) == {"hits", "sets", "matches"}
    for key, mean in means.items():
        assert mean > 30 and abs(counts[key] - mean) < 4.5 * math.sqrt(mean), key


def test_wrong_expectations_would_not_be_met() -> None:
    """The test above can fail: draws do not match what the hand would be likely to match if it were full of outlaws."""
    rows = [row for seed in range(25) for row in luck({}, 2, played(seed)) if row.key == "matches"]
    matches, wrong = sum(row.count for row in rows), sum(row.draws for row in rows) * 49 / 78
    assert abs(matches - wrong) > 4.5 * math.sqrt(wrong)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_figure_has_its_words(locale: str) -> None:
    for key in ("hits", "sets", "matches"):
        for message in (f"luck-{key}", f"luck-{key}-of"):
            assert has_text(locale, message, EARP.name), message
    assert has_text(locale, "luck-note", EARP.name)
