"""Accounts, ratings, moderation."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Anybody who wants to has an account; rated games are kept once; moderators see what they are told."""
    _accounts()
    _games()
    _moderation()


def _accounts() -> None:
    op.create_index("ix_seat_key", "seat", ["key"])
    op.create_table(
        "account",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("looks", sa.String(64), nullable=False, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("role", sa.String(16), nullable=False, server_default=""),
        sa.Column("hidden", sa.Boolean, nullable=False, server_default="0"),
    )
    op.create_table(
        "session",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(16), nullable=False, index=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
    )
    op.create_table(
        "passkey",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("account", sa.String(16), nullable=False, index=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )


def _games() -> None:
    op.create_table(
        "played",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("account", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("sides", "rank", "firsts", "points")),
    )
    op.create_index("ix_played_account", "played", ["account", "at"])
    op.create_table(
        "rated",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False, unique=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("changes", sa.Text, nullable=False),
    )
    op.create_table(
        "rating",
        sa.Column("player", sa.String(160), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("mode", sa.String(16), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def _moderation() -> None:
    op.create_table(
        "restraint",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("until", sa.Float),
        sa.Column("name", sa.String(64), nullable=False),
    )
    op.create_table(
        "report",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        *(sa.Column(name, sa.String(64), nullable=False) for name in ("owner", "name", "by")),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False, server_default="0"),
        sa.UniqueConstraint("table_id", "owner", "by", "line"),
    )
    op.create_table(
        "deed",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("did", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("days", sa.Integer),
    )


def downgrade() -> None:
    """Drops all of it; seats of accounts stay, and nobody has their key."""
    for name in ("deed", "report", "restraint", "rating", "rated", "played", "passkey", "session", "account"):
        op.drop_table(name)
    op.drop_index("ix_seat_key", "seat")
