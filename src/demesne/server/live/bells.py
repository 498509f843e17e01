"""What falls due at a table is done in time and, where that fails, again a while later: nobody else may see to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from demesne.server.live.live import Live
from demesne.server.live.tables import LiveTables

__all__ = ["AGAIN", "Bells", "Sleep"]

AGAIN: Final = 15.0
"""Seconds after which what failed is tried again: the disk may be full, the database away."""

Sleep = Callable[[float], Awaitable[None]]


class Bells:
    """A bell for each of *tables*: when it rings, *work* is done there, and *then* may set it anew."""

    def __init__(
        self,
        tables: LiveTables,
        work: Callable[[Live], Awaitable[None]],
        then: Callable[[Live], None],
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._tables, self._work, self._then, self._sleep = tables, work, then, sleep
        self._waiting: dict[str, asyncio.Task[None]] = {}
        self._ringing: set[str] = set()

    def set(self, name: str, seconds: float) -> None:
        """The bell of the table *name* rings after *seconds*, and no earlier; while it is ringing, nothing changes."""
        self.still(name)
        if name not in self._ringing:  # also because a table that is read to ring at sets its bell
            self._waiting[name] = self._tables.spawn(self._ring(name, seconds))

    def still(self, name: str) -> None:
        """It does not ring for now."""
        if waiting := self._waiting.pop(name, None):
            waiting.cancel()

    async def _ring(self, name: str, seconds: float) -> None:
        await self._sleep(max(0.0, seconds))
        del self._waiting[name]
        self._ringing.add(name)
        try:
            done = await self._tables.attempt(name, self._rung)
        finally:
            self._ringing.discard(name)
        if not done:
            self.set(name, AGAIN)

    async def _rung(self, live: Live) -> None:
        await self._work(live)
        self._ringing.discard(live.table.id)
        self._then(live)
