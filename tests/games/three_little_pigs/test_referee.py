"""Whole games under the eyes of a second referee, with any options and any number of seats.

These tests name no clause: they watch over all of them at once.
"""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanpan.core.chance import TABLE, Quick
from hanpan.core.conformance import MOST_DECISIONS
from hanpan.core.engine import asked, legal, play
from hanpan.core.events import spell_event
from hanpan.core.options import spell_options
from hanpan.games.three_little_pigs import GAME
from hanpan.games.three_little_pigs.data import AWARDS, TILES

from .referee import Referee, ranking
from .situation import homes, left, spelled


@st.composite
def tables(draw):
    """Any options, any number of seats."""
    seats = draw(st.integers(2, 5))
    options = {option.name: draw(st.sampled_from(option.values)) for option in GAME.options}
    options["first_seat"] = str(draw(st.integers(1, seats)))
    return options, seats


def watched(options, seats, seed, choose):
    """A game to its end; `choose(legal ids)` takes one.  Returns the position and the referee."""
    log = []
    s = GAME.new(options, seats, Quick(seed), log)
    referee = Referee(spell_options(GAME.options, s.options), seats)
    chosen = None
    for _ in range(MOST_DECISIONS):
        for i, event in enumerate(log):
            # A choice leads to the first event of its kind; what follows it is forced or drawn.
            referee.watch(spell_event(event, GAME.vocabulary), chosen if i == 0 else None)
        log.clear()
        compare(s, referee)
        if not s.frames:
            return s, referee
        (seat,) = asked(s)
        assert seat == referee.seat
        offer = legal(s, seat)
        assert {spelled(a) for a in offer} == referee.may()
        a = choose(offer)
        chosen = spelled(a)
        play(s, seat, a)
    raise AssertionError("the game does not end")


def compare(s, referee):
    """Both keep the same table and the same score."""
    assert homes(s) == [" | ".join(" ".join(house) for house in owned) for owned in referee.houses]
    assert left(s) == referee.left
    assert [TILES[tile] for tile in s.removed] == referee.removed
    assert s.awards == [referee.held.get(card, -1) for card in AWARDS[:3]]
    veteran = referee.options["variant"] == "veteran"
    order = ranking(referee.houses, referee.held, veteran)
    score = GAME.score(s)
    assert [(seat.total, *seat.tie_break) for seat in score.seats] == order
    assert score.winners == [seat for seat in range(s.n_seats) if order[seat] == max(order)]
    assert [seat.rank for seat in score.seats] == [1 + sum(other > own for other in order) for own in order]


def watched_at_random(options, seats, seed):
    """A game of random choices."""
    chooser = Quick(seed)
    s, referee = watched(options, seats, seed + 1, lambda offer: chooser.pick(TABLE, offer))
    assert referee.phase == "over" and not s.asked
    GAME.conserve(s)


@given(tables(), st.integers(0, 2**31))
def test_random_games(table, seed):
    options, seats = table
    watched_at_random(options, seats, seed)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", ["basic", "veteran"])
def test_games_with_the_usual_options(variant, seats):
    for seed in range(12):
        watched_at_random({"variant": variant}, seats, seed)


@pytest.mark.long
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("part", range(10))
def test_ten_thousand_games(part):
    for seed in range(1000 * part, 1000 * part + 1000):
        random = Random(seed)
        seats = random.randint(2, 5)
        options = {option.name: random.choice(option.values) for option in GAME.options} if seed % 3 else {}
        watched_at_random(options | {"first_seat": str(random.randint(1, seats))}, seats, seed)
