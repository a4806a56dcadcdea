"""The scenarios of the specification, every one of them."""

import pytest

from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.data import AWARDS, DICE, PILES

from .scenario import Scenario, run
from .scenarios import SCENARIOS
from .situation import asking, cards, choices, clause_against, do, homes, left, new_game, position, tops, totals

N_SCENARIOS = 38


@pytest.mark.parametrize(
    "scenario",
    [pytest.param(one, id=one.id, marks=pytest.mark.clause(*one.clauses)) for one in SCENARIOS],
)
def test_scenario(scenario: Scenario):
    run(scenario)


@pytest.mark.clause("TP-SET-01", "TP-SET-02", "TP-SET-03", "TP-SET-04", "TP-SET-05", "TP-SET-06")
@pytest.mark.clause("TP-VET-01", "TP-VET-02", "TP-GEN-01")
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("variant", ["basic", "veteran"])
def test_c31(seats, variant):
    """The table after set-up."""
    for seed in range(20):
        s = new_game(seats, seed, variant=variant)
        assert left(s) == dict.fromkeys(PILES, 4)
        view = GAME.view(s, None)
        for pile in PILES:
            assert tops(s)[pile].split("+")[0] == pile
            assert view.piles[pile].top is not None and not view.piles[pile].order
            assert view.piles[pile].under == sorted(view.piles[pile].under)  # which, but not in what order
        assert homes(s) == [""] * seats
        assert totals(s) == [0] * seats
        assert list(view.awards) == ([] if variant == "basic" else list(AWARDS))
        assert cards(s) == {}
        assert asking(s) == "Rolling"
    house = "straw_door+1 straw_window straw_roof | wood_window brick_roof"
    awards = {card: 0 for card in AWARDS[:3]} if variant == "veteran" else {}
    ended = position(seats=seats, over=True, houses=[house], options={"variant": variant}, awards=awards)
    worth = [item.points for item in GAME.score(ended).seats[0].items if item.key == "award"]
    assert worth == ([] if variant == "basic" else [2, 2, 2, 3, 3, 3])


@pytest.mark.clause("TP-ROLL-02")
def test_c33_every_face_and_no_other():
    """What each die can show."""
    seen = {die: set() for die in DICE}
    for seed in range(150):
        s = position(seed, seats=3, turn=1, rolls=0)
        assert choices(s) == ["Roll"]
        assert clause_against(s, "Roll", seat=0) == clause_against(s, "Roll", seat=2) == "TP-TURN-03"
        do(s, "Roll")
        rolled = s.log[0]
        assert (rolled.seat, rolled.roll, rolled.rolled) == (1, 1, [0, 1, 2, 3, 4])
        for die, face in zip(DICE, rolled.faces, strict=True):
            seen[die].add(GAME.vocabulary.spell("face", face))
    white = {"door", "window", "roof"}
    black = {*white, "wolf"}
    assert seen == {"W1": white, "W2": white, "B1": black, "B2": black, "B3": black}


LAYOUTS = {
    "by_part": (21, {"door": [0, 0, 1, 1], "window": [0, 1, 1, 2], "roof": [0, 0, 0, 1]}),
    "flat": (18, {"door": [0, 0, 1, 1], "window": [0, 0, 1, 1], "roof": [0, 0, 1, 1]}),
    "none": (0, {"door": [0, 0, 0, 0], "window": [0, 0, 0, 0], "roof": [0, 0, 0, 0]}),
}


@pytest.mark.clause("TP-OPT-08", "TP-SET-02", "TP-SCORE-03")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_c35(layout):
    """Pots of every pile and in all."""
    in_all, by_part = LAYOUTS[layout]
    orders = set()
    for seed in range(30):
        s = new_game(2, seed, pots_layout=layout, pile_visibility="open")
        piles = {pile: [s.top[i], *s.order[i][::-1]] for i, pile in enumerate(PILES)}
        for pile, pots in piles.items():
            assert sorted(pots) == by_part[pile.split("_")[1]]
        assert sum(sum(pots) for pots in piles.values()) == in_all
        orders.add(tuple(piles["brick_window"]))
        hidden = new_game(2, seed, pots_layout=layout)
        for i, pile in enumerate(PILES):
            below = [pots for pots in range(3) for _ in range(hidden.under[i * 3 + pots])]
            assert sorted([hidden.top[i], *below]) == by_part[pile.split("_")[1]]
    assert len(orders) == {"by_part": 12, "flat": 6, "none": 1}[layout]  # every order comes up


def test_none_is_missing():
    own = {"TP-C31", "TP-C35"}  # these two are tests of their own, above
    assert {one.id.split()[0] for one in SCENARIOS} | own == {f"TP-C{n:02}" for n in range(1, N_SCENARIOS + 1)}
