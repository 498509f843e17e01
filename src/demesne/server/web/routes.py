"""Tables over HTTP: what may be played, opening, joining, playing again, the record; what owners keep."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from demesne.server.afterwards.branches import check_branch
from demesne.server.afterwards.brought import brought
from demesne.server.afterwards.download import saved
from demesne.server.afterwards.duplicates import Deals
from demesne.server.afterwards.puzzles import PuzzleRoom
from demesne.server.afterwards.replays import positions_of, replay_of
from demesne.server.afterwards.reviewed import learned_of, review_of
from demesne.server.afterwards.reviews import Reviews
from demesne.server.guard.decoding import bounded
from demesne.server.guard.disconnects import unless_left
from demesne.server.guard.limits import Making, Share, Turnstile, alone, own_buckets
from demesne.server.guard.other_process import sent_on
from demesne.server.guard.security import KEY, client_of
from demesne.server.live.hub import Hub
from demesne.server.owners.owner_items import Shelf
from demesne.server.programs.bureau import Bureau
from demesne.server.protocol import Again, Fewer, FreeSeat, Join, NewTable, Problem, SeatBot
from demesne.server.review_messages import EFFORTS, Cards
from demesne.server.settings import Limits
from demesne.server.statuses import STATUS
from demesne.server.table.catalogue import bots, games
from demesne.server.table.records import written
from demesne.server.table.shuffles import shuffle_of
from demesne.server.table.table import Table
from demesne.server.web.network import Network
from demesne.server.wire.branch_messages import BroughtPlayOn, PlayOn
from demesne.server.wire.day_messages import DayWish
from demesne.server.wire.http_messages import Brought, Forget, KeepRecord, NetworkWish, OwnerToken, Pair, SeatProgram
from demesne.server.wire.refusals import Elsewhere, Reason, Refusal

__all__ = ["Api", "Asked", "as_json", "problem"]

T = TypeVar("T")
Answer = Callable[[Request], Awaitable[object]]
Endpoint = Callable[[Request], Awaitable[Response]]


class Asked(Protocol):
    """The body of a request, read as a message. Raises ``Refusal``."""

    async def __call__(self, request: Request, kind: type[T], most: int | None = None) -> T: ...


OWNER_KEY = "x-owner-key"


class ShortNumber(IntegerConvertor):
    """A number in an address, ``{first:number}``; one of thousands of digits Python would refuse to read."""

    regex = "[0-9]{1,9}"


register_url_convertor("number", ShortNumber())


class Api:
    """The routes below ``/api``."""

    def __init__(
        self,
        hub: Hub,
        reviews: Reviews,
        shelves: Sequence[Shelf[Any, Any]],
        limits: Limits,
        network: Network,
        bureau: Bureau,
        deals: Deals,
        buckets: Making = own_buckets,
        share: Share = alone,
    ) -> None:
        self._hub = hub
        self._deals = deals
        self._bureau = bureau
        self._reviews = reviews
        self._reading = Turnstile(limits.sockets, limits.reviews_of_one, share)
        self._shelves = shelves
        self._limits = limits
        self._network = network
        self._buckets = buckets("writes", *limits.writes)
        self._checking = asyncio.Semaphore(1)

    def routes(self) -> list[Route]:
        return [
            Route("/api/owner", as_json(self._claim), methods=["POST"]),
            Route("/api/network", as_json(self._reach)),
            Route("/api/network", as_json(self._switch), methods=["POST"]),
            Route("/api/games", as_json(self._games)),
            Route("/api/bots", as_json(self._bots)),
            *(route for shelf in self._shelves for route in self._kept(shelf)),
            Route("/api/tables", self._sits(self._open), methods=["POST"]),
            Route("/api/lobby", as_json(self._lobby)),
            Route("/api/lobby", self._sits(self._pair), methods=["POST"]),
            Route("/api/today", self._sits(self._open_day), methods=["POST"]),
            Route("/api/today/{game}", as_json(self._today)),
            Route("/api/tables/{table}/today", as_json(self._day_result)),
            Route("/api/tables/{table}", as_json(self._summary)),
            Route("/api/tables/{table}/join", self._sits(self._join, 200), methods=["POST"]),
            Route("/api/tables/{table}/seats/{seat:number}/bot", as_json(self._seat_bot), methods=["POST"]),
            Route("/api/tables/{table}/seats/{seat:number}/program", as_json(self._seat_program), methods=["POST"]),
            Route("/api/programs", as_json(self._programs)),
            Route("/api/tables/{table}/seats/{seat:number}/free", as_json(self._free), methods=["POST"]),
            Route("/api/tables/{table}/fewer", self._sits(self._fewer), methods=["POST"]),
            Route("/api/tables/{table}/again", self._sits(self._again), methods=["POST"]),
            Route("/api/tables/{table}/branches", self._sits(self._play_on), methods=["POST"]),
            Route("/api/tables/{table}/branches", as_json(self._branches)),
            Route("/api/branches", self._sits(self._play_on_brought), methods=["POST"]),
            Route("/api/tables/{table}/shuffle", as_json(self._shuffle)),
            Route("/api/tables/{table}/record", _answering(self._record)),
            Route("/api/records", as_json(self._keep_record, 201), methods=["POST"]),
            Route("/api/tables/{table}/forget", as_json(self._forget), methods=["POST"]),
            Route("/api/replay", as_json(self._brought), methods=["POST"]),
            Route("/api/replay/{first:number}", as_json(self._brought_positions), methods=["POST"]),
            Route("/api/tables/{table}/replay", as_json(self._replay)),
            Route("/api/tables/{table}/replay/{first:number}", as_json(self._positions)),
            Route("/api/tables/{table}/review", as_json(self._review)),
            Route("/api/tables/{table}/learned", as_json(self._learned)),
            *self._deals.routes(as_json, self._sits, self._owner, self.body),
            *self._hub.orders.routes(as_json, self._owner, self.body),
            *PuzzleRoom(self._hub.table, self._reviews).routes(as_json, self._owner, self.body),
        ]

    def _sits(self, answer: Answer, status: int = 201) -> Endpoint:
        """An endpoint by which somebody sits down, if they may."""

        async def sitting(request: Request) -> object:
            await self._hub.gate.check_sitting(self._owner(request), client_of(request.scope))
            return await answer(request)

        return as_json(sitting, status)

    def _kept(self, shelf: Shelf[Any, Any]) -> Iterator[Route]:
        """What is printed, the list of what owners keep, keeping more, and one of them."""

        async def printed(_: Request) -> object:
            return shelf.kind.printed()

        async def listed(_: Request) -> object:
            return await shelf.all()

        async def keep(request: Request) -> object:
            return await shelf.keep(await self.body(request, shelf.kind.kind))

        async def one(request: Request) -> object:
            return await shelf.find(request.path_params["name"])

        kept = f"/api/{shelf.kind.path}"
        yield Route(f"/api/{shelf.kind.word}", as_json(printed))
        yield Route(kept, as_json(listed))
        yield Route(kept, as_json(keep, 201), methods=["POST"])
        yield Route(f"{kept}/{{name:path}}", as_json(one))

    async def _claim(self, request: Request) -> object:
        wish = await self.body(request, OwnerToken)
        return await self._network.owner.claim(wish.token, wish.key)

    async def _reach(self, request: Request) -> object:
        return await self._network.info(request.headers.get(OWNER_KEY))

    async def _switch(self, request: Request) -> object:
        wish = await self.body(request, NetworkWish)
        return await self._network.switch(request.headers.get(OWNER_KEY), wanted=wish.open)

    async def _games(self, _: Request) -> object:
        return games()

    async def _bots(self, _: Request) -> object:
        return bots()

    async def _open(self, request: Request) -> object:
        wish = await self.body(request, NewTable)
        if wish.seats and all(seat.kind == "bot" for seat in wish.seats):
            raise Refusal("table.bots")
        for shelf in self._shelves:
            wish = await shelf.unpacked(wish)
        return await self._hub.open(wish, request.headers.get(KEY))

    async def _lobby(self, _: Request) -> object:
        return msgspec.Raw(await self._hub.lobby.told())

    async def _pair(self, request: Request) -> object:
        wish, here = await self.body(request, Pair), "at" in request.query_params
        return await self._hub.lobby.pair(wish, request.headers.get(KEY), self._owner(request), here=here)

    async def _open_day(self, request: Request) -> object:
        return await self._hub.open_day(await self.body(request, DayWish), request.headers.get(KEY))

    async def _today(self, request: Request) -> object:
        return await self._hub.days.today(request.path_params["game"], self._owner(request))

    async def _day_result(self, request: Request) -> object:
        return await self._hub.days.result(request.path_params["table"], self._owner(request))

    async def _summary(self, request: Request) -> object:
        return await self._hub.summary(request.path_params["table"], request.headers.get(KEY))

    async def _join(self, request: Request) -> object:
        wish = await self.body(request, Join)
        return await self._hub.join(request.path_params["table"], wish, request.headers.get(KEY))

    async def _seat_bot(self, request: Request) -> object:
        wish = await self.body(request, SeatBot)
        where = request.path_params
        return await self._hub.seat_bot(where["table"], where["seat"], wish, request.headers.get(KEY))

    async def _seat_program(self, request: Request) -> object:
        wish = await self.body(request, SeatProgram)
        where = request.path_params
        return await self._bureau.seat(where["table"], where["seat"], wish, request.headers.get(KEY))

    async def _programs(self, _: Request) -> object:
        return await self._bureau.everywhere()

    async def _free(self, request: Request) -> object:
        await self.body(request, FreeSeat)
        where = request.path_params
        return await self._hub.free(where["table"], where["seat"], request.headers.get(KEY))

    async def _fewer(self, request: Request) -> object:
        await self.body(request, Fewer)
        return await self._hub.successors.fewer(request.path_params["table"], request.headers.get(KEY))

    async def _again(self, request: Request) -> object:
        await self.body(request, Again)
        return await self._hub.successors.again(request.path_params["table"], request.headers.get(KEY))

    async def _shuffle(self, request: Request) -> object:
        table = await self._seen(request)
        return await asyncio.to_thread(shuffle_of, table, self._owner(request))

    async def _record(self, request: Request) -> Response:
        table = await self._seen(request)
        return saved(written(table, request.query_params.get("format", "text"), self._owner(request)))

    async def _replay(self, request: Request) -> object:
        return await replay_of(await self._seen(request), self._owner(request))

    async def _positions(self, request: Request) -> object:
        table, count = await self._seen(request), _number(request, "count", "1", 3)
        return await positions_of(table, self._owner(request), request.path_params["first"], count)

    async def _review(self, request: Request) -> object:
        """The client waits for it; one that leaves meanwhile stops waiting."""
        client = client_of(request.scope)
        table, after = await self._seen(request), _number(request, "after", "0", 9)
        cards: Cards = "open" if request.query_params.get("cards") == "open" else "known"
        effort = EFFORTS.get(request.query_params.get("effort", ""), "full")
        if not self._reading.enter(client):
            raise Refusal("rate.fast")
        try:
            found = review_of(table, self._owner(request), self._reviews, after, cards, effort)
            return await unless_left(request, found)
        finally:
            self._reading.leave(client)

    async def _learned(self, request: Request) -> object:
        table = await self._seen(request)
        return await learned_of(table, self._owner(request), self._reviews)

    async def _play_on(self, request: Request) -> object:
        wish, source = await self.body(request, PlayOn), await self._seen(request)
        check_branch(source, self._owner(request))
        return await self._hub.successors.play_on(source, wish, request.headers.get(KEY))

    async def _branches(self, request: Request) -> object:
        return await self._hub.successors.branches(request.path_params["table"], request.headers.get(KEY))

    async def _play_on_brought(self, request: Request) -> object:
        wish = await self.body(request, BroughtPlayOn, self._limits.record)
        return await self._hub.successors.play_on(await self._checked(wish.record), wish, request.headers.get(KEY))

    async def _keep_record(self, request: Request) -> object:
        wish = await self.body(request, KeepRecord, self._limits.record)
        async with self._checking:
            return await self._hub.holdings.keep(wish, request.headers.get(KEY))

    async def _forget(self, request: Request) -> object:
        await self.body(request, Forget)
        return await self._hub.holdings.forget(request.path_params["table"], request.headers.get(KEY))

    async def _brought(self, request: Request) -> object:
        return await replay_of(await self._bring(request), None, known=True)

    async def _brought_positions(self, request: Request) -> object:
        count = _number(request, "count", "1", 3)
        return await positions_of(await self._bring(request), None, request.path_params["first"], count, known=True)

    async def _bring(self, request: Request) -> Table:
        """The table of the record that was sent along."""
        return await self._checked((await self.body(request, Brought, self._limits.record)).record)

    async def _checked(self, record: str) -> Table:
        """The table of *record*; one record at a time is checked."""
        async with self._checking:
            return await asyncio.to_thread(brought, record)

    async def _seen(self, request: Request) -> Table:
        """The table of the address, as the asker may see it."""
        return await self._hub.table(request.path_params["table"], self._owner(request))

    def _owner(self, request: Request) -> str | None:
        """Whose key is sent along, if any."""
        return self._hub.ring.owner(request.headers.get(KEY))

    async def body(self, request: Request, kind: type[T], most: int | None = None) -> T:
        """The body as *kind*. Raises ``Refusal`` if it is too large, too frequent, or not a *kind*."""
        if not self._buckets.take(client_of(request.scope)):
            raise Refusal("rate.fast")
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Refusal("message.type")
        try:
            return bounded(msgspec.json.Decoder(kind).decode)(await self._bytes(request, most or self._limits.body))
        except msgspec.MsgspecError as fault:
            raise Refusal("message.unreadable", problem=str(fault)[:200]) from None

    async def _bytes(self, request: Request, most: int) -> bytes:
        found = bytearray()
        async for part in request.stream():
            found += part
            if len(found) > most:
                raise Refusal("message.too-large")
        return bytes(found)


def as_json(answer: Answer, status: int = 200) -> Endpoint:
    """An endpoint that answers with a message of the protocol, or a ``Problem``."""

    async def respond(request: Request) -> Response:
        return Response(msgspec.json.encode(await answer(request)), status, media_type="application/json")

    return _answering(respond)


def _answering(respond: Endpoint) -> Endpoint:
    """An endpoint whose refusals become answers."""

    async def endpoint(request: Request) -> Response:
        try:
            return await respond(request)
        except Elsewhere as elsewhere:
            return await sent_on(request, elsewhere)
        except Refusal as refusal:
            return problem(refusal.reason)
        except ClientDisconnect:
            return Response(status_code=400)

    return endpoint


def problem(reason: Reason) -> Response:
    """*reason* as an answer, with the status that fits it."""
    body = msgspec.json.encode(Problem(reason))
    return Response(body, STATUS.get(reason.code, 422), media_type="application/json")


def _number(request: Request, name: str, usual: str, digits: int) -> int:
    """What the query says for *name*. Raises ``Refusal`` unless it is a number that is not too long."""
    text = request.query_params.get(name, usual)
    if not (text.isascii() and text.isdigit() and len(text) <= digits):
        raise Refusal("message.unreadable", problem=f"{name} is a number below {10**digits}")
    return int(text)
