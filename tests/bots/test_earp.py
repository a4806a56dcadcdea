"""The bots of Wyatt Earp: obvious moves, all options, explanations, strength."""

from itertools import product
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
from bots.playing import budget, check_explanations, check_games, wins
from games.wyatt_earp.situation import position, spelled
from hanpan.bots import Choice, choose
from hanpan.bots.wyatt_earp import LEVELS, reasons
from hanpan.bots.wyatt_earp.beliefs import Beliefs
from hanpan.bots.wyatt_earp.chances import after_round, during_round
from hanpan.bots.wyatt_earp.outlook import Outlook, payouts
from hanpan.bots.wyatt_earp.tastes import NORMAL
from hanpan.core.chance import Quick
from hanpan.core.engine import legal, lowest, play
from hanpan.games.wyatt_earp import GAME
from hanpan.games.wyatt_earp.position import Earp
from hanpan.games.wyatt_earp.scoring import score

OPTIONS: list[dict[str, str]] = [
    {},
    {"photo_reaction": "false", "second_exhaustion": "finish_turn"},
    {"hidden_windows": "false", "photo_in_first_set": "true", "bounty_counting": "per_turn_and_outlaw"},
    {"bank_robbery_shot": "required", "stagecoach_modes": "shoot_only", "stagecoach_miss": "pay_1000"},
    {"fastest_gun_shot": "never", "most_wanted_hand": "random", "wyatt_earp_swap": "take", "share_far_players": "true"},
    {"fastest_gun_shot": "only_when_replacing", "most_wanted_hand": "look_and_take", "most_wanted_table": "off"},
    {"hideout_scope": "whole_round", "hideout_counts_for_eight": "true", "wyatt_earp_swap": "off"},
    {"wyatt_earp_shots": "free_and_swap_need_shot", "final_tie": "extra_round", "end_threshold": "more_than_25000"},
    {"second_exhaustion": "finish_turn", "most_wanted_hand": "look_and_take", "wyatt_earp_shots": "free_needs_shot"},
]


def chosen(s: Earp, level: str = "normal", seed: int = 1, seat: int | None = None) -> Choice:
    """What the bot on turn, or another seat, does."""
    return choose(GAME, level, GAME.view(s, s.turn if seat is None else seat), seed, budget())


# Obvious moves


@pytest.mark.clause("WE-SCO-03")
def test_one_card_breaks_a_sweep() -> None:
    s = breaking_a_sweep()
    choice = chosen(s)
    assert spelled(choice.action) == "LayOutlaw jesse_james 1"
    assert choice.why == "bot-lay" and choice.facts == {"outlaw": "jesse_james", "n": 1, "pays": 4000}


@pytest.mark.clause("WE-DIS-04")
def test_it_goes_out_when_that_wins() -> None:
    s = going_out_wins()
    laid = []
    while s.frames and s.turn == 0 and s.round == 1:
        choice = chosen(s)
        laid.append(spelled(choice.action))
        play(s, 0, choice.action)
    assert laid[-1] == "Discard hideout" and {text.split()[0] for text in laid[:-1]} == {"LayOutlaw"}
    assert not s.frames and score(s).winners == [0]


@pytest.mark.clause("WE-WIN-02")
def test_it_does_not_end_the_round_when_that_loses() -> None:
    s = going_out_loses()
    choice = chosen(s)
    assert choice.why != "bot-lay" and spelled(choice.action) != "LayOutlaw jesse_james 1"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hideout_goes_where_it_costs_most(seats: int) -> None:
    s = hiding_a_sweep(seats)
    choice = chosen(s)
    assert spelled(choice.action) == "PlayHideout 1 jesse_james"
    assert choice.why == "bot-hideout" and choice.facts["loss"] == 12000
    assert 40 < choice.facts["chance"] < 80


def test_it_does_not_discard_what_the_next_player_can_lay() -> None:
    s = position(
        phase="discard",
        hands={0: "jesse_james*2 wes_hardin sundance_kid", 1: "belle_starr*4"},
        table={1: {"jesse_james": "outlaw*3"}},
        bounty={"jesse_james": 8000},
    )
    assert spelled(chosen(s).action) != "Discard jesse_james"


def test_a_card_that_breaks_a_sweep_is_taken_from_the_pile() -> None:
    s = position(
        phase="draw",
        hands={0: "hideout*2 wes_hardin belle_starr", 1: "belle_starr*2"},
        table={0: {"bob_dalton": "outlaw"}, 1: {"bob_dalton": "outlaw*3 bank_robbery"}},
        discard="bob_dalton",
        bounty={"bob_dalton": 15000},
    )
    choice = chosen(s)
    assert spelled(choice.action) == "DrawDiscard"
    assert choice == Choice(choice.action, "bot-draw-discard", {"card": "bob_dalton"})


@pytest.mark.clause("WE-PHO-03")
def test_the_photo_joins_a_rich_first_set() -> None:
    s = asked_about_a_photo(2)
    choice = chosen(s, seat=0)
    assert spelled(choice.action) == "ReactPhoto yes"
    assert choice == Choice(choice.action, "bot-photo", {"outlaw": "jesse_james"})


# Every option


@pytest.mark.parametrize(("options", "level"), list(product(OPTIONS, LEVELS)), ids=str)
def test_every_option_is_played_to_the_end_and_explained(options: dict[str, str], level: str) -> None:
    check_games(GAME, options, level, check_facts)


def check_facts(facts: dict[str, Any]) -> None:
    """Numbers are sensible."""
    assert 0 <= facts.get("chance", 0) <= 100
    for name in ("pays", "loss", "points", "n"):
        assert facts.get(name, 0) >= 0


def test_every_explanation_is_given_some_time() -> None:
    check_explanations(GAME, reasons, OPTIONS, ("random", "easy", "normal"), range(9, 60))


def test_a_spent_budget_still_gives_a_legal_choice() -> None:
    for level in LEVELS:
        rng = Random(5)
        s = GAME.new({}, 4, Quick(5), None)
        while s.asked and s.round < 3:
            seat = lowest(s.asked)
            choice = choose(GAME, level, GAME.view(s, seat), rng.getrandbits(53), 0)
            assert choice.action in legal(s, seat)
            play(s, seat, choice.action)


# What things are worth


@pytest.mark.clause("WE-WIN-01", "WE-WIN-02", "WE-WIN-03")
def test_after_a_round_only_the_end_is_certain() -> None:
    s = position(seats=3)
    assert after_round(s, [25000, 27000, 3000]) == [0, 1, 0]
    assert after_round(s, [26000, 26000, 3000]) == [0.5, 0.5, 0]
    going_on = after_round(s, [24000, 23000, 3000])
    assert sum(going_on) == pytest.approx(1) and going_on[0] > going_on[1] > going_on[2] > 0
    assert s.money == [0, 0, 0]


def test_a_lead_counts_more_the_nearer_the_goal() -> None:
    early, late = during_round([4000.0, 1000.0])[0], during_round([24000.0, 21000.0])[0]
    assert 0.5 < early < late < 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_add_up(seats: int) -> None:
    s = GAME.new({}, seats, Quick(seats), None)
    rng = Random(seats)
    for _ in range(300):
        if not s.asked:
            break
        chances = Outlook(s, 0, Beliefs(s, 0, s.registered), NORMAL).values(s)
        assert sum(chances) == pytest.approx(1) and min(chances) >= 0
        seat = lowest(s.asked)
        play(s, seat, rng.choice(legal(s, seat)))


def test_payouts_are_those_of_the_rules() -> None:
    table = {0: {"jesse_james": "outlaw*4"}, 1: {"jesse_james": "outlaw*3"}}
    s = position(phase="pay", table=table, bounty={"jesse_james": 6000})
    before = position(table=table, bounty={"jesse_james": 6000})
    assert payouts(before) == [a - b for a, b in zip(s.money, before.money, strict=True)]


# Strength


@pytest.mark.parametrize(
    ("levels", "least"),
    [(("easy", "random"), 18), (("normal", "random"), 18), (("easy", "random", "random", "random"), 9)],
    ids=str,
)
def test_thinking_beats_chance(levels: tuple[str, ...], least: int) -> None:
    """20 games with everybody in every seat; the bounds lie far from what is measured."""
    won = wins(GAME, levels, 20, {})
    assert won[levels[0]] >= least, won
