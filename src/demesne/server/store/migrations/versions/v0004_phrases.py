"""What partners say to each other by phrases."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A line may be a phrase, which each reader is told in their own language."""
    op.add_column("talk", sa.Column("phrase", sa.String(32)))


def downgrade() -> None:
    """Drops it."""
    op.drop_column("talk", "phrase")
