"""What a player is: it takes an observation and returns a move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from demesne.games.base import Observation

__all__ = ["Adviser", "Player", "Weighed", "advise", "choices"]


class Player(Protocol):
    """Decides for one seat. Its only source of randomness is given to it when it is made.

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


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move, and by how many points it falls behind the best one; 0 where the two cannot be told apart.

    >>> Weighed("step", behind=3)
    Weighed(move='step', behind=3)
    """

    move: Any
    behind: int = 0


@runtime_checkable
class Adviser(Player, Protocol):
    """A player that can compare moves, which takes longer than deciding."""

    def weigh(self, observation: Observation[Any]) -> list[Weighed]:
        """The move it would decide on and the next best ones, the best first."""
        ...


def choices(observation: Observation[Any]) -> Sequence[Any]:
    """What the seat of *observation* may play. Raises ``ValueError`` where it is not to move.

    >>> from types import SimpleNamespace
    >>> choices(SimpleNamespace(legal_moves=lambda: ["jump", "step"]))
    ['jump', 'step']
    """
    if hasattr(observation, "observe"):
        raise TypeError("expected what a seat knows, such as state.observe(seat), not a whole position")
    moves = observation.legal_moves()
    if not moves:
        raise ValueError(f"seat {observation.seat} has nothing to decide: it is not its turn")
    return moves


def advise(player: Player, observation: Observation[Any]) -> list[Weighed]:
    """The move *player* would decide on and, if it compares moves, the next best ones.

    >>> class Eager:
    ...     def decide(self, observation):
    ...         return observation.legal_moves()[0]
    >>> from types import SimpleNamespace
    >>> advise(Eager(), SimpleNamespace(legal_moves=lambda: ["jump", "step"]))
    [Weighed(move='jump', behind=0)]
    """
    return player.weigh(observation) if isinstance(player, Adviser) else [Weighed(player.decide(observation))]
