"""Which tables are of days, and which are public: found after a start, although nobody is there."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

INDEX = "ix_game_table_hours"
_FOUND = """SELECT event.table_id, event.body FROM event JOIN game_table ON game_table.id = event.table_id
    WHERE game_table.status <> 'over' AND event.body LIKE '%"customs"%"hours"%' ORDER BY event.table_id, event.seq"""
_KEPT = sa.text("UPDATE game_table SET hours = :hours, public = :public WHERE id = :id")


def upgrade() -> None:
    """Adds the columns; for games in progress, they are read from the log."""
    op.add_column("game_table", sa.Column("hours", sa.Integer, nullable=False, server_default="0"))
    op.add_column("game_table", sa.Column("public", sa.Boolean, nullable=False, server_default="0"))
    days = sa.text("hours > 0")
    op.create_index(INDEX, "game_table", ["status"], sqlite_where=days, postgresql_where=days)
    for table, body in op.get_bind().execute(sa.text(_FOUND)).all():
        told = msgspec.json.decode(body)
        if told["code"] == "customs":
            args = told["args"]
            kept = {"id": table, "hours": int(args.get("hours", 0)), "public": bool(args.get("public"))}
            op.get_bind().execute(_KEPT, kept)


def downgrade() -> None:
    """Drops them."""
    op.drop_index(INDEX, "game_table")
    with op.batch_alter_table("game_table") as table:
        for name in ("hours", "public"):
            table.drop_column(name)
