"""Today's kingdom: a deal that follows from the date alone, and how those who played it fared."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from random import Random
from typing import Final

import msgspec

from demesne.server.afterwards.day_tables import course, deal_today, in_time, is_of_day, points_of, this_day
from demesne.server.guard.keyring import account_of
from demesne.server.store.stored import Stored, Tables
from demesne.server.table.dealing import day_of, deal_of
from demesne.server.table.restore import table_of
from demesne.server.table.table import Table
from demesne.server.wire.day_messages import DayResult, Today
from demesne.server.wire.refusals import Refusal

__all__ = ["Days", "note_tries"]

TOLD: Final = 10
"""The last place that is shown."""


@dataclass(frozen=True, slots=True)
class _Try:
    table: str
    points: int


async def note_tries(store: Tables, table: Table) -> None:
    """Notes whose first try the game of *table* is, which is about to be deleted: the next one does not become it."""
    deal = table.dealer.seed
    if deal is None or day_of(deal) is None or table.practice:
        return
    for owner in {chair.owner for chair in table.chairs if chair.owner and account_of(chair.owner)}:
        await store.note_try(deal, owner)


class Days:
    """How the deals of the days were played, from *store*; *day* says which day it is."""

    def __init__(self, store: Tables, day: Callable[[], date] = this_day) -> None:
        self.day = day
        self._store = store

    async def today(self, game: str, owner: str | None = None) -> Today:
        """The deal of today, and *owner*'s first try. Raises ``Refusal`` for a game that there is not."""
        day = self.day()
        deal = deal_today(game, day)
        points = [each.points for each in await self._tries(deal_of(day, game))]
        best, middle = (points[0], points[_middle(points)]) if points else (None, None)
        tried = await self.first_try(deal_of(day, game), owner)
        return msgspec.structs.replace(deal, played=len(points), best=best, middle=middle, tried=tried)

    async def first_try(self, deal: str, owner: str | None) -> str | None:
        """The table at which *owner*, if it is an account, has begun *deal*: what they begin after it is practice.

        It is "" where that table was deleted. A guest has another key at each table; their browser knows.
        """
        return await self._store.first_try(deal, owner) if owner and account_of(owner) else None

    async def begins(self, deal: str, owner: str) -> bool:
        """Whether what *owner* begins now is their first try of *deal*: of two that begin at once, one is."""
        if account_of(owner) is None:
            return True
        return await self._store.first_try(deal, owner) is None and await self._store.note_try(deal, owner)

    async def settle(self, table: Table, owner: str, day: str) -> str | None:
        """The deal of *day* at *table*, which *owner* brings, now dealt from it: practice unless it is a first try.

        ``None`` where it is another deal.
        """
        try:
            deal = deal_of(date.fromisoformat(day), table.game.name)
        except ValueError:
            return None
        if not await asyncio.to_thread(is_of_day, table, owner, deal):
            return None
        early = not in_time(date.fromisoformat(day), self.day())
        table.practice = table.practice or early or not await self.begins(deal, owner)
        return deal

    async def result(self, name: str, owner: str | None) -> DayResult:
        """How the game at the table *name* went, compared with the others. Raises ``Refusal``."""
        stored = await self._store.load(name)
        if stored is None:
            raise Refusal("table.unknown")
        deal, practice = stored.seating.deal, stored.seating.practice
        if deal is None or not (day := day_of(deal)):
            raise Refusal("today.none")
        table = await asyncio.to_thread(_made, stored)
        if not table.welcomes(owner):
            raise Refusal("watch.closed")
        total = points_of(table)
        if total is None:
            raise Refusal("today.running")
        tries = await self._tries(deal)
        place = 1 + sum(each.points > total for each in tries)
        others = [("best", tries[0].table), ("middle", tries[_middle(tries)].table)] if tries else []
        courses, beside = [await asyncio.to_thread(course, "you", table)], {name}
        for who, other in others:
            if other not in beside and (found := await self._table(other)):
                courses.append(await asyncio.to_thread(course, who, found))
                beside.add(other)
        shown = None if practice or place > TOLD else place
        return DayResult(day, table.game.name, practice, len(tries), shown, courses)

    async def _tries(self, deal: str) -> list[_Try]:
        """The first tries that were played to the end, best first."""
        found = []
        for each in await self._store.alike(deal):
            points = each.points if each.points is not None else await self._count(each.table)
            if points is not None:
                found.append(_Try(each.table, points))
        return sorted(found, key=lambda each: -each.points)

    async def _count(self, name: str) -> int | None:
        """The points at the table *name*, which are kept; none for a game that does not count."""
        table = await self._table(name)
        points = points_of(table) if table else None
        if points is not None:
            await self._store.note_points(name, points)
        return points

    async def _table(self, name: str) -> Table | None:
        """The table *name*, unless it has just been deleted."""
        stored = await self._store.load(name)
        return await asyncio.to_thread(_made, stored) if stored else None


def _middle(tries: Sequence[object]) -> int:
    """The index of the median of *tries*, best first; of an even number, the lower one."""
    return len(tries) // 2


def _made(stored: Stored) -> Table:
    return table_of(stored, Random(0))  # nothing is dealt at it
