"""In what browser a passkey was made: whoever loses a device finds the one that was on it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """Adds the column; of earlier ones nothing is known."""
    op.add_column("passkey", sa.Column("label", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Drops it."""
    with op.batch_alter_table("passkey") as table:
        table.drop_column("label")
