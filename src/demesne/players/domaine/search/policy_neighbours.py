"""What expansions, knights, deserters and alliances are worth between neighbouring domains, compiled."""

from __future__ import annotations

from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.domains import conquer, strength
from demesne.kernels.domaine.layout import CASTLES, TERRAINS, Record
from demesne.kernels.domaine.parts import domains_of, may_take, opponents
from demesne.kernels.domaine.planes import (
    Plane,
    difference,
    first,
    lone,
    meet,
    near,
    size,
    some,
    stored,
    union,
)
from demesne.kernels.domaine.scoring import income, points
from demesne.players.domaine.search.policy_borders import value
from demesne.players.domaine.search.workspace import ALLY, DESERTER, LATER, MOST_PAIRS, SPITE, STAKE

__all__ = [
    "ally_gain",
    "desert_gain",
    "expansion_gain",
    "find_pairs",
    "knight_gain",
    "square_gain",
    "standing",
    "top_two",
]


# --- land -----------------------------------------------------------------------------


@kernel
def top_two(st: Record, work: Record, squares: Plane) -> tuple[float, float]:
    """What the two best of *squares* are worth."""
    best, second = 0.0, 0.0
    for terrain in range(1, TERRAINS):
        found = size(meet(squares, stored(st["rules"]["land"][terrain])))
        one = work["values"][terrain] if found > 0 else 0.0
        other = one if found > 1 else 0.0
        second = max(min(best, one), second, other)
        best = max(best, one)
    return best, second


@kernel
def expansion_gain(st: Record, work: Record, seat: int) -> float:
    """About what the best expansion of *seat* would bring."""
    found, mine = 0.0, domains_of(st, seat)
    while some(mine):
        square = first(mine)
        mine = difference(mine, lone(square))
        take = may_take(st, st["slot"][square])
        theirs = meet(take, stored(work["theirs"]))
        free, taken = top_two(st, work, difference(take, theirs)), top_two(st, work, theirs)
        a, b, enemy = free[0], free[1], 1.0 + work["weight"][SPITE]
        c, d = enemy * taken[0], enemy * taken[1]
        most = max(a, c)
        rest = max(b if a >= c else a, d if c > a else c, work["weight"][LATER] * _behind(st, work, take))
        parts = st["rules"]["expansion"]
        found = max(found, most + (work["weight"][LATER] * rest if parts > 1 else 0.0))
    return found


@kernel
def _behind(st: Record, work: Record, take: Plane) -> float:
    """What the best free square behind those of *take* is worth."""
    return top_two(st, work, difference(near(take), stored(work["closed"])))[0]


@kernel
def standing(st: Record, seat: int, ducat: float, spite: float) -> float:
    """How well *seat* stands by points and income; opponents' points count against it."""
    found = points(st, seat) + ducat * income(st, seat)
    for other in range(st["rules"]["seats"]):
        if other != seat:
            found -= spite * (points(st, other) + ducat * income(st, other))
    return found


@kernel
def square_gain(st: Record, work: Record, castle: int, square: int, take: Plane) -> float:
    """What the domain of castle number *castle* gains by *square*, one of those to *take*, and the best after it."""
    here, seat = lone(square), castle >> 2
    gain, spite = value(st, work, here), work["weight"][SPITE]
    if some(meet(here, stored(work["theirs"]))):
        work["state"][0] = st
        conquer(work["state"][0], castle, square)
        gain = standing(work["state"][0], seat, 2.0, spite) - standing(st, seat, 2.0, spite)
    if st["left"] < 2:
        return gain
    beside = union(difference(near(here), stored(work["closed"])), difference(take, here))
    return gain + work["weight"][LATER] * top_two(st, work, beside)[0]


# --- strength -------------------------------------------------------------------------


@kernel
def find_pairs(st: Record, work: Record, seat: int) -> None:
    """Writes which of the seat's domains lie beside which others, and what either side could take; done only once."""
    if work["pairs"] >= 0:
        return
    pairs, mine, figures = 0, domains_of(st, seat), stored(work["figures"])
    for castle in range(CASTLES):
        work["strength"][castle] = strength(st, castle) if some(stored(st["domain"][castle])) else 0
    while some(mine):
        square = first(mine)
        mine = difference(mine, lone(square))
        own = st["slot"][square]
        domain, theirs = stored(st["domain"][own]), opponents(st, seat)
        rim = near(domain)
        while some(theirs):
            at = first(theirs)
            theirs = difference(theirs, lone(at))
            other = st["slot"][at]
            facing = meet(rim, stored(st["domain"][other]))
            if some(facing) and pairs < MOST_PAIRS:
                work["own"][pairs], work["other"][pairs] = own, other
                work["prize"][pairs] = _both(top_two(st, work, difference(facing, figures)))
                back = difference(meet(near(facing), domain), figures)
                work["loss"][pairs] = _both(top_two(st, work, back))
                pairs += 1
    work["pairs"] = pairs
    work["stake"] = _stake(st, work, -1, 0, -1, 0)


@kernel
def _both(worths: tuple[float, float]) -> float:
    return worths[0] + worths[1]


@kernel
def _threat(st: Record, work: Record, pair: int, own: int, theirs: int) -> float:
    """What is at stake on a border with so many knights on either side: positive for the seat."""
    if (st["allied"][work["own"][pair]] >> work["other"][pair]) & 1:
        return 0.0
    return work["prize"][pair] if own > theirs else -work["loss"][pair] if theirs > own else 0.0


@kernel
def _stake(st: Record, work: Record, castle: int, more: int, other: int, fewer: int) -> float:
    """What all borders promise with *more* knights in one domain and *fewer* in another."""
    stake = 0.0
    for pair in range(work["pairs"]):
        own, theirs = work["own"][pair], work["other"][pair]
        a = work["strength"][own] + (more if own == castle else 0)
        b = work["strength"][theirs] - (fewer if theirs == other else 0)
        stake += _threat(st, work, pair, a, b)
    return stake


@kernel
def knight_gain(st: Record, work: Record, castle: int, count: int) -> float:
    """How much better all borders look with *count* more knights in the domain of castle number *castle*."""
    return _stake(st, work, castle, count, -1, 0) - work["stake"]


@kernel
def desert_gain(st: Record, work: Record, castle: int, other: int) -> float:
    """What it gains to replace an opponent's knight by one's own."""
    turned = _stake(st, work, castle, 1, other, 1) - work["stake"]
    return work["weight"][DESERTER] + 1.2 * work["weight"][STAKE] * turned


@kernel
def ally_gain(st: Record, work: Record, castle: int, other: int) -> float:
    """What an alliance keeps an opponent from taking."""
    for pair in range(work["pairs"]):
        if work["own"][pair] == castle and work["other"][pair] == other:
            return -work["weight"][ALLY] * _threat(st, work, pair, work["strength"][castle], work["strength"][other])
    return 0.0
