"""A proxy to a port of this machine with latency, jitter and loss, which can be cut: a network as people feel it.

What is lost comes later, and so does all that was sent after it: the connection keeps its order and retransmits.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from types import TracebackType
from typing import Any, Final, Self, cast

from benchmarks.crowd import HOST

__all__ = ["SlowLine"]

AGAIN: Final = 0.2
"""Seconds after which what was lost is retransmitted: the least that Linux waits."""
AT_ONCE: Final = 65_536


class SlowLine:
    """A proxy to *port* that listens at ``port`` while it is entered.

    *lag*: the least seconds one way, *uneven*: the most that are added (jitter); *loss*: the probability
    that a piece is lost.
    """

    def __init__(self, port: int, lag: float, uneven: float = 0.0, loss: float = 0.0, seed: int = 1) -> None:
        self.port = 0
        self.lost = 0
        self._to, self._lag, self._uneven, self._loss = port, lag, uneven, loss
        self._rng = Random(seed)
        self._open = True
        self._ends = set[asyncio.StreamWriter]()
        self._carrying = set[asyncio.Task[Any]]()
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._come, HOST, 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._server
        self._server.close()
        self.cut()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    def cut(self) -> None:
        """Silently cuts every connection, and lets nobody through until it is ``mend``ed."""
        self._open = False
        for end in tuple(self._ends):
            end.transport.abort()

    def mend(self) -> None:
        """Lets people through again."""
        self._open = True

    async def _come(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        if not self._open:
            back.transport.abort()
            return
        there, forth = await asyncio.open_connection(HOST, self._to)
        ends, task = {back, forth}, cast("asyncio.Task[Any]", asyncio.current_task())
        self._ends |= ends
        self._carrying.add(task)
        try:
            await asyncio.gather(self._carry(here, forth), self._carry(there, back))
        finally:
            for end in ends:
                end.transport.abort()
            self._ends -= ends
            self._carrying.discard(task)

    async def _carry(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        """Everything that *source* sends, each piece when it arrives."""
        loop = asyncio.get_running_loop()
        pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        arriving = asyncio.create_task(_arrive(pieces, to))
        last = 0.0
        with suppress(ConnectionError):
            while piece := await source.read(AT_ONCE):
                last = max(last, loop.time() + self._takes())
                pieces.put_nowait((last, piece))
        pieces.put_nowait((last, b""))
        await arriving

    def _takes(self) -> float:
        lost = self._rng.random() < self._loss
        self.lost += lost
        return self._lag + self._rng.uniform(0, self._uneven) + AGAIN * lost


async def _arrive(pieces: asyncio.Queue[tuple[float, bytes]], to: asyncio.StreamWriter) -> None:
    loop = asyncio.get_running_loop()
    with suppress(ConnectionError):
        while True:
            due, piece = await pieces.get()
            await asyncio.sleep(max(0.0, due - loop.time()))
            if not piece:
                break
            to.write(piece)
            await to.drain()
    to.close()
