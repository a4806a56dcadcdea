"""The scenarios of the specification about turns, every one of them; those about payouts stand in `test_payouts`."""

import sys

import pytest

from hanpan.core.engine import asked
from hanpan.games.wyatt_earp import GAME
from hanpan.games.wyatt_earp.data import CARDS, OUTLAWS

from . import test_payouts
from .situation import (
    action,
    bounty,
    cards,
    choices,
    clause_against,
    covered,
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
)

SET = "outlaw*3"


@pytest.mark.clause("WE-LAY-02", "WE-LAY-09", "WE-SHF-02")
def test_d01_two_cards_and_their_photo_do_not_open_an_outlaw():
    s = position(seats=3, hands={0: "jesse_james*2 photo_jesse_james bob_dalton wyatt_earp"})
    assert choices(s) == ["PlayWyattDraw", "EndPlay"]
    assert clause_against(s, "LayOutlaw jesse_james 1") == clause_against(s, "LayOutlaw jesse_james 2") == "WE-LAY-02"
    assert clause_against(s, "PlayPhoto jesse_james") == "WE-SHF-02"
    with_pile = position(seats=3, hands={0: "jesse_james*2 wyatt_earp"}, discard="hideout")
    assert choices(with_pile) == ["PlayWyattDraw", "PlayWyattSwap", "EndPlay"]


@pytest.mark.clause("WE-LAY-03", "WE-LAY-04", "WE-LAY-05")
def test_d02_a_single_card_adds_points_and_no_bounty():
    s = position(
        seats=4,
        table={2: {"butch_cassidy": SET}},
        hands={0: "butch_cassidy wes_hardin hideout"},
        bounty={"butch_cassidy": 3000},
    )
    do(s, "LayOutlaw butch_cassidy 1")
    assert bounty(s, "butch_cassidy") == 3000
    assert group(s, 0, "butch_cassidy") == ["butch_cassidy"] and group(s, 2, "butch_cassidy") == ["butch_cassidy"] * 3
    assert points(s, "butch_cassidy") == [2, 0, 6, 0]


@pytest.mark.clause("WE-LAY-03", "WE-LAY-05", "WE-LAY-06")
@pytest.mark.parametrize(
    ("lays", "counting", "left"),
    [((4,), "per_lay_action", 4000), ((3, 1), "per_lay_action", 3000), ((3, 1), "per_turn_and_outlaw", 4000)],
)
def test_d03_four_cards_at_once_against_three_and_one(lays, counting, left):
    s = position(hands={0: "wes_hardin*4 bob_dalton"}, options={"bounty_counting": counting})
    for n in lays:
        do(s, f"LayOutlaw wes_hardin {n}")
        if top(s) == "Reacting":
            do(s, "ReactPhoto no", seat=1)
    assert bounty(s, "wes_hardin") == left
    assert points(s, "wes_hardin") == [8, 0]


@pytest.mark.clause("WE-PHO-01", "WE-PHO-02", "WE-SHF-01", "WE-LAY-05")
def test_d04_set_and_photo_in_one_turn_then_no_second_sheriff_card():
    s = position(
        seats=3,
        active=1,
        hands={1: "belle_starr*3 photo_belle_starr bank_robbery wes_hardin"},
        bounty={"belle_starr": 2000},
        options={"photo_reaction": "false"},
    )
    do(s, "LayOutlaw belle_starr 3")
    do(s, "PlayPhoto belle_starr")
    assert bounty(s, "belle_starr") == 5000
    assert points(s, "belle_starr") == [0, 10, 0]
    assert clause_against(s, "PlayBank belle_starr") == "WE-SHF-01"
    assert holds(s, 1, "bank_robbery wes_hardin")


@pytest.mark.clause("WE-PHO-03", "WE-PHO-05", "WE-END-01", "WE-END-02", "WE-SCO-05", "WE-NEXT-02", "WE-NEXT-03")
def test_d05_a_photo_out_of_turn_as_the_last_card_ends_the_round_after_the_turn():
    s = position(
        seats=3,
        hands={0: "belle_starr*3 bank_robbery wes_hardin", 1: "hideout bob_dalton", 2: "photo_belle_starr"},
    )
    do(s, "LayOutlaw belle_starr 3")
    do(s, "ReactPhoto no", seat=1)
    do(s, "ReactPhoto yes", seat=2)
    assert "PlayBank belle_starr" in choices(s)  # nothing of this was the active player's sheriff card
    do(s, "EndPlay")
    do_until(s, "Discard bank_robbery", "Paying")
    assert ending(s) == (2, "another_player_empty")
    assert bounty(s, "belle_starr") == 4000 and points(s, "belle_starr") == [6, 0, 4]
    pay(s)
    assert s.money == [3000, 0, 1000] and bounty(s, "belle_starr") == 0
    go_on(s)
    assert s.turn == 0


@pytest.mark.clause("WE-PHO-03", "WE-PHO-04")
def test_d06_no_window_on_later_lays():
    s = position(
        seats=4,
        active=1,
        table={0: {"billy_the_kid": SET}},
        hands={1: "billy_the_kid*3 bob_dalton", 3: "photo_billy_the_kid hideout"},
        bounty={"billy_the_kid": 3000},
    )
    do(s, "LayOutlaw billy_the_kid 3")
    assert asked(s) == [1] and bounty(s, "billy_the_kid") == 5000


@pytest.mark.clause("WE-STG-02", "WE-SHOT-01", "WE-SHOT-02", "WE-SHOT-04", "WE-SHF-03")
def test_d07_a_stagecoach_hits_with_an_unrelated_outlaw():
    s = position(
        seats=3,
        table={1: {"jesse_james": SET}},
        hands={0: "stagecoach_robbery bob_dalton*2"},
        supply="sundance_kid",
        n_supply=20,
        discard="hideout",
        bounty={"jesse_james": 3000},
    )
    do(s, "PlayStagecoach jesse_james shoot", draws="sundance_kid")
    assert bounty(s, "jesse_james") == 6000
    assert group(s, 0, "jesse_james") == ["stagecoach_robbery"]
    assert points(s, "jesse_james") == [1, 6, 0]
    assert pile(s) == ["hideout", "sundance_kid"] and len(s.supply) == 19


@pytest.mark.clause("WE-SHOT-03", "WE-FST-03", "WE-SHF-01", "WE-SHF-06")
def test_d08_a_missed_fastest_gun_leaves_the_old_one():
    s = position(
        table={1: {"wes_hardin": "outlaw*3 fastest_gun"}},
        hands={0: "fastest_gun bank_robbery wes_hardin"},
        supply="wyatt_earp",
        n_supply=30,
        discard="bob_dalton",
        bounty={"wes_hardin": 4000},
    )
    do(s, "PlayFastestGun wes_hardin", draws="wyatt_earp")
    assert bounty(s, "wes_hardin") == 4000 and points(s, "wes_hardin") == [0, 9]
    assert pile(s) == ["bob_dalton", "wyatt_earp", "fastest_gun"]
    assert clause_against(s, "PlayBank wes_hardin") == "WE-SHF-01"
    assert is_choice(s, "LayOutlaw wes_hardin 1")


@pytest.mark.clause("WE-FST-01", "WE-FST-02", "WE-SHF-07")
def test_d09_a_new_fastest_gun_takes_the_old_one_off_the_table():
    s = position(
        seats=3,
        table={0: {"wes_hardin": SET}, 1: {"jesse_james": "outlaw*3 fastest_gun"}},
        hands={0: "fastest_gun bob_dalton"},
        supply="belle_starr",
        n_supply=12,
        bounty={"jesse_james": 4000, "wes_hardin": 3000},
    )
    do(s, "PlayFastestGun wes_hardin", draws="belle_starr")
    assert bounty(s, "jesse_james") == bounty(s, "wes_hardin") == 4000
    assert points(s, "jesse_james") == [0, 6, 0] and points(s, "wes_hardin") == [9, 0, 0]
    assert pile(s) == ["belle_starr", "fastest_gun"]


@pytest.mark.clause("WE-FST-02", "WE-HID-07", "WE-SHF-07", "WE-SHF-08")
def test_d10_a_hideout_that_covered_the_old_gun_alone_goes_too():
    s = position(
        seats=3,
        active=2,
        table={0: {"jesse_james": SET}, 2: {"sundance_kid": SET}},
        hideouts=[(1, "jesse_james", "fastest_gun")],
        hands={2: "fastest_gun bob_dalton"},
        supply="wes_hardin",
        n_supply=15,
        bounty={"jesse_james": 4000, "sundance_kid": 3000},
    )
    do(s, "PlayFastestGun sundance_kid", draws="wes_hardin")
    assert points(s, "sundance_kid") == [0, 0, 9] and points(s, "jesse_james") == [6, 0, 0]
    assert pile(s) == ["wes_hardin", "fastest_gun", "hideout"]
    assert covered(s) == [] and group(s, 1, "jesse_james") == []
    assert bounty(s, "jesse_james") == bounty(s, "sundance_kid") == 4000


@pytest.mark.clause("WE-DIS-02", "WE-DIS-04", "WE-END-01", "WE-NEXT-02")
def test_d13_the_last_card_is_kept_for_the_discard():
    s = position(seats=3, hands={0: "sundance_kid*3"}, registered="sundance_kid", bounty={"sundance_kid": 3000})
    assert choices(s) == ["LayOutlaw sundance_kid 1", "LayOutlaw sundance_kid 2", "EndPlay"]
    assert clause_against(s, "LayOutlaw sundance_kid 3") == "WE-DIS-02"
    do(s, "LayOutlaw sundance_kid 2")
    assert bounty(s, "sundance_kid") == 4000
    assert choices(s) == ["Discard sundance_kid"]  # with one card left the step of playing is over
    do_until(s, "Discard sundance_kid", "Paying")
    assert ending(s) == (0, "active_player_went_out")
    go_on(s)
    assert s.turn == 1


@pytest.mark.clause("WE-SUP-01", "WE-SUP-02")
def test_d14_first_run_out_in_the_middle_of_a_draw():
    s = position(
        seats=3,
        phase="draw",
        hands={0: "wyatt_earp*5"},
        supply="bob_dalton",
        discard="photo_wes_hardin hideout jesse_james",
    )
    do(s, "DrawSupply", draws="bob_dalton hideout")
    assert s.n_hands[0] == 7 and "hideout" in hand(s, 0)
    assert (s.supply_pass, [CARDS[card] for card in s.supply], pile(s)) == (2, ["jesse_james", "photo_wes_hardin"], [])


@pytest.mark.clause("WE-SUP-04", "WE-SUP-05", "WE-SCO-03", "WE-NEXT-03")
def test_d15_second_run_out_by_a_draw_ends_the_round_at_once():
    s = position(
        seats=3,
        phase="draw",
        hands={0: "jesse_james*2 bob_dalton"},
        supply="jesse_james wes_hardin",
        supply_pass=2,
        discard="hideout",
        table={1: {"billy_the_kid": "outlaw*4"}},
        bounty={"billy_the_kid": 4000},
    )
    do_until(s, "DrawSupply", "Paying", draws="jesse_james wes_hardin")
    assert ending(s) == (0, "supply_used_up_twice")
    assert s.n_hands[0] == 5 and group(s, 0, "jesse_james") == [] and pile(s) == ["hideout"]
    pay(s)
    assert s.money == [0, 4000, 0]
    go_on(s)
    assert s.turn == 1


@pytest.mark.clause("WE-SUP-05", "WE-STG-02", "WE-SCO-03")
def test_d16_second_run_out_by_a_shot_resolves_the_card_first():
    s = position(
        hands={0: "stagecoach_robbery bob_dalton hideout"},
        supply="belle_starr",
        supply_pass=2,
        table={1: {"billy_the_kid": "outlaw*4"}},
        bounty={"billy_the_kid": 4000},
    )
    do_until(s, "PlayStagecoach billy_the_kid shoot", "Paying", draws="belle_starr")
    assert bounty(s, "billy_the_kid") == 7000 and points(s, "billy_the_kid") == [1, 8]
    assert s.n_hands[0] == 2 and "CardDiscarded" not in told(s)
    pay(s)
    assert s.money == [0, 7000]


@pytest.mark.clause("WE-NEXT-01", "WE-NEXT-02", "WE-SCO-07", "WE-SET-05", "WE-HID-08")
def test_d22_posters_at_the_start_of_the_next_round():
    left = dict(zip(OUTLAWS, (0, 1000, 3000, 0, 1000, 6000, 1000), strict=True))
    s = position(
        seats=4,
        phase="next",
        active=3,
        dealer=3,
        bounty=left,
        money=[9000, 4000, 0, 11000],
        hideouts=[(1, "jesse_james", "outlaw*2")],
        table={1: {"jesse_james": "outlaw"}},
    )
    assert {outlaw: bounty(s, outlaw) for outlaw in OUTLAWS} == {outlaw: n + 1000 for outlaw, n in left.items()}
    assert s.n_hands == [10] * 4 and (s.supply_pass, len(s.supply), len(s.discard)) == (1, 37, 1)
    assert (s.turn, s.registered, s.hideouts, s.round) == (0, 0, [], 2)
    GAME.conserve(s)


@pytest.mark.clause("WE-MWT-01", "WE-MWT-03", "WE-MWT-05", "WE-SHF-01")
def test_d23_most_wanted_names_an_outlaw_that_the_opponent_lacks():
    s = position(
        seats=3,
        hands={0: "most_wanted bank_robbery bob_dalton", 1: "wes_hardin photo_bob_dalton", 2: "bob_dalton"},
        registered="wes_hardin",
    )
    do(s, "PlayMostWantedHand 1 bob_dalton")
    assert holds(s, 0, "bank_robbery bob_dalton") and holds(s, 1, "wes_hardin photo_bob_dalton")
    assert pile(s) == ["most_wanted"]
    assert clause_against(s, "PlayBank wes_hardin") == "WE-SHF-01"


@pytest.mark.clause("WE-MWT-02", "WE-MWT-03", "WE-MWT-04", "WE-LAY-08", "WE-SHF-07")
def test_d24_most_wanted_takes_only_open_outlaw_cards_from_the_table():
    s = position(
        seats=3,
        hideouts=[(1, "jesse_james", SET)],
        table={1: {"jesse_james": "outlaw bank_robbery"}, 2: {"jesse_james": "photo"}},
        hands={0: "most_wanted wes_hardin"},
        supply="butch_cassidy",
        n_supply=9,
        bounty={"jesse_james": 5000},
    )
    assert clause_against(s, "PlayMostWantedTable 2 jesse_james") == "WE-MWT-02"
    do(s, "PlayMostWantedTable 1 jesse_james", draws="butch_cassidy")
    assert holds(s, 0, "wes_hardin jesse_james")
    assert points(s, "jesse_james") == [0, 2, 4] and bounty(s, "jesse_james") == 5000
    assert is_choice(s, "LayOutlaw jesse_james 1")


@pytest.mark.clause("WE-WYT-02", "WE-WYT-04")
def test_d25_a_swap_cannot_take_back_the_card_just_given():
    s = position(hands={0: "wyatt_earp bob_dalton butch_cassidy"}, discard="hideout jesse_james*2")
    do(s, "PlayWyattSwap")
    do(s, "SwapGive bob_dalton")
    assert choices(s) == ["SwapTake jesse_james", "SwapTake hideout"]
    assert clause_against(s, "SwapTake bob_dalton") == clause_against(s, "SwapTake wyatt_earp") == "WE-WYT-02"
    do(s, "SwapTake jesse_james")
    assert holds(s, 0, "butch_cassidy jesse_james")
    assert pile(s) == cards("hideout jesse_james bob_dalton wyatt_earp")


@pytest.mark.clause("WE-LOOP-01", "WE-DRAW-01", "WE-DRAW-04")
def test_d26_passing_the_same_discard_around_is_stopped():
    s = position(phase="draw", discard="bob_dalton hideout", n_supply=22)
    for turn in range(4):
        assert choices(s) == ["DrawSupply", "DrawDiscard"], turn
        card = pile(s)[-1]
        do(s, "DrawDiscard")
        do(s, "EndPlay")
        do(s, f"Discard {card}")
    assert choices(s) == ["DrawSupply"] and clause_against(s, "DrawDiscard") == "WE-LOOP-01"
    written = position(phase="draw", discard="bob_dalton hideout", n_supply=22, idle_turns=4)
    assert choices(written) == ["DrawSupply"]
    do(s, "DrawSupply")
    do(s, "EndPlay")
    do(s, choices(s)[0])
    assert choices(s) == ["DrawSupply", "DrawDiscard"]


@pytest.mark.clause("WE-SUP-01", "WE-SUP-03", "WE-SHOT-02", "WE-SHOT-03")
def test_d27_a_missed_shot_takes_the_last_card_of_the_first_supply():
    s = position(
        seats=3,
        active=1,
        table={2: {"bob_dalton": SET}},
        hands={1: "hideout wes_hardin bob_dalton"},
        supply="photo_belle_starr",
        discard="jesse_james",
    )
    do(s, "PlayHideout 2 bob_dalton", draws="photo_belle_starr")
    assert points(s, "bob_dalton") == [0, 0, 6]
    assert (s.supply_pass, [CARDS[card] for card in s.supply]) == (2, ["jesse_james", "photo_belle_starr", "hideout"])
    assert pile(s) == [] and top(s) == "Playing" and holds(s, 1, "wes_hardin bob_dalton")


@pytest.mark.clause("WE-SET-01", "WE-SET-02", "WE-SET-03", "WE-SET-04", "WE-SET-05", "WE-SET-06", "WE-SET-07")
@pytest.mark.clause("WE-CMP-01", "WE-TURN-01", "WE-DRAW-01", "WE-DRAW-02")
@pytest.mark.parametrize(("seats", "n_supply"), [(2, 57), (3, 47), (4, 37)])
def test_d28_first_set_up_with_a_sheriff_card_as_the_open_card(seats, n_supply):
    hands = [card for card in range(len(OUTLAWS)) for _ in range(7)][: 10 * seats]
    s = new_game(seats, draws=[seats - 1, *hands, CARDS.index("wyatt_earp")])
    assert s.bounty == [1000] * 7 and s.n_hands == [10] * seats and s.money == [0] * seats
    assert (s.supply_pass, len(s.supply), pile(s), s.registered, s.turn) == (1, n_supply, ["wyatt_earp"], 0, 0)
    assert choices(s) == ["DrawSupply", "DrawDiscard"]
    assert clause_against(s, "EndPlay") == clause_against(s, "Discard belle_starr") == "WE-TURN-01"
    assert last(s, "DealerChosen").seat == seats - 1 and GAME.view(s, None).territories == [{}] * seats
    GAME.conserve(s)


@pytest.mark.clause("WE-LAY-01", "WE-LAY-03", "WE-LAY-06", "WE-LAY-07", "WE-TURN-02", "WE-SHF-01", "WE-SHF-05")
@pytest.mark.clause("WE-DIS-01", "WE-DIS-03")
def test_d29_four_lays_and_one_sheriff_card_mixed():
    s = position(
        table={1: {"wes_hardin": SET, "jesse_james": SET}},
        hands={0: "wes_hardin*2 bob_dalton*4 bank_robbery hideout"},
        discard="belle_starr",
        bounty={"wes_hardin": 3000, "jesse_james": 3000},
    )
    do(s, "LayOutlaw wes_hardin 1")
    do(s, "PlayBank jesse_james")
    do(s, "LayOutlaw bob_dalton 3")
    do(s, "ReactPhoto no", seat=1)
    do(s, "LayOutlaw wes_hardin 1")
    assert choices(s) == ["LayOutlaw bob_dalton 1", "EndPlay"]
    assert clause_against(s, "PlayHideout 1 jesse_james") == "WE-SHF-01"
    do(s, "EndPlay")
    do(s, "Discard hideout")
    assert [bounty(s, outlaw) for outlaw in ("wes_hardin", "jesse_james", "bob_dalton")] == [3000, 4000, 3000]
    assert [points(s, outlaw) for outlaw in ("wes_hardin", "jesse_james", "bob_dalton")] == [[4, 6], [2, 6], [6, 0]]
    assert holds(s, 0, "bob_dalton") and pile(s) == ["belle_starr", "hideout"]
    assert "RoundEnded" not in told(s) and s.turn == 1 and covered(s) == []


@pytest.mark.clause("WE-FST-01", "WE-FST-02", "WE-FST-04", "WE-SHF-06", "WE-SHF-08")
def test_d30_replacing_the_own_fastest_gun_on_the_same_outlaw():
    s = position(
        table={0: {"bob_dalton": "outlaw*3 fastest_gun"}},
        hands={0: "fastest_gun hideout"},
        supply="belle_starr",
        n_supply=14,
        discard="wes_hardin",
        bounty={"bob_dalton": 4000},
    )
    do(s, "PlayFastestGun bob_dalton", draws="belle_starr")
    assert bounty(s, "bob_dalton") == 5000 and points(s, "bob_dalton") == [9, 0]
    assert pile(s) == ["wes_hardin", "belle_starr", "fastest_gun"] and len(s.supply) == 13


@pytest.mark.clause("WE-HID-04", "WE-HID-05", "WE-LAY-03", "WE-PHO-02", "WE-SCO-02")
@pytest.mark.parametrize(("counts", "paid"), [("false", 0), ("true", 4000)])
def test_d31_a_covered_first_set_keeps_the_outlaw_open(counts, paid):
    s = position(
        seats=3,
        hideouts=[(1, "billy_the_kid", SET)],
        registered="billy_the_kid",
        hands={0: "billy_the_kid photo_billy_the_kid hideout"},
        bounty={"billy_the_kid": 3000},
        options={"hideout_counts_for_eight": counts},
    )
    do(s, "LayOutlaw billy_the_kid 1")
    do(s, "PlayPhoto billy_the_kid")
    poster = GAME.view(s, None).posters["billy_the_kid"]
    assert bounty(s, "billy_the_kid") == 4000
    assert poster.points == [6, 0, 0] and poster.covered == [0, 6, 0] and poster.pays == [paid, 0, 0]
    do_until(s, "Discard hideout", "Paying")
    pay(s)
    assert s.money == [paid, 0, 0] and bounty(s, "billy_the_kid") == 4000 - paid


@pytest.mark.clause("WE-MWT-01", "WE-MWT-05", "WE-MWT-06", "WE-SHF-01", "WE-DIS-02")
def test_d32_looking_into_a_hand():
    s = position(
        seats=3,
        hands={0: "most_wanted hideout", 1: "photo_bob_dalton wyatt_earp*2", 2: ""},
        table={2: {"wes_hardin": "photo"}},
        registered="bob_dalton",
        options={"most_wanted_hand": "look_and_take"},
    )
    assert clause_against(s, "PlayMostWantedAny 2") == "WE-MWT-01"
    assert clause_against(s, "PlayMostWantedHand 1 bob_dalton") == "WE-MWT-06"
    do(s, "PlayMostWantedAny 1")
    assert choices(s) == ["TakeCard photo_bob_dalton", "TakeCard wyatt_earp"]
    do(s, "TakeCard photo_bob_dalton")
    assert holds(s, 0, "hideout photo_bob_dalton") and holds(s, 1, "wyatt_earp*2")
    assert clause_against(s, "PlayPhoto bob_dalton") == "WE-SHF-01"
    assert pile(s) == ["most_wanted"]
    stolen = [event for event in s.log if type(event).__name__ in ("HandSeen", "CardStolen")]
    for event in stolen:
        assert GAME.redact(event, 0) is event and GAME.redact(event, 1) is event
        assert GAME.redact(event, 2) == GAME.redact(event, None) != event
    assert GAME.view(s, 2).known == [[], [], []] and GAME.view(s, 1).known[0] == ["photo_bob_dalton"]


@pytest.mark.clause("WE-MWT-06")
def test_d32_any_card_of_a_hand_at_random():
    counts = dict.fromkeys(("photo_bob_dalton", "wyatt_earp"), 0)
    for seed in range(300):
        s = position(
            seed,
            seats=3,
            hands={0: "most_wanted hideout", 1: "photo_bob_dalton wyatt_earp*2"},
            options={"most_wanted_hand": "random"},
        )
        do(s, "PlayMostWantedAny 1")
        assert "ShotFired" not in told(s)
        counts[CARDS[last(s, "CardStolen").card]] += 1
    assert 65 < counts["photo_bob_dalton"] < 135  # a third of 300, within more than four standard deviations


@pytest.mark.clause("WE-SUP-01", "WE-SUP-02", "WE-SUP-04", "WE-SUP-05", "WE-SUP-09", "WE-NEXT-03")
def test_d33_both_supplies_end_in_one_draw():
    s = position(active=1, phase="draw", hands={1: "wyatt_earp*3"}, supply="bob_dalton", discard="hideout")
    do_until(s, "DrawSupply", "Paying", draws="bob_dalton hideout")
    assert s.n_hands[1] == 5 and ending(s) == (1, "supply_used_up_twice")
    go_on(s)
    assert s.turn == 0


@pytest.mark.clause("WE-LOOP-03", "WE-WYT-05")
def test_d34_two_wyatt_earps_fetching_each_other_are_stopped():
    s = position(
        phase="draw",
        discard="bob_dalton wyatt_earp*2",
        n_supply=9,
        hands={0: "wes_hardin*2", 1: "jesse_james*2"},
        options={"wyatt_earp_swap": "take"},
    )
    turns = 0
    while is_choice(s, "DrawDiscard"):
        do(s, "DrawDiscard")
        do(s, "PlayWyattSwap")
        do(s, "SwapTake wyatt_earp")
        do(s, "EndPlay")
        do(s, "Discard wyatt_earp")
        turns += 1
    assert turns == 20 and choices(s) == ["DrawSupply"] and clause_against(s, "DrawDiscard") == "WE-LOOP-03"
    assert told(s).count("SwapTaken") == 20 and "CardDrawn" not in told(s)
    written = position(phase="draw", discard="wyatt_earp bob_dalton", n_supply=9, dry_turns=20)
    assert choices(written) == ["DrawSupply"]


@pytest.mark.clause("WE-SUP-03", "WE-SUP-05", "WE-STG-02", "WE-SCO-05", "WE-NEXT-02", "WE-NEXT-04")
@pytest.mark.parametrize(("last_hand", "counts"), [("photo_belle_starr", 2), ("photo_belle_starr bank_robbery", 0)])
def test_d35_run_out_by_a_shot_while_another_player_is_empty(last_hand, counts):
    s = position(
        seats=3,
        hands={0: "belle_starr*3 stagecoach_robbery wes_hardin", 1: "bob_dalton hideout", 2: last_hand},
        supply="jesse_james",
        supply_pass=2,
    )
    do(s, "LayOutlaw belle_starr 3")
    do(s, "ReactPhoto yes", seat=2)
    do(s, "ReactPhoto no", seat=1)
    do_until(s, "PlayStagecoach belle_starr shoot", "Paying", draws="jesse_james")
    assert ending(s) == (counts, "supply_used_up_twice")
    assert bounty(s, "belle_starr") == 7000 and points(s, "belle_starr") == [7, 0, 4]
    assert "CardDiscarded" not in told(s)
    pay(s)
    assert s.money == [4000, 0, 3000] and bounty(s, "belle_starr") == 0
    go_on(s)
    assert s.turn == (counts + 1) % 3


def test_actions_read_as_they_are_written():
    assert [GAME.actions.spell(action(text)) for text in ("LayOutlaw bob_dalton 7", "PlayHideout 3 wes_hardin")] == [
        {"do": "LayOutlaw", "outlaw": "bob_dalton", "n": 7},
        {"do": "PlayHideout", "target": 3, "outlaw": "wes_hardin"},
    ]


def test_no_scenario_is_missing():
    """Every scenario of the specification is a test here or in `test_payouts`."""
    names = [name for module in (sys.modules[__name__], test_payouts) for name in vars(module)]
    found = {name.split("_")[1] for name in names if name.startswith("test_d")}
    assert {f"d{n:02}" for n in range(1, 36)} <= found
