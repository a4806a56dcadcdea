"""A record whose steps, seed, rules, table or score were changed is told in what it differs."""

import copy
import json

import msgspec
import pytest

from archive.archive import FOLDER
from hanpan.core.errors import BadOptions
from hanpan.games import UnknownGame
from hanpan.match.seeds import seed_hash
from hanpan.match.verify import verify
from match.tampering import RECORD, first, read, renumbered, tampered, verdict

# Steps


def test_a_missing_step() -> None:
    for i in range(1, len(RECORD["steps"]) - 1):
        record = tampered()
        del record["steps"][i]
        assert verdict(record) == ("record-order", {"n": i + 1})
        record["steps"] = renumbered(record["steps"])
        key, facts = verdict(record)
        assert key in ("record-action", "record-differs") and facts["n"] >= i + 1


def test_a_truncated_record() -> None:
    for kept in range(1, len(RECORD["steps"])):
        record = tampered()
        del record["steps"][kept:]
        assert verdict(record) == ("record-short", {"n": kept})
    record["steps"] = []
    assert verdict(record) == ("record-short", {"n": 0})


def test_a_further_step() -> None:
    record = tampered()
    n = len(record["steps"])
    record["steps"].append(record["steps"][-1] | {"n": n + 1})
    assert verdict(record) == ("record-long", {"n": n + 1})
    for i in range(1, n):
        record = tampered()
        record["steps"].insert(i, copy.deepcopy(record["steps"][i]))
        record["steps"] = renumbered(record["steps"])
        key, facts = verdict(record)
        assert key in ("record-action", "record-differs", "record-long") and facts["n"] > i


def test_swapped_steps() -> None:
    for i in range(len(RECORD["steps"]) - 1):
        record = tampered()
        steps = record["steps"]
        steps[i], steps[i + 1] = steps[i + 1], steps[i]
        assert verdict(record) == ("record-order", {"n": i + 1})
        record["steps"] = renumbered(steps)
        key, facts = verdict(record)
        assert key in ("record-action", "record-differs", "record-setup") and facts.get("n", 1) > i


def test_joined_steps() -> None:
    """A table takes no choice together with one that follows a draw: nobody has seen that draw yet."""
    record = tampered()
    steps = record["steps"]
    i, _ = first("DiceRolled")
    assert steps[i]["seat"] == steps[i + 1]["seat"]
    for field in ("actions", "events"):
        steps[i][field] += steps[i + 1][field]
    del steps[i + 1]
    record["steps"] = renumbered(steps)
    assert verdict(record) == ("record-list", {"n": i + 1})


def test_a_step_of_several_choices() -> None:
    """With open piles no draw lies between buying a tile and placing it: a table takes both at once."""
    record = json.loads((FOLDER / "three_little_pigs/v1/3-mixed-2.json").read_bytes())
    steps = record["steps"]
    proof = verify(read(record))
    does = [(step["actions"] or [{"do": ""}])[0]["do"] for step in steps]
    i = next(i for i in range(1, len(does)) if does[i - 1] == "Buy" and does[i] in ("Place", "StartHouse"))
    for field in ("actions", "events"):
        steps[i - 1][field] += steps[i][field]
    del steps[i]
    record["steps"] = renumbered(steps)
    joined = verify(read(record))
    assert (joined.steps, joined.actions, joined.draws) == (proof.steps - 1, proof.actions, proof.draws)


# Seed, rules, table


def test_another_seed() -> None:
    other = bytes(32)
    key, facts = verdict(RECORD | {"seed": other.hex()})
    assert key == "record-seed"
    assert facts == {"recorded": RECORD["seed_hash"], "expected": seed_hash(other)}
    assert verdict(RECORD | {"seed_hash": seed_hash(other)})[0] == "record-seed"
    assert verdict(RECORD | {"seed_hash": ""})[0] == "record-seed"
    key, facts = verdict(RECORD | {"seed": other.hex(), "seed_hash": seed_hash(other)})
    assert key == "record-differs" and facts["n"] == 1


@pytest.mark.parametrize(
    "seed", ["", "xyz", RECORD["seed"][:-2], RECORD["seed"] + "00", " " + RECORD["seed"], "٣" * 64]
)
def test_no_seed(seed: str) -> None:
    assert verdict(RECORD | {"seed": seed}) == ("record-seed-form", {"n": 64})


def test_a_record_without_a_seed() -> None:
    assert verdict(RECORD | {"seed": None}) == ("record-seedless", {})
    assert verdict(RECORD | {"status": "playing"}) == ("record-unfinished", {})


def test_other_rules() -> None:
    assert verdict(RECORD | {"rules_version": 2})[0] == "record-newer"
    assert verdict(RECORD | {"rules_version": 0}) == ("record-older", {"version": 0, "known": 1})
    assert verdict(RECORD | {"format_version": 2}) == ("record-format", {"version": 2, "known": 1})
    with pytest.raises(UnknownGame):
        verify(read(RECORD | {"game": "chess"}))
    with pytest.raises(msgspec.ValidationError):
        read(RECORD | {"format": "a letter"})


def test_another_table() -> None:
    key, facts = verdict(RECORD | {"options": RECORD["options"] | {"pots_layout": "flat"}})
    assert key == "record-differs" and facts["n"] == 1
    key, _ = verdict(RECORD | {"options": RECORD["options"] | {"end_piles": "short"}})
    assert key in ("record-differs", "record-long")
    assert verdict(RECORD | {"seats": RECORD["seats"][:4]})[0] == "record-differs"
    for options in ({"colour": "red"}, {"variant": "none"}):
        with pytest.raises(BadOptions):
            verify(read(RECORD | {"options": RECORD["options"] | options}))
    with pytest.raises(BadOptions):
        verify(read(RECORD | {"seats": []}))


@pytest.mark.parametrize("way", ["total", "rank", "item", "winners", "tie-break", "seats"])
def test_another_score(way: str) -> None:
    record = tampered()
    score = record["score"]
    if way == "total":
        score["seats"][1]["total"] += 1
    elif way == "rank":
        score["seats"][1]["rank"] += 1
    elif way == "item":
        score["seats"][1]["items"].append({"key": "house", "points": 0, "facts": {}})
    elif way == "winners":
        score["winners"] = [0, 1, 2, 3, 4]
    elif way == "tie-break":
        score["decided_by"] = "luck"
    else:
        score["seats"].pop()
    key, facts = verdict(record)
    assert key == "record-score" and facts["recorded"] != facts["expected"]


def test_what_proves_nothing_may_be_anything() -> None:
    """Names, the code and the clock are no part of the proof."""
    record = tampered()
    for seat in record["seats"]:
        seat["name"] = "Nobody"
    for step in record["steps"]:
        step["at"] = 0
    assert verify(read(record | {"code": "ZZZZZZ", "created": 0, "preset": ""})) == verify(read(RECORD))
