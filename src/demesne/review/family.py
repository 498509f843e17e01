"""What a family gives this floor: a judge, which plays out positions, lists alternatives and solves ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from demesne.games.base import Game, Seat
from demesne.review.facts import Fact

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["LIKE_GREEDY", "LIKE_SEARCH", "POINTS", "ROWS", "WIN", "Judge", "ReviewFamily"]

WIN, POINTS, ROWS = 0, 1, 2
"""Columns of a playout's end: share of the victory, points, then each row of the score pad."""

LIKE_GREEDY, LIKE_SEARCH = -1, -2
"""In place of a depth: the quick player looks far, and has the weights of greedy, or those tuned for search."""


class Judge(Protocol):
    """Values positions of one game by playouts in which every side plays by the same quick player."""

    rows: tuple[str, ...]
    """The rows of the score pad that are counted, in the order of the columns."""

    hides: bool
    """Whether a seat may not know all that lies on the table."""

    def measure(self, state: Any, depth: int, first: int, count: int, eyes: Seat | None = None) -> NDArray[Any]:
        """The ends of *count* playouts, from number *first* on, as ``[playout, column, side]``.

        What is dealt in a round depends only on the playout's number and on the round, so that the same number
        has the same luck at every position of a game. *depth* says how far the quick player looks.
        Where a game hides anything, what seat *eyes* could not know is dealt anew in each; without it all is known.
        """
        ...

    def reveal(self, moves: Sequence[Any]) -> None:
        """From now on all hands and what was drawn in *moves* are known to everybody: nothing is hidden any more."""
        ...

    def meet(self, states: Sequence[Any], moves: Sequence[Any]) -> None:
        """Looks at how a finished game was played, to play as its seats did, as far as a quick player can."""
        ...

    def trust(self, state: Any) -> float:
        """How much of what playouts from *state* say about the sides comes true: 1 for all of it, 0 for nothing.

        It does not depend on what is dealt next: both before and after a deal, it is asked about the position before.
        """
        ...

    def usual(self, state: Any, depth: int) -> Any:
        """What the quick player does where a seat is to move; ``None`` where it does not always do the same."""
        ...

    def others(self, state: Any) -> Sequence[Any]:
        """Moves worth trying where a seat is to move, the likeliest first."""
        ...

    def best(self, state: Any) -> Any | None:
        """The best move where the end can be solved, else ``None``."""
        ...


@dataclass(frozen=True, slots=True)
class ReviewFamily:
    """What a family gives the review. The compiler is only started when a judge is made."""

    judge: Callable[[Game[Any]], Judge]
    """The judge of a game of the family."""
    entry: Callable[[], Callable[..., Any]]
    """The kernel that is compiled last."""
    facts: Callable[[Any, str], Sequence[Fact]] = lambda state, move: ()  # noqa: ARG005
    """What the rules say in favour of a legal move, from what the seat to move knows, the weightiest first."""
    given: Callable[[Game[Any]], Sequence[float]] = lambda game: ()  # noqa: ARG005
    """The points that levels 1, 2, 3, … give away in a game, on average; empty where it has not been measured."""
    breadth: Callable[[Game[Any]], float] = lambda game: 1.0  # noqa: ARG005
    """How many times the points of the family's usual game are at stake: where victory is decided, classes go by it."""
    home: str = ""
    """The package in whose folder ``data`` the puzzles of its games lie, if it brings any."""
