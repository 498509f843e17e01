"""What players of the house are told of Orchard: what a sensible beginner does."""

from __future__ import annotations

from random import Random

from demesne.games.base import Observation
from demesne.players.family import PlayerFamily
from orchard.moves import OrchardMove, Plant, Sell
from orchard.state import View

__all__ = ["FAMILY", "choose"]


def choose(view: Observation[OrchardMove], rng: Random) -> OrchardMove:
    """The move that brings the most points at once; among equals by chance."""
    assert isinstance(view, View)
    moves = view.legal_moves()
    best = max(_points(view, move) for move in moves)
    return rng.choice([move for move in moves if _points(view, move) == best])


def _points(view: View, move: OrchardMove) -> int:
    """What *move* brings now (rules 2.3, 3.2)."""
    match move:
        case Plant(fruit):
            return view.position.orchards[view.seat].count(fruit) + 1
        case Sell(fruit):
            return view.position.price(fruit, view.seat)
    return 0


FAMILY = PlayerFamily(title="Orchard", greedy=choose)
"""The door of the players' floor."""
