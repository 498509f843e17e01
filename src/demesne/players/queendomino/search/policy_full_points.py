"""What land laid in thought makes of a kingdom, for the full greedy: points, the shape of it, and what is left at most.

The kingdom is not surveyed anew: what becomes one with such land is kept beside the
territories that lie there, and the square around the castle is one word.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from demesne.kernels.bits import ONE, ZERO, Word, bit, count, lowest, signed, word_of
from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.layout import CASTLE, Record
from demesne.kernels.queendomino.planes import common, either, squares, stored, window
from demesne.kernels.queendomino.scoring import fold

__all__ = [
    "Frame", "Parts", "best_shape", "folded", "folded_land", "frame_of", "gain_of", "most_of", "most_of_any",
    "no_parts", "parts_of", "promise", "shape",
]  # fmt: skip

Part: TypeAlias = tuple[int, int, int, Word, int, int]
"""Land laid in thought: its terrain, two squares (or one twice), the territories that become one with them, as bits,
and the size and the crowns of all that."""
Parts: TypeAlias = tuple[Part, Part]
Frame: TypeAlias = tuple[int, int, bool, Word, Word]
"""The square around the castle: its size, whether the castle should be in the middle, whether land lies outside, and
folded to one word, the empty squares beside which none is empty, and those beside which one is."""

_MIDDLE = CASTLE & 15
_S1, _S8 = (np.uint64(shift) for shift in (1, 8))
_COLUMNS = np.uint64(0x0101010101010101)
_BAD = -1000
"""Deducted where the castle leaves the middle or a lone empty square is left: chosen only if there is nothing else."""


# --- points -----------------------------------------------------------------------------


@kernel
def gain_of(ground: Record, parts: Parts, domino: Record, first: int, second: int) -> int:
    if domino[0] == domino[2]:
        _, size, crowns, before = _joined(ground, parts, domino[0], first, second, 2, domino[1] + domino[3])
        return size * crowns - before
    _, size, crowns, before = _joined(ground, parts, domino[0], first, first, 1, domino[1])
    gain = size * crowns - before
    _, size, crowns, before = _joined(ground, parts, domino[2], second, second, 1, domino[3])
    return gain + size * crowns - before


@kernel
def _joined(
    ground: Record, parts: Parts, terrain: int, first: int, second: int, size: int, crowns: int
) -> tuple[Word, int, int, int]:
    """The territories that become one with two squares, as bits; size and crowns of all that; points of them before.

    *size* and *crowns* are given as those of the two squares; land in *parts* counts as laid.
    """
    touched, before = (ground["near"][first] | ground["near"][second]) & ground["of"][terrain], 0
    members = touched
    for part in parts:
        if part[0] == terrain and (touched & part[3] or _is_beside(part, first) or _is_beside(part, second)):
            touched &= ~part[3]
            size += part[4]
            crowns += part[5]
            before += part[4] * part[5]
    while touched:
        this = lowest(touched)
        touched &= touched - ONE
        size += ground["size"][this]
        crowns += ground["crowns"][this]
        before += ground["size"][this] * ground["crowns"][this]
    return members, size, crowns, before


# --- what a domino gains at most --------------------------------------------------------


@kernel
def promise(st: Record, ground: Record, work: Record) -> None:
    """Writes what each half of each free domino gains where it gains most, before anything is laid."""
    box = st["round"] % st["rules"]["boxes"]
    for slot in range(st["next_count"]):
        if st["next_seat"][slot] < 0:
            domino = st["rules"]["dominoes"][box, st["next_line"][slot]]
            work["promise"][slot, 0] = _most_of_half(ground, domino[0], domino[1])
            work["promise"][slot, 1] = _most_of_half(ground, domino[2], domino[3])


@kernel
def _most_of_half(ground: Record, terrain: int, crowns: int) -> int:
    best, territories, open_ = signed(crowns), ground["of"][terrain], (ZERO, ZERO, ZERO, ZERO)
    while territories:
        open_ = either(open_, stored(ground["open"][lowest(territories)]))
        territories &= territories - ONE
    for i in range(4):
        rest = open_[i]
        while rest:
            square = 64 * i + lowest(rest)
            rest &= rest - ONE
            _, size, all_crowns, before = _joined(ground, no_parts(), terrain, square, square, 1, crowns)
            best = max(best, size * all_crowns - before)
    return best


@kernel
def most_of_any(st: Record, work: Record, parts: Parts) -> int:
    """What any free domino gains at most when *parts* are laid."""
    best, box = 0, st["round"] % st["rules"]["boxes"]
    for slot in range(st["next_count"]):
        if st["next_seat"][slot] < 0:
            best = max(best, most_of(work, st["rules"]["dominoes"][box, st["next_line"][slot]], slot, parts))
    return best


@kernel
def most_of(work: Record, domino: Record, slot: int, parts: Parts) -> int:
    """What *domino* gains at most: as if all land of a kind became one, where *parts* or both halves are of it."""
    ground = work["ground"][0]
    if domino[0] == domino[2]:
        return _all_joined(ground, parts, domino[0], 2, domino[1] + domino[3])
    gain = 0
    for half in range(2):
        terrain = domino[2 * half]
        if terrain == parts[0][0] or terrain == parts[1][0]:
            gain += _all_joined(ground, parts, terrain, 1, domino[2 * half + 1])
        else:
            gain += work["promise"][slot, half]
    return gain


@kernel
def _all_joined(ground: Record, parts: Parts, terrain: int, size: int, crowns: int) -> int:
    """The points of all land of *terrain* as one territory with *size* squares and *crowns* more, less those before."""
    rest, before = ground["of"][terrain], 0
    for part in parts:
        if part[0] == terrain:
            rest &= ~part[3]
            size += part[4]
            crowns += part[5]
            before += part[4] * part[5]
    while rest:
        this = lowest(rest)
        rest &= rest - ONE
        size += ground["size"][this]
        crowns += ground["crowns"][this]
        before += ground["size"][this] * ground["crowns"][this]
    return size * crowns - before


# --- land laid in thought ---------------------------------------------------------------


@kernel
def _no_part() -> Part:
    return -1, 0, 0, ZERO, 0, 0


@kernel
def no_parts() -> Parts:
    return _no_part(), _no_part()


@kernel
def parts_of(ground: Record, domino: Record, first: int, second: int) -> tuple[Parts, int]:
    """What *domino* makes of the land on these squares, and the points that it gains."""
    none = _no_part()
    if domino[0] == domino[2]:
        part, gain = _part(ground, domino[0], first, second, 2, domino[1] + domino[3])
        return (part, none), gain
    part, gain = _part(ground, domino[0], first, first, 1, domino[1])
    other, more = _part(ground, domino[2], second, second, 1, domino[3])
    return (part, other), gain + more


@kernel
def _part(ground: Record, terrain: int, first: int, second: int, size: int, crowns: int) -> tuple[Part, int]:
    members, size, crowns, before = _joined(ground, no_parts(), terrain, first, second, size, crowns)
    return (signed(terrain), first, second, members, size, crowns), size * crowns - before


@kernel
def _is_beside(part: Part, square: int) -> bool:
    one, other = abs(square - part[1]), abs(square - part[2])
    return one == 1 or one == 16 or other == 1 or other == 16


# --- shape ------------------------------------------------------------------------------


@kernel
def folded(size: int, square: int) -> Word:
    """*square* as a bit of the folded square around the castle; nothing if it lies outside."""
    low = _MIDDLE - size // 2
    x, y = (square >> 4) - low, (square & 15) - low
    return bit(8 * x + y) if 0 <= x < size and 0 <= y < size else ZERO


@kernel
def folded_land(st: Record, ground: Record) -> tuple[Word, bool]:
    """The land within the square around the castle, folded, the castle included; whether any lies outside."""
    half, full = signed(st["rules"]["size"]) // 2, stored(ground["full"])
    low = _MIDDLE - half
    within = common(full, window(low, low, _MIDDLE + half, _MIDDLE + half))
    return fold(within, low, low), squares(within) < squares(full)


@kernel
def frame_of(st: Record, land: Word, outside: bool) -> Frame:
    """The square around the castle with *land* in it."""
    size = signed(st["rules"]["size"])
    rows, half = (ONE << word_of(size)) - ONE, size // 2
    columns = _COLUMNS & ((ONE << word_of(8 * size)) - ONE)
    empty = (rows * columns) & ~land
    free = empty | bit(9 * half)  # the castle, beside which no square is alone
    up, down, west, east = free << _S1, free >> _S1, free >> _S8, free << _S8
    some = up | down | west | east
    more = (up & down) | (west & east) | ((up | down) & (west | east))
    middle = 1 if st["rules"]["middle_kingdom"] > 0 else 0
    return size, middle, outside, empty & ~some, empty & some & ~more


@kernel
def shape(frame: Frame, first: int, second: int) -> int:
    """Points for the castle in the middle; a great loss without it or with a lone empty square.

    Of the squares beside which one is empty, a domino leaves those alone of which it covers that one: no square has
    both halves beside it.
    """
    size, middle, outside, lone, ends = frame
    a, b = folded(size, first), folded(size, second)
    outside = outside or a == ZERO or b == ZERO
    lone = (lone & ~(a | b)) | (_beside(a) & ends & ~b) | (_beside(b) & ends & ~a)
    lost = _BAD if (middle and outside) or lone else 0
    return lost + (10 if middle and not outside else 0)


@kernel
def best_shape(frame: Frame) -> int:
    """The most that ``shape`` is anywhere: of lone squares one can be covered, by a domino that reaches outside."""
    _, middle, outside, lone, _ = frame
    lost = _BAD if count(lone) > 1 or (middle and (outside or lone)) else 0
    return lost + (10 if middle and not outside else 0)


@kernel
def _beside(a: Word) -> Word:
    return (a << _S1) | (a >> _S1) | (a << _S8) | (a >> _S8)
