"""`hanpan export`: matches of a data folder become records that can be replayed."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from commands import hanpan

from hanpan.core.chance import Quick
from hanpan.core.engine import lowest, play
from hanpan.games import find_game
from hanpan.match.replay import rest_of
from hanpan.match.seeds import chance_of, seed_hash
from hanpan.store.records import SeatRecord, StepRecord, TableRecord, chained, first_link
from hanpan.store.store import Store
from store.storing import steps_of

PIGS = find_game("three_little_pigs")
SEED = bytes(range(32))


def seats(code: str) -> list[SeatRecord]:
    person = SeatRecord(0, "person", None, "guest", "민서", f"token of {code}")
    return [person, SeatRecord(1, "bot", "random", None, "두루미")]


async def store_game(folder: Path, code: str, most: int) -> None:
    """Stores a random game of at most so many decisions, as a server does."""
    store = await Store.open(folder / "hanpan.db")
    options = {"end_piles": "short"}
    table = TableRecord(
        code=code, game=PIGS.name, rules_version=1, status="waiting", preset="rulebook", options=options, pace=0,
        window_ms=0, host="guest", seed=SEED, next=None, created=1_700_000_000, updated=1_700_000_000,
    )  # fmt: skip
    table_id = await store.create(table, seats(code))
    log: list[Any] = []
    s = PIGS.new(options, 2, chance_of(SEED, 2), log)
    checksum, chooser = first_link(code), Quick(1)
    seat: int | None = None
    actions: list[int] = []
    for n in range(1, most + 2):
        events = PIGS.codec().encode(log)
        body = json.dumps(actions).encode()
        step = StepRecord(n, seat, None, body, 0, events, rest_of(PIGS, s, [n, n]), s.asked, 1_700_000_000 + n)
        step.checksum = checksum = chained(checksum, step)
        await store.append(table_id, step, over=not s.asked)
        log.clear()
        if not s.asked:
            break
        seat = lowest(s.asked)
        actions = [chooser.pick(0, s.offers[seat])]
        play(s, seat, actions[0])
    await store.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("data")
    asyncio.run(store_game(place, "ENDED2", 10_000))
    asyncio.run(store_game(place, "RUNS22", 9))
    return place


def test_finished_match(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    ran = hanpan("export", "ended2", "--data", folder, "--to", file)
    assert ran.status == 0 and not ran.out and not ran.err
    record = json.loads(file.read_text())
    assert record["seed_hash"] == seed_hash(SEED) and record["seed"] == SEED.hex() and record["status"] == "over"
    assert [seat["name"] for seat in record["seats"]] == ["민서", "두루미"]
    assert "guest" not in file.read_text() and "token" not in file.read_text()
    assert hanpan("verify", file).status == 0
    told = hanpan("replay", file)
    assert told.status == 0 and "everything happens the same" in told.out and "민서" in told.out
    assert hanpan("export", "ENDED2", environment={"HANPAN_DATA": str(folder)}).out == file.read_text()


def test_running_match_keeps_its_secrets(folder: Path, tmp_path: Path) -> None:
    ran = hanpan("export", "RUNS22", "--data", folder)
    record = json.loads(ran.out)
    assert record["status"] == "playing" and record["seed"] is None and record["score"] is None
    assert SEED.hex() not in ran.out and len(record["steps"]) == 10
    file = tmp_path / "record.json"
    file.write_text(ran.out)
    for command in ("replay", "verify"):
        refused = hanpan(command, file)
        assert refused.status == 1 and not refused.out
        assert refused.err == "The game of this record is not finished: it cannot be verified yet.\n"


def test_unknown_code(folder: Path) -> None:
    ran = hanpan("export", "NOBODY", "--data", folder)
    assert ran.status == 2 and len(ran.err.splitlines()) == 1 and "NOBODY" in ran.err


def test_damaged_and_foreign_databases(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "hanpan.db"
    copy.write_bytes((folder / "hanpan.db").read_bytes())
    with sqlite3.connect(copy) as db:
        db.execute(f"UPDATE steps SET events = ? WHERE {steps_of('ENDED2')} AND n = 4", (b"[]",))
    db.close()
    ran = hanpan("export", "ENDED2", "--data", tmp_path)
    assert ran.status == 2 and len(ran.err.splitlines()) == 1 and "step 4" in ran.err
    assert hanpan("export", "RUNS22", "--data", tmp_path).status == 0
    copy.write_bytes(b"no database at all" * 100)
    ran = hanpan("export", "ENDED2", "--data", tmp_path)
    assert ran.status == 2 and len(ran.err.splitlines()) == 1


def test_data_of_another_version_are_told_as_such(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "hanpan.db"
    copy.write_bytes((folder / "hanpan.db").read_bytes())
    for version, word in (("0002", "older"), ("9999", "newer")):
        with sqlite3.connect(copy) as db:
            db.execute("UPDATE alembic_version SET version_num = ?", (version,))
        db.close()
        ran = hanpan("export", "ENDED2", "--data", tmp_path)
        assert ran.status == 2 and len(ran.err.splitlines()) == 1 and word in ran.err
