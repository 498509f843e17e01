"""What holds for an address knows from whose account it came: names change, and pass on to others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"

_OWN = sa.text("SELECT owner, kind, until, name FROM restraint WHERE owner LIKE 'account:%'")
_NOTED = sa.text(
    "UPDATE restraint SET account = :account WHERE owner LIKE 'client:%' AND kind = :kind AND name = :name "
    "AND (until = :until OR (until IS NULL AND :always))"
)


def upgrade() -> None:
    """Adds the column; what was imposed on an account and an address at once, by one name, is that account's."""
    op.add_column("restraint", sa.Column("account", sa.String(16)))
    connection = op.get_bind()
    for row in connection.execute(_OWN).all():
        of = {"account": row.owner.removeprefix("account:"), "kind": row.kind, "name": row.name}
        connection.execute(_NOTED, of | {"until": row.until or 0.0, "always": row.until is None})


def downgrade() -> None:
    """Drops it."""
    with op.batch_alter_table("restraint") as table:
        table.drop_column("account")
