"""What a family of games gives this floor: random games of its rules, compiled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from demesne.games.base import Game

__all__ = ["Chunk", "KernelFamily", "Runner"]


@dataclass(frozen=True, slots=True)
class Chunk:
    """The results of some games: each side's total points, and the plies, deals included."""

    points: tuple[int, ...]
    plies: int


class Runner(Protocol):
    """A game in its kernel, set up once and then played at random as often as one likes."""

    def __call__(self, first: int, games: int) -> Chunk:
        """Plays games number *first* on; a game depends on its number alone. Other threads may run meanwhile."""
        ...


@dataclass(frozen=True, slots=True)
class KernelFamily:
    """The compiled rules of a family, for those who know neither its records nor its moves.

    Both functions import the family's kernel only when they are called, so that
    listing the families starts no compiler.
    """

    make_runner: Callable[[Game[Any], int], Runner]
    """What plays random games of a game of the family, with chance from a seed."""
    entry: Callable[[], Callable[..., Any]]
    """The kernel through which random games are entered: it is compiled last, so all the rules are there when it is."""
