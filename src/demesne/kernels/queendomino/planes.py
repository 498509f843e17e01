"""Planes of squares: four words, moved, joined and counted as a whole."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from demesne.kernels.bits import ONE, ZERO, Word, count
from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.layout import STEP, Record

__all__ = [
    "BESIDE", "SQUARE", "Plane", "beside", "common", "either", "first_of", "higher", "left", "lower", "right",
    "squares", "stored", "window",
]  # fmt: skip

Plane: TypeAlias = tuple[Word, Word, Word, Word]

_S1, _S16, _S48 = (np.uint64(shift) for shift in (1, 16, 48))
_ROWS = np.uint64(0x0001000100010001)
_COLUMNS = np.array([sum(0xFFFF << 16 * i for i in range(4) if mask >> i & 1) for mask in range(16)], np.uint64)
"""The word whose columns are full, given a bit for each of its four columns."""

SQUARE = np.zeros((256, 4), np.uint64)
"""Each square alone."""
BESIDE = np.zeros((256, 4), np.uint64)
"""The squares beside each square."""
for _square in range(256):
    SQUARE[_square, _square >> 6] = 1 << (_square & 63)
    for _near in _square + STEP:
        if 0 <= _near < 256:
            BESIDE[_square, _near >> 6] |= np.uint64(1 << (_near & 63))


@kernel
def stored(words: Record) -> Plane:
    """The plane stored in *words*."""
    return words[0], words[1], words[2], words[3]


@kernel
def common(a: Plane, b: Plane) -> Plane:
    """The squares of both planes."""
    return a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]


@kernel
def either(a: Plane, b: Plane) -> Plane:
    """The squares of one plane or the other."""
    return a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]


@kernel
def squares(a: Plane) -> int:
    """How many squares the plane has."""
    return count(a[0]) + count(a[1]) + count(a[2]) + count(a[3])


@kernel
def lower(a: Plane) -> Plane:
    """Every square moved to y-1. The outermost rows are always free, so nothing leaves its column."""
    return a[0] >> _S1, a[1] >> _S1, a[2] >> _S1, a[3] >> _S1


@kernel
def higher(a: Plane) -> Plane:
    """Every square moved to y+1."""
    return a[0] << _S1, a[1] << _S1, a[2] << _S1, a[3] << _S1


@kernel
def left(a: Plane) -> Plane:
    """Every square moved to x-1."""
    return (
        (a[0] >> _S16) | (a[1] << _S48),
        (a[1] >> _S16) | (a[2] << _S48),
        (a[2] >> _S16) | (a[3] << _S48),
        a[3] >> _S16,
    )


@kernel
def right(a: Plane) -> Plane:
    """Every square moved to x+1."""
    return (
        a[0] << _S16,
        (a[1] << _S16) | (a[0] >> _S48),
        (a[2] << _S16) | (a[1] >> _S48),
        (a[3] << _S16) | (a[2] >> _S48),
    )


@kernel
def first_of(a: Plane) -> Plane:
    """The first square of a plane that has any, alone."""
    if a[0]:
        return a[0] & (~a[0] + ONE), ZERO, ZERO, ZERO
    if a[1]:
        return ZERO, a[1] & (~a[1] + ONE), ZERO, ZERO
    if a[2]:
        return ZERO, ZERO, a[2] & (~a[2] + ONE), ZERO
    return ZERO, ZERO, ZERO, a[3] & (~a[3] + ONE)


@kernel
def beside(first: int, second: int) -> Plane:
    """The squares beside either of two squares."""
    return (
        BESIDE[first, 0] | BESIDE[second, 0],
        BESIDE[first, 1] | BESIDE[second, 1],
        BESIDE[first, 2] | BESIDE[second, 2],
        BESIDE[first, 3] | BESIDE[second, 3],
    )


@kernel
def window(x0: int, y0: int, x1: int, y1: int) -> Plane:
    """All squares from ``x0, y0`` to ``x1, y1``."""
    rows = _ROWS * np.uint64((2 << y1) - (1 << y0))
    columns = (2 << x1) - (1 << x0)
    return (
        rows & _COLUMNS[columns & 15],
        rows & _COLUMNS[(columns >> 4) & 15],
        rows & _COLUMNS[(columns >> 8) & 15],
        rows & _COLUMNS[(columns >> 12) & 15],
    )
