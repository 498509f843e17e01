"""What a family of games gives this floor: its rules compiled, for random games and for many games at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from demesne.games.base import Game, Rules

if TYPE_CHECKING:
    from demesne.kernels.rules import CompiledRules  # It starts the compiler.

__all__ = ["Chunk", "KernelFamily", "Runner"]


@dataclass(frozen=True, slots=True)
class Chunk:
    """The results of some games: each side's total points, and the plies, deals included."""

    points: tuple[int, ...]
    plies: int


class Runner(Protocol):
    """A game in its kernel, set up once and then played at random any number of times."""

    def __call__(self, first: int, games: int) -> Chunk:
        """Plays *games* games from number *first* on, each depending on its number alone. Other threads may run."""
        ...


@dataclass(frozen=True, slots=True)
class KernelFamily:
    """The compiled rules of a family, for callers that know neither its records nor its moves.

    All functions import the family's kernel only when they are called, so that
    listing the families does not start the compiler.
    """

    make_runner: Callable[[Game[Any], int], Runner]
    """Takes a game of the family and a seed for chance; returns what plays it at random."""
    entry: Callable[[], Callable[..., Any]]
    """The kernel that random games enter by: it is compiled last, so once it is there, all the rules are."""
    make_rules: Callable[[Rules], CompiledRules] | None = None
    """Takes the rules that a game of the family is played by, as an observation has them; returns them compiled."""
