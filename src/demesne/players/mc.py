"""Flat Monte Carlo: every choice is played out many times by quick players; the best on average is taken."""

from __future__ import annotations

from random import Random
from typing import Any

from demesne.games.base import Observation
from demesne.games.domaine.state import View as DomaineView
from demesne.games.queendomino.state import State

__all__ = ["MonteCarloPlayer"]

_PLAYOUTS = "1000"
"""Playouts for a decision when nothing is asked for."""


class MonteCarloPlayer:
    """Takes the choice that sequential halving finds, within ``playouts`` or ``seconds`` of the processor.

    In Kingdomino laying and claiming share the budget of one decision, half each.
    With ``soft`` above 0 a lead counts as the chance of winning it stands for, the
    less sharply the larger ``soft`` is.
    Where the end is near enough to be solved, nothing is left to chance.
    """

    def __init__(self, rng: Random, playouts: str = _PLAYOUTS, seconds: str = "", soft: str = "") -> None:
        self._rng = rng
        self._playouts, self._seconds = int(playouts), float(seconds or 0)
        self._softness = float(soft) if soft else None

    def decide(self, observation: Observation[Any]) -> Any:
        moves = observation.legal_moves()
        if len(moves) == 1:
            return moves[0]
        from demesne.players.search.halving import Playouts, Seconds, best_arm
        from demesne.players.search.queendomino.endgame import sure_move

        if (sure := sure_move(observation)) is not None:
            return sure
        arms, share = self._arms(observation)
        budget = Seconds(share * self._seconds) if self._seconds else Playouts(max(1, int(share * self._playouts)))
        return arms.move(best_arm(arms, budget))

    def _arms(self, observation: Observation[Any]) -> tuple[Any, float]:
        """What the seat may choose between, made ready, and the share of the budget for it."""
        seed = self._rng.getrandbits(40)
        if isinstance(observation, DomaineView):
            from demesne.players.search.domaine.lords import DomaineArms

            return DomaineArms(observation, seed, 8.0 if self._softness is None else self._softness), 1.0
        from demesne.players.search.queendomino.roots import KingdomArms

        state = observation.resample(self._rng)
        assert isinstance(state, State)
        return KingdomArms(state, seed, self._softness or 0.0), 1.0 if state.rules.town else 0.5
