"""What may still become of a kingdom: the castle's free sides, its place in the middle, whether all can be filled."""

from __future__ import annotations

from demesne.games.grid import Square, extent, neighbours
from demesne.games.queendomino.dominoes import Terrain
from demesne.games.queendomino.kingdom import Kingdom

__all__ = ["castle_sides", "may_be_central", "may_be_filled"]


def castle_sides(kingdom: Kingdom) -> int:
    """How many squares beside the castle are free and still within reach.

    >>> from demesne.games.queendomino.diagram import parse_kingdom
    >>> castle_sides(parse_kingdom("CC F1 W."))
    3
    """
    return sum(_open(kingdom, square) for square in neighbours(_castle(kingdom)))


def may_be_central(kingdom: Kingdom, dominoes: int, centre: str) -> bool:
    """Whether the castle may still end in the middle with *dominoes* to lay (rules 13.5): no side has grown too far.

    Where the kingdom has to span the grid, they must reach its edges: each takes it two squares farther at most.

    >>> from demesne.games.queendomino.diagram import parse_kingdom
    >>> [may_be_central(parse_kingdom(drawn), 9, "extent") for drawn in ("CC F1 W.", "CC F1 W. L.")]
    [True, False]
    >>> cases = [(3, "extent"), (2, "extent"), (2, "grid")]
    >>> [may_be_central(parse_kingdom("CC F1 W."), left, centre) for left, centre in cases]
    [True, False, True]
    """
    (x, y), (x0, y0, x1, y1) = _castle(kingdom), extent(kingdom.land)
    missing = [kingdom.size // 2 - reach for reach in (x - x0, x1 - x, y - y0, y1 - y)]
    return min(missing) >= 0 and (centre == "grid" or sum(missing) <= 2 * dominoes)


def may_be_filled(kingdom: Kingdom, dominoes: int) -> bool:
    """Whether *dominoes* dominoes are enough for every free square, and none of these is cut off already (rules 10.8).

    >>> from demesne.games.queendomino.diagram import parse_kingdom
    >>> may_be_filled(parse_kingdom("CC F1 W."), 11), may_be_filled(parse_kingdom("CC F1 W."), 10)
    (True, False)
    """
    x0, y0, x1, y1 = extent(kingdom.land)
    inside = ((x, y) for x in range(x0, x1 + 1) for y in range(y0, y1 + 1))
    cut_off = any(
        square not in kingdom.land and not any(_open(kingdom, near) for near in neighbours(square)) for square in inside
    )
    return not cut_off and kingdom.size**2 - len(kingdom.land) <= 2 * dominoes


def _castle(kingdom: Kingdom) -> Square:
    return next(square for square, half in kingdom.land.items() if half.terrain is Terrain.CASTLE)


def _open(kingdom: Kingdom, square: Square) -> bool:
    """Whether *square* is free, and the kingdom with it no wider than it may be."""
    if square in kingdom.land:
        return False
    x0, y0, x1, y1 = extent([*kingdom.land, square])
    return max(x1 - x0, y1 - y0) < kingdom.size
