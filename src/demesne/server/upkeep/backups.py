"""A copy of everything that a server keeps, made while it runs, and the way to put such a copy in place again."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from demesne.server.owners.owner_storage import ENDING
from demesne.server.registry import SHELVES
from demesne.server.settings import PROGRAMS
from demesne.server.store.database import NAME, Holder, open_writer, upgrade
from demesne.server.store.soundness import PART, DataError, beside, check_readable, examine, read_only, unsound
from demesne.server.upkeep import seals

__all__ = [
    "Contents", "Kept", "backup", "contents", "copied", "files_of", "finish", "is_there", "restore", "sound",
    "written",
]  # fmt: skip

_KEPT: Final = "kept_file"
"""The table of a backup that holds what owners keep in files: tile sets and the like."""
_FOLDERS: Final = frozenset({PROGRAMS, *(shelf.folder for shelf in SHELVES.values())})
_PLAIN: Final = re.compile(r"[a-z0-9-]{1,120}")
_LARGEST: Final = 1 << 20
"""The most bytes in such a file."""
_NEEDED: Final = frozenset({"alembic_version", "event", "game_table", "seat"})
"""The tables that there have been from the first version on."""
PRIVATE: Final = 0o600
_BESIDE: Final = ("", "-wal", "-shm", "-count")


Kept = Sequence[tuple[str, str, bytes]]
"""What lies in files of a folder: the folder, a name, the contents."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What a database holds: tables, how many of them are in progress, and when something last happened."""

    tables: int
    playing: int
    last: datetime | None


def backup(folder: Path, file: Path) -> Contents:
    """Copies all that is kept in *folder* to *file*, as it is at one moment; a server may be running.

    Raises ``DataError``; then *file* is as it was.
    """
    source = folder / NAME
    if not is_there(source):
        raise DataError(f"there are no tables in {folder}")
    if file.resolve() in {beside(source, ending).resolve() for ending in _BESIDE}:
        raise DataError(f"{file} is where the tables are kept; give the backup another name")
    examine(source)
    with written(file) as part, closing(read_only(source)) as there, closing(sqlite3.connect(part)) as copy:
        there.backup(copy)
        finish(copy, files_of(folder))
        return contents(copy)


def restore(file: Path, folder: Path, *, damaged: bool = False) -> tuple[Contents, Path | None]:
    """Puts the backup *file* in place of what is kept in *folder*, which is moved to the folder that is returned.

    *file* may also be a database that was copied by hand or that a server refuses, if what is left of it is intact, or,
    if *damaged*, a backup that is no longer as it was written and can be read all the same.
    Raises ``DataError``, also while a server is using *folder*; then nothing has changed.
    """
    sound(file, damaged=damaged)
    holder, part = Holder(folder), beside(folder / NAME, PART)
    try:
        kept = copied(file, part)
        with closing(read_only(part)) as copy:
            found = contents(copy)
        return found, _swap(part, folder, kept)
    except OSError as fault:
        raise DataError(f"cannot restore {file}: {_why(fault)}; nothing was changed") from None
    finally:
        for ending in _BESIDE:
            beside(part, ending).unlink(missing_ok=True)
        holder.release()


def is_there(path: Path) -> bool:
    """Whether there is something at *path*. Raises ``DataError`` where one may not look."""
    try:
        return path.exists()
    except OSError as fault:
        raise DataError(f"cannot read {path}: {fault.strerror}") from None


# --- writing a backup -----------------------------------------------------------------


@contextmanager
def written(file: Path) -> Iterator[Path]:
    """Where to write what becomes *file* once it is complete and on disk; only its owner may read it."""
    part = beside(file, PART)
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=PRIVATE)  # it has addresses, hashes of passwords, the server's secrets
        yield part
        if trouble := unsound(part):
            raise DataError(f"{part} cannot be read again ({trouble})")
        seals.seal(part)
        _settle(part)
        part.replace(file)
    except (OSError, sqlite3.Error) as fault:
        raise DataError(f"cannot write {file}: {_why(fault)}") from None
    finally:
        part.unlink(missing_ok=True)


def _why(fault: Exception) -> str:
    """What went wrong, and with which file, without Python's numbers.

    >>> _why(FileExistsError(17, "File exists", "tiles")), _why(OSError(28, "No space left on device"))
    ('File exists (tiles)', 'No space left on device')
    """
    if not isinstance(fault, OSError) or not fault.strerror:
        return str(fault)
    return f"{fault.strerror} ({fault.filename})" if fault.filename else fault.strerror


def finish(copy: sqlite3.Connection, kept: Kept) -> None:
    """Makes *copy* complete in itself: without a log, with *kept* from the files, closed, and to be sealed."""
    copy.execute("PRAGMA journal_mode=DELETE")
    with copy:
        copy.execute(f"CREATE TABLE {_KEPT} (folder TEXT, name TEXT, body BLOB)")
        seals.mark(copy)
        copy.executemany(f"INSERT INTO {_KEPT} VALUES (?, ?, ?)", kept)  # noqa: S608 - our own name
        (count,) = copy.execute("PRAGMA user_version").fetchone()
        copy.execute(f"PRAGMA user_version={-abs(count)}")


def files_of(folder: Path, names: Collection[str] = _FOLDERS) -> Kept:
    """What owners keep in files of *folder*, and the tokens of programs."""
    return [
        (name, path.stem, path.read_bytes())
        for name in sorted(names)
        for path in sorted((folder / name).glob(f"*{ENDING}"))
    ]


# --- putting it back ------------------------------------------------------------------


def sound(file: Path, *, damaged: bool = False) -> None:
    """Raises ``DataError`` unless *file* is an intact database of ours, and if it is sealed, as it was written.

    One that is *damaged* need not be that.
    """
    if not is_there(file) or not file.is_file():
        raise DataError(f"there is no file {file}")
    if trouble := unsound(file):
        check_readable(file, trouble)
        raise DataError(f"{file} is damaged or not a backup ({trouble}); nothing was changed")
    with closing(read_only(file)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not names >= _NEEDED:
        raise DataError(f"{file} is not a backup of demesne; nothing was changed")
    if not damaged and names >= {_KEPT, seals.TABLE} and seals.broken(file):
        raise DataError(
            f"{file} is no longer as it was written: its checksum is wrong; nothing was changed. Restore another copy, "
            "or with --damaged what can be read of this one"
        )


def copied(file: Path, part: Path) -> Kept:
    """Writes the database in *file* to *part*, brought up to date; what else *file* holds."""
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=PRIVATE)
        with closing(read_only(file)) as there, closing(sqlite3.connect(part)) as copy:
            there.backup(copy)
            kept = _taken_out(copy, file)
        engine = open_writer(part)
        try:
            upgrade(engine, file, " to restore it; nothing was changed")
        finally:
            engine.dispose()
        _settle(part)
    except (OSError, sqlite3.Error) as fault:
        raise DataError(f"cannot restore {file}: {_why(fault)}; nothing was changed") from None
    return kept


def _taken_out(copy: sqlite3.Connection, file: Path) -> Kept:
    """What owners keep in files, removed from *copy*."""
    with copy:
        (count,) = copy.execute("PRAGMA user_version").fetchone()
        copy.execute(f"PRAGMA user_version={-abs(count)}")
        copy.execute(f"DROP TABLE IF EXISTS {seals.TABLE}")
        if not copy.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (_KEPT,)).fetchone():
            return []
        kept = copy.execute(f"SELECT folder, name, body FROM {_KEPT}").fetchall()  # noqa: S608 - our own name
        copy.execute(f"DROP TABLE {_KEPT}")
    for folder, name, body in kept:
        right = folder in _FOLDERS and isinstance(name, str) and _PLAIN.fullmatch(name)
        if not (right and isinstance(body, bytes) and len(body) <= _LARGEST):
            raise DataError(f"{file} holds a file that no server keeps: {str(folder)[:40]}/{str(name)[:120]}")
    return kept


def _swap(part: Path, folder: Path, kept: Kept) -> Path | None:
    """Moves what *folder* holds aside, and *part* and the *kept* files into place; where the former is now.

    Raises ``OSError``; then everything is where it was.
    """
    database = folder / NAME
    files = {folder / name / f"{plain}{ENDING}": body for name, plain, body in kept}
    there = [path for path in (*(beside(database, ending) for ending in _BESIDE), *files) if path.exists()]
    with ExitStack() as undone:
        for path, body in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            undone.callback(beside(path, PART).unlink, missing_ok=True)
            beside(path, PART).write_bytes(body)
        aside = _aside(folder) if there else None
        undone.callback(_cleared, aside)
        for path in there:
            assert aside
            to = aside / path.relative_to(folder)
            to.parent.mkdir(parents=True, exist_ok=True)
            path.replace(to)
            undone.callback(to.replace, path)
        for path in files:
            beside(path, PART).replace(path)
            undone.callback(path.unlink)
        part.replace(database)
        undone.pop_all()
    return aside


def _cleared(aside: Path | None) -> None:
    """Removes the folder *aside*, once nothing is in it any more but folders."""
    for folder in [*sorted(aside.rglob("*"), reverse=True), aside] if aside else ():
        with suppress(OSError):
            folder.rmdir()


def _aside(folder: Path) -> Path:
    """A new folder for what is replaced."""
    stamp = datetime.now(UTC).strftime("replaced-%Y%m%d-%H%M%S-%f")
    made = folder / stamp
    made.mkdir()
    return made


def _settle(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())


def contents(copy: sqlite3.Connection) -> Contents:
    """What is in *copy*."""
    (tables,) = copy.execute("SELECT count(*) FROM game_table").fetchone()
    (playing,) = copy.execute("SELECT count(*) FROM game_table WHERE status = 'playing'").fetchone()
    (last,) = copy.execute("SELECT max(at) FROM event").fetchone()
    return Contents(tables, playing, datetime.fromtimestamp(last, UTC) if last else None)
