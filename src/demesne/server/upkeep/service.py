"""How long this server has served in all: the time base of clocks of days, so that nobody's runs while it is down."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, func, insert, select, update

from demesne.server.store import schema
from demesne.server.store.store import Conflict, Store
from demesne.server.table import clocks
from demesne.server.table.table import Table

__all__ = ["EVERY", "Service"]

_log = logging.getLogger(__name__)

EVERY: Final = 30.0
"""Seconds between notes of it; a server that is killed gives back no more than that."""


class Service:
    """The time of service, kept in *store*; processes that share it go on from the longest one of theirs."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._start, self._before = 0.0, 0.0

    async def begin(self) -> None:
        """The clock goes on from where it was."""
        self._start, self._before = time.time(), await self._store.read(_served)
        clocks.served(self._before)

    def rested(self, table: Table) -> None:
        """What others wait for at *table*, which has been read, has come no nearer while the server was down."""
        clocks.rested(table, self._start, self._before)

    async def keep(self) -> None:
        """Notes from time to time how long it has been."""
        while True:
            try:
                await self.note()
            except Exception:  # noqa: BLE001 - the disk may be full for a while: it is written next time
                _log.exception("the time of service cannot be stored")
            await asyncio.sleep(EVERY)

    async def end(self) -> None:
        """Notes it for the last time, if it can be stored: a server on a full disk is to stop all the same."""
        try:
            await self.note()
        except Exception as fault:  # noqa: BLE001 - see above
            _log.error("the time of service cannot be stored: %s", getattr(fault, "orig", fault))

    async def note(self) -> None:
        """Notes how long it has been by now."""
        seconds = clocks.now()
        with suppress(Conflict):  # another process has just written the first one, which is as long
            await self._store.write(lambda connection: _note(connection, seconds))


def _served(connection: Connection) -> float:
    return float(connection.execute(select(func.max(schema.service.c.seconds))).scalar() or 0.0)


def _note(connection: Connection, seconds: float) -> None:
    row = schema.service.c
    if connection.execute(select(row.id).where(row.id == 1)).first() is None:
        connection.execute(insert(schema.service), {"id": 1, "seconds": seconds})
    connection.execute(update(schema.service).where((row.id == 1) & (row.seconds < seconds)).values(seconds=seconds))
