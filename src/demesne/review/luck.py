"""How lucky each side was in a finished game, by quick players that were chosen without looking at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from demesne.games.base import Game
from demesne.review.bank import CHOOSING, Bank, pulled, stakes
from demesne.review.family import LIKE_GREEDY, LIKE_SEARCH
from demesne.review.registry import family_of
from demesne.review.story import Story

__all__ = ["PLAYERS", "luck_of"]

PLAYERS: Final = (LIKE_GREEDY, LIKE_SEARCH)
"""Whoever they are, luck is 0 on average; the more they resemble those who played, the more of a result it explains."""


def luck_of(
    game: Game[Any], states: Sequence[Any], moves: Sequence[Any], playouts: int, seed: int
) -> tuple[tuple[tuple[float, float], ...], ...]:
    """For each side, what chance brought it of the victory and of the lead over the best other, by each of ``PLAYERS``.

    *moves* lead from the first of *states* to the last, which is the end; *playouts* are made of each position
    around a deal.
    """
    outcome = states[-1].outcome()
    assert outcome is not None
    story = Story(game, tuple(states), tuple(moves), outcome)
    bank = Bank(story, family_of(game.name).judge(game), seed)
    by = [_by(bank, player, playouts) for player in PLAYERS]
    return tuple(tuple((float(luck[0, side]), float(luck[1, side])) for luck in by) for side in range(story.sides))


def _by(bank: Bank, player: int, playouts: int) -> NDArray[Any]:
    """``[kind, side]``: all that was dealt together, by *player*."""
    luck = np.zeros((2, bank.story.sides))
    for event in bank.story.events:
        if event.kind == "chance":
            trust = bank.judge.trust(bank.story.states[event.first])
            before, after = (_value(bank, ply, player, playouts, trust) for ply in (event.first, event.last + 1))
            # The sides begin alike: what playouts say about a single one would be the same error in every game.
            luck += after - (before if event.first else before.mean(-1, keepdims=True))
    return luck


def _value(bank: Bank, ply: int, player: int, playouts: int, trust: float) -> NDArray[Any]:
    """What the position before *ply* is worth to each side: its share of the victory, its lead."""
    return pulled(stakes(bank.ends((ply, ""), player, CHOOSING, playouts)), trust).mean(0)[:2]
