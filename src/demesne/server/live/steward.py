"""Looks after the company of tables: carries out its wishes, and keeps time for absent people and open requests."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Hashable

from demesne.games.base import Seat
from demesne.server.afterwards.day_tables import check_day
from demesne.server.live import bells
from demesne.server.live.bells import Bells
from demesne.server.live.live import Live
from demesne.server.live.tables import LiveTables
from demesne.server.protocol import Ack
from demesne.server.settings import AWAY
from demesne.server.table import absence, clocks, consent
from demesne.server.table.company import Request
from demesne.server.table.following import agreed
from demesne.server.table.leaving import missing_host, passed_on
from demesne.server.table.rated import check_arranged
from demesne.server.table.table import Change
from demesne.server.wire.company_messages import Act, Answer, Arrange, Ask, Lend, Rename, Tell

__all__ = ["Message", "Steward"]

Message = Act | Ask | Answer | Lend | Arrange | Rename | Tell
Work = Callable[[Live], Awaitable[None]]
"""What is done at a table that is held."""

SLACK = 0.2
"""How many seconds clocks may differ by."""
LOOK = 30.0
"""Seconds after which the time is looked at again."""


class Steward:
    """The steward of *tables*. *away*: after how many seconds without a connection somebody is away.

    ``rematch`` lays the table for another game that everybody has agreed to.
    """

    def __init__(self, tables: LiveTables, away: float = AWAY) -> None:
        self._tables = tables
        self._away = away
        self._missed: dict[tuple[str, str], int] = {}
        self._awaited: set[tuple[str, Hashable]] = set()
        self._clocks = Bells(tables, self._ring, self._wind)
        self._consents = Bells(tables, self._settle, self.changed)
        self.rematch: Callable[[Live], Awaitable[None]] = _none

    async def wish(self, name: str, owner: str | None, message: Message) -> Ack:
        """What *message* asks for is stored and happens; sent twice, it counts once. Raises ``Refusal``."""
        async with self._tables.at(name) as live:
            return await self.carry(live, owner, message)

    async def carry(self, live: Live, owner: str | None, message: Message) -> Ack:
        """The same at a table that is held."""
        table = live.table
        if owner is not None and (seq := table.answered(owner, message.id)) is not None:
            return Ack(message.id, seq)
        if isinstance(message, Arrange):
            check_arranged(table, message.customs)
            check_day(table, message.customs)
        if isinstance(message, Rename):
            chairs, change = consent.renamed(table, owner, message)
            await self._tables.seat(live, chairs, change)
        else:
            change = consent.wished(table, owner, message, _now())
            await self._tables.make(live, change)
        return Ack(message.id, change.entries[0].seq)

    def changed(self, live: Live) -> None:
        """Something has happened at *live*, or it has been read: what is due is done, what will be is waited for."""
        table, name = live.table, live.table.id
        live.part_watchers()
        self._wind(live)
        self._gather(live)
        self._miss_host(live)
        if agreed(table) or consent.settled(table).entries:
            self._consents.set(name, 0.0)
        elif (request := table.company.request) and table.next_table is None:
            self._time(name, request)
        if table.status != "playing":
            return
        if found := absence.forlorn(table):
            self._relieve(name, *found)
        here = live.present
        for seat, owner in table.people.items():
            if owner in here and seat in table.company.away:  # it could not be stored that they came
                self._welcome(live, seat)
            elif owner not in here and absence.marked_away(table, seat, 0).entries:
                self._miss(live, owner)

    def came(self, live: Live, owner: str | None) -> None:
        """*owner* has a socket at *live* now: whoever stood in for them hands over."""
        if owner is not None:
            self._missed.pop((live.table.id, owner), None)
        self._miss_host(live)
        if self._tables.gather(live):
            self._wind(live)
        if own := live.table.seats_of(owner):
            self._welcome(live, own[0])

    def _welcome(self, live: Live, seat: Seat) -> None:
        """The person of *seat* is here: if they were gone, that is over."""

        async def welcome(here: Live) -> None:
            await self._make(here, absence.back(here.table, seat))

        if absence.back(live.table, seat).entries:
            self._tables.spawn(self._tables.attempt(live.table.id, welcome))

    def _miss(self, live: Live, owner: str) -> None:
        """Waits for *owner*, who is not connected, to come back soon."""

        async def mark(here: Live, since: int) -> None:
            if own := here.table.seats_of(owner):  # the seat may be somebody else's by now
                await self._make(here, absence.marked_away(here.table, own[0], since))

        self._unless_back(live, owner, self._away, mark)

    def _miss_host(self, live: Live) -> None:
        """Waits for the host of a room to come back before the grace time is over; after it the rights pass on."""
        if live.table.status != "waiting":
            return
        host, grace = missing_host(live.table, live.present), live.table.company.customs.grace
        if host is None or not grace:
            return

        async def hand(here: Live, _: int) -> None:
            chairs, change = passed_on(here.table, host, here.present)
            if change.entries:
                await self._tables.seat(here, chairs, change)

        self._unless_back(live, host, grace, hand)

    def _unless_back(self, live: Live, owner: str, seconds: float, do: Callable[[Live, int], Awaitable[None]]) -> None:
        """Waits *seconds*, once, and then does it, unless *owner* has come meanwhile."""
        name, since = live.table.id, _now()
        if (name, owner) in self._missed:
            return
        self._missed[name, owner] = since

        def missed() -> bool:
            return self._missed.get((name, owner)) == since

        async def due(here: Live) -> None:
            if missed():
                await do(here, since)

        async def wait() -> None:
            await self._later(seconds, name, due)
            if missed():
                del self._missed[name, owner]

        self._tables.spawn(wait())

    def _wind(self, live: Live) -> None:
        """Waits until the one to move, and nobody else at *live*, has run out of time."""
        table, name = live.table, live.table.id
        self._clocks.still(name)
        seat = clocks.running(table)
        if seat is not None and seat not in table.company.late:
            self._clocks.set(name, clocks.left(table, seat, clocks.now()) / clocks.SECOND)

    def _gather(self, live: Live) -> None:
        """The clock waits for people who have not come yet, but not for long."""

        async def begin(here: Live) -> None:
            if self._tables.gather(here, anyway=True):
                self._wind(here)

        if live.table.company.gathering:
            self._once(live.table.id, "gathering", clocks.ARRIVAL, begin)

    async def _ring(self, live: Live) -> None:
        await self._make(live, clocks.late(live.table, clocks.now()))

    def _time(self, name: str, request: Request) -> None:
        """Waits until the time to answer *request* is over."""

        async def lapse(here: Live) -> None:
            await self._make(here, consent.lapsed(here.table, _now()))

        self._once(name, request.seq, request.until - time.time(), lapse)

    def _relieve(self, name: str, seat: Seat, due: int) -> None:
        """Waits until the grace time of *seat*, whom nobody is left to wait for, is over."""

        async def relieve(here: Live) -> None:
            await self._make(here, absence.relieved(here.table, _now()))

        self._once(name, (seat, due), due - _now(), relieve)

    async def _settle(self, live: Live) -> None:
        """What all have consented to happens; another game, if that is what they want after this one."""
        if agreed(live.table):
            await self.rematch(live)
        else:
            await self._make(live, consent.settled(live.table))

    def _once(self, name: str, what: Hashable, seconds: float, work: Work) -> None:
        """Does *work* at the table *name* after *seconds*, unless *what* is waited for there already."""
        awaited = name, what
        if awaited in self._awaited:
            return
        self._awaited.add(awaited)

        async def wait() -> None:
            await self._later(seconds + SLACK, name, work)
            self._awaited.discard(awaited)

        self._tables.spawn(wait())

    async def _later(self, seconds: float, name: str, work: Work) -> None:
        """Does *work* at the table *name* after *seconds*, again and again until it succeeds."""
        done = False
        while not done:
            await _until(time.time() + seconds)
            done, seconds = await self._tables.attempt(name, work), bells.AGAIN

    async def _make(self, live: Live, change: Change) -> None:
        if change.entries:
            await self._tables.make(live, change)


async def _until(end: float) -> None:
    """Waits until *end*, in seconds since 1970: a machine that sleeps meanwhile does not count that by itself."""
    await asyncio.sleep(0)
    while (left := end - time.time()) > 0:  # noqa: ASYNC110 - nothing tells when it wakes up
        await asyncio.sleep(min(left, LOOK))


async def _none(_: Live) -> None:
    """Nothing follows."""


def _now() -> int:
    return int(time.time())
