"""docs/fairness.md is true: its program, which knows nothing of this project, and its test values."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from archive.archive import FOLDER
from hanpan.match.seeds import chance_key, chance_of, seed_hash
from hanpan.wire.http import Export, ExportedStep

DOCUMENT = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE)
RULEBOOK = sorted(FOLDER.glob("three_little_pigs/v1/*-rulebook.json"))
SEED = bytes(range(32))


def run(tmp_path: Path, file: Path) -> "subprocess.CompletedProcess[str]":
    """The program of the document in an interpreter that finds no packages."""
    [program] = PROGRAMS
    (tmp_path / "check.py").write_text(program)
    command = [sys.executable, "-I", "-S", str(tmp_path / "check.py"), str(file)]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.mark.parametrize("file", RULEBOOK, ids=lambda file: file.stem)
def test_the_program_proves_the_chance_of_recorded_games(tmp_path: Path, file: Path) -> None:
    ran = run(tmp_path, file)
    record = json.loads(file.read_bytes())
    thrown = sum(len(e["rolled"]) for step in record["steps"] for e in step["events"] if e["event"] == "DiceRolled")
    drawn = re.fullmatch(r"All (\d+) numbers follow from the seed\.\n", ran.stdout)
    assert ran.returncode == 0 and drawn is not None and int(drawn[1]) > thrown + 9


@pytest.mark.parametrize("way", ["die", "pots", "first player", "seed"])
def test_the_program_notices_other_chance(tmp_path: Path, way: str) -> None:
    record: dict[str, Any] = json.loads(RULEBOOK[0].read_bytes())
    deal, roll = record["steps"][0]["events"], record["steps"][1]["events"][0]
    if way == "die":
        roll["faces"][4] = "window" if roll["faces"][4] != "window" else "door"
    elif way == "pots":
        deal[0]["pots"] = 1 - deal[0]["pots"]
    elif way == "first player":
        deal[9]["seat"] = 1 - deal[9]["seat"]
    else:
        record |= {"seed": bytes(32).hex(), "seed_hash": seed_hash(bytes(32))}
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    ran = run(tmp_path, file)
    assert ran.returncode == 1 and "AssertionError" in ran.stderr


def test_values() -> None:
    values = dict(re.findall(r"^(seed_hash|key|stream 0|stream 1|below 6) +([0-9a-f ]+)$", DOCUMENT, re.MULTILINE))
    assert values["seed_hash"] == seed_hash(SEED)
    assert values["key"] == chance_key(SEED).hex()
    chance = chance_of(SEED, 1)
    for stream in (0, 1):  # a whole block: 2^31 is the largest bound, and its remainder the lower 31 bits
        blocks = [int(block, 16) for block in values[f"stream {stream}"].split()]
        assert [chance.below(stream, 2**31) for _ in blocks] == [block % 2**31 for block in blocks]
    again = chance_of(SEED, 1)
    numbers = [int(number) for number in values["below 6"].split()]
    assert len(numbers) == 10 and [again.below(0, 6) for _ in numbers] == numbers


def test_every_field_is_explained() -> None:
    for form in (Export, ExportedStep):
        for field in form.__struct_fields__:
            assert f"`{field}`" in DOCUMENT, field
