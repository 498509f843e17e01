"""Flat Monte Carlo: every candidate is played out again and again, each time with the same luck for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from demesne.kernels.compiler import kernel
from demesne.players.family import Kernel, Root, Thinking
from demesne.players.search.halving import Tally

__all__ = ["FlatSearch", "playouts_of"]


@cache
def playouts_of(family: Thinking) -> Kernel:
    """The kernel that plays out candidates, compiled for *family*.

    >>> from demesne.players.registry import FAMILIES
    >>> thinking = FAMILIES[min(FAMILIES)].thinking()
    >>> playouts_of(thinking) is playouts_of(thinking)  # made once
    True
    """
    determinize, take, play_out, count_end, gain = (
        family.determinize,
        family.take,
        family.play_out,
        family.count,
        family.gain,
    )

    @kernel
    def try_candidates(room: Any, tried: Any, alive: Any, first: int, count: int, sums: Any) -> None:
        """Plays out each candidate in *alive* *count* times, from playout *first* on, and adds its gains to *sums*.

        Playout number k deals the same to every candidate.
        """
        for k in range(first, first + count):
            for i in alive:
                determinize(room, k)
                take(room, tried[i])
                play_out(room)
                count_end(room)
                sums[i] += gain(room, room["side"])

    return try_candidates


class FlatSearch(Tally):
    """The candidates at *root*, the most promising first, and what each has gained so far.

    >>> from random import Random
    >>> from demesne.games.base import Turn
    >>> from demesne.games.registry import GAMES, make_game
    >>> from demesne.players.registry import family_of
    >>> rng, state = Random(1), make_game(min(GAMES), 2).new_state()
    >>> while isinstance(state.to_move, Turn):
    ...     state = state.apply(rng.choice(state.legal_moves()))
    >>> thinking = family_of(min(GAMES)).thinking()
    >>> root = thinking.root(state.observe(state.to_move), 1)
    >>> search = FlatSearch(thinking, root)
    >>> search.play([0, 1], first=0, count=3)
    >>> search.spent, search.move(0) in state.legal_moves()
    (6, True)
    """

    def __init__(self, family: Thinking, root: Root, temperature: float | None = None) -> None:
        self._room, self._move, self._try = root.room[0], root.move, playouts_of(family)
        temperature = family.temperature if temperature is None else temperature
        self._room["temperature"] = temperature
        listed = self._room["candidates"][: family.list_candidates(self._room)]
        self._tried = listed[np.argsort(-listed["prior"], kind="stable")][: root.most]
        super().__init__(family.credit(self._tried["prior"], temperature))

    def play(self, alive: Sequence[int], first: int, count: int) -> None:
        self.spent += len(alive) * count
        self._try(self._room, self._tried, np.array(alive, np.int64), first, count, self._gains)

    def leads(self, alive: Sequence[int], first: int, count: int) -> NDArray[np.float64]:
        """Leads in points: a row for each of *count* playouts from number *first* on, a column for each one *alive*."""
        room, tried = self._room.copy(), np.array(alive, np.int64)
        room["temperature"] = 0.0
        rows = np.zeros((count, self.count))
        for row in range(count):
            self._try(room, self._tried, tried, first + row, 1, rows[row])
        return rows[:, tried]

    def move(self, candidate: int) -> Any:
        """The move that *candidate* begins with."""
        return self._move(int(self._tried[candidate]["action"]))
