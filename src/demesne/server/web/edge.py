"""The edge: connections are counted before they say anything, and those that are too slow or too fast are ended.

uvicorn waits for a request indefinitely, and answers every ping. So its two protocols are extended here, by way of
names that are not public; the floods in ``tests/server/web/test_edge.py`` show when those have changed.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Final

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from demesne.server.guard.addresses import Machines, as_seen
from demesne.server.guard.limits import Bucket, Buckets, Share, Turnstile, alone, neighbourhood
from demesne.server.protocol import Problem
from demesne.server.settings import Limits
from demesne.server.wire.refusals import Reason

__all__ = ["SWIFT", "Edge", "protocols"]

POLICY = 1008
SWIFT: Final = "demesne.swift"
"""The extension of a scope under which an application finds what sends to its socket at once."""
WAITING: Final = 4
"""How many frames of a socket may wait before no more are read."""
SLICE: Final = 256
"""How many bytes of a socket are read before checking whether it may send more: a ping has six."""
_TEXT: Final = 0x81
"""How an unfragmented text frame begins."""


class Edge:
    """Counts a server's connections, by client and in all, and how often clients connect; *proxies* only in all.

    *share* says as how many clients somebody counts.
    """

    def __init__(self, limits: Limits, proxies: Collection[str] = (), share: Share = alone) -> None:
        self.limits = limits
        self._proxies = Machines(proxies)
        self._turnstile = Turnstile(limits.connections, limits.connections_of_one, share)
        self._connects = Buckets(*limits.connects, share=share)
        self._outside = Turnstile(*limits.outside, share)

    def enter(self, peer: tuple[str, int] | None) -> bool:
        """Whether a connection from *peer* may stay; if so it is counted."""
        client = self._client(peer)
        return self._connects.take(client) and self._turnstile.enter(client)

    def leave(self, peer: tuple[str, int] | None) -> None:
        self._turnstile.leave(self._client(peer))

    def detain(self, peer: tuple[str, int] | None) -> bool:
        """Whether a connection from *peer* that may not stay waits before it is sent away; if so it is counted."""
        return self._outside.enter(self._client(peer))

    def dismiss(self, peer: tuple[str, int] | None) -> None:
        self._outside.leave(self._client(peer))

    def _client(self, peer: tuple[str, int] | None) -> str:
        host, port = peer or ("", 0)
        return f"{host} {port}" if host in self._proxies else neighbourhood(host)


def protocols(edge: Edge) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """What uvicorn speaks over HTTP and over WebSockets, with the limits of *edge*."""
    return type("Http", (Http,), {"edge": edge}), type("Wire", (Wire,), {"edge": edge})


class Http(H11Protocol):
    """A connection that may be ended: when there are too many, or when a request is not complete in time."""

    edge: ClassVar[Edge]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.client = client = _seen(get_remote_addr(transport))
        self._waiting: asyncio.TimerHandle | None = None
        self._phase: tuple[object, object] | None = None
        self._counted = self.edge.enter(client)
        self._detained = not self._counted and self.edge.detain(client)
        if not (self._counted or self._detained):
            transport.abort()  # at once: a flood of them should cost as little as can be
            return
        super().connection_made(transport)
        self.client = client
        if self._detained:
            self._waiting = self.loop.call_later(self.edge.limits.cold, transport.abort)
        else:
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        if not (self._counted or self._detained):
            return
        self._rest()
        if self._counted:
            self.edge.leave(self.client)
        else:
            self.edge.dismiss(self.client)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._detained:
            self.transport.pause_reading()  # no earlier: uvloop would start reading at once
        elif not self.transport.is_closing():
            super().data_received(data)
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._rest()  # the count goes over to the socket
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Gives the client time for what it has to send next, counted from when it was due."""
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            return
        state = self.conn.their_state
        phase = (state, self.cycle) if state in {h11.IDLE, h11.SEND_BODY} else None
        if phase != self._phase:
            self._rest()
            self._phase = phase
            if phase:
                limits = self.edge.limits
                seconds = limits.head if state is h11.IDLE else limits.content
                self._waiting = self.loop.call_later(seconds, self._expire)

    def _rest(self) -> None:
        self._phase = None
        if self._waiting:
            self._waiting.cancel()
            self._waiting = None

    def _expire(self) -> None:
        if self.conn.their_state is h11.IDLE or not self.cycle.response_started:
            self.transport.write(_too_slow())
        self.transport.close()


class Wire(WebSocketsSansIOProtocol):
    """A socket, upgraded from ``Http``, that ends when it sends more bytes or pings than it may."""

    edge: ClassVar[Edge]

    def __init__(self, *args: Any, **words: Any) -> None:
        super().__init__(*args, **words)
        self._bytes = Bucket(*self.edge.limits.socket_bytes)
        self._pings = Bucket(*self.edge.limits.pings)
        self._unread = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = _seen(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        self.edge.leave(self.client)
        super().connection_lost(exc)
        self.conn.parser.close()  # it refers to its connection, which refers to it

    async def send(self, message: Any) -> None:
        """As in uvicorn; but a refused client has been answered, or has gone, so uvicorn need not log an error."""
        refused = message["type"] == "websocket.http.response.body" and not message.get("more_body")
        if not (refused and self.conn.eof_sent):
            await super().send(message)
        if refused:
            self.handshake_complete = True
        if message["type"] == "websocket.close":
            self._read()  # up to the client's own close frame

    async def run_asgi(self) -> None:
        self.scope["extensions"][SWIFT] = self  # type: ignore[assignment]
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][SWIFT]

    def send_all(self, texts: Sequence[bytes]) -> bool:
        """Sends *texts*, a frame each, in one go; false, and nothing is sent, while the client is not keeping up."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN or self.conn.extensions:
            return False
        self.transport.write(b"".join(piece for text in texts for piece in (_head_of(len(text)), text)))
        return True

    def send_receive_event_to_app(self) -> None:
        """Takes a frame; reading is paused only when several wait for the application, not for each of them."""
        paused, few = self.read_paused, self.close_sent or self.queue.qsize() < WAITING
        self.read_paused = paused or few  # otherwise it pauses now
        super().send_receive_event_to_app()
        self.read_paused = paused or not few

    async def receive(self) -> Any:
        message = await super().receive()
        self._read()
        return message

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self.handshake_initiated or self._bytes.take(len(data)):
            self._unread += data
            self._read()
        else:
            self._refuse()

    def _read(self) -> None:
        """Reads what has arrived, slice by slice: thousands of frames that arrive at once hold nobody else up."""
        while self._unread and not (self.read_paused or self.transport.is_closing()):
            piece, self._unread = self._unread[:SLICE], self._unread[SLICE:]
            super().data_received(piece)

    def handle_ping(self) -> None:
        if self._pings.take():
            super().handle_ping()
        else:
            self._refuse()

    def _refuse(self) -> None:
        if self.transport.is_closing():
            return
        if self.handshake_complete and not self.close_sent:
            self.conn.send_close(POLICY, "rate.fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self.transport.close()


def _seen(peer: tuple[str, int] | None) -> tuple[str, int] | None:
    """*peer*, an IPv4 client by its own address even where one socket hears IPv6 too."""
    return (as_seen(peer[0]), peer[1]) if peer else None


def _head_of(size: int) -> bytes:
    """The head of a text frame of *size* bytes from a server.

    >>> _head_of(125).hex(), _head_of(126).hex(), _head_of(65_535).hex(), _head_of(65_536).hex()
    ('817d', '817e007e', '817effff', '817f0000000000010000')
    """
    if size < 126:
        return bytes((_TEXT, size))
    return struct.pack("!BBH", _TEXT, 126, size) if size < 1 << 16 else struct.pack("!BBQ", _TEXT, 127, size)


def _too_slow() -> bytes:
    body = msgspec.json.encode(Problem(Reason("request.slow")))
    head = "HTTP/1.1 408 Request Timeout\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: "
    return f"{head}{len(body)}\r\n\r\n".encode() + body
