"""What the aids tell before a choice: equal to what the rules then do, and nothing that the seat cannot know."""

import random

import pytest

from games.wyatt_earp.situation import action, do, position
from hanpan.core.chance import Quick
from hanpan.core.engine import asked, legal, play
from hanpan.core.errors import Refused
from hanpan.games.wyatt_earp import GAME
from hanpan.games.wyatt_earp.actions import END_PLAY, LAY
from hanpan.games.wyatt_earp.data import OUTLAWS
from hanpan.games.wyatt_earp.view import poster


def ask(s, name, seat=None, **arguments):
    return GAME.aids[name](GAME.view(s, s.turn if seat is None else seat), arguments)


def outcomes(s, text):
    return ask(s, "preview", action=GAME.actions.spell(action(text)))["outcomes"]


@pytest.mark.clause("WE-SHOT-01")
def test_odds_count_what_the_seat_has_not_seen():
    s = position(hands={0: "jesse_james*3 wyatt_earp*7", 1: "bob_dalton*2"}, discard="bob_dalton*2 hideout", seats=2)
    own = ask(s, "shot", 0)
    # 78 cards, of which 49 are outlaws; seen: the own ten and the discards.
    assert own == {"outlaws": 49 - 3 - 2, "cards": 78 - 10 - 3, "chance": 44 / 65}
    other = ask(s, "shot", 1)
    assert other["outlaws"] == 49 - 2 - 2 and other["cards"] == 78 - 2 - 3


@pytest.mark.clause("WE-SHOT-01")
def test_odds_are_the_same_in_every_deal_that_the_seat_cannot_tell_apart():
    s = position(seats=3, hands={0: "jesse_james*3 stagecoach_robbery", 1: "bob_dalton*5"}, discard="hideout")
    known = ask(s, "shot", 0)
    for seed in range(20):
        guessed = GAME.guess(GAME.view(s, 0), Quick(seed))
        assert ask(guessed, "shot", 0) == known


@pytest.mark.clause("WE-SUP-01")
def test_odds_of_the_second_supply_count_the_discards_that_made_it():
    s = position(
        phase="draw", hands={0: "hideout*2", 1: "hideout"}, supply="bob_dalton", discard="jesse_james*3 wyatt_earp*2"
    )
    do(s, "DrawSupply", draws="bob_dalton jesse_james")
    assert s.supply_pass == 2
    assert ask(s, "shot", 0) == {"outlaws": 2, "cards": 4, "chance": 0.5}
    assert ask(s, "shot", 1) == {"outlaws": 3, "cards": 5, "chance": 0.6}


@pytest.mark.clause("WE-LAY-05")
def test_a_first_set_tells_bounty_points_and_payout():
    s = position(hands={0: "jesse_james*4 hideout"})
    (only,) = outcomes(s, "LayOutlaw jesse_james 4")
    assert only["shot"] is None and only["chance"] == 1
    assert only["posters"] == {"jesse_james": {"bounty": 4000, "points": [8, 0], "pays": [4000, 0]}}


@pytest.mark.clause("WE-STG-02")
def test_a_shot_has_two_outcomes_with_their_chances():
    s = position(hands={0: "stagecoach_robbery hideout"}, table={0: {"bob_dalton": "outlaw*3"}})
    hit, miss = outcomes(s, "PlayStagecoach bob_dalton shoot")
    assert (hit["shot"], miss["shot"]) == ("hit", "miss")
    assert hit["chance"] == ask(s, "shot")["chance"] and hit["chance"] + miss["chance"] == pytest.approx(1)
    assert hit["posters"]["bob_dalton"]["bounty"] == 4000 and hit["posters"]["bob_dalton"]["points"] == [7, 0]
    assert miss["posters"] == {}
    (safe,) = outcomes(s, "PlayStagecoach bob_dalton safe")
    assert safe["posters"]["bob_dalton"]["bounty"] == 2000


@pytest.mark.clause("WE-FST-02")
def test_a_gun_that_leaves_changes_its_old_poster_too():
    s = position(
        hands={0: "fastest_gun hideout"},
        table={0: {"bob_dalton": "outlaw*3"}, 1: {"wes_hardin": "outlaw*3 fastest_gun"}},
    )
    hit, _ = outcomes(s, "PlayFastestGun bob_dalton")
    assert hit["posters"]["bob_dalton"]["points"] == [9, 0]
    assert hit["posters"]["wes_hardin"]["points"] == [0, 6]


@pytest.mark.clause("WE-HID-02")
def test_a_hideout_takes_points_of_its_target():
    s = position(hands={0: "hideout bob_dalton"}, table={1: {"wes_hardin": "outlaw*4"}})
    hit, miss = outcomes(s, "PlayHideout 1 wes_hardin")
    assert hit["posters"]["wes_hardin"]["points"] == [0, 0] and miss["posters"] == {}


@pytest.mark.clause("WE-END-01")
def test_a_preview_of_the_last_card_of_the_supply_is_no_payout():
    s = position(
        hands={0: "stagecoach_robbery hideout"},
        table={0: {"bob_dalton": "outlaw*4"}},
        supply="bob_dalton",
        supply_pass=2,
        stock=[["bob_dalton"]] * 3,
    )
    (hit,) = outcomes(s, "PlayStagecoach bob_dalton shoot")
    assert hit["chance"] == 1 and hit["posters"]["bob_dalton"]["bounty"] == 4000


@pytest.mark.clause("WE-PHO-03")
@pytest.mark.parametrize("windows", ["true", "false"])
def test_a_photo_out_of_turn_tells_what_it_would_bring(windows):
    """To its holder only: to the others it is no choice, as in every window."""
    s = position(
        hands={0: "belle_starr*3 hideout*2", 1: "photo_belle_starr bob_dalton"},
        seats=3,
        options={"hidden_windows": windows},
    )
    do(s, "LayOutlaw belle_starr 3")
    yes = GAME.actions.spell(action("ReactPhoto yes"))
    (told,) = ask(s, "preview", 1, action=yes)["outcomes"]
    assert (told["shot"], told["chance"]) == (None, 1.0)
    for answer, seat in (("no", 1), ("yes", 2)):
        with pytest.raises(Refused):
            ask(s, "preview", seat, action=GAME.actions.spell(action(f"ReactPhoto {answer}")))
    do(s, "ReactPhoto yes", seat=1)
    if windows == "true":
        do(s, "ReactPhoto no", seat=2)
    belle = poster(s, OUTLAWS.index("belle_starr"))
    assert told["posters"] == {"belle_starr": {"bounty": belle.bounty, "points": belle.points, "pays": belle.pays}}
    assert (belle.bounty, belle.points) == (4000, [6, 4, 0])


@pytest.mark.clause("WE-SCO-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_told_before_happens_afterwards(seats):
    """In random games every lay and every card without a draw leads to one of the outcomes that were told."""
    rng = random.Random(seats)
    told = 0
    s = GAME.new({}, seats, Quick(seats), None)
    while told < 120:
        if not s.frames:
            s = GAME.new({}, seats, Quick(told + 1), None)
        seat = rng.choice(asked(s))
        a = rng.choice(legal(s, seat))
        if GAME.view(s, seat).question == "Playing" and LAY <= a < END_PLAY:
            told += 1
            choices = ask(s, "preview", seat, action=GAME.actions.spell(a))["outcomes"]
            t = GAME.clone(s)
            t.chance = Quick(rng.randrange(1000))
            t.asked = 0
            t.frames[-1].decide(t, seat, a)
            became = {name: after for i, name in enumerate(OUTLAWS) if (after := poster(t, i)) != poster(s, i)}
            assert any(
                {name: (p.bounty, p.points, p.pays) for name, p in became.items()}
                == {name: tuple(p.values()) for name, p in outcome["posters"].items()}
                for outcome in choices
            )
        play(s, seat, a)


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("shot", {"seat": 1}),
        ("preview", {}),
        ("preview", {"action": {"do": "EndPlay"}}),
        ("preview", {"action": {"do": "LayOutlaw", "outlaw": "wes_hardin", "n": 3}}),
        ("preview", {"action": {"do": "Nothing"}}),
        ("preview", {"action": "LayOutlaw", "seat": 0}),
    ],
)
def test_arguments_that_name_no_choice_are_refused(name, arguments):
    s = position(hands={0: "jesse_james*4 hideout"})
    with pytest.raises(Refused):
        GAME.aids[name](GAME.view(s, 0), arguments)


def test_who_is_not_asked_has_no_preview():
    s = position(hands={0: "jesse_james*4 hideout"})
    for seat in (1, None):
        with pytest.raises(Refused):
            GAME.aids["preview"](GAME.view(s, seat), {"action": {"do": "LayOutlaw", "outlaw": "jesse_james", "n": 3}})
