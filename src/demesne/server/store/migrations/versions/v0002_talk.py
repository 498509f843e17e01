"""What partners say to each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Makes its table."""
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("side", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("client_id", sa.String(160), nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "client_id"),
    )


def downgrade() -> None:
    """Drops it."""
    op.drop_table("talk")
