"""All live tables, as sockets and routes ask for them: opened, joined, watched, played at."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import TypeVar

from msgspec.structs import replace as replaced

from demesne.games.base import Seat
from demesne.players.levels import BEST
from demesne.server.afterwards.day_tables import CUSTOMS, day_table
from demesne.server.afterwards.days import Days
from demesne.server.guard.gate import Gate, OpenGate
from demesne.server.guard.keyring import Keyring
from demesne.server.guard.keys import digest, new_invite, new_table_id, same
from demesne.server.guard.limits import Share, alone
from demesne.server.live.bots import Bots
from demesne.server.live.finder import Finder
from demesne.server.live.hints import Hints
from demesne.server.live.holdings import Holdings
from demesne.server.live.live import Listener, Live
from demesne.server.live.lobby import LobbyRoom
from demesne.server.live.orders import OrderDesk
from demesne.server.live.steward import Message, Steward
from demesne.server.live.successors import Successors
from demesne.server.live.tables import LiveTables
from demesne.server.live.talk import Partners
from demesne.server.settings import AWAY, DELIBERATION, THINKERS
from demesne.server.store.stored import Seating, Tables
from demesne.server.table import clocks, rated
from demesne.server.table.arriving import begun, bot_seated, joined
from demesne.server.table.dealing import checked_salt, deal_of
from demesne.server.table.failing import blaming
from demesne.server.table.knowledge import Found, check, finding
from demesne.server.table.leaving import freed
from demesne.server.table.new_tables import new_table, served_bot
from demesne.server.table.restore import seating_of
from demesne.server.table.table import Table
from demesne.server.table.view import summary
from demesne.server.thinking.bot_processes import AtOnce, Errand, Readiness, Thinker
from demesne.server.upkeep.meter import Meter
from demesne.server.wire.company_messages import Customs
from demesne.server.wire.day_messages import DayWish
from demesne.server.wire.names import clean_name
from demesne.server.wire.refusals import Refusal

from demesne.server.protocol import (  # isort: skip
    Ack, Because, Hint, Hover, Join, Joined, Know, NewTable, Opened, Play,
    Say, SeatBot, Summary, TableView, Talk, Undo, Waiting, Weigh, Weighed, Why,
)  # fmt: skip

__all__ = ["Hub"]

L = TypeVar("L", bound=Listener)
Tell = Callable[[Ack], None]
"""Called once a move has happened."""


class Hub:
    """Tables by name, read from *store* when somebody asks for them.

    *pace* is the least and most time in seconds between a bot's moves; *rng* deals, and seeds the bots, instead of
    shuffles that can be checked; *readiness* is waited for before a player that thinks ahead is asked;
    *adviser* gives hints; *away*: after how many seconds without a connection somebody counts as away;
    *thinkers*: how many think ahead at once; *ring* has the keys of those who ask;
    *share* says as how many clients somebody counts.
    ``gate`` knows who may not sit down or talk; routes and sockets ask it.
    ``changed``, ``standing`` and ``noticed`` are called for every table at which something has happened, ``ended`` for
    those that are over while somebody is there; ``came`` for everybody who comes to look at one.
    """

    def __init__(
        self,
        store: Tables,
        thinker: Thinker,
        pace: tuple[float, float],
        rng: Random | None = None,
        readiness: Readiness | None = None,
        adviser: str = BEST,
        away: float = AWAY,
        thinkers: int = THINKERS,
        ring: Keyring | None = None,
        deliberation: tuple[float, float] = DELIBERATION,
        share: Share = alone,
    ) -> None:
        self.ring = ring or Keyring()
        self.gate: Gate = OpenGate()
        self._errand = errand = Errand(thinker, readiness or AtOnce(), thinkers, share)
        self.days = Days(store)
        self._store = store
        self.tables = LiveTables(store, rng)
        self.give_up = self.tables.give_up
        self._bots = Bots(self.tables, errand, pace)
        self._hints, self._partners = Hints(self.tables, errand, adviser, share), Partners(self.tables)
        self._finder = Finder()
        self._steward = Steward(self.tables, away)
        self.successors = Successors(self.tables, self.lay, self.ring, self._barred)
        self._steward.rematch = self.successors.rematch
        self.orders = OrderDesk(self.tables, deliberation)
        self.holdings = Holdings(self.tables, self._steward, self.ring, lambda: self.days)
        self.lobby = LobbyRoom(self.tables, self.join, self.open, share=share)
        self.tables.changed = self._changed
        self.changed: Callable[[Table], None] = lambda _: None
        self.standing: Callable[[Live], None] = lambda _: None
        self.noticed: Callable[[Live], None] = lambda _: None
        self.came: Callable[[Live, str | None], None] = lambda _, __: None
        self.ended: Callable[[Table], None] = lambda _: None
        self.meter = Meter()

    def _changed(self, live: Live) -> None:
        self._bots.nudge(live)
        self._steward.changed(live)
        self.orders.changed(live)
        self.standing(live)
        self.noticed(live)
        self.changed(live.table)
        if live.watched and live.table.status == "over":
            self.ended(live.table)

    # --- tables -------------------------------------------------------------------------

    async def open(self, wish: NewTable, key: str | None = None) -> Opened:
        """A new table; the game starts at once when no seat is open. *key*: a session, if somebody is signed in."""
        key, owner = self.ring.for_seats(key)
        with blaming(wish.game, "a new table"):
            table = new_table(new_table_id(), self._named(wish, key), owner, self.tables.rng, self.tables.seed())
        return await self.lay(table, wish.customs, key)

    def _named(self, wish: NewTable, key: str) -> NewTable:
        """*wish* with the name of the account that *key* is signed in to on the seat "you"."""
        if (holder := self.ring.holder(key)) is None:
            return wish
        seats = [replaced(seat, name=holder.name) if seat.kind == "you" else seat for seat in wish.seats]
        return replaced(wish, seats=seats)

    async def lay(self, table: Table, customs: Customs | None, key: str) -> Opened:
        """The new *table* with *customs* of its own, stored; *key* has its host's seats."""
        invite = new_invite() if not all(chair.taken for chair in table.chairs) else None
        await self._lay(table, seating_of(table, table.game.options, digest(invite) if invite else None), customs)
        return Opened(table.id, key, invite)

    async def open_day(self, wish: DayWish, key: str | None = None) -> Opened:
        """A table of today's deal, at which the game starts at once."""
        deal = deal_of(self.days.day(), wish.game)
        key, owner = self.ring.for_seats(key)
        table = day_table(new_table_id(), wish, deal, owner)
        table.practice = wish.practice or not await self.days.begins(deal, owner)
        seating = replace(seating_of(table, table.game.options, None), deal=deal)
        await self._lay(table, seating, CUSTOMS)
        return Opened(table.id, key, None)

    async def _lay(self, table: Table, seating: Seating, customs: Customs | None) -> None:
        rated.check_laid(table, customs)
        table.opened = time.time()
        with blaming(table.game.name, f"table {table.id}"):
            before, change = table.log.copy(), clocks.dated(begun(table, customs), customs, clocks.now())
        await self._store.open_table(replace(seating, opened=table.opened), [*before, *change.entries], change.status)
        table.take(change)
        self.tables.rest(self.tables.enter(Live(table, seating.invite)))

    async def join(self, name: str, wish: Join, key: str | None = None) -> Joined:
        """A seat at the table *name* for whoever has its invitation, or for anybody where it is public."""
        async with self.tables.at(name) as live:
            if not (live.table.company.customs.public or same(wish.invite, live.invite)):
                raise Refusal("invite.wrong")
            table = live.table
            key, owner = self._joining(table, wish, key)
            seat = _first_open(table) if wish.seat is None else wish.seat
            chairs, change = joined(table, seat, self._called(wish.name, key), owner, checked_salt(wish.salt))
            rated.check_taking(table, chairs)
            await self.tables.seat(live, chairs, change)
            return Joined(key, seat)

    def _joining(self, table: Table, wish: Join, key: str | None) -> tuple[str, str]:
        """The newcomer's key for the seat, and what it is known by."""
        if wish.key and table.seats_of(self.ring.owner(wish.key)):
            return wish.key, str(self.ring.owner(wish.key))
        return self.ring.for_seats(key)

    def _called(self, name: str, key: str) -> str:
        """The name shown for the holder of *key* who gives *name*: an account goes by its own."""
        holder = self.ring.holder(key)
        return holder.name if holder else clean_name(name)

    # --- programs -------------------------------------------------------------------------------

    async def open_for(self, wish: NewTable, owner: str) -> tuple[Table, str | None]:
        """A new table whose seats "you" and "here" belong to the program *owner*, and its invitation."""
        with blaming(wish.game, "a new table"):
            table = new_table(new_table_id(), wish, owner, self.tables.rng, self.tables.seed())
        table.chairs = [replace(chair, program=chair.owner == owner) for chair in table.chairs]
        opened = await self.lay(table, wish.customs, "")
        return table, opened.invite

    async def enrol(self, name: str, seat: int | None, program: str, owner: str, invite: str | None) -> int:
        """Seats the program *owner*, called *program*, at the table *name*; returns the seat.

        *invite*: the invitation, none for a program that the table's host has asked to come.
        """
        async with self.tables.at(name) as live:
            table = live.table
            if invite is not None and not (table.company.customs.public or same(invite, live.invite)):
                raise Refusal("invite.wrong")
            taken = _first_open(table) if seat is None else seat
            chairs, change = joined(table, taken, program, owner, program=True)
            rated.check_taking(table, chairs)
            await self.tables.seat(live, chairs, change)
            return taken

    async def shown(self, name: str, owner: str) -> tuple[Table, TableView]:
        """The table *name*, and what the program *owner* is shown of it."""
        async with self.tables.at(name) as live:
            return live.seen_by(owner), live.view(owner)

    async def seated(self, owner: str) -> list[str]:
        """The tables at which the program *owner* has a seat, and whose games are not over."""
        return await self._store.seated(owner)

    async def seat_bot(self, name: str, seat: int, wish: SeatBot, key: str | None) -> Waiting:
        """The host gives a free seat of the table *name* to a bot."""
        spec = served_bot(wish.bot)
        async with self.tables.at(name) as live:
            chair, change = bot_seated(live.table, seat, spec, self.ring.owner(key))
            rated.check_taking(live.table, {seat: chair})
            return await self.tables.seat(live, {seat: chair}, change)

    async def _barred(self, live: Live) -> Seat | None:
        """Whom at *live* moderators have barred from sitting down, if anybody."""
        for seat, owner in live.table.people.items():
            try:
                await self.gate.check_sitting(owner, live.address_of(owner))
            except Refusal:
                return seat
        return None

    async def free(self, name: str, seat: int, key: str | None) -> Waiting:
        """A seat of the waiting table *name* is free again: whoever has it leaves, or the host frees it."""
        async with self.tables.at(name) as live:
            chairs, change = freed(live.table, seat, self.ring.owner(key), live.present)
            return await self.tables.seat(live, chairs, change)

    async def summary(self, name: str, key: str | None) -> Summary:
        """The table *name* in brief, as who holds *key* may see it."""
        async with self.tables.at(name) as live:
            owner = self.ring.owner(key)
            return summary(live.seen_by(owner), owner, live.present)

    async def table(self, name: str, owner: str | None = None) -> Table:
        """The table *name* as *owner* may see it, to be read only: a round ago, where they only watch and see it so."""
        async with self.tables.at(name) as live:
            return live.seen_by(owner)

    # --- sockets --------------------------------------------------------------------------

    async def attach(self, name: str, listener: Listener) -> None:
        """Tells *listener* about the table *name* from now on, beginning with everything as it is."""
        await self.follow(name, lambda _: listener)

    async def follow(self, name: str, made: Callable[[Live], L]) -> L:
        """The listener that *made* makes for the table *name*, told about it from now on. Raises ``Refusal``."""
        async with self.tables.at(name) as live:
            listener = made(live)
            if not live.table.welcomes(listener.owner):
                raise Refusal("watch.closed")
            live.attach(listener)
            self._bots.nudge(live)
            self._steward.came(live, listener.owner)
            if listener.looks:
                self.came(live, listener.owner)
            return listener

    def look(self, name: str, listener: Listener, *, looks: bool) -> None:
        """*listener* can be seen from now on, or no longer: either way, what waits by now has been seen."""
        changes, listener.looks = listener.looks != looks, looks
        if changes and (live := self.tables.get(name)):
            self.came(live, listener.owner)

    async def detach(self, name: str, listener: Listener) -> None:
        """Stops telling *listener*."""
        if (live := self.tables.get(name)) and live.detach(listener):
            self._steward.changed(live)
            self.tables.rest(live)

    async def play(
        self, name: str, owner: str | None, message: Play | Undo, way: int = 0, tell: Tell = lambda _: None
    ) -> Ack:
        """The move (or undo) is stored and happens, and *tell* is called at once; a message sent twice counts once.

        Raises ``Refusal``; then nothing has changed.
        """
        return await self.tables.whole(self._play(name, owner, message, way, tell))

    async def _play(self, name: str, owner: str | None, message: Play | Undo, way: int, tell: Tell) -> Ack:
        with self.meter.move(name) as watch:
            async with self.tables.at(name) as live:
                watch.begin()
                ack = await self.tables.play(live, owner, message, way)
                tell(ack)
                return ack

    def told(self, programs: int) -> str:
        """The measurements, for Prometheus; *programs* is how many programs are listening."""
        status = Counter(live.table.status for live in self.tables)
        tables = {name: status[name] for name in ("waiting", "playing", "over")}
        listeners = sum(live.listeners for live in self.tables)
        return self.meter.told(tables, listeners, programs, len(asyncio.all_tasks()))

    async def check(self) -> None:
        """Raises whatever keeps the store from being read or written."""
        await self._store.check()

    async def wish(self, name: str, owner: str | None, message: Message) -> Ack:
        """What somebody wishes of the others at the table; see ``Steward.wish``."""
        return await self.tables.whole(self._steward.wish(name, owner, message))

    async def say(self, name: str, owner: str | None, message: Say) -> Talk | None:
        """A line to the partner; see ``Partners.say``."""
        return await self.tables.whole(self._partners.say(name, owner, message))

    def repeat(self, name: str, listener: Listener, seq: int) -> None:
        """Tells *listener* everything again; see ``Live.repeat``."""
        if live := self.tables.get(name):
            live.repeat(listener, seq)

    def hover(self, name: str, listener: Listener, message: Hover) -> None:
        """Where the piece in hand would go, for the partner to see; see ``Partners.hover``."""
        self._partners.hover(name, listener, message)

    async def hint(self, name: str, listener: Listener, message: Hint) -> None:
        """What the best player would do; see ``Hints.ask``."""
        await self.tables.whole(self._hints.ask(name, listener, message))

    async def why(self, name: str, owner: str | None, message: Why) -> Because:
        """Why nothing can be done with a thing; see ``Table.why``."""
        async with self.tables.at(name) as live:
            return live.table.why(owner, message)

    async def weigh(self, name: str, owner: str | None, message: Weigh) -> Weighed:
        """What each choice of the seat to move would bring, for its owner alone. Raises ``Refusal``."""
        async with self.tables.at(name) as live:
            live.table.check_mover(owner, "turn.not-yours", message.seq)
            return Weighed(message.id, live.table.seq, dict(live.effects()))

    async def know(self, name: str, listener: Listener, message: Know) -> Found:
        """What can be known besides what lies open; only whoever asks waits for it."""
        async with self.tables.at(name) as live:
            table = live.seen_by(listener.owner)
            check(table, listener.owner, message)
        return await self._finder.find(listener.address, finding(table, message))

    @property
    def crowded(self) -> bool:
        """Whether a bot or a hint waits for others that think."""
        return self._errand.crowded

    # --- the life of the server ---------------------------------------------------------------

    async def close(self) -> None:
        """Stops the bots."""
        await self.tables.close()


def _first_open(table: Table) -> int:
    return next((seat for seat, chair in enumerate(table.chairs) if not chair.taken), 0)
