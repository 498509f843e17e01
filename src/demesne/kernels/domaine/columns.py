"""Which column of a table stands for an action: the actions of seats in fewer numbers.

A deserter's action names two castles besides the knight that goes and the square where one comes, and an
expansion's castles by their squares. Here a castle has the number by which the seat sees it, and a deserter's
castles follow from the squares, since a square is in one domain at most.
"""

from __future__ import annotations

from typing import Final

from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.flow import mover
from demesne.kernels.domaine.layout import (
    ALLY,
    BORDER,
    CASTLE,
    CASTLES,
    COLOURS,
    DESERT,
    END,
    EXPAND,
    SQUARES,
    Record,
)
from demesne.kernels.domaine.viewpoint import castle_number, side_of

__all__ = ["COLUMNS", "column"]

_ROWS: Final = 12
_LAND: Final = _ROWS * _ROWS
_OWN: Final = CASTLES // COLOURS

_EXPAND: Final = CASTLE + 4 * _LAND
_ALLY: Final = _EXPAND + _OWN * _LAND
_END: Final = _ALLY + _OWN * CASTLES
_DESERT: Final = _END + 1
COLUMNS: Final = _DESERT + _LAND * _LAND
"""Every column is below."""


@kernel
def _site(square: int) -> int:
    """A square's number without the bits of a plane that stand for none."""
    return (square >> 4) * _ROWS + (square & 15)


@kernel
def _number(st: Record, square: int) -> int:
    """The number of the castle on *square* among all, those of the mover first, then by the sides' order."""
    castle = st["slot"][square]
    return _OWN * side_of(st, mover(st), castle // _OWN) + castle_number(st, castle)


@kernel
def column(st: Record, action: int) -> int:
    """The column of a legal action of a seat."""
    if action < CASTLE:
        return action
    if action < BORDER:  # castles, then knights
        kind, square = divmod(action - CASTLE, SQUARES)
        return CASTLE + kind * _LAND + _site(square)
    if action < EXPAND:
        square, direction = divmod(action - BORDER, 2)
        return CASTLE + 2 * _LAND + 2 * _site(square) + direction
    if action < ALLY:
        castle, square = divmod(action - EXPAND, SQUARES)
        return _EXPAND + _number(st, castle) * _LAND + _site(square)
    if action < END:
        castle, other = divmod(action - ALLY, SQUARES)
        return _ALLY + _number(st, castle) * CASTLES + _number(st, other)
    if action == END:
        return _END
    knight, square = divmod((action - DESERT) % (SQUARES * SQUARES), SQUARES)
    return _DESERT + _site(knight) * _LAND + _site(square)
