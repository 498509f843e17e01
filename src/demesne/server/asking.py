"""Players, asked for a move once they can answer."""

from __future__ import annotations

import asyncio

from demesne.players.spec import thinks_ahead
from demesne.server.bots import Thinker
from demesne.server.live import Live
from demesne.server.readiness import Readiness
from demesne.server.thinking import Job

__all__ = ["Asking"]

SOON = 1.5
"""Seconds that one waits for players that think ahead before the table is told so."""


class Asking:
    """Asks *thinker*, those who think ahead only when *readiness* says so."""

    def __init__(self, thinker: Thinker, readiness: Readiness) -> None:
        self._thinker = thinker
        self._readiness = readiness

    async def ask(self, live: Live, job: Job) -> str:
        """The move that is found for *job* at the table *live*. Raises ``BotFailed``."""
        if thinks_ahead(job.spec):
            await self._get_ready(live)
        return await self._thinker.ask(job)

    async def _get_ready(self, live: Live) -> None:
        """The table is told when that takes a while, and when it is over."""
        waiting = asyncio.ensure_future(self._readiness.wait())
        try:
            done, _ = await asyncio.wait([waiting], timeout=SOON)
            if not done:
                await self._told(live, waiting)
        finally:
            waiting.cancel()

    async def _told(self, live: Live, waiting: asyncio.Future[None]) -> None:
        live.preparing += 1
        live.tell()
        try:
            await waiting
        finally:
            live.preparing -= 1
            live.tell()
