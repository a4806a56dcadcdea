"""The score sheet: whatever lies on a table counts as at the end of a game, and what cannot lie there is told."""

import ast
from importlib.resources import files
from random import Random

import pytest

from hanpan.core.chance import Quick
from hanpan.core.engine import lowest, play
from hanpan.core.errors import BadOptions, BadSheet, Refused
from hanpan.core.sheet import RoundSheet
from hanpan.games.three_little_pigs import GAME, sheet
from hanpan.games.three_little_pigs.data import AWARDS, PILES, TILES
from hanpan.text import LOCALES, has_text, say_refusal

NOTHING: dict = {}


def count(*seats, **options):
    counted = GAME.count(options, [RoundSheet(list(seats))])
    assert counted.over and [one.totals for one in counted.rounds] == [[entry.total for entry in counted.score.seats]]
    return counted.score, counted.doubts


def told(words):
    return GAME.sheet.read(words.split())


def points(*lines, **options):
    score, doubts = count(*map(told, lines), **options)
    assert not doubts
    return [entry.total for entry in score.seats]


def refused(*seats, **options):
    with pytest.raises(Refused) as caught:
        count(*seats, **options)
    return caught.value


@pytest.mark.clause("TP-SCORE-01", "TP-SCORE-02", "TP-SCORE-03", "TP-SCORE-04")
def test_houses_count_as_at_the_end():
    assert points("wood door window+1 roof / brick window", "straw window roof") == [11, 5]
    assert points("wood roof window+1 door", "") == [11, 0], "in whatever order they are told"


@pytest.mark.clause("TP-SCORE-06")
def test_the_tie_break_is_told():
    # A brick house of three points more than two of straw: equal totals, two houses against one.
    score, _ = count(told("straw window roof / straw window roof"), told("wood window roof straw window"))
    assert [entry.total for entry in score.seats] == [10, 9]
    score, _ = count(told("straw window roof / straw window roof"), told("wood window roof window"))
    assert [entry.total for entry in score.seats] == [10, 10]
    assert score.winners == [0] and score.decided_by == "houses"


@pytest.mark.clause("TP-VET-03", "TP-VET-04", "TP-VET-08", "TP-VET-09", "TP-VET-10")
def test_veterans_hold_cards():
    lines = ("straw door window+1 roof award_first_straw", "wood window window roof window")
    score, _ = count(*map(told, lines), variant="veteran")
    items = [[(item.key, item.facts.get("award")) for item in entry.items] for entry in score.seats]
    assert items[0] == [("tiles", None), ("award", "award_first_straw"), ("award", "award_most_pots")]
    assert items[1] == [("tiles", None), ("award", "award_tallest")]
    assert [entry.total for entry in score.seats] == [6 + 2 + 3, 12 + 3]


@pytest.mark.parametrize("variant", ["basic", "veteran"])
@pytest.mark.parametrize("seed", range(30))
def test_it_counts_what_the_game_counts(seed, variant):
    """Whatever a played game ends with, told as a sheet in any order, gives the same score."""
    rng = Random(seed)
    n_seats = rng.randint(2, 5)
    s = GAME.new({"variant": variant}, n_seats, Quick(seed), None)
    while s.asked:
        seat = lowest(s.asked)
        play(s, seat, rng.choice(s.offers[seat]))
    table = GAME.write(s)
    seats = [
        {
            "houses": [rng.sample(house, len(house)) for house in table.houses[seat]],
            "awards": [AWARDS[i] for i, holder in enumerate(table.awards) if holder == seat],
        }
        for seat in range(n_seats)
    ]
    score, doubts = count(*seats, variant=variant)
    assert score == GAME.score(s) and not doubts


@pytest.mark.clause("TP-PLACE-03", "TP-PLACE-04", "TP-SET-01", "TP-VET-07")
def test_what_cannot_lie_there_is_refused_with_its_clause():
    def house(*tiles):
        return {"houses": [["straw_window"], list(tiles)]}

    cases = [
        (house("wood_door", "brick_door"), {}, "sheet_doors", "TP-PLACE-04"),
        (house("wood_roof", "brick_roof"), {}, "sheet_roofs", "TP-PLACE-04"),
        (house("wood_roof"), {}, "sheet_lone_roof", "TP-PLACE-03"),
        (house(*["wood_window"] * 5), {}, "sheet_tiles", "TP-SET-01"),
        (house("wood_window+1"), {"pots_layout": "none"}, "sheet_no_pots", "TP-OPT-08"),
        ({"awards": ["award_first_wood"]}, {}, "sheet_no_awards", "TP-VET-01"),
        ({"awards": ["award_first_wood"] * 2}, {"variant": "veteran"}, "sheet_award_twice", "TP-VET-07"),
    ]
    for seat, options, key, clause in cases:
        error = refused({}, seat, **options)
        assert (error.key, error.clause, error.facts["seat"]) == (key, clause, 1)
        assert error.facts.get("house", 1) == 1
        for locale in LOCALES:
            text = say_refusal(locale, GAME.name, error.key, error.facts, ["민지", "Jun"])
            assert "Jun" in text and not any(mark in text for mark in "⟨⟩{}")
    card = {"awards": ["award_first_wood"]}
    error = refused(card, card, variant="veteran")
    assert (error.key, error.facts["target"], error.facts["seat"]) == ("sheet_award_twice", 0, 1)


@pytest.mark.clause("TP-SET-01")
def test_the_whole_box_can_be_told_and_not_a_tile_more():
    full = [{"houses": [[pile] for pile in PILES if "roof" not in pile for _ in range(4)][:24]}, {}]
    count(*full)
    for pile in PILES:
        wall = [] if "roof" not in pile else ["brick_window"]
        seats = [{"houses": [[pile, *(wall if "roof" in pile else [])] for _ in range(4)]}, {}]
        count(*seats)
        extra = {"houses": [[pile, *(["straw_window"] if "roof" in pile else [])]]}
        error = refused(seats[0], extra)
        assert (error.key, error.facts["pile"], error.facts["n"]) == ("sheet_tiles", pile, 4)


@pytest.mark.clause("TP-OPT-08")
def test_pots_that_the_list_does_not_know_are_doubtful_and_count():
    score, doubts = count(told("brick door roof+2"), NOTHING)
    assert score.seats[0].total == 4 + 4 + 2 + 1
    assert [(doubt.key, doubt.facts) for doubt in doubts] == [
        ("sheet_pots", {"tile": "brick_roof+2", "n": 1, "known": 0})
    ]
    for known in (0, 1, 2):
        for locale in LOCALES:
            facts = {"tile": "brick_roof+2", "n": known + 1, "known": known}
            assert "⟨" not in say_refusal(locale, GAME.name, "sheet_pots", facts, [])


def test_every_refusal_of_the_sheet_has_words():
    tree = ast.parse((files(sheet.__package__) / "sheet.py").read_text("utf-8"))
    keys = {
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused"
    }
    assert len(keys) >= 8
    for locale in LOCALES:
        assert all(has_text(locale, f"why-{key}", GAME.name) for key in keys)


@pytest.mark.parametrize(
    "seat",
    [
        {"houses": [["paper_door"]]},
        {"houses": [["straw_door+3"]]},
        {"houses": [[]]},
        {"houses": [[1]]},
        {"houses": 3},
        {"houses": [["straw_door"] * 37]},
        {"houses": [["straw_door"]] * 25},
        {"awards": ["award_most_pots"]},
        {"pots": 3},
        [],
        None,
    ],
)
def test_wrong_shapes(seat):
    with pytest.raises(BadSheet):
        count(seat, {})


def test_it_is_counted_once_and_nothing_lies_between_the_players():
    for rounds in ([], [RoundSheet([{}, {}])] * 2, [RoundSheet([{}, {}], {"posters": {}})]):
        with pytest.raises(BadSheet):
            GAME.count({}, rounds)


def test_wrong_numbers_of_players_and_options():
    for n in (0, 1, 6):
        with pytest.raises(BadOptions):
            count(*[{}] * n)
    with pytest.raises(BadOptions):
        count({}, {}, variant="expert")


def test_words():
    assert told("wood door window+1 roof / brick_window / /").houses == [
        ["wood_door", "wood_window+1", "wood_roof"],
        ["brick_window"],
    ]
    assert told("straw_door wood roof+0 window").houses == [["straw_door", "wood_roof", "wood_window"]]
    assert told("award_first_brick straw door award_first_wood").awards == ["award_first_brick", "award_first_wood"]
    for tile in TILES:
        assert GAME.sheet.read([tile]).houses == [[tile]]
    for wrong in ("door", "wood door+3", "wood wolf", "wood_door+x", "paper", "wood door+", "award_most_pots"):
        with pytest.raises(ValueError):
            told(wrong)
