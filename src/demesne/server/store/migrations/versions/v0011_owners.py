"""Several processes at one database: which of them are there, which tables each has, what owners keep."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

OF_A_TABLE = ("owner", "owner_epoch", "fence", "seq")


def upgrade() -> None:
    """Creates the tables; a game table records whose it is."""
    op.create_table(
        "node",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("lobby", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "kept",
        sa.Column("folder", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(128), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.add_column("game_table", sa.Column("owner", sa.String(64)))
    op.add_column("game_table", sa.Column("owner_epoch", sa.Integer))
    op.add_column("game_table", sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
    op.add_column("game_table", sa.Column("seq", sa.Integer, nullable=False, server_default="0"))
    if (
        op.get_bind().dialect.name == "postgresql"
    ):  # room for a row's next version in its page: it changes at every move
        op.execute("ALTER TABLE game_table SET (fillfactor = 50)")


def downgrade() -> None:
    """Drops them."""
    with op.batch_alter_table("game_table") as game_table:
        for name in OF_A_TABLE:
            game_table.drop_column(name)
    op.drop_table("kept")
    op.drop_table("node")
