"""What people say at a table, and the way back from a rematch."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("message", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("phrase", sa.String()),
        sa.Column("text", sa.String()),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("code", "n", name=op.f("pk_chat")),
        sa.UniqueConstraint("code", "guest", "message", name=op.f("uq_chat_code")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_tables_next"), "tables", ["next"])
