"""Sequential tests: play until it is clear which of two hypotheses holds, and no longer.

A. Wald's test (1945) in its generalised form for a mean whose variance is not
known: each hypothesis takes the variance that suits it best, which for many
values amounts to the formula in ``Sprt.llr``.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, log10

__all__ = ["Evidence", "Sprt", "elo_to_share", "share_to_elo"]


@dataclass(frozen=True, slots=True)
class Sprt:
    """Is the mean ``low`` or ``high``?

    ``alpha`` is the chance of finding ``high`` when ``low`` is true, ``beta``
    that of finding ``low`` when ``high`` is true. The verdict waits for
    ``least`` values, because a variance from fewer says nothing.
    Raises ``ValueError`` unless ``low < high``.
    """

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05
    least: int = 16

    def __post_init__(self) -> None:
        if not self.low < self.high:
            raise ValueError(f"expected a first number below the second, not {self.low:g} and {self.high:g}")

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first the verdict is ``low``, above the second ``high``: -2.94 and 2.94 by default."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def llr(self, evidence: Evidence) -> float:
        """The log-likelihood ratio of ``high`` to ``low``."""
        if evidence.count < 2:
            return 0.0
        # The variance is never taken to be less than this: equal values do not prove that all are equal.
        variance = max(evidence.variance, ((self.high - self.low) / 2) ** 2)
        return (self.high - self.low) * (evidence.total - evidence.count * (self.low + self.high) / 2) / variance

    def verdict(self, evidence: Evidence) -> str:
        """``"high"``, ``"low"``, or an empty string while it is undecided."""
        if evidence.count < self.least:
            return ""
        lower, upper = self.bounds
        llr = self.llr(evidence)
        return "high" if llr >= upper else "low" if llr <= lower else ""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What is kept of the values seen so far."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> Evidence:
        """The evidence with one more value."""
        return Evidence(self.count + 1, self.total + value, self.squares + value * value)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """The maximum-likelihood variance of the values around their mean (divided by their number)."""
        return max(0.0, self.squares / self.count - self.mean**2) if self.count else 0.0


def elo_to_share(elo: float, sides: int) -> float:
    """The share of wins, 0 to 1, of a player *elo* points above each of the *sides* - 1 others (R. D. Luce, 1959)."""
    odds: float = 10 ** (elo / 400)
    return odds / (odds + sides - 1)


def share_to_elo(share: float, sides: int) -> float:
    """How many Elo points above each of the others a player is who wins this *share*, strictly between 0 and 1."""
    return 400 * log10((sides - 1) * share / (1 - share))
