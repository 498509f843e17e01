"""What it is worth to lay a domino: the twin of `greedy_land`, compiled."""

from __future__ import annotations

import numpy as np

from demesne.kernels.bits import ONE, Word, count, lowest
from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.layout import CASTLE, Record
from demesne.kernels.queendomino.planes import (
    BESIDE,
    SQUARE,
    Plane,
    beside,
    common,
    either,
    first_of,
    higher,
    left,
    lower,
    right,
    squares,
    stored,
    window,
)
from demesne.players.queendomino.search.policy_ground import hope
from demesne.players.queendomino.search.workspace import CONTACT, MIDDLE

__all__ = ["worth"]

_CASTLE = np.uint64(1 << (CASTLE & 63))
_ROOMY = 3
"""So many free squares beside a territory, or more, are as good as any."""
_ENOUGH = 8
"""Pockets of so many squares or more cost nothing."""


@kernel
def worth(
    st: Record, side: Record, ground: Record, work: Record, domino: Record, first: int, second: int, floor: float
) -> float:
    """Points that *domino* is worth on *first* and *second*, now and later.

    Where that is certain not to be above *floor*, it is not worked out further, and the result is not above it either.
    It is certain as long as no weight is negative.
    """
    near_first, near_second = ground["near"][first], ground["near"][second]
    of_first, of_second = near_first & ground["of"][domino[0]], near_second & ground["of"][domino[2]]
    contact = work["weight"][CONTACT] * (_contacts(side, domino[0], first) + _contacts(side, domino[2], second))
    most = _grown(ground, work, domino, of_first, of_second, _ROOMY, _ROOMY, 0.0) + contact
    if most <= floor:
        return most
    view, gain = stored(ground["view"]), 0.0
    if not _is_within(ground["box"], first, second):
        view = _seen_after(st, side, ground, first, second)
        if ground["framed"]:
            gain = -work["weight"][MIDDLE]
    view, touched = _without(view, first, second), of_first | of_second
    if domino[0] == domino[2]:
        free = other = _free(ground, view, touched, first, second)
    else:
        free, other = _free(ground, view, of_first, first, first), _free(ground, view, of_second, second, second)
    gain = _grown(ground, work, domino, of_first, of_second, free, other, gain)
    gain += _closed(ground, work, view, (near_first | near_second) & ~touched)
    gain += contact
    if gain <= floor:
        return gain
    return gain - _pockets(ground, view, first, second)


@kernel
def _is_within(box: Record, first: int, second: int) -> bool:
    """Whether both squares lie in *box*."""
    x0, x1 = min(first >> 4, second >> 4), max(first >> 4, second >> 4)
    y0, y1 = min(first & 15, second & 15), max(first & 15, second & 15)
    return x0 >= box[0] and y0 >= box[1] and x1 <= box[2] and y1 <= box[3]


@kernel
def _seen_after(st: Record, side: Record, ground: Record, first: int, second: int) -> Plane:
    """Where land can be laid once the kingdom reaches as far as these two squares."""
    edge = st["rules"]["size"] - 1
    x0, x1 = min(side["x0"], first >> 4, second >> 4), max(side["x1"], first >> 4, second >> 4)
    y0, y1 = min(side["y0"], first & 15, second & 15), max(side["y1"], first & 15, second & 15)
    fits, full = window(x1 - edge, y1 - edge, x0 + edge, y0 + edge), ground["full"]
    return fits[0] & ~full[0], fits[1] & ~full[1], fits[2] & ~full[2], fits[3] & ~full[3]


@kernel
def _without(view: Plane, first: int, second: int) -> Plane:
    """The plane without two squares."""
    a, b = SQUARE[first], SQUARE[second]
    return view[0] & ~(a[0] | b[0]), view[1] & ~(a[1] | b[1]), view[2] & ~(a[2] | b[2]), view[3] & ~(a[3] | b[3])


@kernel
def _contacts(side: Record, terrain: int, square: int) -> int:
    """How many sides of *square* touch land of *terrain* or the castle."""
    near, land = BESIDE[square], side["land"][terrain]
    return (
        count(near[0] & land[0])
        + count(near[1] & (land[1] | _CASTLE))
        + count(near[2] & land[2])
        + count(near[3] & land[3])
    )


@kernel
def _grown(
    ground: Record, work: Record, domino: Record, of_first: Word, of_second: Word, free: int, other: int, gain: float
) -> float:
    """*gain*, and what the territories beside the halves gain as they become one with them, by free squares beside."""
    if domino[0] == domino[2]:
        return gain + _joined(ground, work, of_first | of_second, domino[0], 2, domino[1] + domino[3], free)
    gain += _joined(ground, work, of_first, domino[0], 1, domino[1], free)
    return gain + _joined(ground, work, of_second, domino[2], 1, domino[3], other)


@kernel
def _joined(ground: Record, work: Record, touched: Word, terrain: int, size: int, crowns: int, free: int) -> float:
    """What the territories *touched* gain when they become one with *size* squares and *crowns*."""
    before = 0.0
    while touched:
        this = lowest(touched)
        touched &= touched - ONE
        before += ground["hope"][this]
        size += ground["size"][this]
        crowns += ground["crowns"][this]
    return hope(ground, work, terrain, size, crowns, free) - before


@kernel
def _free(ground: Record, view: Plane, touched: Word, first: int, second: int) -> int:
    """How many free squares lie beside the territories *touched* and the squares *first* and *second*."""
    open_ = beside(first, second)
    while touched:
        open_ = either(open_, stored(ground["open"][lowest(touched)]))
        touched &= touched - ONE
    return squares(common(open_, view))


@kernel
def _closed(ground: Record, work: Record, view: Plane, others: Word) -> float:
    """What the territories *others* lose (at most 0) as their open squares are taken."""
    lost = 0.0
    while others:
        this = lowest(others)
        others &= others - ONE
        free = squares(common(stored(ground["open"][this]), view))
        lost += hope(ground, work, ground["terrain"][this], ground["size"][this], ground["crowns"][this], free)
        lost -= ground["hope"][this]
    return lost


# --- pockets --------------------------------------------------------------------------


@kernel
def _pockets(ground: Record, view: Plane, first: int, second: int) -> float:
    """What the small empty pockets beside the placement cost."""
    cost, rest = 0.0, common(beside(first, second), view)
    while rest[0] | rest[1] | rest[2] | rest[3]:
        pocket = _pocket(view, first_of(rest))
        rest = rest[0] & ~pocket[0], rest[1] & ~pocket[1], rest[2] & ~pocket[2], rest[3] & ~pocket[3]
        size = squares(pocket)
        if size == 1:
            cost += ground["hole"]
        elif size < _ENOUGH and size & 1:
            cost += ground["odd"]
    return cost


@kernel
def _pocket(view: Plane, found: Plane) -> Plane:
    """The free squares around *found*, until there are enough of them."""
    before, size = 0, 1
    while before < size < _ENOUGH:
        before = size
        around = either(either(lower(found), higher(found)), either(left(found), right(found)))
        found = common(either(found, around), view)
        size = squares(found)
    return found
