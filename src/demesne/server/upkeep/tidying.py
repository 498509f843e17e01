"""Garbage is collected in small steps while games go on, and all of it while hardly anybody is here.

Python looks through what is new once so many objects more have been made than freed. At a table each move frees about
as much as it makes, so that hundreds of moves come together until then, and everybody waits for 10 to 30 ms.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

__all__ = ["EVERY", "FEW", "OFTEN", "NewThings", "tidy"]

EVERY: Final = 600.0
"""Seconds from one collection to the next."""
FEW: Final = 16
"""Sockets, at most, for it to take place."""
OFTEN: Final = 4
"""Events at tables from one look through what is new to the next: a millisecond's work, at most."""


class NewThings:
    """Has what was made at tables looked through before it has become much."""

    def __init__(self) -> None:
        self._events = 0

    def grow(self) -> None:
        """An event has happened; everybody has been told before there is a look."""
        self._events += 1
        if self._events % OFTEN == 0:
            asyncio.get_running_loop().call_soon(gc.collect, 1)


async def tidy(sockets: Callable[[], int]) -> None:
    """Collects from time to time, for as long as the server runs; *sockets* says how many are open."""
    while True:
        await asyncio.sleep(EVERY)
        if sockets() <= FEW:
            gc.collect()
