"""What browsers signing in with a passkey are asked, where several processes may get the answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "question",
        sa.Column("challenge", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("account", sa.String(32)),
    )
    op.create_index("ix_question_until", "question", ["until"])


def downgrade() -> None:
    """Drops it."""
    op.drop_table("question")
