"""Events that say what somebody was called are found without looking through all logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"

INDEX = "ix_event_former"
FORMER = """body LIKE '{"code":"left"%' OR body LIKE '{"code":"freed"%' OR body LIKE '{"code":"renamed"%'"""


def upgrade() -> None:
    """Adds the index, unless the host of a large database has done so beforehand, while everybody played."""
    former = sa.text(FORMER)
    op.create_index(
        INDEX, "event", ["table_id", "seq"], sqlite_where=former, postgresql_where=former, if_not_exists=True
    )


def downgrade() -> None:
    """Drops it."""
    op.drop_index(INDEX, "event")
