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

STEP_COLUMNS = ("code", *StepRecord.__struct_fields__)
INSERT_STEP = f"INSERT INTO steps ({', '.join(STEP_COLUMNS)}) VALUES ({', '.join('?' * len(STEP_COLUMNS))})"


class Writer:
    """Appends steps and runs other changes, in the order in which they are handed in, for one event loop.

    A future is done when its change is on the disk.  It raises `sqlite3.IntegrityError` if the change contradicts what
    is stored, the error that the change itself raised, or `StoreFailed`; in each case nothing of it happened.
    """

    def __init__(self, path: Path) -> None:
        self.groups = 0
        self.changes = 0
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[tuple[Row | Job, asyncio.Future[Any]] | None] = SimpleQueue()
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        try:
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=FULL")
        except sqlite3.Error:
            self._db.close()
            raise
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def append(self, row: Row) -> asyncio.Future[None]:
        """Stores a step."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.put((row, done))
        return done

    def change(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Runs `job` in the writer's thread, wholly or not at all."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put((job, done))
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

    def _commit(self, work: list[tuple[Row | Job, asyncio.Future[Any]]]) -> list["Outcome"]:
        db = self._db
        try:
            db.execute("BEGIN IMMEDIATE")
            outcomes = [(done, *carried_out(db, what)) for what, done in work]
            db.execute("COMMIT")
        except Exception as error:  # whatever happens, nobody waits for ever
            with suppress(sqlite3.Error):
                if db.in_transaction:
                    db.execute("ROLLBACK")
            return [(done, None, StoreFailed("not-stored", detail=str(error))) for _, done in work]
        self.groups += 1
        self.changes += len(work)
        return outcomes


Outcome = tuple[asyncio.Future[Any], Any, Exception | None]


def carried_out(db: sqlite3.Connection, what: Row | Job) -> tuple[Any, Exception | None]:
    """Result or error of one change.  Errors that concern the whole group are raised."""
    if isinstance(what, tuple):
        try:
            db.execute(INSERT_STEP, what)
        except sqlite3.IntegrityError as error:
            return None, error
        return None, None
    db.execute("SAVEPOINT one")
    try:
        result = what(db)
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
