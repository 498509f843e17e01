"""Flat Monte Carlo on the pure rules, for games that have no kernel: far slower, but it needs no knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from demesne.games.base import Observation, Outcome, Seat, State, Turn
from demesne.players.search.halving import Tally

__all__ = ["PureSearch", "gain_of"]

_TEMPERATURE = 8.0
_LONGEST = 5000
"""Plies after which a playout that does not end is stopped."""


class PureSearch(Tally):
    """The legal moves of a seat, each played on at random in positions that the seat could be in.

    >>> from demesne.games.registry import GAMES, make_game
    >>> state = make_game(min(GAMES), 2).new_state()
    >>> while isinstance(state.to_move, Turn):
    ...     state = state.apply(state.legal_moves()[0])
    >>> search = PureSearch(state.observe(state.to_move), seed=1)
    >>> search.move(search.count - 1) == state.legal_moves()[-1]  # the moves are its candidates
    True
    """

    def __init__(self, observation: Observation[Any], seed: int, temperature: float | None = None) -> None:
        self._observation, self._moves, self._seed = observation, observation.legal_moves(), seed
        self._temperature = temperature or _TEMPERATURE
        super().__init__(np.zeros(len(self._moves)))

    def play(self, alive: Sequence[int], first: int, count: int) -> None:
        """Playout number k begins in the same position whichever move is tried."""
        self.spent += len(alive) * count
        for k in range(first, first + count):
            for i in alive:
                self._gains[i] += gain_of(self._end(i, k), self._observation.seat, self._temperature)

    def leads(self, alive: Sequence[int], first: int, count: int) -> NDArray[np.float64]:
        """Leads in points: a row for each of *count* playouts from number *first* on, a column for each one *alive*."""
        seat = self._observation.seat
        rows = [[_lead(self._end(i, k), seat) for i in alive] for k in range(first, first + count)]
        return np.array(rows, np.float64)

    def _end(self, candidate: int, number: int) -> Outcome | None:
        """How playout *number* ends with *candidate*."""
        rng = Random((self._seed << 32) + number)
        return _ended(self._observation.resample(rng).apply(self._moves[candidate]), rng)

    def move(self, candidate: int) -> Any:
        """The move with this number."""
        return self._moves[candidate]


def _ended(state: State[Any], rng: Random) -> Outcome | None:
    """The outcome of a game that goes on at random; ``None`` for one that does not end."""
    for _ in range(_LONGEST):
        if state.to_move is Turn.OVER:
            break
        moves = state.legal_moves()
        chance = state.to_move is Turn.CHANCE
        state = state.apply(rng.choices(moves, state.weights())[0] if chance else rng.choice(moves))
    return state.outcome()


def gain_of(outcome: Outcome | None, seat: Seat, temperature: float) -> float:
    """What an outcome is worth to *seat*, from 0 to 1: half for winning, divided if it is shared, half for the lead.

    A lead counts as the chance of winning that it implies; the higher the *temperature*,
    the less sharply. A game that did not end is worth as much as a shared one.

    >>> gain_of(None, 0, 8.0)
    0.5
    """
    if outcome is None:
        return 0.5
    winners = sum(side.rank == 1 for side in outcome.sides)
    won = 1 / winners if outcome.side_of(seat).rank == 1 else 0.0
    return won / 2 + 0.5 / (1 + exp(-max(-700.0, _lead(outcome, seat) / temperature)))


def _lead(outcome: Outcome | None, seat: Seat) -> int:
    """By how many points the side of *seat* is ahead of the best other one; nobody leads in a game that did not end."""
    if outcome is None:
        return 0
    own = outcome.side_of(seat)
    others = [side.sheet.total for side in outcome.sides if side is not own]
    return own.sheet.total - max(others, default=own.sheet.total)
