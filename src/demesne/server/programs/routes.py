"""The endpoints for programs over HTTP."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from demesne.games.base import NotationError
from demesne.server.afterwards.download import saved
from demesne.server.guard.decoding import bounded
from demesne.server.guard.limits import Making, Turnstile, own_buckets
from demesne.server.guard.other_process import sent_on
from demesne.server.guard.security import client_of
from demesne.server.live.hub import Hub
from demesne.server.live.live import Live
from demesne.server.owners.owner_items import Shelf
from demesne.server.programs import messages as told
from demesne.server.programs.bureau import WAITING, Bureau
from demesne.server.programs.endpoints import ENDPOINTS, LONGEST_CURSOR, ROOT, Endpoint
from demesne.server.programs.lines import Lines, Outgoing
from demesne.server.programs.openapi import described
from demesne.server.programs.tokens import Account, Tokens
from demesne.server.programs.watching import GameListener, state_of
from demesne.server.protocol import Play, SeatWish
from demesne.server.settings import Limits
from demesne.server.store.database import DataError
from demesne.server.table.catalogue import games
from demesne.server.table.records import written
from demesne.server.table.table import MESSAGE_ID, Table
from demesne.server.wire.http_messages import NewTable
from demesne.server.wire.refusals import Elsewhere, Refusal

__all__ = ["Programs"]

T = TypeVar("T")
_log = logging.getLogger(__name__)
KEY = "idempotency-key"


class Programs:
    """The routes below ``/api/v1``.

    *ladder* tells how well people play, *problem* makes the answer that states a reason.
    """

    def __init__(
        self,
        hub: Hub,
        bureau: Bureau,
        tokens: Tokens,
        limits: Limits,
        shelves: list[Shelf[Any, Any]],
        ladder: Callable[[], Awaitable[bytes]],
        problem: Callable[[Refusal], Response],
        buckets: Making = own_buckets,
    ) -> None:
        self._hub, self._bureau, self._tokens, self._limits = hub, bureau, tokens, limits
        self._shelves, self._ladders, self._problem = shelves, ladder, problem
        self._buckets = buckets("programs", *limits.programs)
        self._ears = Turnstile(limits.sockets, limits.streams[0])
        self._seats = Turnstile(limits.sockets, limits.streams[1])

    def routes(self) -> list[Route]:
        """One for each endpoint, and one for their description."""

        async def description(_: Request) -> Response:
            return Response(described(self._limits), media_type="application/json")

        return [Route(f"{ROOT}/openapi.json", description), *map(self._route, ENDPOINTS)]

    def _route(self, endpoint: Endpoint) -> Route:
        """Whoever asks for the head of an answer alone would hold a stream open without hearing it: there is none."""
        found = Route(f"{ROOT}{endpoint.path}", self._answering(endpoint), methods=[endpoint.method])
        if endpoint.lines:
            found.methods = {endpoint.method}
        return found

    def _answering(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """An endpoint that calls the method of that name with the account whose token is sent along."""
        does: Callable[[Request, Account], Awaitable[object]] = getattr(self, f"_{endpoint.name}")

        async def respond(request: Request) -> Response:
            headers: dict[str, str] = {}
            try:
                account = await self._account_of(request)
                self._count(account, headers)
                if endpoint.scope and endpoint.scope not in account.scopes:
                    raise Refusal("token.scope", scope=endpoint.scope)
                found = await does(request, account)
            except Elsewhere as elsewhere:
                found = await sent_on(request, elsewhere)
            except Refusal as refusal:
                return self._refused(refusal, headers)
            except ClientDisconnect:
                return Response(status_code=400)
            if isinstance(found, Response):
                found.headers.update(headers)
                return found
            body = msgspec.json.encode(found)
            return Response(body, endpoint.status, media_type="application/json", headers=headers)

        return respond

    # --- who asks ---------------------------------------------------------------------------------

    async def _account_of(self, request: Request) -> Account:
        """The account whose token is sent along. Raises ``Refusal``."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer" or not token.strip():
            raise Refusal("token.missing")
        account = await self._tokens.holder(token.strip())
        if account is None:
            raise Refusal("token.wrong")
        try:
            if self._tokens.is_due(account):
                await asyncio.to_thread(self._tokens.note_use, account)
        except DataError as fault:  # the disk may be full: that is no reason to end a game
            _log.warning("%s", fault)
        return account

    def _count(self, account: Account, headers: dict[str, str]) -> None:
        """Takes one request of the account's allowance; *headers* say how many are left. Raises ``Refusal``."""
        size, rate = self._limits.programs
        taken, bucket = self._buckets.take(account.id), self._buckets.of(account.id)
        left = bucket.left
        reset = round((size - left) / rate)
        headers |= {"RateLimit-Limit": str(size), "RateLimit-Remaining": str(left), "RateLimit-Reset": str(reset)}
        if not taken:
            raise Refusal("rate.fast", wait=bucket.wait())

    def _refused(self, refusal: Refusal, headers: Mapping[str, str]) -> Response:
        answer = self._problem(refusal)
        answer.headers.update(headers)
        if answer.status_code == 401:
            answer.headers["WWW-Authenticate"] = "Bearer"
        if "wait" in refusal.reason.args:
            answer.headers["Retry-After"] = str(refusal.reason.args["wait"])
        return answer

    async def _body(self, request: Request, kind: type[T]) -> T:
        found = bytearray()
        async for part in request.stream():
            found += part
            if len(found) > self._limits.body:
                raise Refusal("message.too-large")
        try:
            return bounded(msgspec.json.Decoder(kind).decode)(bytes(found))
        except msgspec.MsgspecError as fault:
            raise Refusal("message.unreadable", problem=str(fault)[:200]) from None

    def _lines(self, account: Account, outgoing: Outgoing, left: Callable[[], Awaitable[None]]) -> Response:
        async def welcome() -> bool:
            await self._tokens.look()
            return self._tokens.valid(account)

        return Lines(outgoing, self._limits, welcome, left)

    # --- endpoints --------------------------------------------------------------------------------

    async def _account(self, _: Request, account: Account) -> object:
        return told.AccountInfo(account.id, account.name, list(account.scopes), account.expires)

    async def _rulesets(self, _: Request, __: Account) -> object:
        return games()

    async def _ruleset(self, request: Request, _: Account) -> object:
        name = request.path_params["game"]
        found = next((each for each in games() if each.name == name), None)
        if found is None:
            raise Refusal("game.unknown", game=name[:64])
        return found

    async def _events(self, request: Request, account: Account) -> Response:
        outgoing = _outgoing(request)
        if not self._ears.enter(account.id):
            raise Refusal("streams.many", most=self._limits.streams[0])
        try:
            await self._bureau.listen(account, request.query_params.get("cursor"), outgoing)
        except BaseException:
            self._ears.leave(account.id)
            raise

        async def left() -> None:
            self._ears.leave(account.id)
            await self._bureau.leave(account, outgoing)

        return self._lines(account, outgoing, left)

    async def _challenge(self, request: Request, account: Account) -> object:
        wish = await self._body(request, told.ChallengeWish)
        return await self._bureau.challenge(wish.table, wish.seat, wish.program, account.owner)

    async def _accept(self, request: Request, account: Account) -> object:
        return told.Seated(*await self._bureau.accept(account, request.path_params["challenge"]))

    async def _decline(self, request: Request, account: Account) -> object:
        await self._bureau.decline(account, request.path_params["challenge"])
        return told.Declined(request.path_params["challenge"])

    async def _tables(self, _: Request, __: Account) -> object:
        return msgspec.Raw(await self._hub.lobby.told())

    async def _ladder(self, _: Request, __: Account) -> object:
        return msgspec.Raw(await self._ladders())

    async def _open(self, request: Request, account: Account) -> object:
        wish = await self._body(request, NewTable)
        own = [msgspec.structs.replace(seat, name=account.name) if _own(seat) else seat for seat in wish.seats]
        if not any(_own(seat) for seat in own):
            raise Refusal("table.bots")
        for shelf in self._shelves:
            wish = await shelf.unpacked(wish)
        table, invite = await self._hub.open_for(msgspec.structs.replace(wish, seats=own), account.owner)
        return told.TableOpened(table.id, invite, table.seats_of(account.owner))

    async def _join(self, request: Request, account: Account) -> object:
        table, wish = request.path_params["table"], await self._body(request, told.JoinWish)
        return told.Seated(table, await self._hub.enrol(table, wish.seat, account.name, account.owner, wish.invite))

    async def _game(self, request: Request, account: Account) -> object:
        table, view = await self._hub.shown(request.path_params["table"], account.owner)
        _check_may_see(account, table)
        return state_of(table, account.owner, view)

    async def _listen(self, request: Request, account: Account) -> Response:
        name, cursor = request.path_params["table"], _cursor(request)
        outgoing, client = _outgoing(request), client_of(request.scope)
        if not self._seats.enter(account.id):
            raise Refusal("streams.many", most=self._limits.streams[1])

        def made(live: Live) -> GameListener:
            _check_may_see(account, live.table)
            return GameListener(live, account.owner, client, outgoing, cursor)

        try:
            listener = await self._hub.follow(name, made)
        except BaseException:
            self._seats.leave(account.id)
            raise
        self._bureau.follow(outgoing)

        async def left() -> None:
            self._seats.leave(account.id)
            self._bureau.forget(outgoing)
            await self._hub.detach(name, listener)

        return self._lines(account, outgoing, left)

    async def _move(self, request: Request, account: Account) -> object:
        key, wish = _key(request), await self._body(request, told.MoveWish)
        name = request.path_params["table"]
        _check_move(await self._hub.table(name, account.owner), account.owner, key, wish)
        return told.Moved((await self._hub.play(name, account.owner, Play(wish.seq, key, wish.move))).seq)

    async def _resign(self, request: Request, account: Account) -> object:
        key = _key(request)
        await self._body(request, told.Resign)
        name = request.path_params["table"]
        _check_resigning(await self._hub.table(name, account.owner), account.owner, key)
        return told.Resigned(await self._bureau.resign(account, name, key))

    async def _record(self, request: Request, account: Account) -> Response:
        table = await self._hub.table(request.path_params["table"], account.owner)
        _check_may_see(account, table)
        return saved(written(table, request.query_params.get("format", "text"), account.owner))


def _own(seat: SeatWish) -> bool:
    return seat.kind in {"you", "here"}


def _outgoing(request: Request) -> Outgoing:
    host, _ = request.scope.get("server") or ("", None)
    return Outgoing(host, WAITING)


def _cursor(request: Request) -> int | None:
    """The number of the last event that was read. Raises ``Refusal`` if it is none."""
    text = request.query_params.get("cursor")
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_CURSOR):
        raise Refusal("message.unreadable", problem="cursor is the number of an event")
    return int(text)


def _key(request: Request) -> str:
    """The key of the request. Raises ``Refusal`` if there is none, or if it cannot be one."""
    if not (key := request.headers.get(KEY)):
        raise Refusal("key.missing")
    if not MESSAGE_ID.fullmatch(key):
        raise Refusal("message.unreadable", problem="Idempotency-Key is 8 to 64 characters of A-Z a-z 0-9 _ -")
    return key


def _check_may_see(account: Account, table: Table) -> None:
    """A game of one's own needs no further scope. Raises ``Refusal``."""
    if table.seats_of(account.owner):
        return
    if "read" not in account.scopes:
        raise Refusal("token.scope", scope="read")
    if not table.welcomes(account.owner):
        raise Refusal("watch.closed")


def _check_move(table: Table, owner: str, key: str, wish: told.MoveWish) -> None:
    """Raises ``Refusal`` if that key was sent with another move before, or with the same one for an earlier turn."""
    if (seq := table.answered(owner, key)) is None:
        return
    try:
        same = table.log[seq - 1].told.moves[:1] == (str(table.game.parse_move(wish.move)),)
    except NotationError:
        same = False
    if not same or wish.seq >= seq:  # whoever has seen that it was made means another one
        raise Refusal("key.reused")


def _check_resigning(table: Table, owner: str, key: str) -> None:
    """Raises ``Refusal`` if that key was sent with a move before."""
    seq = table.answered(owner, key)
    if seq is not None and table.log[seq - 1].told.code != "resigned":
        raise Refusal("key.reused")
