"""Records for the tests of the store and of what stands on it."""

import sqlite3

from hanpan.store.records import SeatRecord, StepRecord, TableRecord, chained, first_link
from hanpan.store.store import Store


def table_record(code: str = "ABCDEF", **changes: object) -> TableRecord:
    fields = {
        "code": code,
        "game": "three_little_pigs",
        "rules_version": 1,
        "status": "waiting",
        "preset": "rulebook",
        "options": {},
        "pace": 0,
        "window_ms": 0,
        "host": "guest-0",
        "seed": bytes(range(32)),
        "next": None,
        "created": 1_700_000_000,
        "updated": 1_700_000_000,
    }
    return TableRecord(**{**fields, **changes})


async def stored_table(store: Store, code: str = "ABCDEF") -> int:
    """The id of a new table without seats."""
    return await store.create(table_record(code), [])


def steps_of(code: str) -> str:
    """The condition for the steps of a table, in SQL."""
    return f"table_id=(SELECT id FROM tables WHERE code='{code}')"


async def fill_disk(store: Store) -> None:
    """The file cannot grow any more and has no free page, as if the disk were full."""

    def job(db: sqlite3.Connection) -> None:
        (n_free,) = db.execute("PRAGMA freelist_count").fetchone()
        db.execute("CREATE TABLE ballast (content)")
        db.execute("INSERT INTO ballast VALUES (zeroblob(?))", (4096 * n_free,))
        (n_pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count={n_pages}").fetchone()

    await store.writer.change(job)


async def clear_disk(store: Store) -> None:
    """There is room again."""
    await store.writer.change(lambda db: db.execute("PRAGMA max_page_count=1000000").fetchone())


def person(seat: int) -> SeatRecord:
    return SeatRecord(seat, "person", None, f"guest-{seat}", f"사람 {seat}", f"token-{seat}")


def chain(code: str, n_steps: int) -> list[StepRecord]:
    """Steps whose content means nothing but whose checksums are right."""
    steps = []
    link = first_link(code)
    for n in range(1, n_steps + 1):
        seat = None if n == 1 else n % 2
        step = StepRecord(
            n, seat, f"id-{n}" if n % 3 else None, b"[1]", n % 2, b"[[1,2]]", b'["c"]', 1, 1_700_000_000 + n
        )
        step.checksum = link = chained(link, step)
        steps.append(step)
    return steps
