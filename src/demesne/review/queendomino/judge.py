"""The judge of the Queendomino family: positions of the rules played out by the compiled quick player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from demesne.games.base import Seat, Turn
from demesne.games.queendomino.game import QueendominoGame
from demesne.games.queendomino.moves import QueendominoMove
from demesne.games.queendomino.state import State
from demesne.kernels.queendomino.layout import ROWS, SIDES, TERRAIN_NAMES
from demesne.kernels.queendomino.notation import move_of
from demesne.kernels.queendomino.packing import new_records, pack
from demesne.players.queendomino.search.candidates import list_choices
from demesne.players.queendomino.search.endgame import is_near, solve
from demesne.players.queendomino.search.policy import choose
from demesne.players.queendomino.search.workspace import (
    CANDIDATE,
    MOST_CANDIDATES,
    PLAIN,
    WITH_TOWN,
    new_workspace,
)
from demesne.review.family import LIKE_GREEDY, LIKE_SEARCH
from demesne.review.queendomino.values import measure

__all__ = ["QueendominoJudge"]

_MOST = 10
"""Placements that are tried; of all else, every move."""
_FAR = 4
"""For how many placements the models of other players consider the next domino, too."""


class QueendominoJudge:
    """Values positions of *game*. Not thread-safe."""

    rows = ("wealth", *(terrain.value for terrain in TERRAIN_NAMES), "queen", "buildings", "bonuses")
    hides = False

    def __init__(self, game: QueendominoGame) -> None:
        self._rules = game.rules
        self._records, self._ranks = new_records(2), np.zeros(SIDES, np.int32)
        self._works: dict[int, Any] = {}
        self._candidates = np.zeros(MOST_CANDIDATES, CANDIDATE)
        self._warm(game.new_state())

    def _warm(self, state: State) -> None:
        """Compiles or loads all of it before time counts."""
        while state.to_move is Turn.CHANCE:
            state = state.apply(state.legal_moves()[0])
        self.measure(state, 1, 0, 1)
        self.usual(state, 1)
        self.others(state)
        solve(state, nodes=0)

    def measure(
        self,
        state: State,
        depth: int,
        first: int,
        count: int,
        eyes: Seat | None = None,  # noqa: ARG002 - nothing is hidden
    ) -> NDArray[Any]:
        self._pack(state)
        ends = np.zeros((count, 2 + ROWS, SIDES))
        measure(self._records[0], self._records[1:], self._work(depth), self._ranks, first, ends)
        return ends[:, :, : len(state.sides)]

    def reveal(self, moves: Sequence[QueendominoMove]) -> None:
        """Does nothing: nothing is hidden."""

    def meet(self, states: Sequence[State], moves: Sequence[QueendominoMove]) -> None:
        """Does nothing: all seats are taken to be the same quick player."""

    def trust(self, state: State) -> float:  # noqa: ARG002 - chances come true as they are shown
        return 1.0

    def usual(self, state: State, depth: int) -> QueendominoMove:
        self._pack(state)
        return move_of(self._records[0], int(choose(self._records[0], self._work(depth)[0])))

    def others(self, state: State) -> Sequence[QueendominoMove]:
        self._pack(state)
        found = int(list_choices(self._records[0], self._work(1)[0], self._candidates, False))  # noqa: FBT003 - a kernel
        listed = self._candidates[:found]
        order = np.argsort(-listed["prior"], kind="stable")
        moves = [move_of(self._records[0], int(listed[i]["action"])) for i in order]
        return moves[:_MOST] if str(moves[0]).startswith("place") else moves

    def best(self, state: State) -> QueendominoMove | None:
        return solve(state) if is_near(state) else None

    def _pack(self, state: State) -> None:
        pack(state, self._records[0])

    def _work(self, depth: int) -> Any:
        if depth not in self._works:
            self._works[depth] = work = new_workspace(town=bool(self._rules.town))
            work[0]["depths"][:] = depth if depth > 0 else _FAR
            if depth == LIKE_GREEDY:
                work[0]["weights"][:] = PLAIN
            elif depth == LIKE_SEARCH and self._rules.town:
                work[0]["weights"][:] = WITH_TOWN
        return self._works[depth]
