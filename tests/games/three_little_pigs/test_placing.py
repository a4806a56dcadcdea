"""Placing (TP-PLACE): every house there can be, every part, and what the owner may not do."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanpan.core.conformance import play_through
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.data import PILES, TILES
from hanpan.games.three_little_pigs.position import is_complete

from .situation import allowed, choices, clause_against, completed, do, homes, position, spelled

MATERIALS = st.sampled_from(["straw", "wood", "brick"])


@st.composite
def houses(draw):
    """A house that may stand: a door or not, windows, a roof or not."""
    parts = ["door"] * draw(st.integers(0, 1)) + ["window"] * draw(st.integers(0, 5))
    parts = parts or ["window"]
    parts += ["roof"] * draw(st.integers(0, 1))
    return " ".join(f"{draw(MATERIALS)}_{part}" for part in parts)


def holding(tile, own, other="", **given):
    """The moment at which the tile has been bought."""
    top = [{"frame": "Placing", "tile": tile}]
    return position(houses=[own, other], top=top, **given)


def is_roofed(house):
    return house.endswith("roof")


def has_door(house):
    return "door" in house


@pytest.mark.clause("TP-PLACE-01", "TP-PLACE-02", "TP-PLACE-03", "TP-PLACE-04", "TP-PLACE-05", "TP-PLACE-06")
@pytest.mark.clause("TP-PLACE-07", "TP-PLACE-08", "TP-PLACE-09")
@given(st.lists(houses(), min_size=0, max_size=5), st.sampled_from(TILES))
def test_where_a_tile_may_go(own, tile):
    """A roof or a window: on any unfinished house.  A door: below an unfinished one without a door.  No roof is a start."""
    part = tile.split("+")[0].split("_")[1]
    wanted = [
        f"Place {i}" for i, house in enumerate(own) if not is_roofed(house) and not (part == "door" and has_door(house))
    ]
    wanted += [] if part == "roof" else ["StartHouse"]
    if len(wanted) > 1:
        s = holding(tile, " | ".join(own), "straw_door | straw_window")
        assert choices(s) == wanted
        for i, house in enumerate(own):
            reason = "TP-PLACE-06" if is_roofed(house) else "TP-PLACE-04" if f"Place {i}" not in wanted else None
            assert clause_against(s, f"Place {i}") == reason
        assert clause_against(s, "StartHouse") == ("TP-PLACE-01" if part == "roof" else None)
    elif wanted:
        s = holding(tile, " | ".join(own))  # the only place is taken by itself
        assert s.turn == 1
        placed = int(wanted[0].split()[1]) if wanted != ["StartHouse"] else len(own)
        assert tile in homes(s)[0].split(" | ")[placed].split()


@pytest.mark.clause("TP-PLACE-02", "TP-PLACE-03", "TP-PLACE-05", "TP-PLACE-10")
@given(st.lists(houses(), min_size=1, max_size=4), st.sampled_from(TILES), st.data())
def test_a_door_goes_below_everything_else_on_top_and_nothing_else_moves(own, tile, data):
    part = tile.split("+")[0].split("_")[1]
    own = [*own, "brick_window"]  # which takes every part
    s = holding(tile, " | ".join(own), "wood_door")
    if s.turn == 1:
        place = f"Place {len(own) - 1}"  # the only one, taken by itself
    else:
        place = data.draw(st.sampled_from(choices(s)))
        do(s, place)
    after = list(own)
    if place == "StartHouse":
        after.append(tile)
    else:
        i = int(place.split()[1])
        after[i] = f"{tile} {own[i]}" if part == "door" else f"{own[i]} {tile}"
    assert homes(s) == [" | ".join(after), "wood_door"]


@pytest.mark.clause("TP-PLACE-01")
@pytest.mark.parametrize("pile", PILES)
def test_doors_and_windows_start_a_house(pile):
    if pile.endswith("roof"):
        s = holding(pile, "straw_door | straw_door")
        assert clause_against(s, "StartHouse") == "TP-PLACE-01"
    else:
        assert homes(holding(pile, "")) == [pile, ""]


@pytest.mark.clause("TP-PLACE-04")
def test_any_number_of_windows():
    tower = "wood_door"
    for _ in range(11):
        tower += " straw_window"
        assert choices(holding("wood_window", tower)) == ["Place 0", "StartHouse"]
    assert homes(holding("brick_roof", tower))[0] == f"{tower} brick_roof"


@pytest.mark.clause("TP-PLACE-04")
def test_one_door_and_one_roof():
    s = holding("wood_door", "straw_door | straw_window")
    assert choices(s) == ["Place 1", "StartHouse"] and clause_against(s, "Place 0") == "TP-PLACE-04"
    s = holding("wood_roof", "straw_door straw_roof | straw_window | wood_window")
    assert choices(s) == ["Place 1", "Place 2"] and clause_against(s, "Place 0") == "TP-PLACE-06"


@pytest.mark.clause("TP-PLACE-05")
@pytest.mark.parametrize("n_windows", [1, 2, 3, 6, 11])
def test_a_door_slides_under_any_number_of_windows(n_windows):
    windows = " ".join(["brick_window"] * n_windows)
    s = holding("straw_door", windows)
    do(s, "Place 0")
    assert homes(s)[0] == f"straw_door {windows}"


@pytest.mark.clause("TP-PLACE-06")
@pytest.mark.parametrize(
    "house", ["straw_door straw_roof", "wood_window straw_roof", "wood_door wood_window brick_roof"]
)
def test_a_roof_completes_with_or_without_a_door(house):
    s = holding("straw_window", house)
    assert completed(s)[0] == [0] and homes(s)[0] == f"{house} | straw_window"
    roof = house.split()[-1]
    built = holding(roof, house.rsplit(" ", 1)[0])
    assert homes(built)[0] == house and completed(built)[0] == [0]


@pytest.mark.clause("TP-PLACE-07")
def test_materials_mix():
    s = holding("brick_window", "straw_door wood_window")
    do(s, "Place 0")
    assert homes(s)[0] == "straw_door wood_window brick_window"


@pytest.mark.clause("TP-PLACE-08")
def test_several_unfinished_houses():
    s = holding("straw_window", "straw_door | wood_window | brick_door brick_window")
    do(s, "StartHouse")
    assert homes(s)[0] == "straw_door | wood_window | brick_door brick_window | straw_window"


@pytest.mark.clause("TP-PLACE-09")
def test_a_door_has_two_kinds_of_place():
    own = "wood_door | brick_window | straw_window straw_roof"
    s = holding("straw_door", own)
    assert choices(s) == ["Place 1", "StartHouse"]
    do(s, "StartHouse")
    assert homes(s)[0] == f"{own} | straw_door"


@pytest.mark.clause("TP-PLACE-10")
def test_tiles_go_to_the_buyer_and_stay():
    s = holding("straw_roof", "straw_door | wood_door", "brick_door | brick_window | straw_window")
    assert {spelled(a) for a in allowed(s)} == {"Place 0", "Place 1"}  # the buyer's own two houses
    assert clause_against(s, "Place 2")
    log = []
    play_through(GAME, {}, 4, 5, lambda s, seat, a: None, log)
    turn = None
    for event in log:
        if type(event).__name__ == "TurnStarted":
            turn = event.seat
        if type(event).__name__ == "TilePlaced":
            assert event.seat == turn


@pytest.mark.clause("TP-PLACE-01", "TP-PLACE-03", "TP-PLACE-04", "TP-PLACE-06")
def test_every_house_of_every_game_stands():
    def visit(s, seat, a):
        for owned in s.homes:
            for house in owned:
                parts = [tile // 3 % 3 for tile in house]
                assert parts == sorted(parts) and parts != [2]
                assert parts.count(0) <= 1 and parts.count(2) <= 1
                assert is_complete(house) == (2 in parts)

    for seed in range(20):
        play_through(GAME, {"second_tile": "any_pile"}, 2 + seed % 4, seed, visit)
