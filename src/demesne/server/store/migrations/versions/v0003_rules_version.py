"""Which version of its rules each table was opened under."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the column; every table from before was opened under version 1."""
    op.add_column("game_table", sa.Column("version", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    """Drops it."""
    with op.batch_alter_table("game_table") as game_table:
        game_table.drop_column("version")
