"""How fast a client may ask where several processes answer: each counts for itself, and they settle twice a second.

So no request waits for the database, and a flood of them costs one row for each settling. Whatever a client has
overdrawn meanwhile, by asking everywhere at once, it owes: it is let in nowhere until that has been refilled.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from math import ceil
from typing import Any, Final

from sqlalchemy import Connection, delete, select, text

from demesne.server.guard.keys import digest
from demesne.server.guard.limits import Buckets, Clock, Share, alone
from demesne.server.store import schema
from demesne.server.store.writes import Shelves

__all__ = ["EVERY", "SHARE", "Counted", "Till", "forget_old"]

_log = logging.getLogger(__name__)
_row = schema.tries.c

EVERY: Final = 0.5
"""Seconds between two settlings."""
SHARE: Final = 16
"""One part in this many of a bucket may be taken before it is settled; clients that ask little never are."""
MOST: Final = 256
"""How many clients are settled at once, those that have taken most first."""
SWEPT: Final = 600.0
"""Seconds between looks for rows that no longer say anything."""
_GROWN: Final = "tries.tokens + (CASE WHEN tries.at < :now THEN :now - tries.at ELSE 0.0 END) * :rate"
_LEFT: Final = f"(CASE WHEN {_GROWN} > :size THEN :size ELSE {_GROWN} END) - :taken"
_SETTLE: Final = text(f"""
    INSERT INTO tries (name, tokens, at, whole) VALUES (:name, :size - :taken, :now, :whole)
    ON CONFLICT (name) DO UPDATE SET tokens = CASE WHEN {_LEFT} < -:size THEN -:size ELSE {_LEFT} END,
        at = CASE WHEN tries.at < :now THEN :now ELSE tries.at END, whole = :whole""")  # noqa: S608 - our own words


class Counted(Buckets):
    """Buckets of this process, and what has been taken from them since they were settled."""

    def __init__(self, kind: str, size: int, rate: float, clock: Clock = time.monotonic, share: Share = alone) -> None:
        super().__init__(size, rate, clock=clock, share=share)
        self._kind, self._full, self._back = kind, size, rate
        self._owed: Counter[str] = Counter()

    def take(self, client: str) -> bool:
        if not super().take(client):
            return False
        self._owed[client] += 1
        return True

    def due(self) -> dict[str, int]:
        """What is to be settled now, by client; it counts as settled."""
        least = ceil(self._full / SHARE)
        found = {client: taken for client, taken in self._owed.most_common(MOST) if taken >= least}
        for client in found:
            del self._owed[client]
        if len(self._owed) > self._clients:
            self._owed = Counter(dict(self._owed.most_common(self._clients // 2)))
        return found

    def owe(self, taken: Mapping[str, int]) -> None:
        """*taken* could not be settled."""
        self._owed.update(taken)

    def name(self, client: str) -> str:
        """The name under which a client is kept."""
        return digest(f"{self._kind} {client}")

    def row(self, client: str, taken: int, now: float) -> dict[str, Any]:
        """What is settled of *client*."""
        times = self._share(client)
        size, rate = float(self._full * times), max(self._back * times, 1e-6)
        said = {"name": self.name(client), "size": size, "rate": rate, "taken": float(taken)}
        return said | {"now": now, "whole": now + 2 * size / rate}

    def lower(self, client: str, left: float) -> None:
        """*left* is what *client* has according to the store, not counting what was taken meanwhile."""
        self.of(client).lower(left - self._owed[client])


class Till:
    """Settles accounts between the processes that share *store*; *now* is the time in seconds since 1970.

    *share* says as how many clients somebody counts.
    """

    def __init__(self, store: Shelves, now: Callable[[], float] = time.time, share: Share = alone) -> None:
        self._store, self._now, self._share = store, now, share
        self._counted: list[Counted] = []
        self._swept = 0.0

    def buckets(self, kind: str, size: int, rate: float) -> Counted:
        """Buckets of *kind* that all processes share. Is a ``Making``."""
        made = Counted(kind, size, rate, share=self._share)
        self._counted.append(made)
        return made

    async def keep(self) -> None:
        """Settles for as long as the server runs."""
        while True:
            await asyncio.sleep(EVERY)
            await self.settle()

    async def settle(self) -> None:
        """Tells the store what was taken here, and is told what is left."""
        due = [(each, taken) for each in self._counted if (taken := each.due())]
        if not due:
            return
        try:
            left = await self._store.write(lambda connection: self._settled(connection, due))
        except Exception:  # noqa: BLE001 - the database may be away for a while: it is told the next time
            _log.exception("limits cannot be settled")
            for each, taken in due:
                each.owe(taken)
            return
        for each, taken in due:
            for client in taken:
                each.lower(client, left[each.name(client)])

    def _settled(self, connection: Connection, due: list[tuple[Counted, dict[str, int]]]) -> dict[str, float]:
        """Writes what is *due*, in an order in which no two processes wait for each other; what is left, by name."""
        now = self._now()
        rows = sorted(_rows(due, now), key=lambda row: str(row["name"]))
        connection.execute(_SETTLE, rows)
        if now >= self._swept + SWEPT:
            self._swept = now
            forget_old(connection, now)
        wanted = select(_row.name, _row.tokens).where(_row.name.in_([row["name"] for row in rows]))
        return {row.name: row.tokens for row in connection.execute(wanted)}


def _rows(due: list[tuple[Counted, dict[str, int]]], now: float) -> Iterator[dict[str, Any]]:
    for counted, clients in due:
        for client, taken in clients.items():
            yield counted.row(client, taken, now)


def forget_old(connection: Connection, now: float) -> None:
    """Forgets clients whose buckets are full again: as if they had never asked."""
    connection.execute(delete(schema.tries).where(_row.whole < now))
