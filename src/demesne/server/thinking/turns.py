"""Waiting for a turn to think; ``fairness`` says whose is next."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from demesne.server.thinking.fairness import Claim, Schedule, Share, Ticket

__all__ = ["Turns", "Unwanted"]


class Unwanted(Exception):
    """Nobody is waiting for it any more."""


class Turns:
    """*workers* turns at once. *share* says as how many clients an address counts."""

    def __init__(self, workers: int, clock: Callable[[], float] = time.monotonic, share: Share = lambda _: 1) -> None:
        self._schedule = Schedule(workers, share)
        self._gates: dict[Ticket, asyncio.Future[None]] = {}
        self._clock = clock

    @property
    def crowded(self) -> bool:
        """Whether anybody waits."""
        return self._schedule.crowded

    @asynccontextmanager
    async def turn(self, claim: Claim, cost: float, wanted: Callable[[], bool]) -> AsyncIterator[None]:
        """Waits for a turn, expected to take *cost* seconds, and has it.

        Raises ``Unwanted`` if it is no longer *wanted* when it comes.
        """
        ticket = self._schedule.enter(claim, cost)
        gate = self._gates[ticket] = asyncio.get_running_loop().create_future()
        began: float | None = None
        try:
            self._admit()
            await gate
            if not wanted():
                raise Unwanted
            began = self._clock()
            yield
        finally:
            del self._gates[ticket]
            self._schedule.leave(ticket, 0.0 if began is None else self._clock() - began)
            self._admit()

    def _admit(self) -> None:
        while ticket := self._schedule.next():
            if not (gate := self._gates[ticket]).done():  # otherwise the waiting task is cancelled, and about to leave
                gate.set_result(None)
