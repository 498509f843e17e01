"""Tree search: playouts that also choose better and better in the turns right after the decision."""

from __future__ import annotations

from random import Random
from typing import Any

from demesne.games.base import Observation
from demesne.games.domaine.state import View as DomaineView
from demesne.games.queendomino.state import State

__all__ = ["TreePlayer"]

_PLAYOUTS = "1000"
_GAIN = 0.1
"""What a point of daring is worth where gains lie between 0 and 1."""


class TreePlayer:
    """Takes the choice that was visited most, within ``playouts`` or ``seconds`` of the processor.

    In Kingdomino laying and claiming share the budget of one decision, half each.
    ``daring`` is how many points the doubt about a branch counts; with ``paranoid=1``
    the others are expected to keep the lead small, else to look for their own.
    """

    def __init__(
        self, rng: Random, playouts: str = _PLAYOUTS, seconds: str = "", daring: str = "6", paranoid: str = ""
    ) -> None:
        self._rng = rng
        self._playouts, self._seconds = int(playouts), float(seconds or 0)
        self._daring, self._paranoid = float(daring), bool(paranoid)

    def decide(self, observation: Observation[Any]) -> Any:
        moves = observation.legal_moves()
        if len(moves) == 1:
            return moves[0]
        from demesne.players.search.queendomino.endgame import sure_move

        if (sure := sure_move(observation)) is not None:
            return sure
        tree, share = self._tree(observation)
        if self._seconds:
            tree.visit_for(share * self._seconds)
        else:
            tree.visit(max(1, int(share * self._playouts)))
        return tree.best_move()

    def _tree(self, observation: Observation[Any]) -> tuple[Any, float]:
        """The tree of what may follow, made ready, and the share of the budget for it."""
        seed = self._rng.getrandbits(40)
        if isinstance(observation, DomaineView):
            from demesne.players.search.domaine.lord_tree import DomaineTree

            return DomaineTree(observation, seed, _GAIN * self._daring, paranoid=self._paranoid), 1.0
        from demesne.players.search.queendomino.roots import KingdomTree

        state = observation.resample(self._rng)
        assert isinstance(state, State)
        tree = KingdomTree(state, seed, self._daring, paranoid=self._paranoid)
        return tree, 1.0 if state.rules.town else 0.5
