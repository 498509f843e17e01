"""What else a server under load has to do, or lets be seen, while its moves are counted (``load.py``)."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

from benchmarks.crowd import HOST
from benchmarks.open_loop import ms, spread
from benchmarks.thinking import compiled, thinking_tables

__all__ = ["Meanwhile", "lines_of"]

SOON = 10
"""Seconds in which a server writes down its steps, unless it has died."""


class Meanwhile:
    """What else goes on while moves are counted: bots think, the steps of the server's loop are watched.

    ``found``: how long moves waited for the bots, and the steps, once it is over.
    """

    def __init__(self, port: int, pid: int, thinking: int, steps: Path | None) -> None:
        self.port, self.pid = port, pid
        self.found: dict[str, Any] = {}
        self._thinking = thinking
        self._steps = steps
        self._stack = AsyncExitStack()
        self._waited: list[float] = []

    async def __aenter__(self) -> None:
        if self._thinking:
            at = f"{HOST}:{self.port}"
            await compiled(at)
            self._waited = await self._stack.enter_async_context(thinking_tables(at, self._thinking, ["level:8"]))
            self._waited.clear()
        if self._steps:
            os.kill(self.pid, signal.SIGUSR1)

    async def __aexit__(self, *_: object) -> None:
        async with self._stack:
            if self._steps:
                os.kill(self.pid, signal.SIGUSR2)
                self.found["steps"] = json.loads(await asyncio.to_thread(_written, self._steps))
            if self._thinking:
                self.found["bots"] = {"bots": self._thinking, "moves": len(self._waited), **spread(self._waited)}


def _written(file: Path) -> str:
    """What another process is about to write; raises ``FileNotFoundError`` if it does not."""
    until = perf_counter() + SOON
    while not file.exists() and perf_counter() < until:
        sleep(0.05)
    return file.read_text(encoding="utf-8")


def lines_of(found: dict[str, Any]) -> list[str]:
    """What was *found* meanwhile, as people read it; nothing if nothing was wanted.

    >>> spread = {"p50": 900.0, "p99": 2000.0, "p999": 2000.0, "longest": 2000.0}
    >>> print(*lines_of({"bots": {"bots": 8, "moves": 40, **spread}}))
    8 bots of level 8 made 40 moves meanwhile: p50 900.0, p99 2000.0, p99.9 2000.0, longest 2000.0 ms
    """
    told = []
    if bots := found.get("bots"):
        told.append("{bots} bots of level 8 made {moves} moves meanwhile: ".format_map(bots) + ms(bots))
    if steps := found.get("steps"):
        told.append("{steps} steps of the server's loop, {over} over 10 ms: ".format_map(steps) + ms(steps))
        told += [
            "    {ms} ms, {collecting} of them to collect garbage: {what}".format_map(each) for each in steps["by_name"]
        ]
    return told
