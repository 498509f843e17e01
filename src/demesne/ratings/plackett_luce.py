"""Strengths from rankings of two or more, by the model of R. D. Luce (1959) and R. L. Plackett (1975).

Each has a strength. The winner of a game is drawn with probabilities in
proportion to the strengths, then the second among those left, and so on. ``fit``
gives the maximum-likelihood strengths; D. R. Hunter (2004) says when there is
exactly one answer.

Those who share a place are counted as every order among them, each with the
same part of a game. For two, that is the usual half a win each.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb, exp, log, log10
from statistics import fmean
from typing import TypeAlias

__all__ = ["Ranking", "Tally", "fit", "tally", "to_elo"]

Ranking: TypeAlias = tuple[tuple[str, ...], ...]
"""Ranks, best first, each with those who share it; a name may appear more than once."""

_PRECISION = 1e-9
_ROUNDS = 200
_RIDGE = 1e-9
"""Without a prior all strengths may be scaled alike; this keeps the equations solvable."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What the strengths depend on, of all that rankings say.

    ``chosen`` says how often each name was drawn from a company, ``companies`` how
    often each company was drawn from. A company is a set of names, each with how
    often it is in it.
    """

    chosen: Mapping[str, float]
    companies: Mapping[tuple[tuple[str, int], ...], float]

    @staticmethod
    def sum(tallies: Iterable[Tally]) -> Tally:
        """The sum of several tallies."""
        chosen: defaultdict[str, float] = defaultdict(float)
        companies: defaultdict[tuple[tuple[str, int], ...], float] = defaultdict(float)
        for one in tallies:
            for name, times in one.chosen.items():
                chosen[name] += times
            for company, times in one.companies.items():
                companies[company] += times
        return Tally(chosen, companies)


def tally(ranking: Ranking) -> Tally:
    """The tally of one ranking."""
    chosen: defaultdict[str, float] = defaultdict(float)
    companies: defaultdict[tuple[tuple[str, int], ...], float] = defaultdict(float)
    below = [name for place in ranking for name in place]
    for place in ranking:
        below = below[len(place) :]
        for gone in range(len(place)):
            for left in combinations(place, len(place) - gone):
                company = tuple(sorted(Counter([*left, *below]).items()))
                if len(company) < 2:
                    continue
                share = 1 / comb(len(place), gone)
                companies[company] += share
                for name in left:
                    chosen[name] += share / len(left)
    for name in {name for place in ranking for name in place}:
        chosen[name] += 0.0
    return Tally(chosen, companies)


def fit(counted: Tally, prior: float = 1.0, start: Mapping[str, float] | None = None) -> dict[str, float]:
    """The likeliest strengths by name, with a geometric mean of 1.

    *prior* is how many drawn games everybody is assumed to have played against
    somebody of strength 1. It keeps the strengths of those who always won finite;
    with 0 only the games count. *start* is where the search begins: Newton's method
    on the logarithms, in which the likelihood has a single maximum.
    """
    names = sorted(counted.chosen)
    logs = [log((start or {}).get(name, 1.0)) for name in names]
    drawn = _Drawn(names, counted, prior)
    for _ in range(_ROUNDS):
        step = _solve(*drawn.slopes(logs))
        longest = max(map(abs, step), default=0.0)
        logs = [own + move / max(1.0, longest) for own, move in zip(logs, step, strict=True)]
        if longest < _PRECISION:
            break
    middle = fmean(logs) if logs else 0.0
    return {name: exp(own - middle) for name, own in zip(names, logs, strict=True)}


class _Drawn:
    """A tally with numbers for names, made once for many steps."""

    def __init__(self, names: Sequence[str], counted: Tally, prior: float) -> None:
        place = {name: index for index, name in enumerate(names)}
        self._prior = prior
        self._chosen = [counted.chosen[name] + prior / 2 for name in names]
        self._companies = [
            (times, [(place[name], count) for name, count in company]) for company, times in counted.companies.items()
        ]

    def slopes(self, logs: Sequence[float]) -> tuple[list[list[float]], list[float]]:
        """The curvature of the likelihood (its second derivatives, negated) and its gradient at *logs*."""
        strength = [exp(own) for own in logs]
        expected = [self._prior * own / (own + 1) for own in strength]
        bend = [[0.0] * len(logs) for _ in logs]
        for index, own in enumerate(strength):
            bend[index][index] = self._prior * own / (own + 1) ** 2 + _RIDGE
        for times, company in self._companies:
            whole = sum(strength[index] * count for index, count in company)
            chances = [(index, strength[index] * count / whole) for index, count in company]
            for index, chance in chances:
                expected[index] += times * chance
                bend[index][index] += times * chance
                row = bend[index]
                for other, its in chances:
                    row[other] -= times * chance * its
        return bend, [chosen - told for chosen, told in zip(self._chosen, expected, strict=True)]


def _solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations with a positive definite matrix, by elimination."""
    count = len(right)
    for pivot in range(count):
        for below in range(pivot + 1, count):
            factor = rows[below][pivot] / rows[pivot][pivot]
            if factor:
                rows[below] = [a - factor * b for a, b in zip(rows[below], rows[pivot], strict=True)]
                right[below] -= factor * right[pivot]
    for pivot in reversed(range(count)):
        known = sum(rows[pivot][after] * right[after] for after in range(pivot + 1, count))
        right[pivot] = (right[pivot] - known) / rows[pivot][pivot]
    return right


def to_elo(strength: Mapping[str, float], names: Sequence[str]) -> list[float]:
    """The strengths of *names*, in their order, on Elo's scale: 0 for strength 1, 400 points for odds of ten to one."""
    return [400 * log10(strength[name]) for name in names]
