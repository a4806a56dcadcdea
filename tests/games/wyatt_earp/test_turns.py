"""Turns, windows for Photos, the supply, and the ends of rounds and games."""

from random import Random

import pytest

from hanpan.core.conformance import play_through
from hanpan.core.engine import asked, legal, play
from hanpan.core.errors import Refused
from hanpan.core.position import NO_WINDOW
from hanpan.games.wyatt_earp import GAME
from hanpan.games.wyatt_earp.actions import END_PLAY
from hanpan.games.wyatt_earp.data import CARDS, DRY_TURNS, MOST_ROUNDS, PHOTO
from hanpan.games.wyatt_earp.options import TAKE

from .situation import (
    action,
    bounty,
    cards,
    choices,
    clause_against,
    do,
    do_until,
    ending,
    go_on,
    group,
    hand,
    holds,
    is_choice,
    last,
    new_game,
    pay,
    pile,
    points,
    position,
    told,
    top,
    unsettled,
)


@pytest.mark.clause("WE-TURN-03", "WE-DRAW-01")
def test_hands_have_no_limit():
    s = position(phase="draw", hands={0: "bob_dalton*7 belle_starr*7 wes_hardin*7 jesse_james*7"})
    do(s, "DrawSupply")
    assert s.n_hands[0] == 30


@pytest.mark.clause("WE-DRAW-03")
def test_without_discards_the_supply_must_be_drawn():
    s = position(phase="draw")
    assert choices(s) == ["DrawSupply"] and clause_against(s, "DrawDiscard") == "WE-DRAW-03"


@pytest.mark.clause("WE-DRAW-02", "WE-DRAW-04")
@pytest.mark.parametrize("card", ["bank_robbery", "bob_dalton", "photo_bob_dalton"])
def test_a_card_of_the_pile_may_be_used_or_discarded_at_once(card):
    given = {
        "phase": "draw",
        "hands": {0: "wes_hardin"},
        "discard": f"hideout {card}",
        "table": {1: {"bob_dalton": "outlaw*3"}},
    }
    s = position(**given)
    do(s, "DrawDiscard")
    assert pile(s) == ["hideout"] and holds(s, 0, f"wes_hardin {card}")
    used = {"bank_robbery": "PlayBank bob_dalton", "bob_dalton": "LayOutlaw bob_dalton 1"}
    assert is_choice(s, used.get(card, "PlayPhoto bob_dalton"))
    do(s, "EndPlay")
    do(s, f"Discard {card}")
    assert pile(s) == ["hideout", card]


@pytest.mark.clause("WE-TURN-01", "WE-DIS-01")
def test_the_steps_of_a_turn_keep_their_order():
    s = position(phase="draw", hands={0: "bob_dalton*3 wes_hardin"}, discard="hideout")
    assert {clause_against(s, text) for text in ("LayOutlaw bob_dalton 3", "EndPlay", "Discard wes_hardin")} == {
        "WE-TURN-01"
    }
    do(s, "DrawDiscard")
    assert clause_against(s, "DrawSupply") == "WE-DRAW-01" and clause_against(s, "Discard wes_hardin") == "WE-TURN-01"
    do(s, "EndPlay")
    assert clause_against(s, "LayOutlaw bob_dalton 3") == "WE-DIS-01"
    do(s, "Discard wes_hardin")
    assert s.turn == 1 and clause_against(s, "DrawSupply", seat=0) == "WE-SET-07"


@pytest.mark.clause("WE-PHO-06", "WE-PHO-02", "WE-SHF-01")
def test_nobody_has_a_free_photo_for_an_own_first_set():
    s = position(
        seats=3,
        hands={0: "belle_starr*3 photo_belle_starr bank_robbery hideout"},
        table={1: {"bob_dalton": "outlaw*3"}},
    )
    do(s, "PlayBank bob_dalton")
    do(s, "LayOutlaw belle_starr 3")
    assert asked(s) == [1, 2]
    assert choices(s, 1) == choices(s, 2) == ["ReactPhoto no"]
    for seat in (1, 2):
        assert clause_against(s, "ReactPhoto yes", seat) == "WE-PHO-03"
        do(s, "ReactPhoto no", seat=seat)
    assert clause_against(s, "PlayPhoto belle_starr") == "WE-SHF-01" and "PhotoKept" in told(s)


@pytest.mark.clause("WE-PHO-07", "WE-PHO-03", "WE-PHO-04")
def test_a_photo_kept_is_an_ordinary_sheriff_card_later():
    s = position(hands={0: "belle_starr*3 hideout*2", 1: "photo_belle_starr bob_dalton"})
    do(s, "LayOutlaw belle_starr 3")
    assert bounty(s, "belle_starr") == 3000  # set and bounty lie there before anybody is asked
    assert choices(s, 1) == ["ReactPhoto no", "ReactPhoto yes"]
    do(s, "ReactPhoto no", seat=1)
    do(s, "EndPlay")
    do(s, "Discard hideout")
    do(s, "DrawSupply", draws="wes_hardin wes_hardin")
    do(s, "PlayPhoto belle_starr")
    assert points(s, "belle_starr") == [6, 4] and bounty(s, "belle_starr") == 4000


@pytest.mark.clause("WE-PHO-08")
@pytest.mark.parametrize("seats", [3, 4])
def test_an_answer_looks_the_same_whether_or_not_it_was_one(seats):
    """To everybody else a holder that declines, in any order of arrival, is a seat without the Photo."""
    told_to_others = []
    for holder, order in ((1, 1), (2, 1), (None, 1), (2, -1)):
        hands = {0: "belle_starr*3 hideout*2", 1: "bob_dalton*2", 2: "wes_hardin*2"}
        if holder is not None:
            hands[holder] = hands[holder].replace("*2", " photo_belle_starr")
        s = position(seats=seats, hands=hands)
        do(s, "LayOutlaw belle_starr 3")
        assert asked(s) == list(range(1, seats))
        seen = [GAME.view(s, eyes) for eyes in (0, None)]
        for seat in asked(s)[::order]:
            do(s, "ReactPhoto no", seat=seat)
        seen += [GAME.view(s, eyes) for eyes in (0, None)]
        told_to_others.append((s.log, seen))
    assert all(one == told_to_others[0] for one in told_to_others)


@pytest.mark.clause("WE-PHO-08")
def test_what_has_been_answered_is_hidden_until_all_have():
    s = position(seats=4, hands={0: "belle_starr*3 hideout*2", 2: "photo_belle_starr bob_dalton"})
    do(s, "LayOutlaw belle_starr 3")
    before = len(s.log)
    do(s, "ReactPhoto yes", seat=2)
    assert len(s.log) == before and asked(s) == [1, 3]
    lanes = GAME.view(s, 0).lanes
    assert lanes[2] == [{"frame": "Answered", "seat": 2, "answer": None}]
    assert GAME.view(s, 2).lanes[2] == [{"frame": "Answered", "seat": 2, "answer": "yes"}]
    assert group(s, 2, "belle_starr") == []
    do(s, "ReactPhoto no", seat=3)
    do(s, "ReactPhoto no", seat=1)
    assert told(s)[before:] == ["PhotoLaid"] and group(s, 2, "belle_starr") == ["photo_belle_starr"]
    assert "SheriffPlayed" not in told(s) and bounty(s, "belle_starr") == 4000


@pytest.mark.clause("WE-PHO-08")
def test_the_question_is_left_out_when_the_photo_lies_open():
    s = position(seats=3, hands={0: "belle_starr*3 hideout*2"}, discard="photo_belle_starr hideout")
    do(s, "LayOutlaw belle_starr 3")
    assert asked(s) == [0] and "PhotoKept" not in told(s)


@pytest.mark.clause("WE-PHO-08", "WE-PHO-03")
@pytest.mark.parametrize(("holder", "who"), [(2, [2]), (0, [0]), (None, [0])])
def test_without_hidden_windows_only_the_holder_is_asked(holder, who):
    hands = {0: "belle_starr*3 hideout*2", 1: "bob_dalton*2", 2: "wes_hardin*2"}
    if holder is not None:
        hands[holder] += " photo_belle_starr"
    s = position(seats=3, hands=hands, options={"hidden_windows": "false"})
    do(s, "LayOutlaw belle_starr 3")
    assert asked(s) == who
    assert s.frames[-1].WINDOW == NO_WINDOW  # so that a match waits for nothing but the answer
    if holder != 2:
        assert told(s)[-1] == "PhotoKept"  # who lays the set sees that nobody else holds it
    else:
        assert told(s)[-1] == "PhotoAsked" and GAME.view(s, 1).known[2] == ["photo_belle_starr"]
        do(s, "ReactPhoto no", seat=2)
        assert GAME.view(s, None).known[2] == ["photo_belle_starr"]


@pytest.mark.clause("WE-PHO-03", "WE-OPT-01")
def test_the_boxed_game_asks_nobody_and_finishes_the_turn():
    assert GAME.presets["official"] == {"photo_reaction": "false", "second_exhaustion": "finish_turn"}
    s = position(
        seats=3,
        hands={0: "belle_starr*3 hideout*2", 1: "photo_belle_starr bob_dalton"},
        options=GAME.presets["official"],
    )
    do(s, "LayOutlaw belle_starr 3")
    assert asked(s) == [0] and clause_against(s, "ReactPhoto yes", seat=1) == "WE-SET-07"
    defaults = GAME.view(new_game(2), None).options
    assert (defaults["photo_reaction"], defaults["second_exhaustion"]) == ("true", "immediate")


@pytest.mark.clause("WE-DIS-03", "WE-DIS-05")
def test_the_pile_stays_the_same_when_it_may_not_be_looked_through():
    s = position(
        hands={0: "wyatt_earp hideout wes_hardin"},
        discard="bob_dalton jesse_james",
        options={"discard_browsable": "false"},
    )
    do(s, "PlayWyattSwap")
    do(s, "SwapGive hideout")
    assert choices(s) == ["SwapTake bob_dalton", "SwapTake jesse_james"]


@pytest.mark.clause("WE-SUP-06")
def test_a_first_supply_without_discards_is_the_last():
    s = position(phase="draw", supply="bob_dalton jesse_james", hands={0: "hideout*2"})
    do_until(s, "DrawSupply", "Paying", draws="bob_dalton jesse_james")
    assert ending(s) == (0, "supply_used_up_twice") and "PileShuffled" not in told(s)


@pytest.mark.clause("WE-SUP-07")
def test_a_draw_cut_short_gives_one_card():
    s = position(phase="draw", supply="bob_dalton", supply_pass=2, discard="wes_hardin", hands={0: "hideout*2"})
    do_until(s, "DrawSupply", "Paying", draws="bob_dalton")
    assert holds(s, 0, "hideout*2 bob_dalton") and pile(s) == ["wes_hardin"]


@pytest.mark.clause("WE-SUP-08")
def test_a_wyatt_earp_that_is_drawing_is_not_shuffled_in():
    s = position(hands={0: "wyatt_earp hideout"}, supply="bob_dalton", discard="wes_hardin*2")
    do(s, "PlayWyattDraw", draws="bob_dalton wes_hardin")
    assert [CARDS[card] for card in s.supply] == ["wes_hardin"] and pile(s) == ["wyatt_earp"]
    s = position(hands={0: "wyatt_earp hideout"}, supply="bob_dalton jesse_james", discard="wes_hardin")
    do(s, "PlayWyattDraw", draws="jesse_james bob_dalton")
    assert [CARDS[card] for card in s.supply] == ["wes_hardin", "wyatt_earp"] and pile(s) == []


@pytest.mark.clause("WE-SUP-05", "WE-SUP-08", "WE-SUP-04")
def test_a_wyatt_earp_is_finished_before_the_round_ends():
    s = position(hands={0: "wyatt_earp hideout"}, supply="bob_dalton", supply_pass=2, discard="wes_hardin")
    do_until(s, "PlayWyattDraw", "Paying", draws="bob_dalton")
    assert holds(s, 0, "hideout bob_dalton") and pile(s) == ["wes_hardin", "wyatt_earp"]
    s = position(hands={0: "wyatt_earp hideout"}, supply="bob_dalton")  # the first one, and nothing to shuffle
    do_until(s, "PlayWyattDraw", "Paying", draws="bob_dalton")
    assert pile(s) == ["wyatt_earp"] and ending(s) == (0, "supply_used_up_twice")


@pytest.mark.clause("WE-SUP-05", "WE-WYT-04")
def test_a_swap_whose_shot_took_the_last_card_is_finished_first():
    s = position(
        hands={0: "wyatt_earp hideout bank_robbery"},
        supply="bob_dalton",
        supply_pass=2,
        discard="wes_hardin",
        options={"wyatt_earp_shots": "swap_needs_shot"},
    )
    do(s, "PlayWyattSwap", draws="bob_dalton")
    do(s, "SwapGive hideout")
    do_until(s, "SwapTake bob_dalton", "Paying")
    assert holds(s, 0, "bank_robbery bob_dalton") and pile(s) == ["wes_hardin", "hideout", "wyatt_earp"]


@pytest.mark.clause("WE-SUP-10", "WE-SUP-05", "WE-OPT-01")
def test_a_turn_may_be_finished_without_draws_and_shots():
    s = position(
        phase="draw",
        seats=3,
        hands={
            0: "stagecoach_robbery fastest_gun hideout most_wanted wyatt_earp bank_robbery photo_bob_dalton bob_dalton"
        },
        table={1: {"bob_dalton": "outlaw*3"}, 2: {"wes_hardin": "bank_robbery"}},
        hideouts=[(2, "bob_dalton", "outlaw")],
        supply="jesse_james belle_starr",
        supply_pass=2,
        discard="belle_starr",
        options=GAME.presets["official"],
    )
    do(s, "DrawSupply", draws="jesse_james belle_starr")
    assert s.exhausted and top(s) == "Playing"
    for text in (
        "PlayStagecoach bob_dalton shoot",
        "PlayFastestGun bob_dalton",
        "PlayHideout 1 bob_dalton",
        "PlayMostWantedTable 1 bob_dalton",
        "PlayWyattDraw",
    ):
        assert clause_against(s, text) == "WE-SUP-10"
    for text in (
        "LayOutlaw bob_dalton 1",
        "PlayStagecoach bob_dalton safe",
        "PlayBank wes_hardin",
        "PlayPhoto bob_dalton",
        "PlayMostWantedHand 1 bob_dalton",
        "PlayWyattSwap",
        "PlayWyattFree 0",
    ):
        assert is_choice(s, text)
    do(s, "PlayWyattSwap")
    do(s, "SwapGive most_wanted")
    do(s, "SwapTake belle_starr")
    do(s, "EndPlay")
    do_until(s, "Discard hideout", "Paying")
    assert ending(s) == (0, "supply_used_up_twice")
    go_on(s)
    assert s.turn == 1


@pytest.mark.clause("WE-SUP-10")
@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"bank_robbery_shot": "required"}, "PlayBank bob_dalton"),
        ({"wyatt_earp_shots": "swap_needs_shot"}, "PlayWyattSwap"),
        ({"wyatt_earp_shots": "free_needs_shot"}, "PlayWyattFree 0"),
    ],
)
def test_shots_that_options_ask_for_are_impossible_then_too(options, text):
    given = {
        "hands": {0: "bank_robbery wyatt_earp hideout"},
        "hideouts": [(1, "bob_dalton", "outlaw*3")],
        "discard": "belle_starr",
        "supply": "",
        "supply_pass": 2,
        "exhausted": True,
    }
    assert clause_against(position(**given, options=GAME.presets["official"] | options), text) == "WE-SUP-10"
    assert is_choice(position(**given, options=GAME.presets["official"]), text)


@pytest.mark.clause("WE-SUP-10", "WE-FST-01")
def test_the_first_fastest_gun_needs_no_supply_where_only_replacing_shoots():
    given = {
        "hands": {0: "fastest_gun hideout"},
        "supply": "",
        "supply_pass": 2,
        "exhausted": True,
        "options": {"second_exhaustion": "finish_turn", "fastest_gun_shot": "only_when_replacing"},
    }
    assert is_choice(position(**given, table={1: {"bob_dalton": "outlaw*3"}}), "PlayFastestGun bob_dalton")
    s = position(**given, table={1: {"bob_dalton": "outlaw*3 fastest_gun"}})
    assert clause_against(s, "PlayFastestGun bob_dalton") == "WE-SUP-10"


@pytest.mark.clause("WE-END-01", "WE-NEXT-03")
def test_the_active_player_counts_when_two_go_out():
    s = position(seats=3, active=1, hands={0: "belle_starr", 1: "belle_starr*3 hideout", 2: "photo_belle_starr"})
    do(s, "LayOutlaw belle_starr 3")
    do(s, "ReactPhoto no", seat=0)
    do(s, "ReactPhoto yes", seat=2)
    do_until(s, "Discard hideout", "Paying")
    assert ending(s) == (1, "active_player_went_out")
    go_on(s)
    assert s.turn == 2


@pytest.mark.clause("WE-NEXT-03")
def test_of_two_other_empty_hands_the_first_clockwise_counts():
    s = position(
        seats=4,
        active=2,
        phase="discard",
        hands={0: "", 1: "", 2: "hideout bob_dalton", 3: "bank_robbery"},
    )
    do_until(s, "Discard hideout", "Paying")
    assert ending(s) == (0, "another_player_empty")


@pytest.mark.clause("WE-END-03", "WE-END-04", "WE-SCO-01")
def test_money_moves_at_the_end_of_a_round_only_and_hands_count_nothing():
    for n_seats in (2, 4):
        log = []
        before = [0] * n_seats

        def visit(s, seat, a, log=log, before=before):
            names = [type(event).__name__ for event in log]
            assert s.money == before or "RoundEnded" in names
            paid = [event for event in log if type(event).__name__ in ("TierPaid", "BountySwept")]
            assert bool(paid) <= ("RoundEnded" in names)
            before[:] = s.money
            log.clear()

        play_through(GAME, {}, n_seats, 3, visit, log)
    s = unsettled(phase="pay", hands={0: "bob_dalton*7", 1: ""}, table={1: {"wes_hardin": "outlaw*4"}})
    pay(s)
    assert s.money == [0, 1000]


@pytest.mark.clause("WE-WIN-02", "WE-WIN-03")
def test_a_tie_for_the_richest_is_shared():
    s = position(phase="next", seats=3, money=[26000, 3000, 26000])
    score = GAME.score(s)
    assert top(s) == "over" and score.winners == [0, 2] and [entry.rank for entry in score.seats] == [1, 3, 1]
    assert score.decided_by is None
    s = position(phase="next", seats=3, money=[25000, 31000, 27000])
    assert GAME.score(s).winners == [1]


@pytest.mark.clause("WE-WIN-03", "WE-WIN-04")
def test_a_tie_may_be_played_off():
    options = {"final_tie": "extra_round"}
    s = position(phase="next", seats=3, money=[26000, 26000, 25000], options=options)
    assert s.round == 2 and top(s) == "Drawing"
    s = position(phase="next", seats=3, money=[26000, 27000, 27000], round=7, options=options)
    assert s.round == 8
    s = position(phase="next", seats=3, money=[26000, 27000, 26000], options=options)
    assert top(s) == "over" and GAME.score(s).winners == [1]
    s = position(phase="next", seats=3, money=[26000, 26000, 1000], round=MOST_ROUNDS, options=options)
    assert top(s) == "over" and GAME.score(s).winners == [0, 1]


@pytest.mark.clause("WE-WIN-04", "WE-WIN-01")
def test_thirty_rounds_are_enough():
    s = position(phase="next", money=[24000, 23000], round=MOST_ROUNDS - 1)
    assert s.round == MOST_ROUNDS and top(s) == "Drawing"
    s = position(phase="next", money=[24000, 23000], round=MOST_ROUNDS)
    assert top(s) == "over" and GAME.score(s).winners == [0] and told(s)[-1:] != ["TurnStarted"]


def stubborn(s, rng):
    """The choice of somebody who wants no round to end: never a card from the supply, the pile kept going round."""
    offer = legal(s, s.turn)
    tricks = ["DrawDiscard", "SwapTake wyatt_earp", "Discard wyatt_earp"]
    if s.options.wyatt_earp_swap == TAKE:  # an exchange would cost a card
        tricks.append("PlayWyattSwap")
    for text in tricks:
        if action(text) in offer:
            return action(text)
    return END_PLAY if END_PLAY in offer else rng.choice(offer)


@pytest.mark.clause("WE-LOOP-02", "WE-LOOP-01", "WE-LOOP-03")
@pytest.mark.parametrize("swap", ["exchange", "take"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_round_ends(seats, swap):
    """Even if all want it to last: at most a draw of two in every dry stretch, with two supplies."""
    rng = Random(seats)
    s = new_game(seats, seed=seats, wyatt_earp_swap=swap)
    turns = 0
    while s.round == 1 and s.frames:
        if top(s) == "Discarding":
            turns += 1
        play(s, s.turn, stubborn(s, rng))
    longest = (DRY_TURNS * seats + 1) * (78 // 2 + 1) * 2
    assert turns < longest and "SupplyUsedUp" in [type(event).__name__ for event in s.log]


@pytest.mark.clause("WE-LOOP-04")
def test_what_is_done_for_a_silent_player():
    def silent(s, seat=None):
        return GAME.aids["time_up"](GAME.view(s, s.turn if seat is None else seat), {})

    s = position(phase="draw", discard="hideout")
    assert silent(s) == {"do": "DrawSupply"}
    s = position(hands={0: "wyatt_earp photo_bob_dalton jesse_james belle_starr*3"}, discard="bob_dalton hideout")
    assert silent(s) == {"do": "EndPlay"}
    do(s, "PlayWyattSwap")
    assert silent(s) == {"do": "SwapGive", "card": "belle_starr"}
    do(s, "SwapGive jesse_james")
    assert silent(s) == {"do": "SwapTake", "card": "hideout"}  # the topmost that may be taken
    do(s, "SwapTake hideout")
    do(s, "EndPlay")
    assert silent(s) == {"do": "Discard", "card": "belle_starr"}
    s = position(phase="discard", hands={0: "wyatt_earp photo_bob_dalton bank_robbery"})
    assert silent(s) == {"do": "Discard", "card": "photo_bob_dalton"}
    s = position(hands={0: "belle_starr*3 hideout*2", 1: "photo_belle_starr bob_dalton"})
    do(s, "LayOutlaw belle_starr 3")
    assert silent(s, 1) == {"do": "ReactPhoto", "answer": "no"}
    with pytest.raises(Refused):
        silent(s, 0)
    with pytest.raises(Refused):
        GAME.aids["time_up"](GAME.view(s, 1), {"seat": 1})


TAKEN_BACK = {
    "LayOutlaw belle_starr 1": True,
    "PlayBank belle_starr": True,
    "PlayStagecoach belle_starr safe": True,
    "PlayStagecoach belle_starr shoot": False,
    "PlayFastestGun belle_starr": False,
    "PlayHideout 1 belle_starr": False,
    "PlayMostWantedHand 1 wes_hardin": False,
    "PlayMostWantedTable 1 belle_starr": False,
    "PlayWyattDraw": False,
    "PlayWyattSwap": True,
    "PlayWyattFree 0": True,
    "EndPlay": True,
}


@pytest.mark.clause("WE-LOOP-05")
@pytest.mark.parametrize("words", TAKEN_BACK)
def test_draws_shots_and_thefts_stand_and_other_plays_may_be_taken_back(words):
    s = position(
        hands={0: "belle_starr*2 wyatt_earp most_wanted hideout bank_robbery stagecoach_robbery fastest_gun"},
        table={1: {"belle_starr": "outlaw*3", "bob_dalton": "outlaw*3"}},
        hideouts=[(1, "bob_dalton", "outlaw")],
        registered="belle_starr bob_dalton",
        discard="jesse_james",
    )
    before = len(s.log)
    do(s, words)
    assert all(type(event) in GAME.take_back.events for event in s.log[before:]) == TAKEN_BACK[words]


@pytest.mark.clause("WE-LOOP-05")
def test_a_first_set_stands_when_the_others_were_asked():
    for options in ({}, {"hidden_windows": "false"}):
        s = position(hands={0: "belle_starr*3 hideout*2"}, options=options)
        do(s, "LayOutlaw belle_starr 3")
        while asked(s) == [1]:
            do(s, "ReactPhoto no", seat=1)
        assert type(s.log[-1]) not in GAME.take_back.events


@pytest.mark.clause("WE-SET-03", "WE-SET-07", "WE-NEXT-02")
def test_everybody_deals_first_now_and_then_and_the_left_neighbour_starts():
    dealers = [0] * 4
    for seed in range(200):
        s = new_game(4, seed)
        dealer = last(s, "DealerChosen").seat
        dealers[dealer] += 1
        assert s.turn == (dealer + 1) % 4
    assert min(dealers) > 25


@pytest.mark.clause("WE-SET-04", "WE-CMP-01")
def test_every_card_is_dealt_about_equally_often():
    counts = [0] * len(CARDS)
    for seed in range(300):
        for card in hand(new_game(2, seed), seed % 2):
            counts[CARDS.index(card)] += 1
    assert sum(counts) == 3000
    assert 200 < min(counts[:PHOTO]) and max(counts[:PHOTO]) < 345  # 269 expected
    assert cards("bob_dalton*2") == ["bob_dalton", "bob_dalton"]
