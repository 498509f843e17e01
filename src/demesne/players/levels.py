"""Eight levels, from a child's first opponent to the best player there is.

The first four are ``greedy`` with its mind elsewhere: now and then they do what
comes first, and some things they never think of. The fifth is ``greedy`` most of the
time, and the others think ahead, each more often and further than the one below. How
strong they are against one another was measured (docs/players.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any

from demesne.games.base import Observation
from demesne.players.recipes import recipes_for

__all__ = ["BEST", "LEVELS", "Level", "LevelPlayer"]


@dataclass(frozen=True, slots=True)
class Level:
    """A level as one chooses it: its number, whom it plays like, what it overlooks in a sentence.

    ``compiled``: it thinks ahead, on kernels that are compiled when they are first needed.
    """

    number: int
    name: str
    text: str
    compiled: bool = False

    @property
    def spec(self) -> str:
        return f"level:{self.number}"


_LEVELS = (
    Level(1, "Goose-herd", "Often does what comes to mind first, forgets the builders, and never expands a domain."),
    Level(2, "Shepherd", "Often does not look; the dragon, deserters and alliances never come to its mind."),
    Level(3, "Miller", "Is careless at times, and does not know the dragon, nor that knights may desert."),
    Level(4, "Innkeeper", "Knows all the rules, but its thoughts wander now and then."),
    Level(5, "Merchant", "Mostly takes what brings most at once, and looks no further.", compiled=True),
    Level(6, "Steward", "Thinks its choices through to the end, unless it is in a hurry.", compiled=True),
    Level(7, "Chancellor", "Thinks most of its choices through to the end, but not for long.", compiled=True),
    Level(8, "Sage", "Overlooks little: thinks every choice through as long as you will wait.", compiled=True),
)

LEVELS: Mapping[int, Level] = MappingProxyType({level.number: level for level in _LEVELS})
"""Every level by its number."""

BEST = _LEVELS[-1].spec
"""The spec of the best player there is."""


class LevelPlayer:
    """Plays every game at one of the eight levels."""

    def __init__(self, rng: Random, number: int) -> None:
        self._rng = rng
        self._number = number

    def decide(self, observation: Observation[Any]) -> Any:
        moves = observation.legal_moves()
        if len(moves) == 1:
            return moves[0]
        recipe = recipes_for(observation, self._rng)[self._number - 1]
        return recipe.choose(observation, moves, self._rng)
