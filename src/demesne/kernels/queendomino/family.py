"""What this family gives the floor of compiled rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from demesne.games.base import Game
from demesne.games.base import Rules as AnyRules
from demesne.games.queendomino.game import QueendominoGame
from demesne.games.queendomino.rules import Rules
from demesne.kernels.family import KernelFamily, Runner

if TYPE_CHECKING:
    from demesne.kernels.rules import CompiledRules

__all__ = ["FAMILY"]


def _make_runner(game: Game[Any], seed: int) -> Runner:
    from demesne.kernels.queendomino.running import make_runner

    assert isinstance(game, QueendominoGame)
    return make_runner(game, seed)


def _make_rules(rules: AnyRules) -> CompiledRules:
    from demesne.kernels.queendomino.rules import make_rules

    assert isinstance(rules, Rules)
    return make_rules(rules)


def _entry() -> Callable[..., Any]:
    from demesne.kernels.queendomino.playing import random_games

    return random_games


FAMILY = KernelFamily(_make_runner, _entry, _make_rules)
