"""What this family gives the review."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from demesne.games.base import Game
from demesne.games.queendomino.game import QueendominoGame
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


FAMILY = ReviewFamily(_judge, _entry, facts, __package__)
