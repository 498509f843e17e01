"""Chance inside a kernel: a generator whose whole state is one word (splitmix64)."""

from __future__ import annotations

from typing import Any

import numpy as np

from demesne.kernels.bits import Word, signed, word_of
from demesne.kernels.compiler import kernel

__all__ = ["draw", "seeded", "toss"]

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_A = np.uint64(0xBF58476D1CE4E5B9)
_MIX_B = np.uint64(0x94D049BB133111EB)
_S27, _S30, _S31, _S32 = (np.uint64(shift) for shift in (27, 30, 31, 32))


@kernel
def _mix(word: Word) -> Word:
    word = (word ^ (word >> _S30)) * _MIX_A
    word = (word ^ (word >> _S27)) * _MIX_B
    return word ^ (word >> _S31)


@kernel
def seeded(seed: int, game: int) -> Word:
    """Where the generator of game number *game* starts, so that a game is the same no matter who plays it, and when."""
    return _mix(word_of(seed) + _STEP * word_of(game + 1))


@kernel
def toss(st: Any) -> Word:
    """A word of 32 bits, uniformly at random, from the record's own ``rng``."""
    st["rng"] += _STEP
    return _mix(st["rng"]) >> _S32


@kernel
def draw(st: Any, n: int) -> int:
    """A number from 0 to *n* - 1, uniformly at random, from the record's own ``rng``; *n* is below 2**32."""
    return signed((toss(st) * word_of(n)) >> _S32)
