"""A sensible beginner: takes the points it sees and keeps room for more.

It looks one move ahead, with what everybody at the table can see.
"""

from __future__ import annotations

from random import Random
from typing import Any

from demesne.games.base import Observation
from demesne.games.domaine.state import View
from demesne.games.queendomino.state import State
from demesne.players.lordship import choose_domaine
from demesne.players.sense import choose

__all__ = ["GreedyPlayer"]


class GreedyPlayer:
    """Takes the move that looks best by ``sense``; in games it has no sense of, any move."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def decide(self, observation: Observation[Any]) -> Any:
        moves = observation.legal_moves()
        if len(moves) == 1:
            return moves[0]
        if isinstance(observation, View):
            return choose_domaine(observation)
        state = observation.resample(self._rng)
        return choose(state) if isinstance(state, State) else self._rng.choice(moves)
