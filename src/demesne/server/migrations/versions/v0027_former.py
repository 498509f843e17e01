"""Events that say what somebody was called are found without looking through all logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"

INDEX = "ix_event_former"
FORMER = """body LIKE '{"code":"left"%' OR body LIKE '{"code":"freed"%' OR body LIKE '{"code":"renamed"%'"""


def upgrade() -> None:
    """Adds the index."""
    former = sa.text(FORMER)
    op.create_index(INDEX, "event", ["table_id", "seq"], sqlite_where=former, postgresql_where=former)


def downgrade() -> None:
    """Drops it."""
    op.drop_index(INDEX, "event")
