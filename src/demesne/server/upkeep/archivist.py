"""Archives old tables by the rules that the host has set, a few at a time, alongside the server's other work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import Connection

from demesne.server.store import archive
from demesne.server.store.store import Store

__all__ = ["Archivist"]

PutAway = Callable[[str, Callable[[str], Awaitable[bool]]], Awaitable[bool]]
"""``LiveTables.put_away``"""
_log = logging.getLogger(__name__)

FIRST: Final = 60.0
EVERY: Final = 600.0
"""Seconds after the start, and between two rounds."""
AT_ONCE: Final = 200
"""Tables per round."""
BREATH: Final = 0.05
"""Seconds between two tables, so that moves come in between."""


class Archivist:
    """Has *put_away* archive tables that have been idle for *after* days; deletes them after *forget* days.

    ``None``: never.
    """

    def __init__(self, store: Store, put_away: PutAway, after: float | None, forget: float | None) -> None:
        self._store, self._put_away, self._after, self._forget = store, put_away, after, forget

    async def keep(self) -> None:
        """Does its rounds for ever, if there is anything to do."""
        if self._after is None and self._forget is None:
            return
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.round()
            except Exception:  # noqa: BLE001 - the disk may be full: the next round tries again
                _log.exception("the archive")
            await asyncio.sleep(EVERY)

    async def round(self) -> int:
        """One round; returns how many tables it archived."""
        done = 0
        if (days := self._after) is not None:
            for name in await self._store.read(lambda connection: archive.old_tables(connection, days, AT_ONCE)):
                done += await self._put_away(name, self._away)
                await asyncio.sleep(BREATH)
        if (most := self._forget) is not None:
            await self._store.write(lambda connection: archive.forget(connection, most))
        return done

    async def _away(self, name: str) -> bool:
        def write(connection: Connection) -> bool:
            return archive.put_away(connection, name)

        return await self._store.write(write)
