"""Ways to build: the shortened list knows every table that the rules can lead to, whatever the dice and options."""

import pytest

from hanpan.core.chance import Quick
from hanpan.core.engine import play, settle
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.odds import OPEN_STATES, SYMBOLS
from hanpan.games.three_little_pigs.phases import Building, Rolling
from hanpan.games.three_little_pigs.position import Pigs, clone
from hanpan.games.three_little_pigs.previews import FEWEST, affordable, blowing, blown, covers, outcomes

from .situation import action, homes, position

SYMBOL_COUNTS = sorted({SYMBOLS[state] for state in OPEN_STATES})
OPTIONS = [
    {},
    {"variant": "veteran"},
    {"second_tile": "any_pile"},
    {"second_tile": "none"},
    {"unsupported_tiles": "collapse"},
    {"pile_visibility": "open", "pots_layout": "flat"},
    {"end_piles": "short"},
]


def table_of(s: Pigs, seat: int, keep_order: bool) -> object:
    """What matters of a table: houses without their numbers, and piles."""
    houses = [house if keep_order else tuple(sorted(house)) for house in s.homes[seat]]
    return sorted(houses), s.left, s.awards


def all_ways(s: Pigs, seat: int, symbols: tuple[int, int, int]) -> list[Pigs]:
    """Every table after building with the symbols, by playing every choice in every order."""
    t = clone(s)
    t.chance = FEWEST
    t.asked = 0
    t.frames[1:] = [Building(seat, *symbols, -1)]
    settle(t)
    found = []
    open_ends = [t]
    while open_ends:
        u = open_ends.pop()
        if u.n_turns != s.n_turns or not u.frames:
            found.append(u)
            continue
        for a in u.offers[seat]:
            after = clone(u)
            play(after, seat, a)
            open_ends.append(after)
    return found


def first_rolls(options: dict[str, str], n_seats: int, seed: int) -> list[Pigs]:
    """Some positions of a random game in which a turn has just begun."""
    chooser = Quick(seed)
    s = GAME.new(options, n_seats, Quick(seed + 1), None)
    found = []
    while s.asked:
        frame = s.frames[-1]
        if isinstance(frame, Rolling) and frame.n_rolls == 0 and s.n_turns % 4 == seed % 4:
            found.append(clone(s))
        play(s, s.turn, chooser.pick(0, s.offers[s.turn]))
    return found


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.clause("TP-BUY-04")
@pytest.mark.clause("TP-BUY-05")
def test_what_can_be_afforded_is_what_the_rules_let_build(options: dict[str, str]) -> None:
    keep_order = options.get("unsupported_tiles") == "collapse"
    n_positions = 0
    for seed in range(6):
        for s in first_rolls(options, 2 + seed % 4, seed):
            seat = s.turn
            short = list(affordable(s, seat))
            for symbols in SYMBOL_COUNTS[seed::3]:
                long = all_ways(s, seat, symbols)
                truth = {repr(table_of(t, seat, keep_order)) for t in long}
                covered = [outcome for outcome in short if covers(symbols, outcome.spent)]
                if covered:
                    listed = {repr(table_of(outcome.after, seat, keep_order)) for outcome in covered}
                else:  # nothing can be bought: the turn ends as it is (TP-BUY-11)
                    listed = {repr(table_of(s, seat, keep_order))}
                assert listed == truth
                again = {repr(table_of(outcome.after, seat, keep_order)) for outcome in outcomes(s, seat, symbols)}
                assert again == truth
            n_positions += 1
    assert n_positions > 10


def test_an_outcome_tells_its_price_and_its_choices() -> None:
    s = position(rolls=1, dice="door door window window window", houses=["straw_door"])
    found = list(outcomes(s, 0, (2, 3, 0)))
    assert found
    for outcome in found:
        t = clone(s)
        t.chance = FEWEST
        t.frames[1:] = [Building(0, 2, 3, 0, -1)]
        t.asked = 0
        settle(t)
        for a in outcome.choices:
            play(t, 0, a)
        assert homes(t) == homes(outcome.after)
        assert outcome.spent in {(2, 0, 0), (0, 2, 0), (0, 3, 0), (2, 2, 0), (2, 3, 0)}
    assert {outcome.spent for outcome in found} == {(2, 0, 0), (0, 2, 0), (0, 3, 0), (2, 2, 0), (2, 3, 0)}


def test_looking_ahead_changes_nothing() -> None:
    s = position(rolls=1, dice="door door window window roof", houses=["straw_door", "wood_door"])
    before = repr([s.homes, s.left, s.top, s.under, s.dice, s.asked, s.offers, [type(f) for f in s.frames]])
    list(affordable(s, 0))
    list(outcomes(s, 0, (2, 2, 1)))
    for material in range(3):
        blowing(s, 0, material)
    assert repr([s.homes, s.left, s.top, s.under, s.dice, s.asked, s.offers, [type(f) for f in s.frames]]) == before


@pytest.mark.parametrize(
    ("material", "houses"), [(0, "wood_window wood_roof"), (1, "straw_door"), (2, "straw_door wood_window wood_roof")]
)
@pytest.mark.clause("TP-WOLF-04")
def test_a_blow_shows_the_material_that_is_asked_for(material: int, houses: str) -> None:
    given = {"rolls": 1, "dice": "door door door wolf wolf"}
    choice = position(houses=["", "straw_door wood_window wood_roof | brick_door"], **given)
    after = blown(choice, 0, action("Blow 1 0"), material)
    assert homes(after)[1] == f"{houses} | brick_door"
    forced = position(rolls=0, houses=["", "straw_door wood_window wood_roof"])
    assert homes(blowing(forced, 0, material))[1] == houses
