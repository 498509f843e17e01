"""Domains: which there are, and what a marker or a conquest does to them (rules 6, 8)."""

from __future__ import annotations

from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.borders import beyond, flood, join, relink
from demesne.kernels.domaine.layout import CASTLES, COLOURS, Record
from demesne.kernels.domaine.planes import (
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
    put,
    size,
    some,
    south,
    store,
    stored,
    union,
    west,
)

__all__ = ["all_castles", "conquer", "new_walls", "place_border", "place_castle", "recognise", "strength"]


@kernel
def all_castles(st: Record) -> Plane:
    """The castles of every colour."""
    found = stored(st["castles"][0])
    for colour in range(1, COLOURS):
        found = union(found, stored(st["castles"][colour]))
    return found


@kernel
def strength(st: Record, castle: int) -> int:
    """The owner's knights in the domain of castle number *castle* (rules 8.5)."""
    return size(meet(stored(st["knights"][castle >> 2]), stored(st["domain"][castle])))


@kernel
def place_castle(st: Record, square: int, colour: int) -> None:
    """A castle of *colour* on *square*."""
    castle = 4 * colour + size(stored(st["castles"][colour]))
    put(st["castles"][colour], square)
    st["castle_at"][castle] = square
    st["slot"][square] = castle


# --- regions --------------------------------------------------------------------------


@kernel
def _claim(st: Record, region: Plane) -> None:
    """Makes *region* a domain if it has exactly one castle (rules 6.1, 6.3)."""
    castles = meet(all_castles(st), region)
    if size(castles) != 1:
        return
    castle = st["slot"][first(castles)]
    store(st["domain"][castle], region)
    realm = st["realm"][castle >> 2]
    store(realm, union(stored(realm), region))
    _clear_inside(st, region)


@kernel
def _clear_inside(st: Record, region: Plane) -> None:
    """Surplus markers inside a domain go back to the supply (rules 6.3)."""
    below = meet(stored(st["walls"][0]), meet(region, north(region)))
    right = meet(stored(st["walls"][1]), meet(region, west(region)))
    if some(below) or some(right):
        store(st["walls"][0], difference(stored(st["walls"][0]), below))
        store(st["walls"][1], difference(stored(st["walls"][1]), right))
        st["placed"] -= size(below) + size(right)
        st["stale"] = 1


@kernel
def _dissolve(st: Record, castle: int) -> None:
    """Castle number *castle* no longer has a domain."""
    realm = st["realm"][castle >> 2]
    store(realm, difference(stored(realm), stored(st["domain"][castle])))
    clear(st["domain"][castle])


@kernel
def recognise(st: Record) -> None:
    """Finds every domain there is (rules 6.1); the markers inside are removed."""
    for castle in range(CASTLES):
        if st["castle_at"][castle] >= 0:
            _claim(st, flood(st, st["castle_at"][castle], all_castles(st)))
    relink(st)


@kernel
def place_border(st: Record, line: int) -> None:
    """A marker on *line*, and the domains that this creates (rules 5, 6)."""
    if st["stale"]:
        relink(st)
    put(st["walls"][line & 1], line >> 1)
    st["placed"] += 1
    if join(st, line):
        _claim(st, flood(st, line >> 1, all_castles(st)))
        _claim(st, flood(st, beyond(line), all_castles(st)))


# --- conquest -------------------------------------------------------------------------


@kernel
def new_walls(st: Record, domain: Plane, square: int) -> int:
    """How many lines around *square* need a marker when *domain* takes it (rules 8.7)."""
    outside = difference(near(lone(square)), domain)
    here = lone(square)
    below, right = stored(st["walls"][0]), stored(st["walls"][1])
    free = size(difference(meet(north(outside), here), below)) + size(difference(meet(west(outside), here), right))
    here_above, here_left = north(here), west(here)
    free += size(difference(meet(outside, here_above), below)) + size(difference(meet(outside, here_left), right))
    return free


@kernel
def _ring(st: Record, domain: Plane, square: int) -> None:
    """Markers on every line around *square* but those to *domain*, where none remain (rules 8.7)."""
    here = lone(square)
    for side in range(2):
        back = north(here) if side == 0 else west(here)
        ahead = south(here) if side == 0 else east(here)
        walls = stored(st["walls"][side])
        before = size(walls)
        out = difference(back, domain)
        if some(difference(ahead, domain)):
            out = union(out, here)
        walls = union(difference(walls, union(back, here)), out)
        store(st["walls"][side], walls)
        st["placed"] += size(walls) - before
    st["stale"] = 1


@kernel
def conquer(st: Record, castle: int, square: int) -> None:
    """The domain of castle number *castle* takes *square* (rules 8.7, 8.8)."""
    domain = stored(st["domain"][castle])
    for other in range(CASTLES):
        if has(st["domain"][other], square):
            _dissolve(st, other)
    _ring(st, domain, square)
    domain = union(domain, lone(square))
    store(st["domain"][castle], domain)
    realm = st["realm"][castle >> 2]
    store(realm, union(stored(realm), domain))
    left = difference(near(lone(square)), domain)
    while some(left):
        region = flood(st, first(left), all_castles(st))
        left = difference(left, region)
        _claim(st, region)
