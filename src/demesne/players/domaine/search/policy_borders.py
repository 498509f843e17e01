"""Where the borders of a castle could run, and what they would enclose: the twin of `greedy_borders`, compiled."""

from __future__ import annotations

import numpy as np

from demesne.kernels.bits import count
from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.borders import rooms
from demesne.kernels.domaine.domains import all_castles
from demesne.kernels.domaine.layout import (
    CITY,
    COLOURS,
    FOREST,
    MINE,
    PHASE_REFILL,
    PHASE_STEP,
    TERRAINS,
    VILLAGE,
    Record,
)
from demesne.kernels.domaine.planes import (
    EMPTY,
    Plane,
    clear,
    difference,
    east,
    first,
    has,
    lone,
    meet,
    near,
    north,
    same,
    size,
    some,
    south,
    store,
    stored,
    union,
    west,
)
from demesne.kernels.domaine.scoring import mines
from demesne.kernels.rows import copy_row
from demesne.players.domaine.search.workspace import BANDS, DUCAT, FENCE, SECOND_MINE

__all__ = [
    "fence_lines",
    "look",
    "make_plan",
    "missing",
    "promising",
    "rectangle_worth",
    "sort_land",
    "survey",
    "survey_once",
    "value",
    "worth_of",
]

_WIDEST = 5
_EDGE = 12
_ROUNDS = 12
_BAND = np.uint64(0x0001000100010001)
_COLUMNS = np.array([sum(0xFFFF << 16 * i for i in range(4) if mask >> i & 1) for mask in range(16)], np.uint64)
_BARRED = -1
_UNSEEN = -2
_IMPOSSIBLE = -1e9
_SLACK = 1e-6
_PARTS, _REFILL = 64, 63


# --- what a seat sees -----------------------------------------------------------------


@kernel
def survey(st: Record, seat: int, work: Record) -> None:
    """Writes what the land is worth to *seat*, and what cannot be enclosed."""
    turns = count(st["deck"]) / st["rules"]["seats"] + st["rules"]["hand"]
    values = work["values"]
    copy_row(work["weights"][seat], work["weight"])
    values[:] = 0.0
    values[FOREST], values[VILLAGE], values[CITY] = 1.0, 3.0, 5.0
    for kind in range(4):
        owned = mines(st, seat, kind)
        third = 5.0 if owned == 2 else 0.3
        values[MINE + kind] = (
            work["weight"][DUCAT] * turns if owned == 0 else work["weight"][SECOND_MINE] if owned == 1 else third
        )
    _bar(st, work, seat)
    work["pairs"] = -1
    work["asked"][:] = 0
    work["lines"][:] = _UNSEEN
    work["moment"] = _moment(st, seat)


@kernel
def survey_once(st: Record, seat: int, work: Record) -> None:
    """Does so unless nothing that it depends on has changed since: *work* may only be used for one course of play."""
    if work["moment"] != _moment(st, seat):
        survey(st, seat, work)


@kernel
def _moment(st: Record, seat: int) -> int:
    """A number that is another one whenever the land, the deck or the seat is: only parts of cards change the land."""
    parts = st["done"] if st["phase"] == PHASE_STEP else 0
    if st["phase"] == PHASE_REFILL and st["sold"] < 0:
        parts = _REFILL
    return (COLOURS * st["turn"] + seat) * _PARTS + parts


@kernel
def _bar(st: Record, work: Record, seat: int) -> None:
    below, right, owned, figures = EMPTY, EMPTY, EMPTY, EMPTY
    for colour in range(COLOURS):
        own = union(stored(st["castles"][colour]), stored(st["knights"][colour]))
        below = union(below, meet(own, north(own)))
        right = union(right, meet(own, west(own)))
        owned = union(owned, stored(st["realm"][colour]))
        figures = union(figures, own)
    store(work["barred"][0], difference(below, stored(st["walls"][0])))
    store(work["barred"][1], difference(right, stored(st["walls"][1])))
    store(work["shut"], union(owned, all_castles(st)))
    store(work["figures"], figures)
    store(work["theirs"], difference(owned, stored(st["realm"][seat])))
    store(work["closed"], union(owned, figures))


@kernel
def value(st: Record, work: Record, area: Plane) -> float:
    """What the land of *area* is worth to the seat of the last ``survey``."""
    found = 0.0
    for terrain in range(1, TERRAINS):
        found += work["values"][terrain] * size(meet(area, stored(st["rules"]["land"][terrain])))
    return found


@kernel
def fence_lines(st: Record, area: Plane) -> tuple[Plane, Plane]:
    """The lines round *area* without a marker: below squares and right of them."""
    below, right = rooms()
    below = difference(meet(below, _differ(area, north(area))), stored(st["walls"][0]))
    return below, difference(meet(right, _differ(area, west(area))), stored(st["walls"][1]))


@kernel
def _differ(a: Plane, b: Plane) -> Plane:
    return a[0] ^ b[0], a[1] ^ b[1], a[2] ^ b[2]


@kernel
def missing(st: Record, work: Record, area: Plane) -> int:
    """How many markers the fence of *area* still needs; below 0 where one may not stand."""
    below, right = fence_lines(st, area)
    if some(meet(below, stored(work["barred"][0]))) or some(meet(right, stored(work["barred"][1]))):
        return _BARRED
    return size(below) + size(right)


# --- plans ----------------------------------------------------------------------------


@kernel
def _connected(area: Plane, home: Plane) -> Plane:
    """The part of *area* that is connected to *home*."""
    found = home
    while True:
        more = union(found, meet(near(found), area))
        if same(more, found):
            return found
        found = more


@kernel
def _rectangle(left: int, right: int, top: int, bottom: int) -> Plane:
    rows = _BAND * np.uint64((2 << bottom) - (1 << top))
    columns = (2 << right) - (1 << left)
    return rows & _COLUMNS[columns & 15], rows & _COLUMNS[(columns >> 4) & 15], rows & _COLUMNS[(columns >> 8) & 15]


@kernel
def _best_rectangle(st: Record, work: Record, square: int, shut: Plane, price: float) -> tuple[Plane, float]:
    """The rectangle round *square*, as far as it is connected, that is worth most with borders at this *price*."""
    home, column, row = lone(square), square >> 4, square & 15
    best, chosen = _IMPOSSIBLE, EMPTY
    for left in range(max(0, column - _WIDEST + 1), column + 1):
        for right in range(column, min(_EDGE, left + _WIDEST)):
            for top in range(max(0, row - _WIDEST + 1), row + 1):
                for bottom in range(row, min(_EDGE, top + _WIDEST)):
                    area = _rectangle(left, right, top, bottom)
                    if some(meet(area, shut)):
                        area = difference(area, shut)
                        if value(st, work, area) <= best:
                            continue
                        area = _connected(area, home)
                    worth = worth_of(st, work, area, price)
                    if worth > best:
                        best, chosen = worth, area
    return chosen, best


@kernel
def worth_of(st: Record, work: Record, area: Plane, price: float) -> float:
    """What *area* is worth with borders at this *price*; as good as nothing where one may not stand."""
    lines = missing(st, work, area)
    return _IMPOSSIBLE if lines == _BARRED else value(st, work, area) - price * lines


@kernel
def _polish(st: Record, work: Record, square: int, area: Plane, shut: Plane, price: float, rounds: int) -> Plane:
    """*area* with squares added or left out while that makes it worth more."""
    home, worth = lone(square), worth_of(st, work, area, price)
    sort_land(st, work, price)
    for _ in range(rounds):
        inner = meet(area, near(_differ(area, _rectangle(0, _EDGE - 1, 0, _EDGE - 1))))
        rim = difference(union(difference(near(area), area), inner), union(shut, home))
        if worth > _IMPOSSIBLE:
            rim = meet(rim, promising(st, work, area))
        best, chosen = worth, area
        while some(rim):
            here = lone(first(rim))
            rim = difference(rim, here)
            other = _differ(area, here)
            found = worth_of(st, work, other, price)
            if found > best and same(_connected(other, home), other):
                best, chosen = found, other
        if best <= worth:
            break
        worth, area = best, chosen
    return area


@kernel
def sort_land(st: Record, work: Record, price: float) -> None:
    """Sorts the land into bands: squares worthless, and those worth adding if that takes up to 0, 1, 2, 3, 4 lines."""
    for band in range(BANDS):
        clear(work["bands"][band])
    for terrain in range(TERRAINS):
        worth, band = work["values"][terrain], 0
        if worth > 0.0:
            band = 1
            while band < BANDS - 1 and price * band < worth + _SLACK:
                band += 1
        store(work["bands"][band], union(stored(work["bands"][band]), stored(st["rules"]["land"][terrain])))


@kernel
def promising(st: Record, work: Record, area: Plane) -> Plane:
    """The squares that may make *area* worth more when they are added or left out; all others cannot.

    Where *n* lines around a square have no marker, *f* of them in the fence, the fence becomes *n* - 2 *f* longer.
    """
    below, right = rooms()
    below, right = difference(below, stored(st["walls"][0])), difference(right, stored(st["walls"][1]))
    n = _at_least(below, south(below), right, east(right))
    below, right = meet(below, _differ(area, north(area))), meet(right, _differ(area, west(area)))
    f = _at_least(below, south(below), right, east(right))
    bands = work["bands"]
    found = _either(stored(bands[1]), union(f[2], difference(f[1], n[3])), n[1])
    found = union(found, _either(stored(bands[2]), union(f[2], difference(f[1], n[4])), n[2]))
    found = union(found, union(_either(stored(bands[3]), f[1], n[3]), _either(stored(bands[4]), f[1], n[4])))
    found = difference(union(found, stored(bands[5])), area)
    return union(found, union(f[3], union(difference(f[2], n[4]), difference(f[1], n[2]))))


@kernel
def _at_least(a: Plane, b: Plane, c: Plane, d: Plane) -> tuple[Plane, Plane, Plane, Plane, Plane]:
    """The squares that are in at least 0 (not listed), 1, 2, 3 and 4 of four planes."""
    one, two, three, four = union(a, b), meet(a, b), union(c, d), meet(c, d)
    more = union(union(two, four), meet(one, three))
    return EMPTY, union(one, three), more, union(meet(two, three), meet(one, four)), meet(two, four)


@kernel
def _either(band: Plane, there: Plane, away: Plane) -> Plane:
    """The squares of *band* that are in *there* or not in *away*."""
    return union(meet(band, there), difference(band, away))


@kernel
def make_plan(st: Record, work: Record, castle: int, price: float) -> None:
    """Writes what castle number *castle* should enclose, with borders at this *price*; ``survey`` its owner before."""
    square = st["castle_at"][castle]
    shut = difference(stored(work["shut"]), lone(square))
    area = _best_rectangle(st, work, square, shut, price)[0]
    if some(area):
        area = _polish(st, work, square, area, shut, price, _ROUNDS)
    store(work["plan"][castle], area)
    work["planned"][castle] = 1


@kernel
def rectangle_worth(st: Record, work: Record, square: int, price: float) -> float:
    """What a castle on *square* could enclose is worth."""
    return _best_rectangle(st, work, square, difference(stored(work["shut"]), lone(square)), price)[1]


@kernel
def look(st: Record, work: Record, castle: int) -> int:
    """How many markers the plan of castle number *castle* still needs; the plan is mended if it has become impossible.

    Below 0 when the castle has a domain or cannot get one. The last ``survey`` must be for its owner; what the plan is
    worth is noted, too, and neither is found out twice.
    """
    if work["lines"][castle] == _UNSEEN:
        work["lines"][castle] = _look_at(st, work, castle)
        work["worth"][castle] = value(st, work, stored(work["plan"][castle]))
    return work["lines"][castle]


@kernel
def _look_at(st: Record, work: Record, castle: int) -> int:
    square = st["castle_at"][castle]
    if square < 0 or has(st["realm"][castle >> 2], square):
        return -1
    if not work["planned"][castle]:
        make_plan(st, work, castle, work["weight"][FENCE])
    shut, area = difference(stored(work["shut"]), lone(square)), stored(work["plan"][castle])
    if some(meet(area, shut)):
        area = _connected(difference(area, shut), lone(square))
        area = _polish(st, work, square, area, shut, work["weight"][FENCE], 2)
        store(work["plan"][castle], area)
    lines = missing(st, work, area)
    if lines == _BARRED:
        make_plan(st, work, castle, work["weight"][FENCE])
        lines = missing(st, work, stored(work["plan"][castle])) if some(stored(work["plan"][castle])) else _BARRED
    return lines
