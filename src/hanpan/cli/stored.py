"""Records of the matches in a data folder.  Needs the store's libraries."""

from pathlib import Path

from hanpan.cli.files import BadFile
from hanpan.core.errors import HanpanError
from hanpan.match.export import exported
from hanpan.store.store import Store
from hanpan.store.upgrade import check_layout
from hanpan.wire.http import Export

#: The name of the database in a data folder (see `hanpan.store.folder.DataFolder`).
DATABASE = "hanpan.db"


class NoSuchMatch(HanpanError):
    """The data folder has no match of that code."""


async def stored_record(folder: Path, code: str) -> Export:
    """The record of a match; while it runs, what spectators may know.

    Reads beside a running server, which goes on writing.  `NoSuchMatch`, `BadFile`, `BrokenData`, `BrokenRecord`.
    """
    database = folder / DATABASE
    if not database.is_file():
        raise BadFile("file-missing", file=str(database))
    check_layout(database)
    store = Store(database)
    try:
        table = store.table(code.upper())
        steps = store.steps(code.upper()) if table is not None else []
        if table is None or not steps:
            raise NoSuchMatch("match-unknown", code=code[:40], folder=str(folder))
        return exported(table, store.seats(table.code), steps, None)
    finally:
        await store.close()
