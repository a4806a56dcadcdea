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

from hanpan.store.chat import INSERT, ChatRecord
from hanpan.store.errors import BrokenData, BrokenRecord
from hanpan.store.schema import metadata
from hanpan.store.store import TABLE_COLUMNS, Store, table_row
from hanpan.store.upgrade import MIGRATIONS, config_for, engine_of, upgrade
from store.storing import chain, person, table_record


def test_the_migrations_lead_to_the_schema(tmp_path):
    upgrade(tmp_path / "a.db")
    engine = engine_of(tmp_path / "a.db")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def file_of(path, layout, tables, histories, *changes):
    """A file of layout 0001 or 0002 with these tables, steps by code, and further changes in SQL."""
    engine = engine_of(path)
    with engine.begin() as connection:
        command.upgrade(config_for(connection), layout)
    engine.dispose()
    db = sqlite3.connect(path)
    with db:
        db.execute("PRAGMA journal_mode=WAL")
        columns = [column for column in TABLE_COLUMNS if column != "window_ms"]
        insert = f"INSERT INTO tables ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
        for table in tables:
            named = dict(zip(TABLE_COLUMNS, table_row(table), strict=True))
            db.execute(insert, [named[column] for column in columns])
        for code, steps in histories.items():
            rows = [(code, *msgspec.structs.astuple(step)) for step in steps]
            db.executemany(f"INSERT INTO steps VALUES ({', '.join('?' * 11)})", rows)
        for change in changes:
            db.execute(*change)
    db.close()


@pytest.mark.parametrize("layout", ["0001", "0002"])
def test_data_of_earlier_layouts_are_kept(tmp_path, layout):
    path = tmp_path / "a.db"
    tables = [
        table_record("YOUNGE", created=3, updated=9, status="playing", options={"variant": "veteran"}, pace=7),
        table_record("OLDEST", created=1, status="over", next="YOUNGE", host="guest-7", seed=bytes(32), preset=""),
        table_record("WAITIN", created=2, rules_version=3, game="fair"),
    ]
    histories = {"YOUNGE": chain("YOUNGE", 30), "OLDEST": chain("OLDEST", 70), "WAITIN": []}
    file_of(path, layout, tables, histories)

    async def read():
        store = await Store.open(path)
        try:
            for table in tables:
                stored = store.table(table.code)
                assert stored.id == table.created  # the older, the lower
                assert msgspec.structs.replace(stored, id=0) == msgspec.structs.replace(table, window_ms=6000)
                assert store.steps(table.code) == histories[table.code]
                assert store.chat(table.code) == []
            assert store.before("YOUNGE") == "OLDEST" and store.before("OLDEST") is None
            assert store.answered("YOUNGE", 0, "id-4") == 4
            assert await store.create(table_record("NEWEST"), []) == 4
            (first,) = chain("WAITIN", 1)
            await store.append(2, first, over=False)
            assert store.steps("WAITIN") == [first]
        finally:
            await store.close()

    asyncio.run(read())


def test_what_was_damaged_before_an_upgrade_is_told_after_it(tmp_path):
    path = tmp_path / "a.db"
    line = ChatRecord("guest-0", "id", "민지", None, "안녕", 5, 1)
    file_of(
        path,
        "0002",
        [table_record(code) for code in ("HEALTH", "LOSTST", "CHANGE", "TYPES2", "OPTION")],
        {code: chain(code, 6) for code in ("HEALTH", "LOSTST", "CHANGE", "TYPES2", "OPTION", "ORPHAN")},
        ("DELETE FROM steps WHERE code='LOSTST' AND n=4",),
        ("UPDATE steps SET events=x'5b5d' WHERE code='CHANGE' AND n=3",),
        ("UPDATE steps SET asked='many' WHERE code='TYPES2' AND n=2",),
        ("UPDATE tables SET options='{' WHERE code='OPTION'",),
        (INSERT, ("HEALTH", *msgspec.structs.astuple(line))),
    )

    async def read():
        store = await Store.open(path)
        try:
            for code, n in (("LOSTST", 4), ("CHANGE", 3), ("TYPES2", 2)):
                with pytest.raises(BrokenRecord) as caught:
                    store.steps(code)
                assert caught.value.facts == {"code": code, "n": n}
            with pytest.raises(BrokenRecord) as caught:
                store.table("OPTION")
            assert caught.value.facts == {"code": "OPTION", "n": 0}
            assert store.steps("HEALTH") == chain("HEALTH", 6) and store.chat("HEALTH") == [line]
            assert store.table("ORPHAN") is None and store.steps("ORPHAN") == []
        finally:
            await store.close()

    asyncio.run(read())


def test_an_upgrade_that_meets_a_broken_page_changes_nothing(tmp_path):
    path = tmp_path / "a.db"
    file_of(path, "0002", [table_record()], {"ABCDEF": chain("ABCDEF", 400)})
    content = bytearray(path.read_bytes())
    content[-4096:] = b"\xa5" * 4096  # steps fill the end of the file
    path.write_bytes(content)
    with pytest.raises(BrokenData) as caught:
        upgrade(path)
    assert caught.value.key == "data-broken"
    db = sqlite3.connect(path)
    assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [("0002",)]
    assert db.execute("SELECT count(*) FROM tables WHERE code='ABCDEF'").fetchone() == (1,)
    db.close()


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
            table = await store.create(table_record(code), [person(i)])
            for step in histories[code]:
                await store.append(table, step, over=False)
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
