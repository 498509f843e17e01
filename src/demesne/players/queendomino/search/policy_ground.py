"""A kingdom made ready for questions about placements: its territories, and what may still come."""

from __future__ import annotations

import numpy as np

from demesne.kernels.bits import ONE, ZERO, Word, bit, count, lowest
from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.land import lay, put
from demesne.kernels.queendomino.layout import CASTLE, TERRAINS, TOWN, Record
from demesne.kernels.queendomino.planes import BESIDE, squares, stored, window
from demesne.kernels.queendomino.scoring import connected, fold
from demesne.kernels.rows import copy_row
from demesne.players.queendomino.search.workspace import GROWTH, HOLE, ODD, SITE, WHOLE

__all__ = ["find_territories", "place_on", "prospects", "survey"]

_MIDDLE = CASTLE & 15


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
def survey(st: Record, side: Record, ground: Record, work: Record) -> None:
    """*side*'s kingdom made ready; ``prospects`` were written before."""
    find_territories(side, ground)
    _aims(st, side, ground, work)
    _hopes(ground, work)


@kernel
def find_territories(side: Record, ground: Record) -> None:
    """Writes the territories of *side*'s kingdom, by terrain and first square, and those beside each free square."""
    this, x0, y0 = 0, int(side["x0"]), int(side["y0"])
    ones, twos = fold(side["crowns"][0], x0, y0), fold(side["crowns"][1], x0, y0)
    ground["near"][:] = ZERO
    for i in range(4):
        ground["full"][i] = ZERO
    for terrain in range(TERRAINS):
        of, land = ZERO, side["land"][terrain]
        for i in range(4):
            ground["full"][i] |= land[i]
        rest = fold(land, x0, y0)
        while rest:
            found = connected(rest & (~rest + ONE), rest)
            rest ^= found
            of |= bit(this)
            ground["size"][this], ground["terrain"][this] = count(found), terrain
            ground["crowns"][this] = count(found & ones) + 2 * count(found & twos)
            _border(side, ground, this, found, 16 * x0 + y0)
            this += 1
        ground["of"][terrain] = of
    ground["full"][CASTLE >> 6] |= bit(CASTLE & 63)
    ground["patches"] = this


@kernel
def _border(side: Record, ground: Record, this: int, found: Word, corner: int) -> None:
    """Writes the free squares beside the territory whose squares, from *corner* on, are *found*."""
    a, b, c, d = ZERO, ZERO, ZERO, ZERO
    while found:
        place = lowest(found)
        found &= found - ONE
        square = corner + 2 * (place & ~7) + (place & 7)
        ground["patch"][square] = this
        a |= BESIDE[square, 0]
        b |= BESIDE[square, 1]
        c |= BESIDE[square, 2]
        d |= BESIDE[square, 3]
    open_, own = ground["open"][this], bit(this)
    open_[0], open_[1], open_[2], open_[3] = a, b, c, d
    for i in range(4):
        rest = open_[i] & side["open"][i]
        open_[i] = rest
        while rest:
            ground["near"][64 * i + lowest(rest)] |= own
            rest &= rest - ONE


@kernel
def _aims(st: Record, side: Record, ground: Record, work: Record) -> None:
    """Which bonuses can still be earned, and with that, where land should be and what empty pockets cost."""
    rules, weights, half, box = st["rules"], work["weight"], st["rules"]["size"] // 2, ground["box"]
    low, high, full = _MIDDLE - half, _MIDDLE + half, stored(ground["full"])
    inside = side["x0"] >= low and side["y0"] >= low and side["x1"] <= high and side["y1"] <= high
    ground["framed"] = rules["middle_kingdom"] and inside
    if ground["framed"]:
        box[0], box[1], box[2], box[3] = low, low, high, high
        view = window(low, low, high, high)
    else:
        box[0], box[1], box[2], box[3] = side["x0"], side["y0"], side["x1"], side["y1"]
        view = stored(side["open"])
    for i in range(4):
        ground["view"][i] = view[i] & ~full[i]
    whole = rules["harmony"] and rules["size"] * rules["size"] - squares(full) <= 2 * work["turns"]
    ground["hole"] = weights[HOLE] + (weights[WHOLE] if whole else 0.0)
    ground["odd"] = weights[ODD] + (0.5 * weights[WHOLE] if whole else 0.0)


@kernel
def _hopes(ground: Record, work: Record) -> None:
    """What each territory is worth now and later."""
    for free in range(4):
        ground["room"][free] = free / 3.0 * work["weight"][GROWTH]
    for this in range(ground["patches"]):
        free = squares(stored(ground["open"][this]))
        ground["hope"][this] = hope(
            ground, work, ground["terrain"][this], ground["size"][this], ground["crowns"][this], free
        )


@kernel
def hope(ground: Record, work: Record, terrain: int, size: int, crowns: int, free: int) -> float:
    """The points of a territory and those it may still gain, with *free* squares beside it."""
    points = float(size * crowns)
    if terrain == TOWN:
        points += work["weight"][SITE] * size
    return points + ground["room"][min(free, 3)] * (crowns * work["squares"][terrain] + size * work["crowns"][terrain])


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
