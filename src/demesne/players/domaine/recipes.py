"""How the eight levels are made in Domaine, for two players and for more.

The numbers were found by playing (``python -m benchmarks.levels``, docs/players.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar

from demesne.games.base import Observation
from demesne.games.domaine.cards import Action
from demesne.games.domaine.moves import DomaineMove
from demesne.games.domaine.moves import Play as Card
from demesne.games.domaine.position import Phase
from demesne.games.domaine.rules import Rules
from demesne.games.domaine.state import View
from demesne.players.domaine.greedy import choose
from demesne.players.domaine.greedy_borders import BORDER_WORTH
from demesne.players.recipes import Mind

__all__ = ["Careless", "Thinker", "recipes_for"]


@dataclass(frozen=True, slots=True)
class Careless:
    """Greedy, except for a share of its decisions on cards, its ``slips``: there it plays, sells and takes any card.

    Castles, borders and the other parts of a card go where they should. It never thinks of
    playing cards for the symbols in ``blind``. The more a border takes off a plan, its
    ``border_worth``, the smaller its plans.

    >>> Careless(slips=0.5, blind=(Action.ALLIANCE,)).blind[0].value
    'alliance'
    """

    playouts: ClassVar[int] = 0
    slips: float = 0.0
    blind: tuple[Action, ...] = ()
    border_worth: float = BORDER_WORTH

    def choose(self, observation: Observation[Any], moves: Sequence[Any], mind: Mind) -> Any:
        assert isinstance(observation, View)
        if mind.rng.random() < self.slips and _on_cards(observation):
            return mind.rng.choice(moves)
        return choose(_Narrow(observation.seat, observation.position, observation.hand, self.blind), self.border_worth)


@dataclass(frozen=True, slots=True)
class Thinker:
    """Flat Monte Carlo with ``playouts`` for each decision.

    In a share of its decisions it ``hurries``: it takes any card, since two ways of
    planning, used in turn, would spoil each other's plans.

    >>> Thinker(400, hurries=0.1).playouts
    400
    """

    playouts: int
    hurries: float = 0.0

    def choose(self, observation: Observation[Any], moves: Sequence[Any], mind: Mind) -> Any:
        assert isinstance(observation, View)
        if mind.rng.random() < self.hurries and _on_cards(observation):
            return mind.rng.choice(moves)
        return mind.search(observation, self.playouts)


def _on_cards(view: View) -> bool:
    """Whether the choice is of a card, not of where its parts go."""
    return view.position.phase in (Phase.ACT, Phase.REFILL)


@dataclass(frozen=True, slots=True)
class _Narrow(View):
    """The observation of a seat that never thinks of playing cards for some symbols."""

    blind: tuple[Action, ...] = ()

    def legal_moves(self) -> Sequence[DomaineMove]:
        moves = View.legal_moves(self)
        return [move for move in moves if not (isinstance(move, Card) and move.action in self.blind)] or moves


_BLIND: tuple[tuple[Action, ...], ...] = (
    (Action.EXPANSION, Action.DESERTER, Action.ALLIANCE),
    (Action.DESERTER, Action.ALLIANCE),
    (Action.DESERTER,),
    (),
    (),
)


_SMALL_PLANS = 3.0
"""What a border takes off the plans of the first five levels: small areas, which score early."""


def _careless(*slips: float) -> tuple[Careless, ...]:
    """The first five levels."""
    return tuple(Careless(each, blind, _SMALL_PLANS) for each, blind in zip(slips, _BLIND, strict=True))


_RECIPES: Mapping[str, tuple[Careless | Thinker, ...]] = MappingProxyType(
    {
        "of two": (*_careless(0.54, 0.49, 0.36, 0.22, 0), Thinker(80, 0.19), Thinker(150, 0.07), Thinker(4000)),
        "of more": (*_careless(0.82, 0.68, 0.48, 0.26, 0), Thinker(70, 0.14), Thinker(90, 0.06), Thinker(4000)),
    }
)


def recipes_for(rules: Rules) -> Sequence[Careless | Thinker]:
    """How the eight levels are made at a table with these *rules*.

    >>> from demesne.games.registry import make_game
    >>> recipes_for(make_game("domaine", 2).rules)[-1]
    Thinker(playouts=4000, hurries=0.0)
    """
    return _RECIPES["of two" if rules.seats == 2 else "of more"]
