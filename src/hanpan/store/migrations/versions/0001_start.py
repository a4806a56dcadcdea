"""Tables, seats, devices and steps."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
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
        sa.PrimaryKeyConstraint("code", name=op.f("pk_tables")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("level", sa.String()),
        sa.Column("guest", sa.String()),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("token", sa.String()),
        sa.PrimaryKeyConstraint("code", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("token", name=op.f("uq_seats_token")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_seats_guest"), "seats", ["guest"])
    op.create_table(
        "devices",
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("code", "guest", name=op.f("pk_devices")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_devices_guest"), "devices", ["guest"])
    op.create_table(
        "steps",
        sa.Column("code", sa.String(), nullable=False),
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
        sa.PrimaryKeyConstraint("code", "n", name=op.f("pk_steps")),
        sa.UniqueConstraint("code", "seat", "message", name=op.f("uq_steps_code")),
        sqlite_with_rowid=False,
    )
