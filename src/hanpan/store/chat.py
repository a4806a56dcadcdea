"""What people say at a table, stored as it will be told."""

import sqlite3
from typing import Any, Final

import msgspec

#: Lines of a table that are kept; nobody is told older ones, so they are forgotten.
KEPT: Final = 100


class ChatRecord(msgspec.Struct):
    """A line: who said it, under which id and name, and either a phrase or a text."""

    guest: str
    message: str
    name: str
    phrase: str | None
    text: str | None
    at: int
    n: int = 0


FIELDS: Final = ChatRecord.__struct_fields__
SELECT: Final = f"SELECT {', '.join(FIELDS)} FROM chat WHERE code=?"
INSERT: Final = f"INSERT INTO chat (code, {', '.join(FIELDS)}) VALUES ({', '.join('?' * (len(FIELDS) + 1))})"


def added(db: sqlite3.Connection, code: str, line: ChatRecord) -> tuple[ChatRecord, bool]:
    """Numbers and stores a line; for an id that its guest has used already, the first line and False."""
    known = db.execute(f"{SELECT} AND guest=? AND message=?", (code, line.guest, line.message)).fetchone()
    if known is not None:
        return line_of(known), False
    (n,) = db.execute("SELECT coalesce(max(n), 0) + 1 FROM chat WHERE code=?", (code,)).fetchone()
    line = msgspec.structs.replace(line, n=n)
    db.execute(INSERT, (code, *msgspec.structs.astuple(line)))
    db.execute("DELETE FROM chat WHERE code=? AND n<=?", (code, n - KEPT))
    return line, True


def line_of(row: Any) -> ChatRecord:
    """A row as a line; `msgspec.ValidationError`."""
    return msgspec.convert(dict(zip(FIELDS, row, strict=True)), ChatRecord)
