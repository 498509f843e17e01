"""What a seat knows of a game of Domaine, made ready for tree search."""

from __future__ import annotations

from time import thread_time

import numpy as np

from demesne.games.domaine.moves import DomaineMove
from demesne.games.domaine.state import View
from demesne.kernels.domaine.notation import move_of
from demesne.players.search.domaine.descent import TRAIL, visit
from demesne.players.search.domaine.lords import DomaineArms
from demesne.players.search.domaine.workspace import ARM, MOST_ARMS
from demesne.players.search.tree import grown, most_visited, new_tree

__all__ = ["DomaineTree"]

_VISITS = 16
"""Visits of a tree between two looks at the clock."""
_NODES = 4096


class DomaineTree(DomaineArms):
    """The tree of what may follow, as far as it was visited; nothing the seat does not know has a say."""

    def __init__(self, view: View, seed: int, daring: float, *, paranoid: bool) -> None:
        super().__init__(view, seed)
        self._daring, self._paranoid = daring, paranoid
        self._room, self._trail = np.zeros(MOST_ARMS, ARM), np.zeros(1, TRAIL)
        self._tree, self._used, self._visits = new_tree(_NODES), 1, 0

    def visit(self, count: int) -> None:
        """So many visits more."""
        self._tree = grown(self._tree, self._used + count)
        self._used = visit(
            self._start[0],
            self._state,
            self._base[0],
            self._work,
            self._room,
            self._trail[0],
            self._tree,
            self._used,
            self._seat,
            self._seed,
            self._visits,
            count,
            self._daring,
            self._softness,
            self._paranoid,
            self._out,
        )
        self._visits += count

    def visit_for(self, seconds: float) -> None:
        """As many visits as this thread makes in so many *seconds* of the processor."""
        end = thread_time() + seconds
        while thread_time() < end:
            self.visit(_VISITS)

    def best_move(self) -> DomaineMove:
        """The move that was taken most often."""
        return move_of(int(most_visited(self._tree)))
