"""What the eight levels are made of: minds that wander, and thinking ahead for a while.

Every kind of table has recipes of its own, for a slip costs more where skill counts
for more: in larger kingdoms, in longer games, with fewer players. They were found by
playing (``python -m benchmarks.levels``, docs/players.md).
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
from demesne.games.domaine.position import Phase
from demesne.games.domaine.state import View
from demesne.games.queendomino.moves import Bribe, Pass
from demesne.games.queendomino.rules import Rules
from demesne.games.queendomino.state import State
from demesne.players.greedy import GreedyPlayer
from demesne.players.lordship import choose_domaine
from demesne.players.mc import MonteCarloPlayer

__all__ = ["Careless", "CarelessLord", "Recipe", "Thinker", "recipes_for"]


@dataclass(frozen=True, slots=True)
class Careless:
    """Greedy in Kingdomino and its family, but for a share of its decisions, its ``slips``: they are anything legal.

    ``forgets`` is the share of the steps that may be passed over in which it does so;
    the dragon it may not know at all.
    """

    slips: float = 0.0
    forgets: float = 0.0
    dragon: bool = True

    def choose(self, observation: Observation[Any], moves: Sequence[Any], rng: Random) -> Any:
        dice, optional = rng.random(), Pass() in moves
        if dice < (self.forgets if optional else self.slips):
            return Pass() if optional else rng.choice(moves)
        move = GreedyPlayer(rng).decide(observation)
        return Pass() if isinstance(move, Bribe) and not self.dragon else move


@dataclass(frozen=True, slots=True)
class CarelessLord:
    """Greedy in Domaine, but for a share of its cards, its ``slips``: it plays, sells and takes what comes to hand.

    Castles, borders and the other parts of a card go where they should. For the symbols in
    ``blind`` it never thinks of playing cards.
    """

    slips: float = 0.0
    blind: tuple[Action, ...] = ()

    def choose(self, observation: Observation[Any], moves: Sequence[Any], rng: Random) -> Any:
        assert isinstance(observation, View)
        if rng.random() < self.slips and _on_cards(observation):
            return rng.choice(moves)
        return choose_domaine(_Narrow(observation.seat, observation.position, observation.hand, self.blind))


def _on_cards(observation: Observation[Any]) -> bool:
    """Whether a card of Domaine is chosen, and not where its parts go."""
    return isinstance(observation, View) and observation.position.phase in (Phase.ACT, Phase.REFILL)


@dataclass(frozen=True, slots=True)
class _Narrow(View):
    """What a seat sees that never thinks of playing cards for some symbols."""

    blind: tuple[Action, ...] = ()

    def legal_moves(self) -> Sequence[DomaineMove]:
        moves = View.legal_moves(self)
        return [move for move in moves if not (isinstance(move, Card) and move.action in self.blind)] or moves


@dataclass(frozen=True, slots=True)
class Thinker:
    """Flat Monte Carlo with so many ``playouts`` for a decision, fewer in games that are longer than most.

    In a share of its decisions it ``hurries``: it does what greedy would, but takes any card in Domaine, where
    two who plan in turn would spoil each other's plans.
    """

    playouts: int
    hurries: float = 0.0

    def choose(self, observation: Observation[Any], moves: Sequence[Any], rng: Random) -> Any:
        hurried = rng.random() < self.hurries
        if hurried and not isinstance(observation, View):
            return GreedyPlayer(rng).decide(observation)
        if hurried and _on_cards(observation):
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


Recipe: TypeAlias = Careless | CarelessLord | Thinker


def _careless(*slips: float) -> tuple[Careless, ...]:
    """The first levels where there is no town."""
    return tuple(Careless(each) for each in slips)


def _in_town(*slips: float) -> tuple[Careless, ...]:
    """The first levels with a town; what need not be done is forgotten a little oftener."""
    return tuple(Careless(each, round(1.15 * each, 2), level > 3) for level, each in enumerate(slips, 1))


def _at_court(*slips: float) -> tuple[CarelessLord, ...]:
    """The first levels of Domaine."""
    return tuple(CarelessLord(each, blind) for each, blind in zip(slips, _BLIND, strict=True))


def _thinking(*steps: tuple[int, float], longest: int = 2000) -> tuple[Thinker, ...]:
    """The levels above, by playouts and how often they hurry; the best never does."""
    return (*(Thinker(playouts, hurries) for playouts, hurries in steps), Thinker(longest))


_BLIND: tuple[tuple[Action, ...], ...] = (
    (Action.EXPANSION, Action.DESERTER, Action.ALLIANCE),
    (Action.DESERTER, Action.ALLIANCE),
    (Action.DESERTER,),
    (),
    (),
)

_TOWN = _in_town(0.47, 0.36, 0.25, 0.14, 0)
_WIDE_TOWN = _in_town(0.45, 0.31, 0.19, 0.09, 0)
_RECIPES: Mapping[str, tuple[Recipe, ...]] = MappingProxyType(
    {
        "land of two": (*_careless(0.79, 0.58, 0.38, 0.19, 0), *_thinking((60, 0.35), (140, 0.04))),
        "land": (*_careless(0.8, 0.59, 0.41, 0.23, 0.09), *_thinking((60, 0.75), (60, 0.25))),
        "long land of two": (*_careless(0.42, 0.27, 0.13, 0.03), *_thinking((100, 0.6), (200, 0.34), (400, 0.13))),
        "long land": (*_careless(0.47, 0.34, 0.21, 0.1, 0), *_thinking((60, 0.7), (60, 0.22))),
        "town of two": (*_in_town(0.39, 0.28, 0.15, 0.04), *_thinking((60, 0.58), (80, 0.15), (200, 0.07))),
        "town": (*_TOWN, *_thinking((60, 0.62), (60, 0.2))),
        "wedding": (*_TOWN, *_thinking((100, 0.7), (200, 0.42))),
        "wide wedding": (*_WIDE_TOWN, *_thinking((150, 0.42), (250, 0.1))),
        "court of two": (*_at_court(0.63, 0.51, 0.37, 0.22, 0), *_thinking((60, 0.24), (100, 0.06), longest=4000)),
        "court": (*_at_court(0.88, 0.68, 0.48, 0.26, 0), *_thinking((60, 0.4), (70, 0.08), longest=4000)),
    }
)


def recipes_for(observation: Observation[Any], rng: Random) -> tuple[Recipe, ...]:
    """How the eight levels are made at the table that *observation* is of."""
    return _RECIPES[_table_of(observation, rng)]


def _table_of(observation: Observation[Any], rng: Random) -> str:
    if isinstance(observation, View):
        return "court of two" if observation.position.rules.seats == 2 else "court"
    state = observation.resample(rng)
    assert isinstance(state, State)
    return _kingdoms(state.rules)


def _kingdoms(rules: Rules) -> str:
    if len(rules.boxes) > 1:
        return "wide wedding" if rules.size > 5 else "wedding"
    if rules.town:
        return "town of two" if rules.seats == 2 else "town"
    land = "long land" if rules.games > 1 or rules.size > 5 else "land"
    return f"{land} of two" if rules.seats == 2 else land
