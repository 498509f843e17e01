"""Which of many arms is best, when trying one tells only a little: sequential halving.

All arms are tried equally often, the worse half is dropped, and so on with what
is left, so that most of the effort goes to telling the best ones apart
(Z. Karnin, T. Koren and O. Somekh, 2013).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from time import thread_time
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

__all__ = ["Arms", "Budget", "Playouts", "Seconds", "Tally", "best_arm"]

_FEWEST = 2
"""Playouts that a budget has for each arm at least; with more arms, the least promising are not tried."""
_BATCH = 8
"""Arms that are tried between two looks at the clock, when there was no time for all of them once."""


class Arms(Protocol):
    """What one chooses between, the most promising first."""

    @property
    def count(self) -> int: ...
    @property
    def gains(self) -> Sequence[float]:
        """What each arm has gained in all its playouts."""
        ...

    @property
    def spent(self) -> int:
        """Playouts of all arms together."""
        ...

    def play(self, alive: Sequence[int], first: int, count: int) -> None:
        """Plays playouts number *first* on, *count* of them, with each of the arms *alive*."""
        ...


class Tally:
    """How much each arm has gained so far; *gains* is what it begins with."""

    def __init__(self, gains: NDArray[np.float64]) -> None:
        self._gains = gains
        self.spent = 0

    @property
    def count(self) -> int:
        return len(self._gains)

    @property
    def gains(self) -> Sequence[float]:
        gains: list[float] = self._gains.tolist()
        return gains


class Budget(Protocol):
    """How much may be tried."""

    def open(self, arms: Arms) -> tuple[list[int], int]:
        """The arms worth trying, and how many playouts each has had already."""
        ...

    def spend(self, arms: Arms, alive: Sequence[int], first: int, rounds: int) -> int:
        """Plays one of the *rounds* that are left; how many playouts each arm got."""
        ...


@dataclass(frozen=True, slots=True)
class Playouts:
    """So many playouts in all; the same choice whenever the chance is the same."""

    playouts: int

    def open(self, arms: Arms) -> tuple[list[int], int]:
        return list(range(min(arms.count, max(2, self.playouts // _FEWEST)))), 0

    def spend(self, arms: Arms, alive: Sequence[int], first: int, rounds: int) -> int:
        left = self.playouts - arms.spent
        if left < len(alive):
            return 0
        count = max(1, left // (rounds * len(alive)))
        arms.play(alive, first, count)
        return count


class Seconds:
    """So many seconds of the processor, from now on, spent by this thread alone."""

    def __init__(self, seconds: float) -> None:
        self._begin = thread_time()
        self._end = self._begin + seconds

    def open(self, arms: Arms) -> tuple[list[int], int]:
        tried: list[int] = []
        half = (self._begin + self._end) / 2
        for start in range(0, arms.count, _BATCH):
            batch = range(start, min(arms.count, start + _BATCH))
            arms.play(batch, 0, 1)
            tried += batch
            if thread_time() > half:
                break
        return tried, 1

    def spend(self, arms: Arms, alive: Sequence[int], first: int, rounds: int) -> int:
        begin = thread_time()
        until, played = begin + (self._end - begin) / rounds, 0
        while thread_time() < until:
            spent = max(thread_time() - begin, 1e-6)
            more = max(1, min(2 * played, int(played * (until - begin - spent) / spent)))
            arms.play(alive, first + played, more)
            played += more
        return played


def best_arm(arms: Arms, budget: Budget) -> int:
    """The arm that gains most, as far as *budget* tells."""
    alive, played = budget.open(arms)
    for rounds in range(max(1, ceil(log2(len(alive)))), 0, -1):
        played += budget.spend(arms, alive, played, rounds)
        gains = arms.gains
        ranked = sorted(alive, key=lambda arm: -gains[arm])
        alive = sorted(ranked[: (len(alive) + 1) // 2])
    return alive[0]
