"""The recorded games of every released rules version, as tests read them."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from hanpan.wire.http import Export

FOLDER = Path(__file__).parent
FILES = [file for file in sorted(FOLDER.glob("*/v*/*.json")) if not file.name.endswith(".end.json")]


class Recorded(NamedTuple):
    """A record, and the table at its end."""

    record: Export
    end: dict[str, Any]


def name_of(file: Path) -> str:
    return str(file.relative_to(FOLDER).with_suffix(""))


def read(file: Path) -> Recorded:
    record = msgspec.json.decode(file.read_bytes(), type=Export)
    return Recorded(record, json.loads(file.with_suffix(".end.json").read_bytes()))
