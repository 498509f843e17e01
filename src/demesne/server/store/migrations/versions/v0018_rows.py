"""Where the points of a game came from, and what was built, for profiles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

COLUMNS = ("rows", "land")


def upgrade() -> None:
    """Adds the columns; of games that ended before, nothing is known."""
    for name in COLUMNS:
        op.add_column("played", sa.Column(name, sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Drops them."""
    with op.batch_alter_table("played") as table:
        for name in COLUMNS:
            table.drop_column(name)
