"""Orders left for turns to come, in games of days: kept as a secret of their seat, carried out in its stead.

Nothing gives away that there are any, or whether they could be followed: they are begun a while after the turn began, a
delay drawn when they were left, whatever is in them; nobody else is told anything, and the log has a mark that only the
seat itself is shown.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from demesne.games.base import Seat
from demesne.server.facts import Because
from demesne.server.live.bells import Bells
from demesne.server.live.live import Live, event_for
from demesne.server.live.tables import LiveTables
from demesne.server.protocol import OrderDraft, Play, Update
from demesne.server.settings import DELIBERATION
from demesne.server.table import clocks
from demesne.server.table.dealing import dealer_for
from demesne.server.table.rehearsal import (
    MARK,
    KeptOrders,
    Rehearsal,
    begun,
    coming_turn,
    next_move,
    order_state,
    overruled,
    rehearse,
)
from demesne.server.table.table import Change, Table
from demesne.server.table.view import table_view
from demesne.server.wire.client_messages import Why
from demesne.server.wire.order_messages import Orders, OrderWish
from demesne.server.wire.refusals import Refusal

__all__ = ["OrderDesk"]

Endpoint = Callable[[Callable[[Request], Awaitable[object]]], Callable[[Request], Awaitable[Response]]]
"""Makes an endpoint of whatever answers with a message of the protocol."""
Reader = Callable[[Request, type[OrderWish]], Awaitable[OrderWish]]
"""Reads the body of a request."""

STEP: Final = (2.0, 6.0)
"""Seconds between two steps of a turn that is carried out, as if somebody were thinking."""


class OrderDesk:
    """The orders at *tables*. *deliberation*: after at least and at most how many seconds of a turn they are begun."""

    def __init__(self, tables: LiveTables, deliberation: tuple[float, float] = DELIBERATION) -> None:
        self._tables, self._deliberation = tables, deliberation
        self._bells = Bells(tables, self._carry, self.changed)
        self._due: dict[str, tuple[tuple[int, int], float]] = {}

    def routes(self, told: Endpoint, owner: Callable[[Request], str | None], body: Reader) -> Iterator[Route]:
        """What is left, leaving it, what is asked next in a draft, and why there is no choice."""

        async def left(request: Request) -> object:
            return await self.of(request.path_params["table"], owner(request))

        async def leave(request: Request) -> object:
            return await self.leave(request.path_params["table"], owner(request), await body(request, OrderWish))

        async def draft(request: Request) -> object:
            return await self.draft(request.path_params["table"], owner(request), await body(request, OrderWish))

        async def why(request: Request) -> object:
            wish, thing = await body(request, OrderWish), request.query_params.get("thing", "")
            return await self.why(request.path_params["table"], owner(request), wish, thing)

        yield Route("/api/tables/{table}/orders", told(left))
        yield Route("/api/tables/{table}/orders", told(leave), methods=["POST"])
        yield Route("/api/tables/{table}/orders/draft", told(draft), methods=["POST"])
        yield Route("/api/tables/{table}/orders/why", told(why), methods=["POST"])

    # --- leaving orders -------------------------------------------------------------------------

    async def of(self, name: str, owner: str | None) -> Orders:
        """What *owner* has left at the table *name*. Raises ``Refusal``."""
        async with self._tables.at(name) as live:
            return _told(live, _seat(live.table, owner))

    async def draft(self, name: str, owner: str | None, wish: OrderWish) -> OrderDraft:
        """What is asked next, given the wishes so far. Raises ``Refusal``."""
        async with self._tables.at(name) as live:
            table, seat = live.table, _seat(live.table, owner)
            found = rehearse(table, seat, wish)
            if found.asks is None:
                return OrderDraft(found.steps, None, found.again)
            effects = dict(table.family.effects(found.asks))
            asked = _asked(table, seat, found)
            if not wish.steps:  # an empty draft is told what has happened
                asked.events = [event_for(entry, [seat]) for entry in table.log]
            return OrderDraft(found.steps, asked, found.again, effects)

    async def why(self, name: str, owner: str | None, wish: OrderWish, thing: str) -> Because:
        """Why nothing can be done with *thing* at the step that is asked about next; see ``Table.why``.

        Raises ``Refusal``.
        """
        async with self._tables.at(name) as live:
            found = rehearse(live.table, _seat(live.table, owner), wish)
            if found.asks is None:
                raise Refusal("orders.move")
            made = _rehearsed(live.table, found)
            return msgspec.structs.replace(made.why(owner, Why(made.seq, "", thing)), seq=live.table.seq)

    async def leave(self, name: str, owner: str | None, wish: OrderWish) -> Orders:
        """Keeps a complete *wish* for *owner*'s next turn; an empty one withdraws what was left. Raises ``Refusal``."""
        return await self._tables.whole(self._leave(name, owner, wish))

    async def _leave(self, name: str, owner: str | None, wish: OrderWish) -> Orders:
        async with self._tables.at(name) as live:
            seat = _seat(live.table, owner)
            if not wish.steps:
                if seat not in live.orders:
                    raise Refusal("orders.gone")
                await self._keep(live, seat, None)
                return _told(live, seat)
            found = rehearse(live.table, seat, OrderWish(wish.steps))
            if found.asks is not None:
                raise Refusal("orders.unfinished")
            delay = self._tables.rng.uniform(*self._deliberation)
            await self._keep(live, seat, KeptOrders(found.turn, found.steps, delay))
            return _told(live, seat)

    async def _keep(self, live: Live, seat: Seat, kept: KeptOrders | None) -> None:
        body = None if kept is None else msgspec.json.encode(kept).decode()
        await self._tables.stored(live, self._tables.store.keep_orders(live.table.id, seat, body))
        if kept is None:
            live.orders.pop(seat, None)
        else:
            live.orders[seat] = kept
        live.tell_owner(live.table.chairs[seat].owner)

    # --- carrying them out ----------------------------------------------------------------------

    def changed(self, live: Live) -> None:
        """Something has happened at *live*, or it has been read: orders whose time has come are waited for."""
        name, table = live.table.id, live.table
        self._bells.still(name)
        if any(_is_stale(table, seat, kept) for seat, kept in live.orders.items()):
            self._bells.set(name, 0.0)
        elif kept := _due(live):
            self._bells.set(name, self._wait(table, kept))
        else:
            self._due.pop(name, None)

    def _wait(self, table: Table, kept: KeptOrders) -> float:
        """The seconds until the next step; talk at the table meanwhile delays nothing.

        While somebody asks to take back a move, a step waits, as it would end that, until half of the time is over.
        """
        asked, seat = _taking_back(table), table.to_move or 0
        if begun(table, seat) and not asked:
            return self._tables.rng.uniform(*STEP)
        if self._due.get(table.id, ((-1, 0), 0.0))[0] != (table.moved, asked):
            now = clocks.now()
            since = now if table.company.since is None else table.company.since
            longer = clocks.left(table, seat, now) / clocks.SECOND / 2 if asked else 0.0
            self._due[table.id] = (table.moved, asked), since + kept.delay + longer
        return self._due[table.id][1] - clocks.now()

    async def _carry(self, live: Live) -> None:
        """Forgets orders that are no longer of use, otherwise does what is due."""
        table = live.table
        if stale := [seat for seat, kept in live.orders.items() if _is_stale(table, seat, kept)]:
            for each in stale:
                await self._keep(live, each, None)
            return
        seat, kept = table.to_move, _due(live)
        if seat is None or kept is None:
            return
        move = next_move(table, kept)
        if move is None:
            await self._keep(live, seat, msgspec.structs.replace(kept, ended=True))
            return
        change = table.play(table.chairs[seat].owner, Play(table.seq, f"order-{table.seq:08d}", move))
        await self._tables.make(live, _marked(change))


def _seat(table: Table, owner: str | None) -> Seat:
    """The seat of *owner*, who has one. Raises ``Refusal``."""
    seats = table.seats_of(owner)
    if not seats:
        raise Refusal("seat.not-yours")
    if len(seats) > 1:
        raise Refusal("orders.none")
    return seats[0]


def _told(live: Live, seat: Seat) -> Orders:
    kept = live.orders.get(seat)
    state = order_state(live.table, live.table.chairs[seat].owner, kept)
    return Orders(seat, state, kept.steps if kept and state in ("left", "ended") else [])


def _is_stale(table: Table, seat: Seat, kept: KeptOrders) -> bool:
    """Whether the turn that *kept* is about is over, or *seat* has begun it itself."""
    return coming_turn(table, seat) != kept.turn or overruled(table, seat)


def _due(live: Live) -> KeptOrders | None:
    """The orders of the seat whose turn it is, if they may be followed now."""
    table, seat = live.table, live.table.to_move
    kept = None if seat is None else live.orders.get(seat)
    if seat is None or kept is None or kept.ended or clocks.running(table) != seat:
        return None
    return None if _is_stale(table, seat, kept) else kept


def _taking_back(table: Table) -> int:
    """The entry that asks the others at *table* to let a move be taken back; 0 while none does."""
    request = table.company.request
    return request.seq if request and request.what == "undo" else 0


def _marked(change: Change) -> Change:
    """*change* with a mark for the seat that had ordered it."""
    first, *others = change.entries
    told = msgspec.structs.replace(first.told, secret={**first.told.secret, MARK: 1})
    return replace(change, entries=(replace(first, told=told), *others))


def _rehearsed(table: Table, found: Rehearsal) -> Table:
    """The table at the position that asks."""
    made = Table(table.id, table.game, table.family, table.chairs, dealer_for(Random(0), None))
    made.started, made.state = True, found.asks
    return made


def _asked(table: Table, seat: Seat, found: Rehearsal) -> Update:
    """The table as *seat* would see it at the position that asks, and what it could do there."""
    owner = table.chairs[seat].owner
    position = table.family.view(found.asks, [*table.steps, *found.played], (seat,))
    view = table_view(_rehearsed(table, found), owner, set(table.people.values()), position)
    still = msgspec.structs.replace(view, host=False, may=[], knows=[], can_undo=False)
    return Update(table.seq, [], still, table.family.offer(found.asks))
