"""What players did in a game beyond its points: moves by kind, and how things stood at the end, as the game says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from demesne.games.base import Seat, State
from demesne.games.registry import GAMES

__all__ = ["Facts", "at_the_end", "of_move"]

Facts: TypeAlias = Mapping[str, int]
"""How often something happened, by what it is: ``knights sent``, ``ended by the king``."""


def of_move(game: str, move: object) -> Facts:
    """What is worth counting about *move* in the game of that name; often empty."""
    return GAMES[game].facts_of_move(move)


def at_the_end(game: str, state: State[Any], seat: Seat) -> Facts:
    """What is worth counting about a finished game for the side of *seat*."""
    return GAMES[game].facts_at_the_end(state, seat)
