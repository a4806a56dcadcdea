"""Steps lie in the order in which they happened, so that one commit of many tables writes few pages.

For that tables have a number.  Steps of a code without a table could never be read and are left behind.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index(op.f("ix_tables_next"), "tables")
    op.rename_table("tables", "old_tables")
    op.rename_table("steps", "old_steps")
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        sa.Column("options", sa.String(), nullable=False),
        sa.Column("pace", sa.Integer(), nullable=False),
        sa.Column("host", sa.String(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("next", sa.String()),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("updated", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("code", name=op.f("uq_tables_code")),
    )
    op.create_index(op.f("ix_tables_next"), "tables", ["next"])
    op.create_table(
        "steps",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("message", sa.String()),
        sa.Column("actions", sa.LargeBinary(), nullable=False),
        sa.Column("secret", sa.Integer(), nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("control", sa.LargeBinary(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("checksum", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name=op.f("pk_steps")),
    )
    columns = "code, game, rules_version, status, preset, options, pace, host, seed, next, created, updated"
    op.execute(f"INSERT INTO tables ({columns}) SELECT {columns} FROM old_tables ORDER BY created, code")
    columns = "n, seat, message, actions, secret, events, control, asked, at, checksum"
    op.execute(
        f"INSERT INTO steps (table_id, {columns}) SELECT tables.id, {columns}"
        " FROM tables CROSS JOIN old_steps ON old_steps.code = tables.code ORDER BY tables.id, n"
    )
    op.drop_table("old_steps")
    op.drop_table("old_tables")
