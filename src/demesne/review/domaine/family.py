"""What this family gives the review."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from demesne.games.base import Game
from demesne.games.domaine.game import DomaineGame
from demesne.review.family import Judge, ReviewFamily

__all__ = ["FAMILY"]


def _judge(game: Game[Any]) -> Judge:
    from demesne.review.domaine.judge import DomaineJudge

    assert isinstance(game, DomaineGame)
    return DomaineJudge(game)


def _entry() -> Callable[..., Any]:
    from demesne.review.domaine.values import measure

    return measure


FAMILY = ReviewFamily(_judge, _entry)
