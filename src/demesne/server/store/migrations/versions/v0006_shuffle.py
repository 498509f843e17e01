"""Shuffles that can be checked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """A table has the seed of its shuffle, a seat the word that it adds; tables from before have none."""
    op.add_column("game_table", sa.Column("seed", sa.String(64)))
    op.add_column("seat", sa.Column("salt", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Drops them."""
    op.drop_column("seat", "salt")
    op.drop_column("game_table", "seed")
