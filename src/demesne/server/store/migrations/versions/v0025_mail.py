"""Addresses to which mail goes when something waits, and what is to be written there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "mail",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("address", sa.Text),
        sa.Column("wanted", sa.Text),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("confirm", sa.String(64)),
        sa.Column("stop", sa.String(64)),
        sa.Column("since", sa.Float),
        sa.Column("last", sa.Float, nullable=False, server_default="0"),
        sa.Column("failed", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("ix_mail_confirm", "mail", ["confirm"])
    op.create_index("ix_mail_stop", "mail", ["stop"])
    op.create_table(
        "mailing",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("mark", sa.Integer, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("since", sa.Float),
        sa.Column("until", sa.Float),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("taken", sa.Float, nullable=False, server_default="0"),
        sa.Column("by", sa.String(32), nullable=False, server_default=""),
        sa.Column("sent", sa.Float),
    )
    op.create_index("ix_mailing_due", "mailing", ["due"])


def downgrade() -> None:
    """Drops them."""
    for name in ("mailing", "mail"):
        op.drop_table(name)
