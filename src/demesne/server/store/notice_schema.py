"""The tables of the database that are about notices, and what all tables belong to. Every change needs a migration."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, MetaData, String, Table, Text

__all__ = ["mail", "mailing", "metadata", "notice", "push"]

metadata = MetaData()

push = Table(
    "push",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("place", String(64), primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("key", String(128), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("language", String(16), nullable=False),
    Column("session", String(64), index=True),
    Column("made", Float, nullable=False),
    Index("ix_push_place", "place"),
)
"""A browser that is notified for ``owner``: its address at a push service, and who can read there.

``place`` is the digest of that address; ``session`` that of the key by which somebody was signed in.
"""

notice = Table(
    "notice",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("owner", String(64), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("mark", Integer, nullable=False),
)
"""What ``owner`` was last told about a table, or has seen themselves: for each kind of notice, once."""

mail = Table(
    "mail",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("address", Text),
    Column("wanted", Text),
    Column("language", String(16), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("asked", Float, nullable=False),
    Column("confirm", String(64), index=True),
    Column("stop", String(64), index=True),
    Column("since", Float),
    Column("last", Float, nullable=False, server_default="0"),
    Column("failed", Integer, nullable=False, server_default="0"),
)
"""Where ``owner``, an account, gets mail: the ``address`` they confirmed, and the one they are asked to confirm.

``confirm``, ``stop``: digests of the words by which that is done, and ended. ``last``: when something was last sent
there, ``failed``: how many times in a row it was refused.
"""

mailing = Table(
    "mailing",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("mark", Integer, nullable=False),
    Column("game", String(64), nullable=False),
    Column("since", Float),
    Column("until", Float),
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("taken", Float, nullable=False, server_default="0"),
    Column("by", String(32), nullable=False, server_default=""),
    Column("sent", Float),
)
"""What is to be mailed to ``owner`` about a table, or was and has not been looked at; without a table: please confirm.

The latter stays only if it could not be sent: its ``kind`` is "lost".

``taken``: until when the process that marks its work with ``by`` may be sending it.
"""
