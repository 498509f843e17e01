"""The tables of the database. Every change here needs a migration.

An index with a condition has it in PostgreSQL, too: its migration says so. To say it here would load that dialect at
each start, a twelfth of it.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from demesne.server.store.notice_schema import mail, mailing, metadata, notice, push

__all__ = [
    "FORMER", "account", "archived", "deed", "event", "kept", "letter", "listener", "mail", "mailing", "metadata",
    "node", "notice", "owner_link", "passkey", "played", "push", "question", "rated", "rating", "report", "restraint",
    "review", "seat", "secret", "service", "session", "table", "talk", "tries",
]  # fmt: skip

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
    Column("owner", String(64)),
    Column("owner_epoch", Integer),
    Column("fence", Integer, nullable=False, server_default="0"),
    Column("seq", Integer, nullable=False, server_default="0"),
    Column("keeper", String(64)),
    Column("keeper_epoch", Integer),
    Column("hours", Integer, nullable=False, server_default="0"),
    Column("public", Boolean, nullable=False, server_default="0"),
    Index("ix_game_table_hours", "status", sqlite_where=text("hours > 0")),
)
"""One live or finished game. ``invite`` is a digest, ``options`` a JSON object, ``version`` that of the rules.

``seed``: what the shuffle follows from, a secret until the game is over; none at a table from before.
``deal``: the name of a deal that other tables play too; ``practice``: 1 where the result does not count; ``points``:
what the person at such a table had at the end, filled in once somebody has asked.
``plies``: how many come from another game that this one goes on from, at its moment ``branch_at``;
``branch_of``: the table of that game, none if it was brought from elsewhere.
``hours``, ``public``: from its customs, so that games of days are found while nobody is there.
Only where several processes share the database: ``owner`` is the node that has the table since its ``owner_epoch``,
``fence`` how often it has been taken, ``seq`` its last event; ``keeper`` is the node that had it last, since its
``keeper_epoch``: as long as that one lives, it looks after the table.
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
    Index("ix_seat_key", "key"),
)
"""A seat; ``key`` is the digest of the key that may move for it, or names an account; ``salt`` is its word
in the shuffle.

``program``: somebody's program holds it.
"""

FORMER: Final = """body LIKE '{"code":"left"%' OR body LIKE '{"code":"freed"%' OR body LIKE '{"code":"renamed"%'"""
"""The condition on an event that it says what somebody was called: in these very words, databases find them at once."""

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
    Index("ix_event_former", "table_id", "seq", sqlite_where=text(FORMER)),
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
    Column("cards", String(8), primary_key=True, server_default="known"),
)
"""What is known of a finished game (JSON) after ``number`` milliseconds of work, valid only for its ``version``;
by what a seat could know, or with all ``cards`` open."""

account = Table(
    "account",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("looks", String(64), nullable=False, unique=True),
    Column("password", Text),
    Column("made", Float, nullable=False),
    Column("role", String(16), nullable=False, server_default=""),
    Column("hidden", Boolean, nullable=False, server_default="0"),
)
"""Somebody who keeps games under a name; ``looks`` is what the name looks like, ``password`` an argon2id hash."""

session = Table(
    "session",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("account", String(16), nullable=False, index=True),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("label", String(64), nullable=False),
)
"""A browser that is signed in: the digest of its key, and what it calls itself in a word or two."""

passkey = Table(
    "passkey",
    metadata,
    Column("id", Text, primary_key=True),
    Column("account", String(16), nullable=False, index=True),
    Column("key", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float),
    Column("label", String(64), nullable=False, server_default=""),
)
"""A passkey: its public key, how often it says it has been used, and in what browser it was made."""

orders = Table(
    "orders",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)
"""What a seat wishes to have done in its next turn (JSON): nobody else's business, and gone after it."""

played = Table(
    "played",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("account", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("game", String(64), nullable=False),
    Column("mode", String(16), nullable=False),
    Column("sides", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("firsts", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("rows", Text, nullable=False, server_default=""),
    Column("land", Text, nullable=False, server_default=""),
    Index("ix_played_account", "account", "at"),
)
"""How a finished game ended for an account: its rank among so many sides, of which ``firsts`` came first.

``rows``: the points of each row of its sheet, ``land``: the picture of what it built (JSON; empty where not known).

Without sides it is only listed: it was broken off, goes on from another, or was played elsewhere or on one screen.
"""

rated = Table(
    "rated",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),
    Column("at", Float, nullable=False),
    Column("game", String(64), nullable=False),
    Column("mode", String(16), nullable=False),
    Column("result", Text, nullable=False),
    Column("changes", Text, nullable=False),
)
"""A rated game, once: its result and the ratings before and after it, both JSON. ``number`` is their order."""

rating = Table(
    "rating",
    metadata,
    Column("player", String(160), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mode", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
"""How well an account, a bot or a program plays, according to the rated games that are kept."""

restraint = Table(
    "restraint",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("until", Float),
    Column("name", String(64), nullable=False),
    Column("account", String(16)),
)
"""Those who may say nothing ("mute") or sit down nowhere ("ban"), until when; for good where there is no end.

``account``: whose it is, also where it holds for the address they came from; none of a guest.
"""

report = Table(
    "report",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("owner", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("by", String(64), nullable=False),
    Column("why", String(16), nullable=False),
    Column("line", Text, nullable=False),
    Column("closed", Boolean, nullable=False, server_default="0"),
    Column("words", Text, nullable=False, server_default=""),
    Column("client", String(64), nullable=False, server_default=""),
    UniqueConstraint("table_id", "owner", "by", "line"),
)
"""What somebody has told the moderators about somebody else at their table, and the line it is about, if any.

``client``: the address from which they came, for as long as the report is open, and after a space how many others
came from there then.
"""

deed = Table(
    "deed",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(64), nullable=False),
    Column("did", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("days", Integer),
    Column("account", String(16)),
    Column("by_account", String(16)),
)
"""What moderators did, to whom, for how many days: the names of then, and the accounts, where they were noted."""

node = Table(
    "node",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("epoch", Integer, nullable=False),
    Column("until", Float, nullable=False),
    Column("lobby", Text, nullable=False, server_default=""),
)
"""A process that shares the database: until when, by the database's clock, its tables are its own.

``epoch``: how often it has begun; ``lobby``: its public tables (JSON).
"""

kept = Table(
    "kept",
    metadata,
    Column("folder", String(32), primary_key=True),
    Column("name", String(128), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""What owners keep, where several processes share the database; elsewhere it lies in files of a data folder."""

archived = Table(
    "archived",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("body", LargeBinary, nullable=False),
)
"""An archived table: when something last happened there, and all its rows (JSON, deflated)."""

service = Table(
    "service",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seconds", Float, nullable=False),
)
"""One row: for how many seconds in all the server, or any of those that share this, has been in service."""

secret = Table(
    "secret",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("word", Text, nullable=False),
)
"""What the server creates for itself, once: the key by which push services know it."""

owner_link = Table(
    "owner_link",
    metadata,
    Column("node", String(64), primary_key=True),
    Column("link", String(64), nullable=False),
    Column("key", String(64)),
)
"""The link by which the console of ``node`` makes its owner known, and the browser that followed it: their digests."""

listener = Table(
    "listener",
    metadata,
    Column("node", String(64), primary_key=True),
    Column("program", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
)
"""A program that may be asked to play, and the process at which it listens."""

letter = Table(
    "letter",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("node", String(64), nullable=False, index=True),
    Column("program", String(64), nullable=False),
    Column("body", Text, nullable=False),
)
"""What another process has to tell a program that listens at ``node`` (JSON); deleted once it is read there."""

question = Table(
    "question",
    metadata,
    Column("challenge", String(64), primary_key=True),
    Column("until", Float, nullable=False, index=True),
    Column("origin", Text, nullable=False),
    Column("account", String(32)),
)
"""What a browser is asked for a passkey, where several processes may get the answer: see ``accounts.questions``."""

tries = Table(
    "tries",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("tokens", Float, nullable=False),
    Column("at", Float, nullable=False),
    Column("whole", Float, nullable=False, index=True),
)
"""How many tries somebody has left, where several processes count: ``name`` is a digest of what and who.

``tokens`` were there ``at`` that time; by ``whole`` all of them are back, and the row is of no further use. The one try
that an account has at the deal of a day is noted in the same way (``first_tries.py``).
"""
