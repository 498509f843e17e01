"""Asking a bot: processes that think outside the event loop, and players compiled before they are asked.

``bot_program`` is the program that runs in those processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from typing import Protocol

import msgspec

from demesne.players.registry import family_of
from demesne.players.spec import thinks_ahead
from demesne.server.thinking.bot_program import COMPILE, Job, Thought
from demesne.server.thinking.fairness import Claim, Share
from demesne.server.thinking.turns import Turns

__all__ = ["AtOnce", "BotFailed", "Compiling", "Errand", "Readiness", "Thinker", "Thinkers", "end", "lines", "start"]

_log = logging.getLogger(__name__)

THINKING = "demesne.server.thinking.bot_program"
LINE = 1 << 20
"""The largest answer, in bytes."""
PATIENCE = 900.0
"""Seconds of compiling after which bots are asked anyway, whether or not they then fail."""
SOON = 1.5
"""How many seconds of waiting for players that think ahead pass before anybody is told about it."""
AHEAD, AT_ONCE = 1.0, 0.02
"""Expected seconds for a move before one has been measured: of players that think ahead, and of others."""
WEIGHT = 0.2
"""The weight of the last move in what the next one is expected to take."""

_STOPPED = {0, -signal.SIGINT, -signal.SIGTERM}
"""How compiling ends when it is done, or when the server's whole group is stopped before it can ignore that."""


class BotFailed(Exception):
    """The process ended, took too long or found no move; it may be asked again."""


class Thinker(Protocol):
    """Finds moves for bots."""

    async def ask(self, job: Job) -> Thought:
        """A thought with a move. Raises ``BotFailed``."""
        ...


class Readiness(Protocol):
    """What is waited for before a player that thinks ahead is asked."""

    async def wait(self) -> None:
        """Returns when they are ready, or cannot be made so."""
        ...


class Errand:
    """Asks *thinker* for moves, *count* at once from players that think ahead, and only when *readiness* says so.

    One of the others may be asked at the same time, so that nobody quick waits for somebody slow; ``fairness`` says who
    is next. *share* says as how many clients an address counts.
    """

    def __init__(self, thinker: Thinker, readiness: Readiness, count: int, share: Share = lambda _: 1) -> None:
        self._thinker = thinker
        self._readiness = readiness
        self._ahead, self._at_once = Turns(count, share=share), Turns(1, share=share)
        self._costs: dict[tuple[str, str, bool], float] = {}  # of games that exist and players that are served

    @property
    def crowded(self) -> bool:
        """Whether a bot or a hint waits for its turn."""
        return self._ahead.crowded or self._at_once.crowded

    async def run(self, job: Job, claim: Claim, wanted: Callable[[], bool], waiting: Callable[[int], None]) -> Thought:
        """What is found for *job*, at least a move. Raises ``BotFailed``, or ``Unwanted`` as a turn does.

        *waiting* is called with 1 when players must be compiled first and that takes a while, with -1 when it is over.
        """
        ahead = thinks_ahead(job.spec) and family_of(job.game).thinking is not None
        if ahead:  # otherwise there is nothing to compile
            await self._get_ready(waiting)
        kind = job.game, job.spec, job.weigh
        cost = self._costs.get(kind, AHEAD if ahead else AT_ONCE)
        async with (self._ahead if ahead else self._at_once).turn(claim, cost, wanted):
            began = time.monotonic()
            thought = await self._thinker.ask(job)
        self._costs[kind] = cost + WEIGHT * (time.monotonic() - began - cost)
        return thought

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
    """Processes that think, as many as are asked at once, each at most *patience* seconds; replaced when they fail."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._idle: list[Process] = []

    async def ask(self, job: Job) -> Thought:
        thought = await self._think(job)
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
    """The command for such a process, which does not look for modules in the current folder."""
    return [sys.executable, "-P", "-m", *words]


async def start(program: str) -> Process:
    """A process of ours: a module that reads lines and writes lines."""
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
    """Ends *process*, whatever it is doing."""
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
    """Has them compiled in a process of its own, once on each machine, as soon as that is begun or waited for."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._work: asyncio.Task[None] | None = None

    def begin(self, delay: float = 0.0) -> None:
        """Begins after *delay* seconds; never twice."""
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
    process = await asyncio.create_subprocess_exec(*_program(THINKING, COMPILE), stdin=PIPE, stdout=PIPE)
    try:
        await _listen(process)
    finally:
        await end(process)


async def _listen(process: Process) -> None:
    assert process.stdout is not None
    async for line in process.stdout:
        _log.warning("%s", line.decode().strip())
    if await process.wait() not in _STOPPED:
        _log.error("players that think ahead could not be compiled: the process ended with %s", process.returncode)
