"""What the players know of Domaine."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from demesne.games.base import Observation
from demesne.games.domaine.state import View
from demesne.players.domaine import greedy
from demesne.players.domaine.recipes import recipes_for
from demesne.players.family import PlayerFamily, Thinking
from demesne.players.recipes import Recipe

__all__ = ["FAMILY"]


def _greedy(observation: Observation[Any], rng: Random) -> Any:  # noqa: ARG001
    assert isinstance(observation, View)
    return greedy.choose(observation)


def _recipes(observation: Observation[Any]) -> Sequence[Recipe]:
    assert isinstance(observation, View)
    return recipes_for(observation.rules)


def _thinking() -> Thinking:
    from demesne.players.domaine.search.root import THINKING

    return THINKING


FAMILY = PlayerFamily("Domaine", _greedy, recipes=_recipes, thinking=_thinking)
