"""Work that falls due at fixed times, whether or not what came before is done, and the times it took.

Time is counted from the moment at which something was due, not from the moment at which it could begin: when the
server stops for a second, everything that was due in that second was late, and the figures say so.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter

__all__ = ["Lag", "ms", "open_loop", "quantile", "spread"]

Work = Callable[[float], Awaitable[None]]
"""What is done, given when it was due."""
TICK = 0.01


async def open_loop(first: float, every: float, until: float, work: Work) -> None:
    """Does *work* when it is due: at *first*, then *every* so many seconds until *until*, by ``perf_counter``.

    What cannot begin in time, because the last is not done, begins late, and is given when it was due.
    """
    due = first
    while due < until:
        await asyncio.sleep(max(0.0, due - perf_counter()))
        await work(due)
        due += every


def quantile(ordered: Sequence[float], part: float) -> float:
    """The least of *ordered*, smallest first, that *part* of them do not exceed; 0 of none.

    >>> [quantile([1.0, 2.0, 3.0, 4.0], part) for part in (0.5, 0.75, 0.99)]
    [2.0, 3.0, 4.0]
    """
    return ordered[max(0, math.ceil(len(ordered) * part) - 1)] if ordered else 0.0


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """Median, 99th and 99.9th percentile, and maximum, in milliseconds."""
    ordered = sorted(seconds)
    parts = {"p50": 0.5, "p99": 0.99, "p999": 0.999, "longest": 1.0}
    return {name: round(1000 * quantile(ordered, part), 2) for name, part in parts.items()}


def ms(own: dict[str, float]) -> str:
    """What ``spread`` found, as people read it.

    >>> ms(spread([0.001, 0.002, 0.004]))
    'p50 2.0, p99 4.0, p99.9 4.0, longest 4.0 ms'
    """
    return "p50 {p50}, p99 {p99}, p99.9 {p999}, longest {longest} ms".format_map(own)


class Lag:
    """How late the loop of this process is: what it adds itself to all that it measures."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def watch(self) -> None:
        """Looks again and again until it is cancelled."""
        while True:
            due = perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.seconds.append(perf_counter() - due)
