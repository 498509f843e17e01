"""Where a domino may lie: planes of squares, moved as a whole."""

from __future__ import annotations

import numpy as np

from demesne.kernels.bits import ONE, ZERO, Word, bit, count, lowest, nth, signed, word_of
from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.layout import CASTLE, Record
from demesne.kernels.queendomino.planes import (
    Plane,
    common,
    either,
    higher,
    left,
    lower,
    right,
    squares,
    stored,
    window,
)

__all__ = ["clear_kingdom", "count_placements", "lay", "list_placements", "nth_placement", "put"]

_CASTLE_WORD = np.uint64(1 << (CASTLE % 64))


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
    fits = window(side["x1"] - edge, side["y1"] - edge, side["x0"] + edge, side["y0"] + edge)
    for i in range(4):
        side["open"][i] = fits[i]


@kernel
def lay(side: Record, size: int, first: int, second: int) -> None:
    """Keeps the free squares up to date when land is laid on *first* and *second*."""
    x0, y0 = min(first >> 4, second >> 4), min(first & 15, second & 15)
    x1, y1 = max(first >> 4, second >> 4), max(first & 15, second & 15)
    if x0 < side["x0"] or x1 > side["x1"] or y0 < side["y0"] or y1 > side["y1"]:
        side["x0"], side["x1"] = min(x0, side["x0"]), max(x1, side["x1"])
        side["y0"], side["y1"] = min(y0, side["y0"]), max(y1, side["y1"])
        before = stored(side["open"])
        _open_window(side, size)
        for i in range(4):
            side["open"][i] &= before[i]
    side["open"][first >> 6] &= ~bit(first & 63)
    side["open"][second >> 6] &= ~bit(second & 63)


# --- placements -----------------------------------------------------------------------


@kernel
def _joining(side: Record, terrain: int, free: Plane) -> Plane:
    """Free squares beside the castle or beside land of *terrain* (rules 4.3, 4.4)."""
    land = stored(side["land"][terrain])
    land = land[0], land[1] | _CASTLE_WORD, land[2], land[3]
    return common(free, either(either(lower(land), higher(land)), either(left(land), right(land))))


@kernel
def _first_squares(side: Record, domino: Record) -> tuple[Plane, Plane, Plane, Plane]:
    """By direction, the squares on which a domino's first half may lie with the second beside it (rules 4).

    A domino with equal halves lies once on a pair of squares, the smaller first (rules 4.7).
    """
    free = stored(side["open"])
    first = _joining(side, domino[0], free)
    if domino[0] == domino[2]:
        second = first
        if domino[1] == domino[3]:
            none = ZERO, ZERO, ZERO, ZERO
            return (
                none,
                none,
                either(common(first, lower(free)), common(free, lower(first))),
                either(common(first, left(free)), common(free, left(first))),
            )
    else:
        second = _joining(side, domino[2], free)
    return (
        either(common(first, right(free)), common(free, right(second))),
        either(common(first, higher(free)), common(free, higher(second))),
        either(common(first, lower(free)), common(free, lower(second))),
        either(common(first, left(free)), common(free, left(second))),
    )


@kernel
def count_placements(side: Record, domino: Record) -> int:
    """In how many ways *domino* may be laid."""
    west, north, south, east = _first_squares(side, domino)
    return squares(west) + squares(north) + squares(south) + squares(east)


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
    a, b, c = squares(west), squares(north), squares(south)
    k = signed((chance * word_of(a + b + c + squares(east))) >> word_of(32))
    if a + b + c + squares(east) == 0:
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
    found = _list_word(west[0], north[0], south[0], east[0], 0, out, 0)
    found = _list_word(west[1], north[1], south[1], east[1], 64, out, found)
    found = _list_word(west[2], north[2], south[2], east[2], 128, out, found)
    return _list_word(west[3], north[3], south[3], east[3], 192, out, found)


@kernel
def _list_word(west: Word, north: Word, south: Word, east: Word, start: int, out: Record, found: int) -> int:
    """Goes on with one word of each direction; what is written without being counted is written over."""
    rest = west | north | south | east
    while rest:
        place = word_of(lowest(rest))
        action = 4 * (start + signed(place))
        out[found] = action
        found += signed((west >> place) & ONE)
        out[found] = action + 1
        found += signed((north >> place) & ONE)
        out[found] = action + 2
        found += signed((south >> place) & ONE)
        out[found] = action + 3
        found += signed((east >> place) & ONE)
        rest &= rest - ONE
    return found
