"""What reports say, and the address behind what they are about."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Makes the two columns."""
    op.add_column("report", sa.Column("words", sa.Text, nullable=False, server_default=""))
    op.add_column("report", sa.Column("client", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Drops them."""
    op.drop_column("report", "client")
    op.drop_column("report", "words")
