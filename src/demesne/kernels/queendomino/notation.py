"""Actions as moves of the rules, and back. Some have no meaning without the position they are made in."""

from __future__ import annotations

from demesne.games.queendomino.moves import (
    Bribe,
    Build,
    Claim,
    Deal,
    Discard,
    King,
    Pass,
    Place,
    QueendominoMove,
    Tax,
    Tile,
)
from demesne.kernels.queendomino.layout import (
    BRIBE,
    BUILD,
    CLAIM,
    DEAL,
    DISCARD,
    KIND_NAMES,
    KING,
    PASS,
    PLACE,
    STEP,
    TAX,
    TILE,
    Record,
)
from demesne.kernels.queendomino.packing import bit_of, square_of

__all__ = ["action_of", "move_of"]

_DIRECTION = {int(step): direction for direction, step in enumerate(STEP)}


def action_of(record: Record, move: QueendominoMove) -> int:
    """The integer of *move*, which is legal in *record*."""
    match move:
        case Place(_, first, second):
            return PLACE + 4 * bit_of(first) + _DIRECTION[bit_of(second) - bit_of(first)]
        case Tax(squares):
            return _tax_action(record, squares)
        case Build(cost, square):
            return BUILD + 256 * cost + bit_of(square)
        case Discard():
            return DISCARD
        case Pass():
            return PASS
        case Tile(building):
            return TILE + KIND_NAMES.index(building)
        case Bribe(number) | Claim(number) | Deal(number) | King(number):
            return _NUMBERED[type(move)] + number


_NUMBERED: dict[type, int] = {Bribe: BRIBE, Claim: CLAIM, Deal: DEAL, King: KING}


def _tax_action(record: Record, squares: tuple[tuple[int, int], ...]) -> int:
    if len(squares) == 2:
        return TAX + 1
    return TAX if bit_of(squares[0]) == min(record["placed"]) else TAX + 2


def move_of(record: Record, action: int) -> QueendominoMove:
    """The move that *action* stands for in *record*, in which it is legal."""
    if action < TAX:
        return _land_move(int(record["this_line"][record["turn"]]), action)
    if action < CLAIM:
        return _town_move(record, action)
    if action < DEAL:
        return Claim(action - CLAIM)
    if action < TILE:
        return Deal(action - DEAL)
    return King(action - KING) if action >= KING else Tile(KIND_NAMES[action - TILE])


def _land_move(number: int, action: int) -> Place | Discard:
    if action == DISCARD:
        return Discard(number)
    first = (action - PLACE) >> 2
    return Place(number, square_of(first), square_of(first + int(STEP[action & 3])))


def _town_move(record: Record, action: int) -> QueendominoMove:
    if action < BUILD:
        squares = tuple(square_of(int(place)) for place in sorted(record["placed"]))
        return Tax((squares[:1], squares, squares[1:])[action - TAX])
    if action < BRIBE:
        return Build((action - BUILD) >> 8, square_of((action - BUILD) & 255))
    return Pass() if action == PASS else Bribe(action - BRIBE)
