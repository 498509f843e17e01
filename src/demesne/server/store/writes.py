"""What is written to a store, whichever database keeps it, and what a store needs of that database."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Engine, insert, update
from sqlalchemy.exc import IntegrityError

from demesne.server.owners.owner_storage import Drawer
from demesne.server.store import schema
from demesne.server.wire.log import Entry, Told

__all__ = [
    "Appending", "Conflict", "Database", "Living", "Row", "SharedShelves", "Shelves", "Write", "Writing", "append",
    "attempt", "rows", "write_entries",
]  # fmt: skip

T = TypeVar("T")
Write = Callable[[Connection], None]
Row = tuple[str | int | float | None, ...]
_COLUMNS = schema.event.c.keys()


class Conflict(Exception):
    """Somebody else has written that number or that id already, or has the table now; nothing is written."""


@dataclass(frozen=True, slots=True)
class Appending:
    """A ``Write`` that appends *entries*: what every move is."""

    table: str
    entries: Sequence[Entry]
    status: str

    def __call__(self, connection: Connection) -> None:
        append(connection, self.table, self.entries, self.status)


@dataclass(frozen=True, slots=True)
class Writing:
    """A ``Write``, the table *held* that it changes, and the one *opened* by it, if any."""

    write: Write
    held: str | None = None
    opened: str | None = None


class Shelves(Protocol):
    """A store, as seen by those that keep something of their own there."""

    async def write(self, write: Callable[[Connection], T]) -> T: ...
    async def read(self, look: Callable[[Connection], T]) -> T: ...


class Living(Protocol):
    """A store, as seen by those that ask which processes share it."""

    async def living(self) -> frozenset[tuple[str, int]] | None:
        """The processes that are alive, with their epochs; ``None`` where no other shares the store."""
        ...


class SharedShelves(Shelves, Living, Protocol):
    """A store, as seen by those that keep there what concerns other processes."""


class Database(Protocol):
    """Where a store keeps everything. Only one thread writes; any may read.

    ``reader`` connects to read. ``holds``: whether the tables that were taken here still belong to this process.
    """

    @property
    def reader(self) -> Engine: ...

    @property
    def holds(self) -> bool: ...

    @property
    def others(self) -> Sequence[tuple[str, str]]:
        """The names of the other processes that are alive, and what their lobbies say."""
        ...

    @property
    def unkept(self) -> ColumnElement[bool]:
        """The condition on a table that no living process has looked after it."""
        ...

    def living(self) -> frozenset[tuple[str, int]] | None:
        """The processes that are alive, with their epochs; ``None`` where there can be no other."""
        ...

    async def keep(self, lost: Callable[[], None], lobby: Callable[[], str]) -> None:
        """Keeps what is taken here; *lost* is called when others may have it. The others are told what *lobby* says."""
        ...

    def write(self, group: Sequence[Writing]) -> Sequence[Exception | None]:
        """Writes *group*, each whole or not at all; returns what went wrong with each. Then everything is on disk."""
        ...

    def take(self, table: str) -> None:
        """The table belongs to this process from now on. Raises ``Elsewhere`` while it belongs to another."""
        ...

    def let_go(self, table: str) -> Writing | None:
        """Lets others have the table; returns what has to be written for that."""
        ...

    def drawer(self, folder: str) -> Drawer:
        """The place for things of one kind that owners keep."""
        ...

    def check(self) -> None:
        """Raises whatever keeps the database from being read and written."""
        ...

    def close(self) -> None:
        """Finishes writing."""
        ...


def attempt(connection: Connection, write: Write) -> Exception | None:
    """Runs *write* so that its failure undoes only itself."""
    try:
        with connection.begin_nested():
            write(connection)
    except IntegrityError as fault:
        return Conflict(str(fault.orig))
    except Conflict as fault:
        return fault
    return None


def append(connection: Connection, table: str, entries: Sequence[Entry], status: str) -> None:
    write_entries(connection, table, entries)
    connection.execute(update(schema.table).where(schema.table.c.id == table).values(status=status))


def write_entries(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    if found := rows(table, entries):
        connection.execute(insert(schema.event), [dict(zip(_COLUMNS, row, strict=True)) for row in found])


def rows(table: str, entries: Sequence[Entry]) -> list[Row]:
    """*entries* as rows of events, in the order of its columns."""
    now = time.time()
    return [(table, e.seq, now, e.actor, e.client_id, _body(e.told)) for e in entries]


def _body(told: Told) -> str:
    return msgspec.json.encode(told).decode()
