"""Seats that come and go with their owners: games brought and forgotten, a guest's seats that become an account's."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import replace

from demesne.server.afterwards.brought import brought_as, check_same, kept, others_at
from demesne.server.afterwards.days import Days, note_tries
from demesne.server.guard.keyring import Keyring
from demesne.server.live.live import Live
from demesne.server.live.steward import Steward
from demesne.server.live.tables import LiveTables
from demesne.server.table.leaving import freed, passes_on
from demesne.server.table.restore import seating_of
from demesne.server.table.table import BOT, Change, Table
from demesne.server.wire.company_messages import FOR_GOOD, Act, Acts
from demesne.server.wire.http_messages import Forgotten, KeepRecord, Opened
from demesne.server.wire.refusals import Refusal

__all__ = ["Holdings"]


class Holdings:
    """The seats at *tables*; *steward* carries what their company is told, *ring* has the keys, *days* the tries."""

    def __init__(self, tables: LiveTables, steward: Steward, ring: Keyring, days: Callable[[], Days]) -> None:
        self._tables, self._steward, self._ring, self._days = tables, steward, ring, days

    async def keep(self, wish: KeepRecord, key: str | None = None) -> Opened:
        """A finished game from elsewhere, kept here as one of the sender's; with one key, once. Raises ``Refusal``."""
        key, owner, name = brought_as(wish, *self._ring.for_seats(key))
        if wish.key and await self._tables.store.load(name):
            await asyncio.to_thread(check_same, await self._table(name), wish.record)
        else:
            table = await asyncio.to_thread(kept, name, wish, owner)
            table.opened = min(table.opened or time.time(), time.time())
            deal = await self._days().settle(table, owner, wish.day) if wish.key and wish.day else None
            seating = seating_of(table, table.game.options, None)
            dealt = replace(seating, seed=deal, deal=deal) if deal else seating
            await self._tables.store.open_table(dealt, table.log, "over")
        return Opened(name, key, None)

    async def _table(self, name: str) -> Table:
        async with self._tables.at(name) as live:
            return live.table

    async def forget(self, name: str, key: str | None) -> Forgotten:
        """The holder of *key* no longer needs the game of the table *name*; others keep theirs. Raises ``Refusal``."""
        async with self._tables.at(name) as live:
            owner = self._ring.owner(key)
            if not live.table.seats_of(owner):
                raise Refusal("seat.not-yours")
            if live.table.status != "over":
                raise Refusal("table.running")
            if others_at(live.table, str(owner)):
                return Forgotten(deleted=False)
            await note_tries(self._tables.store, live.table)
            await self._tables.delete(live)
            return Forgotten(deleted=True)

    async def hand_over(self, name: str, owner: str, to: str) -> None:
        """The seats of *owner* at the table *name*, if any, are those of *to* from now on.

        Nobody may sit twice at a rated game: there they keep their owner.
        """
        async with self._tables.at(name) as live:
            table = live.table
            own = table.seats_of(owner)
            if owner == BOT or not own or (table.company.customs.rated and table.seats_of(to)):
                return
            chairs = {seat: replace(table.chairs[seat], owner=to) for seat in own}
            await self._tables.seat(live, chairs, Change((), (), table.status))
            live.part_owner(owner)

    async def withdraw(self, name: str, owner: str) -> None:
        """*owner* leaves the table *name* for good: a waiting seat is freed, a game given up. Raises ``Elsewhere``."""
        kept = await self._tables.read(name)
        if kept is None or _has_left(kept, owner):
            return  # also where another process has it
        async with self._tables.at(name) as live:
            table = live.table
            if _has_left(table, owner):
                return
            await (self._end if table.status == "playing" else self._free)(live, owner)

    async def stand_up(self, name: str, owner: str) -> None:
        """*owner* waits no longer at the table *name*: a game that has begun goes on. Raises ``Elsewhere``."""
        async with self._tables.at(name) as live:
            if live.table.status == "waiting" and live.table.next_table is None:
                await self._free(live, owner)

    async def _free(self, live: Live, owner: str) -> None:
        """The seats of *owner* at *live*, which waits, are free; if nobody else is to be its host, it is closed."""
        table = live.table
        if table.hosts(owner) and not passes_on(table, owner):
            await self._end(live, owner)
            return
        for seat in table.seats_of(owner):
            await self._tables.seat(live, *freed(table, seat, owner, live.present))

    async def _end(self, live: Live, owner: str) -> None:
        """Gives up or closes the table; somebody for whom a bot plays until they are back does not come back."""
        acts: list[Acts] = ["resign"] if live.table.status == "playing" else ["close"]
        if live.table.person(live.table.seats_of(owner)[0]) in live.table.company.stints:
            acts.insert(0, "return")
        for act in acts:
            await self._steward.carry(live, owner, Act(act, f"leaving-{secrets.token_hex(8)}"))

    async def reread(self, name: str) -> None:
        """The stored table *name* has been rewritten: if it is here, it is read anew, also for its listeners."""
        if live := await self._tables.in_memory(name):
            await self.renew(live)

    async def renew(self, live: Live) -> None:
        """*live* has been rewritten in the store: once nobody changes it, it is dropped and read anew."""
        async with live.lock:
            self._tables.drop(live)


def _has_left(table: Table, owner: str) -> bool:
    """Whether nothing at *table* waits for *owner* any more."""
    own = table.seats_of(owner)
    if not own or table.status == "over":
        return True
    stint = table.company.stints.get(own[0])
    return stint is not None and stint.why in FOR_GOOD
