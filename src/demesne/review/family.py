"""What a family gives this floor: a judge, who plays positions out, lists what else one might do, and solves ends."""

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
"""In place of how far the quick player looks: it looks far, and weighs as greedy does, or as found best for search."""


class Judge(Protocol):
    """Values positions of one game by playouts in which every side plays by the same quick player."""

    rows: tuple[str, ...]
    """The rows of the score pad that are counted, in the order of the columns."""

    hides: bool
    """Whether a seat may not know all that lies on the table."""

    def measure(self, state: Any, depth: int, first: int, count: int, eyes: Seat | None = None) -> NDArray[Any]:
        """The ends of *count* playouts, number *first* on, as ``[playout, column, side]``.

        What is dealt in a round depends on the playout's number and on the round alone, so that the same number
        has the same chance at every position of a game. *depth* says how far the quick player looks.
        What seat *eyes* could not know is dealt anew in each, where a game hides anything; without it all is known.
        """
        ...

    def reveal(self, moves: Sequence[Any]) -> None:
        """From now on all hands and what was drawn in *moves* are known to everybody: nothing is hidden any more."""
        ...

    def meet(self, states: Sequence[Any], moves: Sequence[Any]) -> None:
        """Looks at how a finished game was played, to play as its seats did, as far as a quick player can."""
        ...

    def trust(self, state: Any) -> float:
        """How much of what playouts from *state* say of the sides comes true: 1 for all of it, 0 for nothing.

        It does not hang on what is dealt at once: before and after a deal it is asked of the position before.
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
    """What the rules say for a legal move, from what the seat to move knows, the weightiest first."""
    given: Callable[[Game[Any]], Sequence[float]] = lambda game: ()  # noqa: ARG005
    """The points that levels 1, 2, 3, … give away in a game, on average; nothing where it has not been measured."""
    home: str = ""
    """The package in whose folder ``data`` the puzzles of its games lie, if it brings any."""
