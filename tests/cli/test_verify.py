"""`hanpan verify`: what is proved is said line by line, what is not in one line that tells where and what differs."""

import copy
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from commands import Ran, hanpan

from archive.archive import FILES, FOLDER, name_of
from hanpan.text import LOCALES

FILE = FOLDER / "three_little_pigs/v1/3-rulebook.json"
RECORD: dict[str, Any] = json.loads(FILE.read_bytes())
ZEROS = bytes(32)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_a_true_record_is_proved(file: Path, locale: str) -> None:
    ran = hanpan("verify", file, locale=locale)
    record = json.loads(file.read_bytes())
    assert ran.status == 0 and not ran.err and "⟨" not in ran.out
    assert record["seed_hash"] in ran.out.splitlines()[1]
    assert str(len(record["steps"])) in ran.out.splitlines()[3]


def test_standard_input_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    with FILE.open() as file:
        monkeypatch.setattr("sys.stdin", file)
        assert hanpan("verify", "<stdin>").status == 0


def tampered(kind: str) -> dict[str, Any]:
    record = copy.deepcopy(RECORD)
    steps = record["steps"]
    if kind == "die":
        steps[1]["events"][0]["faces"] = ["roof"] * 5
    elif kind == "event gone":
        steps[1]["events"].pop()
    elif kind == "action":
        steps[1]["actions"] = [{"do": "Stop"}]
    elif kind == "no such action":
        steps[1]["actions"] = [{"do": "\u001b[31mJump\n"}]
    elif kind == "nobody":
        steps[1]["seat"] = None
    elif kind == "gap":
        del steps[3]
    elif kind == "cut":
        del steps[7:]
    elif kind == "longer":
        steps.append(steps[-1] | {"n": len(steps) + 1})
    elif kind == "set-up":
        steps[0]["seat"] = 0
    elif kind == "seed":
        record["seed"] = ZEROS.hex()
    elif kind == "hash":
        record["seed_hash"] = hashlib.sha256(ZEROS).hexdigest()
    elif kind == "seed and hash":
        record |= {"seed": ZEROS.hex(), "seed_hash": hashlib.sha256(ZEROS).hexdigest()}
    elif kind == "no seed":
        record["seed"] = None
    elif kind == "half a seed":
        record["seed"] = record["seed"][:32]
    elif kind == "running":
        record |= {"status": "playing", "seed": None, "score": None}
    elif kind == "older":
        record["rules_version"] = 0
    elif kind == "newer":
        record["rules_version"] = 2
    elif kind == "form":
        record["format_version"] = 7
    elif kind == "score":
        record["score"]["seats"][0]["total"] += 1
    return record


#: What the English line says of it.
SAID = {
    "die": 'Step 2 of the record differs in event 1. Recorded: {"event":"DiceRolled","faces":["roof",',
    "event gone": "Recorded: nothing · by the seed and the rules: {",
    "action": 'The choice of seat',
    "no such action": "breaks the rules: {",
    "nobody": "Step 2 of the record does not say who chose what.",
    "gap": "Step 4 of the record is missing or out of order.",
    "cut": "The record breaks off after step 7.",
    "longer": "By the rules the game was over before step",
    "set-up": "The first step of a record is the set-up",
    "seed": f"hash of the seed: {hashlib.sha256(ZEROS).hexdigest()}",
    "hash": f"Shown: {hashlib.sha256(ZEROS).hexdigest()}",
    "seed and hash": "Step 1 of the record differs in event",
    "no seed": "no seed",
    "half a seed": "64 hexadecimal digits",
    "running": "is not finished: it cannot be verified yet",
    "older": "recorded with rules version 0",
    "newer": "needs rules version 2",
    "form": "form version 7",
    "score": "counted again: {",
}  # fmt: skip


def one_line(ran: Ran) -> bool:
    return not ran.out and len(ran.err.splitlines()) == 1 and "⟨" not in ran.err and "\x1b" not in ran.err


@pytest.mark.parametrize("kind", SAID)
def test_a_false_record_is_told_in_both_languages(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(tampered(kind)))
    for locale in LOCALES:
        ran = hanpan("verify", file, locale=locale)
        assert ran.status == 1 and one_line(ran)
    assert SAID[kind] in ran.err


def test_a_truncated_file(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    whole = FILE.read_bytes()
    for size in (0, 1, 100, len(whole) // 2, len(whole) - 3):
        file.write_bytes(whole[:size])
        for locale in LOCALES:
            ran = hanpan("verify", file, locale=locale)
            assert ran.status == 2 and one_line(ran)


@pytest.mark.parametrize(
    "change",
    [
        {"format": "a letter"},
        {"game": "chess"},
        {"options": {"variant": "none"}},
        {"options": {"colour": "red"}},
        {"seats": []},
        {"steps": "many"},
        {"steps": [3]},
        {"seed": 5},
        {"score": {}},
        {"rules_version": "1"},
    ],
)
def test_what_is_no_record_of_a_game_here(tmp_path: Path, change: dict[str, Any]) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(RECORD | change))
    for locale in LOCALES:
        ran = hanpan("verify", file, locale=locale)
        assert ran.status == 2 and one_line(ran)
