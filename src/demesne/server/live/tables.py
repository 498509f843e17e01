"""The tables in memory: each is there once or not at all, changed by one at a time, stored before it is shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager
from random import Random, SystemRandom
from typing import Any, Final, TypeVar

import msgspec

from demesne.server.live.live import Live
from demesne.server.protocol import Ack, Play, Undo, Waiting
from demesne.server.store.stored import Stored, Tables
from demesne.server.store.writes import Conflict
from demesne.server.table import clocks
from demesne.server.table.dealing import new_seed
from demesne.server.table.explaining import explained
from demesne.server.table.failing import GameFailed, blaming, failed
from demesne.server.table.rehearsal import kept_from
from demesne.server.table.restore import stored_seat, table_of
from demesne.server.table.sayings import Sayings
from demesne.server.table.table import BOT, Chair, Change, Table
from demesne.server.upkeep.tidying import NewThings
from demesne.server.wire.refusals import Elsewhere, Refusal

__all__ = ["LiveTables"]

T = TypeVar("T")

_log = logging.getLogger(__name__)
UNKNOWN: Final = 0.5
"""Seconds after which it may be known who has the tables."""
LONG: Final = 64
"""Entries of a log that is no longer followed at once, but while others are served: some ten milliseconds' work."""
APART: Final = 0.05
"""Seconds between two tables that are looked at when the server starts."""


class LiveTables:
    """Tables by name, read from *store* when somebody asks for them.

    *rng* deals if it is given; otherwise shuffles that can be checked do.

    ``changed`` is called for every table that is read and for every one at which something has happened, ``rested``
    before for one that is read: the server may have been down.
    """

    def __init__(self, store: Tables, rng: Random | None) -> None:
        self.store = store
        self.rng = rng or SystemRandom()
        self._fair = rng is None
        self.changed: Callable[[Live], None] = _nobody
        self.rested: Callable[[Table], None] = _as_it_was
        self._live: dict[str, Live] = {}
        self._since: dict[str, float] = {}
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._new_things = NewThings()

    # --- holding a table ------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, name: str) -> AsyncIterator[Live]:
        """The table *name*, held so that nobody else changes it meanwhile. Raises ``Refusal``."""
        self._check_own()
        live = await self._load(name)
        live.wanted += 1  # before anything can come between: a table is in memory once or not at all
        try:
            async with live.lock:
                if not self.has(live):
                    raise Refusal("seq.stale", seq=live.table.seq)
                with blaming(live.table.game.name, f"table {name}"):
                    yield live
        finally:
            live.wanted -= 1
            self.rest(live)

    def seed(self) -> str | None:
        """The seed of the shuffle of a new table."""
        return new_seed(self.rng) if self._fair else None

    def __iter__(self) -> Iterator[Live]:
        """The tables in memory, the one that has been there longest first."""
        return iter(list(self._live.values()))

    def get(self, name: str) -> Live | None:
        """The table *name* if it is in memory."""
        return self._live.get(name)

    async def in_memory(self, name: str) -> Live | None:
        """The table *name* if it is in memory, or is just being read."""
        async with self._loading:
            return self.get(name)

    def has(self, live: Live) -> bool:
        """Whether *live* is still the table of its name."""
        return self._live.get(live.table.id) is live

    def enter(self, live: Live) -> Live:
        """Puts a stored table in memory."""
        self._live[live.table.id] = live
        self._wind(live, self._since.get(live.table.id, clocks.begun(live.table)))
        self.changed(live)
        return live

    async def delete(self, live: Live) -> None:
        """Deletes a table for good; all its listeners are sent away, and no game goes on from it any more."""
        await self.store.delete(live.table.id)
        self.drop(live)
        for each in self:
            if (branch := each.table.branch) and branch.of == live.table.id:
                each.table.branch = msgspec.structs.replace(branch, of=None)

    def drop(self, live: Live) -> None:
        """Drops a table from memory; its listeners come back, and it is read anew."""
        if self.has(live):
            self._forget(live)
        live.part()

    def rest(self, live: Live) -> None:
        """Forgets a table that nobody watches and no bot plays at; the store has it, and another process may."""
        if not live.busy and self.has(live):
            self._forget(live)

    async def put_away(self, name: str, away: Callable[[str], Awaitable[bool]]) -> bool:
        """Has *away* archive the table *name*, unless it is in memory; nobody reads it meanwhile."""
        async with self._loading:
            return name not in self._live and await away(name)

    async def at_rest(self, names: Collection[str], change: Callable[[list[str]], Awaitable[T]]) -> T:
        """What *change* does to those of the tables *names* that are not in memory; nobody reads them meanwhile."""
        async with self._loading:
            return await change([name for name in names if name not in self._live])

    def give_up(self) -> None:
        """Gives up all tables, for other processes may have them by now; clients come back and are told where."""
        for live in self:
            self._forget(live)
            live.part()

    def _forget(self, live: Live) -> None:
        del self._live[live.table.id]
        self.store.let_go(live.table.id)

    def _check_own(self) -> None:
        """Raises ``Elsewhere`` where other processes may have the tables by now: then nobody is told anything."""
        if not self.store.holds:
            self.give_up()
            raise Elsewhere("", UNKNOWN)

    async def touch(self, name: str) -> None:
        """Reads the table, so that its bots think and chance deals what is due."""
        try:
            async with self.at(name):
                pass
        except Elsewhere:
            return  # another process has it
        except Refusal:
            _log.warning("table %s cannot be read", name)

    async def attempt(self, name: str, work: Callable[[Live], Awaitable[None]]) -> bool:
        """Does *work* at the table *name*, which is read if necessary; returns whether nothing is left to be done."""
        try:
            async with self.at(name) as live:
                await work(live)
        except Elsewhere:
            return True  # another process has the table, and sees to it
        except Refusal as refusal:
            if refusal.reason.code == "table.unknown":
                return True  # it has been deleted
            _log.warning("table %s: %s", name, refusal)
            return False
        except Exception:  # noqa: BLE001 - the disk may be full: the log says so, and it is tried again
            _log.exception("table %s", name)
            return False
        return True

    async def read(self, name: str) -> Table | None:
        """The table *name* as it is kept, only to be looked at: it keeps its owner, and nothing happens there."""
        if live := self.get(name):
            return live.table
        stored = await self.store.load(name)
        try:
            with blaming(stored.seating.game if stored else "", f"table {name}"):
                return await asyncio.to_thread(table_of, stored, self.rng) if stored else None
        except GameFailed:
            return None
        except (ValueError, LookupError):
            _log.exception("the log of table %s cannot be replayed", name)
            return None

    async def wake(self, most: int | None = None) -> bool:
        """Wakes games of days in progress that no process looks after, all or *most*; returns whether there were any.

        Nobody may come for days: bots that owe a move think, orders that were left are carried out, and time runs out.
        """
        found = await self.store.of_days()
        for name in found[:most]:
            try:
                await self.touch(name)
            except Exception:  # noqa: BLE001 - the disk may be full: the others are looked at all the same
                _log.exception("table %s", name)
            await asyncio.sleep(APART)
        return bool(found)

    # --- changing it ----------------------------------------------------------------------------

    async def play(self, live: Live, owner: str | None, message: Play | Undo, way: int = 0) -> Ack:
        """The move (or undo) is stored and happens; sent twice, it counts once. Raises ``Refusal``."""
        table = live.table
        if owner is not None and (seq := table.answered(owner, message.id)) is not None:
            return Ack(message.id, seq)
        change = table.play(owner, message) if isinstance(message, Play) else table.undo(owner, message)
        if owner == BOT:
            change = explained(table, change)
        await self.make(live, change, way if isinstance(message, Play) else 0)
        return Ack(message.id, change.entries[0].seq)

    async def make(self, live: Live, change: Change, way: int = 0) -> None:
        """*change* is stored, then happens and is told."""
        change = clocks.stamped(live.table, change, clocks.now(), way)
        await self.stored(live, self.store.append(live.table.id, change.entries, change.status))
        self.happened(live, change)

    async def seat(self, live: Live, chairs: Mapping[int, Chair], change: Change) -> Waiting:
        """A new seating is stored, then happens and is told."""
        table = live.table
        change = clocks.stamped(table, change, clocks.now())
        seats = [stored_seat(seat, chair) for seat, chair in chairs.items()]
        await self.stored(live, self.store.change_seats(table.id, seats, change.entries, change.status))
        for seat, chair in chairs.items():
            table.chairs[seat] = chair
        self.happened(live, change)
        return Waiting(sum(not chair.taken for chair in table.chairs))

    async def stored(self, live: Live, writing: Coroutine[Any, Any, None]) -> None:
        """Waits for the store; a table that differs from the stored one is read anew."""
        try:
            await writing
        except Conflict:
            self.drop(live)
            raise Refusal("seq.stale", seq=live.table.seq) from None

    def happened(self, live: Live, change: Change) -> None:
        """*change*, which is stored by now, happens and is told; one without entries leaves the clock as it is."""
        live.table.take(change)
        self._wind(live, None if change.entries else live.table.company.since)
        live.changed = asyncio.get_running_loop().time()
        live.failing = False
        live.tell()
        try:
            self.changed(live)
        except Exception as fault:  # it has happened all the same
            if not failed(live.table.game.name, f"table {live.table.id}", fault):
                raise
        self._new_things.grow()

    def _wind(self, live: Live, since: float | None = None) -> None:
        """The clock of the seat to move runs from now on, or has since *since*, even while nobody reads the table.

        Before the first move it does once everybody has come; `gather` looks whether they have.
        """
        table = live.table
        table.company.gathering = table.id not in self._since and clocks.gathers(table, live.present)
        if clocks.running(table) is None:
            table.company.since = None
            self._since.pop(table.id, None)
        else:
            table.company.since = self._since[table.id] = clocks.now() if since is None else since

    def gather(self, live: Live, *, anyway: bool = False) -> bool:
        """Whether the clock, which waited for people to come, runs from now on: they have, or it is to run *anyway*."""
        before, name = live.table.company.gathering, live.table.id
        if before and anyway:
            self._since[name] = clocks.now()
        if before:
            self._wind(live)
        if began := before != live.table.company.gathering:
            live.tell()
        return began

    # --- tasks ----------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """*work* as a task that nobody needs to keep a reference to."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """What *work* gives, in a task of its own: a closing socket must not separate storing from happening."""
        task = self.spawn(work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_unheard)
            raise

    async def close(self) -> None:
        """Ends every task."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- reading --------------------------------------------------------------------------------

    async def _load(self, name: str) -> Live:
        if live := self._live.get(name):
            return live
        async with self._loading:
            if live := self._live.get(name):
                return live
            return await self._read(name)

    async def _read(self, name: str) -> Live:
        stored = await self.store.take(name)
        if stored is None:
            raise Refusal("table.unknown")
        try:
            with blaming(stored.seating.game, f"table {name}"):
                table, owed = await self._followed(stored)
        except (ValueError, LookupError) as fault:
            _log.exception("the log of table %s cannot be replayed", name)
            raise Refusal("table.unknown") from fault
        if owed.entries:
            await self.store.append(name, owed.entries, owed.status)  # a conflict: another process has it by now
            table.take(owed)
        live = Live(table, stored.seating.invite, Sayings(stored.talk))
        live.orders = {each.seat: kept_from(each.body) for each in stored.orders}
        return self.enter(live)

    async def _followed(self, stored: Stored) -> tuple[Table, Change]:
        """The table that is *stored*, and what chance still owes there."""
        long = len(stored.entries) > LONG
        table = await asyncio.to_thread(table_of, stored, self.rng) if long else table_of(stored, self.rng)
        self.rested(table)
        return table, table.due()


def _unheard(task: asyncio.Task[Any]) -> None:
    """Whoever asked has left: a refusal is nobody's business any more, any other fault is the host's."""
    fault = None if task.cancelled() else task.exception()
    if fault is not None and not isinstance(fault, Refusal):
        _log.error("what somebody who has left had asked for failed", exc_info=fault)


def _nobody(live: Live) -> None:
    """Does nothing: nobody is to be told."""


def _as_it_was(table: Table) -> None:
    """Does nothing: the server has not been down."""
