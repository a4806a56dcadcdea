"""The view's figures are those of the engine, and the plain-text board tells what a seat may know."""

import pytest

from hanpan.boards.wyatt_earp import member, picture, worth_asking
from hanpan.core.conformance import play_through
from hanpan.core.engine import legal
from hanpan.core.events import spell_event
from hanpan.games.wyatt_earp import GAME
from hanpan.games.wyatt_earp.phases.paying import Paying
from hanpan.text import LOCALES, say_action, say_event, say_prompt, say_prompt_detail, say_refusal, say_waiting

from .situation import do, position

NAMES = ("민서", "지훈", "두루미", "까치")


@pytest.mark.clause("WE-SCO-01", "WE-MON-01")
@pytest.mark.parametrize("options", [{}, {"hideout_counts_for_eight": "true", "share_far_players": "true"}])
def test_what_would_be_paid_now_is_what_the_payout_pays(options):
    def visit(s, seat, a):
        view = GAME.view(s, seat)
        t = GAME.clone(s)
        before = t.money[:]
        t.frames.append(Paying())
        t.frames[-1].advance(t)
        paid = [money - old for money, old in zip(t.money, before, strict=True)]
        assert [sum(p.pays[q] for p in view.posters.values()) for q in range(s.n_seats)] == paid
        assert [p.bounty for p in view.posters.values()] == s.bounty
        assert sum(row.get(o, 0) for one in view.earned for row in one for o in row) == sum(s.money)

    for seed in range(2):
        play_through(GAME, options, 3, seed, visit)


def test_the_action_space_has_the_bound_of_the_rules():
    """Of all ids a seat at a table with the default options can ever be offered 217."""
    optional = {"LayFirstSetWithPhoto", "PlayMostWantedAny", "TakeCard"}
    own = 0
    ids = [
        a
        for a in range(GAME.actions.n)
        if GAME.actions.kind(a).name not in optional and GAME.actions.values(a).get("target") != own
    ]
    assert (GAME.actions.n, len(ids)) == (269, 217)


def text(view, locale="en"):
    return "\n".join(picture(view, locale, NAMES))


@pytest.mark.clause("WE-DIS-05")
@pytest.mark.parametrize(("browsable", "listed"), [("true", True), ("false", False)])
def test_the_board_shows_the_pile_or_its_top(browsable, listed):
    s = position(
        hands={0: "hideout", 1: "hideout"},
        discard="bob_dalton jesse_james wes_hardin",
        options={"discard_browsable": browsable},
    )
    shown = text(GAME.view(s, 0))
    assert ("Discard pile: 3 cards, on top Wes Hardin" in shown) != listed
    assert ("Discard pile, 3 cards, top first: Wes Hardin, Jesse James, Bob Dalton" in shown) == listed


def test_the_board_tells_the_table():
    s = position(
        seats=3,
        hands={0: "bob_dalton*2 most_wanted hideout", 1: "wes_hardin"},
        table={1: {"bob_dalton": "outlaw*4 fastest_gun"}},
        hideouts=[(2, "bob_dalton", "outlaw photo")],
        bounty={"bob_dalton": 5000},
        money=[1000, 0, 3000],
    )
    do(s, "PlayMostWantedHand 1 jesse_james")
    shown = text(GAME.view(s, 0))
    for line in (
        "Round 1, turn of 민서",
        "Bob Dalton: $5,000, registered, 11 points in all",
        "민서: $1,000, 3 cards in hand",
        "지훈: $0, 1 card in hand",
        "Bob Dalton 11 (now $5,000): 4 × Bob Dalton, 1 × Fastest Gun",
        "Hideout 1 covers Bob Dalton 6: 1 × Bob Dalton, 1 × Photo of Bob Dalton",
        "not in hand when asked: Jesse James",
        "Your hand: 2 × Bob Dalton, 1 × Hideout",
    ):
        assert line in shown
    assert "Your hand" not in text(GAME.view(s, None)) and "Wes Hardin:" in shown
    assert member(GAME.view(s, 0), "en", "card", "hideout") == "Hideout"


#: Together they reach every event, question, choice and reason.
TABLES = [
    ({}, 2),
    ({}, 4),
    (GAME.presets["official"], 3),
    ({"most_wanted_hand": "look_and_take", "wyatt_earp_swap": "take", "hidden_windows": "false"}, 3),
    ({"most_wanted_hand": "random", "photo_in_first_set": "true", "wyatt_earp_shots": "free_and_swap_need_shot"}, 4),
]


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_random_play_can_say(locale):
    """Text faults are errors here, so that a text that lacks an argument fails."""
    events, questions, reasons = set(), set(), set()
    place = (locale, GAME.name)
    for options, n_seats in TABLES:
        log = []

        def visit(s, seat, a, log=log):
            for eyes in (seat, None):
                for event in log:
                    form = spell_event(GAME.redact(event, eyes), GAME.vocabulary)
                    assert say_event(*place, form, NAMES)
                    events.add(form["event"])
            log.clear()
            frame = s.lanes[seat][-1] if s.lanes else s.frames[-1]
            form = GAME.frames.spell(frame)
            assert say_prompt(*place, form, NAMES) and say_prompt_detail(*place, form, NAMES)
            assert say_waiting(*place, form["frame"], NAMES[seat])
            questions.add(form["frame"])
            for choice in legal(s, seat):
                assert say_action(*place, GAME.actions.spell(choice), NAMES)
            view = GAME.view(s, seat)
            assert picture(view, locale, NAMES)
            for other in [*worth_asking(view), *range(sum(s.n_hands) % 9, GAME.actions.n, 9)]:
                why = GAME.why_not(s, seat, other)
                if why is not None:
                    assert say_refusal(*place, why.key, why.facts, NAMES)
                    reasons.add(why.key)

        for seed in range(3):
            play_through(GAME, options, n_seats, seed, visit, log)
            log.clear()
    assert questions == set(GAME.phases)
    assert {kind.__name__ for kind in GAME.verbs} - events == {"GameEnded"}
    rare = {
        "fine",
        "not_asked",
        "over",
        "idle",
        "dry",
        "no_supply",
        "shot_required",
        "table_is_safe",
        "no_swap",
        "no_discard",
    }
    assert {reason.key for reason in GAME.reasons} - reasons <= rare | {"keep_one", "empty_hand", "registered_already"}
