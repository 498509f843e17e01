"""Folders with the tables of a server: what is in them, how they are filled and read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from demesne.server.store.store import Store
from demesne.server.table.restore import seating_of
from demesne.server.table.table import Table
from demesne.server.upkeep import seals
from tests.server.kit import ADA, BO, play, run, table

DB, LOG, COUNT = "demesne.db", "demesne.db-wal", "demesne.db-count"
MOVES = 12


def played() -> Table:
    of = table(ADA, BO)
    for _ in range(MOVES):
        play(of)
    return of


def write(store: Store, of: Table) -> None:
    """The table and what happened at it, one commit after the other."""
    run(store.open_table(seating_of(of, {}, None), of.log[:1], "playing"))
    for entry in of.log[1:]:
        run(store.append(of.id, (entry,), of.status))


@contextmanager
def written_as(file: Path) -> Iterator[sqlite3.Connection]:
    """The database *file*, to be changed: a backup is sealed as if it had been written so."""
    with closing(sqlite3.connect(file)) as connection:
        with connection:
            yield connection
        sealed = connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (seals.TABLE,)).fetchone()
    if sealed:
        seals.seal(file)


def make_newer(file: Path) -> None:
    """Has the database *file* say that a version wrote it which nobody here knows."""
    with written_as(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def entries(folder: Path) -> int:
    """How many entries of the table a server that starts in *folder* finds."""
    store = Store(folder)
    try:
        stored = run(store.load("t" * 26))
        return len(stored.entries) if stored else 0
    finally:
        store.close()
