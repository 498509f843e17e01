"""An honest game beside an attack: it is played on before and after, and nothing that is stored changes meanwhile."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from demesne.server.protocol import Ack
from demesne.server.store.database import NAME
from tests.server.client import Line, Site
from tests.server.kit import moves_of, wish

__all__ = ["honest", "memory", "move", "stored", "untouched"]

PAGE = 4096


def move(line: Line) -> None:
    """One move by the player whose turn it is."""
    assert line.update is not None
    assert line.update.offer is not None
    assert isinstance(line.play(min(moves_of(line.update.offer))), Ack)


@contextmanager
def honest(site: Site) -> Iterator[Line]:
    """Somebody who plays before and after."""
    table = site.open(wish("you", "here"))
    with site.line(table.table, table.key) as line:
        move(line)
        yield line
        move(line)


def stored(folder: Path) -> dict[str, str]:
    """A digest of every table of the database in *folder*, but for the clock, which the server writes by itself."""
    with closing(sqlite3.connect(f"file:{folder / NAME}?mode=ro", uri=True)) as kept:
        names = [name for (name,) in kept.execute("select name from sqlite_master where type = 'table' order by name")]
        return {name: _digest(kept, name) for name in names if name != "service"}


def _digest(kept: sqlite3.Connection, name: str) -> str:
    rows = sorted(map(repr, kept.execute(f'select * from "{name}"')))
    return f"{len(rows)} rows, {hashlib.sha256(chr(10).join(rows).encode()).hexdigest()[:12]}"


@contextmanager
def untouched(folder: Path) -> Iterator[None]:
    """Nothing stored in *folder* has changed afterwards."""
    before, files = stored(folder), _files(folder)
    yield
    assert stored(folder) == before
    assert _files(folder) == files


def _files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def memory() -> int:
    """How many bytes of memory this process, with the server in it, uses."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE
