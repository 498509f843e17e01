"""How the eight levels are made in Kingdomino and its family, by kind of table.

A slip costs more where skill counts for more: in larger kingdoms, in longer games,
with fewer players. The numbers were found by playing (``python -m benchmarks.levels``,
docs/players.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar

from demesne.games.base import Observation
from demesne.games.queendomino.moves import Bribe, Pass
from demesne.games.queendomino.rules import Rules
from demesne.games.queendomino.state import View
from demesne.players.recipes import Mind

__all__ = ["Careless", "Thinker", "recipes_for"]


@dataclass(frozen=True, slots=True)
class Careless:
    """Greedy, except for a share of its decisions, its ``slips``, which are any legal move.

    ``forgets`` is the share of optional steps that it passes over; it may not know the
    dragon at all.

    >>> from random import Random
    >>> from types import SimpleNamespace
    >>> Careless(slips=1.0).choose(None, ["claim 5"], SimpleNamespace(rng=Random(1)))
    'claim 5'
    """

    playouts: ClassVar[int] = 0
    slips: float = 0.0
    forgets: float = 0.0
    dragon: bool = True

    def choose(self, observation: Observation[Any], moves: Sequence[Any], mind: Mind) -> Any:
        dice, optional = mind.rng.random(), Pass() in moves
        if dice < (self.forgets if optional else self.slips):
            return Pass() if optional else mind.rng.choice(moves)
        move = mind.greedy(observation)
        return Pass() if isinstance(move, Bribe) and not self.dragon else move


@dataclass(frozen=True, slots=True)
class Thinker:
    """Flat Monte Carlo with ``playouts`` for each decision, fewer in games that are longer than most.

    In a share of its decisions it ``hurries``: it does what greedy would.

    >>> Thinker(400, hurries=0.1).playouts
    400
    """

    playouts: int
    hurries: float = 0.0

    def choose(self, observation: Observation[Any], moves: Sequence[Any], mind: Mind) -> Any:  # noqa: ARG002
        if mind.rng.random() < self.hurries:
            return mind.greedy(observation)
        assert isinstance(observation, View)
        return mind.search(observation, max(_FEWEST, int(self.playouts / _effort(observation.rules))))


_FEWEST = 8
"""The fewest playouts for a decision."""
_USUAL, _SMALL = 48, 25
"""Dominoes laid by all in a game of usual length, and squares of a small kingdom."""


def _effort(rules: Rules) -> float:
    """How much longer a playout takes than usual, at least 1: in a longer game there is more to choose from, too."""
    length, size = rules.claims * rules.rounds / _USUAL, rules.size**2 / _SMALL
    return max(1.0, length**2 * size)


def _careless(*slips: float) -> tuple[Careless, ...]:
    """The first levels where there is no town."""
    return tuple(Careless(each) for each in slips)


def _in_town(*slips: float) -> tuple[Careless, ...]:
    """The first levels with a town; optional steps are forgotten a little more often."""
    return tuple(Careless(each, round(1.15 * each, 2), level > 3) for level, each in enumerate(slips, 1))


def _thinking(*steps: tuple[int, float], longest: int = 2000) -> tuple[Thinker, ...]:
    """The levels above, by playouts and how often they hurry; the best never does."""
    return (*(Thinker(playouts, hurries) for playouts, hurries in steps), Thinker(longest))


_TOWN = _in_town(0.47, 0.36, 0.25, 0.14, 0)
_WIDE_TOWN = _in_town(0.45, 0.31, 0.19, 0.09, 0)
_RECIPES: Mapping[str, tuple[Careless | Thinker, ...]] = MappingProxyType(
    {
        "land of two": (*_careless(0.79, 0.58, 0.38, 0.19, 0), *_thinking((60, 0.35), (140, 0.04))),
        "land": (*_careless(0.8, 0.59, 0.41, 0.23, 0.09), *_thinking((60, 0.75), (60, 0.25))),
        "long land of two": (*_careless(0.42, 0.27, 0.13, 0.03), *_thinking((100, 0.6), (200, 0.34), (400, 0.13))),
        "long land": (*_careless(0.47, 0.34, 0.21, 0.1, 0), *_thinking((60, 0.7), (60, 0.22))),
        "town of two": (*_in_town(0.39, 0.28, 0.15, 0.04), *_thinking((60, 0.61), (80, 0.35), (200, 0.2))),
        "town": (*_TOWN, *_thinking((60, 0.62), (60, 0.2))),
        "wedding": (*_TOWN, *_thinking((100, 0.7), (200, 0.42))),
        "wide wedding": (*_WIDE_TOWN, *_thinking((150, 0.42), (250, 0.1))),
    }
)


def recipes_for(rules: Rules) -> Sequence[Careless | Thinker]:
    """How the eight levels are made at a table with these *rules*.

    >>> from demesne.games.registry import make_game
    >>> recipes_for(make_game("kingdomino", 2).rules)[-1]
    Thinker(playouts=2000, hurries=0.0)
    """
    return _RECIPES[_table_of(rules)]


def _table_of(rules: Rules) -> str:
    if len(rules.boxes) > 1:
        return "wide wedding" if rules.size > 5 else "wedding"
    if rules.town:
        return "town of two" if rules.seats == 2 else "town"
    land = "long land" if rules.games > 1 or rules.size > 5 else "land"
    return f"{land} of two" if rules.seats == 2 else land
