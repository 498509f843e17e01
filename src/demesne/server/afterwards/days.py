"""Today's kingdom: a deal that follows from the date alone, and how those who played it fared."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from random import Random
from typing import Final

import msgspec

from demesne.games.registry import GAMES
from demesne.server.afterwards.replays import points_by_round
from demesne.server.guard.keyring import account_of
from demesne.server.store.stored import Stored, Tables
from demesne.server.table.dealing import day_of, deal_of
from demesne.server.table.new_tables import new_table
from demesne.server.table.restore import table_of
from demesne.server.table.table import Table
from demesne.server.wire.company_messages import USUAL, Customs
from demesne.server.wire.day_messages import Course, DayResult, DayWish, Today
from demesne.server.wire.http_messages import NewTable, SeatWish
from demesne.server.wire.refusals import Refusal

__all__ = ["CUSTOMS", "Days", "check_unhelped", "day_table", "note_tries", "this_day"]

BOT: Final = "level:4"
"""The bot of the day: good enough to be a real opponent, and nothing to compile."""
CUSTOMS: Final[Customs] = msgspec.structs.replace(USUAL, hints=False)
"""Nobody is helped: what counts is what one finds alone."""
PERSON: Final = 0
"""The seat of the person; bots have the others."""
TOLD: Final = 10
"""The last place that is shown."""


@dataclass(frozen=True, slots=True)
class _Try:
    table: str
    points: int


def this_day() -> date:
    """The date of UTC, which is the same at every server."""
    return datetime.now(UTC).date()


def day_table(name: str, wish: DayWish, deal: str, owner: str) -> Table:
    """The table *name* of *deal* for *owner* and the bots of the day. Raises ``Refusal``."""
    _check(wish.game)
    count = _players(wish.game) - 1
    bots = [SeatWish("bot", named, BOT) for named in (*wish.bots[:count], *[""] * (count - len(wish.bots)))]
    seats = [SeatWish("you", wish.name), *bots]
    table = new_table(name, NewTable(wish.game, seats), owner, Random(deal), deal)
    table.practice = wish.practice
    return table


def check_unhelped(table: Table, customs: Customs) -> None:
    """Raises ``Refusal`` for *customs* with hints at the first try of a day's deal."""
    if customs.hints and not table.practice and day_of(table.dealer.seed):
        raise Refusal("today.hints")


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
        _check(game)
        day = self.day()
        points = [each.points for each in await self._tries(deal_of(day, game))]
        best, middle = (points[0], points[_middle(points)]) if points else (None, None)
        tried = await self.first_try(deal_of(day, game), owner)
        return Today(day.isoformat(), game, _players(game), BOT, len(points), best, middle, tried)

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
        total = _points(table)
        if total is None:
            raise Refusal("today.running")
        tries = await self._tries(deal)
        place = 1 + sum(each.points > total for each in tries)
        others = [("best", tries[0].table), ("middle", tries[_middle(tries)].table)] if tries else []
        courses, beside = [await asyncio.to_thread(_course, "you", table)], {name}
        for who, other in others:
            if other not in beside and (found := await self._table(other)):
                courses.append(await asyncio.to_thread(_course, who, found))
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
        points = _points(table) if table else None
        if points is not None:
            await self._store.note_points(name, points)
        return points

    async def _table(self, name: str) -> Table | None:
        """The table *name*, unless it has just been deleted."""
        stored = await self._store.load(name)
        return await asyncio.to_thread(_made, stored) if stored else None


def _check(game: str) -> None:
    if game not in GAMES:
        raise Refusal("game.unknown", game=game[:64])


def _players(game: str) -> int:
    return GAMES[game].players[0]


def _middle(tries: Sequence[object]) -> int:
    """The index of the median of *tries*, best first; of an even number, the lower one."""
    return len(tries) // 2


def _made(stored: Stored) -> Table:
    return table_of(stored, Random(0))  # nothing is dealt at it


def _points(table: Table) -> int | None:
    """What the person had at the end; none before it, nor where a bot has played for them."""
    outcome = table.state.outcome()
    if outcome is None or table.company.for_people:
        return None
    return next(side.sheet.total for side in outcome.sides if PERSON in side.seats)


def _course(who: str, table: Table) -> Course:
    return Course(who, points_by_round(table, PERSON), _points(table) or 0)
