"""Whether a database file is intact: checked before anything is written to it, and explained in words.

A file that has lost its log opens silently and is older than what players were promised. So the database counts its
commits, a small file beside it does the same, and its header says whether its server has stopped: until then its log
belongs to it.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from io import FileIO
from pathlib import Path
from typing import Final

__all__ = [
    "KIND", "NO_DRIVER", "PART", "DataError", "Notes", "beside", "check_readable", "examine", "noted", "read_only",
    "unsound",
]  # fmt: skip

KIND: Final = 0x44_4D_53_4E
"""SQLite's ``application_id`` of our databases: "DMSN"."""
PART: Final = ".part"
"""What the name of a file ends with until it is complete and takes its place."""
_MAGIC: Final = b"SQLite format 3\0"
_HEAD: Final = 100
_COUNT: Final = slice(60, 64)
"""Where the header holds ``user_version``: the number of commits, below 0 once the server has stopped."""
_NO_DISK: Final = {"disk I/O error", "unable to open database file"}
"""What SQLite says where the disk fails, or has no room for the index of the log or cannot be written to, without which
it cannot read."""
NO_DRIVER: Final = "PostgreSQL needs one more package: pip install 'psycopg[binary]'"
"""What a host is told who names a PostgreSQL without having its driver."""
_ADVICE: Final = "nothing was changed; 'demesne restore' puts a backup in its place, docs/howto/host.md tells how"


class DataError(Exception):
    """The data folder cannot be used; says why and what to do about it."""


def beside(path: Path, ending: str) -> Path:
    """The file beside the database *path* with *ending* added to its name.

    >>> beside(Path("demesne.db"), "-wal").name
    'demesne.db-wal'
    """
    return path.with_name(path.name + ending)


class Notes:
    """Notes, beside the database at *path*, how many commits are on disk; the file stays open from the first one on."""

    def __init__(self, path: Path) -> None:
        self._place = _place(path)
        self._file: FileIO | None = None

    def write(self, count: int) -> None:
        """*count* of them are."""
        if self._file is None:
            self._file = FileIO(self._place, "r+" if self._place.exists() else "w")
        self._file.seek(0)
        self._file.write(b"%020d\n" % count)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def noted(path: Path) -> int:
    """The commits that were noted; 0 where there was nothing, or nothing readable."""
    place = _place(path)
    told = place.read_bytes().strip() if place.exists() else b""
    return int(told) if told.isdigit() else 0


def examine(path: Path) -> int:
    """How many commits the database at *path* has; 0 for a new one. Nothing is written.

    Raises ``DataError`` for one that is damaged, that lacks what was written last, or that cannot be read.
    """
    try:
        return _examined(path)
    except OSError as fault:
        raise DataError(f"cannot read {fault.filename or path}: {fault.strerror}; {_ADVICE}") from None


def _examined(path: Path) -> int:
    promised = noted(path)  # before the database is read: its server may be writing
    if not path.exists() and (part := beside(path, PART)).exists():
        raise DataError(
            f"{path} is missing: a restore was broken off. Restore again; whatever was there is here or in the newest "
            f"folder replaced-… beside it. To begin without any tables instead, delete {part}"
        )
    if not path.exists() or path.stat().st_size == 0:
        if not path.exists() and not promised and not _has_log(path):
            return 0
        raise DataError(f"{path} is {'empty' if path.exists() else 'missing'}, and tables were kept there; {_ADVICE}")
    alone = _runs(path) and not _has_log(path)
    trouble = unsound(path)
    if trouble:
        check_readable(path, trouble)
        raise DataError(f"{path} is damaged ({trouble}); {_ADVICE}")
    count = _count(path)
    if alone and (count < promised or not promised):  # else another program has closed it, and taken all out of the log
        raise DataError(f"{path} has lost its log, {path.name}-wal, and with it what was played last; {_ADVICE}")
    if count < promised:
        missing = promised - count
        raise DataError(f"{path} lacks the last {missing} writes: its log was cut short, or it is a copy; {_ADVICE}")
    return count


def check_readable(path: Path, trouble: str) -> None:
    """Raises ``DataError`` if it is the disk of *path* that is in *trouble*: what lies there may be intact."""
    if trouble in _NO_DISK:
        raise DataError(f"cannot read {path} ({trouble}); the disk may be full or not be writable; nothing was changed")


def unsound(path: Path) -> str:
    """What is wrong with the database at *path*, as far as it can tell on its own; "" if nothing is."""
    with path.open("rb") as file:
        if not file.read(_HEAD).startswith(_MAGIC):
            return "it does not begin as a database does"
    try:
        with closing(read_only(path)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as fault:
        return str(fault)
    return "" if found == "ok" else " ".join(str(found).split())


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that writes nothing, not even what is pending in the log."""
    alone = "&immutable=1" if _frozen(path) and not _has_log(path) else ""  # else it wants to write an index of the log
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro{alone}", uri=True)


def _frozen(path: Path) -> bool:
    """Whether nobody can write where *path* is, as on a disk that the system no longer trusts."""
    return hasattr(os, "statvfs") and bool(os.statvfs(path).f_flag & os.ST_RDONLY)


def _place(path: Path) -> Path:
    return beside(path, "-count")


def _has_log(path: Path) -> bool:
    log = beside(path, "-wal")
    return log.exists() and log.stat().st_size > 0


def _runs(path: Path) -> bool:
    """Whether a server that had this database open has not closed it."""
    with path.open("rb") as file:
        return int.from_bytes(file.read(_HEAD)[_COUNT], "big", signed=True) > 0


def _count(path: Path) -> int:
    with closing(read_only(path)) as connection:
        (count,) = connection.execute("PRAGMA user_version").fetchone()
    return abs(int(count))
