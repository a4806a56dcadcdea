"""What the search of Wyatt Earp builds on: likely deals, deals compared in pairs, habits, and what it finds."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from bots.earp_positions import (
    asked_about_a_photo,
    breaking_a_sweep,
    going_out_loses,
    going_out_wins,
    hiding_a_sweep,
)
from bots.playing import budget, said_by_processes
from bots.test_earp import OPTIONS
from games.wyatt_earp.situation import position, spelled
from hanpan.bots import Budget, Choice, choose
from hanpan.bots.search import Search, Settings
from hanpan.bots.wyatt_earp.beliefs import weights_of
from hanpan.bots.wyatt_earp.foresight import SHARED, Foresight
from hanpan.bots.wyatt_earp.habits import habitual
from hanpan.core.chance import Quick
from hanpan.core.engine import asked, legal, lowest, play
from hanpan.games.wyatt_earp import GAME
from hanpan.games.wyatt_earp.data import N_KINDS, OUTLAWS
from hanpan.games.wyatt_earp.phases import Drawing
from hanpan.games.wyatt_earp.position import Earp, hand_of
from hanpan.games.wyatt_earp.scoring import score
from hanpan.games.wyatt_earp.view import reshuffle_by

LONG = 600_000


def chosen(s: Earp, seat: int, simulations: int = 60, seed: int = 1) -> Choice:
    return choose(GAME, "hard", GAME.view(s, seat), seed, Budget(LONG, simulations))


def middle_of_a_game(n_seats: int, seed: int, n_choices: int, options: Any = {}) -> Earp:  # noqa: B006 - never changed
    """A position in which somebody has a choice, after some by habit."""
    s: Earp = GAME.new(options, n_seats, Quick(seed), None)
    chance = Quick(seed)
    while s.asked:
        seat = lowest(s.asked)
        offer = legal(s, seat)
        if len(offer) > 1:
            if not n_choices:
                return s
            n_choices -= 1
        play(s, seat, offer[0] if len(offer) == 1 else habitual(s, seat, offer, chance))
    raise AssertionError("the game was over before")


# What it finds


@pytest.mark.clause("WE-SCO-03")
def test_one_card_breaks_a_sweep() -> None:
    s = breaking_a_sweep()
    for seed in range(5):
        assert spelled(chosen(s, 0, seed=seed).action) == "LayOutlaw jesse_james 1"


@pytest.mark.clause("WE-DIS-04", "WE-WIN-02")
def test_it_goes_out_when_that_wins() -> None:
    for seed in range(3):
        s = going_out_wins()
        while s.frames and s.turn == 0 and s.round == 1:
            offer = legal(s, 0)
            play(s, 0, offer[0] if len(offer) == 1 else chosen(s, 0, seed=seed).action)
        assert not s.frames and score(s).winners == [0]


@pytest.mark.clause("WE-WIN-02")
def test_it_does_not_end_the_round_when_that_loses() -> None:
    s = going_out_loses()
    for seed in range(5):
        assert spelled(chosen(s, 0, seed=seed).action) != "LayOutlaw jesse_james 1"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hideout_goes_where_it_costs_most(seats: int) -> None:
    s = hiding_a_sweep(seats)
    assert spelled(chosen(s, 0).action) == "PlayHideout 1 jesse_james"


def test_a_hideout_waits_until_there_is_something_to_lose() -> None:
    """Three cards that nobody would be paid for are left open; a sweep just before the end of a round is not."""
    early = position(
        hands={
            0: "hideout bob_dalton*2 belle_starr*2 wes_hardin*2 sundance_kid*2 photo_belle_starr",
            1: "belle_starr billy_the_kid*2 butch_cassidy*2 wyatt_earp most_wanted",
        },
        table={1: {"jesse_james": "outlaw*3"}},
        bounty={"jesse_james": 3000},
    )
    late = position(
        hands={0: "hideout bob_dalton", 1: "belle_starr billy_the_kid"},
        table={0: {"bob_dalton": "outlaw*4"}, 1: {"jesse_james": "outlaw*5"}},
        bounty={"jesse_james": 7000, "bob_dalton": 4000},
        money=[12000, 12000],
    )
    for seed in range(3):
        assert spelled(chosen(early, 0, seed=seed).action) == "EndPlay"
        assert spelled(chosen(late, 0, seed=seed).action) == "PlayHideout 1 jesse_james"


@pytest.mark.clause("WE-PHO-03")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_photo_joins_a_rich_first_set_of_another(seats: int) -> None:
    """Also where others have answered already, and nobody knows what."""
    s = asked_about_a_photo(seats)
    for seat in asked(s)[1:]:
        play(s, seat, legal(s, seat)[0])
    assert spelled(chosen(s, 0).action) == "ReactPhoto yes"


# Every option


@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_habits_play_every_option_to_the_end(n_seats: int) -> None:
    for number, options in enumerate(OPTIONS):
        s: Earp = GAME.new(options, n_seats, Quick(number), None)
        chance = Quick(number)
        while s.asked:
            seat = lowest(s.asked)
            offer = legal(s, seat)
            a = offer[0] if len(offer) == 1 else habitual(s, seat, offer, chance)
            assert a in offer
            play(s, seat, a)
        assert not s.frames


# Deals


@pytest.mark.parametrize("n_seats", [2, 4])
def test_likely_deals_keep_what_is_known(n_seats: int) -> None:
    """A deal by weights agrees with the view of the seat, as every deal does."""
    for seed in range(30):
        s = middle_of_a_game(n_seats, seed, 40)
        seat = lowest(s.asked)
        before = GAME.view(s, seat)
        t = GAME.clone(s)
        reshuffle_by(t, seat, Quick(seed), weights_of(s))
        GAME.check(t)
        assert GAME.view(t, seat) == before


def test_weights_tell_how_likely_hands_hold_a_card() -> None:
    """Of equally many cards of two kinds those with a fourth of the weight are in hand less often; nothing is lost."""
    s = position(seats=3, hands={0: "hideout belle_starr wes_hardin", 1: "jesse_james*6", 2: "bob_dalton*6"})
    seat, first, second = 0, OUTLAWS.index("jesse_james"), OUTLAWS.index("bob_dalton")
    pool = Counter([*s.supply, *[card for other in range(3) if other != seat for card in hand_of(s, other)]])
    weights = [100] * N_KINDS
    weights[first] = 25
    held: Counter[int] = Counter()
    by_seat: Counter[int] = Counter()
    for seed in range(600):
        t = GAME.clone(s)
        reshuffle_by(t, seat, Quick(seed), weights)
        for other in range(3):
            if other != seat:
                hand = hand_of(t, other)
                held.update(hand)
                by_seat[other] += hand.count(first)
        assert Counter([*t.supply, *[c for o in range(3) if o != seat for c in hand_of(t, o)]]) == pool
    assert held[first] < 0.5 * held[second]
    few, many = sorted(by_seat.values())
    assert many < 1.4 * few  # all hidden hands are alike


# Pairs


def test_the_favourite_is_compared_with_itself() -> None:
    """Whatever the deal: the choice that looked best has just the worth that it seemed to have."""
    for seed in range(4):
        s = middle_of_a_game(2 + seed % 3, seed, 30)
        seat = lowest(s.asked)
        start = GAME.guess(GAME.view(s, seat), Quick(seed))
        guide = Foresight(start, seat)
        chance = guide.chance(seed)
        for _ in range(2 * SHARED):
            t = GAME.clone(start)
            t.chance = chance
            guide.deal(t, seat, chance)
            assert guide.followed(t, seat, chance) == pytest.approx(guide.level)


def test_simulations_share_deals() -> None:
    s = middle_of_a_game(3, 4, 20)
    seat = lowest(s.asked)
    start = GAME.guess(GAME.view(s, seat), Quick(1))
    guide = Foresight(start, seat)
    chance = guide.chance(3)
    deals: list[tuple[int, ...]] = []
    for _ in range(3 * SHARED):
        t = GAME.clone(start)
        guide.deal(t, seat, chance)
        deals.append(tuple(t.hands))
    assert len(set(deals)) == 3
    assert all(len(set(deals[i : i + SHARED])) == 1 for i in range(0, len(deals), SHARED))


def test_a_long_search_still_heeds_the_opinion() -> None:
    s = middle_of_a_game(3, 2, 25)
    seat = lowest(s.asked)
    guide = Foresight(GAME.guess(GAME.view(s, seat), Quick(1)), seat)
    early = guide.hunch(s, seat, legal(s, seat))
    guide.n = 3000
    late = guide.hunch(s, seat, legal(s, seat))
    assert (late.shares, late.worths) == (early.shares, early.worths)
    assert early.trust < late.trust == 3000 / SHARED


def test_only_the_own_turn_is_searched() -> None:
    s = middle_of_a_game(3, 2, 25)
    seat = lowest(s.asked)
    guide = Foresight(GAME.guess(GAME.view(s, seat), Quick(1)), seat)
    search = Search(guide, GAME.guess(GAME.view(s, seat), Quick(1)), seat, 1, Settings())
    search.run(Budget(LONG, 40))
    assert {node.seat for node in search.nodes.values()} <= {seat}


def test_a_simulation_ends_where_the_own_next_turn_begins() -> None:
    for seed in range(6):
        s = middle_of_a_game(2 + seed % 3, seed, 15)
        seat = lowest(s.asked)
        guide = Foresight(GAME.guess(GAME.view(s, seat), Quick(seed)), seat)
        chance = Quick(seed)
        while s.asked and guide.evaluate(s) is None:
            who = lowest(s.asked)
            offer = legal(s, who)
            play(s, who, offer[0] if len(offer) == 1 else guide.rollout(s, who, offer, chance))
        assert s.round != guide.round or (s.turn == seat and isinstance(s.frames[-1], Drawing))
        worths = guide.evaluate(s)
        assert worths is not None and sum(worths) == pytest.approx(1)


# Honest and repeatable


@pytest.mark.parametrize("n_seats", [2, 4])
def test_hidden_cards_change_no_choice_late_in_a_round(n_seats: int) -> None:
    """Also where much is known: cards taken openly, outlaws asked for in vain, a second supply."""
    for seed, n_choices in ((3, 60), (4, 100)):
        s = middle_of_a_game(n_seats, seed, n_choices)
        seat = lowest(s.asked)
        first = choose(GAME, "hard", GAME.view(s, seat), seed, budget())
        for deal in range(25):
            t = GAME.clone(s)
            GAME.reshuffle(t, seat, Quick(deal))
            assert choose(GAME, "hard", GAME.view(t, seat), seed, budget()) == first


def test_the_clock_stops_a_search() -> None:
    s = middle_of_a_game(4, 5, 30)
    seat = lowest(s.asked)
    for limit in (Budget(0), Budget(1)):
        assert choose(GAME, "hard", GAME.view(s, seat), 1, limit).action in legal(s, seat)


SCRIPT = """
from hanpan.bots import Budget, choose
from hanpan.core.chance import Quick
from hanpan.core.engine import lowest, play
from hanpan.games.wyatt_earp import GAME
s = GAME.new({}, 3, Quick(4), None)
for k in range(40):
    seat = lowest(s.asked)
    choice = choose(GAME, "hard", GAME.view(s, seat), k, Budget(600_000, 6))
    print(choice)
    play(s, seat, choice.action)
"""


def test_processes_with_other_hashes_choose_alike() -> None:
    said = said_by_processes(SCRIPT)
    assert len(said) == 1 and "bot-search" in said.pop()


def test_a_search_is_the_same_for_the_same_seed() -> None:
    s = middle_of_a_game(3, 7, 20)
    seat = lowest(s.asked)
    rng = Random(1)
    for seed in [rng.getrandbits(50) for _ in range(3)]:
        assert chosen(s, seat, 20, seed) == chosen(s, seat, 20, seed)
