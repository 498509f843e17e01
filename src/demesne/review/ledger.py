"""Luck separated from skill: a ledger of differences of values, which adds up to the result exactly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise, starmap
from math import inf, sqrt
from operator import eq
from typing import Any

import numpy as np
from numpy.typing import NDArray

from demesne.games.base import Seat
from demesne.review.bank import CHOOSING, Bank, pulled, stakes

__all__ = ["DEPTH", "Estimate", "Ledger", "Margin", "Values", "estimate", "like", "values_of"]

DEPTH = 1
"""How far the quick player of the ledger looks."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its standard error: 0 for what is exact, infinite for what was measured only once."""

    mean: float
    se: float = 0.0


@dataclass(frozen=True, slots=True)
class Ledger:
    """Where a side's result comes from: ``start + luck + own + others = result``.

    ``start`` is the even share, and ``seat`` what is added to it by where the side sits: in a game whose seats
    are drawn, the sides begin alike. ``others`` is what each other seat did for or to the side.
    """

    start: float
    seat: float
    luck: Estimate
    own: Estimate
    others: dict[Seat, Estimate]
    result: float


@dataclass(frozen=True, slots=True)
class Margin:
    """How many points a side has more than the best other one, *against*: ``luck + own + others = result``.

    All begin alike, so nothing is due to the start. ``own`` is what the side's choices did to both of them,
    ``others`` what those of all other seats did.
    """

    against: int
    luck: Estimate
    own: Estimate
    others: Estimate
    result: float


@dataclass(frozen=True, slots=True)
class Values:
    """The values of a story's positions by playouts of each: ``[position, playout, kind, side]``."""

    bank: Bank
    told: NDArray[Any]
    still: tuple[bool, ...]
    """By event, whether it certainly changes nothing: it is what the quick player would have done."""

    @property
    def means(self) -> NDArray[Any]:
        """``[position, kind, side]``, the position before each event and the last one."""
        return self.told.mean(1)

    @property
    def errors(self) -> NDArray[Any]:
        """The standard error of each of the means."""
        count = self.told.shape[1]
        if count > 1:
            return self.told.std(1, ddof=1) / sqrt(count)
        unknown = np.full_like(self.means, inf)
        unknown[-1] = unknown[0, 0] = 0.0  # the end, and that all begin with the same share, are certain
        return unknown

    def ledgers(self, kind: int) -> tuple[Ledger, ...]:
        """The ledger of each side, for victory (0), lead (1) or points (2)."""
        return tuple(self._ledger(kind, side) for side in range(self.told.shape[-1]))

    def margins(self) -> tuple[Margin, ...]:
        """For each side, where the points come from that it has more than the best other one."""
        return tuple(map(self._margin, range(self.told.shape[-1])))

    def _margin(self, side: int) -> Margin:
        events, sides = self.bank.story.events, self.bank.story.outcome.sides
        other = self.bank.story.rival(side)
        apart = self.told[:, :, 2, side] - self.told[:, :, 2, other]
        changes = apart[1:] - apart[:-1]
        by = ["luck" if e.seat is None else "own" if e.seat in sides[side].seats else "others" for e in events]
        luck, own, others = (
            self._estimate([i for i, each in enumerate(by) if each == kind], changes)
            for kind in ("luck", "own", "others")
        )
        return Margin(other, luck, own, others, float(apart[-1].mean()))

    def _ledger(self, kind: int, side: int) -> Ledger:
        events, seats = self.bank.story.events, self.bank.story.outcome.sides[side].seats
        by = {seat: self._sum(kind, side, seat) for seat in sorted({e.seat for e in events if e.seat is not None})}
        # A partner's choices are the side's own.
        partners = [i for i, event in enumerate(events) if event.seat in seats]
        own, others = self._over(partners, kind, side), {s: e for s, e in by.items() if s not in seats}
        means = self.means[:, kind, side]
        return Ledger(float(means[0]), 0.0, self._sum(kind, side, None), own, others, float(means[-1]))

    def _sum(self, kind: int, side: int, seat: Seat | None) -> Estimate:
        events = self.bank.story.events
        return self._over([i for i, event in enumerate(events) if event.seat == seat], kind, side)

    def _over(self, which: list[int], kind: int, side: int) -> Estimate:
        """What the events *which* change together; paired, since neighbours share their noise."""
        return self._estimate(which, self.told[1:, :, kind, side] - self.told[:-1, :, kind, side])

    def _estimate(self, which: list[int], changes: NDArray[Any]) -> Estimate:
        """What *which* of the *changes*, ``[event, playout]``, come to."""
        return estimate(changes[which].sum(0), exact=all(self.still[i] for i in which))


def estimate(told: NDArray[Any], *, exact: bool = False) -> Estimate:
    """The mean of what playouts told, and its standard error: infinite for a single one, unless it is *exact*.

    >>> estimate(np.array([1.0, 3.0])), estimate(np.array([1.0])), estimate(np.array([1.0]), exact=True)
    (Estimate(mean=2.0, se=1.0), Estimate(mean=1.0, se=inf), Estimate(mean=1.0, se=0.0))
    """
    if len(told) == 1:
        return Estimate(float(told[0]), 0.0 if exact else inf)
    return Estimate(float(told.mean()), float(told.std(ddof=1)) / sqrt(len(told)))


def like(bank: Bank) -> tuple[int, ...]:
    """For the position before each event, and the last one, the ply of a position that has the same playouts.

    A choice that the quick player would have made itself changes nothing.
    """
    story, same = bank.story, [0]
    for event in story.events:
        before, move = story.states[event.first], story.moves[event.first]
        usual = event.seat is not None and bank.judge.usual(before, DEPTH) == move
        over = event.last + 1 == len(story.moves)
        same.append(same[-1] if usual and not over else event.last + 1)
    return tuple(same)


def _trusts(bank: Bank) -> Iterator[float]:
    """How far the position before each event and the last one are trusted.

    After a deal, as far as before it: if it were more or less, luck would not be 0 on average.
    """
    story = bank.story
    trust = bank.judge.trust(story.states[0])
    yield trust
    for event in story.events:
        if event.last + 1 == len(story.moves):
            trust = 1.0
        elif event.kind == "choice":
            trust = bank.judge.trust(story.states[event.last + 1])
        yield trust


def values_of(bank: Bank, same: tuple[int, ...], count: int) -> Values:
    """The values by *count* playouts of each position."""
    ends = (stakes(bank.ends((ply, ""), DEPTH, CHOOSING, count)) for ply in same)
    trusts = tuple(_trusts(bank))
    told = np.stack([pulled(each, trust) for each, trust in zip(ends, trusts, strict=True)])
    # The sides begin alike: what playouts say about a single side would be the same error in every game.
    told[0] = told[0].mean(-1, keepdims=True)
    alike = starmap(eq, pairwise(zip(same, trusts, strict=True)))
    return Values(bank, told, tuple(at > 0 and each for at, each in enumerate(alike)))
