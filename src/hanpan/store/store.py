"""The store as the other rooms see it: quick reads in the event loop, changes through the writer."""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from hanpan.store import chat as said
from hanpan.store.chat import ChatRecord
from hanpan.store.errors import BrokenData, BrokenRecord
from hanpan.store.records import (
    AnswerRecord,
    LastStep,
    SeatRecord,
    StepRecord,
    TableRecord,
    checked,
    first_link,
    linked,
    shaped,
)
from hanpan.store.upgrade import upgrade
from hanpan.store.writer import INSERT_STEP, Row, Writer

TABLE_FIELDS = TableRecord.__struct_fields__
TABLE_COLUMNS = tuple(field for field in TABLE_FIELDS if field != "id")  # what is written: the store gives the id
SEAT_FIELDS = SeatRecord.__struct_fields__
STEP_FIELDS = StepRecord.__struct_fields__
ANSWER_FIELDS = AnswerRecord.__struct_fields__
OF_TABLE = "WHERE table_id=(SELECT id FROM tables WHERE code=?)"
STEPS_OF = f"FROM steps {OF_TABLE}"
INSERT_ANSWER = (
    f"INSERT INTO answers (table_id, {', '.join(ANSWER_FIELDS)}) VALUES ({', '.join('?' * (len(ANSWER_FIELDS) + 1))})"
)


class Store:
    """One database file.  Belongs to the event loop that opened it.

    Reads return at once and see every change whose future is done.  What cannot be read is a `BrokenRecord`.
    """

    def __init__(self, path: Path) -> None:
        """`path` has the newest layout (`upgrade`)."""
        try:
            self.writer = Writer(path)
        except sqlite3.Error as error:
            raise BrokenData("data-broken", path=str(path), detail=str(error)) from error
        self._db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """Upgrades the file first."""
        await asyncio.to_thread(upgrade, path)
        return cls(path)

    async def close(self) -> None:
        """Everything handed in is stored, the write-ahead log is empty."""
        self._db.close()
        await asyncio.to_thread(self.writer.close)

    def is_ready(self) -> bool:
        """Whether the file can be read."""
        try:
            self._db.execute("SELECT 1 FROM tables LIMIT 1").fetchone()
        except sqlite3.Error:
            return False
        return True

    # Reading

    def _rows(self, code: str, query: str, *values: Any) -> list[tuple[Any, ...]]:
        try:
            return self._db.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise BrokenRecord("record-broken", code=code, n=0) from error

    def table(self, code: str) -> TableRecord | None:
        """The table of that code, if there is one."""
        rows = self._rows(code, f"SELECT {', '.join(TABLE_FIELDS)} FROM tables WHERE code=?", code)
        if not rows:
            return None
        named = dict(zip(TABLE_FIELDS, rows[0], strict=True))
        try:
            named["options"] = msgspec.json.decode(named["options"])
            return shaped(named, TableRecord)
        except (msgspec.DecodeError, TypeError) as error:
            raise BrokenRecord("record-broken", code=code, n=0) from error

    def seats(self, code: str) -> list[SeatRecord]:
        """The seats of a table in their order."""
        rows = self._rows(code, f"SELECT {', '.join(SEAT_FIELDS)} FROM seats WHERE code=? ORDER BY seat", code)
        try:
            seats = [shaped(dict(zip(SEAT_FIELDS, row, strict=True)), SeatRecord) for row in rows]
        except msgspec.ValidationError as error:
            raise BrokenRecord("record-broken", code=code, n=0) from error
        if [seat.seat for seat in seats] != list(range(len(seats))):
            raise BrokenRecord("record-broken", code=code, n=0)
        return seats

    def devices(self, code: str) -> dict[str, int]:
        """Seats of a table by the further guests who may play them."""
        return dict(self._rows(code, "SELECT guest, seat FROM devices WHERE code=?", code))

    def seat_by_token(self, token: str) -> tuple[str, int] | None:
        """Code and seat of a personal address."""
        rows = self._rows("", "SELECT code, seat FROM seats WHERE token=?", token)
        return (rows[0][0], rows[0][1]) if rows else None

    def steps(self, code: str, since: int = 0) -> list[StepRecord]:
        """The steps after number `since`; `BrokenRecord` if one is missing, damaged or foreign."""
        before = first_link(code)
        if since:
            rows = self._rows(code, f"SELECT checksum {STEPS_OF} AND n=?", code, since)
            if not rows:
                return []
            before = rows[0][0]
        rows = self._rows(code, f"SELECT {', '.join(STEP_FIELDS)} {STEPS_OF} AND n>? ORDER BY n", code, since)
        return checked(code, since, before, rows)

    def last_step(self, code: str) -> LastStep:
        """Number of the last step, who is asked after it, and when it was."""
        rows = self._rows(code, f"SELECT n, asked, at {STEPS_OF} ORDER BY n DESC LIMIT 1", code)
        return LastStep(*rows[0]) if rows else LastStep()

    def answered(self, code: str, seat: int, message: str) -> int | None:
        """The number of the step that the seat was told when it sent that message first: the step as which it was
        stored, or the one that opened the hidden window which it answered.  Looks through all steps of the table."""
        for place in ("answers", "steps"):  # an answer becomes a step later
            query = f"SELECT n FROM {place} {OF_TABLE} AND seat=? AND message=? ORDER BY n LIMIT 1"
            rows = self._rows(code, query, code, seat, message)
            if rows:
                return int(rows[0][0])
        return None

    def answers(self, code: str, opening: StepRecord) -> list[AnswerRecord]:
        """The answers in the hidden window that a step opened, by seat; `BrokenRecord` if one is damaged."""
        query = f"SELECT {', '.join(ANSWER_FIELDS)} FROM answers {OF_TABLE} AND n=? ORDER BY seat"
        rows = self._rows(code, query, code, opening.n)
        try:
            answers = [shaped(row, AnswerRecord) for row in rows]
            if all(answer.checksum == linked(opening.checksum, answer) for answer in answers):
                return answers
        except (msgspec.ValidationError, UnicodeEncodeError):
            pass
        raise BrokenRecord("record-broken", code=code, n=opening.n)

    def tables_of(self, guest: str, most: int) -> list[str]:
        """Codes of the tables where that guest sits or is the host, the newest first."""
        query = (
            "SELECT code FROM tables WHERE code IN (SELECT code FROM seats WHERE guest=?1"
            " UNION SELECT code FROM devices WHERE guest=?1) OR host=?1 ORDER BY created DESC, code LIMIT ?2"
        )
        return [row[0] for row in self._rows("", query, guest, most)]

    def playing(self) -> list[str]:
        """Codes of all running tables."""
        return [row[0] for row in self._rows("", "SELECT code FROM tables WHERE status='playing' ORDER BY code")]

    def chat(self, code: str) -> list[ChatRecord]:
        """The newest lines that were said at a table, oldest first."""
        rows = self._rows(code, f"{said.SELECT} ORDER BY n DESC LIMIT ?", code, said.KEPT)
        try:
            return [said.line_of(row) for row in reversed(rows)]
        except msgspec.ValidationError as error:
            raise BrokenRecord("record-broken", code=code, n=0) from error

    def before(self, code: str) -> str | None:
        """The table whose rematch this one is."""
        rows = self._rows(code, "SELECT code FROM tables WHERE next=?", code)
        return rows[0][0] if rows else None

    # Changing

    def append(self, table_id: int, step: StepRecord, over: bool) -> asyncio.Future[None]:
        """Stores the next step; with `over` the table is over too.

        `sqlite3.IntegrityError` if the table has a step of that number.
        """
        row: Row = (table_id, *msgspec.structs.astuple(step))
        if not over:
            return self.writer.append(row)

        def last(db: sqlite3.Connection) -> None:
            db.execute(INSERT_STEP, row)
            end_table(db, table_id, step)

        return self.writer.change(last)

    def append_all(self, table_id: int, steps: Sequence[StepRecord], over: bool) -> asyncio.Future[None]:
        """The same for several steps: all of them or none."""

        def job(db: sqlite3.Connection) -> None:
            db.executemany(INSERT_STEP, [(table_id, *msgspec.structs.astuple(step)) for step in steps])
            if over:
                end_table(db, table_id, steps[-1])

        return self.writer.change(job)

    def answer(self, table_id: int, answer: AnswerRecord) -> asyncio.Future[None]:
        """Keeps an answer for the end of its hidden window.  `sqlite3.IntegrityError` if the seat has given one.

        Until then nothing may move that others can see, so it is not counted; the steps that it leads to are.
        """

        def job(db: sqlite3.Connection) -> None:
            db.execute(INSERT_ANSWER, (table_id, *msgspec.structs.astuple(answer)))

        return self.writer.change(job, is_secret=True)

    def create(
        self,
        table: TableRecord,
        seats: Sequence[SeatRecord],
        devices: Mapping[str, int] | None = None,
        follows: str | None = None,
    ) -> asyncio.Future[int]:
        """Stores a new table, as the rematch of table `follows` if given; returns its id.

        `sqlite3.IntegrityError` if its code is taken; `LookupError` if the other table has a rematch already.
        """

        def job(db: sqlite3.Connection) -> int:
            marks = ", ".join("?" * len(TABLE_COLUMNS))
            insert = f"INSERT INTO tables ({', '.join(TABLE_COLUMNS)}) VALUES ({marks})"
            table_id: Any = db.execute(insert, table_row(table)).lastrowid
            write_seats(db, table.code, seats, devices or {})
            if follows is not None:
                change = "UPDATE tables SET next=? WHERE code=? AND next IS NULL"
                if not db.execute(change, (table.code, follows)).rowcount:
                    raise LookupError(follows)
            return int(table_id)

        return self.writer.change(job)

    def replace(
        self,
        table: TableRecord,
        seats: Sequence[SeatRecord],
        devices: Mapping[str, int],
        first: StepRecord | None = None,
    ) -> asyncio.Future[None]:
        """Stores a changed table, as it was read, that was waiting until now; with its first step it starts.

        `LookupError` if it was not waiting any more.
        """

        def job(db: sqlite3.Connection) -> None:
            columns = ", ".join(f"{column}=?" for column in TABLE_COLUMNS)
            change = f"UPDATE tables SET {columns} WHERE id=? AND status='waiting'"
            if not db.execute(change, (*table_row(table), table.id)).rowcount:
                raise LookupError(table.code)
            write_seats(db, table.code, seats, devices)
            if first is not None:
                db.execute(INSERT_STEP, (table.id, *msgspec.structs.astuple(first)))

        return self.writer.change(job)

    def add_device(self, code: str, guest: str, seat: int, token: str) -> asyncio.Future[bool]:
        """Lets a further guest play a seat if `token` is still that seat's; returns whether it was."""

        def job(db: sqlite3.Connection) -> bool:
            holds = "SELECT 1 FROM seats WHERE code=? AND seat=? AND token=?"
            if not db.execute(holds, (code, seat, token)).fetchone():
                return False
            db.execute("INSERT OR REPLACE INTO devices (code, guest, seat) VALUES (?, ?, ?)", (code, guest, seat))
            return True

        return self.writer.change(job)

    def rename(self, guest: str, name: str) -> asyncio.Future[list[str]]:
        """Gives a guest's seats his new name; returns the codes of the tables concerned."""

        def job(db: sqlite3.Connection) -> list[str]:
            codes = db.execute("SELECT code FROM seats WHERE guest=? AND name<>?", (guest, name)).fetchall()
            db.execute("UPDATE seats SET name=? WHERE guest=?", (name, guest))
            return [code for (code,) in codes]

        return self.writer.change(job)

    def say(self, code: str, line: ChatRecord) -> asyncio.Future[tuple[ChatRecord, bool]]:
        """Stores what was said; returns the line with its number, and whether its guest says it for the first time."""
        return self.writer.change(lambda db: said.added(db, code, line))

    def set_pace(self, code: str, pace: int) -> asyncio.Future[None]:
        """Changes the pause before each action of a bot, at any time."""

        def job(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET pace=? WHERE code=?", (pace, code))

        return self.writer.change(job)

    async def flush(self) -> None:
        """Waits until everything handed in so far is stored or refused."""
        await self.writer.change(lambda db: None)


def table_row(table: TableRecord) -> Row:
    """The columns of a table, without its id."""
    values = msgspec.structs.asdict(table)
    values["options"] = msgspec.json.encode(table.options).decode()
    return tuple(values[column] for column in TABLE_COLUMNS)


def end_table(db: sqlite3.Connection, table_id: int, last: StepRecord) -> None:
    """The table is over since its last step."""
    db.execute("UPDATE tables SET status='over', updated=? WHERE id=?", (last.at, table_id))


def write_seats(db: sqlite3.Connection, code: str, seats: Sequence[SeatRecord], devices: Mapping[str, int]) -> None:
    """Puts these seats and devices in the place of those that the table has."""
    db.execute("DELETE FROM seats WHERE code=?", (code,))
    db.execute("DELETE FROM devices WHERE code=?", (code,))
    marks = ", ".join("?" * (len(SEAT_FIELDS) + 1))
    rows = [(code, *msgspec.structs.astuple(seat)) for seat in seats]
    db.executemany(f"INSERT INTO seats (code, {', '.join(SEAT_FIELDS)}) VALUES ({marks})", rows)
    sitting = [(code, guest, seat) for guest, seat in devices.items()]
    db.executemany("INSERT INTO devices (code, guest, seat) VALUES (?, ?, ?)", sitting)
