"""A game as it is laid out for one table: what is drawn before it begins, such as a land, differs from game to game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from demesne.games.base import Game
from demesne.games.registry import GAMES, make_game

__all__ = ["laid_out"]


def laid_out(name: str, players: int, options: Mapping[str, object], seed: int) -> Game[Any]:
    """The game *name*, with what its *options* leave open drawn from *seed*. Raises ``OptionError``."""
    return make_game(name, players, GAMES[name].lay_out(options, Random(seed)))
