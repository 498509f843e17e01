"""The full greedy of the Kingdomino study, compiled: the twin of `full_greedy`.

What a domino laid in thought makes of the land is not surveyed anew: its halves, and
the territories that become one with them, are kept beside the territories that lie there.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from demesne.kernels.bits import ONE, ZERO, Word, bit, count, lowest, signed, word_of
from demesne.kernels.compiler import kernel
from demesne.kernels.dice import draw
from demesne.kernels.queendomino.flow import side_to_move
from demesne.kernels.queendomino.land import list_placements
from demesne.kernels.queendomino.layout import CASTLE, CLAIM, DISCARD, PHASE_PLACE, STEP, Record
from demesne.kernels.queendomino.legality import in_hand
from demesne.kernels.queendomino.planes import common, either, squares, stored, window
from demesne.kernels.queendomino.scoring import fold
from demesne.players.queendomino.search.policy_ground import find_territories, place_on

__all__ = ["choose_full"]

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
_NONE = -(10**6)
_ALONE = 2
"""Squares of land in a kingdom that had none before this turn."""


@kernel
def choose_full(st: Record, work: Record) -> int:
    """The action for the seat to move, which places or claims; ties are broken at random."""
    side = st["sides"][side_to_move(st)]
    find_territories(side, work["ground"][0])
    return _place(st, side, work) if st["phase"] == PHASE_PLACE else _claim(st, side, work)


@kernel
def _laid(ground: Record) -> int:
    """Squares of land, not counting the castle."""
    return squares(stored(ground["full"])) - 1


# --- placing --------------------------------------------------------------------------


@kernel
def _place(st: Record, side: Record, work: Record) -> int:
    ground, domino = work["ground"][0], in_hand(st)
    found = list_placements(side, domino, work["moves"])
    if not found:
        return DISCARD
    if not _laid(ground):
        return int(work["moves"][draw(st, found)])
    base, full = _points(st, ground, _laid(ground) + 4), _folded_land(st, ground)
    best, ways, begin = _NONE, 0, _most_at_once(st, work, domino, found, full)
    _promise(st, ground, work)
    for k in range(found):
        i = (begin + k) % found
        first = signed(work["moves"][i] >> 2)
        second = first + STEP[work["moves"][i] & 3]
        total, claims = _after(st, side, work, domino, first, second, base, full, best)
        if total > best:
            best, ways = total, 0
        work["tied"][i] = claims if total == best else 0
        work["worths"][i] = total
        ways += work["tied"][i]
    return _draw_tied(st, work, found, best, ways)


@kernel
def _most_at_once(st: Record, work: Record, domino: Record, found: int, full: tuple[Word, bool]) -> int:
    """The placement that brings most by itself: tried first, it leaves little to try of those that bring less."""
    frame, best, chosen = _frame(st, full[0], full[1]), _NONE, 0
    for i in range(found):
        first = signed(work["moves"][i] >> 2)
        second = first + STEP[work["moves"][i] & 3]
        points = _gain(work["ground"][0], _no_parts(), domino, first, second) + _shape(frame, first, second)
        if points > best:
            best, chosen = points, i
    return chosen


@kernel
def _draw_tied(st: Record, work: Record, found: int, best: int, ways: int) -> int:
    """One of the best placements, as likely as it has equally good claims after it."""
    left = draw(st, ways)
    for i in range(found):
        if work["worths"][i] == best:
            left -= work["tied"][i]
            if left < 0:
                return int(work["moves"][i])
    return DISCARD


@kernel
def _after(
    st: Record,
    side: Record,
    work: Record,
    domino: Record,
    first: int,
    second: int,
    base: int,
    full: tuple[Word, bool],
    floor: int,
) -> tuple[int, int]:
    """The points with *domino* there and the best free one laid best, and how many reach them; see ``_best_claim``."""
    kingdom, size = work["kingdom"], signed(st["rules"]["size"])
    parts, gain = _parts(work["ground"][0], domino, first, second)
    a, b = _folded(size, first), _folded(size, second)
    frame = _frame(st, full[0] | a | b, full[1] or a == ZERO or b == ZERO)
    if floor > 0 and base + gain + _best_shape(frame) + _most_of_any(st, work, parts) < floor:
        return floor - 1, 0
    kingdom[0] = side
    place_on(kingdom[0], size, domino, first, second)
    return _best_claim(st, kingdom[0], work, parts, frame, base + gain, floor)


@kernel
def _best_claim(
    st: Record, side: Record, work: Record, parts: Parts, frame: Frame, base: int, floor: int
) -> tuple[int, int]:
    """The points of *side* with the best free domino laid best, if they are at least *floor*; how many reach them."""
    best, claims, fits, box = floor, 0, False, st["round"] % st["rules"]["boxes"]
    for slot in range(st["next_count"]):
        if st["next_seat"][slot] < 0:
            domino = st["rules"]["dominoes"][box, st["next_line"][slot]]
            if best > 0 and base + _best_shape(frame) + _most_of(work, domino, slot, parts) < best:
                fits = True  # or does not matter, where fitting nowhere counts nothing
                continue
            total = _best_points(side, work, domino, parts, frame, base, best)
            fits = fits or total != _NONE
            if total > best:
                best, claims = total, 0
            claims += total == best
    return (best, claims) if fits else (0, 1)


# --- claiming -------------------------------------------------------------------------


@kernel
def _claim(st: Record, side: Record, work: Record) -> int:
    rules, ground = st["rules"], work["ground"][0]
    box, best, ways, parts = st["round"] % rules["boxes"], 2 * _NONE, 0, _no_parts()
    early, base, full = _laid(ground) <= _ALONE, _points(st, ground, _laid(ground) + 2), _folded_land(st, ground)
    frame = _frame(st, full[0], full[1])
    for slot in range(st["next_count"]):
        work["worths"][slot] = 3 * _NONE
        if st["next_seat"][slot] < 0:
            domino = rules["dominoes"][box, st["next_line"][slot]]
            total = signed(max(domino[1], domino[3]))
            if not early:
                total = _best_points(side, work, domino, parts, frame, base, best)
            work["worths"][slot] = total
            if total > best:
                best, ways = total, 0
            ways += total == best
    left = draw(st, ways)
    for slot in range(st["next_count"]):
        if work["worths"][slot] == best:
            if left == 0:
                return CLAIM + st["next_line"][slot]
            left -= 1
    return DISCARD


# --- points of a kingdom with one more domino ------------------------------------------


@kernel
def _points(st: Record, ground: Record, laid: int) -> int:
    """The points of the territories, and those for a complete kingdom where it has *laid* squares."""
    points, size = 0, signed(st["rules"]["size"])
    for this in range(ground["patches"]):
        points += ground["size"][this] * ground["crowns"][this]
    return points + (5 if st["rules"]["harmony"] and laid == size * size - 1 else 0)


@kernel
def _best_points(side: Record, work: Record, domino: Record, parts: Parts, frame: Frame, base: int, floor: int) -> int:
    """The points with *domino* laid best; less than *floor* where they are; ``_NONE`` if it fits nowhere."""
    found, best, shape = list_placements(side, domino, work["others"]), floor - 1, _best_shape(frame)
    if not found:
        return _NONE
    for i in range(found):
        first = signed(work["others"][i] >> 2)
        second = first + STEP[work["others"][i] & 3]
        total = base + _gain(work["ground"][0], parts, domino, first, second)
        if total + shape > best:
            best = max(best, total + _shape(frame, first, second))
    return best


@kernel
def _gain(ground: Record, parts: Parts, domino: Record, first: int, second: int) -> int:
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
def _promise(st: Record, ground: Record, work: Record) -> None:
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
            _, size, all_crowns, before = _joined(ground, _no_parts(), terrain, square, square, 1, crowns)
            best = max(best, size * all_crowns - before)
    return best


@kernel
def _most_of_any(st: Record, work: Record, parts: Parts) -> int:
    """What any free domino gains at most when *parts* are laid."""
    best, box = 0, st["round"] % st["rules"]["boxes"]
    for slot in range(st["next_count"]):
        if st["next_seat"][slot] < 0:
            best = max(best, _most_of(work, st["rules"]["dominoes"][box, st["next_line"][slot]], slot, parts))
    return best


@kernel
def _most_of(work: Record, domino: Record, slot: int, parts: Parts) -> int:
    """What *domino* gains at most: as if all land of its kind became one, where *parts* or both halves are of a kind."""
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
def _no_parts() -> Parts:
    return _no_part(), _no_part()


@kernel
def _parts(ground: Record, domino: Record, first: int, second: int) -> tuple[Parts, int]:
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
    members, size, crowns, before = _joined(ground, _no_parts(), terrain, first, second, size, crowns)
    return (signed(terrain), first, second, members, size, crowns), size * crowns - before


@kernel
def _is_beside(part: Part, square: int) -> bool:
    one, other = abs(square - part[1]), abs(square - part[2])
    return one == 1 or one == 16 or other == 1 or other == 16


# --- shape ------------------------------------------------------------------------------


@kernel
def _folded(size: int, square: int) -> Word:
    """*square* as a bit of the folded square around the castle; nothing if it lies outside."""
    low = _MIDDLE - size // 2
    x, y = (square >> 4) - low, (square & 15) - low
    return bit(8 * x + y) if 0 <= x < size and 0 <= y < size else ZERO


@kernel
def _folded_land(st: Record, ground: Record) -> tuple[Word, bool]:
    """The land within the square around the castle, folded, the castle included; whether any lies outside."""
    half, full = signed(st["rules"]["size"]) // 2, stored(ground["full"])
    low = _MIDDLE - half
    within = common(full, window(low, low, _MIDDLE + half, _MIDDLE + half))
    return fold(within, low, low), squares(within) < squares(full)


@kernel
def _frame(st: Record, land: Word, outside: bool) -> Frame:
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
def _shape(frame: Frame, first: int, second: int) -> int:
    """Points for the castle in the middle; a great loss without it or with a lone empty square.

    Of the squares beside which one is empty, a domino leaves those alone of which it covers that one: no square has
    both halves beside it.
    """
    size, middle, outside, lone, ends = frame
    a, b = _folded(size, first), _folded(size, second)
    outside = outside or a == ZERO or b == ZERO
    lone = (lone & ~(a | b)) | (_beside(a) & ends & ~b) | (_beside(b) & ends & ~a)
    lost = _BAD if (middle and outside) or lone else 0
    return lost + (10 if middle and not outside else 0)


@kernel
def _best_shape(frame: Frame) -> int:
    """The most that ``_shape`` is anywhere: of lone squares one can be covered, by a domino that reaches outside."""
    _, middle, outside, lone, _ = frame
    lost = _BAD if count(lone) > 1 or (middle and (outside or lone)) else 0
    return lost + (10 if middle and not outside else 0)


@kernel
def _beside(a: Word) -> Word:
    return (a << _S1) | (a >> _S1) | (a << _S8) | (a >> _S8)
