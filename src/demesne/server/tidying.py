"""Garbage among all that lives is looked for while hardly anybody is here: that would hold up everybody else."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

__all__ = ["EVERY", "FEW", "tidy"]

EVERY: Final = 600.0
"""Seconds from one look to the next."""
FEW: Final = 16
"""Sockets, at most, while it is looked."""


async def tidy(sockets: Callable[[], int]) -> None:
    """Looks from time to time, for as long as the server runs; *sockets* says how many are open."""
    while True:
        await asyncio.sleep(EVERY)
        if sockets() <= FEW:
            gc.collect()
