"""The owner's links of all processes that share the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "owner_link",
        sa.Column("node", sa.String(64), primary_key=True),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64)),
    )


def downgrade() -> None:
    """Drops it."""
    op.drop_table("owner_link")
