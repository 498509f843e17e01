"""What may take long, in a thread that no stopping server waits for: others' servers answer when they like."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import TypeVar

__all__ = ["aside"]

T = TypeVar("T")


async def aside(work: Callable[[], T]) -> T:
    """What *work* gives, or raises; the threads of a pool would be waited for at the end, however long that takes."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def run() -> None:
        try:
            _tell(loop, done, partial(done.set_result, work()))
        except Exception as fault:  # noqa: BLE001 - whoever waits must hear of it, whatever it is
            _tell(loop, done, partial(done.set_exception, fault))

    Thread(target=run, name="demesne-outward", daemon=True).start()
    return await done


def _tell(loop: asyncio.AbstractEventLoop, done: asyncio.Future[T], said: Callable[[], None]) -> None:
    """Has *loop* say it, unless nobody waits any more."""
    with suppress(RuntimeError):  # the loop has been closed
        loop.call_soon_threadsafe(lambda: None if done.done() else said())
