"""What this family gives the review."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from demesne.games.base import Game, Turn
from demesne.games.domaine.game import DomaineGame
from demesne.games.domaine.state import State
from demesne.review.domaine.facts import facts
from demesne.review.facts import Fact
from demesne.review.family import Judge, ReviewFamily

__all__ = ["FAMILY"]


def _judge(game: Game[Any]) -> Judge:
    from demesne.review.domaine.judge import DomaineJudge

    assert isinstance(game, DomaineGame)
    return DomaineJudge(game)


def _entry() -> Callable[..., Any]:
    from demesne.review.domaine.values import measure

    return measure


def _facts(state: State, move: str) -> list[Fact]:
    """From what the seat to move knows."""
    seat = state.to_move
    return [] if isinstance(seat, Turn) else facts(state.observe(seat), move)


FAMILY = ReviewFamily(_judge, _entry, _facts, home=__package__ or "")
