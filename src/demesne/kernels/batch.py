"""Many games side by side in a family's kernel: one call moves in all of them."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, SupportsIndex, SupportsInt

import numpy as np
from numpy.typing import NDArray

from demesne.games.base import Move, State, Turn
from demesne.kernels.rules import CompiledRules, legal_action
from demesne.kernels.sight import Sight

__all__ = ["Batch"]


class Batch:
    """*games* games side by side, each begun anew as soon as it is over unless *renew* is false.

    Each array has a row for each game:

    - ``records``: the position, in the family's own layout (``docs/kernels.md``), with what a seat may not know;
    - ``seats``: who is to move; chance has dealt already;
    - ``legal`` and ``counts``: the legal actions, ascending, and how many they are; what stands behind them is old;
    - ``over``: whether a game came to its end in the last step. Then ``points`` and ``ranks``, which have a column
      for each side, are those of its end, and everything else belongs to the next game.

    Where games are not begun anew, one that is over stays so: nobody is to move (its seat is -2), nothing is legal,
    and what ``step`` is given for it is ignored.

    A game depends on its rules, the seed, its number and its actions alone. Row *i* of *n* plays the games *i*,
    *i* + *n*, … .
    A batch is no heavier than its arrays and lets other threads run, so there may be one for each core.
    """

    def __init__(self, each: Sequence[CompiledRules], games: int, seed: int, renew: bool) -> None:
        """Row *i* is played by the rules at *i* in *each*, over and over; their sights are the same."""
        self._rules = rules = each[0]
        self._starts, self.records = rules.new_records(games), rules.new_records(games)
        self._each, self._seed, self._renew = [each[row % len(each)] for row in range(games)], _in_a_word(seed), renew
        for row, own in enumerate(self._each):
            self._starts[row] = own.start
        self.numbers: NDArray[np.int64] = np.arange(games)
        self.seats: NDArray[np.int64] = np.zeros(games, np.int64)
        self.legal: NDArray[Any] = np.zeros((games, rules.most), rules.whole)
        self.counts: NDArray[np.int64] = np.zeros(games, np.int64)
        self.over: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.points: NDArray[np.int64] = np.zeros((games, rules.sides), np.int64)
        self.ranks: NDArray[np.int64] = np.zeros((games, rules.sides), np.int64)
        self._heads = self.numbers, self.seats, self.legal, self.counts
        rules.sweeps.begin(self._starts, self.records, self._seed, *self._heads)

    def __len__(self) -> int:
        return len(self.records)

    def step(self, actions: NDArray[Any]) -> NDArray[np.bool_]:
        """Plays an action in each game; returns ``over``. Raises ``ValueError`` for one that is not legal, in any."""
        wanted, rules = self._one_each(actions), self._rules
        ends = self.over, self.points, self.ranks
        wrong = rules.sweeps.step(self._starts, self.records, self._seed, self._renew, wanted, *self._heads, *ends)
        if wrong >= 0:
            raise ValueError(f"game {wrong}: action {wanted[wrong]} is not legal; nothing was played")
        return self.over

    def _one_each(self, numbers: NDArray[Any]) -> NDArray[np.int64]:
        """*numbers* as whole numbers, one for each game. Raises ``ValueError``."""
        given = np.asarray(numbers)
        if given.shape != self.counts.shape:
            raise ValueError(f"expected a number for each of {len(self)} games, not an array of shape {given.shape}")
        if given.dtype.kind not in "iu":
            raise ValueError(f"expected whole numbers, not {given.dtype}")
        return given.astype(np.int64)

    # --- what a network takes and gives ---------------------------------------------------

    @property
    def columns(self) -> int:
        """How many columns the mask has."""
        return self._rules.columns

    def mask(self) -> NDArray[np.bool_]:
        """Which actions are legal: a row for each game, a column for each action, the same in every position."""
        table = np.zeros((len(self), self.columns), np.bool_)
        self._rules.sweeps.mask(self.records, self.legal, self.counts, table)
        return table

    def actions_at(self, columns: NDArray[Any]) -> NDArray[np.int64]:
        """The legal action in the given column of each game's mask, for ``step``. Raises ``ValueError`` for another."""
        wanted = self._one_each(columns)
        found = np.zeros(len(self), np.int64)
        wrong = self._rules.sweeps.find(self.records, self.legal, self.counts, wanted, found)
        if wrong >= 0:
            raise ValueError(f"game {wrong}: nothing legal has column {wanted[wrong]}")
        return found

    def columns_of(self, actions: NDArray[Any]) -> NDArray[np.int64]:
        """The column of a legal action of each game, -1 where the game is over. Raises ``ValueError`` for another."""
        wanted = self._one_each(actions)
        columns = np.zeros(len(self), np.int64)
        wrong = self._rules.sweeps.place(self.records, self.legal, self.counts, wanted, columns)
        if wrong >= 0:
            raise ValueError(f"game {wrong}: action {wanted[wrong]} is not legal")
        return columns

    @property
    def sight(self) -> Sight:
        """What ``observe`` tells: the names of the planes and facts, and the size of a plane."""
        return self._rules.sight

    def observe(self, seats: NDArray[Any] | None = None) -> tuple[NDArray[np.uint8], NDArray[np.int16]]:
        """What a seat of each game knows, as numbers: by default the seat to move, or seat 0 of a game that is over.

        Returns planes (games, planes, columns, rows) and facts (games, facts), new at each call; ``sight`` names them.
        Raises ``ValueError`` for anything but one seat of each game.
        """
        sight, games, most = self.sight, len(self), self._rules.seats
        eyes = np.maximum(self.seats, 0) if seats is None else self._one_each(seats)
        if (eyes < 0).any() or (eyes >= most).any():
            raise ValueError(f"expected one of the seats 0 to {most - 1} for each of {games} games")
        planes = np.zeros((games, len(sight.planes), sight.columns, sight.rows), np.uint8)
        facts = np.zeros((games, len(sight.facts)), np.int16)
        self._rules.sweeps.observe(self.records, eyes, planes, facts)
        return planes, facts

    # --- as values of the rules -----------------------------------------------------------

    def state(self, row: SupportsIndex) -> State[Any]:
        """The position of a game as a value of the rules. Raises ``IndexError`` where there is no such row."""
        at = self._at(row)
        return self._each[at].state_of(self.records[at])

    def _at(self, row: SupportsIndex) -> int:
        try:
            return range(len(self))[row]
        except IndexError:
            raise IndexError(f"{row} is no row of {len(self)}: they are counted from 0") from None

    def play_on(self, row: SupportsIndex, state: State[Any], seed: SupportsIndex | None = None) -> None:
        """The game in *row* is played on from *state*, with chance from *seed*, by default the batch's.

        When it is over, the row goes on as ever. Raises ``ValueError`` if that is over already, or of other rules.
        """
        at = self._at(row)
        if state.observe(0).rules != self.state(at).observe(0).rules:
            raise ValueError(f"game {at} has other rules than this position")
        if state.to_move is Turn.OVER:
            raise ValueError("this game is over")
        begun, one = self._rules.new_records(1), slice(at, at + 1)
        self._rules.pack(state, begun[0])
        luck = self._seed if seed is None else _in_a_word(index(seed))
        self._rules.sweeps.begin(begun, self.records[one], luck, *(each[one] for each in self._heads))
        self.over[at] = False

    def move(self, row: SupportsIndex, action: SupportsInt) -> Move:
        """What a legal action of a game means by the rules. Raises ``ValueError`` for any other."""
        at = self._at(row)
        if action not in self.legal[at, : self.counts[at]]:
            raise ValueError(f"game {at}: action {action} is not legal")
        return self._rules.move_of(self.records[at], int(action))

    def action(self, row: SupportsIndex, move: Move) -> int:
        """The action of a legal move of a game. Raises ``ValueError`` for any other."""
        at = self._at(row)
        return legal_action(self._rules, self.records[at], self.legal[at, : self.counts[at]], move)


def _in_a_word(seed: int) -> int:
    """Kernels take 64 bits of a seed, with a sign."""
    return (seed + 2**63) % 2**64 - 2**63
