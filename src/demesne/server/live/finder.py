"""Where what may be known at a table is found, beside everybody's moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from weakref import WeakValueDictionary

from demesne.server.table.knowledge import Found

__all__ = ["Finder"]


class Finder:
    """Finds what is asked for, which may take a while, in a thread of its own: one thing at a time, clients in turn.

    Several threads would share the interpreter with the event loop, which then waited for each of them again and again.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "finder")
        self._of: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def find(self, client: str, found: Callable[[], Found]) -> Found:
        """What *found* returns, after what this client has asked for before, and one thing of each other client."""
        async with self._of.setdefault(client, asyncio.Lock()):
            return await asyncio.get_running_loop().run_in_executor(self._thread, found)
