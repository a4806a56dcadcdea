"""Recorded games add up, and one that was tampered with does not."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from commands import hanpan
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from position_files import VALUES, places, text_of

from hanpan.cli.records import Recorder
from hanpan.core.chance import Quick
from hanpan.core.engine import is_over, lowest, play
from hanpan.games import find_game
from hanpan.match.seeds import chance_of
from hanpan.wire.http import SeatInfo

PIGS = find_game("three_little_pigs")
SEED = bytes(range(32))


def recorded(options: dict[str, str], n_seats: int) -> dict[str, Any]:
    """The record of a random game."""
    log: list[Any] = []
    s = PIGS.new(options, n_seats, chance_of(SEED, n_seats), log)
    people = [SeatInfo("person", f"P{seat}", None, False, seat == 0) for seat in range(n_seats)]
    recorder = Recorder(PIGS, log, people, SEED)
    chooser = Quick(5)
    while not is_over(s):
        seat = lowest(s.asked)
        a = chooser.pick(0, s.offers[seat])
        play(s, seat, a)
        recorder.step(seat, PIGS.actions.spell(a))
    import msgspec

    plain: dict[str, Any] = json.loads(msgspec.json.encode(recorder.record(s)))
    return plain


RECORD = recorded({"end_piles": "short"}, 2)
VETERANS = recorded({"variant": "veteran", "wolf_strength": "one_tile", "pile_visibility": "open"}, 4)


def replay(tmp_path: Path, record: Any) -> tuple[int, str, str]:
    file = tmp_path / "record.json"
    file.write_text(text_of(record), "utf-8")
    return hanpan("replay", file)


@pytest.mark.parametrize("record", [RECORD, VETERANS], ids=["short", "veterans"])
def test_true_records(tmp_path: Path, record: dict[str, Any]) -> None:
    status, out, err = replay(tmp_path, record)
    assert status == 0 and not err
    assert "The score is the one in the record." in out and "everything happens the same" in out
    told = sum(len(step["events"]) for step in record["steps"])
    assert sum(line.startswith("· ") for line in out.splitlines()) == told
    file = tmp_path / "record.json"
    assert "· " not in hanpan("replay", file, "--quiet").out


def test_without_seed_or_score_less_is_checked(tmp_path: Path) -> None:
    status, out, _ = replay(tmp_path, RECORD | {"seed": None, "score": None})
    assert status == 0 and "names no score" in out and "Chance was not checked" in out


def tampered(kind: str) -> dict[str, Any]:
    record = copy.deepcopy(VETERANS)
    steps = record["steps"]
    rolls = [i for i, step in enumerate(steps) if step["events"] and step["events"][0]["event"] == "DiceRolled"]
    if kind == "score":
        record["score"]["seats"][0]["total"] += 1
    elif kind == "winner":
        record["score"]["winners"] = [3 - record["score"]["winners"][0]]
    elif kind == "missing step":
        del steps[5]
    elif kind == "last step":
        del steps[-1]
    elif kind == "seed":
        record["seed"] = bytes(32).hex()
    elif kind == "seed and its hash":
        record["seed"], record["seed_hash"] = (
            bytes(32).hex(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
        )
    elif kind == "no hex":
        record["seed"] = "xyz"
    elif kind == "dice":
        event = steps[rolls[3]]["events"][0]
        event["faces"] = ["roof" if face != "roof" else "door" for face in event["faces"]]
    elif kind == "action":
        steps[rolls[3]]["actions"] = [{"do": "Buy", "pile": "straw_door"}]
    elif kind == "no action":
        steps[rolls[3]]["actions"] = [{"do": "Jump"}]
    elif kind == "other seat":
        steps[rolls[3]]["seat"] = (steps[rolls[3]]["seat"] + 1) % 4
    elif kind == "no such house":
        place = next(
            event for step in steps for event in step["events"] if event["event"] == "TilePlaced" and event["level"]
        )
        place["house"] = 20
    elif kind == "no such event":
        steps[2]["events"][0]["event"] = "PigFlew"
    elif kind == "wrong field":
        steps[2]["events"][0]["colour"] = "red"
    elif kind == "unfinished":
        record["status"] = "playing"
    elif kind == "newer rules":
        record["rules_version"] = 9
    return record


KINDS = [
    "score", "winner", "missing step", "last step", "seed", "seed and its hash", "no hex", "dice", "action", "no action",
    "other seat", "no such house", "no such event", "wrong field", "unfinished", "newer rules",
]  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_tampered_records(tmp_path: Path, kind: str) -> None:
    status, out, err = replay(tmp_path, tampered(kind))
    assert status == 1 and len(err.splitlines()) == 1 and "⟨" not in err
    assert "in the record." not in out


@settings(max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_change_of_what_happened_is_noticed(tmp_path: Path, data: st.DataObject) -> None:
    record = copy.deepcopy(RECORD)
    path = data.draw(st.sampled_from(places(record["steps"])))
    holder: Any = record["steps"]
    for key in path[:-1]:
        holder = holder[key]
    before = copy.deepcopy(holder)
    holder[path[-1]] = data.draw(VALUES)
    status, _, err = replay(tmp_path, record)
    assert status in (0, 1, 2) and len(err.splitlines()) == bool(status)
    if holder != before and path[-1] not in ("at", "n") and "actions" not in path and "seat" not in path[1:2]:
        assert status, path


def test_chosen_action_may_be_written_as_an_id(tmp_path: Path) -> None:
    record = copy.deepcopy(RECORD)
    for step in record["steps"]:
        step["actions"] = [action | {"id": PIGS.actions.read(action)} for action in step["actions"] or []]
    assert replay(tmp_path, record)[0] == 0
