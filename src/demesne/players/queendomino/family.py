"""What the players know of the Queendomino family."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from demesne.games.base import Observation
from demesne.games.queendomino.state import View
from demesne.players.family import PlayerFamily, Thinking
from demesne.players.queendomino import full_greedy, greedy
from demesne.players.queendomino.recipes import recipes_for
from demesne.players.queendomino.value import VALUE
from demesne.players.recipes import Recipe

__all__ = ["FAMILY"]


def _greedy(observation: Observation[Any], rng: Random) -> Any:  # noqa: ARG001
    assert isinstance(observation, View)
    return greedy.choose(observation.state)


def _full_greedy(observation: Observation[Any], rng: Random) -> Any:
    assert isinstance(observation, View)
    return full_greedy.choose(observation.state, rng)


def _recipes(observation: Observation[Any]) -> Sequence[Recipe]:
    assert isinstance(observation, View)
    return recipes_for(observation.rules)


def _thinking() -> Thinking:
    from demesne.players.queendomino.search.root import THINKING

    return THINKING


FAMILY = PlayerFamily("Queendomino and Kingdomino", _greedy, _full_greedy, _recipes, _thinking, VALUE)
