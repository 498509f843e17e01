"""The log in PostgreSQL, shared by several processes: each table belongs to one of them, as every write checks anew.

A table's row says whose it is and how often it has been taken, its fence. A process may write to a table only with the
fence it was given when it took it; the next process to take it is given another one. A move is one statement, so that a
stalled process holds nobody else up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict
from sqlalchemy import ColumnElement, Connection, Engine, create_engine, exists, literal_column, select, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DBAPIError, IntegrityError

from demesne.server.owners.owner_storage import Drawer
from demesne.server.store import schema
from demesne.server.store.database import OTHER_DATABASE, upgrade
from demesne.server.store.lease import NOW, Lease
from demesne.server.store.soundness import DataError
from demesne.server.store.writes import Appending, Conflict, Row, Writing, rows
from demesne.server.wire.refusals import Elsewhere

__all__ = ["Postgres", "Rows", "connect", "engine_for"]

READERS: Final = 8
"""Connections that read, at most."""
_MADE_ANEW: Final = (
    "make one with: createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8 NAME; "
    "copy what is kept there with: pg_dump OLD | psql NAME"
)
_NO_ADDRESS: Final = (
    "the address of the database cannot be read: expected one such as postgresql://demesne@localhost/demesne; "
    "in a password, @ is written %40, / %2F, : %3A and % %25"
)
_OPTIONS: Final = "-c lock_timeout=1000 -c idle_in_transaction_session_timeout=1000 -c statement_timeout=30000"
_TAKE: Final = text(f"""
    UPDATE game_table g SET owner = :name, owner_epoch = :epoch, fence = fence + 1,
        keeper = :name, keeper_epoch = :epoch
    WHERE g.id = :table AND (g.owner IS NULL OR g.owner = :name OR NOT EXISTS (
        SELECT 1 FROM node n WHERE n.name = g.owner AND n.epoch = g.owner_epoch AND n.until > {NOW}))
    RETURNING fence""")  # noqa: S608 - our own words
_WHOSE: Final = text(f"""
    SELECT n.name, n.until - {NOW} FROM game_table g
    LEFT JOIN node n ON n.name = g.owner AND n.epoch = g.owner_epoch WHERE g.id = :table""")  # noqa: S608
_APPEND: Final = """
    WITH w AS (SELECT * FROM unnest(%s::text[], %s::int[], %s::int[], %s::int[], %s::text[])
                   AS w(id, fence, before, last, status)),
         t AS (UPDATE game_table g SET seq = w.last, status = w.status FROM w
               WHERE g.id = w.id AND g.fence = w.fence AND g.seq = w.before RETURNING g.id),
         i AS (INSERT INTO event (table_id, seq, at, actor, client_id, body)
               SELECT e.* FROM unnest(%s::text[], %s::int[], %s::float8[], %s::text[], %s::text[], %s::text[])
                   AS e(id, seq, at, actor, client_id, body) JOIN t USING (id))
    SELECT id FROM t"""
"""Appends all moves of a group, each if its table still has that fence and number of events; returns those tables."""
_LET_GO: Final = text("UPDATE game_table SET owner = NULL, owner_epoch = NULL WHERE id = :table AND fence = :fence")
_COUNTED: Final = text("""
    UPDATE game_table SET seq = coalesce((SELECT max(seq) FROM event WHERE table_id = :table), 0) WHERE id = :table""")
_OPENED: Final = text("""
    UPDATE game_table SET owner = :name, owner_epoch = :epoch, fence = 1, keeper = :name, keeper_epoch = :epoch,
        seq = coalesce((SELECT max(seq) FROM event WHERE table_id = :table), 0) WHERE id = :table""")


_node = schema.node.c
_LIVES: Final = _node.until > literal_column(NOW)


def _check_address(address: str) -> None:
    """Raises ``DataError`` for what is no address, without repeating it: there may be a password in it."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.ProgrammingError:
        raise DataError(_NO_ADDRESS) from None
    host, ports = str(parts.get("host", "")), str(parts.get("port", ""))
    if "@" in host or (not ports.replace(",", "0").isdigit() and ports):
        raise DataError(_NO_ADDRESS)


def connect(address: str, **how: Any) -> psycopg.Connection[Any]:
    """A connection to the database at *address*, *how* as `psycopg.connect` takes it.

    Raises ``DataError`` for what is no address, and where not everybody's name can be written.
    """
    _check_address(address)
    line = psycopg.connect(address, **how)
    if (encoding := line.info.parameter_status("server_encoding")) != "UTF8":
        line.close()
        raise DataError(f"the database has the encoding {encoding} instead of UTF8; {_MADE_ANEW}")
    return line


def _connect(address: str) -> psycopg.Connection[Any]:
    return connect(address, autocommit=True, connect_timeout=2, tcp_user_timeout=2000, options=_OPTIONS)


def engine_for(address: str) -> Engine:
    """Connections to the database at *address*, as libpq reads it."""

    def connected() -> psycopg.Connection[Any]:
        line = _connect(address)
        line.autocommit = False
        return line

    return create_engine(
        "postgresql+psycopg://", creator=connected, pool_size=2, max_overflow=READERS - 2, pool_pre_ping=True,
        hide_parameters=True,
    )  # fmt: skip


class Postgres:
    """The database at *address* (``postgresql://…``), for the process *node*. Implements ``writes.Database``.

    Raises ``DataError`` when it cannot be used, or another process of that name uses it.
    """

    def __init__(self, address: str, node: str) -> None:
        self._address = address
        self.reader = engine_for(address)
        self._line: psycopg.Connection[Any] | None = None
        self._fences: dict[str, int] = {}
        try:
            upgrade(self.reader, "the database", OTHER_DATABASE)
            self.lease = Lease(lambda: _connect(address), node)
        except BaseException:
            self.reader.dispose()
            raise

    @property
    def holds(self) -> bool:
        return self.lease.holds

    @property
    def others(self) -> Sequence[tuple[str, str]]:
        return self.lease.others

    @property
    def unkept(self) -> ColumnElement[bool]:
        tables = schema.table.c
        return ~exists().where((_node.name == tables.keeper) & (_node.epoch == tables.keeper_epoch) & _LIVES)

    def living(self) -> frozenset[tuple[str, int]] | None:
        with self.reader.begin() as connection:
            found = connection.execute(select(_node.name, _node.epoch).where(_LIVES))
            return frozenset((name, epoch) for name, epoch in found)

    async def keep(self, lost: Callable[[], None], lobby: Callable[[], str]) -> None:
        await self.lease.keep(lost, lobby)

    def check(self) -> None:
        if not self.lease.holds:
            raise DataError(f"the lease of {self.lease.name} was not renewed in time")

    def drawer(self, folder: str) -> Drawer:
        return Rows(self.reader, folder)

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
        self.lease.end()
        self.reader.dispose()

    # --- whose a table is -----------------------------------------------------------------------

    def take(self, table: str) -> None:
        self.check_own()
        with self.reader.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            found = connection.execute(_TAKE, {"table": table, **self._me()}).scalar_one_or_none()
            if found is not None:
                self._fences[table] = found
            elif (whose := connection.execute(_WHOSE, {"table": table}).one_or_none()) is not None:
                name, left = whose
                raise Elsewhere(name or "", max(0.0, float(left or 0)))

    def check_own(self) -> None:
        """Raises ``Elsewhere`` when this process's lease has expired: then nothing may be taken."""
        if not self.lease.holds:
            raise Elsewhere("", 0.5)

    def let_go(self, table: str) -> Writing | None:
        if (fence := self._fences.pop(table, None)) is None:
            return None

        def write(connection: Connection) -> None:
            connection.execute(_LET_GO, {"table": table, "fence": fence})

        return Writing(write)

    def _me(self) -> dict[str, str | int]:
        return {"name": self.lease.name, "epoch": self.lease.epoch}

    # --- writing --------------------------------------------------------------------------------

    def write(self, group: Sequence[Writing]) -> Sequence[Exception | None]:
        """Writes moves together, at most one of each table; everything else in a transaction of its own each."""
        faults: dict[int, Exception | None] = {}
        moves = [number for number, one in enumerate(group) if isinstance(one.write, Appending) and one.write.entries]
        while moves:
            once = {group[number].held: number for number in reversed(moves)}
            moves = [number for number in moves if number not in once.values()]
            batch = sorted(once.values())
            faults |= zip(batch, self._moved([group[number] for number in batch]), strict=True)
        return [faults[number] if number in faults else self._written(one) for number, one in enumerate(group)]

    def _moved(self, moves: Sequence[Writing]) -> Sequence[Exception | None]:
        """Appends *moves* in one statement."""
        try:
            had = self._append([one.write for one in moves if isinstance(one.write, Appending)])
        except (psycopg.OperationalError, psycopg.InterfaceError) as fault:
            self._line = None
            return [Conflict(f"nobody knows whether it is written: {fault}")] * len(moves)
        except psycopg.Error:
            return [self._written(one) for one in moves]  # nothing was: now each by itself
        return [None if one.held in had else Conflict("another process has the table, or has written") for one in moves]

    def _append(self, moves: Sequence[Appending]) -> set[str]:
        """Appends *moves*, one of each table; returns the tables that were still ours."""
        if self._line is None or self._line.closed:
            self._line = _connect(self._address)
        events = [row for one in moves for row in rows(one.table, one.entries)]
        heads: list[Row] = [
            (one.table, self._fences.get(one.table, 0), one.entries[0].seq - 1, one.entries[-1].seq, one.status)
            for one in moves
        ]
        columns = [list(column) for column in (*zip(*heads, strict=True), *zip(*events, strict=True))]
        return {table for (table,) in self._line.execute(_APPEND, columns)}

    def _written(self, one: Writing) -> Exception | None:
        """Writes *one* in a transaction of its own; returns what went wrong."""
        try:
            with self.reader.begin() as connection:
                self._write(connection, one)
        except IntegrityError as fault:
            return Conflict(str(fault.orig))
        except (Conflict, Elsewhere) as fault:
            return fault
        except DBAPIError as fault:
            gone = fault.connection_invalidated or isinstance(fault.orig, psycopg.OperationalError)
            return Conflict(f"nobody knows whether it is written: {fault.orig}") if gone else fault
        if one.opened:
            self._fences[one.opened] = 1
        return None

    def _write(self, connection: Connection, one: Writing) -> None:
        tables = schema.table.c
        if one.held:
            ours = (tables.id == one.held) & (tables.fence == self._fences.get(one.held, 0))
            if connection.execute(select(tables.id).where(ours).with_for_update()).one_or_none() is None:
                raise Conflict("another process has the table")
        one.write(connection)
        if one.held:
            connection.execute(_COUNTED, {"table": one.held})
        if one.opened:
            connection.execute(_OPENED, {"table": one.opened, **self._me()})


class Rows:
    """The rows of *folder* in PostgreSQL. Implements ``Drawer``."""

    def __init__(self, engine: Engine, folder: str) -> None:
        self._engine, self._folder = engine, folder

    def names(self) -> list[str]:
        with self._engine.begin() as connection:
            return list(
                connection.execute(select(schema.kept.c.name).where(schema.kept.c.folder == self._folder)).scalars()
            )

    def read(self, name: str) -> bytes | None:
        wanted = select(schema.kept.c.body).where((schema.kept.c.folder == self._folder) & (schema.kept.c.name == name))
        with self._engine.begin() as connection:
            return connection.execute(wanted).scalar_one_or_none()

    def write(self, name: str, body: bytes) -> None:
        row = {"folder": self._folder, "name": name, "body": body}
        with self._engine.begin() as connection:
            connection.execute(insert(schema.kept).values(row).on_conflict_do_nothing())
