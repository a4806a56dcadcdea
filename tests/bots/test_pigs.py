"""The bots of The Three Little Pigs: obvious moves, all options, explanations, strength."""

from itertools import product
from random import Random
from typing import Any

import pytest

from bots.playing import budget, check_explanations, check_games, wins
from games.three_little_pigs.situation import action, position, spelled
from hanpan.bots import Choice, choose, levels_of
from hanpan.bots.protocol import Budget
from hanpan.bots.three_little_pigs import LEVELS, reasons
from hanpan.bots.three_little_pigs.outlook import KNOTS, TRAITS, Outlook, tiles_to_end, weights_at
from hanpan.bots.three_little_pigs.turns import EndOfRolling, in_time
from hanpan.bots.three_little_pigs.weights import WEIGHTS
from hanpan.core.chance import Quick
from hanpan.core.engine import legal, lowest, play
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.position import Pigs
from hanpan.games.three_little_pigs.previews import affordable

OPTIONS = [
    {},
    {"variant": "veteran"},
    {"variant": "veteran", "end_timing": "end_of_round", "pots_layout": "none"},
    {"end_piles": "short", "second_tile": "any_pile"},
    {"end_piles": "flat3", "second_tile": "none", "pile_visibility": "open"},
    {"unsupported_tiles": "collapse", "wolf_strength": "one_tile", "wolf_optional": "true"},
    {"wolf_strength": "one_tile", "pots_layout": "flat", "end_piles": "min3"},
]


def chosen(s: Pigs, level: str = "normal", seed: int = 1) -> Choice:
    """What the bot on turn does."""
    return choose(GAME, level, GAME.view(s, s.turn), seed, budget())


# Obvious moves


@pytest.mark.parametrize("level", LEVELS)
def test_it_completes_a_house_rather_than_beginning_one(level: str) -> None:
    s = position(
        top=[{"frame": "Building", "doors": 2, "windows": 0, "roofs": 2, "first_pile": None}],
        dice="door door roof roof wolf",
        houses=["brick_door brick_window", "straw_door"],
        options={"second_tile": "none"},
    )
    hits = sum(spelled(chosen(s, level, seed).action) == "Buy straw_roof" for seed in range(20))
    assert hits == 20 if level == "normal" else hits >= 15


def test_it_ends_the_game_when_that_wins() -> None:
    s = position(
        top=[{"frame": "Building", "doors": 3, "windows": 0, "roofs": 0, "first_pile": "straw_window"}],
        dice="window window door door door",
        houses=["brick_door brick_window brick_roof", "straw_door straw_roof | brick_door brick_window brick_window"],
        piles={"straw_door": 1, "wood_door": 2, "brick_roof": 0},
    )
    choice = chosen(s)
    assert spelled(choice.action) == "Buy straw_door"
    assert choice.why == "bot-buy-end"


def test_it_does_not_end_the_game_when_that_loses() -> None:
    s = position(
        top=[{"frame": "Building", "doors": 3, "windows": 0, "roofs": 0, "first_pile": "straw_window"}],
        dice="window window door door door",
        houses=["straw_door straw_window | brick_window brick_window", "brick_door brick_window brick_roof"],
        piles={"straw_door": 1, "brick_roof": 0},
    )
    assert spelled(chosen(s).action) in ("Buy wood_door", "Pass")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.clause("TP-WOLF-04")
def test_the_wolf_goes_to_the_rich_straw_house(level: str) -> None:
    s = position(
        rolls=1,
        dice="door door wolf wolf roof",
        houses=["", "straw_door straw_window straw_window straw_roof | brick_door brick_roof", "wood_door"],
        seats=3,
    )
    choice = chosen(s, level)
    assert spelled(choice.action) == "Blow 1 0"
    assert level == "hard" or choice == Choice(action("Blow 1 0"), "bot-blow", {"target": 1, "house": 0, "loss": 4.5})


def test_the_wolf_goes_to_the_leader() -> None:
    """Two equal houses: the one whose owner has more."""
    house = "straw_door straw_window straw_roof"
    for leader in (1, 2):
        houses = ["", house, house, ""]
        houses[leader] += " | brick_door brick_window brick_window brick_roof"
        s = position(rolls=1, dice="door door wolf wolf roof", houses=houses, seats=4, piles={"brick_window": 1})
        assert chosen(s).facts["target"] == leader


@pytest.mark.parametrize("unsupported", ["drop_down", "collapse"])
def test_one_tile_is_taken_where_it_hurts(unsupported: str) -> None:
    s = position(
        top=[{"frame": "BlowingTile", "target": 1, "house": 0, "material": 0}],
        options={"wolf_strength": "one_tile", "unsupported_tiles": unsupported},
        dice="door door wolf wolf roof",
        houses=["", "brick_door straw_window wood_window straw_roof"],
    )
    choice = chosen(s)
    expected = {"drop_down": ["BlowTile 3"], "collapse": ["BlowTile 1", "BlowTile 3"]}[unsupported]
    assert spelled(choice.action) in expected


def test_a_roof_pair_is_kept_for_a_rich_house_at_the_end() -> None:
    s = position(
        rolls=1,
        dice="roof roof door window door",
        houses=["brick_door brick_window brick_window", "straw_door straw_roof"],
        piles={"straw_door": 1, "straw_window": 0, "straw_roof": 0},
    )
    choice = chosen(s)
    form = GAME.actions.spell(choice.action)
    assert form["do"] == "Reroll" and not {"W1", "W2"} & set(form["dice"])
    assert choice.why == "bot-reroll-roof"
    assert choice.facts["n"] == 2 and choice.facts["part"] == "roof"
    assert 20 < choice.facts["chance"] < 70


def test_a_roof_that_wins_is_not_risked() -> None:
    s = position(
        rolls=1,
        dice="roof roof door window wolf",
        houses=["brick_door brick_window brick_window", "straw_door straw_roof"],
        piles={"straw_roof": 1, "straw_window": 0},
    )
    choice = chosen(s)
    assert spelled(choice.action) == "Stop"
    assert choice.facts["piles"] == ["straw_roof"]


def test_hopeless_dice_hunt_the_leader() -> None:
    """Nothing that the dice can buy helps any more; only the wolf can."""
    s = position(
        rolls=1,
        dice="door door wolf window window",
        houses=["", "straw_door straw_window straw_window straw_roof", "straw_door straw_roof"],
        seats=3,
        turn=0,
        piles={"straw_door": 1, "straw_window": 0, "wood_window": 0, "brick_window": 1},
        options={"wolf_optional": "false"},
    )
    choice = chosen(s)
    assert spelled(choice.action).startswith("Reroll")
    assert choice.why in ("bot-reroll-hunt", "bot-reroll-all", "bot-reroll-part")


# Every option


@pytest.mark.parametrize(("options", "level"), list(product(OPTIONS, LEVELS)), ids=str)
def test_every_option_is_played_to_the_end_and_explained(options: dict[str, str], level: str) -> None:
    check_games(GAME, options, level, check_facts)


def check_facts(facts: dict[str, Any]) -> None:
    """Numbers are sensible."""
    for name in ("chance", "wolf"):
        assert 0 <= facts.get(name, 0) <= 100
    assert facts.get("points", 1) >= 0
    assert facts.get("loss", 1) >= 0


def test_every_explanation_is_given_some_time() -> None:
    check_explanations(GAME, reasons, OPTIONS, ("random", "easy", "normal"), range(21, 150))


# Honest and bounded


def test_a_spent_budget_still_gives_a_legal_choice() -> None:
    for level in LEVELS:
        rng = Random(5)
        s = GAME.new({}, 4, Quick(5), None)
        while s.asked:
            seat = lowest(s.asked)
            choice = choose(GAME, level, GAME.view(s, seat), rng.getrandbits(53), 0)
            assert choice.action in legal(s, seat)
            play(s, seat, choice.action)
        assert not s.frames


def test_a_spent_budget_stops_the_search_early() -> None:
    looked = []

    def valuation(t: Pigs) -> float:
        looked.append(t)
        return 0.0

    s = position(rolls=1, dice="door door window window roof", houses=["straw_door", ""])
    EndOfRolling(s, 0, in_time(affordable(s, 0), budget()), valuation)
    whole = len(looked)
    looked.clear()
    EndOfRolling(s, 0, in_time(affordable(s, 0), Budget(0)), valuation)
    assert len(looked) < whole


def test_the_order_of_unknown_tiles_cannot_matter() -> None:
    """What lies below the tops is no part of the view, so equal views come from all of its orders."""
    s = position(rolls=1, dice="door door window window roof", houses=["straw_door", "wood_window"])
    view = GAME.view(s, 0)
    for level in levels_of(GAME.name):
        answers = set()
        for seed in range(5):
            again = GAME.guess(view, Quick(seed))
            assert GAME.view(again, 0) == view
            answers.add(choose(GAME, level, GAME.view(again, 0), 9, budget()).action)
        assert len(answers) == 1


# The outlook


def test_chances_add_up_and_the_end_is_exact() -> None:
    over = position(over=True, dice="door door door door door", houses=["straw_door straw_roof", "", ""], seats=3)
    assert Outlook(WEIGHTS[0][3]).chances(over) == [1, 0, 0]
    shared = position(over=True, dice="door door door door door", seats=2)
    assert Outlook(WEIGHTS[0][2]).chances(shared) == [0.5, 0.5]
    for n_seats in WEIGHTS[0]:
        s = GAME.new({}, n_seats, Quick(1), None)
        chances = Outlook(WEIGHTS[0][n_seats]).chances(s)
        assert sum(chances) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances)


@pytest.mark.parametrize("variant", [0, 1])
@pytest.mark.parametrize("n_seats", [2, 3, 4, 5])
def test_more_is_better(variant: int, n_seats: int) -> None:
    """At every distance from the end, points count for their owner, and being late in turn does not help."""
    for distance in range(1, 4 * n_seats + 1):  # the games that were learnt from never are further from their end
        weights = dict(zip(TRAITS, weights_at(WEIGHTS[variant][n_seats], distance), strict=True))
        assert weights["points"] > 0
        assert weights["best_open"] > 0
        assert weights["wait"] < 0


def test_weights_between_the_knots_are_mixed() -> None:
    rows = WEIGHTS[0][2]
    for knot, row in zip(KNOTS, rows, strict=True):
        assert weights_at(rows, knot) == pytest.approx(list(row))
    assert weights_at(rows, 0) == pytest.approx(list(rows[0]))
    assert weights_at(rows, 30) == pytest.approx(list(rows[-1]))
    between = weights_at(rows, 3)
    low, high = rows[KNOTS.index(2)], rows[KNOTS.index(5)]
    assert between == pytest.approx([a + (b - a) / 3 for a, b in zip(low, high, strict=True)])


@pytest.mark.parametrize("variant", ["basic", "veteran"])
def test_points_count_also_where_options_set_the_end_further_off(variant: str) -> None:
    options = {"end_piles": "min3", "variant": variant}
    ahead = position(houses=["brick_door brick_window brick_roof", ""], options=options)
    even = position(houses=["", ""], options=options)
    assert tiles_to_end(ahead) == 12
    outlook = Outlook(WEIGHTS[ahead.options.variant][2])
    assert outlook.chances(ahead)[0] > outlook.chances(even)[0]


@pytest.mark.clause("TP-END-01")
def test_the_distance_to_the_end() -> None:
    assert tiles_to_end(position(seats=3)) == 12
    assert tiles_to_end(position(seats=2, piles={"straw_door": 1, "wood_roof": 2})) == 3
    assert tiles_to_end(position(seats=4, piles={"straw_door": 0, "wood_roof": 0, "brick_door": 1})) == 5
    assert tiles_to_end(position(seats=5, piles={"straw_door": 3}, options={"end_piles": "short"})) == 3


# Strength


@pytest.mark.parametrize(
    ("levels", "options", "least"),
    [
        (("easy", "random"), {}, 50),
        (("normal", "random"), {}, 52),
        (("normal", "random"), {"variant": "veteran"}, 50),
        (("easy", "random", "random", "random", "random"), {}, 35),
    ],
    ids=str,
)
def test_thinking_beats_chance(levels: tuple[str, ...], options: dict[str, str], least: int) -> None:
    """60 games with everybody in every seat; the bounds lie far from what is measured."""
    won = wins(GAME, levels, 60, options)
    assert won[levels[0]] >= least, won


@pytest.mark.long
@pytest.mark.timeout(900)  # 400 games, also on a busy machine
@pytest.mark.parametrize(
    "levels", [("normal", "easy"), ("normal", "easy", "easy", "easy", "easy")], ids=lambda levels: str(len(levels))
)
def test_normal_beats_easy(levels: tuple[str, ...]) -> None:
    n_games = 400
    won: Any = wins(GAME, levels, n_games, {})
    fair = n_games / len(levels)
    assert won["normal"] > fair + 3 * (n_games * (1 / len(levels)) * (1 - 1 / len(levels))) ** 0.5, won
