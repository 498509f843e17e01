"""Seats that programs hold."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """A seat may belong to a program, which is told of its games by its key."""
    op.add_column("seat", sa.Column("program", sa.Boolean, nullable=False, server_default="0"))
    op.create_index(
        "ix_seat_program", "seat", ["key"], sqlite_where=sa.text("program"), postgresql_where=sa.text("program")
    )


def downgrade() -> None:
    """Drops what says so."""
    op.drop_index("ix_seat_program", "seat")
    op.drop_column("seat", "program")
