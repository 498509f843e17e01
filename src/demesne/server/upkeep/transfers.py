"""All that is kept, carried whole from one database to another: backing up PostgreSQL, restoring, moving to it.

A backup of PostgreSQL is the same file as one of a folder, so either can be restored as the other. Whatever is carried
is counted and checksummed on both sides before anybody can use it.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, Table, create_engine, func, insert, inspect, select, text, update
from sqlalchemy.exc import DBAPIError

from demesne.server.settings import PROGRAMS
from demesne.server.store import schema
from demesne.server.store.archive import OF_A_PROCESS
from demesne.server.store.database import (
    NAME,
    OTHER_DATABASE,
    Holder,
    check_known,
    open_reader,
    open_writer,
    upgrade,
)
from demesne.server.store.soundness import NO_DRIVER, DataError
from demesne.server.upkeep.backups import Contents, Kept, backup, contents, copied, files_of, finish, sound, written

__all__ = ["backup_database", "move", "restore_database"]

_LEFT: Final = {schema.node, schema.owner_link, schema.listener, schema.letter, schema.question, schema.kept}
CARRIED: Final = tuple(each for each in schema.metadata.sorted_tables if each not in _LEFT)
"""Everything but what processes have to do with each other, and what owners keep, which may be files of a folder."""
NUMBERED: Final = (schema.rated, schema.report, schema.deed)
"""Tables for which PostgreSQL counts the next number separately."""
BATCH: Final = 500
_ROUND: Final = 1 << 256


def backup_database(address: str, folder: Path, file: Path) -> Contents:
    """Copies all that is kept in PostgreSQL at *address* to *file*, as it is at one moment; servers may be playing.

    The programs are read from *folder* if no server has taken them over yet.
    Raises ``DataError``; then *file* is as it was.
    """
    with _database(address) as engine, written(file) as part:
        new = open_writer(part)
        try:
            upgrade(new, part)
            with engine.connect().execution_options(isolation_level="REPEATABLE READ") as source, source.begin():
                source.exec_driver_sql("SET TRANSACTION READ ONLY")
                _check_version(source, part)
                with new.begin() as target:
                    _carry(source, target)
                columns = schema.kept.c
                wanted = select(columns.folder, columns.name, columns.body).order_by(columns.folder, columns.name)
                kept = [(row.folder, row.name, bytes(row.body)) for row in source.execute(wanted)]
        finally:
            new.dispose()
        with closing(sqlite3.connect(part)) as copy:
            known = any(place == PROGRAMS for place, _, _ in kept)
            finish(copy, kept if known else [*files_of(folder, [PROGRAMS]), *kept])
            return contents(copy)


def restore_database(file: Path, address: str, *, damaged: bool = False) -> Contents:
    """Puts the backup *file*, of a folder or of PostgreSQL, into PostgreSQL at *address*, where nothing is kept yet.

    One that is *damaged* is taken as far as it can be read. Raises ``DataError``; then nothing is there.
    """
    sound(file, damaged=damaged)
    with tempfile.TemporaryDirectory() as place, _database(address) as engine:
        part = Path(place) / NAME
        kept = copied(file, part)
        with closing(sqlite3.connect(part)) as copy:
            found = contents(copy)
        reader = open_reader(part)
        try:
            upgrade(engine, "the database", OTHER_DATABASE)
            with engine.begin() as target, reader.connect() as source:
                _check_empty(target)
                _carry(source, target)
                _settle(target, kept)
        finally:
            reader.dispose()
    return found


def move(folder: Path, address: str) -> Contents:
    """Carries all that is kept in *folder*, whose server must be stopped, to PostgreSQL at *address*: see ``restore``.

    Nothing changes in *folder*. Raises ``DataError``.
    """
    holder = Holder(folder)
    try:
        with tempfile.TemporaryDirectory() as place:
            file = Path(place) / "moved.demesne"
            backup(folder, file)
            check_known(file, folder / NAME)
            return restore_database(file, address)
    finally:
        holder.release()


@contextmanager
def _database(address: str) -> Iterator[Engine]:
    """Connections to *address*; any problem with it becomes a ``DataError``."""
    engine = create_engine("postgresql+psycopg://", creator=_connecting(address))
    try:
        yield engine
    except DBAPIError as fault:
        raise DataError(f"the database refuses: {' '.join(str(fault.orig).split())[:300]}") from None
    finally:
        engine.dispose()


def _connecting(address: str) -> Callable[[], Any]:
    try:
        import psycopg  # noqa: PLC0415 - an extra

        from demesne.server.store.postgres import connect  # noqa: PLC0415
    except ImportError:
        raise DataError(NO_DRIVER) from None

    def connected() -> Any:
        try:
            return connect(address, connect_timeout=5)
        except psycopg.OperationalError as fault:
            raise DataError(f"the database does not answer: {' '.join(str(fault).split())[:300]}") from None

    return connected


def _check_version(source: Connection, part: Path) -> None:
    """Raises ``DataError`` unless *source* has the tables that this program knows: it is read, not changed."""
    wanted = text("SELECT version_num FROM alembic_version")
    if not inspect(source).has_table("alembic_version"):
        raise DataError("that database has no tables of demesne")
    with closing(sqlite3.connect(part)) as copy:
        (ours,) = copy.execute(str(wanted)).fetchone()
    if (theirs := source.execute(wanted).scalar_one()) != ours:
        raise DataError(f"the database belongs to another version of demesne ({theirs}, not {ours}); use that one")


def _check_empty(target: Connection) -> None:
    """Raises ``DataError`` if anything is kept in *target*; nobody else may write there meanwhile."""
    for each in (*CARRIED, schema.kept):
        target.execute(text(f'LOCK TABLE "{each.name}" IN EXCLUSIVE MODE'))
        if target.execute(select(func.count()).select_from(each)).scalar_one():
            raise DataError(f"that database already contains something ({each.name}); nothing was changed")


def _carry(source: Connection, target: Connection) -> None:
    """Copies every row. Raises ``DataError`` if what is read from *target* is not what was read from *source*."""
    for each in CARRIED:
        rows = source.execute(select(each), execution_options={"yield_per": BATCH}).mappings()
        for batch in rows.partitions(BATCH):
            target.execute(insert(each), [_freed(each, dict(row)) for row in batch])
        there, here = _total(source, each), _total(target, each)
        if there != here:
            raise DataError(f"{each.name} was not copied completely: {there} and {here}")


def _freed(of: Table, row: dict[str, Any]) -> dict[str, Any]:
    """*row* without the columns that tie it to a process."""
    return row | dict.fromkeys(OF_A_PROCESS) if of is schema.table else row


def _total(connection: Connection, of: Table) -> str:
    """How many rows there are, and a digest of them that does not depend on their order."""
    own = [column for column in of.c if of is not schema.table or column.name not in OF_A_PROCESS]
    count = total = 0
    for row in connection.execute(select(*own), execution_options={"yield_per": BATCH}):
        count += 1
        total = (total + int.from_bytes(sha256(repr(tuple(row)).encode()).digest(), "big")) % _ROUND
    return f"{count} rows, {total:064x}"


def _settle(target: Connection, kept: Kept) -> None:
    """What PostgreSQL needs besides the rows: the length of each log, the next numbers, what owners keep."""
    last = select(func.coalesce(func.max(schema.event.c.seq), 0)).where(schema.event.c.table_id == schema.table.c.id)
    target.execute(update(schema.table).values(seq=last.scalar_subquery()))
    for each in NUMBERED:
        following = select(func.coalesce(func.max(each.c.number), 0) + 1).scalar_subquery()
        target.execute(select(func.setval(func.pg_get_serial_sequence(each.name, "number"), following, False)))  # noqa: FBT003
    if things := [{"folder": folder, "name": name, "body": body} for folder, name, body in kept]:
        target.execute(insert(schema.kept), things)
