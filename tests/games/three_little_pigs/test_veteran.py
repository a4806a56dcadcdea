"""The variant for veterans (TP-VET): cards of the game, cards of the end, and the count with them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanpan.core.conformance import play_through
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.data import MATERIALS

from .situation import cards, do, homes, listening, position, told, totals, winners
from .test_scoring import HEADS, potted_houses

VETERAN = {"variant": "veteran"}
PRICE = {"straw": 2, "wood": 3, "brick": 4}
SAME = {"straw_roof": "straw", "wood_roof": "wood", "brick_roof": "brick"}


def ended(*houses, awards=None, options=None, seats=None):
    """The end of a game with these houses."""
    given = {"awards": awards, "options": {**VETERAN, **(options or {})}, "over": True}
    return position(seats=seats or max(2, len(houses)), houses=houses, **given)


def roofing(house, roof, *, turn=0, awards=None, options=VETERAN):
    """The roof is bought and closes the house of the seat on turn, its only one."""
    dice = " ".join(["roof"] * PRICE[roof.split("_")[0]] + ["door", "window", "wolf"][: 5 - PRICE[roof.split("_")[0]]])
    houses = [house, "brick_window"] if turn == 0 else ["brick_window", house]
    s = position(turn=turn, rolls=1, dice=dice, houses=houses, awards=awards, options=options)
    do(s, "Stop")
    if s.turn == turn:
        do(s, f"Buy {roof}")
    assert homes(s)[turn] == f"{house} {roof}"
    return s


def first_cards(s):
    return {card: seat for card, seat in cards(s).items() if "first" in card}


@pytest.mark.clause("TP-VET-01")
def test_play_is_the_same_until_cards_are_counted():
    for seed in range(15):
        plain, veteran = [], []
        play_through(GAME, {}, 2 + seed % 4, seed, lambda s, seat, a: None, plain)
        play_through(GAME, VETERAN, 2 + seed % 4, seed, lambda s, seat, a: None, veteran)
        kept = [event for event in veteran if type(event).__name__ != "AwardTaken"]
        assert len(kept) == len(plain)
        for one, other in zip(plain, kept, strict=True):
            assert one == other or type(one).__name__ == type(other).__name__ == "HouseCompleted"


@pytest.mark.clause("TP-VET-02", "TP-VET-04")
@pytest.mark.parametrize("material", MATERIALS)
def test_two_points_for_a_card_of_the_game(material):
    s = ended(awards={f"award_first_{material}": 1})
    assert totals(s) == [0, 2]
    (item,) = GAME.score(s).seats[1].items
    assert (item.key, item.points, item.facts) == ("award", 2, {"award": f"award_first_{material}"})


@pytest.mark.clause("TP-VET-02", "TP-VET-04")
def test_three_points_for_a_card_of_the_end():
    s = ended("straw_door straw_window+1 straw_roof", "wood_door wood_roof | brick_door brick_roof")
    assert cards(s) == {"award_most_pots": 0, "award_most_houses": 1, "award_tallest": 0}
    assert totals(s) == [6 + 3 + 3, 14 + 3]


@pytest.mark.clause("TP-VET-03")
@given(st.lists(st.lists(potted_houses(), max_size=3), min_size=2, max_size=4))
def test_tiles_count_as_always_pots_and_houses_give_no_points(owned):
    s = ended(*[" | ".join(own) for own in owned])
    items = [[item for item in seat.items if item.key != "award"] for seat in GAME.score(s).seats]
    for own, lines in zip(owned, items, strict=True):
        heads = [
            sum(HEADS[tile.split("_")[0]] for tile in house.split()) if "roof" in house.split()[-1] else 0
            for house in own
        ]
        assert [line.points for line in lines] == heads
        assert {line.key for line in lines} <= {"tiles", "unfinished"}


@pytest.mark.clause("TP-VET-05", "TP-VET-06")
@pytest.mark.parametrize("material", MATERIALS)
@pytest.mark.parametrize("turn", [0, 1])
def test_the_first_house_of_one_material_takes_its_card_with_the_roof(material, turn):
    s = roofing(f"{material}_door {material}_window", f"{material}_roof", turn=turn)
    assert first_cards(s) == {f"award_first_{material}": turn}
    names = told(s)
    assert names[names.index("HouseCompleted") + 1] == "AwardTaken"


@pytest.mark.clause("TP-VET-05")
@pytest.mark.parametrize("roof", list(SAME))
@pytest.mark.parametrize(
    "walls",
    [
        "straw_door",
        "straw_window",
        "straw_window straw_window",
        "wood_door straw_window",
        "straw_door wood_window",
        "straw_door straw_window brick_window",
        "brick_door brick_window straw_window",
    ],
)
def test_no_card_without_door_and_window_and_one_material(walls, roof):
    assert first_cards(roofing(walls, roof)) == {}


@pytest.mark.clause("TP-VET-05")
def test_windows_are_at_least_one():
    assert first_cards(roofing("straw_door straw_window straw_window straw_window", "straw_roof"))


@pytest.mark.clause("TP-VET-05", "TP-VET-07")
@pytest.mark.parametrize("holder", [0, 1])
def test_each_card_once(holder):
    s = roofing("wood_door wood_window", "wood_roof", awards={"award_first_wood": holder})
    assert first_cards(s) == {"award_first_wood": holder} and "AwardTaken" not in told(s)


@pytest.mark.clause("TP-VET-05")
def test_a_card_of_one_material_leaves_the_others_open():
    s = roofing("brick_door brick_window", "brick_roof", awards={"award_first_wood": 1, "award_first_straw": 1})
    assert first_cards(s) == {"award_first_straw": 1, "award_first_wood": 1, "award_first_brick": 0}


@pytest.mark.clause("TP-VET-01", "TP-OPT-01")
def test_no_card_in_the_basic_game():
    s = roofing("straw_door straw_window", "straw_roof", options={})
    assert "AwardTaken" not in told(s) and cards(s) == {} and s.awards == [-1, -1, -1]


@pytest.mark.clause("TP-VET-06")
def test_a_card_taken_in_a_copy_stays_open_in_the_original():
    house = "straw_door straw_window"
    s = position(rolls=1, dice="roof roof door window wolf", houses=[house, ""], options=VETERAN)
    t = listening(GAME.clone(s))
    do(t, "Stop")
    assert first_cards(t) == {"award_first_straw": 0}
    assert first_cards(s) == {} and homes(s)[0] == house


@pytest.mark.clause("TP-VET-06")
def test_one_player_may_take_several_cards():
    s = roofing("straw_door straw_window", "straw_roof", awards={"award_first_wood": 0, "award_first_brick": 0})
    assert set(first_cards(s).values()) == {0} and len(first_cards(s)) == 3


@pytest.mark.clause("TP-VET-07")
def test_a_card_outlives_its_house_and_goes_to_nobody_else():
    s = roofing("straw_door straw_window", "straw_roof")
    do(s, "Roll", "door door wolf wolf door straw")  # the only other house is blown at
    assert homes(s)[0] == "" and first_cards(s) == {"award_first_straw": 0}
    later = position(
        turn=1,
        rolls=1,
        dice="roof roof door window wolf",
        houses=["", "straw_door straw_window"],
        awards=first_cards(s),
        options=VETERAN,
    )
    do(later, "Stop")
    assert homes(later)[1] == "straw_door straw_window straw_roof" and first_cards(later) == {"award_first_straw": 0}


@pytest.mark.clause("TP-VET-08", "TP-SCORE-01")
def test_most_pots_on_completed_houses():
    s = ended("straw_door+1 straw_roof", "wood_door wood_roof | brick_window+2 | brick_door+1", "straw_window")
    assert cards(s)["award_most_pots"] == 0
    s = ended("straw_door+1 straw_roof", "wood_door+1 wood_roof | brick_window brick_roof+1", "")
    assert cards(s)["award_most_pots"] == 1  # counted over all houses of a player


@pytest.mark.clause("TP-VET-08", "TP-VET-11")
def test_without_pots_nobody_gets_that_card():
    for seed in range(15):
        s = play_through(GAME, {**VETERAN, "pots_layout": "none"}, 2, seed, lambda s, seat, a: None)
        assert "award_most_pots" not in cards(s)


@pytest.mark.clause("TP-VET-08", "TP-VET-09", "TP-VET-10", "TP-VET-11")
def test_the_view_tells_by_how_much_an_end_card_is_led():
    s = ended("straw_door straw_window+2 straw_roof | wood_door wood_roof", "wood_door+1 wood_roof", "brick_window")
    assert GAME.view(s, None).leads == {"award_most_pots": 1, "award_most_houses": 1, "award_tallest": 1}
    s = ended("straw_door straw_roof+1", "wood_door+1 wood_window wood_window wood_roof")
    assert GAME.view(s, None).leads == {"award_most_pots": 0, "award_most_houses": 0, "award_tallest": 2}
    assert GAME.view(ended("straw_door straw_roof", options={"variant": "basic"}), None).leads == {}


@pytest.mark.clause("TP-VET-09")
def test_most_completed_houses():
    s = ended("straw_door straw_roof | straw_door straw_roof", "brick_window brick_roof | wood_door | wood_door", "")
    assert cards(s)["award_most_houses"] == 0


@pytest.mark.clause("TP-VET-10")
def test_the_tallest_house_counts_with_its_roof_and_only_the_best_of_each():
    s = ended(
        "straw_door straw_window straw_roof | straw_door straw_roof", "wood_door wood_window wood_window wood_roof"
    )
    assert cards(s)["award_tallest"] == 1
    s = ended("straw_door straw_window straw_window straw_window", "wood_door wood_roof")  # the tall one has no roof
    assert cards(s)["award_tallest"] == 1
    s = ended(
        "straw_door straw_window straw_roof | straw_door straw_window straw_roof", "brick_door brick_window brick_roof"
    )
    assert "award_tallest" not in cards(s)


@pytest.mark.clause("TP-VET-11")
@pytest.mark.parametrize(
    ("houses", "held"),
    [
        (["straw_door+1 straw_roof", "wood_door+1 wood_roof", ""], {}),
        (["straw_door+1 straw_window straw_roof", "wood_door+1 wood_roof", ""], {"award_tallest": 0}),
        (["straw_door+1 straw_roof+1", "wood_door+1 wood_roof", ""], {"award_most_pots": 0}),
        (["", "", ""], {}),
        (["straw_door+1", "straw_window+2 straw_window", "brick_door"], {}),
        (["straw_door straw_roof", "", ""], {"award_most_houses": 0, "award_tallest": 0}),
        # A tie below the best does no harm.
        (
            [
                "straw_door+1 straw_roof",
                "wood_door+1 wood_roof",
                "brick_door+1 brick_window+1 brick_roof | wood_door wood_roof",
            ],
            {"award_most_pots": 2, "award_most_houses": 2, "award_tallest": 2},
        ),
    ],
)
def test_ties_and_zeros_leave_the_card_on_the_table(houses, held):
    s = ended(*houses)
    assert cards(s) == held
    assert sum(item.points for seat in GAME.score(s).seats for item in seat.items if item.key == "award") == 3 * len(
        held
    )


@pytest.mark.clause("TP-VET-11", "TP-VET-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_level_share_without_cards_of_the_end(seats):
    s = ended(*["straw_door+1 straw_roof"] * seats)
    assert cards(s) == {} and totals(s) == [4] * seats and winners(s) == list(range(seats))


@pytest.mark.clause("TP-VET-12")
def test_points_then_completed_houses_then_a_share():
    # 12 = 12: two houses against one, the card for houses offset by the one for the tallest.
    s = ended("straw_door straw_roof | straw_door wood_roof", "straw_door straw_window straw_window wood_roof", "")
    assert totals(s) == [9 + 3, 9 + 3, 0]
    score = GAME.score(s)
    assert score.winners == [0] and score.decided_by == "houses"
    level = ended(
        "straw_door straw_roof", "straw_window straw_roof", awards={"award_first_wood": 0, "award_first_brick": 1}
    )
    assert totals(level) == [6, 6] and winners(level) == [0, 1]
    assert winners(ended("straw_door straw_roof", "straw_window wood_roof")) == [1]


@pytest.mark.clause("TP-VET-13")
def test_the_wolf_makes_no_first_house():
    houses = ["straw_door", "straw_door straw_window wood_window straw_roof | straw_door"]
    s = position(rolls=1, dice="door roof wolf wolf roof", houses=houses, options=VETERAN)
    do(s, "Blow 1 0", "wood")
    assert homes(s)[1] == "straw_door straw_window straw_roof | straw_door"
    assert first_cards(s) == {} and "AwardTaken" not in told(s)


@pytest.mark.clause("TP-VET-13", "TP-WOLF-09")
@pytest.mark.parametrize("awards", [{}, {"award_first_straw": 0}])
def test_a_new_roof_completes_again(awards):
    houses = ["", "straw_door straw_window straw_window brick_roof"]
    s = position(rolls=0, houses=houses, awards=awards, options=VETERAN)
    do(s, "Roll", "door door wolf wolf door brick")
    do(s, "Roll", "roof roof door window wolf")
    do(s, "Stop")
    assert told(s).count("HouseCompleted") == 1
    assert first_cards(s) == {"award_first_straw": 0 if awards else 1}


@pytest.mark.clause("TP-VET-05", "TP-VET-07", "TP-VET-13")
def test_cards_in_whole_games():
    """A card is taken once, by the first such house, and is held to the end."""
    n_taken = 0
    for seed in range(60):
        log = []
        s = play_through(GAME, VETERAN, 2 + seed % 4, seed, lambda s, seat, a: None, log)
        taken = [(event.award, event.seat) for event in log if type(event).__name__ == "AwardTaken"]
        assert len({award for award, _ in taken}) == len(taken)
        assert s.awards == [dict(taken).get(award, -1) for award in range(3)]
        n_taken += len(taken)
    assert n_taken > 5
