"""What the search of The Three Little Pigs builds on: plans, luck, and that it sees what `normal` overlooks."""

from random import Random
from typing import Any

import pytest

from bots.playing import said_by_processes
from games.three_little_pigs.situation import position
from hanpan.bots.protocol import Budget
from hanpan.bots.search import Search, Settings
from hanpan.bots.three_little_pigs import foresight
from hanpan.bots.three_little_pigs.foresight import Foresight
from hanpan.bots.three_little_pigs.outlook import Outlook, tiles_to_end
from hanpan.bots.three_little_pigs.plans import TurnPlan, Worths, table
from hanpan.bots.three_little_pigs.weights import WEIGHTS
from hanpan.core.chance import Quick
from hanpan.core.engine import lowest, play
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.phases import Blowing, Rolling
from hanpan.games.three_little_pigs.position import Pigs
from hanpan.games.three_little_pigs.previews import FEWEST

LONG = 600_000


def outlook(n_seats: int) -> Outlook:
    return Outlook(WEIGHTS[0][n_seats])


def middle_of_a_game(n_seats: int, seed: int, n_choices: int, options: Any = {}) -> Pigs:  # noqa: B006 - never changed
    """A position after some choices by chance."""
    rng = Random(seed)
    s: Pigs = GAME.new(options, n_seats, Quick(seed), None)
    while s.asked and n_choices:
        seat = lowest(s.asked)
        n_choices -= len(s.offers[seat]) > 1
        play(s, seat, rng.choice(s.offers[seat]))
    return s


@pytest.mark.parametrize("n_seats", [2, 3, 5])
def test_the_worths_of_a_plan_belong_together(n_seats: int) -> None:
    """Everybody's chances add up, before the first roll and where rolling ends, and those of the seat on turn are the
    best there are."""
    view = outlook(n_seats)
    for seed in range(6):
        s = middle_of_a_game(n_seats, seed, 9)
        if not s.asked:
            continue
        plan = TurnPlan(GAME.guess(GAME.view(s, 0), FEWEST), lambda key, t: view.chances(t))
        assert sum(plan.worths()) == pytest.approx(1)
        for state, worths in enumerate(plan.ends()):
            assert sum(worths) == pytest.approx(1)
            assert worths[s.turn] == pytest.approx(plan.plans[0].values[state])
        for seat in range(n_seats):
            first = plan.prospects(seat, 2).by_keep[0]
            assert first == pytest.approx(plan.worths()[seat])


@pytest.mark.parametrize(("n_seats", "options"), [(2, {}), (3, {}), (3, {"wolf_strength": "one_tile"})])
def test_luck_comes_out_even(n_seats: int, options: Any) -> None:
    """What the guide expects of a choice is the mean of what it says afterwards, over many draws."""
    checked = 0
    for seed in range(40):
        s = middle_of_a_game(n_seats, seed, 4 + seed % 9, options)
        if not s.asked or not isinstance(s.frames[-1], (Rolling, Blowing)):
            continue
        seat = lowest(s.asked)
        guide = Foresight((seat + 1) % n_seats, outlook(n_seats))
        a = Random(seed).choice(s.offers[seat])
        start = GAME.guess(GAME.view(s, seat), FEWEST)
        luck: list[Worths] = []
        chance = guide.chance(seed)
        for _ in range(400):
            t = GAME.clone(start)
            t.chance = chance
            before = guide.expected(t, seat, a)
            if before is None:
                break
            play(t, seat, a)
            luck.append([after - x for after, x in zip(guide.estimate(t), before, strict=True)])
        if not luck:
            continue
        checked += 1
        for who in range(n_seats):
            mean = sum([row[who] for row in luck]) / len(luck)
            spread = (sum([(row[who] - mean) ** 2 for row in luck]) / len(luck)) ** 0.5
            assert abs(mean) <= 4.5 * spread / len(luck) ** 0.5 + 1e-9, (seed, who, mean)
    assert checked > 10


def test_tables_that_go_on_differently_have_different_keys() -> None:
    base = position(houses=["straw_door", "wood_window"])
    others = [
        position(houses=["straw_door", "wood_window"], turn=1),
        position(houses=["wood_window", "straw_door"]),
        position(houses=["straw_door", "wood_window"], piles={"brick_roof": 1}),
    ]
    assert len({table(s) for s in (base, *others)}) == 4
    assert table(base) == table(GAME.clone(base))


def test_a_search_learns_what_the_next_turn_brings() -> None:
    """The worths of the choices move from what the table alone tells towards what the next seat makes of it."""
    s = position(
        top=[{"frame": "Building", "doors": 3, "windows": 0, "roofs": 0, "first_pile": "straw_window"}],
        dice="window window door door door",
        houses=["straw_door straw_window straw_roof", "brick_door brick_window brick_window"],
        piles={"straw_door": 2, "brick_roof": 0},
    )
    start = GAME.guess(GAME.view(s, 0), FEWEST)
    guide = Foresight(0, outlook(2))
    search = Search(guide, start, 0, 1, Settings())
    before = search.root.worths[:]
    search.run(Budget(LONG, 40))
    assert guide.known
    assert search.root.worths != before
    for i, a in enumerate(search.root.actions):
        t = GAME.clone(start)
        t.chance = FEWEST
        play(t, 0, a)
        known = guide.known.get(table(t))
        if known is not None and search.root.visits[i]:
            assert search.root.worths[i] == pytest.approx(known[0], abs=0.1)


@pytest.mark.parametrize("n_seats", [2, 3, 5])
def test_what_a_table_is_worth_between_turns(n_seats: int) -> None:
    """Chances that add up, from the plan of the next turn near the end, and with more than two seats from the table
    alone far from it."""
    near = far = 0
    for seed in range(8):
        s = GAME.new({}, n_seats, Quick(seed), None)
        rng = Random(seed)
        while s.asked:
            frame = s.frames[-1]
            if isinstance(frame, Rolling) and not frame.n_rolls and s.n_turns % 5 == 2:
                guide = Foresight((s.turn - 1) % n_seats, outlook(n_seats))
                worths = guide.evaluate(GAME.guess(GAME.view(s, s.turn), FEWEST))
                assert worths is not None and sum(worths) == pytest.approx(1)
                assert all(0 <= worth <= 1 for worth in worths)
                is_far = n_seats > 2 and tiles_to_end(s) > foresight.FAR
                assert (worths == outlook(n_seats).chances(s)) == is_far
                near += not is_far
                far += is_far
            seat = lowest(s.asked)
            play(s, seat, rng.choice(s.offers[seat]))
    assert near > 3 and (far > 3 or n_seats == 2)


def test_a_long_search_keeps_a_bounded_number_of_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "MOST_PLANS", 4)
    s = middle_of_a_game(2, 2, 7)
    seat = lowest(s.asked)
    guide = Foresight(seat, outlook(2))
    finding = Search(guide, GAME.guess(GAME.view(s, seat), FEWEST), seat, 1, Settings()).run(Budget(LONG, 25))
    assert finding.action in s.offers[seat]
    assert len(guide.known) > 4 >= len(guide.plans)


SCRIPT = """
from hanpan.bots import Budget, choose
from hanpan.core.chance import Quick
from hanpan.core.engine import lowest, play
from hanpan.games.three_little_pigs import GAME
s = GAME.new({}, 3, Quick(4), None)
while s.asked and s.n_turns < 6:
    seat = lowest(s.asked)
    choice = choose(GAME, "hard", GAME.view(s, seat), s.n_turns, Budget(600_000, 5))
    print(choice)
    play(s, seat, choice.action)
"""


def test_processes_with_other_hashes_choose_alike() -> None:
    said = said_by_processes(SCRIPT)
    assert len(said) == 1 and "bot-search" in said.pop()
