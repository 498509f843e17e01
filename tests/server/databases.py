"""Databases for tests: in a PostgreSQL of their own, each new, and gone after the test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from benchmarks.postgres import Cluster, cluster
from demesne.server.store import lease, postgres
from demesne.server.store.database import upgrade
from demesne.server.store.postgres import engine_for

__all__ = ["Databases", "patient", "running"]


class Databases:
    """Databases of *server*."""

    def __init__(self, server: Cluster) -> None:
        self._server = server
        self._made: list[str] = []
        address = server.new()
        engine = engine_for(address)
        upgrade(engine, address)
        engine.dispose()
        self._template = address.partition("@/")[2].partition("?")[0]

    def new(self, *, empty: bool = False) -> str:
        """The address of a database without a row, or even without tables."""
        self._made.append(self._server.new() if empty else self._server.new(self._template))
        return self._made[-1]

    def drop(self) -> None:
        """Those that were made are no longer needed."""
        while self._made:
            self._server.drop(self._made.pop())


@contextmanager
def running() -> Iterator[Databases]:
    """A PostgreSQL that has databases."""
    with cluster() as server:
        yield Databases(server)


@contextmanager
def patient() -> Iterator[None]:
    """No process is taken for dead, nor are its writes given up, because the machine stalls for a while."""
    calm = "-c lock_timeout=60000 -c idle_in_transaction_session_timeout=60000"
    with patch.object(lease, "LIFE", 600.0), patch.object(postgres, "_OPTIONS", calm):
        yield
