"""A player without a plan: every legal move is as likely as any other."""

from __future__ import annotations

from random import Random
from typing import Any

from demesne.games.base import Observation
from demesne.players.base import choices

__all__ = ["RandomPlayer"]


class RandomPlayer:
    """Takes a legal move at random.

    >>> from types import SimpleNamespace
    >>> seen = SimpleNamespace(legal_moves=lambda: ["plant", "sell"])
    >>> RandomPlayer(Random(1)).decide(seen) in seen.legal_moves()
    True
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def decide(self, observation: Observation[Any]) -> Any:
        return self._rng.choice(choices(observation))
