"""Every file, command and output of docs/positions.md is real."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCUMENT = Path(__file__).parents[2] / "docs" / "positions.md"
TEXT = DOCUMENT.read_text("utf-8")
CONSOLES = re.findall(r"```console\n(.*?)```", TEXT, re.DOTALL)
FILES = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the document, and a `hanpan` on the path."""
    place = tmp_path_factory.mktemp("positions")
    wolf = json.loads(FILES[0])
    (place / "wolf.json").write_text(json.dumps(wolf))
    (place / "scripted.json").write_text(json.dumps(wolf | json.loads("{" + FILES[1] + "}")))
    program = place / "bin" / "hanpan"
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\nexec '{sys.executable}' -c 'from hanpan.cli import main; main()' \"$@\"\n")
    program.chmod(0o755)
    return place


def commands(console: str) -> list[tuple[str, str]]:
    """Each command with the output that follows it."""
    parts = re.split(r"^\$ (.*)$", console, flags=re.MULTILINE)[1:]
    return [(parts[i], parts[i + 1].lstrip("\n")) for i in range(0, len(parts), 2)]


def test_document_has_examples() -> None:
    assert len(CONSOLES) >= 4 and sum(len(commands(console)) for console in CONSOLES) >= 10


def test_outputs_are_as_printed(folder: Path) -> None:
    environment = {"PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}", "LANG": "C.UTF-8"}
    for console in CONSOLES:
        for command, expected in commands(console):
            ran = subprocess.run(
                command, shell=True, cwd=folder, env=environment, capture_output=True, encoding="utf-8", timeout=60
            )
            assert ran.stdout + ran.stderr == expected, command
