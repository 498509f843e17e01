"""Sets of squares as three words, moved and joined as a whole."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from demesne.kernels.bits import ZERO, Word, bit, count, lowest, nth
from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.layout import Record

__all__ = [
    "EMPTY", "Plane", "clear", "difference", "east", "first", "has", "lone", "meet", "near", "north", "picked", "put",
    "same", "size", "some", "south", "store", "stored", "take", "union", "west", "write",
]  # fmt: skip

Plane: TypeAlias = tuple[Word, Word, Word]

EMPTY = (ZERO, ZERO, ZERO)

_S1, _S16, _S48 = (np.uint64(shift) for shift in (1, 16, 48))
_ROWS = np.uint64(0x0FFF0FFF0FFF0FFF)


# --- squares --------------------------------------------------------------------------


@kernel
def lone(square: int) -> Plane:
    """The plane of one *square*."""
    word, mark = square >> 6, bit(square & 63)
    return mark if word == 0 else ZERO, mark if word == 1 else ZERO, mark if word == 2 else ZERO


@kernel
def has(words: Record, square: int) -> bool:
    """Whether the plane stored in *words* has *square*."""
    return (words[square >> 6] >> np.uint64(square & 63)) & np.uint64(1) != ZERO


@kernel
def put(words: Record, square: int) -> None:
    """Adds *square* to the plane stored in *words*."""
    words[square >> 6] |= bit(square & 63)


@kernel
def take(words: Record, square: int) -> None:
    """Takes *square* from the plane stored in *words*."""
    words[square >> 6] &= ~bit(square & 63)


@kernel
def first(a: Plane) -> int:
    """The lowest square of *a*; 192 if it has none."""
    if a[0]:
        return lowest(a[0])
    return 64 + lowest(a[1]) if a[1] else 128 + lowest(a[2])


@kernel
def picked(a: Plane, k: int) -> int:
    """The *k*-th square of *a*, from 0; *a* has more than *k*."""
    some_ = count(a[0])
    if k < some_:
        return nth(a[0], k)
    more = some_ + count(a[1])
    return 64 + nth(a[1], k - some_) if k < more else 128 + nth(a[2], k - more)


# --- whole planes ---------------------------------------------------------------------


@kernel
def stored(words: Record) -> Plane:
    """The plane stored in *words*."""
    return words[0], words[1], words[2]


@kernel
def store(words: Record, a: Plane) -> None:
    """Stores *a* in *words*."""
    words[0], words[1], words[2] = a[0], a[1], a[2]


@kernel
def clear(words: Record) -> None:
    """Empties *words*."""
    words[0] = words[1] = words[2] = ZERO


@kernel
def meet(a: Plane, b: Plane) -> Plane:
    return a[0] & b[0], a[1] & b[1], a[2] & b[2]


@kernel
def union(a: Plane, b: Plane) -> Plane:
    return a[0] | b[0], a[1] | b[1], a[2] | b[2]


@kernel
def difference(a: Plane, b: Plane) -> Plane:
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2]


@kernel
def some(a: Plane) -> bool:
    return (a[0] | a[1] | a[2]) != ZERO


@kernel
def same(a: Plane, b: Plane) -> bool:
    return a[0] == b[0] and a[1] == b[1] and a[2] == b[2]


@kernel
def size(a: Plane) -> int:
    return count(a[0]) + count(a[1]) + count(a[2])


@kernel
def south(a: Plane) -> Plane:
    """Each square's neighbour below, a row on."""
    return (a[0] << _S1) & _ROWS, (a[1] << _S1) & _ROWS, (a[2] << _S1) & _ROWS


@kernel
def north(a: Plane) -> Plane:
    """Each square's neighbour above."""
    return (a[0] >> _S1) & _ROWS, (a[1] >> _S1) & _ROWS, (a[2] >> _S1) & _ROWS


@kernel
def east(a: Plane) -> Plane:
    """Each square's neighbour to the right, a column on."""
    return a[0] << _S16, a[1] << _S16 | a[0] >> _S48, a[2] << _S16 | a[1] >> _S48


@kernel
def west(a: Plane) -> Plane:
    """Each square's neighbour to the left."""
    return a[0] >> _S16 | a[1] << _S48, a[1] >> _S16 | a[2] << _S48, a[2] >> _S16


@kernel
def near(a: Plane) -> Plane:
    """Every square beside one of *a*."""
    return union(union(south(a), north(a)), union(east(a), west(a)))


@kernel
def write(a: Plane, start: int, out: Record, found: int) -> int:
    """Writes *start* plus each square of *a*, ascending, to *out* from *found* on; returns its end."""
    for i in range(3):
        word = a[i]
        while word:
            place = lowest(word)
            out[found] = start + 64 * i + place
            found += 1
            word ^= bit(place)
    return found
