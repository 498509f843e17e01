"""Markers: where one may stand, what it separates, and which lines join up to form a ring."""

from __future__ import annotations

from typing import Any

import numpy as np

from demesne.kernels.bits import bit, lowest
from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.layout import COLOURS, LATTICE, SQUARES, Record
from demesne.kernels.domaine.planes import (
    EMPTY,
    Plane,
    difference,
    east,
    lone,
    meet,
    north,
    same,
    size,
    south,
    stored,
    union,
    west,
)

__all__ = ["ENDS", "beyond", "flood", "free_lines", "join", "relink", "rooms", "spread"]

_EDGE = 12
_ROOM_BELOW = np.uint64(0x07FF07FF07FF07FF)  # not from the lowest row
_ROOM_RIGHT = np.uint64(0x00000FFF0FFF0FFF)  # nor, in the last word, from the last column
_ROWS = np.uint64(0x0FFF0FFF0FFF0FFF)


def _point(column: int, row: int) -> int:
    """The number of the point up and left of a square; all along the edge count as one."""
    inside = 0 < column < _EDGE and 0 < row < _EDGE
    return (_EDGE - 1) * (column - 1) + row - 1 if inside else LATTICE - 1


def _ends() -> Any:
    """For each line, ``2 * square`` below and ``+ 1`` right of it, the two points it runs between."""
    found = np.zeros((2 * SQUARES, 2), np.int64)
    for column in range(_EDGE):
        for row in range(_EDGE):
            line, corner = 2 * (16 * column + row), _point(column + 1, row + 1)
            found[line] = _point(column, row + 1), corner
            found[line + 1] = _point(column + 1, row), corner
    return found


ENDS = _ends()


# --- walls between squares ------------------------------------------------------------


@kernel
def beyond(line: int) -> int:
    """The square on the far side of *line*."""
    return (line >> 1) + (16 if line & 1 else 1)


@kernel
def rooms() -> tuple[Plane, Plane]:
    """The squares with a neighbour below, and with one to the right."""
    return (_ROOM_BELOW, _ROOM_BELOW, _ROOM_BELOW), (_ROWS, _ROWS, _ROOM_RIGHT)


@kernel
def spread(a: Plane, below: Plane, right: Plane) -> Plane:
    """*a* with the squares beside it that no wall separates from it."""
    down = south(difference(a, below))
    up = difference(north(a), below)
    over = east(difference(a, right))
    back = difference(west(a), right)
    return union(union(a, union(down, up)), union(over, back))


@kernel
def flood(st: Record, square: int, castles: Plane = EMPTY) -> Plane:
    """The squares that can be reached from *square* without crossing a wall, unless two *castles* are among them.

    Then only so many that two are: such a region is nobody's domain.
    """
    below, right = stored(st["walls"][0]), stored(st["walls"][1])
    found = lone(square)
    while True:
        more = spread(spread(found, below, right), below, right)
        if same(more, found) or size(meet(more, castles)) > 1:
            return more
        found = more


@kernel
def free_lines(st: Record) -> tuple[Plane, Plane]:
    """Where a marker may stand, below squares and right of them (rules 5)."""
    below, right = rooms()
    owned = stored(st["realm"][0])
    for colour in range(1, COLOURS):
        owned = union(owned, stored(st["realm"][colour]))
    below = difference(below, union(stored(st["walls"][0]), owned))
    right = difference(right, union(stored(st["walls"][1]), owned))
    for colour in range(COLOURS):
        figures = union(stored(st["castles"][colour]), stored(st["knights"][colour]))
        below = difference(below, meet(figures, north(figures)))
        right = difference(right, meet(figures, west(figures)))
    return below, right


# --- rings ----------------------------------------------------------------------------


@kernel
def _last(links: Record, point: int) -> int:
    """Where the links from *point* lead, which is the same for all points that are joined."""
    while links[point] != point:
        links[point] = links[links[point]]
        point = links[point]
    return point


@kernel
def join(st: Record, line: int) -> bool:
    """Joins the ends of a new marker on *line*; returns whether they were joined already, so that it closes a ring."""
    links = st["links"]
    one, other = _last(links, ENDS[line, 0]), _last(links, ENDS[line, 1])
    links[one] = other
    return one == other


@kernel
def relink(st: Record) -> None:
    """Joins the ends of all markers from scratch."""
    for point in range(LATTICE):
        st["links"][point] = point
    for side in range(2):
        for i in range(3):
            word = st["walls"][side, i]
            while word:
                place = lowest(word)
                word ^= bit(place)
                join(st, 2 * (64 * i + place) + side)
    st["stale"] = 0
