"""A client that does not read: it is let go, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket

from demesne.server.protocol import PROTOCOL, Hello, Play, Pong
from demesne.server.settings import Limits
from demesne.server.web import sockets as all_sockets
from demesne.server.web.edge import SWIFT
from demesne.server.web.outlet import Outlet
from demesne.server.web.socket import Socket
from demesne.server.web.sockets import Sockets
from tests.server.kit import Ear, MemoryStore, first_move, hub, opened, run


class Wire:
    """A socket whose other end says hello and then reads nothing more than *reads* messages."""

    def __init__(self, hello: Hello, reads: int) -> None:
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(hello).decode()})
        self._reads = reads
        self.scope: dict[str, Any] = {"server": ("127.0.0.1", 8000)}
        self.path_params: dict[str, str] = {}
        self.query_params: dict[str, str] = {}
        self.heard: list[str] = []
        self.closed: int | None = None

    async def accept(self) -> None:
        """It may come in."""

    async def receive(self) -> dict[str, Any]:
        return await self._said.get()

    async def send_text(self, text: str) -> None:
        if len(self.heard) >= self._reads:
            await asyncio.Event().wait()
        self.heard.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


async def story(limits: Limits, moves: int) -> tuple[Wire, Ear]:
    """A slow spectator at a table where *moves* are played, watched by an honest one."""
    of = hub(MemoryStore())
    answer, owner = await opened(of, "you", "here")
    honest = Ear(owner)
    await of.attach(answer.table, honest)
    wire = Wire(Hello(PROTOCOL, answer.table), reads=1)
    serving = asyncio.ensure_future(Socket(cast("WebSocket", wire), "192.0.2.1", of, limits).run())
    while len(wire.heard) < 1:
        await asyncio.sleep(0)
    for number in range(moves):
        table = await of.table(answer.table)
        await of.play(answer.table, owner, Play(table.seq, f"message-{number}", first_move(table)))
    await serving
    return wire, honest


def test_a_client_whose_queue_is_full_is_let_go() -> None:
    wire, honest = run(story(Limits(write=0.01, queue=8), moves=30))
    assert len(wire.heard) == 1
    assert len(honest.heard) >= 31


def test_a_client_that_takes_too_long_over_one_message_is_let_go() -> None:
    wire, honest = run(story(Limits(write=0.01), moves=1))
    assert len(wire.heard) == 1
    assert honest.heard


class Hasty:
    """A web server that sends at once what it is given, the first *times*; later the client has to be waited for."""

    def __init__(self, times: int) -> None:
        self._times = times
        self.sent: list[list[str]] = []

    def send_all(self, texts: Sequence[bytes]) -> bool:
        if len(self.sent) >= self._times:
            return False
        self.sent.append([text.decode() for text in texts])
        return True


def test_what_is_said_in_one_moment_leaves_together_and_in_order() -> None:
    async def story() -> None:
        hasty, wire = Hasty(times=2), Wire(Hello(PROTOCOL, "none"), reads=9)
        wire.scope = {"extensions": {SWIFT: hasty}}
        outlet = Outlet(cast("WebSocket", wire), Limits(), lambda: None)
        running = asyncio.ensure_future(outlet.run())
        for moment in ((1, 2), (3,), (4, 5), (6,)):
            for number in moment:
                outlet.put(Pong(number))
            await asyncio.sleep(0)
        while len(wire.heard) < 3:
            await asyncio.sleep(0)
        running.cancel()
        told = [*hasty.sent, wire.heard]
        assert [[msgspec.json.decode(text)["t"] for text in texts] for texts in told] == [[1, 2], [3], [4, 5, 6]]

    run(story())


def test_when_the_server_ends_each_comes_back_at_a_moment_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted from when the server ends, however late a client is told."""
    monkeypatch.setattr(all_sockets, "BACK", 60.0)
    monkeypatch.setattr(all_sockets, "EACH", 10.0)

    async def story() -> list[int]:
        of = hub(MemoryStore())
        answer, _ = await opened(of, "you", "here")
        sockets = Sockets(of, Limits())
        wires = [Wire(Hello(PROTOCOL, answer.table), reads=9) for _ in range(3)]
        serving = [asyncio.ensure_future(sockets(cast("WebSocket", wire))) for wire in wires]
        while not all(wire.heard for wire in wires):
            await asyncio.sleep(0)
        leaving = asyncio.ensure_future(sockets.leave())
        await asyncio.sleep(0)
        time.sleep(0.2)  # noqa: ASYNC251 - the server is busy before it can tell them
        await asyncio.gather(leaving, *serving)
        return [msgspec.json.decode(wire.heard[-1])["retry_ms"] for wire in wires]

    for place, wait in enumerate(run(story())):
        assert 50_000 < wait - 10_000 * place <= 59_800


def test_a_client_that_is_not_to_come_back_is_not_asked_back_by_the_end_of_the_server() -> None:
    async def story() -> Any:
        of = hub(MemoryStore())
        answer, _ = await opened(of, "you", "here")
        wire = Wire(Hello(PROTOCOL, answer.table), reads=9)
        ending = Socket(cast("WebSocket", wire), "192.0.2.1", of, Limits())
        serving = asyncio.ensure_future(ending.run())
        while not wire.heard:
            await asyncio.sleep(0)
        ending.end("session.over")
        ending.leave(asyncio.get_running_loop().time() + 60)
        await serving
        return msgspec.json.decode(wire.heard[-1])

    bye = run(story())
    assert (bye["reason"]["code"], bye["retry_ms"]) == ("session.over", 0)
