"""What a player is: somebody who sees an observation and names a move."""

from __future__ import annotations

from typing import Any, Protocol

from demesne.games.base import Observation

__all__ = ["Player"]


class Player(Protocol):
    """Decides for one seat. All its randomness was given to it when it was made.

    >>> class Eager:
    ...     def decide(self, observation):
    ...         return observation.legal_moves()[0]
    >>> from types import SimpleNamespace
    >>> Eager().decide(SimpleNamespace(legal_moves=lambda: ["jump", "step"]))
    'jump'
    """

    def decide(self, observation: Observation[Any]) -> Any:
        """One of the observation's legal moves."""
        ...
