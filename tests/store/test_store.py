"""The store: what is told to be stored is stored, wholly or not at all."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import msgspec
import pytest

from hanpan.store.errors import BrokenRecord, StoreFailed
from hanpan.store.records import AnswerRecord, LastStep, linked
from hanpan.store.store import Store
from store.storing import chain, clear_disk, fill_disk, person, steps_of, stored_table, table_record

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
async def store(tmp_path):
    store = await Store.open(tmp_path / "a.db")
    yield store
    await store.close()


async def test_what_is_written_is_read_back(store):
    table = table_record(options={"variant": "veteran"})
    table.id = await store.create(table, [person(0), person(1)], {"guest-9": 1})
    assert store.table("ABCDEF") == table
    assert store.seats("ABCDEF") == [person(0), person(1)]
    assert store.devices("ABCDEF") == {"guest-9": 1}
    assert store.seat_by_token("token-1") == ("ABCDEF", 1)
    assert store.table("NOBODY") is None and store.seat_by_token("no") is None
    assert store.last_step("ABCDEF") == LastStep()

    steps = chain("ABCDEF", 7)
    for step in steps:
        await store.append(table.id, step, over=step.n == 7)
    assert store.steps("ABCDEF") == steps
    assert store.steps("ABCDEF", 5) == steps[5:]
    assert store.steps("ABCDEF", 7) == [] == store.steps("ABCDEF", 99)
    assert store.last_step("ABCDEF") == LastStep(7, 1, steps[-1].at)
    assert store.answered("ABCDEF", 0, "id-2") == 2
    assert store.answered("ABCDEF", 1, "id-2") is None
    assert store.table("ABCDEF").status == "over"
    assert await stored_table(store, "LATER1") > table.id


async def test_answers_belong_to_the_step_that_opened_their_window(store):
    table = await stored_table(store)
    first, *later = chain("ABCDEF", 3)
    await store.append(table, first, over=False)
    answers = [AnswerRecord(1, 2, "late", 10), AnswerRecord(1, 0, None, 9)]
    for answer in answers:
        answer.checksum = linked(first.checksum, answer)
        await store.answer(table, answer)
    assert store.answers("ABCDEF", first) == answers[::-1] and store.answers("NOBODY", first) == []
    with pytest.raises(sqlite3.IntegrityError):
        await store.answer(table, answers[0])
    later[0].seat, later[0].message = 2, "late"  # an answer becomes a step, and is told by its first number still
    await store.append_all(table, later, over=True)
    assert store.last_step("ABCDEF").n == 3 and store.table("ABCDEF").status == "over"
    assert store.answered("ABCDEF", 2, "late") == 1
    with pytest.raises(sqlite3.IntegrityError):
        await store.append_all(table, [*chain("ABCDEF", 4)[3:], later[0]], over=False)
    assert store.last_step("ABCDEF").n == 3
    for damage in ("action=10", "message='other'", "seat=1", "action='many'", "checksum=x'00'"):
        await store.writer.change(lambda db, to=damage: db.execute(f"UPDATE answers SET {to} WHERE seat=0"))
        with pytest.raises(BrokenRecord) as caught:
            store.answers("ABCDEF", first)
        assert caught.value.facts == {"code": "ABCDEF", "n": 1}
        await store.writer.change(restore)


def restore(db):
    """The second answer of the test above as it was."""
    first = chain("ABCDEF", 1)[0]
    answer = AnswerRecord(1, 0, None, 9)
    db.execute("DELETE FROM answers WHERE message IS NULL OR message='other'")
    row = (1, 1, 0, None, 9, linked(first.checksum, answer))
    db.execute("INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?)", row)


async def test_every_commit_is_on_the_disk(store):
    names = ("journal_mode", "synchronous", "temp_store")
    modes = await store.writer.change(lambda db: [db.execute(f"PRAGMA {name}").fetchone()[0] for name in names])
    assert modes == ["wal", 2, 2]


async def test_callers_share_commits_and_each_gets_its_own_answer(store):
    chains = {f"TABLE{i}": chain(f"TABLE{i}", 40) for i in range(5)}
    ids = {code: await stored_table(store, code) for code in chains}
    before = store.writer.groups
    futures = [store.append(ids[code], chains[code][n], over=False) for n in range(40) for code in chains]
    repeated = store.append(ids["TABLE0"], chains["TABLE0"][4], over=False)
    await asyncio.gather(*futures)
    with pytest.raises(sqlite3.IntegrityError):
        await repeated
    assert store.writer.groups - before < len(futures)
    assert {code: store.steps(code) for code in chains} == chains


async def test_a_message_id_belongs_to_a_seat_of_a_table(store):
    for code in ("ABCDEF", "OTHER1"):
        table = await stored_table(store, code)
        for step, seat in zip(chain(code, 3), (1, 0, 0), strict=True):
            await store.append(table, msgspec.structs.replace(step, seat=seat, message=f"{code} {seat}"), over=False)
    assert store.answered("ABCDEF", 0, "ABCDEF 0") == 2
    assert store.answered("ABCDEF", 1, "ABCDEF 1") == 1
    assert store.answered("ABCDEF", 1, "ABCDEF 0") is None
    assert store.answered("ABCDEF", 0, "OTHER1 0") is None
    assert store.answered("NOBODY", 0, "ABCDEF 0") is None


async def test_the_steps_of_one_commit_share_pages(store, tmp_path):
    """What a commit adds lies together and not beside the past of each table."""
    histories = {await stored_table(store, code): chain(code, 40) for code in (f"TABLE{i}" for i in range(64))}
    for n in range(39):
        await asyncio.gather(*[store.append(table, steps[n], over=False) for table, steps in histories.items()])
    db = sqlite3.connect(tmp_path / "a.db")
    assert db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone() == (0, 0, 0)
    db.close()

    all_handed_in = threading.Event()
    waiting = [store.writer.change(lambda db: all_handed_in.wait())]
    waiting += [store.append(table, steps[39], over=False) for table, steps in histories.items()]
    all_handed_in.set()
    await asyncio.gather(*waiting)
    n_pages = (tmp_path / "a.db-wal").stat().st_size // 4096
    assert 0 < n_pages < len(histories) / 2


async def test_a_full_disk_refuses_and_changes_nothing(store):
    table, steps = await stored_table(store), chain("ABCDEF", 400)
    await store.append(table, steps[0], over=False)
    await fill_disk(store)
    stored = 1
    with pytest.raises(StoreFailed):
        for step in steps[1:]:
            await store.append(table, step, over=False)
            stored = step.n
    assert store.steps("ABCDEF") == steps[:stored]
    await clear_disk(store)
    await store.append(table, steps[stored], over=False)
    assert store.steps("ABCDEF") == steps[: stored + 1]


async def test_a_failing_change_leaves_nothing_and_spares_the_others(store):
    def half(db):
        db.execute("INSERT INTO devices (code, guest, seat) VALUES ('HALF', 'g', 0)")
        raise ValueError("in the middle")

    before, failing, after = (
        store.create(table_record("BEFORE"), []),
        store.writer.change(half),
        store.create(table_record("AFTER1"), []),
    )
    with pytest.raises(ValueError):
        await failing
    await asyncio.gather(before, after)
    assert store.devices("HALF") == {}
    assert store.table("BEFORE") and store.table("AFTER1")


async def test_a_table_changes_only_while_it_waits(store):
    table_id = await store.create(table_record(), [person(0)])
    await store.replace(table_record(id=table_id, pace=5), [person(0), person(1)], {})
    assert store.table("ABCDEF").pace == 5
    assert len(store.seats("ABCDEF")) == 2
    (first,) = chain("ABCDEF", 1)
    await store.replace(table_record(id=table_id, status="playing"), [person(0), person(1)], {}, first)
    assert store.steps("ABCDEF") == [first]
    with pytest.raises(LookupError):
        await store.replace(table_record(id=table_id, pace=9), [person(0)], {})
    assert store.table("ABCDEF").pace == 0
    assert len(store.seats("ABCDEF")) == 2


async def test_a_table_has_one_rematch_and_codes_are_unique(store):
    await store.create(table_record("OLDONE"), [])
    await store.create(table_record("NEWONE"), [], follows="OLDONE")
    assert store.table("OLDONE").next == "NEWONE"
    with pytest.raises(LookupError):
        await store.create(table_record("OTHER1"), [], follows="OLDONE")
    assert store.table("OTHER1") is None
    with pytest.raises(sqlite3.IntegrityError):
        await store.create(table_record("OLDONE"), [])


async def test_devices_need_the_seats_present_token(store):
    await store.create(table_record(), [person(0)])
    assert await store.add_device("ABCDEF", "phone", 0, "token-0")
    assert not await store.add_device("ABCDEF", "thief", 0, "token-of-yesterday")
    assert store.devices("ABCDEF") == {"phone": 0}


async def test_tables_of_a_guest(store):
    await store.create(table_record("SEATED", created=1), [msgspec.structs.replace(person(1), seat=0)])
    await store.create(table_record("HOSTED", created=2, host="guest-1"), [])
    await store.create(table_record("DEVICE", created=3), [person(0)], {"guest-1": 0})
    await store.create(table_record("OTHERS", created=4), [person(3)])
    assert store.tables_of("guest-1", 10) == ["DEVICE", "HOSTED", "SEATED"]
    assert store.tables_of("guest-1", 2) == ["DEVICE", "HOSTED"]
    assert await store.rename("guest-1", "새 이름") == ["SEATED"]
    assert store.seats("SEATED")[0].name == "새 이름"


DAMAGE = {
    "an event": "UPDATE steps SET events = CAST('[[1,3]]' AS BLOB) WHERE n=4",
    "half of it": "UPDATE steps SET events = CAST('[[1' AS BLOB) WHERE n=4",
    "no events": "UPDATE steps SET events = x'' WHERE n=4",
    "control": "UPDATE steps SET control = x'00' WHERE n=4",
    "actions": "UPDATE steps SET actions = CAST('[2]' AS BLOB) WHERE n=4",
    "seat": "UPDATE steps SET seat = 1 WHERE n=4",
    "message": "UPDATE steps SET message = 'forged' WHERE n=4",
    "asked": "UPDATE steps SET asked = 0 WHERE n=4",
    "secret": "UPDATE steps SET secret = 1 WHERE n=4",
    "time": "UPDATE steps SET at = 5 WHERE n=4",
    "a type": "UPDATE steps SET asked = 'many' WHERE n=4",
    "checksum": "UPDATE steps SET checksum = x'0102' WHERE n=4",
    "a lost row": "DELETE FROM steps WHERE n=4",
    "a foreign row": "UPDATE steps SET checksum = (SELECT checksum FROM steps WHERE n=4 AND "
    + steps_of("HEALTH")
    + ") WHERE n=4",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
async def test_damage_is_recognised_and_hurts_one_table(store, damage):
    for code in ("VICTIM", "HEALTH"):
        table = await stored_table(store, code)
        for step in chain(code, 8):
            await store.append(table, step, over=False)
    await store.writer.change(lambda db: db.execute(f"{damage} AND {steps_of('VICTIM')}"))
    with pytest.raises(BrokenRecord) as caught:
        store.steps("VICTIM")
    assert caught.value.facts == {"code": "VICTIM", "n": 4}
    assert store.steps("VICTIM", 6) == chain("VICTIM", 8)[6:]
    assert store.steps("HEALTH") == chain("HEALTH", 8)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET options = '{' WHERE code='VICTIM'",
        "UPDATE tables SET options = x'ff' WHERE code='VICTIM'",
        "UPDATE tables SET status = 'dreaming' WHERE code='VICTIM'",
        "UPDATE tables SET seed = 'text' WHERE code='VICTIM'",
        "DELETE FROM seats WHERE code='VICTIM' AND seat=0",
        "UPDATE seats SET kind = 'ghost' WHERE code='VICTIM'",
    ],
)
async def test_damaged_tables_are_recognised(store, damage):
    for code in ("VICTIM", "HEALTH"):
        seats = [msgspec.structs.replace(person(i), token=f"{code}{i}") for i in range(2)]
        await store.create(table_record(code), seats)
    await store.writer.change(lambda db: db.execute(damage))
    with pytest.raises(BrokenRecord) as caught:
        store.table("VICTIM")
        store.seats("VICTIM")
    assert caught.value.facts["code"] == "VICTIM"
    assert store.table("HEALTH") and len(store.seats("HEALTH")) == 2


APPENDER = """
import asyncio, sys
from pathlib import Path
from hanpan.store.store import Store
from store.storing import chain, stored_table

async def main():
    store = await Store.open(Path(sys.argv[1]))
    table = store.table("ABCDEF")
    table_id = table.id if table else await stored_table(store)
    done = len(store.steps("ABCDEF"))
    for step in chain("ABCDEF", 100_000)[done:]:
        await store.append(table_id, step, over=False)
        print(step.n, flush=True)

asyncio.run(main())
"""


def test_a_kill_loses_nothing_that_was_acknowledged(tmp_path):
    path = tmp_path / "a.db"
    stored = 0
    for acknowledged in (1, 2, 57, 200):
        child = subprocess.Popen(
            [sys.executable, "-c", APPENDER, str(path)],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdout=subprocess.PIPE,
            text=True,
        )
        with child:
            last = stored
            while last < stored + acknowledged:
                last = int(child.stdout.readline())
            child.send_signal(signal.SIGKILL)
        stored = asyncio.run(count(path))
        assert stored >= last


async def count(path: Path) -> int:
    store = await Store.open(path)
    try:
        steps = store.steps("ABCDEF")
        assert steps == chain("ABCDEF", len(steps))
        return len(steps)
    finally:
        await store.close()
