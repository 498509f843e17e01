"""How often somebody may still try, counted by all processes together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "tries",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("tokens", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("whole", sa.Float, nullable=False),
    )
    op.create_index("ix_tries_whole", "tries", ["whole"])


def downgrade() -> None:
    """Drops it."""
    op.drop_table("tries")
