"""How much worse than the best candidate the next ones are, measured by fresh playouts, for people who want advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from demesne.players.base import Weighed
from demesne.players.search.halving import Budget, Candidates, ranking

__all__ = ["MOST", "Measured", "weighed"]

MOST: Final = 4
"""Moves that are compared, including the best."""
_SHARE: Final = 8
"""Each of them is given a fraction of the playouts that found the best: one in this many."""
_FEWEST: Final = 16
_FRESH: Final = 1 << 20
"""The first playout used for measuring: none of the search's own, in which the best looks better than it is."""
_SURE: Final = 2.0
"""Standard errors from which a difference counts as one."""


class Measured(Candidates, Protocol):
    """Candidates whose leads can be measured."""

    def move(self, candidate: int) -> Any:
        """The move that *candidate* begins with."""
        ...

    def leads(self, alive: Sequence[int], first: int, count: int) -> NDArray[np.float64]:
        """Leads in points: a row for each of *count* playouts from number *first* on, a column for each one *alive*."""
        ...


def weighed(search: Measured, budget: Budget) -> list[Weighed]:
    """The best move of *search* and the next best ones, each with how many points it falls behind.

    >>> from demesne.players.search.halving import Playouts
    >>> class Purses:
    ...     count, spent, gains = 3, 0, [0, 0, 0]
    ...     def play(self, alive, first, count):
    ...         self.spent += len(alive) * count
    ...         self.gains = [3 * self.spent, 9 * self.spent, 4 * self.spent]
    ...     def move(self, candidate):
    ...         return ("copper", "gold", "silver")[candidate]
    ...     def leads(self, alive, first, count):
    ...         return np.array([[(3, 9, 4)[purse] for purse in alive]] * count)
    >>> weighed(Purses(), Playouts(40))
    [Weighed(move='gold', behind=0), Weighed(move='silver', behind=5), Weighed(move='copper', behind=6)]
    """
    chosen = _of_different_moves(search, ranking(search, budget))
    if len(chosen) == 1:
        return [Weighed(search.move(chosen[0]))]
    leads = search.leads(chosen, _FRESH, max(_FEWEST, search.spent // _SHARE))
    behind = [_behind(leads[:, 0] - leads[:, place]) for place in range(1, len(chosen))]
    others = [Weighed(search.move(each), points) for each, points in zip(chosen[1:], behind, strict=True)]
    return [Weighed(search.move(chosen[0])), *sorted(others, key=lambda each: each.behind)]


def _of_different_moves(search: Measured, ranked: Sequence[int]) -> list[int]:
    """The best candidates of *ranked*, one for each move: what follows at once may differ."""
    first: dict[str, int] = {}
    for candidate in ranked:
        first.setdefault(str(search.move(candidate)), candidate)
    return list(first.values())[:MOST]


def _behind(less: NDArray[np.float64]) -> int:
    """The points by which one is worse, on average; 0 where that may be chance."""
    mean, error = float(less.mean()), float(less.std(ddof=1)) / np.sqrt(len(less))
    return max(1, round(mean)) if mean > _SURE * error and mean >= 0.5 else 0
