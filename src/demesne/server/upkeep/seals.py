"""The seal of a backup: a checksum at its end, by which it is noticed if it is no longer as it was written.

A database notices damage to its own structure alone: a stretch of what was played may be overwritten, or the last page
cut short, and it opens all the same.
"""

from __future__ import annotations

import hashlib
import sqlite3
from pathlib import Path
from typing import Final

__all__ = ["PIECE", "TABLE", "broken", "mark", "seal"]

TABLE: Final = "sealed_copy"
"""The empty table by which a backup says that it has been sealed; those of older versions have not."""
_TITLE: Final = b"\ndemesne backup, sha256 "
_LENGTH: Final = len(_TITLE) + 64 + 1
PIECE: Final = 1 << 20
"""How many bytes are read at once."""


def mark(copy: sqlite3.Connection) -> None:
    """Has *copy* say that it is going to be sealed."""
    copy.execute(f"CREATE TABLE {TABLE} (seal TEXT)")


def seal(file: Path) -> None:
    """Adds its seal to the end of *file*, where a database does not look."""
    told = _seal_of(file, file.stat().st_size)
    with file.open("ab") as end:
        end.write(told)


def broken(file: Path) -> bool:
    """Whether the seal of *file* does not fit it, or is missing."""
    size = file.stat().st_size - _LENGTH
    with file.open("rb") as whole:
        whole.seek(max(0, size))
        found = whole.read()
    return size < 0 or found != _seal_of(file, size)


def _seal_of(file: Path, size: int) -> bytes:
    """The seal of the first *size* bytes of *file*."""
    found, left = hashlib.sha256(), size
    with file.open("rb") as whole:
        while left > 0 and (piece := whole.read(min(PIECE, left))):
            found.update(piece)
            left -= len(piece)
    return _TITLE + found.hexdigest().encode() + b"\n"
