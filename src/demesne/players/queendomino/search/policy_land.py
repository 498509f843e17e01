"""What it is worth to lay a domino: the twin of `greedy_land`, compiled."""

from __future__ import annotations

import numpy as np

from demesne.kernels.bits import ZERO, Word, bit, count, lowest
from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.land import lay, put
from demesne.kernels.queendomino.layout import CASTLE, STEP, TERRAINS, TOWN, Record
from demesne.kernels.rows import copy_row
from demesne.players.queendomino.search.workspace import CONTACT, GROWTH, HOLE, MIDDLE, ODD, SITE, WHOLE

__all__ = ["beside", "place_on", "prospects", "survey", "window", "worth"]

_BAND = np.uint64(0x0001000100010001)
_COLUMNS = np.array([sum(0xFFFF << 16 * i for i in range(4) if mask >> i & 1) for mask in range(16)], np.uint64)
_S1, _S16, _S48 = (np.uint64(shift) for shift in (1, 16, 48))
_ENOUGH = 8
"""Pockets of so many squares or more cost nothing."""


# --- what is to come ------------------------------------------------------------------


@kernel
def prospects(st: Record, which: int, work: Record) -> None:
    """Writes what side *which* will find on average, the turns left for it, and its weights."""
    rules = st["rules"]
    copy_row(work["weights"][which], work["weight"])
    for terrain in range(TERRAINS):
        work["squares"][terrain] = work["crowns"][terrain] = 0.0
    left = 0
    for box in range(rules["boxes"]):
        left += count(st["undealt"][box])
    dealt = st["round"] + (st["next_count"] > 0)
    share = (rules["rounds"] - dealt) * rules["seats"] * rules["kings"] / max(1, left) / rules["sides"]
    for box in range(rules["boxes"]):
        rest = st["undealt"][box]
        while rest:
            _expect(work, rules["dominoes"][box, lowest(rest)], share)
            rest &= rest - np.uint64(1)
    for slot in range(st["next_count"]):
        if st["next_seat"][slot] < 0:
            box = st["round"] % rules["boxes"]
            _expect(work, rules["dominoes"][box, st["next_line"][slot]], 1.0 / rules["sides"])
    work["turns"] = _turns(st, which)


@kernel
def _expect(work: Record, domino: Record, share: float) -> None:
    work["squares"][domino[0]] += share
    work["squares"][domino[2]] += share
    work["crowns"][domino[0]] += share * domino[1]
    work["crowns"][domino[2]] += share * domino[3]


@kernel
def _turns(st: Record, which: int) -> int:
    rules, own = st["rules"], 0
    if st["round"]:
        for turn in range(st["turn"], st["this_count"]):
            own += rules["side_of"][st["this_seat"][turn]] == which
    return own + (rules["rounds"] - st["round"]) * rules["kings"] * rules["seats"] // rules["sides"]


# --- the kingdom ----------------------------------------------------------------------


@kernel
def window(out: Record, x0: int, y0: int, x1: int, y1: int) -> None:
    """Writes the plane of all squares from ``x0, y0`` to ``x1, y1``."""
    rows = _BAND * np.uint64((2 << y1) - (1 << y0))
    columns = (2 << x1) - (1 << x0)
    for i in range(4):
        out[i] = rows & _COLUMNS[(columns >> (4 * i)) & 15]


@kernel
def survey(st: Record, side: Record, ground: Record, work: Record) -> None:
    """*side*'s kingdom made ready; ``prospects`` were written before."""
    ground["patch"][:] = -1
    ground["patches"] = 0
    for i in range(4):
        full = ZERO
        for terrain in range(TERRAINS):
            full |= side["land"][terrain, i]
        ground["full"][i] = full
    ground["full"][CASTLE >> 6] |= bit(CASTLE & 63)
    for terrain in range(TERRAINS):
        for i in range(4):
            rest = side["land"][terrain, i]
            while rest:
                square = 64 * i + lowest(rest)
                rest &= rest - np.uint64(1)
                if ground["patch"][square] < 0:
                    _trace(side, ground, terrain, square, work["stack"])
    _aims(st, side, ground, work)


@kernel
def _trace(side: Record, ground: Record, terrain: int, start: int, stack: Record) -> None:
    """The territory of *start*: its squares, crowns and the free squares beside it."""
    this, size, crowns, waiting = int(ground["patches"]), 0, 0, 1
    ground["patches"] += 1
    open_ = ground["open"][this]
    for i in range(4):
        open_[i] = ZERO
    stack[0] = start
    ground["patch"][start] = this
    while waiting:
        waiting -= 1
        square = int(stack[waiting])
        word, place = square >> 6, bit(square & 63)
        size += 1
        crowns += ((side["crowns"][0, word] & place) != 0) + 2 * ((side["crowns"][1, word] & place) != 0)
        for step in STEP:
            near = square + int(step)
            if side["open"][near >> 6] & bit(near & 63):
                open_[near >> 6] |= bit(near & 63)
            elif ground["patch"][near] < 0 and side["land"][terrain, near >> 6] & bit(near & 63):
                ground["patch"][near] = this
                stack[waiting] = near
                waiting += 1
    ground["size"][this], ground["crowns"][this], ground["terrain"][this] = size, crowns, terrain


@kernel
def _aims(st: Record, side: Record, ground: Record, work: Record) -> None:
    """Which bonuses can still be earned, and what empty pockets cost with that."""
    rules, weights, half = st["rules"], work["weight"], st["rules"]["size"] // 2
    low, high = (CASTLE & 15) - half, (CASTLE & 15) + half
    inside = side["x0"] >= low and side["y0"] >= low and side["x1"] <= high and side["y1"] <= high
    ground["framed"] = rules["middle_kingdom"] and inside
    laid = 0
    for i in range(4):
        laid += count(ground["full"][i])
    whole = rules["harmony"] and rules["size"] * rules["size"] - laid <= 2 * work["turns"]
    ground["hole"] = weights[HOLE] + (weights[WHOLE] if whole else 0.0)
    ground["odd"] = weights[ODD] + (0.5 * weights[WHOLE] if whole else 0.0)


@kernel
def place_on(side: Record, size: int, domino: Record, first: int, second: int) -> None:
    """Lays *domino* on *side*'s squares *first* and *second*."""
    for square, terrain, crowns in ((first, domino[0], domino[1]), (second, domino[2], domino[3])):
        put(side["land"][terrain], square)
        if crowns & 1:
            put(side["crowns"][0], square)
        if crowns & 2:
            put(side["crowns"][1], square)
    lay(side, size, first, second)


# --- a placement ----------------------------------------------------------------------


@kernel
def worth(st: Record, side: Record, ground: Record, work: Record, domino: Record, first: int, second: int) -> float:
    """Points that *domino* is worth on *first* and *second*, now and later."""
    view, inside = work["planes"][0], _look(st, side, ground, work["planes"][0], first, second)
    near_first, near_second = beside(ground, domino[0], first), beside(ground, domino[2], second)
    gain = 0.0 if inside or not ground["framed"] else -work["weight"][MIDDLE]
    if domino[0] == domino[2]:
        touched = near_first | near_second
        gain += _grown(ground, work, view, touched, domino[0], 2, domino[1] + domino[3], first, second)
    else:
        touched = near_first | near_second
        gain += _grown(ground, work, view, near_first, domino[0], 1, domino[1], first, first)
        gain += _grown(ground, work, view, near_second, domino[2], 1, domino[3], second, second)
    gain += _closed(ground, work, view, touched, first, second)
    gain += work["weight"][CONTACT] * (_contacts(ground, domino[0], first) + _contacts(ground, domino[2], second))
    return gain - _pockets(ground, work["planes"], first, second)


@kernel
def _look(st: Record, side: Record, ground: Record, view: Record, first: int, second: int) -> bool:
    """Writes where land can still be laid after the placement; returns whether the castle stays in the middle."""
    edge = st["rules"]["size"] - 1
    x0 = min(side["x0"], first >> 4, second >> 4)
    y0 = min(side["y0"], first & 15, second & 15)
    x1 = max(side["x1"], first >> 4, second >> 4)
    y1 = max(side["y1"], first & 15, second & 15)
    half, middle = st["rules"]["size"] // 2, CASTLE & 15
    inside = x0 >= middle - half and y0 >= middle - half and x1 <= middle + half and y1 <= middle + half
    if ground["framed"] and inside:
        window(view, middle - half, middle - half, middle + half, middle + half)
    else:
        window(view, x1 - edge, y1 - edge, x0 + edge, y0 + edge)
    for i in range(4):
        view[i] &= ~ground["full"][i]
    view[first >> 6] &= ~bit(first & 63)
    view[second >> 6] &= ~bit(second & 63)
    return inside


@kernel
def beside(ground: Record, terrain: int, square: int) -> Word:
    """The territories of *terrain* beside *square*, as bits."""
    found = ZERO
    for step in STEP:
        this = ground["patch"][square + step]
        if this >= 0 and ground["terrain"][this] == terrain:
            found |= bit(this)
    return found


@kernel
def _contacts(ground: Record, terrain: int, square: int) -> int:
    found = 0
    for step in STEP:
        near = square + step
        this = ground["patch"][near]
        found += near == CASTLE or (this >= 0 and ground["terrain"][this] == terrain)
    return found


@kernel
def _hope(work: Record, terrain: int, size: int, crowns: int, free: int) -> float:
    """The points of a territory and those it may still gain, with *free* squares beside it."""
    points = float(size * crowns)
    if terrain == TOWN:
        points += work["weight"][SITE] * size
    room = min(free, 3) / 3.0 * work["weight"][GROWTH]
    return points + room * (crowns * work["squares"][terrain] + size * work["crowns"][terrain])


@kernel
def _free(open_: Record, view: Record) -> int:
    return count(open_[0] & view[0]) + count(open_[1] & view[1]) + count(open_[2] & view[2]) + count(open_[3] & view[3])


@kernel
def _grown(
    ground: Record,
    work: Record,
    view: Record,
    touched: Word,
    terrain: int,
    size: int,
    crowns: int,
    first: int,
    second: int,
) -> float:
    """What the territories *touched* gain when they become one with the squares *first* and *second*."""
    open_, before = work["planes"][1], 0.0
    for i in range(4):
        open_[i] = ZERO
    for square in (first, second):
        for step in STEP:
            open_[(square + step) >> 6] |= bit((square + step) & 63)
    rest = touched
    while rest:
        this = lowest(rest)
        rest &= rest - np.uint64(1)
        for i in range(4):
            open_[i] |= ground["open"][this, i]
        before += _patch_hope(ground, work, this)
        size += ground["size"][this]
        crowns += ground["crowns"][this]
    return _hope(work, terrain, size, crowns, _free(open_, view)) - before


@kernel
def _patch_hope(ground: Record, work: Record, this: int) -> float:
    open_ = ground["open"][this]
    free = count(open_[0]) + count(open_[1]) + count(open_[2]) + count(open_[3])
    return _hope(work, ground["terrain"][this], ground["size"][this], ground["crowns"][this], free)


@kernel
def _closed(ground: Record, work: Record, view: Record, touched: Word, first: int, second: int) -> float:
    """What other territories lose (at most 0) as their open squares are taken."""
    others, lost = ZERO, 0.0
    for square in (first, second):
        for step in STEP:
            this = ground["patch"][square + step]
            if this >= 0:
                others |= bit(this)
    others &= ~touched
    while others:
        this = lowest(others)
        others &= others - np.uint64(1)
        after = _free(ground["open"][this], view)
        lost += _hope(work, ground["terrain"][this], ground["size"][this], ground["crowns"][this], after)
        lost -= _patch_hope(ground, work, this)
    return lost


# --- pockets --------------------------------------------------------------------------


@kernel
def _pockets(ground: Record, planes: Record, first: int, second: int) -> float:
    """What the small empty pockets beside the placement cost."""
    view, seen, cost = planes[0], planes[2], 0.0
    for i in range(4):
        seen[i] = ZERO
    for square in (first, second):
        for step in STEP:
            start = square + step
            word, place = start >> 6, bit(start & 63)
            if view[word] & place and not seen[word] & place:
                size = _pocket(view, planes[3], start)
                for i in range(4):
                    seen[i] |= planes[3][i]
                if size == 1:
                    cost += ground["hole"]
                elif size < _ENOUGH and size & 1:
                    cost += ground["odd"]
    return cost


@kernel
def _pocket(view: Record, found: Record, start: int) -> int:
    """Writes the free squares around *start* to *found*, until there are enough of them; returns how many."""
    a, b, c, d = ZERO, ZERO, ZERO, ZERO
    word, place = start >> 6, bit(start & 63)
    if word == 0:
        a = place
    elif word == 1:
        b = place
    elif word == 2:
        c = place
    else:
        d = place
    before, size = 0, 1
    while before < size < _ENOUGH:
        before = size
        e, f, g, h = a, b, c, d
        a = (e | (e << _S1) | (e >> _S1) | (e << _S16) | (e >> _S16) | (f << _S48)) & view[0]
        b = (f | (f << _S1) | (f >> _S1) | (f << _S16) | (e >> _S48) | (f >> _S16) | (g << _S48)) & view[1]
        c = (g | (g << _S1) | (g >> _S1) | (g << _S16) | (f >> _S48) | (g >> _S16) | (h << _S48)) & view[2]
        d = (h | (h << _S1) | (h >> _S1) | (h << _S16) | (g >> _S48) | (h >> _S16)) & view[3]
        size = count(a) + count(b) + count(c) + count(d)
    found[0], found[1], found[2], found[3] = a, b, c, d
    return size
