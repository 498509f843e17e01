"""What a store says, as several processes change it: read again when somebody asks, but not more often than useful."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from math import inf
from typing import Final, Generic, TypeVar

from demesne.server.guard.limits import Clock

__all__ = ["FRESH", "GAP", "Latest"]

T = TypeVar("T")
_log = logging.getLogger(__name__)

FRESH: Final = 0.25
"""Seconds for which what was read is good enough for most."""
GAP: Final = 0.05
"""Seconds, at least, between two readings: a flood of questions costs twenty readings a second."""


class Latest(Generic[T]):
    """What *read* returns; *value* until it has been asked. While the store is away, the last known value is used."""

    def __init__(self, read: Callable[[], Awaitable[T]], value: T, clock: Clock = time.monotonic) -> None:
        self.value = value
        self._read, self._clock = read, clock
        self._began = -inf
        self._readings = self._finished = 0
        self._reading: asyncio.Task[None] | None = None

    async def look(self) -> T:
        """What the store says now, or said ``FRESH`` seconds ago at most."""
        if self._clock() >= self._began + FRESH:
            await self._wait_for(self._finished + 1)
        return self.value

    async def look_anew(self) -> T:
        """What the store says after this moment: for those who have not found what they look for."""
        await self._wait_for(self._readings + 1)
        return self.value

    async def _wait_for(self, number: int) -> None:
        """Waits for the reading of that number; everybody who waits for one shares it."""
        while self._finished < number:
            if self._reading is None or self._reading.done():
                self._reading = asyncio.get_running_loop().create_task(self._again())
            await asyncio.shield(self._reading)

    async def _again(self) -> None:
        if (early := self._began + GAP - self._clock()) > 0:
            await asyncio.sleep(early)
        began, number = self._clock(), self._readings + 1
        self._readings = number
        try:
            self.value = await self._read()
        except Exception as fault:  # noqa: BLE001 - whatever the database says: it is asked again
            _log.warning("the store cannot be read: %s", fault)
        self._began, self._finished = began, number
