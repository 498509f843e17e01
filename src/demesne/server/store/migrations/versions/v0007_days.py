"""Deals that several tables play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """A table may be of a deal that others play too; only first tries count. Once over, its points are kept."""
    op.add_column("game_table", sa.Column("deal", sa.String(96)))
    op.add_column("game_table", sa.Column("practice", sa.Integer, nullable=False, server_default="0"))
    op.add_column("game_table", sa.Column("points", sa.Integer))
    op.create_index("ix_game_table_deal", "game_table", ["deal"])


def downgrade() -> None:
    """Drops them."""
    op.drop_index("ix_game_table_deal", "game_table")
    for column in ("points", "practice", "deal"):
        op.drop_column("game_table", column)
