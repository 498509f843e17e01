"""What this family gives the review."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from demesne.games.base import Game
from demesne.games.queendomino.game import QueendominoGame, make_kingdomino
from demesne.review.family import Judge, ReviewFamily
from demesne.review.queendomino.facts import facts

__all__ = ["FAMILY"]


def _judge(game: Game[Any]) -> Judge:
    from demesne.review.queendomino.judge import QueendominoJudge

    assert isinstance(game, QueendominoGame)
    return QueendominoJudge(game)


def _entry() -> Callable[..., Any]:
    from demesne.review.queendomino.values import measure

    return measure


_LARGE: Final = 7
_GIVEN: Final = (26.7, 25.1, 23.5, 22.0, 20.4, 18.9, 17.3)
"""By levels 1 to 7 of Kingdomino for two, on a straight line (docs/results/reviews.md)."""


def _given(game: Game[Any]) -> Sequence[float]:
    usual = game.name == "kingdomino" and game.seats == 2 and game.options == make_kingdomino(2, {}).options
    return _GIVEN if usual else ()


def _breadth(game: Game[Any]) -> float:
    """A kingdom of 7 by 7, which a team shares, has twice the squares of one of 5 by 5, and about twice the points."""
    assert isinstance(game, QueendominoGame)
    return 2.0 if game.rules.size == _LARGE else 1.0


FAMILY = ReviewFamily(_judge, _entry, facts, given=_given, breadth=_breadth, home=__package__ or "")
