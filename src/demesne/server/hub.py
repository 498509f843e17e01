"""All live tables: every wish is checked, stored, made to happen and then told, in this order."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from random import Random, SystemRandom
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError

from demesne.players.levels import BEST
from demesne.server.asking import Asking
from demesne.server.books import seating_of, stored_events, stored_seat, table_of
from demesne.server.bots import BotFailed, Thinker
from demesne.server.keys import digest, new_invite, new_key, new_table_id, same
from demesne.server.live import Listener, Live
from demesne.server.opening import new_table, same_again
from demesne.server.protocol import (
    Ack,
    Hint,
    Hinted,
    Hover,
    Join,
    Joined,
    NewTable,
    Opened,
    Play,
    Refused,
    Say,
    Summary,
    Talk,
    Undo,
)
from demesne.server.readiness import AtOnce, Readiness
from demesne.server.refusals import Reason, Refusal
from demesne.server.store import Conflict, Tables
from demesne.server.table import BOT, Entry, Table
from demesne.server.talk import Sayings, pointed, said
from demesne.server.thinking import Job, job_for
from demesne.server.view import summary

__all__ = ["Hub"]

T = TypeVar("T")

_log = logging.getLogger(__name__)

RETRY = (0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds to wait before a bot that failed is asked again."""
STAND_IN = "greedy"
"""Who moves for a bot that failed: it needs next to nothing."""


class Hub:
    """Tables by name, read from *store* when somebody asks for them.

    *pace* is the least and most time in seconds between a bot's moves; *rng* deals and throws the bots' dice;
    *readiness* is waited for before a player that thinks ahead is asked; *adviser* gives hints.
    """

    def __init__(
        self,
        store: Tables,
        thinker: Thinker,
        pace: tuple[float, float],
        rng: Random | None = None,
        readiness: Readiness | None = None,
        adviser: str = BEST,
    ) -> None:
        self._store = store
        self._adviser = adviser
        self._players = Asking(thinker, readiness or AtOnce())
        self._pace = pace
        self._rng = rng or SystemRandom()
        self._live: dict[str, Live] = {}
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- tables -------------------------------------------------------------------------

    async def open(self, wish: NewTable) -> Opened:
        """A new table; the game starts at once when no seat is open."""
        key = new_key()
        table = new_table(new_table_id(), wish, digest(key), self._rng)
        invite = new_invite() if not all(chair.taken for chair in table.chairs) else None
        entries = table.begin()
        seating = seating_of(table, table.game.options, digest(invite) if invite else None)
        await self._store.open_table(seating, stored_events(entries), _status(table, entries))
        table.take(entries)
        self._rest(self._enter(Live(table, seating.invite)))
        return Opened(table.id, key, invite)

    async def join(self, name: str, wish: Join, clean: Callable[[str], str]) -> Joined:
        """A seat at the table *name* for who has its invitation."""
        async with self._at(name) as live:
            if not same(wish.invite, live.invite):
                raise Refusal("invite.wrong")
            table = live.table
            key = wish.key if wish.key and table.seats_of(digest(wish.key)) else new_key()
            seat = _first_open(table) if wish.seat is None else wish.seat
            chairs, entries = table.join(seat, clean(wish.name), digest(key))
            seats = [stored_seat(index, chair) for index, chair in chairs.items()]
            events, status = stored_events(entries), _status(table, entries)
            await self._stored(live, self._store.take_seats(name, seats, events, status))
            for index, chair in chairs.items():
                table.chairs[index] = chair
            self._happened(live, entries)
            return Joined(key, seat)

    async def again(self, name: str, key: str | None) -> Opened:
        """Another game for the seats of the table *name*; asked twice, the same one."""
        async with self._at(name) as live:
            table = live.table
            owner = digest(key or "")
            if key is None or not table.seats_of(owner):
                raise Refusal("seat.not-yours")
            if table.status != "over":
                raise Refusal("table.running")
            if table.next_table is None:
                await self._open_next(live)
            return Opened(str(table.next_table), key, None)

    async def _open_next(self, live: Live) -> None:
        table = live.table
        following = same_again(new_table_id(), table, self._rng)
        entries = following.begin()
        seating = seating_of(following, table.game.options, None)
        writing = self._store.open_next(table.id, seating, stored_events(entries), _status(following, entries))
        await self._stored(live, writing)
        following.take(entries)
        table.next_table = following.id
        self._rest(self._enter(Live(following, None)))
        live.tell()

    async def summary(self, name: str, key: str | None) -> Summary:
        """The table *name* in brief, as who holds *key* may see it."""
        async with self._at(name) as live:
            return summary(live.table, digest(key) if key else None, live.present)

    async def table(self, name: str) -> Table:
        """The table *name* itself, to be read only."""
        async with self._at(name) as live:
            return live.table

    # --- sockets --------------------------------------------------------------------------

    async def attach(self, name: str, listener: Listener) -> None:
        """Tells *listener* of the table *name* from now on, beginning with everything now."""
        async with self._at(name) as live:
            live.attach(listener)

    async def detach(self, name: str, listener: Listener) -> None:
        """Tells it no more."""
        if (live := self._live.get(name)) and live.detach(listener):
            self._rest(live)

    async def play(self, name: str, owner: str | None, message: Play | Undo) -> Ack:
        """The move (or undo) is stored and happens; a message sent twice counts once.

        Raises ``Refusal``; then nothing has changed.
        """
        # In a task of its own: a socket that closes must not part storing from happening.
        return await asyncio.shield(self._spawn(self._play_at(name, owner, message)))

    async def _play_at(self, name: str, owner: str | None, message: Play | Undo) -> Ack:
        async with self._at(name) as live:
            return await self._play(live, owner, message)

    async def _play(self, live: Live, owner: str | None, message: Play | Undo) -> Ack:
        table = live.table
        if owner is not None and (seq := table.answered(owner, message.id)) is not None:
            return Ack(message.id, seq)
        wish = table.play if isinstance(message, Play) else table.undo
        entries = wish(owner, message)  # type: ignore[arg-type]
        writing = self._store.append(table.id, stored_events(entries), _status(table, entries))
        await self._stored(live, writing)
        self._happened(live, entries)
        return Ack(message.id, entries[0].seq)

    async def say(self, name: str, owner: str | None, message: Say) -> Talk | None:
        """The line is stored, then told to the speaker's side; one sent twice comes back to who sent it.

        Raises ``Refusal``; then nothing has changed.
        """
        return await asyncio.shield(self._spawn(self._say(name, owner, message)))

    async def _say(self, name: str, owner: str | None, message: Say) -> Talk | None:
        async with self._at(name) as live:
            if told := live.sayings.answered(f"{owner}:{message.id}"):
                return told
            line = said(live.table, live.sayings, owner, message)
            await self._stored(live, self._store.say(name, line))
            live.whisper({line.side: live.sayings.add(line)})
            return None

    def hover(self, name: str, listener: Listener, message: Hover) -> None:
        """Shows the partner where *listener* would lay the domino in hand; nothing is kept of it."""
        if live := self._live.get(name):
            live.whisper(pointed(live.table, listener.owner, message), but=listener)

    async def hint(self, name: str, listener: Listener, message: Hint) -> None:
        """Tells everybody that a hint is asked for, and *listener* alone, as soon as it is found, what it is.

        Raises ``Refusal``; then nothing has changed.
        """
        await asyncio.shield(self._spawn(self._hint(name, listener, message)))

    async def _hint(self, name: str, listener: Listener, message: Hint) -> None:
        async with self._at(name) as live:
            table = live.table
            entries = table.hint(listener.owner, message)
            if live.hinting:
                raise Refusal("hint.busy")
            if entries:
                await self._stored(live, self._store.append(name, stored_events(entries), table.status))
                self._happened(live, entries)
            live.hinting = True
            job = _job(table, self._adviser, f"hint {name} {table.seq}")
            self._spawn(self._advise(live, listener, message.id, job))

    async def _advise(self, live: Live, listener: Listener, message_id: str, job: Job) -> None:
        """What is thought out here was asked at one position; it says at which."""
        seq = live.table.seq
        try:
            listener.tell(Hinted(message_id, seq, await self._players.ask(live, job)))
        except (BotFailed, OSError) as fault:
            _log.error("hint at table %s: %s", live.table.id, fault)
            listener.tell(Refused(message_id, Reason("hint.failed")))
        finally:
            live.hinting = False
            self._rest(live)

    # --- the life of a table ------------------------------------------------------------------

    def wake(self) -> None:
        """Goes on, in the background, with every game that waits for a bot or for chance."""
        self._spawn(self._wake())

    async def _wake(self) -> None:
        for name in await self._store.unfinished():
            await self._touch(name)

    async def _touch(self, name: str) -> None:
        """Reads the table, which has its bots think and chance deal what is due."""
        try:
            async with self._at(name):
                pass
        except Refusal:
            _log.warning("table %s cannot be read", name)

    async def close(self) -> None:
        """Bots think no more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @asynccontextmanager
    async def _at(self, name: str) -> AsyncIterator[Live]:
        """The table *name*, held so that nobody else changes it meanwhile."""
        live = await self._load(name)
        live.wanted += 1  # before anything can come between: a table is in memory once or not at all
        try:
            async with live.lock:
                if not self._is_live(live):
                    raise Refusal("seq.stale", seq=live.table.seq)
                yield live
        finally:
            live.wanted -= 1
            self._rest(live)

    async def _load(self, name: str) -> Live:
        if live := self._live.get(name):
            return live
        async with self._loading:
            if live := self._live.get(name):
                return live
            return await self._read(name)

    async def _read(self, name: str) -> Live:
        stored = await self._store.load(name)
        if stored is None:
            raise Refusal("table.unknown")
        try:
            table = table_of(stored, self._rng)
        except (ValueError, LookupError) as fault:
            _log.exception("the log of table %s cannot be followed", name)
            raise Refusal("table.unknown") from fault
        if owed := table.due():
            await self._store.append(name, stored_events(owed), _status(table, owed))
            table.take(owed)
        return self._enter(Live(table, stored.seating.invite, Sayings(stored.talk)))

    def _enter(self, live: Live) -> Live:
        self._live[live.table.id] = live
        self._nudge(live)
        return live

    def _is_live(self, live: Live) -> bool:
        return self._live.get(live.table.id) is live

    def _rest(self, live: Live) -> None:
        """Forgets a table that nobody looks at and no bot plays at; the store has it."""
        if not live.busy and self._is_live(live):
            del self._live[live.table.id]

    async def _stored(self, live: Live, writing: Coroutine[Any, Any, None]) -> None:
        """Waits for the store; a table that is not what the store has is read anew."""
        try:
            await writing
        except Conflict:
            self._live.pop(live.table.id, None)
            live.part()
            raise Refusal("seq.stale", seq=live.table.seq) from None

    def _happened(self, live: Live, entries: Sequence[Entry]) -> None:
        live.table.take(entries)
        live.changed = asyncio.get_running_loop().time()
        live.tell()
        self._nudge(live)

    # --- bots ---------------------------------------------------------------------------------

    def _nudge(self, live: Live) -> None:
        """Has a bot think, if it is one's turn and none does yet."""
        if _bot_to_move(live.table) is not None and not live.thinking:
            live.thinking = True
            self._spawn(self._think(live))

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _think(self, live: Live) -> None:
        """Plays for the bots of a table until it is a person's turn."""
        failures = 0
        try:
            while self._is_live(live) and (spec := _bot_to_move(live.table)) is not None:
                try:
                    await self._bot_move(live, STAND_IN if failures else spec)
                    failures = 0
                except (BotFailed, Refusal, OSError, DBAPIError) as fault:
                    _log.error("bot at table %s: %s", live.table.id, fault)
                    await asyncio.sleep(RETRY[min(failures, len(RETRY) - 1)])
                    failures += 1
        finally:
            live.thinking = False
            self._rest(live)
        if not self._is_live(live):
            await self._touch(live.table.id)

    async def _bot_move(self, live: Live, spec: str) -> None:
        table = live.table
        seq = table.seq
        move = await self._players.ask(live, _job(table, spec, f"{self._rng.getrandbits(128):032x}"))
        if move != "pass":  # nothing to be seen, so nothing to wait for
            await self._wait(live)
        async with live.lock:
            await self._play(live, BOT, Play(seq, f"bot-{seq:08d}", move))

    async def _wait(self, live: Live) -> None:
        due = live.changed + random.uniform(*self._pace)
        await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))


def _status(table: Table, entries: Sequence[Entry]) -> str:
    """What the table's status will be once *entries* have happened."""
    codes = {entry.code for entry in entries}
    if "over" in codes:
        return "over"
    return "playing" if "started" in codes else table.status


def _first_open(table: Table) -> int:
    return next((seat for seat, chair in enumerate(table.chairs) if not chair.taken), 0)


def _bot_to_move(table: Table) -> str | None:
    seat = table.to_move
    return None if seat is None else table.chairs[seat].bot


def _job(table: Table, spec: str, seed: str) -> Job:
    return job_for(table.game, table.state.observe(table.to_move or 0), spec, seed)
