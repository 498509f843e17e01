"""Eight levels, from a child's first opponent to the best player there is.

The first four are an absent-minded ``greedy``: now and then they make any move, and
some things they never think of. The fifth is ``greedy`` most of the time, and the
others think ahead, each more often and further than the one below. How strong they
are against one another was measured (docs/players.md). Each family says how they are
made at its own tables; a game without such recipes gets mixtures of random moves,
greedy and search.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any

from demesne.games.base import Observation
from demesne.players import recipes
from demesne.players.base import Weighed, choices
from demesne.players.greedy import GreedyPlayer
from demesne.players.mc import MonteCarloPlayer
from demesne.players.registry import family_of

__all__ = ["BEST", "LEVELS", "Level", "LevelPlayer", "Mind", "Mixture", "recipes_for"]


@dataclass(frozen=True, slots=True)
class Level:
    """A level as people choose it: its number, whom it plays like, a sentence on what it overlooks.

    ``compiled``: whether it thinks ahead, on kernels that are compiled when they are first needed.

    >>> LEVELS[8].spec, LEVELS[8].name, LEVELS[8].compiled
    ('level:8', 'Sage', True)
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
    Level(2, "Shepherd", "Often does not look; never thinks of the dragon, deserters or alliances."),
    Level(3, "Miller", "Is careless at times, and does not know about the dragon or that knights may desert."),
    Level(4, "Innkeeper", "Knows all the rules, but its thoughts wander now and then."),
    Level(5, "Merchant", "Mostly takes what brings the most at once, and looks no further.", compiled=True),
    Level(6, "Steward", "Thinks its choices through to the end, unless it is in a hurry.", compiled=True),
    Level(7, "Chancellor", "Thinks most of its choices through to the end, but not for long.", compiled=True),
    Level(8, "Sage", "Overlooks little; thinks every choice through for as long as you will wait.", compiled=True),
)

LEVELS: Mapping[int, Level] = MappingProxyType({level.number: level for level in _LEVELS})
"""Every level by its number."""

BEST = _LEVELS[-1].spec
"""The spec of the best player there is."""


class LevelPlayer:
    """Plays every game at one of the eight levels.

    >>> from types import SimpleNamespace
    >>> LevelPlayer(Random(1), 3).decide(SimpleNamespace(legal_moves=lambda: ["pass"]))
    'pass'
    """

    def __init__(self, rng: Random, number: int) -> None:
        self._rng = rng
        self._number = number

    def decide(self, observation: Observation[Any]) -> Any:
        moves = choices(observation)
        if len(moves) == 1:
            return moves[0]
        return self._recipe(observation).choose(observation, moves, Mind(self._rng))

    def weigh(self, observation: Observation[Any]) -> list[Weighed]:
        """What the search found, if the recipe searches; else its move alone."""
        moves = choices(observation)
        if len(moves) == 1:
            return [Weighed(moves[0])]
        mind = _Weighing(self._rng)
        move = self._recipe(observation).choose(observation, moves, mind)
        return mind.found if mind.found and mind.found[0].move == move else [Weighed(move)]

    def _recipe(self, observation: Observation[Any]) -> recipes.Recipe:
        return recipes_for(observation)[self._number - 1]


@dataclass(frozen=True, slots=True)
class Mind:
    """What recipes can use.

    >>> from types import SimpleNamespace
    >>> Mind(Random(1)).search(SimpleNamespace(legal_moves=lambda: ["pass"]), playouts=100)
    'pass'
    """

    rng: Random

    def greedy(self, observation: Observation[Any]) -> Any:
        """What the player ``greedy`` would do."""
        return GreedyPlayer(self.rng).decide(observation)

    def search(self, observation: Observation[Any], playouts: int) -> Any:
        """What the player ``mc`` finds with *playouts*."""
        return MonteCarloPlayer(self.rng, playouts=str(playouts)).decide(observation)


class _Weighing:
    """A mind that keeps what its last search found about all moves."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.found: list[Weighed] = []

    def greedy(self, observation: Observation[Any]) -> Any:
        return GreedyPlayer(self.rng).decide(observation)

    def search(self, observation: Observation[Any], playouts: int) -> Any:
        self.found = MonteCarloPlayer(self.rng, playouts=str(playouts)).weigh(observation)
        return self.found[0].move


# --- games that no family has recipes for -----------------------------------------------


@dataclass(frozen=True, slots=True)
class Mixture:
    """Any move in a share of its decisions, its ``slips``; else search, or greedy if it has no ``playouts``.

    >>> Mixture(slips=1.0).choose(None, ["jump", "step"], Mind(Random(1))) in ("jump", "step")  # does not look
    True
    """

    slips: float
    playouts: int = 0

    def choose(self, observation: Observation[Any], moves: Sequence[Any], mind: recipes.Mind) -> Any:
        if mind.rng.random() < self.slips:
            return mind.rng.choice(moves)
        return mind.search(observation, self.playouts) if self.playouts else mind.greedy(observation)


_WITHOUT_GREEDY = (
    *(Mixture(slips, 16) for slips in (0.9, 0.75, 0.6, 0.4)),
    *(Mixture(slips, playouts) for slips, playouts in ((0.2, 24), (0.1, 40), (0.0, 80), (0.0, 200))),
)
_WITH_GREEDY = (*(Mixture(slips) for slips in (0.8, 0.6, 0.4, 0.2, 0.0)), *_WITHOUT_GREEDY[5:])


def recipes_for(observation: Observation[Any]) -> Sequence[recipes.Recipe]:
    """The recipes of the eight levels at the table that *observation* comes from.

    >>> from types import SimpleNamespace
    >>> [mixture.slips for mixture in recipes_for(SimpleNamespace(rules=SimpleNamespace(name="draughts")))]
    [0.9, 0.75, 0.6, 0.4, 0.2, 0.1, 0.0, 0.0]
    """
    family = family_of(observation.rules.name)
    if family.recipes:
        return family.recipes(observation)
    return _WITH_GREEDY if family.greedy else _WITHOUT_GREEDY
