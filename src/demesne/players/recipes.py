"""What a level is made of: a recipe says how it chooses a move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from demesne.games.base import Observation

__all__ = ["Mind", "Recipe"]


class Mind(Protocol):
    """What a recipe can use: dice, and search for as long as it likes."""

    @property
    def rng(self) -> Random: ...
    def greedy(self, observation: Observation[Any]) -> Any:
        """What the player ``greedy`` would do."""
        ...

    def search(self, observation: Observation[Any], playouts: int) -> Any:
        """What flat Monte Carlo finds with *playouts*."""
        ...


class Recipe(Protocol):
    """How one level plays at one kind of table. ``playouts``: how far it thinks ahead, 0 for not at all."""

    @property
    def playouts(self) -> int: ...
    def choose(self, observation: Observation[Any], moves: Sequence[Any], mind: Mind) -> Any:
        """One of *moves*, of which there are at least two."""
        ...
