"""What `make chaos` does to a server, on a small scale; and that it would see a loss."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from benchmarks.chaos import BAD, chaos, checked, lines
from benchmarks.stubborn import Account
from demesne.server.store.store import Store
from demesne.server.table.restore import table_of
from tests.ports import free_port
from tests.server.kit import run

OLD = Path(__file__).parents[1] / "data" / "tables-0001.sql"
TABLE = "t" * 26


@pytest.mark.slow
def test_nothing_is_lost_at_moments_that_are_hard_to_hit() -> None:
    """Before a commit, right after it, after it was counted: three of the ways; `make chaos` has them all."""
    found = asyncio.run(chaos(tables=2, kills=4, rate=20, every=0.4))
    assert [one["way"] for one in found["kills"]] == ["random", "written", "committed", "counted"]
    assert {name: found[name] for name in BAD} == dict.fromkeys(BAD, 0)
    assert found["faults"] == {}
    assert found["moves"] >= 4
    assert len(lines(found)) == 4 + 4


@pytest.mark.slow
def test_a_planned_restart_is_told_to_everybody_and_loses_nothing() -> None:
    found = asyncio.run(chaos(tables=2, kills=2, rate=20, every=0.4, among=["restart"]))
    assert {name: found[name] for name in BAD} == dict.fromkeys(BAD, 0)
    assert found["faults"] == {}
    assert found["goodbyes"] == {"server.restart": 2 * 2 * 2}


def old_tables(folder: Path) -> Path:
    """The folder as an older program left it."""
    with closing(sqlite3.connect(folder / "demesne.db")) as database, database:
        database.executescript(OLD.read_text("utf-8"))
    return folder


@pytest.mark.slow
def test_a_server_killed_during_a_migration_starts_it_again(tmp_path: Path) -> None:
    folder = old_tables(tmp_path)
    words = [sys.executable, "-m", "benchmarks.victim", str(folder), "migration", str(free_port())]
    assert subprocess.run(words, check=False, capture_output=True).returncode == -signal.SIGKILL
    with closing(sqlite3.connect(folder / "demesne.db")) as database, database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    store = Store(folder)
    stored = run(store.load(TABLE))
    store.close()
    assert stored is not None
    assert table_of(stored, Random(1)).seq == 40


@pytest.mark.slow
@pytest.mark.parametrize(
    ("harm", "seen"),
    [
        ("DELETE FROM event WHERE seq >= :last", {"lost", "misplaced"}),
        ("DELETE FROM event WHERE seq = 20", {"holes", "against_the_rules"}),
        ("UPDATE event SET seq = 50 WHERE seq = :last", {"misplaced", "holes", "against_the_rules"}),
    ],
)
def test_a_damaged_log_is_detected(harm: str, seen: set[str], tmp_path: Path) -> None:
    """What the check is for: a log without the last move, with a hole, with a move in another place."""
    folder = old_tables(tmp_path)
    Store(folder).close()
    with closing(sqlite3.connect(folder / "demesne.db")) as database, database:
        told = "SELECT seq, client_id FROM event WHERE client_id IS NOT NULL ORDER BY seq DESC"
        last, message = database.execute(told).fetchone()
        database.execute(harm, {"last": last})
    account = Account(acknowledged=[(TABLE, message.rpartition(":")[2], last)])
    found = asyncio.run(checked(folder, account))
    assert {name for name in BAD if found[name]} == seen
