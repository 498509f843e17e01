"""How often somebody may try: counted by a process for itself, or in the store for all that share it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from sqlalchemy import Connection, case, insert, update

from demesne.server.guard.keys import digest
from demesne.server.guard.limits import Buckets, Clock, Share, alone
from demesne.server.store import schema
from demesne.server.store.settling import SWEPT, forget_old
from demesne.server.store.writes import Conflict, Shelves

__all__ = ["OwnTries", "SharedTries", "Tries"]

_row = schema.tries.c


class Tries(Protocol):
    """Tokens for each client: some at once, and some more a second."""

    async def take(self, client: str) -> bool:
        """Takes one token of *client*, if there is one."""
        ...


class OwnTries:
    """Those that this process counts, and nobody else. Implements ``Tries``."""

    def __init__(self, size: int, rate: float, clock: Clock = time.monotonic, share: Share = alone) -> None:
        self._buckets = Buckets(size, rate, clock=clock, share=share)

    async def take(self, client: str) -> bool:
        return self._buckets.take(client)


class SharedTries:
    """Those of *kind*, counted together by all processes that share *store*. Implements ``Tries``.

    No client is named there, only a digest, and that for no longer than it takes until all its tokens are back. *now*
    is the time in seconds since 1970; *share* says as how many clients somebody counts.
    """

    def __init__(
        self,
        store: Shelves,
        kind: str,
        size: int,
        rate: float,
        now: Callable[[], float] = time.time,
        share: Share = alone,
    ) -> None:
        self._store, self._kind, self._size, self._rate, self._now = store, kind, size, rate, now
        self._share, self._swept = share, 0.0

    async def take(self, client: str) -> bool:
        name, now, times = digest(f"{self._kind} {client}"), self._now(), self._share(client)
        await self._sweep(now)
        if await self._store.write(lambda connection: self._taken(connection, name, now, times)):
            return True
        try:
            return await self._store.write(lambda connection: self._first(connection, name, now, times))
        except Conflict:  # another process has made the row meanwhile, or there is one that is empty
            return await self._store.write(lambda connection: self._taken(connection, name, now, times))

    def _taken(self, connection: Connection, name: str, now: float, times: int) -> bool:
        """Whether the row of *name* had a token: checked and taken in one statement, whoever else asks."""
        since = case((_row.at < now, now - _row.at), else_=0.0)
        grown, size = _row.tokens + since * self._rate * times, float(self._size * times)
        there = case((grown > size, size), else_=grown)
        wanted = update(schema.tries).where((_row.name == name) & (there >= 1.0))
        return connection.execute(wanted.values(tokens=there - 1.0, at=now, whole=self._whole(now))).rowcount > 0

    def _first(self, connection: Connection, name: str, now: float, times: int) -> bool:
        row = {"name": name, "tokens": self._size * times - 1.0, "at": now, "whole": self._whole(now)}
        connection.execute(insert(schema.tries), row)
        return True

    def _whole(self, now: float) -> float:
        """When all tokens are back, at the latest."""
        return now + self._size / self._rate

    async def _sweep(self, now: float) -> None:
        """Forgets rows that say no more than if nobody had ever tried."""
        if now < self._swept + SWEPT:
            return
        self._swept = now
        await self._store.write(lambda connection: forget_old(connection, now))
