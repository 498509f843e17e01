"""The database file: opened safely, brought up to date, held by one server only."""

from __future__ import annotations

import logging
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import disk_usage
from typing import IO, Any, Final, cast

from sqlalchemy import ColumnElement, Connection, Engine, create_engine, event, insert, inspect, true
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.pool import StaticPool

from demesne.server.owners.owner_storage import Drawer, Files
from demesne.server.store import schema
from demesne.server.store.migrations import knows, latest
from demesne.server.store.soundness import KIND, DataError, Notes, examine, read_only
from demesne.server.store.writes import Appending, Writing, attempt, rows

__all__ = [
    "NAME", "OTHER_DATABASE", "DataError", "Folder", "Holder", "Writer", "check_known", "lock", "open_reader",
    "open_writer", "upgrade",
]  # fmt: skip

_log = logging.getLogger(__name__)

NAME = "demesne.db"
"""The database in a data folder."""
ROOM: Final = 64 << 10
"""Bytes that the disk must have left for whoever writes next."""
READERS: Final = 4
"""How many reading connections stay open: a new one first reads the whole schema, which takes longer than a table."""
BUSY_MS = 5000
OTHER_FOLDER = ", or give --data"
OTHER_DATABASE = ", or give another --database"
_INSERT = str(insert(schema.event).compile(dialect=dialect(paramstyle="qmark")))
_STATUS = "UPDATE game_table SET status = ? WHERE id = ? AND status <> ?"
"""Statements of nearly every commit, which the driver prepares once; SQLAlchemy would compile and bind them anew."""


class Holder:
    """The right to write in a data folder, kept until ``release`` or the process ends.

    SQLite before 3.51.3 can damage a log that two connections write and checkpoint at once, and two servers would deal
    two different lines: so one at a time.
    """

    def __init__(self, folder: Path) -> None:
        self._file = _open_lock(folder / "demesne.lock")
        try:
            lock(self._file)
        except OSError:
            self._file.close()
            raise DataError(f"another demesne is using the tables in {folder}; stop it, or give --data") from None

    def release(self) -> None:
        self._file.close()


def _open_lock(path: Path) -> IO[bytes]:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # others on the machine have no business there
        return path.open("a+b")
    except OSError as fault:
        raise DataError(
            f"cannot keep tables in {path.parent}: {fault.strerror}; give another folder with --data"
        ) from None


if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        """Locks *file* for this process. Raises ``OSError`` while another one has it."""
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        """Locks *file* for this process. Raises ``OSError`` while another one has it."""
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


class Writer:
    """The one connection that writes to the database at *path*, which it counts.

    Raises ``DataError`` when the database cannot be used; then nothing was written to it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._count = examine(path)
        check_known(path)
        self._notes = Notes(path)
        self.engine = open_writer(path)
        try:
            upgrade(self.engine, path)
            self._begin()
            self._pooled = self.engine.raw_connection()
        except BaseException as fault:
            self._notes.close()
            self.engine.dispose()
            if isinstance(fault, OSError):
                raise DataError(f"cannot write beside {path}: {fault.strerror}") from None
            if isinstance(fault, (OperationalError, sqlite3.OperationalError)):
                raise DataError(f"cannot write to {path}: {getattr(fault, 'orig', fault)}") from None
            raise

    def _begin(self) -> None:
        """Has the header of the database say that its log belongs to it."""
        with self.begin() as connection:
            connection.exec_driver_sql(f"PRAGMA application_id={KIND}")
        with closing(self.engine.raw_connection()) as pooled:
            pooled.cursor().execute("PRAGMA wal_checkpoint(FULL)")

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction, on disk and counted when it ends."""
        with self.engine.begin() as connection:
            yield connection
            connection.exec_driver_sql(f"PRAGMA user_version={self._count + 1}")
        self._counted()

    @contextmanager
    def prepared(self) -> Iterator[sqlite3.Connection]:
        """The same on the driver's own connection, which prepares a statement once: for what every move writes."""
        line = cast("sqlite3.Connection", self._pooled.driver_connection)
        line.execute("BEGIN IMMEDIATE")
        try:
            yield line
            line.execute(f"PRAGMA user_version={self._count + 1}")
            line.execute("COMMIT")
        finally:
            if line.in_transaction:
                line.execute("ROLLBACK")
        self._counted()

    def _counted(self) -> None:
        """One more commit is on disk."""
        self._count += 1
        self._notes.write(self._count)

    def close(self) -> None:
        """Finishes writing, so that the database is complete without a log; on a full disk, the log stays with it."""
        self._notes.close()
        self._pooled.close()
        try:
            with self.engine.begin() as connection:
                connection.exec_driver_sql(f"PRAGMA user_version={-self._count}")
        except OperationalError as fault:
            _log.error("%s could not be closed (%s); nothing is lost", self._path, fault.orig)
        self.engine.dispose()


class Folder:
    """The database in *folder*, which belongs to this process alone. Implements ``writes.Database``.

    Raises ``DataError`` when the folder cannot be used.
    """

    holds = True
    others: Sequence[tuple[str, str]] = ()

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._holder = Holder(folder)
        try:
            self.writer = Writer(folder / NAME)
        except BaseException:
            self._holder.release()
            raise
        self.reader = open_reader(folder / NAME)

    def write(self, group: Sequence[Writing]) -> Sequence[Exception | None]:
        """Writes *group* in one transaction; returns what went wrong with each."""
        return [None] * len(group) if self._append_all(group) else self._write_each(group)

    @property
    def unkept(self) -> ColumnElement[bool]:
        return true()

    def living(self) -> frozenset[tuple[str, int]] | None:
        return None

    async def keep(self, lost: Callable[[], None], lobby: Callable[[], str]) -> None:
        """Nobody else is here."""

    def take(self, table: str) -> None:
        """Nobody else has any table here."""

    def let_go(self, table: str) -> None:
        """Nobody else wants it."""

    def drawer(self, folder: str) -> Drawer:
        return Files(self._folder / folder)

    def check(self) -> None:
        """Raises ``DataError`` where the disk is full: an empty write would still find room in the log."""
        if disk_usage(self._folder).free < ROOM:
            raise DataError(f"{self._folder}: no space left on the disk")

    def close(self) -> None:
        self.reader.dispose()
        self.writer.close()
        self._holder.release()

    def _append_all(self, group: Sequence[Writing]) -> bool:
        """Appends all of *group* at once, if it does nothing else; returns whether it could."""
        appending = [one.write for one in group if isinstance(one.write, Appending)]
        if len(appending) < len(group):
            return False
        try:
            with self.writer.prepared() as line:
                line.executemany(_INSERT, [row for one in appending for row in rows(one.table, one.entries)])
                line.executemany(_STATUS, [(one.status, one.table, one.status) for one in appending])
        except sqlite3.Error:
            return False  # nothing was written: now each by itself, and each is told what went wrong
        return True

    def _write_each(self, group: Sequence[Writing]) -> list[Exception | None]:
        """Writes *group*, each with a savepoint of its own; returns what went wrong with each."""
        with self.writer.begin() as connection:
            return [attempt(connection, one.write) for one in group]


def open_writer(path: Path) -> Engine:
    """The one connection that writes and checkpoints the log."""
    # not every SQLite overwrites by itself what is deleted
    pragmas = "PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA secure_delete=ON"
    return _engine(path, pragmas, begin="BEGIN IMMEDIATE", poolclass=StaticPool)


def open_reader(path: Path) -> Engine:
    """Connections that only read, and never checkpoint the log."""
    pragmas = "PRAGMA query_only=ON", "PRAGMA wal_autocheckpoint=0"
    return _engine(path, pragmas, begin="BEGIN", pool_size=READERS, max_overflow=-1)


def _engine(path: Path, pragmas: tuple[str, ...], *, begin: str, **pool: Any) -> Engine:
    threads = {"check_same_thread": False}
    engine = create_engine(f"sqlite:///{path}", connect_args=threads, hide_parameters=True, **pool)

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver's own BEGIN comes too late, and then fails with "locked"
        for pragma in (f"PRAGMA busy_timeout={BUSY_MS}", "PRAGMA mmap_size=0", *pragmas):
            connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def check_known(path: Path, place: Path | None = None) -> None:
    """Raises ``DataError`` when the database at *path*, a copy of *place*, is newer than this program.

    Nothing is written: whoever opens it for writing takes its log away when they close it, and the newer program
    would miss that.
    """
    if not path.exists():
        return
    with closing(read_only(path)) as connection:
        found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        row = found and connection.execute("SELECT version_num FROM alembic_version").fetchone()
    _check_revision(row[0] if row else None, place or path)


def _check_revision(revision: str | None, place: Path | str, otherwise: str = OTHER_FOLDER) -> None:
    if revision is not None and not knows(revision):
        raise DataError(f"{place} was written by a newer demesne; update this one{otherwise}")


def upgrade(engine: Engine, place: Path | str, otherwise: str = OTHER_FOLDER) -> None:
    """Brings the database at *place* up to date. Raises ``DataError`` when it is newer than this program.

    *otherwise* goes on from "update this one": what else helps, or what that is for.
    """
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # processes that start at the same time take turns, patiently
                connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
                connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
                connection.exec_driver_sql("SET LOCAL lock_timeout = '30s'")
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({KIND})")
            if (revision := _revision(connection)) != latest():
                _check_revision(revision, place, otherwise)
                from demesne.server.store.upgrading import migrate  # noqa: PLC0415 - a tenth of a start, hardly ever needed

                migrate(connection)
    except DBAPIError as fault:
        raise DataError(f"cannot use {place}: {fault.orig}") from None


def _revision(connection: Connection) -> str | None:
    """The revision of the database; none for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return revision
