"""Tables that come from others: another game for the same people, one with fewer, one played on from a moment."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from demesne.games.base import Seat
from demesne.server.afterwards.branches import branched
from demesne.server.guard.keyring import Keyring
from demesne.server.guard.keys import new_table_id
from demesne.server.live.live import Live
from demesne.server.live.tables import LiveTables
from demesne.server.table import clocks
from demesne.server.table.arriving import begun
from demesne.server.table.consent import not_again
from demesne.server.table.following import check_agreed
from demesne.server.table.new_tables import same_again, with_fewer
from demesne.server.table.restore import seating_of
from demesne.server.table.table import Table
from demesne.server.table.view import is_brought
from demesne.server.wire.branch_messages import BranchInfo, BroughtPlayOn, PlayOn
from demesne.server.wire.company_messages import Customs
from demesne.server.wire.http_messages import Opened
from demesne.server.wire.refusals import Refusal

__all__ = ["Successors"]

Lay = Callable[[Table, Customs | None, str], Awaitable[Opened]]
"""``Hub.lay``"""
Barred = Callable[[Live], Awaitable[Seat | None]]
"""Whom of those at a table moderators have barred from sitting down, if anybody."""


class Successors:
    """Tables that come from those at *tables*; *lay* lays one, *ring* has the keys, *barred* may not sit there."""

    def __init__(self, tables: LiveTables, lay: Lay, ring: Keyring, barred: Barred) -> None:
        self._tables, self._lay, self._ring, self._barred = tables, lay, ring, barred

    async def play_on(self, source: Table, wish: PlayOn | BroughtPlayOn, key: str | None) -> Opened:
        """A table that goes on from a moment of the game of *source*; those who have a seat there keep their keys."""
        if not (key and source.seats_of(self._ring.owner(key))):
            key, _ = self._ring.for_seats(key)
        rng, seed = self._tables.rng, self._tables.seed()
        table = await asyncio.to_thread(branched, new_table_id(), source, wish, str(self._ring.owner(key)), rng, seed)
        return await self._lay(table, replace(source.company.customs, rated=False), key)

    async def branches(self, name: str, key: str | None) -> list[BranchInfo]:
        """The games that go on from that of the table *name*, for those who may see it."""
        async with self._tables.at(name) as live:
            if not live.table.welcomes(self._ring.owner(key)):
                raise Refusal("watch.closed")
        return await self._tables.store.branches(name)

    async def again(self, name: str, key: str | None) -> Opened:
        """Another game for the people of the table *name*; asked twice, the same one. The others have agreed to it."""
        async with self._tables.at(name) as live:
            table = live.table
            if key is None or not table.seats_of(self._ring.owner(key)):
                raise Refusal("seat.not-yours")
            if table.status != "over":
                raise Refusal("table.running")
            if is_brought(table):
                raise Refusal("table.elsewhere")
            check_agreed(table, self._ring.owner(key))
            await self.rematch(live)
            if table.next_table is None:
                raise Refusal("again.ask")
            return Opened(str(table.next_table), key, None)

    async def rematch(self, live: Live) -> None:
        """Lays the next table of *live*, which is held, unless there is one.

        Somebody whom moderators have barred since they agreed does not play: the others are told that they decline.
        """
        if live.table.next_table is not None:
            return
        if (seat := await self._barred(live)) is not None:
            await self._tables.make(live, not_again(live.table, seat))
        else:
            following = same_again(new_table_id(), live.table, self._tables.rng, self._tables.seed())
            await self._open_next(live, following)

    async def fewer(self, name: str, key: str | None) -> Opened:
        """The table *name* without its free chairs, opened by its host; asked twice, the same one."""
        async with self._tables.at(name) as live:
            table = live.table
            if key is None or not table.hosts(self._ring.owner(key)):
                raise Refusal("host.only")
            if table.next_table is None:
                table.check_waiting()
                await self._open_next(live, with_fewer(new_table_id(), table, self._tables.rng))
            return Opened(str(table.next_table), key, None)

    async def _open_next(self, live: Live, following: Table) -> None:
        table = live.table
        change = clocks.dated(begun(following, table.company.customs), table.company.customs, clocks.now())
        following.opened = time.time()
        seating = seating_of(following, following.game.options, None)
        writing = self._tables.store.open_next(table.id, seating, change.entries, change.status)
        await self._tables.stored(live, writing)
        following.take(change)
        table.next_table = following.id
        self._tables.rest(self._tables.enter(Live(following, None)))
        live.tell()
