"""The moderators' log knows whom it is about, and whose actions it tells: names change, and pass on to others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"

COLUMNS = ("account", "by_account")


def upgrade() -> None:
    """Adds the columns; of earlier actions only the names of then are known."""
    for name in COLUMNS:
        op.add_column("deed", sa.Column(name, sa.String(16)))


def downgrade() -> None:
    """Drops them."""
    with op.batch_alter_table("deed") as table:
        for name in COLUMNS:
            table.drop_column(name)
