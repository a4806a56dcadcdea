"""Sheriff cards: what needs a shot, what a hit and a miss do, aims, and the table options of each card."""

import pytest

from hanpan.games.wyatt_earp.data import CARDS

from .situation import (
    bounty,
    cards,
    choices,
    clause_against,
    covered,
    do,
    group,
    hand,
    holds,
    is_choice,
    last,
    pile,
    points,
    position,
    told,
)

EVERY_CARD = "photo_bob_dalton bank_robbery stagecoach_robbery fastest_gun hideout most_wanted wyatt_earp wes_hardin*2"
#: A table on which every card has a use.
BUSY = {
    "seats": 3,
    "hands": {0: EVERY_CARD, 1: "jesse_james*2"},
    "table": {0: {"bob_dalton": "outlaw*3"}, 1: {"bob_dalton": "outlaw", "wes_hardin": "bank_robbery"}},
    "hideouts": [(2, "bob_dalton", "outlaw*2")],
    "bounty": {"bob_dalton": 3000},
    "discard": "belle_starr",
}
HIT = "billy_the_kid"
MISS = "wyatt_earp"


@pytest.mark.clause("WE-CMP-03", "WE-SHOT-01", "WE-SHOT-03", "WE-SHF-04", "WE-SHF-06")
@pytest.mark.parametrize("draws", [HIT, MISS])
@pytest.mark.parametrize(
    "text",
    [
        "PlayStagecoach bob_dalton shoot",
        "PlayFastestGun bob_dalton",
        "PlayHideout 1 bob_dalton",
        "PlayMostWantedTable 1 bob_dalton",
    ],
)
def test_what_needs_a_shot_works_with_a_hit_only(text, draws):
    s = position(**BUSY)
    before = [bounty(s, "bob_dalton"), points(s, "bob_dalton"), covered(s), s.n_hands[0]]
    do(s, text, draws=draws)
    after = [bounty(s, "bob_dalton"), points(s, "bob_dalton"), covered(s), s.n_hands[0]]
    names = told(s)
    declared = [i for i, name in enumerate(names) if name in ("SheriffPlayed", "SheriffAimed")]
    assert declared == [0] and names[1] == "ShotFired"  # what for is said first
    assert s.log[0].shot == 1 and s.log[1].hit == (draws == HIT)
    if draws == MISS:
        before[3] -= 1
        assert after == before and pile(s)[-2:] == [MISS, CARDS[s.log[0].card]]
    else:
        assert after[:3] != before[:3] and HIT in pile(s)


@pytest.mark.clause("WE-CMP-03", "WE-PHO-01", "WE-BNK-01", "WE-STG-01", "WE-MWT-01", "WE-WYT-01", "WE-WYT-03")
@pytest.mark.parametrize(
    ("text", "draws", "added"),
    [
        ("PlayPhoto bob_dalton", "", [1000, 4]),
        ("PlayBank bob_dalton", "", [1000, 2]),
        ("PlayStagecoach bob_dalton safe", "", [1000, 1]),
        ("PlayMostWantedHand 1 jesse_james", "", [0, 0]),
        ("PlayWyattDraw", "belle_starr hideout", [0, 0]),
        ("PlayWyattSwap", "", [0, 0]),
        ("PlayWyattFree 0", "", [0, 0]),
    ],
)
def test_what_needs_no_shot(text, draws, added):
    s = position(**BUSY)
    do(s, text, draws=draws)
    assert "ShotFired" not in told(s)
    assert [bounty(s, "bob_dalton") - 3000, points(s, "bob_dalton")[0] - 6] == added


@pytest.mark.clause("WE-SHF-01", "WE-SHF-05")
def test_every_sheriff_card_is_out_after_one():
    s = position(**BUSY)
    offered = [text for text in choices(s) if text.startswith("Play")]
    do(s, "PlayWyattDraw")
    assert not [text for text in choices(s) if text.startswith("Play")]
    assert {clause_against(s, text) for text in offered if "Wyatt" not in text} == {"WE-SHF-01"}


@pytest.mark.clause("WE-SHF-02", "WE-SHF-05")
def test_without_a_target_a_sheriff_card_can_only_be_discarded():
    s = position(hands={0: "bank_robbery stagecoach_robbery fastest_gun hideout photo_bob_dalton"})
    assert choices(s) == ["EndPlay"]
    assert clause_against(s, "PlayBank bob_dalton") == "WE-SHF-02"
    do(s, "EndPlay")
    assert len(choices(s)) == 5


@pytest.mark.clause("WE-SHF-03")
@pytest.mark.parametrize("text", ["PlayBank wes_hardin", "PlayStagecoach wes_hardin safe"])
def test_a_sheriff_card_starts_a_group(text):
    s = position(hands={0: "bank_robbery stagecoach_robbery hideout"}, table={1: {"wes_hardin": "outlaw*3"}})
    do(s, text)
    assert len(group(s, 0, "wes_hardin")) == 1


@pytest.mark.clause("WE-BNK-01")
@pytest.mark.parametrize(("draws", "added"), [(HIT, 1000), (MISS, 0)])
def test_a_bank_robbery_may_need_a_shot(draws, added):
    s = position(**BUSY, options={"bank_robbery_shot": "required"})
    do(s, "PlayBank bob_dalton", draws=draws)
    assert bounty(s, "bob_dalton") == 3000 + added
    assert ("bank_robbery" in pile(s)) == (added == 0)


@pytest.mark.clause("WE-STG-01", "WE-STG-02")
def test_a_stagecoach_may_have_to_shoot_and_may_pay_after_a_miss():
    s = position(**BUSY, options={"stagecoach_modes": "shoot_only", "stagecoach_miss": "pay_1000"})
    assert clause_against(s, "PlayStagecoach bob_dalton safe") == "WE-STG-01"
    do(s, "PlayStagecoach bob_dalton shoot", draws=MISS)
    assert bounty(s, "bob_dalton") == 4000 and points(s, "bob_dalton")[0] == 7
    s = position(**BUSY)
    do(s, "PlayStagecoach bob_dalton shoot", draws=MISS)
    assert bounty(s, "bob_dalton") == 3000 and pile(s)[-2:] == [MISS, "stagecoach_robbery"]


@pytest.mark.clause("WE-FST-01", "WE-FST-02")
@pytest.mark.parametrize(
    ("wanted", "one_lies", "shoots"),
    [
        ("never", True, False),
        ("only_when_replacing", False, False),
        ("only_when_replacing", True, True),
        ("required", False, True),
    ],
)
def test_when_the_fastest_gun_shoots(wanted, one_lies, shoots):
    table = {1: {"bob_dalton": "outlaw*3" + " fastest_gun" * one_lies}}
    s = position(hands={0: "fastest_gun hideout"}, table=table, options={"fastest_gun_shot": wanted})
    do(s, "PlayFastestGun bob_dalton", draws=HIT if shoots else "")
    assert ("ShotFired" in told(s)) == shoots
    assert group(s, 0, "bob_dalton") == ["fastest_gun"] and points(s, "bob_dalton") == [3, 6]


@pytest.mark.clause("WE-FST-02", "WE-HID-03", "WE-HID-07")
def test_a_gun_replaced_under_the_same_lasting_hideout_stays_covered():
    s = position(
        table={1: {"bob_dalton": "outlaw*2"}},
        hideouts=[(0, "bob_dalton", "fastest_gun")],
        hands={0: "fastest_gun wes_hardin"},
        options={"hideout_scope": "whole_round"},
    )
    do(s, "PlayFastestGun bob_dalton", draws=HIT)
    assert covered(s) == [(0, "bob_dalton", 1)] and group(s, 0, "bob_dalton") == []
    assert pile(s) == [HIT, "fastest_gun"]


@pytest.mark.clause("WE-HID-01", "WE-HID-02")
def test_a_hideout_covers_open_cards_of_an_opponent_only():
    s = position(**BUSY)
    assert clause_against(s, "PlayHideout 0 bob_dalton") == "WE-HID-01"  # the own cards
    assert clause_against(s, "PlayHideout 2 bob_dalton") == "WE-HID-01"  # covered already
    assert clause_against(s, "PlayHideout 1 jesse_james") == "WE-HID-01"  # nothing there
    assert clause_against(s, "PlayHideout 3 bob_dalton") == "WE-SET-01"  # nobody there
    assert is_choice(s, "PlayHideout 1 wes_hardin")  # a sheriff card is enough
    do(s, "PlayHideout 1 bob_dalton", draws=HIT)
    assert points(s, "bob_dalton") == [6, 0, 0] and covered(s) == [(2, "bob_dalton", 2), (1, "bob_dalton", 1)]
    assert "hideout" not in pile(s)


@pytest.mark.clause("WE-HID-03", "WE-HID-06")
def test_two_hideouts_on_one_group_cover_their_own_cards():
    s = position(
        table={1: {"bob_dalton": "outlaw"}},
        hideouts=[(1, "bob_dalton", "outlaw*3")],
        hands={0: "hideout wyatt_earp*2 jesse_james", 1: "bob_dalton wes_hardin hideout"},
    )
    do(s, "PlayHideout 1 bob_dalton", draws=HIT)
    assert covered(s) == [(1, "bob_dalton", 3), (1, "bob_dalton", 1)] and points(s, "bob_dalton") == [0, 0]
    do(s, "EndPlay")
    do(s, "Discard jesse_james")
    do(s, "DrawSupply")
    do(s, "LayOutlaw bob_dalton 1")
    assert points(s, "bob_dalton") == [0, 2]
    do(s, "EndPlay")
    do(s, "Discard hideout")
    do(s, "DrawSupply")
    do(s, "PlayWyattFree 0")
    assert covered(s) == [(1, "bob_dalton", 1)] and points(s, "bob_dalton") == [0, 8]


@pytest.mark.clause("WE-HID-03")
def test_a_hideout_for_the_whole_round_covers_what_comes_later():
    s = position(
        hideouts=[(0, "bob_dalton", "outlaw*3")],
        hands={0: "bob_dalton*2 bank_robbery wes_hardin", 1: "hideout wes_hardin"},
        options={"hideout_scope": "whole_round"},
    )
    do(s, "LayOutlaw bob_dalton 2")
    do(s, "PlayBank bob_dalton")
    assert covered(s) == [(0, "bob_dalton", 6)] and points(s, "bob_dalton") == [0, 0]
    assert bounty(s, "bob_dalton") == 3000
    do(s, "Discard wes_hardin")


@pytest.mark.clause("WE-HID-09", "WE-WYT-03")
@pytest.mark.parametrize(("which", "seat"), [(0, 0), (1, 1), (2, 2)])
def test_any_hideout_can_be_removed_from_any_territory(which, seat):
    s = position(
        seats=3,
        hands={0: "wyatt_earp wes_hardin"},
        hideouts=[(0, "bob_dalton", "outlaw*3"), (1, "bob_dalton", "outlaw"), (2, "bob_dalton", "outlaw*2")],
    )
    do(s, f"PlayWyattFree {which}")
    assert points(s, "bob_dalton") == [6 * (seat == 0), 2 * (seat == 1), 4 * (seat == 2)]
    assert pile(s) == ["hideout", "wyatt_earp"] and len(covered(s)) == 2
    s = position(hands={0: "wyatt_earp wes_hardin"})
    assert clause_against(s, "PlayWyattFree 0") == "WE-WYT-03"


@pytest.mark.clause("WE-WYT-01", "WE-WYT-04")
def test_wyatt_earp_draws_two_cards():
    s = position(hands={0: "wyatt_earp wes_hardin"})
    do(s, "PlayWyattDraw", draws="belle_starr photo_bob_dalton")
    assert holds(s, 0, "wes_hardin belle_starr photo_bob_dalton") and pile(s) == ["wyatt_earp"]


@pytest.mark.clause("WE-WYT-04", "WE-SHF-08")
@pytest.mark.parametrize("shots", ["free_needs_shot", "swap_needs_shot", "free_and_swap_need_shot"])
def test_uses_of_wyatt_earp_that_need_a_shot(shots):
    options = {"wyatt_earp_shots": shots}
    for text, needs in (("PlayWyattFree 0", "free" in shots), ("PlayWyattSwap", "swap" in shots)):
        s = position(**BUSY, options=options)
        do(s, text, draws=MISS if needs else "")
        assert ("ShotFired" in told(s)) == needs
        if needs:  # a miss has no effect
            assert pile(s) == ["belle_starr", MISS, "wyatt_earp"] and covered(s) == [(2, "bob_dalton", 2)]
    s = position(**BUSY, options=options)
    do(s, "PlayWyattSwap", draws=HIT if "swap" in shots else "")
    do(s, "SwapGive hideout")
    if "swap" in shots:
        do(s, f"SwapTake {HIT}")  # the card that was turned up for the shot
        assert pile(s) == ["belle_starr", "hideout", "wyatt_earp"]
    else:
        assert choices(s) == ["SwapTake belle_starr"]


@pytest.mark.clause("WE-WYT-02", "WE-WYT-05")
def test_the_swap_is_an_exchange_or_a_gift_or_nothing():
    s = position(**BUSY, options={"wyatt_earp_swap": "off"})
    assert clause_against(s, "PlayWyattSwap") == "WE-WYT-05"
    s = position(**BUSY, options={"wyatt_earp_swap": "take"})
    do(s, "PlayWyattSwap")
    do(s, "SwapTake belle_starr")
    assert "belle_starr" in hand(s, 0) and pile(s) == ["wyatt_earp"] and "SwapGiven" not in told(s)
    s = position(hands={0: "wyatt_earp hideout"})
    assert clause_against(s, "PlayWyattSwap") == "WE-WYT-02"


@pytest.mark.clause("WE-WYT-02", "WE-SHF-08")
def test_of_equal_cards_in_the_pile_the_upper_one_is_taken():
    s = position(hands={0: "wyatt_earp hideout wes_hardin"}, discard="bob_dalton jesse_james bob_dalton belle_starr")
    do(s, "PlayWyattSwap")
    do(s, "SwapGive hideout")
    do(s, "SwapTake bob_dalton")
    assert pile(s) == cards("bob_dalton jesse_james belle_starr hideout wyatt_earp")
    assert last(s, "SwapTaken").place == 2


@pytest.mark.clause("WE-DIS-02", "WE-WYT-02")
def test_the_only_other_card_may_be_swapped():
    s = position(hands={0: "wyatt_earp hideout"}, discard="bob_dalton")
    do(s, "PlayWyattSwap")
    do(s, "SwapGive hideout")
    do(s, "SwapTake bob_dalton")
    assert choices(s) == ["Discard bob_dalton"]


@pytest.mark.clause("WE-MWT-01", "WE-MWT-03", "WE-MWT-04", "WE-LAY-05")
def test_a_card_asked_for_may_be_laid_at_once():
    s = position(
        hands={0: "most_wanted bob_dalton wes_hardin", 1: "bob_dalton hideout"},
        table={1: {"bob_dalton": "outlaw*3"}},
        bounty={"bob_dalton": 3000},
    )
    do(s, "PlayMostWantedHand 1 bob_dalton")
    assert holds(s, 0, "bob_dalton*2 wes_hardin") and holds(s, 1, "hideout") and pile(s) == ["most_wanted"]
    do(s, "LayOutlaw bob_dalton 2")
    assert bounty(s, "bob_dalton") == 4000 and points(s, "bob_dalton") == [4, 6]


@pytest.mark.clause("WE-MWT-01", "WE-END-02", "WE-NEXT-03")
def test_asking_away_the_last_card_ends_the_round_after_the_turn():
    s = position(seats=3, hands={0: "most_wanted hideout wes_hardin", 1: "bob_dalton", 2: "bank_robbery"})
    do(s, "PlayMostWantedHand 1 bob_dalton")
    assert s.n_hands[1] == 0 and "RoundEnded" not in told(s)
    assert clause_against(s, "PlayMostWantedHand 1 bob_dalton") == "WE-TURN-02"
    do(s, "EndPlay")
    do(s, "Discard hideout")
    assert "RoundEnded" in told(s) and s.turn == 2  # to the left of the second seat


@pytest.mark.clause("WE-MWT-02")
def test_the_table_may_be_safe_from_most_wanted():
    s = position(**BUSY, options={"most_wanted_table": "off"})
    assert clause_against(s, "PlayMostWantedTable 1 bob_dalton") == "WE-MWT-02"
    assert is_choice(s, "PlayMostWantedHand 1 bob_dalton")


@pytest.mark.clause("WE-LAY-09", "WE-SHF-01", "WE-PHO-08")
def test_a_photo_may_help_to_open_an_outlaw():
    options = {"photo_in_first_set": "true"}
    s = position(hands={0: "jesse_james*3 photo_jesse_james bank_robbery"}, options=options)
    do(s, "LayFirstSetWithPhoto jesse_james")
    assert bounty(s, "jesse_james") == 3000 and points(s, "jesse_james") == [8, 0]
    assert clause_against(s, "PlayBank jesse_james") == "WE-SHF-01"
    assert is_choice(s, "LayOutlaw jesse_james 1") and "PhotoKept" not in told(s)
    s = position(hands={0: "jesse_james*2 photo_jesse_james"}, options=options)
    assert clause_against(s, "LayFirstSetWithPhoto jesse_james") == "WE-DIS-02"
    s = position(hands={0: "jesse_james photo_jesse_james hideout*2"}, options=options)
    assert clause_against(s, "LayFirstSetWithPhoto jesse_james") == "WE-LAY-01"
    s = position(hands={0: "jesse_james*2 photo_jesse_james hideout"}, registered="jesse_james", options=options)
    assert clause_against(s, "LayFirstSetWithPhoto jesse_james") == "WE-LAY-03"
    s = position(
        hands={0: "jesse_james*4 photo_jesse_james hideout"},
        options=options | {"bounty_counting": "per_turn_and_outlaw"},
    )
    do(s, "LayFirstSetWithPhoto jesse_james")
    do(s, "LayOutlaw jesse_james 2")
    assert bounty(s, "jesse_james") == 5000  # five cards in a turn
