"""Borders: the lines between two squares of the land (rules 5)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

from demesne.games.base import NotationError
from demesne.games.domaine.terrain import SQUARES, format_square, parse_square
from demesne.games.grid import Square, neighbours

__all__ = ["BESIDE", "LINES", "Border", "border", "format_border", "parse_border"]

Border: TypeAlias = tuple[Square, Square]
"""Two squares side by side, the smaller first (by column, then row)."""


def border(one: Square, other: Square) -> Border:
    """The line between two squares.

    >>> border((1, 0), (0, 0))
    ((0, 0), (1, 0))
    """
    return (one, other) if one < other else (other, one)


BESIDE: Mapping[Square, tuple[tuple[Square, Border], ...]] = MappingProxyType(
    {
        square: tuple((other, border(square, other)) for other in neighbours(square) if other in set(SQUARES))
        for square in SQUARES
    }
)
"""For each square the squares beside it, ascending, and the line between."""

LINES: tuple[Border, ...] = tuple(sorted({line for beside in BESIDE.values() for _, line in beside}))
"""All 264 lines on which a border can stand; the edge of the land needs none."""


def format_border(line: Border) -> str:
    """``c4-c5``.

    >>> format_border(((2, 3), (2, 4)))
    'c4-c5'
    """
    return _NAMES.get(line) or _name(line)


def _name(line: Border) -> str:
    return f"{format_square(line[0])}-{format_square(line[1])}"


_NAMES = {line: _name(line) for line in LINES}


def parse_border(text: str) -> Border:
    """The border written as *text*. Raises ``NotationError`` unless its squares are neighbours in ascending order.

    >>> parse_border("c4-c5")
    ((2, 3), (2, 4))
    """
    one, dash, other = text.partition("-")
    line = parse_square(one), parse_square(other) if dash else (-1, -1)
    if line not in _LINES:
        raise NotationError(f"{text!r} is no border; it stands between two neighbours, the smaller first: c4-c5, c4-d4")
    return line


_LINES = frozenset(LINES)
