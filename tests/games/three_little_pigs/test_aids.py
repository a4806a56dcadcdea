"""Previews and odds that the table shows: each number against the rules, played or counted."""

from itertools import product
from typing import Any

import msgspec
import pytest

from hanpan.core.chance import TABLE, Quick, Scripted
from hanpan.core.engine import asked, play
from hanpan.core.errors import Refused
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.actions import BLOW, BUY, PASS, PLACE, START_HOUSE
from hanpan.games.three_little_pigs.data import DICE, DIE, MATERIALS, MOST_HOUSES, PILES, SPINNER, WOLF
from hanpan.games.three_little_pigs.position import Pigs, clone, is_complete

from .situation import action, asking, position, totals


def aid(s: Pigs, name: str, seat: int | None = 0, **arguments: Any) -> Any:
    """The answer of an aid, which must be plain JSON data."""
    answer = GAME.aids[name](GAME.view(s, seat), arguments)
    assert msgspec.json.decode(msgspec.json.encode(answer)) == answer
    return answer


def refused(s: Pigs, name: str, **arguments: Any) -> str:
    """The reason why an aid has no answer."""
    with pytest.raises(Refused) as caught:
        GAME.aids[name](GAME.view(s, 0), arguments)
    return caught.value.key


def rolled(dice: str, *houses: str, rolls: int = 1, **given: Any) -> Pigs:
    """Dice lie on the table, and the seat on turn may roll again or stop."""
    return position(rolls=rolls, dice=dice, houses=houses, **given)


def midgames(options: dict[str, str], n_seats: int, n_games: int) -> list[Pigs]:
    """Every seventh resting position of some random games."""
    found = []
    for seed in range(n_games):
        chooser = Quick(seed + 50)
        s = GAME.new(options, n_seats, Quick(seed), None)
        n = 0
        while s.asked:
            if n % 7 == seed % 7:
                found.append(clone(s))
            play(s, s.turn, chooser.pick(TABLE, s.offers[s.turn]))
            n += 1
    return found


# stop_now


def test_stopping_shows_the_roof_and_its_points() -> None:
    s = rolled("roof roof door window window", "wood_door wood_window+1")
    answer = aid(s, "stop_now")
    assert answer["tiles"] == [
        {"tile": "straw_window", "place": 0, "completes": False},
        {"tile": "straw_roof", "place": 0, "completes": True},
    ]
    assert answer["gain"] == 3 + 4 + 2 + 2 + 1  # door, window with its pot, two straw tiles, the house
    assert answer["payable"] == ["straw_window", "straw_roof"]
    assert answer["ends"] is False


def test_stopping_counts_what_is_built_when_nothing_is_completed() -> None:
    answer = aid(rolled("door door door window roof"), "stop_now")
    assert answer["tiles"] == [{"tile": "wood_door", "place": "new", "completes": False}]
    assert (answer["gain"], answer["worth"]) == (0, 3 + 1 + 2)
    assert answer["payable"] == ["straw_door", "wood_door"]


def test_stopping_with_nothing_to_buy() -> None:
    s = rolled("roof roof window door wolf")
    assert aid(s, "stop_now") == {"tiles": [], "gain": 0, "worth": 0, "payable": [], "ends": False}


@pytest.mark.clause("TP-END-02")
def test_stopping_says_when_the_purchase_ends_the_game() -> None:
    piles = {"straw_door": 0, "straw_window": 1}
    assert aid(rolled("window window door roof wolf", piles=piles), "stop_now")["ends"] is True
    assert aid(rolled("window window window roof wolf", piles=piles), "stop_now")["ends"] is False


def test_a_forced_purchase_is_shown_like_any_other() -> None:
    s = rolled("door door window roof wolf", piles={"straw_door": 1})
    answer = aid(s, "stop_now")
    assert answer["tiles"] == [{"tile": "straw_door", "place": "new", "completes": False}]
    assert answer["payable"] == ["straw_door"]


@pytest.mark.parametrize("options", [{}, {"variant": "veteran"}, {"second_tile": "any_pile"}, {"second_tile": "none"}])
def test_the_best_purchase_is_as_good_as_any_that_can_be_played(options: dict[str, str]) -> None:
    n = 0
    for s in midgames(options, 3, 8):
        if asking(s) != "Rolling" or not s.frames[-1].n_rolls:
            continue
        answer = aid(s, "stop_now")
        gains = []
        open_ends = [after(s, action("Stop"))]
        payable = set()
        if asking(open_ends[0]) == "Building" and open_ends[0].frames[-1].first_pile < 0:
            payable = {PILES[a - BUY] for a in open_ends[0].offers[s.turn]}
        while open_ends:
            t = open_ends.pop()
            if t.n_turns == s.n_turns and t.frames:
                open_ends += [after(t, a) for a in t.offers[s.turn]]
            else:
                gains.append(totals(t)[s.turn] - totals(s)[s.turn])
        assert answer["gain"] == max(gains)
        assert not payable or set(answer["payable"]) == payable
        n += 1
    assert n > 10


def after(s: Pigs, a: int) -> Pigs:
    """A copy after an action; tiles that are turned up have the fewest pots."""
    t = clone(s)
    t.chance = Lowest()
    play(t, s.turn, a)
    return t


class Lowest(Quick):
    """Always the first that can be drawn."""

    def __init__(self) -> None:
        super().__init__(0)

    def below(self, stream: int, n: int) -> int:
        return 0


# reroll


def count_reroll(s: Pigs, dice: list[str], best: dict[tuple[int, int, int], tuple[int, int]]) -> dict[str, float]:
    """Chances by counting faces, given the (gain, worth) of each count of symbols."""
    thrown = [i for i, die in enumerate(DICE) if die in dice]
    now = best[symbols(s.dice)]
    sums = {"wolf": 0, "gain": 0, "same": 0, "points": 0}
    total = 0
    for faces in product(*[DIE[i] for i in thrown]):
        shown = s.dice[:]
        for i, face in zip(thrown, faces, strict=True):
            shown[i] = face
        total += 1
        if shown.count(WOLF) >= 2:
            sums["wolf"] += 1
            continue
        value = best[symbols(shown)]
        sums["points"] += value[0]
        sums["gain" if value > now else "same"] += 1
    return {name: n / total for name, n in sums.items()}


def symbols(dice: list[int]) -> tuple[int, int, int]:
    return dice.count(0), dice.count(1), dice.count(2)


def values_by_symbols(s: Pigs) -> dict[tuple[int, int, int], tuple[int, int]]:
    """What `stop_now` says for every count of symbols."""
    values = {}
    for faces in product(range(4), repeat=5):
        if faces.count(WOLF) < 2 and symbols(list(faces)) not in values:
            t = clone(s)
            t.dice = list(faces)
            answer = aid(t, "stop_now")
            values[symbols(list(faces))] = (answer["gain"], answer["worth"])
    return values


@pytest.mark.parametrize("dice", [["B2", "B3"], ["W1"], ["W1", "W2", "B1", "B2", "B3"], ["W2", "B1"]])
@pytest.mark.clause("TP-ROLL-07")
def test_the_risk_of_a_reroll_is_what_counting_says(dice: list[str]) -> None:
    s = rolled("door door window roof roof", "wood_window | straw_door", piles={"straw_roof": 0, "wood_window": 0})
    answer = aid(s, "reroll", dice=dice)
    truth = count_reroll(s, dice, values_by_symbols(s))
    for name in ("wolf", "gain", "same", "points"):
        assert answer[name] == pytest.approx(truth[name]), name
    assert answer["wolf"] + answer["gain"] + answer["same"] == pytest.approx(1)


def test_a_wolf_on_the_table_doubles_the_danger() -> None:
    s = rolled("roof roof wolf door window", "straw_door")
    answer = aid(s, "reroll", dice=["B2", "B3"])
    assert answer["wolf"] == pytest.approx(1 - (5 / 6) ** 2)
    white = aid(s, "reroll", dice=["W1", "W2"])
    assert white["wolf"] == 0


def test_the_symbols_that_would_help_are_named_most_likely_first() -> None:
    s = rolled("door window roof roof door", "straw_door straw_window")
    answer = aid(s, "reroll", dice=["W1", "W2", "B3"])
    parts = [entry["part"] for entry in answer["symbols"]]
    chances = [entry["chance"] for entry in answer["symbols"]]
    assert parts and chances == sorted(chances, reverse=True)
    assert sum(chances) >= answer["gain"]


@pytest.mark.clause("TP-BUY-02")
def test_the_chance_to_complete_a_set() -> None:
    """Two roofs on the white dice and a wooden roof wanted: a third from three black dice, with one and two throws."""
    s = rolled("roof roof door window door", "straw_door", piles={"straw_roof": 0})
    piles = {entry["pile"]: entry for entry in aid(s, "reroll", dice=["B1", "B2", "B3"])["piles"]}
    hits = misses_then_hits = total = 0.0
    for faces in product(DIE[2], repeat=3):
        total += 1
        if faces.count(WOLF) >= 2:
            continue
        if 2 in faces:
            hits += 1
            continue
        again = [die for die in faces if die != WOLF]
        good = 0
        for then in product(DIE[2], repeat=len(again)):
            good += 2 in then and then.count(WOLF) + faces.count(WOLF) < 2
        misses_then_hits += good / 6 ** len(again)
    wood = piles["wood_roof"]
    assert wood["next"] == pytest.approx(hits / total)
    assert wood["turn"] == pytest.approx((hits + misses_then_hits) / total)
    assert "straw_roof" not in piles


def test_the_last_roll_leaves_no_later_chance() -> None:
    s = rolled("roof roof door window door", "straw_door", rolls=2)
    for entry in aid(s, "reroll", dice=["B1", "B3"])["piles"]:
        assert entry["next"] == pytest.approx(entry["turn"])


def test_chances_of_piles_stay_chances() -> None:
    for s in midgames({}, 4, 6):
        if asking(s) != "Rolling" or not s.frames[-1].n_rolls:
            continue
        free = [die for i, die in enumerate(DICE) if s.dice[i] != WOLF]
        for entry in aid(s, "reroll", dice=free)["piles"]:
            assert 0 <= entry["next"] <= entry["turn"] + 1e-12 <= 1 + 1e-9


# places


@pytest.mark.clause("TP-PLACE-05")
def test_places_for_a_door_with_its_points() -> None:
    houses = "wood_window | straw_door | brick_window straw_roof"
    top = [{"frame": "Placing", "tile": "brick_door+1"}]
    s = position(top=top, houses=[houses], dice="door door door door roof")
    assert aid(s, "places") == [
        {"place": 0, "bottom": True, "completes": False, "change": 0, "points": 3 + 4 + 1 + 1 + 2, "then": []},
        {"place": "new", "bottom": False, "completes": False, "change": 0, "points": 4 + 1 + 1 + 2, "then": []},
    ]


@pytest.mark.clause("TP-SCORE-02")
def test_places_for_a_roof_change_the_score() -> None:
    s = rolled("roof roof roof door window", "wood_window | straw_door brick_window+2")
    assert aid(s, "places", pile="wood_roof") == [
        {"place": 0, "bottom": False, "completes": True, "change": 3 + 3 + 1, "points": 7, "then": []},
        {"place": 1, "bottom": False, "completes": True, "change": 2 + 6 + 3 + 1, "points": 12, "then": []},
    ]


@pytest.mark.clause("TP-BUY-06", "TP-BUY-08")
def test_places_tell_what_can_be_bought_next() -> None:
    s = rolled("roof roof door window window", "brick_door")
    assert [(one["place"], one["then"]) for one in aid(s, "places", pile="straw_window")] == [
        (0, ["straw_roof"]),
        ("new", ["straw_roof"]),
    ]
    assert [(one["place"], one["then"]) for one in aid(s, "places", pile="straw_roof")] == [(0, ["straw_window"])]
    bare = rolled("roof roof door window window")
    assert [one["then"] for one in aid(bare, "places", pile="straw_window")] == [["straw_roof"]]


@pytest.mark.parametrize("options", [{}, {"variant": "veteran"}, {"second_tile": "any_pile"}])
def test_places_are_those_that_the_rules_offer_and_count_what_they_give(options: dict[str, str]) -> None:
    n = 0
    for s in midgames(options, 4, 20):
        if asking(s) != "Placing":
            continue
        seat = s.turn
        answer = aid(s, "places")
        offered = ["new" if a == START_HOUSE else a - PLACE for a in s.offers[seat]]
        assert [one["place"] for one in answer] == offered
        for a, one in zip(s.offers[seat], answer, strict=True):
            t = after(s, a)
            house = t.homes[seat][-1 if one["place"] == "new" else one["place"]]
            assert one["completes"] == is_complete(house)
            assert one["change"] == totals(t)[seat] - totals(s)[seat]
            buys_on = asking(t) == "Building" and t.turn == seat
            assert one["then"] == ([PILES[b - BUY] for b in t.offers[seat] if BUY <= b < PASS] if buys_on else [])
            tile = s.frames[-1].tile
            assert one["bottom"] == (one["place"] != "new" and house[0] == tile and tile // 3 % 3 == 0)
        n += 1
    assert n > 10


# wolf


@pytest.mark.clause("TP-WOLF-06")
@pytest.mark.clause("TP-WOLF-07")
def test_what_the_wolf_would_do() -> None:
    s = rolled("roof door wolf wolf door", "", "straw_door wood_window straw_roof | brick_door brick_roof", rolls=1)
    first, second = aid(s, "wolf")
    assert (first["target"], first["house"], second["house"]) == (1, 0, 1)
    assert first["outcomes"] == [
        {
            "material": "straw",
            "chance": 0.5,
            "fate": "open",
            "tiles": ["straw_door", "straw_roof"],
            "lone": False,
            "points": -8,
        },
        {
            "material": "wood",
            "chance": pytest.approx(1 / 3),
            "fate": "smaller",
            "tiles": ["wood_window"],
            "lone": False,
            "points": -3,
        },
        {"material": "brick", "chance": pytest.approx(1 / 6), "fate": "same", "tiles": [], "lone": False, "points": 0},
    ]
    assert first["expected"] == pytest.approx(8 / 2 + 3 / 3)
    assert [outcome["fate"] for outcome in second["outcomes"]] == ["same", "same", "gone"]
    assert second["expected"] == pytest.approx(9 / 6)


def test_a_lone_roof_is_told() -> None:
    s = rolled("roof door wolf wolf door", "", "straw_door wood_roof | straw_door")
    straw = aid(s, "wolf", target=1, house=0)["outcomes"][0]
    assert (straw["fate"], straw["tiles"], straw["lone"]) == ("gone", ["straw_door", "wood_roof"], True)
    assert straw["points"] == -(2 + 3 + 1)


@pytest.mark.parametrize("strength", ["all_matching", "one_tile"])
@pytest.mark.parametrize("unsupported", ["drop_down", "collapse"])
@pytest.mark.parametrize("variant", ["basic", "veteran"])
@pytest.mark.clause("TP-WOLF-13")
def test_every_blow_agrees_with_playing_it(strength: str, unsupported: str, variant: str) -> None:
    options = {"wolf_strength": strength, "unsupported_tiles": unsupported, "variant": variant}
    n = 0
    for s in midgames(options, 3, 12):
        if asking(s) != "Blowing":
            continue
        by_house = {(one["target"], one["house"]): one for one in aid(s, "wolf")}
        assert [BLOW + target * MOST_HOUSES + house for target, house in by_house] == s.offers[s.turn]
        for (target, house), one in by_house.items():
            assert aid(s, "wolf", target=target, house=house) == one
            mean = 0.0
            for material, outcome in enumerate(one["outcomes"]):
                assert outcome["material"] == MATERIALS[material]
                assert outcome["chance"] == pytest.approx(SPINNER.count(material) / 6)
                losses = losses_by_playing(s, target, house, material)
                assert outcome["points"] == min(losses)
                assert (outcome["fate"] == "same") == (outcome["tiles"] == [])
                mean -= outcome["points"] * outcome["chance"]
            assert one["expected"] == pytest.approx(mean)
            n += 1
    assert n > 10


def losses_by_playing(s: Pigs, target: int, house: int, material: int) -> list[int]:
    """Changes of the target's points, one for each tile that the attacker may pick."""
    t = clone(s)
    t.chance = Scripted([(TABLE, material)], Quick(1))
    play(t, s.turn, BLOW + target * MOST_HOUSES + house)
    ends = [t]
    if asking(t) == "BlowingTile":
        ends = [after(t, a) for a in t.offers[s.turn]]
    return [totals(end)[target] - totals(s)[target] for end in ends]


# scores and arguments


@pytest.mark.clause("TP-SCORE-01")
def test_scores_by_house() -> None:
    s = rolled("door door door roof roof", "straw_door straw_roof | wood_window", "brick_window+2 wood_roof", "")
    assert aid(s, "scores") == [[5, None], [4 + 2 + 3 + 1]]
    veteran = rolled("door door door roof roof", "straw_door straw_roof", options={"variant": "veteran"})
    assert aid(veteran, "scores") == [[4], []]


def test_everybody_sees_the_same() -> None:
    s = rolled("door door wolf roof roof", "straw_door straw_roof | wood_window", "brick_window+2 wood_roof")
    for name, arguments in [("stop_now", {}), ("reroll", {"dice": ["W1"]}), ("wolf", {}), ("scores", {})]:
        assert aid(s, name, 0, **arguments) == aid(s, name, 1, **arguments) == aid(s, name, None, **arguments)


ROLLING = rolled("door door wolf roof roof", "straw_door", "brick_window")
NONSENSE: list[Any] = [None, 1, -1, 1.5, True, "", "W9", "straw", [], {}, ["W1", "W1"], [[]], [1], ["B1"], {"W1": 1}]


@pytest.mark.parametrize("dice", [*NONSENSE, ["W1", "B1"], "W1", ["W1", None]], ids=repr)
def test_dice_that_cannot_be_thrown_are_refused(dice: Any) -> None:
    assert refused(ROLLING, "reroll", dice=dice) == "aid-arguments"


@pytest.mark.parametrize("pile", [*NONSENSE, "brick_roof", "wood_door", "straw_window", "straw_door+1"], ids=repr)
def test_piles_that_cannot_be_paid_are_refused(pile: Any) -> None:
    assert refused(ROLLING, "places", pile=pile) == "aid-arguments"


@pytest.mark.parametrize(
    ("target", "house"),
    [(0, 0), (1, 1), (1, -1), (2, 0), (-1, 0), (True, 0), (1, False), (1.0, 0), ("1", 0), (1, None)],
)
def test_houses_that_cannot_be_blown_at_are_refused(target: Any, house: Any) -> None:
    assert refused(ROLLING, "wolf", target=target, house=house) == "aid-arguments"


@pytest.mark.parametrize("name", sorted(GAME.aids))
def test_unknown_arguments_are_refused(name: str) -> None:
    assert refused(ROLLING, name, seat=1) == "aid-arguments"


def test_half_an_argument_is_refused() -> None:
    assert refused(ROLLING, "wolf", target=1) == "aid-arguments"
    assert refused(ROLLING, "reroll") == "aid-arguments"
    assert refused(ROLLING, "places") == "aid-arguments"


def test_questions_at_the_wrong_moment_are_refused() -> None:
    fresh = position(rolls=0)
    for name, arguments in [("stop_now", {}), ("reroll", {"dice": ["W1"]}), ("places", {"pile": "straw_door"})]:
        assert refused(fresh, name, **arguments) == "not_now"
    over = position(over=True, dice="door door door door door")
    for name in ("stop_now", "reroll", "places", "wolf"):
        arguments = {"dice": ["W1"]} if name == "reroll" else {}
        assert refused(over, name, **arguments) == "not_now"
    assert aid(over, "scores") == [[], []]


@pytest.mark.parametrize(
    "options", [{}, {"variant": "veteran", "wolf_strength": "one_tile"}, {"wolf_optional": "true"}]
)
def test_aids_answer_or_refuse_everywhere_and_change_nothing(options: dict[str, str]) -> None:
    for s in midgames(options, 5, 3):
        for seat in [*asked(s), None]:
            view = GAME.view(s, seat)
            before = msgspec.json.encode(view)
            for name in GAME.aids:
                for arguments in ({}, {"dice": ["W1", "W2"]}, {"pile": "straw_door"}, {"target": 1, "house": 0}):
                    try:
                        GAME.aids[name](view, arguments)
                    except Refused as refusal:
                        assert refusal.key in ("aid-arguments", "not_now")
            assert msgspec.json.encode(view) == before
