"""Games of days are always looked after by a living process: when one dies, the others take over what it leaves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from demesne.server.store.writes import Living

__all__ = ["Vigil"]

_log = logging.getLogger(__name__)

EVERY: Final = 0.5
"""Seconds between two looks, as between two renewals of a lease, whose module needs an extra."""
AT_ONCE: Final = 40
"""How many games are taken over before checking which of them others have taken over meanwhile."""


class Vigil:
    """Has *days* wake games of days that nobody looks after, and *ended* look at those that are over.

    This happens when the server starts, and whenever a process that shares *store* has died or begun anew, until
    nothing is left.
    *days* is told how many at most, and says whether there were any.
    """

    def __init__(
        self, store: Living, days: Callable[[int | None], Awaitable[bool]], ended: Callable[[], Awaitable[None]]
    ) -> None:
        self._store, self._days, self._ended = store, days, ended
        self._seen: frozenset[tuple[str, int]] = frozenset()

    async def keep(self) -> None:
        """Watches for as long as there are others to watch."""
        while True:
            try:
                if not await self.look():
                    return
            except Exception:  # noqa: BLE001 - the database may be away for a while: it is asked again
                _log.exception("games of days cannot be looked up")
            await asyncio.sleep(EVERY)

    async def look(self) -> bool:
        """Looks once at what has been left behind; whether there is another process that may die."""
        lives = await self._store.living()
        if lives is None:
            await self._days(None)
            await self._ended()
        elif lives != self._seen and not await self._days(AT_ONCE):
            await self._ended()
            self._seen = lives
        return lives is not None
