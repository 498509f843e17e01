"""A sensible beginner: takes the points it sees and keeps room for more.

It looks one move ahead, with what everybody at the table can see. Each family of
games says what is sensible; in a game without such advice it takes any move.
"""

from __future__ import annotations

from random import Random
from typing import Any

from demesne.games.base import Observation
from demesne.players.base import choices
from demesne.players.registry import family_of

__all__ = ["FullGreedyPlayer", "GreedyPlayer"]


class GreedyPlayer:
    """Takes the move that looks best to a beginner; in games that it knows nothing of, any move.

    >>> from types import SimpleNamespace
    >>> seen = SimpleNamespace(rules=SimpleNamespace(name="draughts"), legal_moves=lambda: ["jump", "step"])
    >>> GreedyPlayer(Random(1)).decide(seen) in seen.legal_moves()
    True
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def decide(self, observation: Observation[Any]) -> Any:
        moves = choices(observation)
        if len(moves) == 1:
            return moves[0]
        greedy = family_of(observation.rules.name).greedy
        return greedy(observation, self._rng) if greedy else self._rng.choice(moves)


class FullGreedyPlayer:
    """The yardstick against which stronger players are measured, where a family has one; elsewhere it is ``greedy``.

    >>> from types import SimpleNamespace
    >>> seen = SimpleNamespace(rules=SimpleNamespace(name="draughts"), legal_moves=lambda: ["jump", "step"])
    >>> FullGreedyPlayer(Random(1)).decide(seen) == GreedyPlayer(Random(1)).decide(seen)
    True
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def decide(self, observation: Observation[Any]) -> Any:
        moves = choices(observation)
        if len(moves) == 1:
            return moves[0]
        full = family_of(observation.rules.name).full_greedy
        return full(observation, self._rng) if full else GreedyPlayer(self._rng).decide(observation)
