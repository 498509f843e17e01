"""Full garbage collection takes place while hardly anybody is here, since it would hold everybody else up."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

__all__ = ["EVERY", "FEW", "tidy"]

EVERY: Final = 600.0
"""Seconds from one collection to the next."""
FEW: Final = 16
"""Sockets, at most, for it to take place."""


async def tidy(sockets: Callable[[], int]) -> None:
    """Collects from time to time, for as long as the server runs; *sockets* says how many are open."""
    while True:
        await asyncio.sleep(EVERY)
        if sockets() <= FEW:
            gc.collect()
