"""Written positions: what is refused, and what survives."""

from typing import Any

import msgspec
import pytest

from hanpan.core.chance import Quick
from hanpan.core.conformance import state_of
from hanpan.core.engine import asked, legal, play
from hanpan.core.errors import BadPosition
from hanpan.core.positions import Written, read_position, write_position
from hanpan.games.wyatt_earp import GAME

from .situation import cards, new_game, situation

WINDOW = {"frame": "Reacting", "outlaw": "bob_dalton"}
QUESTION = {"frame": "Asking", "outlaw": "bob_dalton"}
SET = {0: {"bob_dalton": "outlaw*3"}}


def read(written: Written) -> Any:
    return read_position(GAME, written, Quick(1))


def asking(seat: int, outlaw: str = "bob_dalton") -> list[dict[str, Any]]:
    return [{"frame": "Answering", "seat": seat, "outlaw": outlaw}]


#: What is wrong, and where the error says that it is.
FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "a seat that is not there": ({"turn": 2}, "table.turn"),
    "no turn in a running round": ({"turn": None}, "table.round"),
    "nobody dealt": ({"dealer": None}, "table.round"),
    "more earned than owned": ({"earned": [[{"bob_dalton": 1000}, {}]]}, "table.earned"),
    "more rounds of money than rounds": ({"earned": [[{}, {}], [{}, {}]]}, "table.earned"),
    "a poster of nobody": ({"bounty": {"jack": 1000}}, "table.bounty"),
    "money for an outlaw of nobody": ({"earned": [[{"jack": 1000}, {}]]}, "table.earned[0][0]"),
    "a hand too few": ({"hands": [["bob_dalton"]]}, "table.hands"),
    "money of too few": ({"money": [1000]}, "table.money"),
    "an unknown card": ({"discard": ["joker"]}, "table.discard"),
    "an unknown outlaw": ({"registered": ["jack"]}, "table.registered"),
    "a group of an outlaw of nobody": ({"territories": [{"jack": []}, {}]}, "table.territories[0].jack"),
    "a card of another outlaw in a group": (
        {"territories": [{"bob_dalton": ["belle_starr"]}, {}], "registered": ["bob_dalton"]},
        "table.territories[0].bob_dalton",
    ),
    "a card that lies in no group": (
        {"territories": [{"bob_dalton": ["hideout"]}, {}], "registered": ["bob_dalton"]},
        "table.territories[0].bob_dalton",
    ),
    "nine cards of an outlaw": (
        {"territories": [{"bob_dalton": ["bob_dalton"] * 9}, {}], "registered": ["bob_dalton"]},
        "table.territories[0].bob_dalton",
    ),
    "an outlaw that is not registered": ({"territories": [{"bob_dalton": ["bob_dalton"]}, {}]}, "table.registered"),
    "a Hideout on nothing": (
        {"hideouts": [{"seat": 0, "outlaw": "bob_dalton", "cards": []}]},
        "table.hideouts[0]",
    ),
    "a Hideout before nobody": (
        {"hideouts": [{"seat": 3, "outlaw": "bob_dalton", "cards": ["bob_dalton"]}]},
        "table.hideouts[0]",
    ),
    "two Fastest Guns": (
        {
            "territories": [{"bob_dalton": ["fastest_gun"]}, {"bob_dalton": ["fastest_gun"]}],
            "registered": ["bob_dalton"],
        },
        "table.territories",
    ),
    "a used up supply with cards": ({"exhausted": True}, "table.exhausted"),
    "known cards that are not there": ({"shown": [["belle_starr"], []]}, "table.shown"),
    "cards seen that are not there": ({"seen": [[[], ["belle_starr"]], [[], []]]}, "table.seen"),
    "known of too few hands": ({"seen": [[[], []]]}, "table.seen"),
    "an outlaw that is there after all": (
        {"hands": [["bob_dalton"], []], "supply": ["wes_hardin"], "absences": [{"outlaws": ["bob_dalton"]}, {}]},
        "table.absences",
    ),
    "a second supply in the first pass": ({"stock": [cards("bob_dalton*7")] * 3}, "table.stock"),
    "a second supply with other cards": ({"stock": [cards("bob_dalton*7")] * 3, "supply_pass": 2}, "table.stock"),
    "a card in mid-air": ({"resolving": "wyatt_earp", "supply": ["wes_hardin"]}, "table.resolving"),
    "nobody can draw": ({"supply": []}, "table.supply"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_wrong_tables_are_refused(fault):
    changes, path = FAULTS[fault]
    written = situation(phase="draw")
    written.table |= changes
    with pytest.raises(BadPosition) as told:
        read(written)
    assert told.value.facts["path"] == path


#: Frames and lanes that cannot be, with further fields.
FRAMES: dict[str, dict[str, Any]] = {
    "drawing after playing": {"frames": [{"frame": "Playing"}, {"frame": "Drawing"}]},
    "two turns": {"frames": [{"frame": "Drawing"}, {"frame": "Drawing"}]},
    "another seat plays": {"frames": [{"frame": "Playing", "seat": 1}]},
    "a swap without Wyatt Earp": {"frames": [{"frame": "Playing"}, {"frame": "Giving"}], "discard": "hideout"},
    "a swap without discards": {"frames": [{"frame": "Playing"}, {"frame": "Giving"}], "resolving": "wyatt_earp"},
    "taking more cards than there are": {
        "frames": [{"frame": "Playing"}, {"frame": "Fetching", "n": 3}],
        "discard": "hideout",
        "resolving": "wyatt_earp",
    },
    "choosing from the own hand": {
        "frames": [{"frame": "Playing"}, {"frame": "Choosing", "target": 0}],
        "resolving": "most_wanted",
    },
    "choosing from a hand that was not seen": {
        "frames": [{"frame": "Playing"}, {"frame": "Choosing", "target": 1}],
        "resolving": "most_wanted",
    },
    "discarding without a card": {"frames": [{"frame": "Discarding"}], "hands": {0: ""}},
    "a window for an outlaw that is not registered": {
        "frames": [{"frame": "Playing"}, WINDOW],
        "lanes": [[], asking(1)],
    },
    "a window without lanes": {"frames": [{"frame": "Playing"}, WINDOW], "table": SET},
    "a window for the active player": {
        "frames": [{"frame": "Playing"}, WINDOW],
        "table": SET,
        "lanes": [asking(0), asking(1)],
    },
    "a window that leaves somebody out": {
        "seats": 3,
        "frames": [{"frame": "Playing"}, WINDOW],
        "table": SET,
        "lanes": [[], asking(1), []],
    },
    "a question about another outlaw": {
        "frames": [{"frame": "Playing"}, WINDOW],
        "table": SET,
        "lanes": [[], asking(1, "wes_hardin")],
    },
    "a lane of somebody else": {
        "seats": 3,
        "frames": [{"frame": "Playing"}, WINDOW],
        "table": SET,
        "lanes": [[], asking(2), asking(1)],
    },
    "a Photo that is not held": {
        "frames": [{"frame": "Playing"}, WINDOW],
        "table": SET,
        "lanes": [[], [{"frame": "Answered", "seat": 1, "answer": "yes"}]],
    },
    "an open window at a table with hidden ones": {
        "frames": [{"frame": "Playing"}, QUESTION],
        "table": SET,
        "lanes": [[], asking(1)],
    },
    "a hidden window at a table with open ones": {
        "frames": [{"frame": "Playing"}, WINDOW],
        "table": SET,
        "options": {"hidden_windows": "false"},
        "lanes": [[], asking(1)],
    },
    "an open window for somebody who is not known to hold it": {
        "frames": [{"frame": "Playing"}, QUESTION],
        "table": SET,
        "hands": {0: "hideout*2", 1: "photo_bob_dalton"},
        "options": {"hidden_windows": "false"},
        "lanes": [[], asking(1)],
    },
    "lanes without a window": {"lanes": [[], asking(1)]},
}


@pytest.mark.parametrize("fault", FRAMES)
def test_wrong_frames_are_refused(fault):
    with pytest.raises(BadPosition):
        read(situation(**FRAMES[fault]))


@pytest.mark.parametrize(
    ("changes", "options"),
    [
        ({"territories": [{}, {"bob_dalton": ["bob_dalton"]}]}, "whole_round"),
        ({"hideouts": [{"seat": 1, "outlaw": "bob_dalton", "cards": ["bob_dalton"]}] * 2}, "whole_round"),
    ],
)
def test_a_lasting_hideout_is_alone_on_its_group(changes, options):
    given = {"hideouts": [(1, "bob_dalton", "outlaw*2")], "options": {"hideout_scope": options}}
    read(situation(**given))
    written = situation(**given)
    written.table |= changes | {"registered": ["bob_dalton"], "hands": [["hideout"], []]}
    with pytest.raises(BadPosition):
        read(written)


@pytest.mark.clause("WE-CMP-01")
def test_cards_must_be_those_of_the_box():
    with pytest.raises(BadPosition) as told:
        read(situation(conserved=True, n_supply=20))
    assert told.value.key == "position-conservation"
    with pytest.raises(BadPosition) as told:
        read(situation(hands={0: "bob_dalton*8", 1: ""}, supply="wes_hardin"))
    assert told.value.facts["tile"] == "bob_dalton"
    read(situation(conserved=True))


def test_a_window_is_written_and_read():
    s = read(
        situation(
            seats=3,
            frames=[{"frame": "Playing"}, WINDOW],
            table=SET,
            hands={0: "hideout*2", 1: "photo_bob_dalton", 2: "jesse_james"},
            lanes=[[], [{"frame": "Answered", "seat": 1, "answer": "yes"}], asking(2)],
        )
    )
    assert asked(s) == [2]
    again = read(msgspec.convert(write_position(GAME, s) | {"conserved": False}, Written))
    assert state_of(GAME, again) == state_of(GAME, s)
    play(again, 2, legal(again, 2)[0])
    assert again.groups[1 * 7 + 2] == 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_file_is_small_enough_to_read(seats):
    assert len(msgspec.json.encode(write_position(GAME, new_game(seats)))) < 4000


def test_money_of_which_nobody_knows_the_source_is_told_as_such():
    s = read(situation(money=[5000, 0]))
    assert [(item.key, item.points) for item in GAME.score(s).seats[0].items] == [("before", 5000)]
