"""Browsers that are notified when something waits, what they have been told, and the server's key for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "push",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("place", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("session", sa.String(64)),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("ix_push_place", "push", ["place"])
    op.create_index("ix_push_session", "push", ["session"])
    op.create_table(
        "notice",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("mark", sa.Integer, nullable=False),
    )
    op.create_table(
        "secret",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("word", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drops them."""
    for name in ("secret", "notice", "push"):
        op.drop_table(name)
