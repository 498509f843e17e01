"""Which programs listen at which process, and what processes have to tell those that listen at another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "listener",
        sa.Column("node", sa.String(64), primary_key=True),
        sa.Column("program", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
    )
    op.create_table(
        "letter",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("node", sa.String(64), nullable=False, index=True),
        sa.Column("program", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drops them."""
    op.drop_table("letter")
    op.drop_table("listener")
