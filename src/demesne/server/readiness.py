"""Whether players that think ahead can answer at once: they are compiled once on each machine, in the background."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from typing import Protocol

__all__ = ["AtOnce", "Compiling", "Readiness"]

_log = logging.getLogger(__name__)

PATIENCE = 900.0
"""Seconds after which bots are asked all the same, and fail or not."""


class Readiness(Protocol):
    """What one waits for before a player that thinks ahead is asked."""

    async def wait(self) -> None:
        """Comes back when they are ready, or cannot be made so."""
        ...


class AtOnce:
    """They are ready."""

    async def wait(self) -> None:
        return


class Compiling:
    """Has them compiled in a process of its own, once, as soon as it is begun or waited for."""

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
        """Ends what is going on; what was compiled by now is kept."""
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
    words = [sys.executable, "-P", "-m", "demesne.server.compiling"]
    process = await asyncio.create_subprocess_exec(*words, stdin=asyncio.subprocess.DEVNULL, stdout=PIPE)
    try:
        await _listen(process)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _listen(process: Process) -> None:
    assert process.stdout is not None
    async for line in process.stdout:
        _log.warning("%s", line.decode().strip())
    if await process.wait():
        _log.error("players that think ahead could not be compiled: the process ended with %s", process.returncode)
