"""Brings a database file to the newest layout, wholly or not at all."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError

from hanpan.store.errors import BrokenData
from hanpan.store.folder import private

MIGRATIONS = Path(__file__).parent / "migrations"


def engine_of(path: Path) -> Engine:
    """An engine whose transactions hold the changes of the layout too: SQLite can, its driver would commit them."""
    engine = create_engine(URL.create("sqlite", database=str(path)))

    @event.listens_for(engine, "connect")
    def leave_transactions_alone(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def config_for(connection: Any, migrations: Path = MIGRATIONS) -> Config:
    """Alembic's settings; there is no ini file."""
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def check_layout(path: Path) -> None:
    """For those who only read: `BrokenData` if the file has not the newest layout, or is no database of ours."""
    scripts = ScriptDirectory(str(MIGRATIONS))
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            (current,) = db.execute("SELECT version_num FROM alembic_version").fetchone() or (None,)
    except sqlite3.Error as error:
        raise BrokenData("data-broken", path=str(path), detail=str(error)) from error
    if current != scripts.get_current_head():
        known = [script.revision for script in scripts.walk_revisions()]
        raise BrokenData("data-older" if current in known else "data-newer", path=str(path))


def upgrade(path: Path, migrations: Path = MIGRATIONS) -> None:
    """Creates the file if there is none.  `BrokenData` if it is no database of ours, or a newer one."""
    if not path.exists():
        os.close(private(str(path), os.O_CREAT | os.O_WRONLY))
    engine = engine_of(path)
    try:
        with engine.begin() as connection:
            command.upgrade(config_for(connection, migrations), "head")
    except CommandError as error:
        raise BrokenData("data-newer", path=str(path)) from error
    except DatabaseError as error:
        raise BrokenData("data-broken", path=str(path), detail=str(error.orig)) from error
    finally:
        engine.dispose()
