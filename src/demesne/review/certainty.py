"""How large a mistake was, and how sure that is."""

from __future__ import annotations

from typing import Final, Literal

from demesne.review.judging import Verdict
from demesne.review.ledger import Estimate

__all__ = [
    "BY_POINTS", "BY_VICTORY", "Grade", "Sure", "grade_of", "is_decided", "is_found", "is_settled", "shrunk", "sure_of",
]  # fmt: skip

Grade = Literal["none", "inaccuracy", "mistake", "blunder"]
Sure = Literal["exact", "certain", "likely", "unclear"]

BY_VICTORY: Final = (0.05, 0.10, 0.20)
"""Shares of the victory from which a choice is an inaccuracy, a mistake, a blunder."""
BY_POINTS: Final = (3.0, 6.0, 10.0)
"""The same in points, where the victory is decided; times what a family says of its games (``breadth``)."""
_DECIDED: Final = 0.03
_LEAST: Final = 0.03
"""Nothing is certain about a smaller share of the victory."""
_TYPICAL: Final = {2: 0.17}
"""How large changes of the victory typically are, by the number of sides."""


def shrunk(told: Estimate, sides: int) -> float:
    """*told*, an estimated change of the victory, shrunk by what is known beforehand of how large such changes are.

    >>> shrunk(Estimate(0.2), 2), shrunk(Estimate(0.2, 0.17), 2)
    (0.2, 0.1)
    """
    typical = _TYPICAL.get(sides, 0.12) ** 2
    return told.mean * typical / (typical + told.se**2)


def is_decided(verdict: Verdict) -> bool:
    """Whether the victory was hardly at stake: it could not be won, or could not be lost."""
    return verdict.before < _DECIDED or verdict.before - max(0.0, verdict.win.mean) > 1 - _DECIDED


def _stake(verdict: Verdict) -> Estimate:
    return verdict.points if is_decided(verdict) else verdict.win


def _z(told: Estimate) -> float:
    return told.mean / told.se if told.se else (10.0 if told.mean > 0 else 0.0)


def sure_of(first: Verdict, second: Verdict | None, played: str) -> Sure:
    """How sure it is that *played* was not the best, by what the first judge found and the second, if it was asked."""
    if first.exact:
        return "exact"
    one = _z(_stake(first)) if first.best != played else 0.0
    two = None if second is None else (_z(_stake(second)) if second.best != played else 0.0)
    large = is_decided(first) or min(first.win.mean, second.win.mean if second else 0.0) >= _LEAST
    if two is not None and min(one, two) >= 2 and large:
        return "certain"
    if two is not None and (min(one, two) >= 1 or (max(one, two) >= 2 and min(one, two) > 0)):
        return "likely"
    return "unclear"


def grade_of(verdict: Verdict, sure: Sure, sides: int, points: float = 1.0) -> Grade:
    """How large a mistake was: by victory or, where that is decided, by points. What is unclear counts as none."""
    if sure == "unclear":
        return "none"
    if is_decided(verdict):
        return _class(verdict.points.mean, tuple(limit * points for limit in BY_POINTS))
    return _class(shrunk(verdict.win, sides), BY_VICTORY)


def _class(loss: float, limits: tuple[float, ...]) -> Grade:
    names: tuple[Grade, ...] = ("none", "inaccuracy", "mistake", "blunder")
    return names[sum(loss >= limit for limit in limits)]


def is_found(verdict: Verdict, played: str) -> bool:
    """Whether the verdict is worth a second judge's look."""
    return not verdict.exact and verdict.best != played and _z(verdict.gain) >= 1


def is_settled(verdict: Verdict, sure: Sure, played: str) -> bool:
    """Whether more playouts would hardly change what is said: solved, certain, or what was played leads clearly."""
    if sure in ("exact", "certain"):
        return True
    behind = verdict.gain
    return verdict.best == played and (behind.mean <= -2 * behind.se or behind.mean <= -_LEAST)
