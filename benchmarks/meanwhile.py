"""What else a server under load has to do, or lets be seen, while its moves are counted (``load.py``)."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from benchmarks.open_loop import ms, spread
from benchmarks.thinking import thinking_tables

__all__ = ["Meanwhile", "lines_of"]

HOST = "127.0.0.1"


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
            self._waited = await self._stack.enter_async_context(thinking_tables(at, self._thinking, ["level:8"]))
            self._waited.clear()
        if self._steps:
            os.kill(self.pid, signal.SIGUSR1)

    async def __aexit__(self, *_: object) -> None:
        if self._steps:
            os.kill(self.pid, signal.SIGUSR2)
            while not self._steps.exists():  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.05)
            self.found["steps"] = json.loads(self._steps.read_text(encoding="utf-8"))
        if self._thinking:
            self.found["bots"] = {"bots": self._thinking, "moves": len(self._waited), **spread(self._waited)}
        await self._stack.aclose()


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
