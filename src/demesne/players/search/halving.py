"""Which of many candidates is best, when one playout tells only a little: sequential halving.

All candidates are tried equally often, the worse half is dropped, and so on with
those that are left, so that most of the effort goes into telling the best apart
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

__all__ = ["Budget", "Candidates", "Playouts", "Seconds", "Tally", "best_candidate", "ranking"]

_FEWEST = 2
"""The fewest playouts that a budget has for each candidate; of more candidates, the least promising are not tried."""
_BATCH = 8
"""Candidates that are tried between two looks at the clock, until all of them have been tried once."""


class Candidates(Protocol):
    """What there is to choose from, the most promising first."""

    @property
    def count(self) -> int: ...
    @property
    def gains(self) -> Sequence[float]:
        """What each candidate has gained in all its playouts."""
        ...

    @property
    def spent(self) -> int:
        """Playouts of all candidates together."""
        ...

    def play(self, alive: Sequence[int], first: int, count: int) -> None:
        """Plays *count* playouts, from number *first* on, with each of the candidates *alive*."""
        ...


class Tally:
    """How much each candidate has gained so far; *gains* is what they begin with.

    >>> Tally(np.array([0.5, 0.0])).gains
    [0.5, 0.0]
    """

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

    def open(self, candidates: Candidates) -> tuple[list[int], int]:
        """The candidates worth trying, and how many playouts each has had already."""
        ...

    def spend(self, candidates: Candidates, alive: Sequence[int], first: int, rounds: int) -> int:
        """Plays one of the *rounds* that are left; returns how many playouts each candidate got."""
        ...


@dataclass(frozen=True, slots=True)
class Playouts:
    """A number of playouts in all; with the same dice, the choice is always the same.

    >>> Playouts(6).open(Tally(np.zeros(10)))  # two for each of the three most promising
    ([0, 1, 2], 0)
    """

    playouts: int

    def open(self, candidates: Candidates) -> tuple[list[int], int]:
        return list(range(min(candidates.count, max(2, self.playouts // _FEWEST)))), 0

    def spend(self, candidates: Candidates, alive: Sequence[int], first: int, rounds: int) -> int:
        left = self.playouts - candidates.spent
        if left < len(alive):
            return 0
        count = max(1, left // (rounds * len(alive)))
        candidates.play(alive, first, count)
        return count


class Seconds:
    """Seconds of processor time, from now on, spent by this thread alone.

    >>> Seconds(0.5).open(Tally(np.zeros(0)))  # the candidates it tried, once each
    ([], 1)
    """

    def __init__(self, seconds: float) -> None:
        self._begin = thread_time()
        self._end = self._begin + seconds

    def open(self, candidates: Candidates) -> tuple[list[int], int]:
        tried: list[int] = []
        half = (self._begin + self._end) / 2
        for start in range(0, candidates.count, _BATCH):
            batch = range(start, min(candidates.count, start + _BATCH))
            candidates.play(batch, 0, 1)
            tried += batch
            if thread_time() > half:
                break
        return tried, 1

    def spend(self, candidates: Candidates, alive: Sequence[int], first: int, rounds: int) -> int:
        begin = thread_time()
        until, played = begin + (self._end - begin) / rounds, 0
        while thread_time() < until:
            spent = max(thread_time() - begin, 1e-6)
            more = max(1, min(2 * played, int(played * (until - begin - spent) / spent)))
            candidates.play(alive, first + played, more)
            played += more
        return played


def best_candidate(candidates: Candidates, budget: Budget) -> int:
    """The candidate that gains most, as far as *budget* can tell.

    >>> class Purses(Tally):
    ...     def play(self, alive, first, count):
    ...         self.spent += len(alive) * count
    ...         for purse in alive:
    ...             self._gains[purse] += count * (3, 9, 4, 1)[purse]
    >>> best_candidate(Purses(np.zeros(4)), Playouts(40))
    1
    """
    return ranking(candidates, budget)[0]


def ranking(candidates: Candidates, budget: Budget) -> list[int]:
    """The candidates that were tried, the best first; the sooner one was dropped, the later it comes.

    >>> class Purses(Tally):
    ...     def play(self, alive, first, count):
    ...         self.spent += len(alive) * count
    ...         for purse in alive:
    ...             self._gains[purse] += count * (3, 9, 4, 1)[purse]
    >>> ranking(Purses(np.zeros(4)), Playouts(40))
    [1, 2, 0, 3]
    """
    alive, played = budget.open(candidates)
    dropped: list[int] = []
    for rounds in range(max(1, ceil(log2(len(alive)))), 0, -1):
        played += budget.spend(candidates, alive, played, rounds)
        gains = candidates.gains
        ranked = sorted(alive, key=lambda each: -gains[each])
        kept = (len(alive) + 1) // 2
        alive, dropped = sorted(ranked[:kept]), ranked[kept:] + dropped
    return alive + dropped
