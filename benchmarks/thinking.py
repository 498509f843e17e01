"""How long an honest player waits while others make bots think.

Starts ``demesne serve`` and, from another address of this machine (Linux), 40 tables at each of which somebody moves at
once against three bots of level 8; then 50 of their tables ask for hints. Meanwhile, somebody plays against a
greedy bot, and against one of level 8.
"""

from __future__ import annotations

import asyncio
import json
import re
import statistics
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from time import perf_counter
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

__all__ = ["compiled", "lines", "measure", "thinking_tables"]

HONEST, FLOOD = "127.0.0.1", "127.0.0.2"
TABLES, HINTS = 40, 50
LONGEST = 60.0
"""Seconds after which no further wait is measured, once there are a few."""
FEWEST, SAMPLES = 2, 20
TOO_MANY = 429
WORDS = [sys.executable, "-c", "from demesne.cli.main import main; main()", "serve", "--no-browser", "--pace", "0"]


def measure(samples: int = SAMPLES) -> dict[str, Any]:
    """Seconds that an honest player waits for bots, with nobody else, beside such tables and beside such hints."""
    return asyncio.run(_measure(samples))


def lines(found: Mapping[str, Any]) -> list[str]:
    return [
        f"{name}, {bot}: {each['median']:.3f} s, {each['longest']:.3f} s at most, of {each['moves']} moves"
        for name, bots in found.items()
        for bot, each in bots.items()
    ]


async def _measure(samples: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as data:
        async with _server(data) as at:
            await compiled(at)
            quiet = await _both(at, samples)
            async with thinking_tables(at, TABLES, ["level:8"] * 3):
                beside = await _both(at, samples)
            async with _hints(at):
                hints = await _both(at, samples)
    return {"nobody else": quiet, f"{TABLES} tables of level 8": beside, f"{HINTS} hints": hints}


@asynccontextmanager
async def _server(data: str) -> AsyncIterator[str]:
    """The address of a fresh server."""
    server: Process = await asyncio.create_subprocess_exec(*WORDS, "--data", data, "--port", "8971", stdout=PIPE)
    try:
        assert server.stdout
        told = (await server.stdout.readuntil(b"Ctrl+C")).decode()
        yield re.findall(r"127\.0\.0\.1:\d+", told)[0]
    finally:
        server.terminate()
        await server.wait()


# --- clients --------------------------------------------------------------------------------------


class _Line:
    """A socket at a table at which one plays the first move that is offered."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire = wire
        self._number = 0
        self.update: dict[str, Any] = {}

    @property
    def over(self) -> bool:
        return bool(self.update) and self.update["view"]["status"] == "over"

    async def wait(self) -> float | None:
        """Plays when it can; returns the seconds from then until it can again, if it was a bot's turn meanwhile."""
        await self._turn()
        moves = re.findall(r'"((?:claim|place|discard) [^"]*)"', json.dumps(self.update["offer"]))
        began, seq, answered = perf_counter(), self.update["seq"], False
        await self.say("play", move=moves[0])
        while not self.over and (self.update["seq"] == seq or not self.update["offer"]):
            await self._hear()
            answered |= not self.update["offer"]
        return perf_counter() - began if answered else None

    async def hint(self) -> None:
        await self._turn()
        await self.say("hint")

    async def say(self, kind: str, **more: str) -> None:
        self._number += 1
        message = {"type": kind, "seq": self.update["seq"], "id": f"message-{self._number}", **more}
        await self._wire.send(json.dumps(message))

    async def _turn(self) -> None:
        while not self.over and not self.update.get("offer"):
            await self._hear()

    async def _hear(self) -> None:
        message = json.loads(await self._wire.recv())
        if message["type"] == "update":
            self.update = message


@asynccontextmanager
async def _playing(at: str, address: str, bots: list[str]) -> AsyncIterator[_Line]:
    """A new table of Kingdomino with *bots*, opened and played at from *address*."""
    seats = [{"kind": "you", "name": "Ada"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    opened = await _opened(at, {"game": "kingdomino", "seats": seats})
    hello = {"type": "hello", "proto": 1, "table": opened["table"], "key": opened["key"]}
    async with connect(
        f"ws://{at}/api/tables/{opened['table']}/socket", local_addr=(address, 0), ping_interval=None
    ) as wire:
        await wire.send(json.dumps(hello))
        beating = asyncio.create_task(_beat(wire))
        yield _Line(wire)
        beating.cancel()


async def _opened(at: str, wish: object) -> dict[str, str]:
    """A new table, as soon as the server lets us open another one."""
    asked = Request(f"http://{at}/api/tables", json.dumps(wish).encode(), {"content-type": "application/json"})
    while True:
        try:
            with await asyncio.to_thread(urlopen, asked) as answer:
                found: dict[str, str] = json.load(answer)
                return found
        except HTTPError as fault:
            if fault.code != TOO_MANY:
                raise
            await asyncio.sleep(1)


async def _beat(wire: ClientConnection) -> None:
    """Sends a keep-alive every ten seconds."""
    with suppress(ConnectionClosed):
        while True:
            await asyncio.sleep(10)
            await wire.send('{"type":"ping","t":1}')


# --- what is measured -----------------------------------------------------------------------------


async def _both(at: str, samples: int) -> dict[str, dict[str, float]]:
    return {"greedy": await _waits(at, "greedy", samples), "level:8": await _waits(at, "level:8", samples // 4)}


async def _waits(at: str, bot: str, samples: int) -> dict[str, float]:
    """How long a player waits for *bot*, of so many moves as there is time for."""
    taken: list[float] = []
    end = perf_counter() + LONGEST
    while len(taken) < FEWEST or (len(taken) < samples and perf_counter() < end):
        async with _playing(at, HONEST, [bot]) as line:
            while not line.over and (len(taken) < FEWEST or (len(taken) < samples and perf_counter() < end)):
                if (waited := await line.wait()) is not None:
                    taken.append(waited)
    return {"median": statistics.median(taken), "longest": max(taken), "moves": len(taken)}


async def compiled(at: str) -> None:
    """Returns when bots of level 8 need not be compiled any more."""
    async with _playing(at, HONEST, ["level:8"]) as line:
        await line.wait()


@asynccontextmanager
async def thinking_tables(at: str, tables: int, bots: list[str]) -> AsyncIterator[list[float]]:
    """So many *tables* of the server *at* an address, where somebody moves at once, so that their *bots* never stop.

    They have been ``compiled`` before. Gives the seconds that each move waited for them so far.
    """
    taken: list[float] = []

    async def play() -> None:
        while True:
            async with _playing(at, FLOOD, bots) as line:
                while not line.over:
                    if (waited := await line.wait()) is not None:
                        taken.append(waited)

    tasks = [asyncio.create_task(play()) for _ in range(tables)]
    await asyncio.sleep(3)
    try:
        yield taken
    finally:
        await _end(tasks)


@asynccontextmanager
async def _hints(at: str) -> AsyncIterator[None]:
    """Tables that ask for a hint whenever they may."""

    async def ask() -> None:
        async with _playing(at, FLOOD, ["greedy"]) as line:
            while True:
                await line.hint()
                await asyncio.sleep(5)

    tasks = [asyncio.create_task(ask()) for _ in range(HINTS)]
    await asyncio.sleep(3)
    try:
        yield
    finally:
        await _end(tasks)


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    for fault in await asyncio.gather(*tasks, return_exceptions=True):
        if not isinstance(fault, asyncio.CancelledError | None):
            raise fault
