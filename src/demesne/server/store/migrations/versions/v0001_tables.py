"""Tables, seats and the log of events."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes the three tables."""
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False, index=True),
        sa.Column("invite", sa.String(64)),
        sa.Column("next_table", sa.String(32)),
        sa.Column("opened", sa.Float, nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(128)),
        sa.Column("key", sa.String(64)),
    )
    op.create_table(
        "event",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("actor", sa.String(16), nullable=False),
        sa.Column("client_id", sa.String(160)),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "client_id"),
    )


def downgrade() -> None:
    """Drops them."""
    for name in ("event", "seat", "game_table"):
        op.drop_table(name)
