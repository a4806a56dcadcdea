"""A true record is proved; one in which choices or events were changed is told where and in what it differs."""

import copy
import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cli.position_files import VALUES, places
from hanpan.core.engine import legal
from hanpan.match.export import exported
from hanpan.match.records import BadRecord
from hanpan.match.verify import verify
from hanpan.wire.http import Export
from match.playing import play_on
from match.tampering import PIGS, RECORD, first, position_before, read, tampered, verdict


def test_a_true_record() -> None:
    proof = verify(read(RECORD))
    assert proof.steps == len(RECORD["steps"])
    assert proof.actions == sum(len(step["actions"] or []) for step in RECORD["steps"])
    thrown = sum(len(e["rolled"]) for step in RECORD["steps"] for e in step["events"] if e["event"] == "DiceRolled")
    spun = sum(e["event"] == "SpinnerSpun" for step in RECORD["steps"] for e in step["events"])
    turned = sum(e["event"] == "PileTurned" for step in RECORD["steps"] for e in step["events"])
    # A number that would favour small ones is drawn anew, about once in 10^9 draws.
    assert proof.draws == thrown + spun + turned + 1


@pytest.mark.anyio
@pytest.mark.parametrize("game", ["fair", "three_little_pigs", "wyatt_earp"])
async def test_matches_of_a_server_are_proved_when_they_are_over(table_room: Any, game: str) -> None:
    """With hidden hands and simultaneous choices, too."""
    match = await table_room.begin(game)
    store = table_room.store

    def record() -> Export:
        made = exported(store.table("ABCDEF"), store.seats("ABCDEF"), store.steps("ABCDEF"), None)
        return msgspec.json.decode(msgspec.json.encode(made), type=Export)

    assert verdict(msgspec.to_builtins(record())) == ("record-unfinished", {})
    await play_on(match, Random(3))
    proof = verify(record())
    assert proof.steps == match.n and proof.actions >= match.n - 1


# What happened


@pytest.mark.parametrize(
    ("event", "field", "value"),
    [
        ("DiceRolled", "faces", ["roof", "roof", "roof", "roof", "roof"]),
        ("DiceRolled", "rolled", [0]),
        ("DiceRolled", "roll", 3),
        ("PileTurned", "pots", 9),
        ("SpinnerSpun", "material", "mud"),
        ("TileBought", "tile", "brick_roof+2"),
        ("TilePlaced", "house", 7),
        ("WolfAppeared", "wolves", 1),
        ("TurnStarted", "seat", 9),
        ("GameEnded", "empty", 0),
    ],
)
def test_a_changed_event_is_told_with_what_should_stand_there(event: str, field: str, value: Any) -> None:
    record = tampered()
    i, j = first(event)
    form = record["steps"][i]["events"][j]
    before = copy.deepcopy(form)
    form[field] = value
    key, facts = verdict(record)
    assert key == "record-differs"
    assert (facts["n"], facts["event"]) == (i + 1, j + 1)
    assert json.loads(facts["recorded"]) == form and json.loads(facts["expected"]) == before


def test_no_record_floods_a_message() -> None:
    record = tampered()
    record["steps"][3]["events"][0]["flood"] = "x" * 100_000
    assert len(verdict(record)[1]["recorded"]) == 2_000
    record = tampered()
    record["steps"][3]["actions"] = [{"do": "x" * 100_000}]
    assert len(verdict(record)[1]["action"]) == 2_000


def test_the_set_up_is_proved_too() -> None:
    record = tampered()
    chosen = record["steps"][0]["events"][-2]
    assert chosen["event"] == "FirstPlayerChosen"
    chosen["seat"] = (chosen["seat"] + 1) % 5
    assert verdict(record)[1]["n"] == 1


@pytest.mark.parametrize("way", ["removed", "added", "twice", "swapped", "none", "further field", "missing field"])
def test_events_are_the_same_in_number_order_and_form(way: str) -> None:
    record = tampered()
    i, _ = first("TileBought")
    events = record["steps"][i]["events"]
    if way == "removed":
        events.pop()
    elif way == "added":
        events.append({"event": "NothingBought", "seat": 0})
    elif way == "twice":
        events.insert(0, events[0])
    elif way == "swapped":
        events[0], events[1] = events[1], events[0]
    elif way == "none":
        events.clear()
    elif way == "further field":
        events[0]["colour"] = "red"
    else:
        del events[0]["seat"]
    key, facts = verdict(record)
    assert key == "record-differs" and facts["n"] == i + 1
    assert (facts["recorded"] == "none") == (way in ("removed", "none"))
    assert (facts["expected"] == "none") == (way == "added")


# What was chosen


def test_another_choice_leads_to_other_events() -> None:
    """Every step in which something else could have been chosen, those of bots like those of people."""
    changed = 0
    for i, step in enumerate(RECORD["steps"][1:], 1):
        s = position_before(i)
        taken = PIGS.actions.read(step["actions"][0])
        for a in [a for a in legal(s, step["seat"]) if a != taken][:2]:
            record = tampered()
            record["steps"][i]["actions"] = [PIGS.actions.spell(a)]
            key, facts = verdict(record)
            assert (key, facts["n"]) == ("record-differs", i + 1)
            changed += 1
    assert changed > 40


def test_an_illegal_choice_is_told_with_its_clause() -> None:
    record = tampered()
    i, _ = first("DiceRolled")
    record["steps"][i]["actions"] = [{"do": "Buy", "pile": "straw_door"}]
    key, facts = verdict(record)
    assert key == "record-action" and facts["n"] == i + 1 and facts["clause"].startswith("TP-")
    assert json.loads(facts["action"]) == {"do": "Buy", "pile": "straw_door"}
    record["steps"][i]["actions"] = [{"do": "Jump"}]
    assert verdict(record)[0] == "record-action"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"actions": None}, "record-nobody"),
        ({"actions": []}, "record-nobody"),
        ({"seat": None}, "record-nobody"),
        ({"seat": 5}, "record-nobody"),
        ({"seat": -1}, "record-nobody"),
        ({"seat": 2**62}, "record-nobody"),
        ({"n": 99}, "record-order"),
    ],
)
def test_a_step_says_who_chose_what(change: dict[str, Any], key: str) -> None:
    record = tampered()
    record["steps"][4] |= change
    assert verdict(record) == (key, {"n": 5})


def test_nobody_chooses_in_another_seat_or_in_the_set_up() -> None:
    record = tampered()
    record["steps"][4]["seat"] = (record["steps"][4]["seat"] + 1) % 5
    key, facts = verdict(record)
    assert key == "record-action" and facts["n"] == 5
    for change in ({"seat": 0}, {"actions": [{"do": "Roll"}]}):
        record = tampered()
        record["steps"][0] |= change
        assert verdict(record)[0] == "record-setup"


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_change_of_what_was_chosen_or_happened_is_noticed(data: st.DataObject) -> None:
    record = tampered()
    path = data.draw(st.sampled_from(places(record["steps"])))
    holder: Any = record["steps"]
    for key in path[:-1]:
        holder = holder[key]
    before = json.dumps(holder[path[-1]], sort_keys=True)
    holder[path[-1]] = data.draw(VALUES)
    try:
        read_record = read(record)
    except msgspec.ValidationError:
        return
    if path[-1] == "at" or json.dumps(holder[path[-1]], sort_keys=True) == before:
        return
    with pytest.raises(BadRecord):
        verify(read_record)
