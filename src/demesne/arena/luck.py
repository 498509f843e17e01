"""Results corrected for luck: how much of them would be left if chance had favoured nobody.

What chance brought is 0 on average for everybody, whatever it is multiplied by, as long as the factor is found
without looking at the game that it corrects. So each deck is corrected by the factors that fit all the others best.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from demesne.arena.unit import Result
from demesne.ratings.intervals import Interval, mean_interval

__all__ = ["FEWEST", "Corrected", "Figure", "corrected", "without_luck"]

FEWEST: Final = 10
"""The fewest decks that tell how much of a result luck explains."""
_NOTHING: Final = 1e-12
_MOST: Final = 1000.0


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean over decks, each from all seats: as it was played, and corrected for luck; with their 95 % intervals.

    ``worth`` is how many times as many decks it would take to be as precise without the correction.
    """

    raw: float
    raw_ci95: Interval
    corrected: float
    ci95: Interval
    worth: float


@dataclass(frozen=True, slots=True)
class Corrected:
    """How a player did in ``decks`` whole decks: its share of victories, its lead over the best other side."""

    decks: int
    share: Figure
    margin: Figure


def corrected(players: int, games: Sequence[Sequence[Result]]) -> list[Corrected] | None:
    """How each of *players* players did, corrected for luck; ``None`` while too few decks were played from every seat.

    *games* come deck by deck, with luck measured in all of them.
    """
    decks = [games[first : first + players] for first in range(0, len(games) - players + 1, players)]
    if len(decks) < FEWEST:
        return None
    return [_corrected([[game[player] for game in deck] for deck in decks]) for player in range(players)]


def _corrected(decks: Sequence[Sequence[Result]]) -> Corrected:
    luck = np.array([[each.luck for each in deck] for deck in decks], float).mean(1)
    wins, margins = (np.array([[getattr(each, of) for each in deck] for deck in decks]) for of in ("win", "margin"))
    share = without_luck(wins.mean(1), luck[..., 0], 4)
    return Corrected(len(decks), _as_share(share), without_luck(margins.mean(1), luck[..., 1], 2))


def _as_share(figure: Figure) -> Figure:
    """*figure* without what no share can be: in few decks, a correction may lead below 0 or beyond 1."""
    raw_low, raw_high, mean, low, high = np.clip([*figure.raw_ci95, figure.corrected, *figure.ci95], 0, 1).tolist()
    return replace(figure, raw_ci95=(raw_low, raw_high), corrected=mean, ci95=(low, high))


def without_luck(results: NDArray[Any], luck: NDArray[Any], digits: int = 4) -> Figure:
    """The mean of *results*, one for each deck, corrected for *luck*, ``[deck, who measured it]``.

    >>> chance = np.array([[1.0], [-1.0]] * 6)
    >>> without_luck(2 + 3 * chance[:, 0], chance).corrected
    2.0
    """
    left = results - (_factors(results, luck) * luck).sum(1)
    before, after = float(results.var(ddof=1)), float(left.var(ddof=1))
    return Figure(
        round(float(results.mean()), digits),
        _interval(results, digits),
        round(float(left.mean()), digits),
        _interval(left, digits),
        _worth(before, after),
    )


def _worth(before: float, after: float) -> float:
    """How many times as large as *after* the variance *before* is; by rounding, even constants vary a little."""
    if before < _NOTHING:
        return 1.0
    return round(before / after, 2) if after * _MOST > before else _MOST


def _factors(results: NDArray[Any], luck: NDArray[Any]) -> NDArray[Any]:
    """What luck is multiplied by in each deck: what fits the results of all the others best, by least squares."""
    known = np.hstack([np.ones((len(luck), 1)), luck])
    squares = known[:, :, None] * known[:, None, :]
    products = known * results[:, None]
    others = squares.sum(0) - squares, products.sum(0) - products
    factors: NDArray[Any] = np.linalg.pinv(others[0], hermitian=True) @ others[1][..., None]
    return factors[:, 1:, 0]


def _interval(values: NDArray[Any], digits: int) -> Interval:
    low, high = mean_interval(values.tolist())
    return round(low, digits), round(high, digits)
