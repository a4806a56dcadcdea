"""Table options (TP-OPT): defaults, presets, what each one changes, and that they go together."""

from itertools import combinations

import pytest

from hanpan.core.conformance import play_through
from hanpan.core.errors import BadOptions
from hanpan.core.options import spell_options
from hanpan.games.three_little_pigs import GAME

from .situation import cards, choices, clause_against, do, homes, left, new_game, position, told, totals
from .test_referee import watched_at_random

VALUES = {
    "variant": ("basic", "veteran"),
    "end_piles": ("seed", "min3", "flat3", "short"),
    "end_timing": ("end_of_turn", "end_of_round"),
    "second_tile": ("different_pile", "any_pile", "none"),
    "unsupported_tiles": ("drop_down", "collapse"),
    "wolf_strength": ("all_matching", "one_tile"),
    "wolf_optional": ("false", "true"),
    "pots_layout": ("by_part", "flat", "none"),
    "pile_visibility": ("top_only", "open"),
    "first_player": ("random", "seat"),
    "first_seat": ("1", "2", "3", "4", "5"),
}
CLAUSES = {name: f"TP-OPT-{n:02}" for n, name in enumerate(VALUES, 1)} | {"first_seat": "TP-OPT-10"}
CHANGED = [(name, value) for name, values in VALUES.items() if name != "first_seat" for value in values[1:]]


@pytest.mark.clause(*(f"TP-OPT-{n:02}" for n in range(1, 12)))
def test_every_option_with_its_values_and_its_clause():
    assert {option.name: option.values for option in GAME.options} == VALUES
    assert {option.name: option.clause for option in GAME.options} == CLAUSES


@pytest.mark.clause("TP-OPT-11")
@pytest.mark.parametrize("preset", ["rulebook", "official"])
def test_both_presets_are_the_first_values(preset):
    assert list(GAME.presets) == ["rulebook", "official"]
    chosen = new_game(**GAME.presets[preset]).options
    assert spell_options(GAME.options, chosen) == {name: values[0] for name, values in VALUES.items()}


@pytest.mark.clause("TP-OPT-11")
@pytest.mark.parametrize("name", VALUES)
def test_other_values_are_refused(name):
    for wrong in ("", "seedy", 6, None, True if name != "wolf_optional" else "yes"):
        with pytest.raises(BadOptions):
            GAME.blank({name: wrong}, 5)


@pytest.mark.clause("TP-OPT-07")
def test_yes_and_no_may_be_json():
    assert GAME.blank({"wolf_optional": True}, 2).options.wolf_optional == 1
    assert GAME.blank({"wolf_optional": False}, 2).options.wolf_optional == 0


@pytest.mark.clause("TP-OPT-11")
@pytest.mark.parametrize(
    ("first", "second"), list(combinations(CHANGED, 2)), ids=lambda pair: "-".join(pair) if pair else None
)
def test_any_two_go_together(first, second):
    """A whole game with both, every choice and event checked by the second referee."""
    if first[0] == second[0]:
        return
    seats = 2 + (len(first[1]) + len(second[1])) % 4
    watched_at_random({first[0]: first[1], second[0]: second[1]}, seats, seed=len(first[0]) * len(second[0]))


@pytest.mark.clause("TP-OPT-11")
def test_all_of_them_go_together():
    longest = max(len(values) for values in VALUES.values())
    for i in range(longest):
        for seats in (2, 3, 4, 5):
            options = {name: values[i % len(values)] for name, values in VALUES.items()}
            watched_at_random(options | {"first_seat": str(1 + i % seats)}, seats, seed=i)


@pytest.mark.clause("TP-OPT-01")
def test_variant():
    house = "straw_door+2 straw_window straw_roof"
    assert totals(position(over=True, houses=[house])) == [6 + 2 + 1, 0]
    assert totals(position(over=True, houses=[house], options={"variant": "veteran"})) == [6 + 3 * 3, 0]


@pytest.mark.clause("TP-OPT-04", "TP-BUY-07")
@pytest.mark.parametrize(
    ("second_tile", "after_straw"),
    [
        ("different_pile", ["Buy wood_window", "Pass"]),
        ("any_pile", ["Buy straw_window", "Buy wood_window", "Pass"]),
        ("none", None),
    ],
)
def test_second_tile(second_tile, after_straw):
    s = position(
        rolls=1,
        dice="window window window window window",
        houses=["wood_door", ""],
        options={"second_tile": second_tile},
    )
    do(s, "Stop")
    do(s, "Buy straw_window", "1")
    do(s, "Place 0")
    if after_straw is None:
        assert s.turn == 1 and homes(s) == ["wood_door straw_window", ""]
    else:
        assert choices(s) == after_straw


@pytest.mark.clause("TP-OPT-04")
def test_any_pile_needs_a_second_tile_in_it():
    for n, after in ((1, ["Buy wood_window", "Pass"]), (2, ["Buy straw_window", "Buy wood_window", "Pass"])):
        s = position(
            rolls=1,
            dice="window window window window window",
            houses=["wood_door", ""],
            piles={"straw_window": n},
            options={"second_tile": "any_pile"},
        )
        do(s, "Stop")
        do(s, "Buy straw_window")
        do(s, "Place 0")
        assert choices(s) == after
    assert clause_against(s, "Buy brick_window") == "TP-BUY-02"


@pytest.mark.clause("TP-OPT-04")
def test_two_from_one_pile_in_whole_games():
    """With any_pile it happens, with the others it never does, and with none no turn has two tiles."""
    for second_tile in VALUES["second_tile"]:
        same = two = 0
        for seed in range(40):
            log = []
            play_through(GAME, {"second_tile": second_tile}, 2, seed, lambda s, seat, a: None, log)
            piles = []
            for event in log:
                if type(event).__name__ == "TurnStarted":
                    piles = []
                elif type(event).__name__ == "TileBought":
                    piles.append(event.tile // 3)
                    two += len(piles) == 2
                    same += len(piles) == 2 and piles[0] == piles[1]
        assert (two > 0) == (second_tile != "none") and (same > 0) == (second_tile == "any_pile")


@pytest.mark.clause("TP-OPT-05", "TP-WOLF-09")
@pytest.mark.parametrize(
    ("unsupported", "rest"), [("drop_down", "wood_door brick_window wood_roof"), ("collapse", "wood_door")]
)
def test_unsupported_tiles(unsupported, rest):
    s = position(
        rolls=1,
        dice="door roof wolf wolf roof",
        houses=["", "wood_door straw_window brick_window wood_roof | straw_door"],
        options={"unsupported_tiles": unsupported},
    )
    do(s, "Blow 1 0", "straw")
    assert homes(s)[1] == f"{rest} | straw_door"


@pytest.mark.clause("TP-OPT-05")
def test_collapse_starts_at_the_lowest_tile_that_was_blown():
    s = position(
        rolls=1,
        dice="door roof wolf wolf roof",
        houses=["", "wood_door straw_window wood_window straw_window brick_roof | straw_door"],
        options={"unsupported_tiles": "collapse"},
    )
    do(s, "Blow 1 0", "straw")
    assert homes(s)[1] == "wood_door | straw_door" and len(s.removed) == 4


@pytest.mark.clause("TP-OPT-08", "TP-SCORE-03")
def test_without_pots_no_pot_is_ever_counted():
    for seed in range(10):
        s = play_through(GAME, {"pots_layout": "none"}, 3, seed, lambda s, seat, a: None)
        assert not [item for seat in GAME.score(s).seats for item in seat.items if item.key == "pots" and item.points]
        assert all(tile % 3 == 0 for owned in s.homes for house in owned for tile in house)


@pytest.mark.clause("TP-OPT-02", "TP-OPT-06")
def test_the_short_game_for_small_children():
    options = {"end_piles": "short", "wolf_strength": "one_tile"}
    s = position(
        rolls=1,
        dice="door door window roof wolf",
        houses=["", "straw_door straw_roof"],
        piles={"straw_door": 1},
        options=options,
    )
    do(s, "Stop")
    assert not s.frames and told(s)[-1] == "GameEnded" and left(s)["straw_door"] == 0
    assert totals(s) == [0, 5] and cards(s) == {}
