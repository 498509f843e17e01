"""A store of playouts: each is played once, and is the same whenever it is asked for."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from demesne.games.base import Outcome, Seat, Turn
from demesne.review.family import Judge
from demesne.review.story import Story

__all__ = ["CHOOSING", "MEASURING", "Bank", "Key", "Place", "gain", "leads", "pulled", "stakes"]

Place = tuple[int, str]
"""A position: a number of plies of the record, then a move that was not made in it, or none."""
Key = tuple[Place, int, int, Seat]
"""What playouts are of: the position, how far the player looks, the first number; the seat that knows it, -1: all."""

CHOOSING: Final = 0
MEASURING: Final = 100_000
"""The first numbers of the playouts for choosing, and of those for measuring, which have none in common."""
_APART: Final = 1 << 20
"""How far apart the numbers of two seeds are."""
_TEMPERATURE: Final = 8.0


class Bank:
    """The playouts of a *story* by its *judge*, from positions of it and those beside it.

    *all_open*: whether the judge knows all cards, whoever is to move.
    """

    def __init__(self, story: Story, judge: Judge, seed: int, *, all_open: bool = False) -> None:
        self.story, self.judge, self.seed = story, judge, seed
        self.all_open = all_open
        self.kept: dict[Key, NDArray[Any]] = {}
        self._solved: dict[Place, NDArray[Any] | None] = {}

    def state(self, place: Place) -> Any:
        """The position at *place*."""
        ply, move = place
        state = self.story.states[ply]
        return state.apply(self.story.game.parse_move(move)) if move else state

    def ends(self, place: Place, depth: int, first: int, count: int, eyes: Seat | None = None) -> NDArray[Any]:
        """The ends of *count* playouts, in the judge's form, by what seat *eyes* could know or by all cards."""
        eyes = eyes if self.judge.hides else None
        key = (place, depth, first, -1 if eyes is None else eyes)
        known = self.kept.get(key)
        have = 0 if known is None else len(known)
        if have < count:
            more = self._play(self.state(place), depth, first + have, count - have, eyes)
            known = self.kept[key] = more if known is None else np.concatenate([known, more])
        assert known is not None
        return known[:count]

    def count(self, place: Place, depth: int, first: int, eyes: Seat | None = None) -> int:
        """How many playouts there are already, by what seat *eyes* could know or by all cards."""
        eyes = eyes if self.judge.hides else None
        return len(self.kept.get((place, depth, first, -1 if eyes is None else eyes), ()))

    def _play(self, state: Any, depth: int, first: int, count: int, eyes: Seat | None) -> NDArray[Any]:
        outcome = state.outcome()
        if outcome is not None:
            return np.repeat(self._told(outcome)[None], count, 0)
        return self.judge.measure(state, depth, self.seed * _APART + first, count, eyes)

    def _told(self, outcome: Outcome) -> NDArray[Any]:
        """An end in the form that playouts have."""
        first = sum(side.rank == 1 for side in outcome.sides)
        columns = []
        for side in outcome.sides:
            rows = side.sheet.points()
            columns.append([(side.rank == 1) / first, side.sheet.total, *(rows.get(row, 0) for row in self.judge.rows)])
        return np.array(columns, float).T

    def solved(self, place: Place) -> NDArray[Any] | None:
        """How the game ends when all sides do their best from *place* on, if that can be solved."""
        if place not in self._solved:
            self._solved[place] = self._solve(self.state(place))
        return self._solved[place]

    def _solve(self, state: Any) -> NDArray[Any] | None:
        while state.to_move is not Turn.OVER:
            best = None if state.to_move is Turn.CHANCE else self.judge.best(state)
            if best is None:
                return None
            state = state.apply(best)
        return self._told(state.outcome())


def leads(points: NDArray[Any]) -> NDArray[Any]:
    """How far each side, the last axis, is ahead of the best other one.

    >>> leads(np.array([30.0, 25.0, 41.0])).tolist()
    [-11.0, -16.0, 11.0]
    """
    most = [np.delete(points, side, -1).max(-1) for side in range(points.shape[-1])]
    return points - np.stack(most, -1)


def stakes(ends: NDArray[Any]) -> NDArray[Any]:
    """The share of the victory, the lead and the points of each side in *ends*: the kinds of ledgers."""
    return np.stack([ends[..., 0, :], leads(ends[..., 1, :]), ends[..., 1, :]], -2)


def pulled(told: NDArray[Any], trust: float) -> NDArray[Any]:
    """Stakes shrunk towards their mean in each playout, as far as *trust*, from 0 to 1, falls short of 1.

    >>> pulled(np.array([[1.0, 0.0], [6.0, -6.0], [20.0, 14.0]]), 0.5).tolist()
    [[0.75, 0.25], [3.0, -3.0], [18.5, 15.5]]
    """
    even = told.mean(-1, keepdims=True)
    pulled_in: NDArray[Any] = even + trust * (told - even)
    return told if trust == 1 else pulled_in


def gain(ends: NDArray[Any], side: int) -> NDArray[Any]:
    """What ends are worth to *side*, between 0 and 1: half by victory, half by how clear it is."""
    told = stakes(ends)[..., side]
    return told[..., 0] / 2 + 0.5 / (1 + np.exp(-told[..., 1] / _TEMPERATURE))
