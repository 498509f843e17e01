"""What a socket is told, on its way out: at once while the client reads, otherwise through a bounded queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec
from starlette.websockets import WebSocket

from demesne.server.protocol import ServerMessage
from demesne.server.settings import Limits
from demesne.server.web.edge import SWIFT

__all__ = ["Outlet"]

_encode = msgspec.json.Encoder().encode


class Swift(Protocol):
    """Sends frames at once, where the web server can: ``edge.Wire``."""

    def send_all(self, texts: Sequence[bytes]) -> bool:
        """Sends *texts*; or sends nothing, and says so, while the client is not keeping up."""
        ...


class Outlet:
    """The outgoing side of *wire*. ``slow`` is called when the client does not read for too long."""

    def __init__(self, wire: WebSocket, limits: Limits, slow: Callable[[], None]) -> None:
        self._wire, self._patience, self._slow = wire, limits.write, slow
        self._swift: Swift | None = wire.scope.get("extensions", {}).get(SWIFT)
        self._loop = asyncio.get_running_loop()
        self._soon: list[ServerMessage] = []
        self._queued: asyncio.Queue[ServerMessage] = asyncio.Queue(limits.queue)
        self._waiting = False

    def put(self, message: ServerMessage) -> None:
        """Sends *message*, along with whatever else is said at this moment; never waits."""
        if self._swift is None or self._waiting or not self._queued.empty():
            self._queue(message)
            return
        if not self._soon:
            self._loop.call_soon(self._send)
        self._soon.append(message)

    def close(self) -> None:
        """From now on nobody is told that the client does not read."""
        self._slow = _nobody

    async def run(self) -> None:
        """Sends what is queued; ends with a client that does not read."""
        while True:
            self._waiting = False
            text = _encode(await self._queued.get()).decode()
            self._waiting = True
            try:
                async with asyncio.timeout(self._patience):
                    await self._wire.send_text(text)
            except TimeoutError:
                self._slow()
                return

    def _send(self) -> None:
        messages, self._soon = self._soon, []
        if self._swift is None or not self._swift.send_all([_encode(each) for each in messages]):
            for message in messages:
                self._queue(message)

    def _queue(self, message: ServerMessage) -> None:
        try:
            self._queued.put_nowait(message)
        except asyncio.QueueFull:
            self._slow()


def _nobody() -> None:
    """Is told that a socket lags after it has ended."""
