"""Reviews with all cards open are kept beside those by what a seat could know."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0012"

_FORTH = """INSERT INTO review_by_cards (table_id, version, number, over, report)
    SELECT table_id, version, number, over, report FROM review"""
_BACK = """INSERT INTO review_by_table (table_id, version, number, over, report)
    SELECT table_id, version, number, over, report FROM review WHERE cards = 'known'"""


def upgrade() -> None:
    """What is kept of a table also depends on the cards that its judge knew: so far, what a seat could know."""
    _made("review_by_cards", sa.Column("cards", sa.String(8), primary_key=True, server_default="known"))
    op.execute(_FORTH)
    op.drop_table("review")
    op.rename_table("review_by_cards", "review")


def downgrade() -> None:
    """Those with all cards open are made anew when somebody wants them again."""
    _made("review_by_table")
    op.execute(_BACK)
    op.drop_table("review")
    op.rename_table("review_by_table", "review")


def _made(name: str, *more: sa.Column[str]) -> None:
    op.create_table(
        name,
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("version", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("report", sa.Text, nullable=False),
        *more,
    )
