"""Games played on from a moment of another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """A table may go on from a moment of another game, whose plies stand before its own."""
    op.add_column("game_table", sa.Column("branch_of", sa.String(32)))
    op.add_column("game_table", sa.Column("branch_at", sa.String(32)))
    op.add_column("game_table", sa.Column("plies", sa.Integer))
    op.create_index("ix_game_table_branch_of", "game_table", ["branch_of"])


def downgrade() -> None:
    """Drops them."""
    op.drop_index("ix_game_table_branch_of", "game_table")
    for column in ("plies", "branch_at", "branch_of"):
        op.drop_column("game_table", column)
