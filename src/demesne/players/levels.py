"""Eight levels, from a child's first opponent to the best player there is.

The first four are ``greedy`` with its mind elsewhere: now and then they do what
comes first, and some things they never think of. The fifth is ``greedy`` nearly
always, and the others think ahead, each further than the one below. How strong they
are against one another was measured (docs/players.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, TypeAlias

from demesne.games.base import Observation
from demesne.games.domaine.cards import Action
from demesne.games.domaine.moves import DomaineMove
from demesne.games.domaine.moves import Play as Card
from demesne.games.domaine.state import View
from demesne.games.queendomino.moves import Bribe, Pass
from demesne.games.queendomino.state import State
from demesne.players.greedy import GreedyPlayer
from demesne.players.lordship import choose_domaine
from demesne.players.mc import MonteCarloPlayer

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
    Level(1, "Goose-herd", "Mostly does what comes to mind first, forgets the builders, and never expands a domain."),
    Level(2, "Shepherd", "Looks only every other time; the dragon, deserters and alliances never come to its mind."),
    Level(3, "Miller", "Is often careless, and does not know the dragon, nor that knights may desert."),
    Level(4, "Innkeeper", "Knows all the rules, but its thoughts wander now and then."),
    Level(5, "Merchant", "Takes what brings most at once, and looks no further than the next turn."),
    Level(6, "Steward", "Tries each choice out in its head, but only a few times, and slips at times.", compiled=True),
    Level(7, "Chancellor", "Thinks its choices through to the end, but not for long, and seldom slips.", compiled=True),
    Level(8, "Sage", "Overlooks little: thinks every choice through as long as you will wait.", compiled=True),
)

LEVELS: Mapping[int, Level] = MappingProxyType({level.number: level for level in _LEVELS})
"""Every level by its number."""

BEST = _LEVELS[-1].spec
"""The spec of the best player there is."""


@dataclass(frozen=True, slots=True)
class Careless:
    """Greedy, but for a share of its decisions, its ``slips``, and for what it never thinks of.

    ``forgets`` is the share of the steps that may be passed over in which it does so.
    """

    slips: float = 0.0
    forgets: float = 0.0
    blind: frozenset[type | Action] = frozenset()

    def choose(self, observation: Observation[Any], moves: Sequence[Any], rng: Random) -> Any:
        dice, optional = rng.random(), Pass() in moves
        if dice < (self.forgets if optional else self.slips):
            return Pass() if optional else rng.choice(moves)
        if isinstance(observation, View):
            return choose_domaine(_Narrow(observation.seat, observation.position, observation.hand, self.blind))
        move = GreedyPlayer(rng).decide(observation)
        return Pass() if type(move) in self.blind else move


@dataclass(frozen=True, slots=True)
class _Narrow(View):
    """What a seat sees that never thinks of playing cards for some symbols."""

    blind: frozenset[type | Action] = frozenset()

    def legal_moves(self) -> Sequence[DomaineMove]:
        moves = View.legal_moves(self)
        return [move for move in moves if not (isinstance(move, Card) and move.action in self.blind)] or moves


@dataclass(frozen=True, slots=True)
class Thinker:
    """Flat Monte Carlo with so many ``playouts`` for a decision, fewer in games that are longer than most.

    A share of its decisions are ``slips``: anything legal.
    """

    playouts: int
    slips: float = 0.0

    def choose(self, observation: Observation[Any], moves: Sequence[Any], rng: Random) -> Any:
        if rng.random() < self.slips:
            return rng.choice(moves)
        budget = max(_FEWEST, int(self.playouts / _effort(observation, rng)))
        return MonteCarloPlayer(rng, playouts=str(budget)).decide(observation)


_FEWEST = 8
"""Playouts for a decision at least."""
_USUAL, _SMALL = 48, 25
"""Dominoes laid by all in a game of usual length, and squares of a small kingdom."""


def _effort(observation: Observation[Any], rng: Random) -> float:
    """How much longer a playout takes than usual, at least 1: in a longer game there is more to choose from, too."""
    state = None if isinstance(observation, View) else observation.resample(rng)
    if not isinstance(state, State):
        return 1.0
    length, size = state.rules.claims * state.rounds / _USUAL, state.rules.size**2 / _SMALL
    return max(1.0, length**2 * size)


Recipe: TypeAlias = Careless | Thinker

_NO_DRAGON: frozenset[type | Action] = frozenset({Bribe})
_LAND_OF_TWO = (Careless(0.9), Careless(0.62), Careless(0.37), Careless(0.2), Careless())
_LAND = (Careless(0.9), Careless(0.62), Careless(0.4), Careless(0.26), Careless(0.08))
_TOWN = (
    Careless(0.48, 0.57, _NO_DRAGON),
    Careless(0.39, 0.45, _NO_DRAGON),
    Careless(0.3, 0.34, _NO_DRAGON),
    Careless(0.18, 0.18),
    Careless(),
)
_BLIND: tuple[frozenset[type | Action], ...] = (
    frozenset({Action.EXPANSION, Action.DESERTER, Action.ALLIANCE}),
    frozenset({Action.DESERTER, Action.ALLIANCE}),
    frozenset({Action.DESERTER}),
    frozenset(),
    frozenset(),
)
_COURT_OF_TWO = tuple(
    Careless(slips, blind=blind) for slips, blind in zip((0.3, 0.3, 0.15, 0.09, 0.0), _BLIND, strict=True)
)
_COURT = tuple(Careless(slips, blind=blind) for slips, blind in zip((0.5, 0.33, 0.24, 0.15, 0.0), _BLIND, strict=True))
_RECIPES: Mapping[tuple[str, bool], tuple[Recipe, ...]] = {
    ("land", True): (*_LAND_OF_TWO, Thinker(12, slips=0.02), Thinker(60), Thinker(2000)),
    ("land", False): (*_LAND, Thinker(12, slips=0.06), Thinker(24, slips=0.02), Thinker(2000)),
    ("town", True): (*_TOWN, Thinker(40, slips=0.17), Thinker(100, slips=0.1), Thinker(2000)),
    ("town", False): (*_TOWN, Thinker(40, slips=0.14), Thinker(60, slips=0.05), Thinker(2000)),
    ("wedding", False): (*_TOWN, Thinker(100), Thinker(400), Thinker(2000)),
    ("court", True): (*_COURT_OF_TWO, Thinker(40, slips=0.05), Thinker(100, slips=0.03), Thinker(4000)),
    ("court", False): (*_COURT, Thinker(40, slips=0.16), Thinker(60, slips=0.11), Thinker(4000)),
}
"""How each level plays games without a town, Queendomino, the Royal Wedding and Domaine; for two and for more."""


class LevelPlayer:
    """Plays every game at one of the eight levels."""

    def __init__(self, rng: Random, number: int) -> None:
        self._rng = rng
        self._number = number

    def decide(self, observation: Observation[Any]) -> Any:
        moves = observation.legal_moves()
        if len(moves) == 1:
            return moves[0]
        recipe = _RECIPES[_table_of(observation, self._rng)][self._number - 1]
        return recipe.choose(observation, moves, self._rng)


def _table_of(observation: Observation[Any], rng: Random) -> tuple[str, bool]:
    """What is played, and whether two play it."""
    if isinstance(observation, View):
        return "court", observation.position.rules.seats == 2
    state = observation.resample(rng)
    assert isinstance(state, State)
    if len(state.rules.boxes) > 1:
        return "wedding", False
    return "town" if state.rules.town else "land", state.rules.seats == 2
