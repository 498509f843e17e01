"""Where castles may be set up, and the knight beside each (rules 3.4 to 3.6)."""

from __future__ import annotations

from typing import Any

import numpy as np

from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.layout import MEADOW, SQUARES, Record
from demesne.kernels.domaine.parts import free_land
from demesne.kernels.domaine.planes import EMPTY, Plane, difference, lone, meet, near, some, stored, union

__all__ = ["castle_sites", "first_knight_sites"]

_EDGE = 12


def _discs() -> Any:
    """For each number of steps up to six and each square, the plane of all squares within that distance."""
    found = np.zeros((7, SQUARES, 3), np.uint64)
    squares = [(column, row) for column in range(_EDGE) for row in range(_EDGE)]
    for steps in range(7):
        for column, row in squares:
            for x, y in squares:
                if abs(column - x) + abs(row - y) <= steps:
                    found[steps, 16 * column + row, x // 4] |= np.uint64(1 << (16 * (x % 4) + y))
    return found


_DISCS = _discs()


@kernel
def castle_sites(st: Record, colour: int) -> Plane:
    """The squares for the next castle of *colour*; none if no meadow with room for its knight is left.

    Castles of a colour keep their distance; where that is impossible, this one
    may stand one square nearer, and so on (rules 3.5).
    """
    free = free_land(st, 1)
    fit = meet(meet(free, stored(st["rules"]["land"][MEADOW])), near(free))
    for steps in range(st["rules"]["spacing"] - 1, -1, -1):
        far = difference(fit, _within(st, colour, steps))
        if some(far):
            return far
    return fit


@kernel
def _within(st: Record, colour: int, steps: int) -> Plane:
    """The squares at most so many *steps* from a castle of *colour*."""
    found = EMPTY
    for castle in range(4 * colour, 4 * colour + 4):
        if st["castle_at"][castle] >= 0:
            found = union(found, stored(_DISCS[steps, st["castle_at"][castle]]))
    return found


@kernel
def first_knight_sites(st: Record) -> Plane:
    """Where the knight of the castle just set up may stand (rules 3.6)."""
    return meet(near(lone(st["castle"])), free_land(st, 1))
