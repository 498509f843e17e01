"""What is worth counting about a game of the family beyond its points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from demesne.games.base import Seat
from demesne.games.base import State as AnyState
from demesne.games.queendomino.moves import Bribe, Build, Discard, Tax
from demesne.games.queendomino.state import State

__all__ = ["facts_at_the_end", "facts_of_move"]


def facts_of_move(move: object) -> Mapping[str, int]:
    """What is worth counting in *move*, and how often it happens; empty for most moves.

    >>> facts_of_move(Tax(((1, 0), (2, 0))))
    {'knights sent': 2}
    """
    match move:
        case Discard():
            return {"dominoes discarded": 1}
        case Tax():
            return {"knights sent": len(move.squares)}
        case Build():
            return {"buildings built": 1}
        case Bribe():
            return {"dragon bribed": 1}
    return {}


def facts_at_the_end(state: AnyState[Any], seat: Seat) -> Mapping[str, int]:
    """The buildings of *seat*'s side, and whether it hosts the Queen; empty where there is no town.

    >>> from demesne.games.registry import make_game
    >>> facts_at_the_end(make_game("queendomino", 2).new_state(), 0)
    {'hosts the Queen': 0}
    """
    assert isinstance(state, State)
    if not state.rules.town:
        return {}
    side = state.rules.side_of(seat)
    built = Counter(state.sides[side].kingdom.buildings.values())
    return {"hosts the Queen": int(state.queen == side), **{f"{name} built": count for name, count in built.items()}}
