"""Words of 64 bits: how many bits are set, the lowest of them, the k-th, all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias, cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from demesne.kernels.compiler import kernel

__all__ = ["ONE", "ZERO", "Word", "bit", "count", "list_bits", "lowest", "nth", "places", "signed", "word_of"]

Word: TypeAlias = Any
"""An unsigned integer of 64 bits. Mixed with a signed one it would lose its sign, so constants are words too."""

_INT: Any = np.int64
signed: Callable[[Any], int] = _INT
"""A word, or a small number of a record, as a number."""
word_of: Callable[[Any], Word] = np.uint64
"""A number as a word."""

ZERO = np.uint64(0)
ONE = np.uint64(1)

_LOW = np.uint64(0x5555555555555555)
_PAIRS = np.uint64(0x3333333333333333)
_NIBBLES = np.uint64(0x0F0F0F0F0F0F0F0F)
_BYTES = np.uint64(0x0101010101010101)
_TOPS = np.uint64(0x8080808080808080)
_S1, _S2, _S4, _S7, _S8, _S56 = (np.uint64(shift) for shift in (1, 2, 4, 7, 8, 56))
_BYTE = np.uint64(0xFF)
_NTH_OF_BYTE = np.zeros((256, 8), np.int64)
for _byte in range(256):
    for _k, _place in enumerate(place for place in range(8) if _byte >> place & 1):
        _NTH_OF_BYTE[_byte, _k] = _place


def _instruction(emit: Callable[[Any, Any], Any]) -> Callable[[Word], int]:
    """A processor instruction from a word to a number, as *emit* writes it for LLVM."""

    def typed(typing: Any, word: Any) -> Any:  # noqa: ARG001
        def generate(context: Any, builder: Any, signature: Any, words: Any) -> Any:  # noqa: ARG001
            return emit(builder, words[0])

        return types.int64(types.uint64), generate

    made: Any = intrinsic(typed)
    return cast("Callable[[Word], int]", made)


count = _instruction(lambda builder, word: builder.ctpop(word))
"""How many bits of a word are set."""

lowest = _instruction(lambda builder, word: builder.cttz(word, ir.Constant(ir.IntType(1), 0)))
"""The index of the lowest set bit of a word; 64 if there is none."""


@kernel
def bit(place: int) -> Word:
    """The word with only the bit at *place* set."""
    return ONE << word_of(place)


@kernel
def nth(word: Word, k: int) -> int:
    """The index of the *k*-th set bit of *word*, from 0; *word* has more than *k*.

    Running sums of the bytes' bits tell which byte it is in, a table which bit of that.
    """
    sums = word - ((word >> _S1) & _LOW)
    sums = (sums & _PAIRS) + ((sums >> _S2) & _PAIRS)
    sums = ((sums + (sums >> _S4)) & _NIBBLES) * _BYTES
    # A byte's top bit stays where its running sum is at most k.
    below = (((word_of(k) * _BYTES) | _TOPS) - sums) & _TOPS
    start = word_of(count(below)) * _S8
    left = word_of(k) - (((sums << _S8) >> start) & _BYTE)
    return signed(start) + _NTH_OF_BYTE[(word >> start) & _BYTE, left]


@kernel
def list_bits(word: Word, start: int, out: Any, found: int) -> int:
    """Writes *start* plus the place of each bit of *word*, ascending, to *out* from *found* on; returns its end."""
    while word:
        place = lowest(word)
        out[found] = start + place
        found += 1
        word ^= bit(place)
    return found


def places(words: Iterable[int]) -> Iterator[int]:
    """The places of the bits that are set in *words*, 64 to each, ascending; for Python, not for kernels."""
    for i, word in enumerate(words):
        left = int(word)
        while left:
            yield 64 * i + (left & -left).bit_length() - 1
            left &= left - 1
