"""What players did in a game beyond its points: moves by kind, and how things stood at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from demesne.games.base import Seat, State
from demesne.games.domaine.state import State as Domaine
from demesne.games.queendomino.state import State as Queendomino

__all__ = ["Facts", "at_the_end", "of_move"]

Facts: TypeAlias = Mapping[str, int]
"""How often, by what: ``knights sent``, ``ended by the king``."""

_Counter: TypeAlias = Callable[[list[str]], tuple[str, int]]

_MOVES: Mapping[str, _Counter] = MappingProxyType(
    {
        # Queendomino
        "discard": lambda _: ("dominoes discarded", 1),
        "tax": lambda words: ("knights sent", len(words) - 1),
        "build": lambda _: ("buildings built", 1),
        "bribe": lambda _: ("dragon bribed", 1),
        # Domaine
        "sell": lambda _: ("cards sold", 1),
        "play": lambda words: (f"played for {words[-1]}", 1),
        "border": lambda _: ("borders", 1),
        "expand": lambda _: ("squares conquered", 1),
        "desert": lambda _: ("deserters", 1),
        "ally": lambda _: ("alliances", 1),
    }
)


def of_move(move: object) -> Facts:
    """What is worth counting about *move*; often nothing."""
    words = str(move).split()
    if words[0] not in _MOVES:
        return {}
    name, count = _MOVES[words[0]](words)
    return {name: count}


def at_the_end(state: State[Any], seat: Seat) -> Facts:
    """What is worth counting about a finished game for the side of *seat*."""
    match state:
        case Queendomino() if state.rules.town:
            return _queendomino(state, seat)
        case Domaine():
            return _domaine(state, seat)
    return {}


def _queendomino(state: Queendomino, seat: Seat) -> Facts:
    side = state.rules.side_of(seat)
    built = Counter(state.sides[side].kingdom.buildings.values())
    return {"hosts the Queen": int(state.queen == side), **{f"{name} built": count for name, count in built.items()}}


def _domaine(state: Domaine, seat: Seat) -> Facts:
    position = state.position
    rows = {row.name: len(row.items) for row in position.sheet(seat).rows}
    return {
        "domains": len(position.board.domains(seat)),
        "monopolies": rows["monopolies"],
        "knights on the board": position.board.count(seat),
        "ducats left": position.ducats[seat],
        "ended by the king": int(position.reached is not None),
    }
