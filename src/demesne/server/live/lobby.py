"""Public tables: those at which somebody waits or plays, listed for everybody; a seat at any that fits."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, islice
from time import monotonic, time
from typing import Final

import msgspec

from demesne.server.guard.limits import Clock, Share, alone
from demesne.server.live.live import Live
from demesne.server.live.tables import LiveTables
from demesne.server.protocol import Lobby, LobbyTable
from demesne.server.table.company import DAY
from demesne.server.table.failing import GameFailed, blaming
from demesne.server.table.table import Table
from demesne.server.table.view import host_seat, summary
from demesne.server.wire.company_messages import USUAL, Customs
from demesne.server.wire.http_messages import Join, Joined, NewTable, Opened, Pair, Paired, SeatWish
from demesne.server.wire.refusals import Elsewhere, Refusal

__all__ = ["OPEN_TO_ALL", "LobbyRoom"]

OPEN_TO_ALL: Final[Customs] = msgspec.structs.replace(USUAL, words=False, public=True)
"""The customs of a table that is opened for anybody who comes: strangers talk in phrases."""
CLOCKED: Final[Customs] = msgspec.structs.replace(OPEN_TO_ALL, minutes=10, seconds=15)
"""Those of one that is opened for somebody who wants a clock."""
WAITING, RUNNING = 40, 12
"""How many tables of each kind are listed."""
OF_ONE = 8
"""How many are listed for one client."""
PLAYERS = 16
"""More seats than any game has."""
FRESH = 10.0
"""Seconds that somebody who has just opened a table may take to come to it."""
AGE = 1.0
"""Seconds for which a list is valid."""
ALONE = 12
"""How many tables of games of days are listed while nobody is there."""
LASTING = 14 * DAY
"""Seconds for which such a table is listed after the last thing that happened there."""
LOOK = 5.0
"""Seconds between two looks at what is stored of them."""

_GONE = {
    "table.full",
    "table.begun",
    "table.unknown",
    "invite.wrong",
    "seat.taken",
    "seq.stale",
    "log.full",
    "table.over",
}
"""Why somebody cannot sit down at a table that was waiting a moment ago."""


@dataclass(frozen=True, slots=True)
class _Fresh:
    """A table that was opened for anybody who comes, until its host is expected there."""

    wish: Pair
    until: float


class LobbyRoom:
    """The lobby of *tables*. *join* gives somebody a seat, *lay* opens a table; *clock* counts seconds; *share* says
    as how many clients somebody counts.

    A public table is listed while somebody with a seat there is connected: nobody is sent to an abandoned one. The
    players of a game of days are hardly ever there, so its table is listed for two weeks, after those where somebody
    is.
    """

    def __init__(
        self,
        tables: LiveTables,
        join: Callable[[str, Join, str | None], Awaitable[Joined]],
        lay: Callable[[NewTable, str | None], Awaitable[Opened]],
        clock: Clock = monotonic,
        share: Share = alone,
    ) -> None:
        self._tables, self._join, self._lay, self._clock, self._share = tables, join, lay, clock, share
        self._pairing = asyncio.Lock()
        self._fresh: dict[str, _Fresh] = {}
        self._listed = (float("-inf"), b"")
        self._kept: tuple[float, list[LobbyTable]] = (float("-inf"), [])
        self._making = asyncio.Lock()

    async def told(self) -> bytes:
        """The ``Lobby`` as JSON, made at most once a second for everybody, with the tables of other processes."""
        async with self._making:
            now = self._clock()
            if now - self._listed[0] >= AGE:
                lists = [self.lists(), *(lobby for _, lobby in self._others())]
                waiting: dict[str, LobbyTable] = {}
                for row in chain(*(each.waiting for each in lists), await self._standing(now)):
                    waiting.setdefault(row.table.table, row)
                running = [row for each in lists for row in each.running]
                self._listed = (now, msgspec.json.encode(Lobby([*waiting.values()][:WAITING], running[:RUNNING])))
            return self._listed[1]

    async def _standing(self, now: float) -> list[LobbyTable]:
        """The tables of games of days that wait, whether or not anybody is there; looked up now and then."""
        if now - self._kept[0] >= LOOK:
            names = await self._tables.store.standing(time() - LASTING, WAITING)
            tables = [table for name in names if (table := await self._tables.read(name))]
            self._kept = (now, _rows((table, ()) for table in islice(_of_hosts(tables), ALONE)))
        begun = {live.table.id for live in self._tables if not _waits(live)}
        return [row for row in self._kept[1] if row.table.table not in begun]

    def own(self) -> str:
        """The public tables of this process, for the others; "" if there are none."""
        lists = self.lists()
        return msgspec.json.encode(lists).decode() if lists.waiting or lists.running else ""

    def _others(self) -> Iterator[tuple[str, Lobby]]:
        """What other processes have told, with the name of each; none from another version."""
        for name, told in self._tables.store.others:
            with suppress(msgspec.MsgspecError):
                yield name, msgspec.json.decode(told, type=Lobby)

    def lists(self) -> Lobby:
        """Those waiting for others, and the games one may watch; the longest-standing first."""
        found = list(_fairly((live for live in self._tables if _shown(live)), self._share))
        waiting = (live for live in found if _waits(live))
        running = (live for live in found if live.table.status == "playing" and live.table.welcomes(None))
        return Lobby(_seen(islice(waiting, WAITING)), _seen(islice(running, RUNNING)))

    async def pair(self, wish: Pair, key: str | None = None, owner: str | None = None, *, here: bool = False) -> Paired:
        """A seat at the table that has waited longest of those that fit, or at a new one; never twice at one.

        *owner*: whose *key* it is. One after the other: of two who come at once, the second finds the table of the
        first. Raises ``Refusal``, and ``Elsewhere`` where another process has such a table, unless it has sent them
        *here*.
        """
        async with self._pairing:
            for name in self._fitting(wish):
                if await self._sits(name, owner):  # by another browser, which this one knows nothing of
                    continue
                if joined := await self._sit(name, wish, key):
                    return Paired(name, joined.key, joined.seat)
            for node, lobby in () if here else self._others():
                if any(_fits(row, wish) for row in lobby.waiting):
                    raise Elsewhere(node, 0.0)
            return await self._open(wish, key)

    async def _sits(self, name: str, owner: str | None) -> bool:
        """Whether *owner* has a seat at the table *name* already."""
        table = await self._tables.read(name) if owner else None
        return bool(table and table.seats_of(owner))

    async def _sit(self, name: str, wish: Pair, key: str | None) -> Joined | None:
        """A seat at the table *name*, unless somebody else was faster."""
        try:
            return await self._join(name, Join("", wish.name), key)
        except Refusal as refusal:
            if refusal.reason.code not in _GONE:
                raise
            return None

    async def _open(self, wish: Pair, key: str | None) -> Paired:
        """A new table, which waits for anybody who comes."""
        if not 2 <= wish.players <= PLAYERS:
            raise Refusal("option.unknown", problem=f"players must be between 2 and {PLAYERS}")
        seats = [SeatWish("you", wish.name), *[SeatWish("open")] * (wish.players - 1)]
        opened = await self._lay(
            NewTable(wish.game, seats, customs=CLOCKED if wish.clock == "with" else OPEN_TO_ALL), key
        )
        self._fresh[opened.table] = _Fresh(wish, self._clock() + FRESH)
        return Paired(opened.table, opened.key, 0, opened.invite)

    def _fitting(self, wish: Pair) -> list[str]:
        """The tables that *wish* may mean: where somebody is waiting, or will be in a moment."""
        now = self._clock()
        self._fresh = {name: fresh for name, fresh in self._fresh.items() if now < fresh.until}
        here = [live.table.id for live in self._tables if _shown(live) and _waits(live) and _suits(live, wish)]
        coming = [name for name, fresh in self._fresh.items() if _alike(fresh.wish, wish)]
        return [name for name in dict.fromkeys([*here, *coming]) if name not in wish.but]


def _shown(live: Live) -> bool:
    """Whether the table is public and somebody who has a seat there is connected."""
    return live.table.company.customs.public and bool(live.addresses(seated=True))


def _waits(live: Live) -> bool:
    table = live.table
    return table.status == "waiting" and table.next_table is None


def _suits(live: Live, wish: Pair) -> bool:
    """Whether *wish* may mean that table; a wish for any table is to play now, not for days, and for nothing."""
    game, customs = live.table.game, live.table.company.customs
    here = game.name == wish.game and game.seats == wish.players and _is_so(wish, clocked=customs.minutes > 0)
    return here and not customs.hours and not customs.rated


def _fits(row: LobbyTable, wish: Pair) -> bool:
    table = row.table
    here = table.game == wish.game and len(table.seats) == wish.players and table.table not in wish.but
    return here and not row.hours and not row.rated and _is_so(wish, clocked=row.minutes > 0)


def _alike(fresh: Pair, other: Pair) -> bool:
    """Whether the table that was opened for *fresh* is what *other* looks for."""
    same = fresh.game == other.game and fresh.players == other.players
    return same and _is_so(other, clocked=fresh.clock == "with")


def _is_so(wish: Pair, *, clocked: bool) -> bool:
    """Whether *wish* may mean a table that has a clock, or one that has none."""
    return wish.clock == "either" or clocked == (wish.clock == "with")


def _fairly(tables: Iterable[Live], share: Share) -> Iterator[Live]:
    """*tables* without those with which one client would crowd out the others."""
    seen: Counter[str] = Counter()
    for live in tables:
        client = min(live.addresses(seated=True))
        seen[client] += 1
        if seen[client] <= OF_ONE * share(client):
            yield live


def _of_hosts(tables: Iterable[Table]) -> Iterator[Table]:
    """The same for *tables* at which nobody is, by who has the host's rights."""
    seen: Counter[str] = Counter()
    for table in tables:
        host = next((key for key in table.people.values() if table.hosts(key)), "")
        seen[host] += 1
        if table.status == "waiting" and seen[host] <= OF_ONE:
            yield table


def _seen(lives: Iterable[Live]) -> list[LobbyTable]:
    return _rows((live.seen_by(None), live.present) for live in lives)


def _rows(tables: Iterable[tuple[Table, Collection[str]]]) -> list[LobbyTable]:
    """*tables* as they are listed, without those whose rules fail."""
    rows = []
    for table, present in tables:
        with suppress(GameFailed), blaming(table.game.name, f"table {table.id}"):
            rows.append(_row(table, present))
    return rows


def _row(table: Table, present: Collection[str]) -> LobbyTable:
    host, customs = host_seat(table), table.company.customs
    name = "" if host is None else table.chairs[host].name
    shown = summary(table, None, present)
    return LobbyTable(shown, name, customs.minutes, customs.seconds, customs.rated, customs.hours)
