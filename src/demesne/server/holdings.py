"""Seats that change hands: a guest's become an account's, and those of somebody who leaves for good nobody's."""

from __future__ import annotations

import secrets
from dataclasses import replace

from demesne.server.company_messages import Act, Acts
from demesne.server.live import Live
from demesne.server.refusals import Refusal
from demesne.server.steward import Steward
from demesne.server.table import BOT, Change, Table
from demesne.server.tables import LiveTables

__all__ = ["Holdings"]


class Holdings:
    """The seats at *tables*; *steward* carries what their company is told."""

    def __init__(self, tables: LiveTables, steward: Steward) -> None:
        self._tables, self._steward = tables, steward

    async def hand_over(self, name: str, owner: str, to: str) -> Table | None:
        """The seats of *owner* at the table *name* are those of *to* from now on; ``None`` where there are none.

        Where games are rated nobody sits twice: there they stay whose they are.
        """
        async with self._tables.at(name) as live:
            table = live.table
            own = table.seats_of(owner)
            if owner == BOT or not own or (table.company.customs.rated and table.seats_of(to)):
                return None
            chairs = {seat: replace(table.chairs[seat], owner=to) for seat in own}
            await self._tables.seat(live, chairs, Change((), (), table.status))
            live.part_owner(owner)
            return table

    async def withdraw(self, name: str, owner: str) -> None:
        """*owner* leaves the table *name* for good: a seat that waits is free again, a game is given up."""
        async with self._tables.at(name) as live:
            table = live.table
            if not table.seats_of(owner) or table.status == "over":
                return
            if table.status == "playing" or table.hosts(owner):
                await self._end(live, owner)
            else:
                for seat in table.seats_of(owner):
                    chair, change = table.free(seat, owner)
                    await self._tables.seat(live, {seat: chair}, change)

    async def _end(self, live: Live, owner: str) -> None:
        """Gives up or closes the table; who had given up before stays so."""
        act: Acts = "resign" if live.table.status == "playing" else "close"
        try:
            await self._steward.carry(live, owner, Act(act, f"leaving-{secrets.token_hex(8)}"))
        except Refusal as refusal:
            if refusal.reason.code != "seat.lent":
                raise

    async def reread(self, name: str) -> None:
        """What is kept of the table *name* has been rewritten: it is read anew, also by those who listen."""
        try:
            async with self._tables.at(name) as live:
                self._tables.drop(live)
        except Refusal:  # it is gone, or already read anew
            return
