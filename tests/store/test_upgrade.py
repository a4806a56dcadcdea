"""Migrations, and files that cannot be used."""

import asyncio
import shutil
import sqlite3

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from hanpan.store.errors import BrokenData, BrokenRecord
from hanpan.store.schema import metadata
from hanpan.store.store import Store, table_row
from hanpan.store.upgrade import MIGRATIONS, config_for, engine_of, upgrade
from hanpan.store.writer import INSERT_STEP
from store.storing import chain, person, table_record


def test_the_migrations_lead_to_the_schema(tmp_path):
    upgrade(tmp_path / "a.db")
    engine = engine_of(tmp_path / "a.db")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_data_of_the_first_layout_are_kept(tmp_path):
    path = tmp_path / "a.db"
    engine = engine_of(path)
    with engine.begin() as connection:
        command.upgrade(config_for(connection), "0001")
    engine.dispose()
    table, steps = table_record(), chain("ABCDEF", 3)
    db = sqlite3.connect(path)
    with db:
        db.execute(f"INSERT INTO tables VALUES ({', '.join('?' * 12)})", table_row(table))
        db.executemany(INSERT_STEP, [("ABCDEF", *msgspec.structs.astuple(step)) for step in steps])
    db.close()

    async def read():
        store = await Store.open(path)
        try:
            assert store.table("ABCDEF") == table and store.steps("ABCDEF") == steps
            assert store.chat("ABCDEF") == [] and store.before("ABCDEF") is None
        finally:
            await store.close()

    asyncio.run(read())


def test_upgrading_twice_changes_nothing_and_the_file_is_private(tmp_path):
    path = tmp_path / "a.db"
    upgrade(path)
    before = path.read_bytes()
    upgrade(path)
    assert path.read_bytes() == before
    assert path.stat().st_mode & 0o777 == 0o600


HEAD = ScriptDirectory(str(MIGRATIONS)).get_current_head()
FAILING = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"
branch_labels = None
depends_on = None


def upgrade():
    op.create_table("half", sa.Column("x", sa.Integer()))
    op.execute("INSERT INTO tables SELECT 1")
"""


def test_a_migration_that_fails_leaves_the_old_layout(tmp_path):
    path = tmp_path / "a.db"
    upgrade(path)
    migrations = tmp_path / "100% migrations"
    shutil.copytree(MIGRATIONS, migrations, ignore=shutil.ignore_patterns("__pycache__"))
    (migrations / "versions" / "9999_failing.py").write_text(FAILING.format(head=HEAD))
    with pytest.raises(BrokenData):
        upgrade(path, migrations)
    db = sqlite3.connect(path)
    assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
    assert db.execute("SELECT name FROM sqlite_master WHERE name='half'").fetchall() == []
    db.close()


def test_a_newer_file_is_left_alone(tmp_path):
    path = tmp_path / "a.db"
    upgrade(path)
    db = sqlite3.connect(path)
    with db:
        db.execute("UPDATE alembic_version SET version_num='8000'")
    db.close()
    before = path.read_bytes()
    with pytest.raises(BrokenData) as caught:
        upgrade(path)
    assert caught.value.key == "data-newer"
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"not a database at all" * 200, b"SQLite format 3\0" + bytes(5000)])
def test_what_is_no_database_is_refused(tmp_path, content):
    path = tmp_path / "a.db"
    path.write_bytes(content)
    with pytest.raises(BrokenData) as caught:
        upgrade(path)
    assert caught.value.key == "data-broken"
    assert path.read_bytes() == content


def test_damaged_pages_are_always_a_typed_error(tmp_path):
    """Every page of the file is overwritten in turn; whatever is read is right, or the error says what is broken."""
    whole = tmp_path / "whole.db"
    codes = [f"TABLE{i}" for i in range(4)]
    histories = {code: chain(code, 60) for code in codes}

    async def fill():
        store = await Store.open(whole)
        for i, code in enumerate(codes):
            await store.create(table_record(code), [person(i)])
            for step in histories[code]:
                await store.append(code, step, over=False)
        await store.close()

    asyncio.run(fill())
    size = 4096
    n_pages = whole.stat().st_size // size
    outcomes = set()

    async def read(path):
        try:
            store = await Store.open(path)
        except BrokenData:
            return {"data"}
        found = set()
        for code in codes:
            try:
                assert store.steps(code) == histories[code]
                found.add("fine")
            except BrokenRecord:
                found.add("record")
        await store.close()
        return found

    for page in range(n_pages):
        path = tmp_path / f"page-{page}.db"
        content = bytearray(whole.read_bytes())
        content[page * size : (page + 1) * size] = b"\xa5" * size
        path.write_bytes(content)
        outcomes |= asyncio.run(read(path))
    assert outcomes == {"data", "record", "fine"}
