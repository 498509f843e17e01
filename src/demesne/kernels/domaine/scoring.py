"""Points item by item, income, and who wins: `scoring` of the rules, compiled (rules 6, 11)."""

from __future__ import annotations

from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.layout import CITY, FOREST, MINE, PHASE_OVER, ROWS, VILLAGE, Record
from demesne.kernels.domaine.planes import meet, size, some, stored

__all__ = ["bonus", "income", "mines", "points", "rank", "score", "sheet"]


@kernel
def mines(st: Record, seat: int, kind: int) -> int:
    """Mines of the *kind*, 0 to 3, in the domains of *seat* (rules 6.5)."""
    return size(meet(stored(st["realm"][seat]), stored(st["rules"]["land"][MINE + kind])))


@kernel
def income(st: Record, seat: int) -> int:
    """Ducats at the start of a turn of *seat* (rules 4.1)."""
    realm, kinds = stored(st["realm"][seat]), 0
    if some(realm):
        for kind in range(4):
            kinds += some(meet(realm, stored(st["rules"]["land"][MINE + kind])))
    return kinds


@kernel
def _land_points(st: Record, seat: int, terrain: int, worth: int) -> int:
    return worth * size(meet(stored(st["realm"][seat]), stored(st["rules"]["land"][terrain])))


@kernel
def _monopolies(st: Record, seat: int) -> int:
    found = 0
    for kind in range(4):
        found += mines(st, seat, kind) >= 3
    return found


@kernel
def points(st: Record, seat: int) -> int:
    """The points of *seat*, without those for ducats at the end."""
    if not some(stored(st["realm"][seat])):
        return 0
    land = _land_points(st, seat, FOREST, 1) + _land_points(st, seat, VILLAGE, 3) + _land_points(st, seat, CITY, 5)
    return land + 5 * _monopolies(st, seat)


@kernel
def bonus(st: Record, seat: int) -> int:
    """What the ducats of *seat* bring at the end of the deck (rules 11.4)."""
    if st["phase"] != PHASE_OVER or st["reached"] >= 0 or st["ducats"][seat] <= 0:
        return 0
    richer, most = 0, 0
    for other in range(st["rules"]["seats"]):
        richest = True
        for third in range(st["rules"]["seats"]):
            richest &= st["ducats"][third] <= st["ducats"][other]
        most += richest
    for other in range(st["rules"]["seats"]):
        counted = True  # each amount once
        for third in range(other):
            counted &= st["ducats"][third] != st["ducats"][other]
        richer += counted and st["ducats"][other] > st["ducats"][seat]
    if richer == 0:
        return 5
    return 3 if richer == 1 and not (st["rules"]["rank_bonus"] and most > 1) else 0


@kernel
def sheet(st: Record, seat: int, rows: Record) -> int:
    """Writes the rows of the pad of *seat* to *rows*; returns their sum."""
    rows[0] = _land_points(st, seat, FOREST, 1)
    rows[1] = _land_points(st, seat, VILLAGE, 3)
    rows[2] = _land_points(st, seat, CITY, 5)
    rows[3] = 5 * _monopolies(st, seat)
    rows[4] = bonus(st, seat)
    total = 0
    for row in range(ROWS):
        total += rows[row]
    return total


@kernel
def score(st: Record, out: Record) -> None:
    """Writes the points of each seat to *out*, at the end those for ducats too."""
    for seat in range(st["rules"]["seats"]):
        out[seat] = points(st, seat) + bonus(st, seat)


@kernel
def _ahead(st: Record, seat: int, other: int) -> bool:
    """Whether *other* ranks above *seat* (rules 11.2, 11.5)."""
    own, theirs = points(st, seat) + bonus(st, seat), points(st, other) + bonus(st, other)
    own_king = st["reached"] == seat and own >= st["rules"]["king"]
    their_king = st["reached"] == other and theirs >= st["rules"]["king"]
    if st["rules"]["active_first"] and own_king != their_king:
        return their_king
    if theirs != own:
        return theirs > own
    if own_king != their_king:
        return their_king
    return st["ducats"][other] > st["ducats"][seat]


@kernel
def rank(st: Record, out: Record) -> None:
    """Writes the rank of each seat to *out* once the game is over: 1 for the winners."""
    for seat in range(st["rules"]["seats"]):
        out[seat] = 1
        for other in range(st["rules"]["seats"]):
            out[seat] += other != seat and _ahead(st, seat, other)
