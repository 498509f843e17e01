"""Asking a bot: processes that think outside the event loop, and players compiled before they are asked.

``thinking`` is the program that runs in those processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Callable
from typing import Protocol

import msgspec

from demesne.players.registry import family_of
from demesne.players.spec import thinks_ahead
from demesne.server.thinking import COMPILE, Job, Thought

__all__ = ["AtOnce", "BotFailed", "Compiling", "Errand", "Readiness", "Thinker", "Thinkers", "end", "lines", "start"]

_log = logging.getLogger(__name__)

THINKING = "demesne.server.thinking"
LINE = 1 << 20
"""The largest answer, in bytes."""
PATIENCE = 900.0
"""Seconds of compiling after which bots are asked anyway, whether they fail or not."""
SOON = 1.5
"""How many seconds of waiting for players that think ahead pass before anybody is told."""


class BotFailed(Exception):
    """The process ended, took too long or found no move; it may be asked again."""


class Thinker(Protocol):
    """Whoever finds a move for a bot."""

    async def ask(self, job: Job) -> Thought:
        """A thought with a move. Raises ``BotFailed``."""
        ...


class Readiness(Protocol):
    """What one waits for before a player that thinks ahead is asked."""

    async def wait(self) -> None:
        """Comes back when they are ready, or cannot be made so."""
        ...


class Errand:
    """Asks *thinker* for moves; players that think ahead on a kernel only when *readiness* says so."""

    def __init__(self, thinker: Thinker, readiness: Readiness) -> None:
        self._thinker = thinker
        self._readiness = readiness

    async def run(self, job: Job, waiting: Callable[[int], None]) -> Thought:
        """What is found for *job*, a move at least. Raises ``BotFailed``.

        *waiting* is called with 1 when players must be compiled first and that takes a while, with -1 when it is over.
        """
        if thinks_ahead(job.spec) and family_of(job.game).thinking:  # otherwise there is nothing to compile
            await self._get_ready(waiting)
        return await self._thinker.ask(job)

    async def _get_ready(self, waiting: Callable[[int], None]) -> None:
        ready = asyncio.ensure_future(self._readiness.wait())
        try:
            done, _ = await asyncio.wait([ready], timeout=SOON)
            if not done:
                waiting(1)
                try:
                    await ready
                finally:
                    waiting(-1)
        finally:
            ready.cancel()


# --- processes that think -------------------------------------------------------------------------


class Thinkers:
    """Up to *count* processes that think, each at most *patience* seconds on a move; started anew when they fail."""

    def __init__(self, count: int, patience: float) -> None:
        self._patience = patience
        self._turns = asyncio.Semaphore(count)
        self._idle: list[Process] = []
        self._queued = 0

    @property
    def crowded(self) -> bool:
        """Whether a bot waits for a process."""
        return self._queued > 0

    async def ask(self, job: Job) -> Thought:
        self._queued += 1
        try:
            await self._turns.acquire()
        finally:
            self._queued -= 1
        try:
            thought = await self._think(job)
        finally:
            self._turns.release()
        if not thought.move:
            raise BotFailed(f"{job.spec}: {thought.fault}")
        return thought

    async def _think(self, job: Job) -> Thought:
        process = self._idle.pop() if self._idle else await _start()
        try:
            thought = await asyncio.wait_for(_exchange(process, job), self._patience)
        except BaseException as fault:
            await end(process)  # whatever it was about to say is not an answer to the next job
            if isinstance(fault, TimeoutError | OSError | EOFError | msgspec.MsgspecError):
                raise BotFailed(f"{job.spec}: {type(fault).__name__}") from fault
            raise
        self._idle.append(process)
        return thought

    async def close(self) -> None:
        """Ends the processes that wait."""
        while self._idle:
            await end(self._idle.pop())


def _program(*words: str) -> list[str]:
    """The command of such a process, which does not look for modules in the current folder."""
    return [sys.executable, "-P", "-m", *words]


async def start(program: str) -> Process:
    """A process of ours, a module that reads lines and writes lines."""
    return await asyncio.create_subprocess_exec(*_program(program), stdin=PIPE, stdout=PIPE, limit=LINE)


async def lines(process: Process, job: msgspec.Struct) -> AsyncIterator[bytes]:
    """The lines that *process* answers to *job*. Raises ``EOFError`` when it ends."""
    if process.stdin is None or process.stdout is None:
        raise EOFError
    process.stdin.write(msgspec.json.encode(job) + b"\n")
    await process.stdin.drain()
    while (line := await process.stdout.readline()).endswith(b"\n"):
        yield line
    raise EOFError


async def end(process: Process) -> None:
    """Ends *process*, whatever it does."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()


async def _start() -> Process:
    return await start(THINKING)


async def _exchange(process: Process, job: Job) -> Thought:
    return msgspec.json.decode(await anext(lines(process, job)), type=Thought)


# --- players that must be compiled ------------------------------------------------------------------


class AtOnce:
    """There is nothing to wait for."""

    async def wait(self) -> None:
        return


class Compiling:
    """Has them compiled in a process of its own, once on each machine, as soon as it is begun or waited for."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._work: asyncio.Task[None] | None = None

    def begin(self, delay: float = 0.0) -> None:
        """Begins in *delay* seconds; never twice."""
        if self._work is None:
            self._work = asyncio.get_running_loop().create_task(self._compile(delay))

    async def wait(self) -> None:
        self.begin()
        assert self._work is not None
        await asyncio.shield(self._work)

    async def close(self) -> None:
        """Stops compiling; what has been compiled so far is kept."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _compile(self, delay: float) -> None:
        await asyncio.sleep(delay)
        try:
            async with asyncio.timeout(self._patience):
                await _run()
        except (OSError, TimeoutError) as fault:
            _log.error("players that think ahead could not be compiled: %s", type(fault).__name__)


async def _run() -> None:
    process = await asyncio.create_subprocess_exec(*_program(THINKING, COMPILE), stdin=DEVNULL, stdout=PIPE)
    try:
        await _listen(process)
    finally:
        await end(process)


async def _listen(process: Process) -> None:
    assert process.stdout is not None
    async for line in process.stdout:
        _log.warning("%s", line.decode().strip())
    if await process.wait():
        _log.error("players that think ahead could not be compiled: the process ended with %s", process.returncode)
