"""A temporary PostgreSQL for tests and measurements: in a folder of its own, on a socket there, removed at the end."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import psycopg
from psycopg import sql

__all__ = ["Cluster", "binaries", "cluster"]

USER = "demesne"
DURABLE = ("fsync=on", "synchronous_commit=on")
HASTY = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""For tests: what is kept need not survive."""
PLACES = "/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin"


@dataclass(frozen=True)
class Cluster:
    """A running server; its socket lies in *folder*."""

    folder: Path
    _numbers: Iterator[int] = field(default_factory=lambda: count(1))

    def address(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def new(self, template: str = "template1") -> str:
        """The address of a new database, a copy of *template*."""
        name = f"tables_{next(self._numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as line:
            made = sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(sql.Identifier(name), sql.Identifier(template))
            line.execute(made)
        return self.address(name)

    def drop(self, address: str) -> None:
        """Deletes the database at *address*, whoever is connected to it."""
        name = address.partition("@/")[2].partition("?")[0]
        with psycopg.connect(self.address("postgres"), autocommit=True) as line:
            line.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


def binaries() -> Path | None:
    """Where PostgreSQL's programs are; ``None`` where there are none."""
    if there := os.environ.get("DEMESNE_POSTGRES"):
        return Path(there)
    found = [path for place in PLACES for path in Path("/").glob(place[1:]) if (path / "initdb").exists()]
    named = shutil.which("initdb")
    return max(found, default=Path(named).parent if named else None)


@contextmanager
def cluster(*, durable: bool = False) -> Iterator[Cluster]:
    """A server for as long as the block lasts. It refuses to run as root, so then another user runs it."""
    where = binaries()
    if where is None:
        raise FileNotFoundError("no PostgreSQL: sh scripts/postgres.sh installs one")
    folder = Path(tempfile.mkdtemp(prefix="demesne-pg-"))
    user = _somebody(folder)
    try:
        data = str(folder / "data")
        _do([str(where / "initdb"), "-D", data, "-U", USER, "-A", "trust", "-N", "-E", "UTF8", "--locale=C"], user)
        said = ["listen_addresses=", f"unix_socket_directories={folder}", "max_connections=200", "shared_buffers=64MB"]
        given = [part for each in (*said, *(DURABLE if durable else HASTY)) for part in ("-c", each)]
        serving = subprocess.Popen(
            [str(where / "postgres"), "-D", data, *given], user=user, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, cwd=folder,
        )  # fmt: skip
        try:
            _do([str(where / "pg_isready"), "-h", str(folder), "-t", "30", "-q"], user, tries=300)
            yield Cluster(folder)
        finally:
            serving.terminate()
            serving.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _somebody(folder: Path) -> str | None:
    """The user who runs the server in *folder*, if it may not be the current one."""
    if os.geteuid() != 0:
        return None
    user = next((name for name in ("postgres", "nobody") if _exists(name)), "nobody")
    shutil.chown(folder, user)
    folder.chmod(0o711)
    return user


def _exists(name: str) -> bool:
    return any(each.pw_name == name for each in pwd.getpwall())


def _do(command: Sequence[str], user: str | None, tries: int = 1) -> None:
    """Runs *command*, which may fail all but the last of *tries* times."""
    for left in reversed(range(tries)):
        done = subprocess.run(command, user=user, capture_output=True, text=True, check=False, cwd="/")
        if done.returncode == 0:
            return
        if not left:
            raise RuntimeError(f"{command[0]}: {done.stderr.strip()}")
        subprocess.run(["sleep", "0.05"], check=True)
