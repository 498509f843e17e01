"""The live socket: a frame in, a frame out, and nothing taken on trust."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from random import random
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect

from demesne.server.guard.decoding import bounded
from demesne.server.guard.keys import digest
from demesne.server.guard.limits import Bucket, Buckets
from demesne.server.live.hub import Hub
from demesne.server.protocol import (
    PROTOCOL,
    Act,
    Answer,
    Arrange,
    Ask,
    Bye,
    ClientMessage,
    Hello,
    Hint,
    Hover,
    Know,
    Lend,
    Look,
    Ping,
    Play,
    Pong,
    Probe,
    Probed,
    Refused,
    Rename,
    Say,
    ServerMessage,
    TableView,
    Tell,
    Undo,
    Weigh,
    Whole,
    Why,
)
from demesne.server.settings import Limits
from demesne.server.table import clocks
from demesne.server.table.lag import Lag, measured_at
from demesne.server.web.outlet import Outlet
from demesne.server.wire.refusals import Elsewhere, Reason, Refusal

__all__ = ["Socket"]

_log = logging.getLogger(__name__)
_decode = bounded(msgspec.json.Decoder(ClientMessage).decode)
_encode = msgspec.json.Encoder().encode

Asked = Play | Undo | Say | Hint | Why | Weigh | Know | Act | Ask | Answer | Lend | Arrange | Rename | Tell
"""What is answered by its ``id``."""

NORMAL, POLICY, RESTART, TRY_LATER = 1000, 1008, 1012, 1013
AGAIN_MS = 2000
FULL_MS = 4000
"""How long a client for whom there is no room waits, at least; twice as long at most."""
UNMEASURED = 0
"""The number of a probe that measures nothing."""
AT_ONCE, SPREAD = 0.02, 0.25
"""Seconds after which clients go to another process, and over which those that wait for the same moment are spread."""


class Ending(NamedTuple):
    """How the server ends a socket: what it says, and WebSocket's number for it."""

    bye: Bye
    close: int


class Closing(Exception):
    """The server ends the socket: why, and when the client may come back (0: never)."""

    def __init__(self, code: str, retry_ms: int, close: int = POLICY, at: str = "") -> None:
        super().__init__(code)
        self.ending = Ending(Bye(Reason(code), retry_ms, at), close)


class Socket:
    """One client at one table, connected from *address*. Implements ``live.Listener``."""

    chooses = True
    looks = True
    shown: TableView | None = None

    def __init__(self, wire: WebSocket, address: str, hub: Hub, limits: Limits, wholes: Buckets | None = None) -> None:
        self.owner: str | None = None
        self.session: str | None = None
        self.address = address
        self.seq = 0
        self.total: int | None = None
        self.amends = False
        self.came_in_at: str = (wire.scope.get("server") or ("",))[0]
        self._wire = wire
        self._hub = hub
        self._limits = limits
        self._wholes = wholes or Buckets(*limits.wholes)
        self._table = ""
        self._way: str | None = wire.path_params.get("table")
        self._sought = wire.query_params.get("at", "")
        self._bucket = Bucket(*limits.socket_frames)
        self._talking = Bucket(*limits.talk)
        self._hovering = Bucket(*limits.hover)
        self._hinting = Bucket(*limits.hints)
        self._knowing = Bucket(*limits.knowing)
        self._lag = Lag(clocks.now)
        self._outlet = Outlet(wire, limits, self._lags)
        self._loop = asyncio.get_running_loop()
        self._heard = self._loop.time()
        self._watching: asyncio.TimerHandle | None = None
        self._ending: asyncio.Future[Ending] = self._loop.create_future()
        self._back: float | None = None

    # --- what a live table tells -----------------------------------------------------------

    @property
    def ending(self) -> bool:
        return self._ending.done()

    def tell(self, message: ServerMessage) -> None:
        self._put(message)

    def part(self) -> None:
        self._end(Closing("server.failed", AGAIN_MS, TRY_LATER))

    async def turn_away(self) -> None:
        """Tells a client for whom there is no room why, so that its page can say so, and when to try again."""
        self._end(Closing("sockets.many", FULL_MS + round(FULL_MS * random()), TRY_LATER))
        await self._close()

    def dismiss(self) -> None:
        """Ends the socket because its way in is closed."""
        self._end(Closing("network.closed", 0, TRY_LATER))

    def end(self, code: str) -> None:
        """Ends the socket for good: its owner may not be here any more."""
        self._end(Closing(code, 0))

    def leave(self, back: float) -> None:
        """Ends the socket because the server ends; it may be back at *back*, on the loop's clock."""
        if not self.ending:  # else it has been told why, and perhaps not to come back
            self._back = back
            self._end(Closing("server.restart", AGAIN_MS, RESTART))

    # --- the life of a socket ----------------------------------------------------------------

    async def run(self) -> None:
        """Serves the socket until either side ends it."""
        reading = asyncio.ensure_future(self._read())
        writing = asyncio.ensure_future(self._outlet.run())
        ends: set[asyncio.Future[Any]] = {reading, writing, self._ending}
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await self._hub.detach(self._table, self)
            if self._watching:
                self._watching.cancel()
            self._outlet.close()  # reference cycles stay until the garbage collector finds them
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
            await self._close()

    async def _close(self) -> None:
        """Says goodbye if the server ends it and the client is still there."""
        if not self._ending.done():
            return
        bye, close = self._ending.result()
        if self._back is not None:  # many are told, one by one
            bye = replace(bye, retry_ms=max(round((self._back - self._loop.time()) * 1000), 1))
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(self._limits.write):
                await self._wire.send_text(_encode(bye).decode())
                await self._wire.close(close)

    def _end(self, closing: Closing) -> None:
        if not self._ending.done():
            self._ending.set_result(closing.ending)  # an exception would keep alive all frames it came through

    def _put(self, message: ServerMessage) -> None:
        if not self._ending.done():  # unanswered messages are sent again after reconnecting
            self._outlet.put(message)

    def _lags(self) -> None:
        """The client does not read."""
        self._end(Closing("socket.slow", AGAIN_MS, TRY_LATER))

    # --- what a client says ----------------------------------------------------------------------

    async def _read(self) -> None:
        try:
            await self._greet()
            self._watch()
            while True:
                await self._answer(await self._receive())
        except Closing as closing:
            self._end(closing)
        except WebSocketDisconnect:
            return
        except Exception:  # noqa: BLE001 - the disk may be full: the client comes back, and its host knows why
            _log.exception("table %s", self._table)
            self.part()

    def _watch(self) -> None:
        """Ends the socket once nothing has been heard for too long: one timer for all frames, not one for each.

        Before that the client is asked: a page behind another speaks by itself once a minute, but answers at once.
        """
        silent, most = self._loop.time() - self._heard, self._limits.idle
        if silent >= most:
            self._end(Closing("socket.idle", AGAIN_MS))
            return
        if silent >= most / 2:
            self._put(Probe(UNMEASURED))
        self._watching = self._loop.call_later((most if silent >= most / 2 else most / 2) - silent, self._watch)

    async def _receive(self) -> str:
        """The next frame. Raises ``Closing`` when too many come."""
        message = await self._wire.receive()
        self._heard = self._loop.time()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", NORMAL))
        if not self._bucket.take():
            raise Closing("rate.fast", 5000)
        text: str | None = message.get("text")
        if text is not None and len(text.encode()) > self._limits.frame:
            raise Closing("message.too-large", AGAIN_MS)
        return text or ""  # a binary frame cannot be read either

    async def _greet(self) -> None:
        """The first frame says who comes to which table."""
        try:
            async with asyncio.timeout(self._limits.hello):
                frame = await self._receive()
        except TimeoutError:
            raise Closing("hello.missing", AGAIN_MS) from None
        try:
            hello = _decode(frame)
        except msgspec.MsgspecError:
            raise Closing("message.unreadable", 0) from None
        if not isinstance(hello, Hello):
            raise Closing("hello.missing", 0)
        if hello.proto != PROTOCOL:
            raise Closing("hello.version", 0)
        self.session = digest(hello.key) if hello.key else None
        self.seq, self.amends, self.looks = hello.from_seq, hello.amends, hello.looks
        self.total = hello.heard
        self._table = hello.table
        if self._way not in {None, hello.table}:
            raise Closing("table.unknown", 0)
        try:
            await self._hub.ring.admit(hello.key)
            self.owner = self._hub.ring.owner(hello.key)
            await self._hub.attach(hello.table, self)
        except Elsewhere as elsewhere:
            raise self._sent_on(elsewhere) from None
        except Refusal as refusal:
            raise Closing(refusal.reason.code, 0) from None

    def _sent_on(self, elsewhere: Elsewhere) -> Closing:
        """To the process that has the table; a client that came from there in vain waits until nobody can have it."""
        gone = elsewhere.at in {"", self._sought}
        wait = elsewhere.left + SPREAD * random() if gone else AT_ONCE
        return Closing("server.elsewhere", max(1, round(1000 * wait)), TRY_LATER, "" if gone else elsewhere.at)

    async def _answer(self, frame: str) -> None:
        try:
            message: ClientMessage = _decode(frame)
        except msgspec.MsgspecError as fault:
            self._put(Refused(None, Reason("message.unreadable", args={"problem": str(fault)[:200]})))
            return
        match message:
            case Ping(t):
                self._put(Pong(t))
                self._probe()
            case Probed(number):
                self._lag.hear(number)
            case Hello():
                self._put(Refused(None, Reason("message.unreadable", args={"problem": "hello comes once"})))
            case Look(looks):
                self._hub.look(self._table, self, looks=looks)
            case Whole(from_seq):
                if not self._wholes.take(self.address):  # it is as much work as a greeting
                    raise Closing("rate.fast", 5000)
                self._hub.repeat(self._table, self, from_seq)
            case Hover():
                if self._hovering.take():
                    self._hub.hover(self._table, self, message)
            case _:
                await self._do(message)

    def _probe(self) -> None:
        """Measures the round-trip time of clients who play by a clock."""
        live = self._hub.tables.get(self._table)
        if live and measured_at(live.table, self.owner) and (number := self._lag.ask()) is not None:
            self._put(Probe(number))

    async def _do(self, message: Asked) -> None:
        """The one door: what is asked happens after it is stored, or is refused."""
        try:
            if answer := await self._asked(message):
                self._put(answer)
        except Elsewhere as elsewhere:
            self._end(self._sent_on(elsewhere))
        except Refusal as refusal:
            self._put(Refused(message.id, refusal.reason))
        except Exception:  # noqa: BLE001 - the disk may be full: the client hears it, the server goes on
            _log.exception("table %s", self._table)
            self._put(Refused(message.id, Reason("server.failed")))

    async def _asked(self, message: Asked) -> ServerMessage | None:
        """The answer, if there is more to say than what everybody concerned is told. Raises ``Refusal``."""
        match message:
            case Play() | Undo():
                await self._hub.play(self._table, self.owner, message, self._lag.usual, self._put)
                return None
            case Say():
                await self._talks()
                return await self._hub.say(self._table, self.owner, message)
            case Hint():
                if not self._hinting.take():
                    raise Refusal("hint.fast", wait=self._hinting.wait())
                await self._hub.hint(self._table, self, message)
                return None
            case Why():
                return await self._hub.why(self._table, self.owner, message)
            case Weigh():
                return await self._hub.weigh(self._table, self.owner, message)
            case Know():
                if not self._knowing.take():
                    raise Refusal("know.fast", wait=self._knowing.wait())
                return await self._hub.know(self._table, self, message)
            case _:
                await self._check(message)
                return await self._hub.wish(self._table, self.owner, message)

    async def _check(self, message: Asked) -> None:
        """Raises ``Refusal`` if they may not say that, or not sit at the next table, just now."""
        if isinstance(message, Tell | Rename):
            await self._talks()
        elif self._plays_again(message):
            await self._hub.gate.check_sitting(self.owner, self.address)

    def _plays_again(self, message: Asked) -> bool:
        """Whether that is a wish for another game after this one, or a yes to it: it is a seat at the next table."""
        if isinstance(message, Ask):
            return message.what == "again"
        live = self._hub.tables.get(self._table)
        return isinstance(message, Answer) and message.yes and live is not None and live.table.status == "over"

    async def _talks(self) -> None:
        """Raises ``Refusal`` if they talk too fast, or may not talk just now."""
        if not self._talking.take():
            raise Refusal("rate.fast")
        await self._hub.gate.check_talking(self.owner, self.address)
