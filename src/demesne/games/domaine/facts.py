"""What is worth counting about a game of Domaine beyond its points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from demesne.games.base import Seat
from demesne.games.base import State as AnyState
from demesne.games.domaine.moves import Ally, Border, Desert, Expand, Play, Sell
from demesne.games.domaine.state import State

__all__ = ["facts_at_the_end", "facts_of_move"]


def facts_of_move(move: object) -> Mapping[str, int]:
    """What is worth counting in *move*, and how often it happens; empty for most moves.

    >>> facts_of_move(Sell("A01"))
    {'cards sold': 1}
    """
    match move:
        case Sell():
            return {"cards sold": 1}
        case Play():
            return {f"played for {move.action.value}": 1}
        case Border():
            return {"borders": 1}
        case Expand():
            return {"squares conquered": 1}
        case Desert():
            return {"deserters": 1}
        case Ally():
            return {"alliances": 1}
    return {}


def facts_at_the_end(state: AnyState[Any], seat: Seat) -> Mapping[str, int]:
    """What *seat* has at the end, and whether the king was reached.

    >>> from demesne.games.registry import make_game
    >>> facts_at_the_end(make_game("domaine", 2).new_state(), 0)["ducats left"]
    7
    """
    assert isinstance(state, State)
    position = state.position
    rows = {row.name: len(row.items) for row in position.sheet(seat).rows}
    return {
        "domains": len(position.board.domains(seat)),
        "monopolies": rows["monopolies"],
        "knights on the board": position.board.count(seat),
        "ducats left": position.ducats[seat],
        "ended by the king": int(position.reached is not None),
    }
