"""Where a domino may lie: planes of squares, moved as a whole."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from demesne.kernels.bits import ZERO, Word, bit, count, lowest, nth, signed, word_of
from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.layout import CASTLE, Record

__all__ = ["Plane", "clear_kingdom", "count_placements", "lay", "list_placements", "nth_placement", "put"]

Plane: TypeAlias = tuple[Word, Word, Word, Word]

_S1, _S16, _S48 = (np.uint64(shift) for shift in (1, 16, 48))
_CASTLE_WORD = np.uint64(1 << (CASTLE % 64))
_ROWS = np.uint64(0x0001000100010001)
_COLUMNS = np.array([sum(0xFFFF << 16 * i for i in range(4) if mask >> i & 1) for mask in range(16)], np.uint64)
"""The word whose columns are full, given a bit for each of its four columns."""


@kernel
def put(words: Record, place: int) -> None:
    """Adds the square at bit *place* to the plane stored in *words*."""
    words[place >> 6] |= bit(place & 63)


@kernel
def clear_kingdom(side: Record, size: int) -> None:
    """A castle alone."""
    side["x0"] = side["x1"] = side["y0"] = side["y1"] = 7
    _open_window(side, size)
    side["open"][CASTLE >> 6] &= ~bit(CASTLE & 63)


@kernel
def _open_window(side: Record, size: int) -> None:
    """All squares that fit in the kingdom's size with what is laid (rules 4.5)."""
    edge = size - 1
    low_x, high_x = side["x1"] - edge, side["x0"] + edge
    low_y, high_y = side["y1"] - edge, side["y0"] + edge
    rows = _ROWS * word_of((2 << high_y) - (1 << low_y))
    columns = (2 << high_x) - (1 << low_x)
    for i in range(4):
        side["open"][i] = rows & _COLUMNS[(columns >> (4 * i)) & 15]


@kernel
def lay(side: Record, size: int, first: int, second: int) -> None:
    """Keeps the free squares up to date when land is laid on *first* and *second*."""
    x0, y0 = min(first >> 4, second >> 4), min(first & 15, second & 15)
    x1, y1 = max(first >> 4, second >> 4), max(first & 15, second & 15)
    if x0 < side["x0"] or x1 > side["x1"] or y0 < side["y0"] or y1 > side["y1"]:
        side["x0"], side["x1"] = min(x0, side["x0"]), max(x1, side["x1"])
        side["y0"], side["y1"] = min(y0, side["y0"]), max(y1, side["y1"])
        before = _stored(side["open"])
        _open_window(side, size)
        for i in range(4):
            side["open"][i] &= before[i]
    side["open"][first >> 6] &= ~bit(first & 63)
    side["open"][second >> 6] &= ~bit(second & 63)


# --- planes ---------------------------------------------------------------------------


@kernel
def _stored(words: Record) -> Plane:
    return words[0], words[1], words[2], words[3]


@kernel
def _and(a: Plane, b: Plane) -> Plane:
    return a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]


@kernel
def _or(a: Plane, b: Plane) -> Plane:
    return a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]


@kernel
def _lower(a: Plane) -> Plane:
    """Every square moved to y-1. The outermost rows are always free, so nothing leaves its column."""
    return a[0] >> _S1, a[1] >> _S1, a[2] >> _S1, a[3] >> _S1


@kernel
def _higher(a: Plane) -> Plane:
    return a[0] << _S1, a[1] << _S1, a[2] << _S1, a[3] << _S1


@kernel
def _left(a: Plane) -> Plane:
    """Every square moved to x-1."""
    return (
        (a[0] >> _S16) | (a[1] << _S48),
        (a[1] >> _S16) | (a[2] << _S48),
        (a[2] >> _S16) | (a[3] << _S48),
        a[3] >> _S16,
    )


@kernel
def _right(a: Plane) -> Plane:
    return (
        a[0] << _S16,
        (a[1] << _S16) | (a[0] >> _S48),
        (a[2] << _S16) | (a[1] >> _S48),
        (a[3] << _S16) | (a[2] >> _S48),
    )


# --- placements -----------------------------------------------------------------------


@kernel
def _joining(side: Record, terrain: int, free: Plane) -> Plane:
    """Free squares beside the castle or beside land of *terrain* (rules 4.3, 4.4)."""
    land = _stored(side["land"][terrain])
    land = land[0], land[1] | _CASTLE_WORD, land[2], land[3]
    return _and(free, _or(_or(_lower(land), _higher(land)), _or(_left(land), _right(land))))


@kernel
def _first_squares(side: Record, domino: Record) -> tuple[Plane, Plane, Plane, Plane]:
    """By direction, the squares on which a domino's first half may lie with the second beside it (rules 4).

    A domino with equal halves lies once on a pair of squares, the smaller first (rules 4.7).
    """
    free = _stored(side["open"])
    first = _joining(side, domino[0], free)
    if domino[0] == domino[2]:
        second = first
        if domino[1] == domino[3]:
            none = ZERO, ZERO, ZERO, ZERO
            return (
                none,
                none,
                _or(_and(first, _lower(free)), _and(free, _lower(first))),
                _or(_and(first, _left(free)), _and(free, _left(first))),
            )
    else:
        second = _joining(side, domino[2], free)
    return (
        _or(_and(first, _right(free)), _and(free, _right(second))),
        _or(_and(first, _higher(free)), _and(free, _higher(second))),
        _or(_and(first, _lower(free)), _and(free, _lower(second))),
        _or(_and(first, _left(free)), _and(free, _left(second))),
    )


@kernel
def _squares(a: Plane) -> int:
    return count(a[0]) + count(a[1]) + count(a[2]) + count(a[3])


@kernel
def count_placements(side: Record, domino: Record) -> int:
    """In how many ways *domino* may be laid."""
    west, north, south, east = _first_squares(side, domino)
    return _squares(west) + _squares(north) + _squares(south) + _squares(east)


@kernel
def _nth_square(a: Plane, k: int) -> int:
    """The bit of the *k*-th square of the plane, which has more than *k*."""
    for i in range(3):
        here = count(a[i])
        if k < here:
            return 64 * i + nth(a[i], k)
        k -= here
    return 192 + nth(a[3], k)


@kernel
def nth_placement(side: Record, domino: Record, chance: Word) -> int:
    """One of the placements, uniformly at random, by a *chance* of 32 bits; -1 if there is none."""
    west, north, south, east = _first_squares(side, domino)
    a, b, c = _squares(west), _squares(north), _squares(south)
    k = signed((chance * word_of(a + b + c + _squares(east))) >> word_of(32))
    if a + b + c + _squares(east) == 0:
        return -1
    if k < a:
        return 4 * _nth_square(west, k)
    if k < a + b:
        return 4 * _nth_square(north, k - a) + 1
    if k < a + b + c:
        return 4 * _nth_square(south, k - a - b) + 2
    return 4 * _nth_square(east, k - a - b - c) + 3


@kernel
def list_placements(side: Record, domino: Record, out: Record) -> int:
    """Writes all placements, ascending, to *out*; returns how many there are."""
    west, north, south, east = _first_squares(side, domino)
    found = 0
    for i in range(4):
        rest = west[i] | north[i] | south[i] | east[i]
        while rest:
            place = lowest(rest)
            square = bit(place)
            for direction, plane in enumerate((west, north, south, east)):
                if plane[i] & square:
                    out[found] = 4 * (64 * i + place) + direction
                    found += 1
            rest ^= square
    return found
