"""Looks for the best of many numbers at once, where each try is told only with noise: CMA-ES.

Points are drawn around a mean, and the better half of them moves the mean, the spread
and its directions (N. Hansen, *The CMA Evolution Strategy: A Tutorial*, 2016; the
names there stand beside ours).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

__all__ = ["Evolution"]

Numbers: TypeAlias = NDArray[np.float64]


@dataclass
class Evolution:
    """How far a search came; *mean* is the best guess.

    ``spread`` is sigma, ``shape`` C, ``drift`` p_c, ``steadiness`` p_sigma.
    """

    mean: Numbers
    spread: float
    shape: Numbers
    drift: Numbers
    steadiness: Numbers
    generations: int = 0

    @classmethod
    def around(cls, mean: Numbers, spread: float) -> Evolution:
        """A search that has not begun."""
        zero = np.zeros(len(mean))
        return cls(mean.copy(), spread, np.eye(len(mean)), zero, zero.copy())

    @property
    def tries(self) -> int:
        """Points of a generation (lambda): a few more than is usual, since what they are worth is noisy."""
        return 8 + int(3 * np.log(len(self.mean)))

    def step(self, worth: Callable[[Numbers], float], seed: int) -> None:
        """One more generation, of points that depend on *seed* and on how many there were; *worth* is to be largest."""
        axes, lengths = self._axes()
        dice = np.random.default_rng((seed, self.generations))
        steps = (dice.normal(size=(self.tries, len(self.mean))) * lengths) @ axes.T
        worths = [worth(self.mean + self.spread * step) for step in steps]
        best = steps[np.argsort(worths)[::-1][: len(self._shares)]]
        move = self._shares @ best
        self.mean = self.mean + self.spread * move
        self._adapt(move, axes @ ((axes.T @ move) / lengths), best)
        self.generations += 1

    def told(self) -> dict[str, Any]:
        """As JSON keeps it."""
        return {name: each.tolist() if isinstance(each, np.ndarray) else each for name, each in self._fields().items()}

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> Evolution:
        """What ``told`` gave. Raises ``KeyError``, ``TypeError`` or ``ValueError`` for anything else."""
        arrays = {name: np.array(told[name], np.float64) for name in ("mean", "shape", "drift", "steadiness")}
        return cls(**arrays, spread=float(told["spread"]), generations=int(told["generations"]))

    def _fields(self) -> Mapping[str, Any]:
        return {name: getattr(self, name) for name in ("mean", "spread", "shape", "drift", "steadiness", "generations")}

    def _axes(self) -> tuple[Numbers, Numbers]:
        squares, axes = np.linalg.eigh(self.shape)
        return axes, np.sqrt(np.maximum(squares, 1e-12))

    @cached_property
    def _shares(self) -> Numbers:
        """The weight of each of the better half, the best first."""
        half = self.tries // 2
        shares: Numbers = np.log(half + 0.5) - np.log(np.arange(1, half + 1))
        shares /= shares.sum()
        return shares

    def _adapt(self, move: Numbers, whitened: Numbers, best: Numbers) -> None:
        """Spread and shape after a *move* of the mean; the numbers are those of the tutorial's table 1."""
        many, mass = len(self.mean), 1 / float((self._shares**2).sum())
        slow, steady = (mass / many + 4) / (many + 4 + 2 * mass / many), (mass + 2) / (many + mass + 5)
        one = 2 / ((many + 1.3) ** 2 + mass)
        all_ = min(1 - one, 2 * (mass - 2 + 1 / mass) / ((many + 2) ** 2 + mass))
        damping = 1 + 2 * max(0.0, ((mass - 1) / (many + 1)) ** 0.5 - 1) + steady
        usual = many**0.5 * (1 - 1 / (4 * many) + 1 / (21 * many**2))
        self.steadiness = (1 - steady) * self.steadiness + (steady * (2 - steady) * mass) ** 0.5 * whitened
        length = float(np.linalg.norm(self.steadiness)) / usual
        calm = length / (1 - (1 - steady) ** (2 * (self.generations + 1))) ** 0.5 < 1.4 + 2 / (many + 1)
        self.drift = (1 - slow) * self.drift + calm * (slow * (2 - slow) * mass) ** 0.5 * move
        self.shape = (
            (1 - one - all_) * self.shape
            + one * np.outer(self.drift, self.drift)
            + all_ * (best.T * self._shares) @ best
        )
        self.spread *= float(np.exp(steady / damping * (length - 1)))
