"""The parts of a card: where the next one may be done (rules 5, 7 to 10)."""

from __future__ import annotations

from demesne.kernels.bits import ZERO, bit, lowest
from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.borders import free_lines, spread
from demesne.kernels.domaine.domains import new_walls, strength
from demesne.kernels.domaine.layout import (
    ALLY,
    BORDER,
    BORDERS,
    CASTLES,
    COLOURS,
    DESERT,
    DESERTER,
    EXPAND,
    EXPANSION,
    FOREST,
    KNIGHT,
    KNIGHTS,
    MEADOW,
    SQUARES,
    Record,
)
from demesne.kernels.domaine.planes import (
    EMPTY,
    Plane,
    difference,
    first,
    lone,
    meet,
    near,
    same,
    size,
    some,
    stored,
    union,
    write,
)

__all__ = [
    "adjoin",
    "any_part",
    "domains_of",
    "figures",
    "free_land",
    "knight_squares",
    "list_parts",
    "may_take",
    "opponents",
    "volunteers",
]


# --- what stands where ----------------------------------------------------------------


@kernel
def figures(st: Record) -> Plane:
    """The castles and knights of every colour."""
    found = EMPTY
    for colour in range(COLOURS):
        found = union(found, union(stored(st["castles"][colour]), stored(st["knights"][colour])))
    return found


@kernel
def free_land(st: Record, ducats: int) -> Plane:
    """Where a knight could stand: empty meadow, and forest if there is one of *ducats* for it (rules 7.1, 7.3)."""
    land = stored(st["rules"]["land"][MEADOW])
    if ducats > 0:
        land = union(land, stored(st["rules"]["land"][FOREST]))
    return difference(land, figures(st))


@kernel
def domains_of(st: Record, seat: int) -> Plane:
    """The castles of *seat* that have a domain."""
    return meet(stored(st["castles"][seat]), stored(st["realm"][seat]))


@kernel
def opponents(st: Record, seat: int) -> Plane:
    """The castles of the domains that *seat* may act against (rules 8.5, 9.1, 10.1)."""
    found = EMPTY
    colours = st["rules"]["colours"] if st["rules"]["neutral_targets"] else st["rules"]["seats"]
    for colour in range(colours):
        if colour != seat:
            found = union(found, domains_of(st, colour))
    return found


@kernel
def adjoin(st: Record, castle: int, other: int) -> bool:
    """Whether two domains have a common border."""
    return some(meet(near(stored(st["domain"][castle])), stored(st["domain"][other])))


# --- knights --------------------------------------------------------------------------


@kernel
def knight_squares(st: Record, seat: int, ducats: int) -> Plane:
    """Where *seat* may place a knight, having *ducats* (rules 7)."""
    own = stored(st["knights"][seat])
    if size(own) >= st["rules"]["knights"]:
        return EMPTY
    own = union(own, stored(st["castles"][seat]))
    beside = spread(own, stored(st["walls"][0]), stored(st["walls"][1]))
    return meet(beside, free_land(st, ducats))


# --- expansion ------------------------------------------------------------------------


@kernel
def may_take(st: Record, castle: int) -> Plane:
    """The squares that the domain of castle number *castle* may take (rules 8)."""
    seat, domain = castle >> 2, stored(st["domain"][castle])
    beside = difference(near(domain), union(domain, figures(st)))
    beside = difference(beside, stored(st["realm"][seat]))
    strong = strength(st, castle)
    for other in range(CASTLES):
        theirs = stored(st["domain"][other])
        if (other >> 2) != seat and some(meet(theirs, beside)) and not _open_to(st, castle, other, strong):
            beside = difference(beside, theirs)
    if st["rules"]["markers"] - st["placed"] < 3:
        beside = _affordable(st, domain, beside)
    return beside


@kernel
def _open_to(st: Record, castle: int, other: int, strong: int) -> bool:
    """Whether castle number *castle* may take land of the domain of *other* (rules 8.5, 8.6)."""
    if (other >> 2) >= st["rules"]["seats"] and not st["rules"]["neutral_targets"]:
        return False
    allied = (st["allied"][castle] >> other) & 1
    return not allied and strong > strength(st, other)


@kernel
def _affordable(st: Record, domain: Plane, squares: Plane) -> Plane:
    """Those of *squares* for which the supply has enough markers (rules 8.7)."""
    fit, left = EMPTY, squares
    while some(left):
        square = first(left)
        here = lone(square)
        left = difference(left, here)
        if new_walls(st, domain, square) <= st["rules"]["markers"] - st["placed"]:
            fit = union(fit, here)
    return fit


@kernel
def _any_expansion(st: Record, seat: int) -> bool:
    left = domains_of(st, seat)
    while some(left):
        square = first(left)
        left = difference(left, lone(square))
        if _growing(st, square) and some(may_take(st, st["slot"][square])):
            return True
    return False


@kernel
def _growing(st: Record, square: int) -> bool:
    """Whether the domain of the castle on *square* may be the one that grows (rules 8.1)."""
    return st["work_castle"] < 0 or st["work_castle"] == square


@kernel
def _list_expansions(st: Record, seat: int, out: Record) -> int:
    left, found = domains_of(st, seat), 0
    while some(left):
        square = first(left)
        left = difference(left, lone(square))
        if _growing(st, square):
            found = write(may_take(st, st["slot"][square]), EXPAND + SQUARES * square, out, found)
    return found


# --- deserter -------------------------------------------------------------------------


@kernel
def volunteers(st: Record, castle: int, other: int) -> Plane:
    """The knights in the domain of *other* that may change sides to that of *castle* (rules 9.1, 9.2)."""
    domain, owner = stored(st["domain"][other]), other >> 2
    knights = meet(stored(st["knights"][owner]), domain)
    if not strength(st, castle) or (not st["rules"]["last_knight"] and size(knights) == 1):
        return EMPTY
    if not st["rules"]["allied_deserter"] and (st["allied"][castle] >> other) & 1:
        return EMPTY
    found, left = EMPTY, knights
    while some(left):
        here = lone(first(left))
        left = difference(left, here)
        if _linked(difference(knights, here), lone(st["castle_at"][other])):
            found = union(found, here)
    return found


@kernel
def _linked(knights: Plane, castle: Plane) -> bool:
    """Whether all *knights* are connected to the *castle* of their domain."""
    found, both = castle, union(knights, castle)
    while True:
        more = union(found, meet(near(found), both))
        if same(more, found):
            return same(found, both)
        found = more


@kernel
def _any_desertion(st: Record, seat: int, ducats: int) -> bool:
    squares, mine = knight_squares(st, seat, ducats), domains_of(st, seat)
    while some(mine):
        castle = st["slot"][first(mine)]
        mine = difference(mine, lone(first(mine)))
        if some(meet(squares, stored(st["domain"][castle]))) and strength(st, castle):
            theirs = opponents(st, seat)
            while some(theirs):
                other = st["slot"][first(theirs)]
                theirs = difference(theirs, lone(first(theirs)))
                if adjoin(st, castle, other) and some(volunteers(st, castle, other)):
                    return True
    return False


@kernel
def _list_desertions(st: Record, seat: int, out: Record) -> int:
    squares, mine, found = knight_squares(st, seat, st["ducats"][seat]), domains_of(st, seat), 0
    while some(mine):
        square = first(mine)
        mine = difference(mine, lone(square))
        theirs = opponents(st, seat)
        inside = meet(squares, stored(st["domain"][st["slot"][square]]))
        while some(theirs):
            other = first(theirs)
            theirs = difference(theirs, lone(other))
            if adjoin(st, st["slot"][square], st["slot"][other]):
                knights = volunteers(st, st["slot"][square], st["slot"][other])
                found = _list_deserters(SQUARES * square + other, knights, inside, out, found)
    return found


@kernel
def _list_deserters(pair: int, knights: Plane, inside: Plane, out: Record, found: int) -> int:
    while some(knights):
        knight = first(knights)
        knights = difference(knights, lone(knight))
        found = write(inside, DESERT + SQUARES * (SQUARES * pair + knight), out, found)
    return found


# --- alliance -------------------------------------------------------------------------


@kernel
def _list_alliances(st: Record, seat: int, out: Record) -> int:
    mine, found = domains_of(st, seat), 0
    while some(mine):
        square = first(mine)
        mine = difference(mine, lone(square))
        theirs = opponents(st, seat)
        while some(theirs):
            other = first(theirs)
            theirs = difference(theirs, lone(other))
            if _may_ally(st, st["slot"][square], st["slot"][other]):
                out[found] = ALLY + SQUARES * square + other
                found += 1
    return found


@kernel
def _may_ally(st: Record, castle: int, other: int) -> bool:
    return not (st["allied"][castle] >> other) & 1 and adjoin(st, castle, other)  # Rules 10.1


@kernel
def _any_alliance(st: Record, seat: int) -> bool:
    mine = domains_of(st, seat)
    while some(mine):
        square = first(mine)
        mine = difference(mine, lone(square))
        theirs = opponents(st, seat)
        while some(theirs):
            other = first(theirs)
            theirs = difference(theirs, lone(other))
            if _may_ally(st, st["slot"][square], st["slot"][other]):
                return True
    return False


# --- all kinds ------------------------------------------------------------------------


@kernel
def any_part(st: Record, seat: int, symbol: int, ducats: int) -> bool:
    """Whether *seat*, with *ducats* left, could do a part of *symbol* now."""
    if symbol == BORDERS:
        if st["placed"] >= st["rules"]["markers"]:  # Rules 5.5
            return False
        below, right = free_lines(st)
        return some(below) or some(right)
    if symbol == KNIGHTS:
        return some(knight_squares(st, seat, ducats))
    if not some(stored(st["realm"][seat])):
        return False
    if symbol == EXPANSION:
        return _any_expansion(st, seat)
    return _any_desertion(st, seat, ducats) if symbol == DESERTER else _any_alliance(st, seat)


@kernel
def list_parts(st: Record, seat: int, symbol: int, out: Record) -> int:
    """Writes every part of *symbol* that *seat* could do now, ascending, to *out*; returns how many."""
    if symbol == BORDERS:
        return _list_borders(st, out) if st["placed"] < st["rules"]["markers"] else 0
    if symbol == KNIGHTS:
        return write(knight_squares(st, seat, st["ducats"][seat]), KNIGHT, out, 0)
    if symbol == EXPANSION:
        return _list_expansions(st, seat, out)
    if symbol == DESERTER:
        return _list_desertions(st, seat, out)
    return _list_alliances(st, seat, out)


@kernel
def _list_borders(st: Record, out: Record) -> int:
    below, right = free_lines(st)
    found = 0
    for i in range(3):
        word = below[i] | right[i]
        while word != ZERO:
            place = lowest(word)
            mark = bit(place)
            word ^= mark
            if below[i] & mark:
                out[found] = BORDER + 2 * (64 * i + place)
                found += 1
            if right[i] & mark:
                out[found] = BORDER + 2 * (64 * i + place) + 1
                found += 1
    return found
