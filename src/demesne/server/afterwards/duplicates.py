"""A deal played again by others: the same things in the same order whatever is played, and the results side by side."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, Protocol

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from demesne.server.afterwards.replays import points_by_round
from demesne.server.afterwards.reviewed import version_of
from demesne.server.guard.keyring import Keyring
from demesne.server.guard.keys import new_table_id
from demesne.server.guard.security import KEY
from demesne.server.review_messages import Cards, MarginView
from demesne.server.store.stored import Alike, KeptReview, Stored
from demesne.server.table.dealing import day_of, dealer_for
from demesne.server.table.new_tables import chairs_for
from demesne.server.table.rated import helped_at
from demesne.server.table.restore import again, table_of
from demesne.server.table.table import HOSTED, Change, Table
from demesne.server.wire.company_messages import USUAL, Customs
from demesne.server.wire.http_messages import Opened
from demesne.server.wire.log import Entry, Told
from demesne.server.wire.refusals import Refusal
from demesne.server.wire.result_messages import DealtGame, DealtSide, Duplicates, DuplicateWish

__all__ = ["Deals", "check_duplicate", "dealt_again", "is_repeatable"]

LISTED: Final = 12
"""How many games of a deal are listed besides the first and the one that is asked about."""


Find = Callable[[str], Awaitable[Table]]
Lay = Callable[[Table, Customs | None, str], Awaitable[Opened]]


class Endpoint(Protocol):
    """Makes an endpoint of what returns a message of the wire."""

    def __call__(self, answer: Callable[[Request], Awaitable[object]], status: int = ..., /) -> Any: ...


class Reader(Protocol):
    """Reads the body of a request."""

    def __call__(self, request: Request, kind: type[DuplicateWish], /) -> Awaitable[DuplicateWish]: ...


class DealStore(Protocol):
    """What is needed of a store."""

    async def load(self, table: str) -> Stored | None: ...
    async def alike(self, deal: str) -> list[Alike]: ...
    async def load_review(self, table: str, cards: Cards = "known") -> KeptReview | None: ...


class _Margins(msgspec.Struct):
    """What is read from a report."""

    margins: list[MarginView]


def check_duplicate(source: Table, asker: str | None) -> None:
    """Raises ``Refusal`` unless *asker* may play the deal of *source* again, whose rules have ended its game."""
    _check(source, asker)
    if not is_repeatable(source):
        raise Refusal("duplicate.none")


def _check(source: Table, asker: str | None) -> None:
    if not source.welcomes(asker):
        raise Refusal("watch.closed")
    if source.state.outcome() is None:
        raise Refusal("duplicate.running")


def is_repeatable(source: Table) -> bool:
    """Whether the deal of *source* can be dealt again: all of it is its own, and its order is known."""
    seed = source.dealer.seed
    return seed is not None and not source.branch and day_of(seed) is None


def dealt_again(table: str, source: Table, wish: DuplicateWish, owner: str) -> Table:
    """A table of the game of *source* at which everything comes in the order in which it lay there.

    The seats "you" and "here" are *owner*'s. Raises ``Refusal`` for seats that cannot be.
    """
    if len(wish.seats) != len(source.chairs) or all(each.kind not in HOSTED for each in wish.seats):
        raise Refusal("branch.seats", seats=len(source.chairs))
    words = zip(chairs_for(wish.seats, owner), source.salts, strict=True)
    dealer = dealer_for(Random(), source.dealer.seed, of=root_of(source))
    made = Table(table, source.game, source.family, [replace(chair, salt=salt) for chair, salt in words], dealer)
    made.take(Change((Entry(1, Told("duplicate")),), (), "waiting"))
    return made


def root_of(table: Table) -> str:
    """The table at which the deal of *table* was first dealt."""
    return table.dealer.of or table.id


class Deals:
    """Deals that are dealt more than once, kept in *store*: *find* finds a table, *lay* lays a new one.

    *ring* knows whose a key is.
    """

    def __init__(self, store: DealStore, find: Find, lay: Lay, ring: Keyring) -> None:
        self._store, self._find, self._lay, self._ring = store, find, lay, ring

    def routes(
        self, told: Endpoint, sits: Endpoint, owner: Callable[[Request], str | None], body: Reader
    ) -> Iterator[Route]:
        """A deal played again, and its games; *sits* asks whether somebody may sit down."""

        async def opened(request: Request) -> object:
            wish, source = await body(request, DuplicateWish), await self._find(request.path_params["table"])
            check_duplicate(source, owner(request))
            return await self.open(source, wish, request.headers.get(KEY))

        async def listed(request: Request) -> object:
            return await self.told(await self._find(request.path_params["table"]), owner(request))

        yield Route("/api/tables/{table}/duplicates", sits(opened, 201), methods=["POST"])
        yield Route("/api/tables/{table}/duplicates", told(listed))

    async def open(self, source: Table, wish: DuplicateWish, key: str | None) -> Opened:
        """A table with the deal of *source*, whose game is over; those who have a seat there keep their keys.

        Raises ``Refusal``, also if it is to be rated: somebody may know what comes.
        """
        if wish.customs and wish.customs.rated:
            raise Refusal("duplicate.rated")
        if not (key and source.seats_of(self._ring.owner(key))):
            key, _ = self._ring.for_seats(key)
        made = dealt_again(new_table_id(), source, wish, str(self._ring.owner(key)))
        return await self._lay(made, wish.customs or USUAL, key)

    async def told(self, source: Table, asker: str | None) -> Duplicates:
        """The games of the deal of *source* that are over and that *asker* may see. Raises ``Refusal``."""
        _check(source, asker)
        root = root_of(source)
        others = [each.table for each in await self._store.alike(again(root))]
        listed = dict.fromkeys([root, source.id, *reversed(others[-LISTED:])])
        tables = [await self._table(name, source) for name in listed]
        games = [await self._game(table) for table in tables if table and _is_seen(table, asker)]
        link = next((table.id for table in (tables[0], source) if table and _is_seen(table, None)), None)
        return Duplicates(root, games, is_repeatable(source), link)

    async def _table(self, name: str, source: Table) -> Table | None:
        """The table *name*, unless it was deleted."""
        if name == source.id:
            return source
        stored = await self._store.load(name)
        return None if stored is None else await asyncio.to_thread(table_of, stored, Random(0))  # nothing is dealt

    async def _game(self, table: Table) -> DealtGame:
        kept = await self._store.load_review(table.id)
        margins = _margins(kept) if kept and kept.version == version_of(table) else []
        return await asyncio.to_thread(_told, table, margins)


def _is_seen(table: Table, asker: str | None) -> bool:
    return table.state.outcome() is not None and table.welcomes(asker)


def _margins(kept: KeptReview) -> Sequence[MarginView]:
    return msgspec.json.decode(kept.report, type=_Margins).margins


def _told(table: Table, margins: Sequence[MarginView]) -> DealtGame:
    outcome = table.state.outcome()
    assert outcome is not None
    totals, helped = [side.sheet.total for side in outcome.sides], helped_at(table)
    sides = [
        DealtSide(
            seats=list(side.seats),
            rank=side.rank,
            total=side.sheet.total,
            rounds=points_by_round(table, side.seats[0]),
            lead=side.sheet.total - max(totals[:at] + totals[at + 1 :]),
            luck=round(margins[at].luck.mean, 1) if margins else None,
            lent=not helped.isdisjoint(side.seats),
        )
        for at, side in enumerate(outcome.sides)
    ]
    return DealtGame(table.id, [chair.name or chair.bot or "" for chair in table.chairs], sides)
