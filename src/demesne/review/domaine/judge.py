"""The judge of Domaine: positions of the rules played out by the compiled quick player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from demesne.games.base import Seat, Turn
from demesne.games.domaine.game import DomaineGame
from demesne.games.domaine.moves import DomaineMove
from demesne.games.domaine.scoring import ROWS
from demesne.games.domaine.state import State
from demesne.kernels.domaine.layout import COLOURS, MOST_LEGAL
from demesne.kernels.domaine.notation import move_of
from demesne.kernels.domaine.packing import new_records, pack
from demesne.players.domaine.search.candidates import list_choices, prepare
from demesne.players.domaine.search.workspace import CANDIDATE, MOST_CANDIDATES, PLAIN, TUNED, new_workspace
from demesne.review.domaine.values import measure
from demesne.review.family import LIKE_GREEDY, LIKE_SEARCH

__all__ = ["DomaineJudge"]

_MOST = 12
"""Moves that are tried."""
_WEIGHTS = {1: TUNED, 4: np.sqrt(PLAIN * TUNED), LIKE_GREEDY: PLAIN, LIKE_SEARCH: TUNED}
"""Those of the two judges, and of who resembles other players."""
_PATIENCE = 10
"""Turns without a draw that a quick player has, for it would sell and buy back for ever."""


class DomaineJudge:
    """Values positions of *game*. Not for two threads at once.

    The first judge plays as was found best by playing, the second one halfway between that and greedy.
    """

    rows: tuple[str, ...] = ROWS
    hides = True

    def __init__(self, game: DomaineGame) -> None:
        self._seats = game.seats
        self._records, self._prepared, self._work = new_records(2), new_workspace(), new_workspace()
        self._out = np.zeros(MOST_LEGAL, np.int64)
        self._candidates = np.zeros(MOST_CANDIDATES, CANDIDATE)
        self._warm(game.new_state())

    def _warm(self, state: State) -> None:
        """Has all of it compiled, or loaded, before time counts."""
        while state.to_move is Turn.CHANCE:
            state = state.apply(state.legal_moves()[0])
        self.measure(state, 1, 0, 1)
        self.usual(state, 1)
        self.others(state)

    def measure(self, state: State, depth: int, first: int, count: int, eyes: Seat | None = None) -> NDArray[Any]:
        self._prepare(state, depth)
        ends = np.zeros((count, 2 + len(ROWS), COLOURS))
        knower = -1 if eyes is None else eyes
        measure(self._records[0], self._records[1:], self._prepared, self._work, self._out, knower, first, ends)
        return ends[:, :, : self._seats]

    def usual(self, state: State, depth: int) -> DomaineMove | None:  # noqa: ARG002 - no judge has a choice
        """What cannot be helped alone: each playout has another mood, so that nothing else is done in all of them."""
        moves = state.legal_moves()
        return moves[0] if len(moves) == 1 else None

    def others(self, state: State) -> Sequence[DomaineMove]:
        self._prepare(state, 1)
        found = int(list_choices(self._records[0], self._prepared[0], self._candidates, self._out))
        listed = self._candidates[:found]
        order = np.argsort(-listed["prior"], kind="stable")
        return tuple(dict.fromkeys(move_of(int(listed[i]["action"])) for i in order))[:_MOST]

    def best(self, state: State) -> DomaineMove | None:  # noqa: ARG002 - none can be solved
        """Hands are hidden: no end is solved."""
        return None

    def _prepare(self, state: State, depth: int) -> None:
        """The position as a record, and the plans of a player who looks so far."""
        start, work = self._records[0], self._prepared[0]
        pack(state, start)
        if start["rules"]["patience"] < 0:
            start["rules"]["patience"] = _PATIENCE
        self._prepared[0] = new_workspace()[0]
        work["weights"][:] = _WEIGHTS[depth]
        prepare(start, work)
