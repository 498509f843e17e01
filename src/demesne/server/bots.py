"""Bots, asked for moves outside the event loop: a few processes, started anew when they fail."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Protocol

import msgspec

from demesne.server.thinking import Job, Thought

__all__ = ["BotFailed", "Thinker", "Thinkers"]

_LINE = 1 << 20


class BotFailed(Exception):
    """The process ended, took too long or found no move; ask again."""


class Thinker(Protocol):
    """Whoever finds a move for a bot."""

    async def ask(self, job: Job) -> str:
        """The move in notation. Raises ``BotFailed``."""
        ...


class Thinkers:
    """Up to *count* processes that think, each at most *patience* seconds on a move."""

    def __init__(self, count: int, patience: float) -> None:
        self._patience = patience
        self._turns = asyncio.Semaphore(count)
        self._idle: list[asyncio.subprocess.Process] = []

    async def ask(self, job: Job) -> str:
        async with self._turns:
            process = self._idle.pop() if self._idle else await _start()
            try:
                thought = await asyncio.wait_for(_exchange(process, job), self._patience)
            except BaseException as fault:
                await _end(process)  # whatever it was about to say is no answer to the next job
                if isinstance(fault, TimeoutError | OSError | EOFError | msgspec.MsgspecError):
                    raise BotFailed(f"{job.spec}: {type(fault).__name__}") from fault
                raise
            self._idle.append(process)
        if not thought.move:
            raise BotFailed(f"{job.spec}: {thought.fault}")
        return thought.move

    async def close(self) -> None:
        """Ends the processes that wait."""
        while self._idle:
            await _end(self._idle.pop())


async def _start() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",  # no module of the folder we happen to be in
        "-m",
        "demesne.server.thinking",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=_LINE,
    )


async def _exchange(process: asyncio.subprocess.Process, job: Job) -> Thought:
    if process.stdin is None or process.stdout is None:
        raise EOFError
    process.stdin.write(msgspec.json.encode(job) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        raise EOFError
    return msgspec.json.decode(line, type=Thought)


async def _end(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
