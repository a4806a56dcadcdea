"""Answers that wait for the end of a hidden window, and how long such windows are open."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("window_ms", sa.Integer(), nullable=False, server_default="6000"))
    op.create_table(
        "answers",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("message", sa.String()),
        sa.Column("action", sa.Integer(), nullable=False),
        sa.Column("checksum", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", "seat", name=op.f("pk_answers")),
        sqlite_with_rowid=False,
    )
