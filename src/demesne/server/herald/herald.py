"""Notifies absent people that a game of days waits for them: once for each turn, and not too soon."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final, Protocol

from demesne.server.herald.book import Ledger
from demesne.server.herald.occasions import Occasion, occasions
from demesne.server.live.bells import Bells, Sleep
from demesne.server.live.live import Live
from demesne.server.live.tables import LiveTables
from demesne.server.table import clocks
from demesne.server.wire.notice_messages import Notice

__all__ = ["Herald", "Road"]

MOST: Final = 20_000
"""For how many tables it is remembered what is settled; others are looked up."""
APART: Final = 0.05
"""Seconds between two tables that are looked at when the server starts."""

Key = tuple[str, str, int]


class Road(Protocol):
    """A way to reach people."""

    async def reached(self, owners: set[str]) -> set[str]:
        """Those of *owners* who can be reached."""
        ...

    async def tell(self, occasion: Occasion, notice: Notice) -> None:
        """Has the person whom *occasion* concerns told of it, in their language; never waits for that."""
        ...

    def came(self, owner: str, table: str) -> None:
        """*owner* looks at *table*, and so knows what waits there."""
        ...


@dataclass(slots=True)
class _Watch:
    """A table: since when there is something to tell, what has been seen by those concerned, what needs no telling."""

    played: bool = False
    since: dict[Key, float] = field(default_factory=dict)
    seen: set[Key] = field(default_factory=set)
    settled: set[Key] = field(default_factory=set)

    def keep(self, keys: set[Key], now: float) -> None:
        """Forgets everything that is over."""
        self.since = {key: self.since.get(key, now) for key in keys}
        self.seen &= keys
        self.settled &= keys


class Herald:
    """The herald of *tables*: notifies on *roads* what *ledger* does not list as told, after *grace* seconds."""

    def __init__(
        self, tables: LiveTables, ledger: Ledger, roads: list[Road], grace: float, sleep: Sleep = asyncio.sleep
    ) -> None:
        self._tables, self._ledger, self._roads, self._grace = tables, ledger, roads, grace
        self._bells = Bells(tables, self._tell, self.changed, sleep)
        self._watches: OrderedDict[str, _Watch] = OrderedDict()

    async def wake(self) -> None:
        """Looks at games that ended recently, and that no process looks after; those in progress are woken anyway."""
        await self._ledger.sweep()
        for name in await self._ledger.ended():
            self._watch(name).played = True
            await self._tables.touch(name)
            await asyncio.sleep(APART)

    def came(self, live: Live, owner: str | None) -> None:
        """*owner* looks at *live* now, and so knows what waits there."""
        if live.table.company.customs.hours and owner is not None:
            open_now = self._open(live)
            keys = {_key(each) for each, _ in open_now if each.owner == owner and each.kind != "time"}
            self._watch(live.table.id).seen |= keys
            for road in self._roads:
                road.came(owner, live.table.id)

    def changed(self, live: Live) -> None:
        """Something has happened at *live*, or it has been read: what is to be told later is scheduled."""
        if not live.table.company.customs.hours:
            return
        name = live.table.id
        self._bells.still(name)
        if open_now := self._open(live):
            self._bells.set(name, min(wait for _, wait in open_now))
        elif live.table.status == "over":
            self._watches.pop(name, None)

    def _watch(self, name: str) -> _Watch:
        watch = self._watches.setdefault(name, _Watch())
        self._watches.move_to_end(name)
        while len(self._watches) > MOST:
            self._watches.popitem(last=False)
        return watch

    def _open(self, live: Live) -> list[tuple[Occasion, float]]:
        """What has not been told at *live*, and in how many seconds it should be."""
        watch, now = self._watch(live.table.id), clocks.now()
        watch.played |= live.table.status == "playing"
        found = [each for each in occasions(live, self._grace, now) if each.kind != "over" or watch.played]
        watch.keep({_key(each) for each in found}, now)
        waits = [each.left - (now - watch.since[_key(each)] if each.fresh else 0.0) for each in found]
        pairs = zip(found, waits, strict=True)
        return [(each, wait) for each, wait in pairs if _key(each) not in watch.settled]

    async def _tell(self, live: Live) -> None:
        """Tells what is due at *live* to those who are absent."""
        due = [each for each, wait in self._open(live) if wait <= 0]
        reached = [await road.reached({each.owner for each in due}) for road in self._roads] if due else []
        for each in due:
            roads = [road for road, owners in zip(self._roads, reached, strict=True) if each.owner in owners]
            await self._tell_one(live, each, roads)

    async def _tell_one(self, live: Live, occasion: Occasion, roads: list[Road]) -> None:
        """Tells of *occasion* unless it is known: as it is noted first, a kill can lose it, never tell it twice."""
        watch, table = self._watch(live.table.id), live.table
        claimed = roads and await self._ledger.claim(table.id, occasion.owner, occasion.noted, occasion.mark)
        watch.settled.add(_key(occasion))
        if claimed and occasion.owner not in live.looking and _key(occasion) not in watch.seen:
            for road in roads:
                await road.tell(occasion, Notice(occasion.kind, table.id, table.game.name))


def _key(occasion: Occasion) -> Key:
    return occasion.owner, occasion.noted, occasion.mark
