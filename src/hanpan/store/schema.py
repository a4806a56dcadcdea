"""The layout of the database.  Every change of it is a migration; a test compares both."""

from typing import Final

from sqlalchemy import Column, Integer, LargeBinary, MetaData, String, Table, UniqueConstraint

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

#: One row for each table that people ever set up ("table" itself is a word of SQL).  `id` rises from table to table.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String, nullable=False, unique=True),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("status", String, nullable=False),
    Column("preset", String, nullable=False),
    Column("options", String, nullable=False),  # JSON
    Column("pace", Integer, nullable=False),
    Column("window_ms", Integer, nullable=False),
    Column("host", String, nullable=False),  # guest
    Column("seed", LargeBinary, nullable=False),
    Column("next", String, index=True),  # code of the rematch
    Column("created", Integer, nullable=False),
    Column("updated", Integer, nullable=False),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("code", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("level", String),
    Column("guest", String, index=True),
    Column("name", String, nullable=False),
    Column("token", String, unique=True),  # of the personal address
    sqlite_with_rowid=False,
)

#: Further guests with the rights of a seat: a person's other devices.
devices: Final = Table(
    "devices",
    metadata,
    Column("code", String, primary_key=True),
    Column("guest", String, primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
    sqlite_with_rowid=False,
)

#: What happened at a table, step by step.  `secret`: the actions are not for others; `asked`: bit mask of the seats
#: that must decide after the step, 0 at the end of the game; `checksum` chains the rows of a table.  Rows lie in the order
#: of their commits and their index in the order of tables' ids: the newest steps of all running tables share pages.
steps: Final = Table(
    "steps",
    metadata,
    Column("table_id", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("message", String),
    Column("actions", LargeBinary, nullable=False),
    Column("secret", Integer, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("control", LargeBinary, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("checksum", LargeBinary, nullable=False),
)

#: Answers in hidden windows, which are played as steps when their window ends.  `n` is the step that opened the window,
#: `message` is null for bots; `checksum` chains the row to that step.
answers: Final = Table(
    "answers",
    metadata,
    Column("table_id", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("message", String),
    Column("action", Integer, nullable=False),
    Column("checksum", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

#: What is said at a table, numbered from 1.  `message` is the id under which the guest sent it; one of `phrase` and
#: `text` is there.
chat: Final = Table(
    "chat",
    metadata,
    Column("code", String, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("guest", String, nullable=False),
    Column("message", String, nullable=False),
    Column("name", String, nullable=False),
    Column("phrase", String),
    Column("text", String),
    Column("at", Integer, nullable=False),
    UniqueConstraint("code", "guest", "message"),
    sqlite_with_rowid=False,
)
