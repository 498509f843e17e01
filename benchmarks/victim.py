"""``python -m benchmarks.victim FOLDER MOMENT PORT``: a server that kills itself at a moment that is hard to hit.

It serves like any other until it gets SIGUSR1; the next time that MOMENT comes, it ends as if the power had failed.
Only the files that were synchronised by then are left, as after any SIGKILL.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from random import uniform
from typing import TYPE_CHECKING, Final

from demesne.server.store.soundness import Notes
from demesne.server.upkeep.loading import uncollected
from demesne.server.web.ports import listen

if TYPE_CHECKING:
    from demesne.server.store.database import Writer

__all__ = ["MOMENTS"]

MOMENTS: Final = {
    "written": "before a commit, with everything written into its transaction",
    "committed": "after a commit, before it is counted beside the database and anybody is told",
    "counted": "after a commit is counted, before anybody is told",
    "checkpoint": "while the log is written back into the database",
    "migration": "at the end of a migration, before its commit",
    "none": "never by itself",
}
CHECKPOINT: Final = 0.003
"""Seconds within which a checkpoint is cut off."""


class Trap:
    """Ends the process when its moment comes, once it is armed."""

    def __init__(self, moment: str) -> None:
        self._moment = moment
        self._armed = moment == "migration"
        signal.signal(signal.SIGUSR1, self._arm)

    def is_at(self, moment: str) -> bool:
        """Whether *moment* is the one."""
        return self._armed and moment == self._moment

    def pass_by(self, moment: str) -> None:
        """Ends the process here if *moment* is the one."""
        if self.is_at(moment):
            die()

    def _arm(self, *_: object) -> None:
        self._armed = True


def die() -> None:
    """Ends this process at once: nothing is closed, nothing is said."""
    os.kill(os.getpid(), signal.SIGKILL)


def lay(trap: Trap) -> None:
    """Makes what a server commits pass by *trap*."""
    from demesne.server.store.database import Writer  # noqa: PLC0415 - it listens before it loads this

    for place, name, made in ((Writer, "prepared", _passing), (Notes, "write", _noting)):
        setattr(place, name, made(getattr(place, name), trap))
    if trap.is_at("migration"):
        from alembic import command  # noqa: PLC0415 - a server whose database is up to date never loads it

        command.upgrade = _upgrading(command.upgrade, trap)


Prepared = Callable[["Writer"], AbstractContextManager[sqlite3.Connection]]


def _passing(prepared: Prepared, trap: Trap) -> Prepared:
    @contextmanager
    def passing(writer: Writer) -> Iterator[sqlite3.Connection]:
        with prepared(writer) as line:
            yield line
            trap.pass_by("written")
        if trap.is_at("checkpoint"):
            threading.Timer(uniform(0, CHECKPOINT), die).start()
            line.execute("PRAGMA wal_checkpoint(FULL)")
            die()

    return passing


Noted = Callable[[Notes, int], None]


def _noting(write: Noted, trap: Trap) -> Noted:
    def noting(notes: Notes, count: int) -> None:
        trap.pass_by("committed")
        write(notes, count)
        trap.pass_by("counted")

    return noting


def _upgrading(upgrade: Callable[..., None], trap: Trap) -> Callable[..., None]:
    def passing(*words: object) -> None:
        upgrade(*words)
        trap.pass_by("migration")

    return passing


def main(words: list[str]) -> None:
    """Serves, with a trap."""
    folder, moment, port = words
    with listen("127.0.0.1", int(port)) as listening:
        with uncollected():
            from demesne.server.run import run  # noqa: PLC0415 - as with `demesne serve`
            from demesne.server.settings import Settings  # noqa: PLC0415

        lay(Trap(moment))
        run(Settings(Path(folder), port=int(port)), listening=listening, browser=False)


if __name__ == "__main__":
    main(sys.argv[1:])
