"""Which process looks after a table, so that others go on with games of days when it dies."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Adds the columns: nobody looks after anything yet."""
    op.add_column("game_table", sa.Column("keeper", sa.String(64)))
    op.add_column("game_table", sa.Column("keeper_epoch", sa.Integer))


def downgrade() -> None:
    """Drops them."""
    with op.batch_alter_table("game_table") as table:
        for name in ("keeper", "keeper_epoch"):
            table.drop_column(name)
