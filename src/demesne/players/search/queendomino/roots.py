"""A position of the Queendomino family made ready for thinking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from time import thread_time
from typing import Any

import numpy as np

from demesne.games.queendomino.moves import QueendominoMove
from demesne.games.queendomino.state import State
from demesne.kernels.queendomino.notation import move_of
from demesne.kernels.queendomino.packing import new_records, pack
from demesne.players.search.halving import Tally
from demesne.players.search.queendomino.arms import list_arms
from demesne.players.search.queendomino.descent import visit
from demesne.players.search.queendomino.playouts import try_arms
from demesne.players.search.queendomino.workspace import MOST_ARMS, new_workspace
from demesne.players.search.tree import grown, most_visited, new_tree

__all__ = ["KingdomArms", "KingdomTree"]

_VISITS = 16
"""Visits of a tree between two looks at the clock."""
_NODES = 4096
_DEPTH = 4
"""In playouts the side that decides thinks so many placements through."""
_TRUST = 30.0
"""A quick look at an arm counts as much as so many playouts."""


class _Root:
    """The position, a record to play in, and a workspace for the seat to move."""

    def __init__(self, state: State, seed: int) -> None:
        self._start, self._state = new_records(), new_records()
        self._work = new_workspace(town=state.rules.town, thinker=state.side)
        pack(state, self._start[0])
        self._side, self._seed = state.side, seed
        self._work[0]["depths"][state.side] = _DEPTH
        if not state.rules.town:
            self._work[0]["styles"][:] = 1
            self._work[0]["styles"][state.side] = 0

    def _move(self, action: int) -> QueendominoMove:
        return move_of(self._start[0], action)


class KingdomArms(_Root, Tally):
    """The arms of the seat to move in *state*; ``gains`` are for its side."""

    def __init__(self, state: State, seed: int, softness: float, trust: float = _TRUST) -> None:
        _Root.__init__(self, state, seed)
        self._softness = softness
        self._work[0]["joint"] = 1
        self._arms, worths = self._list_arms()
        Tally.__init__(self, trust * worths * (0.25 / softness if softness else 1.0))

    def _list_arms(self) -> tuple[Any, Any]:
        """The arms, the most promising first, and what a quick look says of each, at most 0."""
        arms, worths = np.zeros((MOST_ARMS, 2), np.int16), np.zeros(MOST_ARMS)
        found = list_arms(self._start[0], self._work[0], arms, worths)
        order = np.argsort(-worths[:found], kind="stable")
        return arms[:found][order], worths[order] - worths[order[0]]

    def play(self, alive: Sequence[int], first: int, count: int) -> None:
        self.spent += len(alive) * count
        try_arms(
            self._start[0],
            self._state,
            self._work[0],
            self._arms,
            np.array(alive, np.int64),
            self._side,
            self._seed,
            first,
            count,
            self._softness,
            self._gains,
        )

    def move(self, arm: int) -> QueendominoMove:
        """The move that *arm* begins with."""
        return self._move(int(self._arms[arm, 0]))


class KingdomTree(_Root):
    """The tree of what may follow *state*, as far as it was visited."""

    def __init__(self, state: State, seed: int, daring: float, *, paranoid: bool) -> None:
        super().__init__(state, seed)
        self._daring, self._paranoid = daring, paranoid
        self._tree, self._used, self._visits = new_tree(_NODES), 1, 0

    def visit(self, count: int) -> None:
        """So many visits more."""
        self._tree = grown(self._tree, self._used + count)
        self._used = visit(
            self._start[0],
            self._state,
            self._work[0],
            self._tree,
            self._used,
            self._seed,
            self._visits,
            count,
            self._daring,
            self._paranoid,
        )
        self._visits += count

    def visit_for(self, seconds: float) -> None:
        """As many visits as this thread makes in so many *seconds* of the processor."""
        end = thread_time() + seconds
        while thread_time() < end:
            self.visit(_VISITS)

    def best_move(self) -> QueendominoMove:
        """The move that was taken most often."""
        return self._move(int(most_visited(self._tree)))
