"""Which levels somebody played like, as far as one game can tell: by the points that their choices gave away."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

__all__ = ["CHOICES", "SETTLED", "levels_like"]

CHOICES: Final = 12
"""With fewer judged choices nothing is said."""
SETTLED: Final = 0.5
"""Nor while a smaller share of the choices is settled."""
REACH: Final = 2
"""Levels to each side of the estimate: of 84 sides whose level is known, 62 lie within (docs/results/reviews.md)."""
SPREAD: Final = 14.6
"""The standard deviation of the points that a level gives away, from game to game."""


def levels_like(given: float, means: Sequence[float]) -> tuple[int, int]:
    """The lowest and the highest level that are likely where *means* are given away by levels 1, 2, 3, … on average.

    >>> levels_like(60, [40, 35, 30, 25, 20, 15, 10])
    (1, 4)
    >>> levels_like(-20, [40, 35, 30, 25, 20, 15, 10])
    (4, 7)
    """
    likely = [math.exp(-(((given - mean) / SPREAD) ** 2) / 2) for mean in means]
    middle = sum(level * each for level, each in enumerate(likely, 1)) / sum(likely)
    return max(1, round(middle) - REACH), min(len(means), round(middle) + REACH)
