"""One thread writes; everything that waits for it shares one durable commit."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from hanpan.store.errors import StoreFailed
from hanpan.store.records import StepRecord

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Row = tuple[Any, ...]

#: Most changes in one commit.
LARGEST_GROUP = 512

#: Numbers of steps that one statement inserts, largest first: each statement lets the event loop run, and waits for it.
AT_ONCE = (64, 16, 4, 1)
#: Pages of the write-ahead log after which they are moved into the file: the newest pages are written again and again,
#: and moved once.
CHECKPOINT_AFTER = 8_000

STEP_COLUMNS = ("table_id", *StepRecord.__struct_fields__)
VALUES = f"({', '.join('?' * len(STEP_COLUMNS))})"
INSERT_STEPS = {n: f"INSERT INTO steps ({', '.join(STEP_COLUMNS)}) VALUES {', '.join([VALUES] * n)}" for n in AT_ONCE}
INSERT_STEP = INSERT_STEPS[1]


class Writer:
    """Appends steps and runs other changes, in the order in which they are handed in, for one event loop.

    A future is done when its change is on the disk.  It raises `sqlite3.IntegrityError` if the change contradicts what
    is stored, the error that the change itself raised, or `StoreFailed`; in each case nothing of it happened.

    `groups` and `changes` count commits and what they stored.  Everybody may read them, so they leave out what nobody
    may know of yet.
    """

    def __init__(self, path: Path) -> None:
        self.groups = 0
        self.changes = 0
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Change | None] = SimpleQueue()
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        try:
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=FULL")
            self._db.execute("PRAGMA temp_store=MEMORY")  # what a statement would take back is no file
            self._db.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_AFTER}")
        except sqlite3.Error:
            self._db.close()
            raise
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def append(self, row: Row) -> asyncio.Future[None]:
        """Stores a step."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.put((row, done, False))
        return done

    def change(self, job: Callable[[sqlite3.Connection], T], is_secret: bool = False) -> asyncio.Future[T]:
        """Runs `job` in the writer's thread, wholly or not at all.  A secret one is not counted."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put((job, done, is_secret))
        return done

    def close(self) -> None:
        """Finishes what was handed in, empties the write-ahead log into the file and ends the thread."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            batch = [self._queue.get()]
            while len(batch) < LARGEST_GROUP and not self._queue.empty():
                batch.append(self._queue.get())
            work = [item for item in batch if item is not None]
            going = len(work) == len(batch)
            if work:
                outcomes = self._commit(work)
                with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    self._loop.call_soon_threadsafe(resolve, outcomes)
        with suppress(sqlite3.Error):
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._db.close()

    def _commit(self, work: list["Change"]) -> list["Outcome"]:
        db = self._db
        try:
            db.execute("BEGIN IMMEDIATE")
            outcomes: list[Outcome] = []
            while len(outcomes) < len(work):
                outcomes += carried_out(db, work, len(outcomes))
            db.execute("COMMIT")
        except Exception as error:  # whatever happens, nobody waits for ever
            with suppress(sqlite3.Error):
                if db.in_transaction:
                    db.execute("ROLLBACK")
            return [(done, None, StoreFailed("not-stored", detail=str(error))) for _, done, _ in work]
        n_counted = sum(not is_secret for _, _, is_secret in work)
        self.groups += n_counted > 0
        self.changes += n_counted
        return outcomes


Change = tuple[Row | Job, asyncio.Future[Any], bool]
Outcome = tuple[asyncio.Future[Any], Any, Exception | None]


def carried_out(db: sqlite3.Connection, work: list[Change], first: int) -> list[Outcome]:
    """Results or errors of the first few changes from `first` on.  Errors that concern the whole group are raised."""
    for n in AT_ONCE:
        some = work[first : first + n]
        if len(some) == n > 1 and all(isinstance(what, tuple) for what, _, _ in some):
            try:
                db.execute(INSERT_STEPS[n], [value for row, _, _ in some for value in row])  # type: ignore[union-attr]
            except sqlite3.IntegrityError:  # of one of them, and then none is stored
                break
            return [(done, None, None) for _, done, _ in some]
    what, done, _ = work[first]
    return [(done, *inserted(db, what))] if isinstance(what, tuple) else [(done, *changed(db, what))]


def inserted(db: sqlite3.Connection, row: Row) -> tuple[None, Exception | None]:
    """None, or why the step contradicts what is stored."""
    try:
        db.execute(INSERT_STEP, row)
    except sqlite3.IntegrityError as error:
        return None, error
    return None, None


def changed(db: sqlite3.Connection, job: Job) -> tuple[Any, Exception | None]:
    """Result or error of a change."""
    db.execute("SAVEPOINT one")
    try:
        result = job(db)
    except Exception as error:
        if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
            raise
        db.execute("ROLLBACK TO one")
        db.execute("RELEASE one")
        return None, error
    db.execute("RELEASE one")
    return result, None


def resolve(outcomes: list[Outcome]) -> None:
    """Tells those who wait; runs in the event loop."""
    for done, result, error in outcomes:
        if done.done():  # whoever waited was cancelled
            continue
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)
