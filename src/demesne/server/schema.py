"""The tables of the database. Every change here needs a migration."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text, UniqueConstraint, text

__all__ = ["event", "metadata", "review", "seat", "table", "talk"]

metadata = MetaData()

table = Table(
    "game_table",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("invite", String(64)),
    Column("next_table", String(32)),
    Column("opened", Float, nullable=False),
    Column("version", Integer, nullable=False, server_default="1"),
    Column("seed", String(64)),
    Column("deal", String(96), index=True),
    Column("practice", Integer, nullable=False, server_default="0"),
    Column("points", Integer),
    Column("branch_of", String(32), index=True),
    Column("branch_at", String(32)),
    Column("plies", Integer),
)
"""One live or finished game. ``invite`` is a digest, ``options`` a JSON object, ``version`` that of the rules.

``seed``: what the shuffle follows from, a secret until the game is over; none at a table from before.
``deal``: the name of a deal that other tables play too; ``practice``: 1 where the result does not count; ``points``:
what the person at such a table had at the end, once somebody has asked.
``plies``: how many come from another game, where this one was played on from it, at its moment ``branch_at``;
``branch_of``: the table of that game, none if it was brought from elsewhere.
"""

seat = Table(
    "seat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(128)),
    Column("key", String(64)),
    Column("salt", String(64), nullable=False, server_default=""),
    Column("program", Boolean, nullable=False, server_default="0"),
    Index("ix_seat_program", "key", sqlite_where=text("program")),
)
"""A seat; ``key`` is the digest of the key that may move for it, ``salt`` its word in the shuffle.

``program``: a program of somebody's holds it.
"""

event = Table(
    "event",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("actor", String(16), nullable=False),
    Column("client_id", String(160)),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "client_id"),
)
"""What happened, append-only. The two keys make each number and each client's id unique."""

talk = Table(
    "talk",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("side", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("client_id", String(160), nullable=False),
    Column("line", Text, nullable=False),
    Column("phrase", String(32)),
    UniqueConstraint("table_id", "client_id"),
)
"""What partners said to each other, numbered side by side and apart from the events that everybody is told."""

review = Table(
    "review",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("report", Text, nullable=False),
)
"""What is known of a finished game (JSON) after ``number`` milliseconds of work, worthless but for its ``version``."""
