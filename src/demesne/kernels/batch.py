"""Many games side by side in a family's kernel: one call moves in all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from demesne.games.base import Move, State
from demesne.kernels.compiler import kernel
from demesne.kernels.dice import seeded

__all__ = ["Batch", "Rules", "make_begin", "make_step"]


@dataclass(frozen=True, slots=True)
class Rules:
    """A family's compiled rules, as batches need them.

    ``begin`` and ``step`` are made by the functions of those names here; ``most`` is
    more than any position has legal actions, ``whole`` the type of an action.
    """

    begin: Callable[..., None]
    step: Callable[..., int]
    most: int
    whole: Any
    state_of: Callable[[Any], State[Any]]
    move_of: Callable[[Any, int], Move]
    action_of: Callable[[Any, Any], int]


class Batch:
    """*games* games side by side, each begun anew as soon as it is over.

    Each array has a row for each game:

    - ``records``: the position, in the family's own layout (``docs/kernels.md``), with what a seat may not know;
    - ``seats``: who is to move; chance has dealt already;
    - ``legal`` and ``counts``: the legal actions, ascending, and how many they are; what stands behind them is old;
    - ``over``: whether a game came to its end in the last step. Then ``points`` and ``ranks``, which have a column
      for each side, are those of its end, and everything else belongs to the next game.

    A game depends on the seed, its number and its actions alone: row *i* of *n* plays the games *i*, *i* + *n*, … .
    A batch is no heavier than its arrays and lets other threads run, so there may be one for each core.
    """

    def __init__(self, rules: Rules, start: Any, records: Any, sides: int, seed: int) -> None:
        games = len(records)
        self._rules, self._start, self._seed = rules, start, seed
        self.records = records
        self.numbers: NDArray[np.int64] = np.arange(games)
        self.seats: NDArray[np.int64] = np.zeros(games, np.int64)
        self.legal: NDArray[Any] = np.zeros((games, rules.most), rules.whole)
        self.counts: NDArray[np.int64] = np.zeros(games, np.int64)
        self.over: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.points: NDArray[np.int64] = np.zeros((games, sides), np.int64)
        self.ranks: NDArray[np.int64] = np.zeros((games, sides), np.int64)
        self._heads = self.numbers, self.seats, self.legal, self.counts
        rules.begin(start, records, seed, *self._heads)

    def __len__(self) -> int:
        return len(self.records)

    def step(self, actions: NDArray[Any]) -> NDArray[np.bool_]:
        """Plays an action in each game; returns ``over``. Raises ``ValueError`` for one that is not legal, in any."""
        wanted = np.asarray(actions, np.int64)
        if wanted.shape != self.counts.shape:
            raise ValueError(f"expected an action for each of {len(self)} games, not {wanted.shape}")
        ends = self.over, self.points, self.ranks
        wrong = self._rules.step(self._start, self.records, self._seed, wanted, *self._heads, *ends)
        if wrong >= 0:
            raise ValueError(f"game {wrong}: action {wanted[wrong]} is not legal; nothing was played")
        return self.over

    def mask(self, actions: int) -> NDArray[np.bool_]:
        """Which of the actions below *actions* are legal: a row for each game, a column for each action."""
        found = np.zeros((len(self), actions), np.bool_)
        listed = np.arange(self.legal.shape[1]) < self.counts[:, None]
        rows, columns = np.nonzero(listed & (self.legal < actions))
        found[rows, self.legal[rows, columns]] = True
        return found

    def state(self, row: int) -> State[Any]:
        """The position of a game as a value of the rules."""
        return self._rules.state_of(self.records[row])

    def move(self, row: int, action: int) -> Move:
        """What a legal action of a game means by the rules."""
        return self._rules.move_of(self.records[row], int(action))

    def action(self, row: int, move: Move) -> int:
        """The action of a legal move of a game."""
        return self._rules.action_of(self.records[row], move)


def make_begin(settle: Any, to_move: Any, legal: Any) -> Callable[..., None]:
    """The kernel that lays out all games of a batch."""

    @kernel
    def begin(start: Any, records: Any, seed: int, numbers: Any, seats: Any, listed: Any, counts: Any) -> None:
        for i in range(len(records)):
            records[i] = start
            records[i]["rng"] = seeded(seed, numbers[i])
            settle(records[i])
            seats[i], counts[i] = to_move(records[i]), legal(records[i], listed[i])

    return begin


def make_step(
    settle: Any, to_move: Any, legal: Any, apply: Any, score: Any, rank: Any, over: int
) -> Callable[..., int]:
    """The kernel that plays an action in all games, or in none; it returns the first game whose action is illegal."""

    @kernel
    def step(
        start: Any,
        records: Any,
        seed: int,
        actions: Any,
        numbers: Any,
        seats: Any,
        listed: Any,
        counts: Any,
        ended: Any,
        points: Any,
        ranks: Any,
    ) -> int:
        for i in range(len(records)):
            low, high = 0, counts[i]
            while low < high:
                middle = (low + high) // 2
                if listed[i, middle] < actions[i]:
                    low = middle + 1
                else:
                    high = middle
            if low == counts[i] or listed[i, low] != actions[i]:
                return i
        for i in range(len(records)):
            apply(records[i], actions[i])
            settle(records[i])
            ended[i] = to_move(records[i]) == over
            if ended[i]:
                score(records[i], points[i])
                rank(records[i], ranks[i])
                numbers[i] += len(records)
                records[i] = start
                records[i]["rng"] = seeded(seed, numbers[i])
                settle(records[i])
            seats[i], counts[i] = to_move(records[i]), legal(records[i], listed[i])
        return -1

    return step
