"""Streams of lines: a JSON message per line, for as long as both sides want; now and then a keep-alive line."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from demesne.server.programs.messages import Beat, Farewell
from demesne.server.settings import Limits

__all__ = ["Lines", "Outgoing"]

_encode = msgspec.json.Encoder().encode
AGAIN_MS = 2000


class Outgoing:
    """Lines on their way to one program, which came in through the host *came_in_at*; at most *most* may wait."""

    def __init__(self, came_in_at: str, most: int) -> None:
        self.came_in_at = came_in_at
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._most = most
        self._missed = 0
        self._ended = False

    def catch_up(self, messages: Iterable[msgspec.Struct]) -> None:
        """Takes what the program has missed, before anything else: however much it is, it is no fault of its own."""
        for message in messages:
            self._waiting.put_nowait(_encode(message))
            self._missed += 1

    def put(self, message: msgspec.Struct) -> None:
        """Takes *message* to be sent; never waits. A client that does not read is disconnected."""
        if self._ended:
            return
        if self._waiting.qsize() - self._missed >= self._most:
            self.end("socket.slow", AGAIN_MS)
        else:
            self._waiting.put_nowait(_encode(message))

    def finish(self) -> None:
        """Nothing more comes."""
        if not self._ended:
            self._ended = True
            self._waiting.put_nowait(None)

    def end(self, code: str, retry_ms: int) -> None:
        """Ends the stream, and says why."""
        if not self._ended:
            self._waiting.put_nowait(_encode(Farewell(code, retry_ms)))
            self.finish()

    def waiting(self) -> Iterator[bytes]:
        """Takes the lines that wait."""
        while not self._waiting.empty():
            if (line := self._taken(self._waiting.get_nowait())) is not None:
                yield line

    async def next(self) -> bytes | None:
        """The next line, ``None`` after the last."""
        return self._taken(await self._waiting.get())

    def _taken(self, line: bytes | None) -> bytes | None:
        self._missed = max(0, self._missed - 1)
        return line


class Lines(Response):
    """A response that goes on until *outgoing* ends, or the program leaves, does not read, or is no longer *welcome*.

    *left* is awaited at the end.
    """

    media_type = "application/x-ndjson"

    def __init__(
        self,
        outgoing: Outgoing,
        limits: Limits,
        welcome: Callable[[], Awaitable[bool]],
        left: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(None, 200, {"X-Accel-Buffering": "no"}, self.media_type)  # a proxy holds no line back
        self._outgoing, self._limits, self._welcome, self._left_behind = outgoing, limits, welcome, left

    async def __call__(self, _: Scope, receive: Receive, send: Send) -> None:
        writing, leaving = asyncio.ensure_future(self._write(send)), asyncio.ensure_future(_left(receive))
        both: set[asyncio.Future[Any]] = {writing, leaving}
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            await self._left_behind()

    async def _write(self, send: Send) -> None:
        async def sent(line: bytes, *, more: bool) -> None:
            async with asyncio.timeout(self._limits.write):
                await send({"type": "http.response.body", "body": line, "more_body": more})

        head = [(name, value) for name, value in self.raw_headers if name != b"content-length"]
        with contextlib.suppress(TimeoutError):  # nobody reads what is sent
            await send({"type": "http.response.start", "status": 200, "headers": head})
            while (line := await self._line()) is not None:
                await sent(line + b"\n", more=True)
            await sent(b"", more=False)

    async def _line(self) -> bytes | None:
        if not await self._welcome():
            self._outgoing.end("token.wrong", 0)
        try:
            async with asyncio.timeout(self._limits.beat):
                return await self._outgoing.next()
        except TimeoutError:
            return _encode(Beat())


async def _left(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
