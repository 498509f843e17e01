"""Asking for slices of a review, from a process that gives way to the bots."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from collections.abc import Callable
from typing import Protocol

import msgspec

from demesne.server.thinking.bot_processes import BotFailed, end, lines, start
from demesne.server.thinking.review_program import Slice, Sliced

__all__ = ["Reviewer", "ReviewerProcess"]

PROGRAM = "demesne.server.thinking.review_program"


class Reviewer(Protocol):
    """Reviews, slice by slice, and keeps what is in progress between them."""

    async def slice(self, order: Slice, preparing: Callable[[], None]) -> Sliced:
        """What is known after *order*; *preparing* is called when the judge must be compiled first.

        Raises ``BotFailed``; then nothing is in progress any more.
        """
        ...

    async def close(self) -> None:
        """Nothing is in progress any more."""
        ...


class ReviewerProcess:
    """A process, started when it is needed; a slice may take *patience* seconds, compiling included."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._process: Process | None = None

    async def slice(self, order: Slice, preparing: Callable[[], None]) -> Sliced:
        try:
            async with asyncio.timeout(self._patience):
                found = await self._ask(order, preparing)
        except BaseException as fault:
            await self.close()  # whatever it was about to say is not an answer to the next order
            if isinstance(fault, TimeoutError | OSError | EOFError | ValueError | msgspec.MsgspecError):
                raise BotFailed(f"review {order.review}: {type(fault).__name__}") from fault
            raise
        if found.fault:
            await self.close()
            raise BotFailed(f"review {order.review}: {found.fault}")
        return found

    async def _ask(self, order: Slice, preparing: Callable[[], None]) -> Sliced:
        if self._process is None:
            self._process = await start(PROGRAM)
        async for line in lines(self._process, order):
            found = msgspec.json.decode(line, type=Sliced)
            if not found.preparing:
                return found
            preparing()
        raise EOFError

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await end(process)
