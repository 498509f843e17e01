"""Regions that borders separate, and which of them are domains (rules 6)."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from demesne.games.base import Seat
from demesne.games.domaine.borders import BESIDE, LINES, Border
from demesne.games.domaine.terrain import EDGE, MINES, SQUARES, Land, Terrain
from demesne.games.grid import Square

__all__ = ["WORTH", "Region", "closing", "make_region", "reach", "survey"]

WORTH: Mapping[Terrain, int] = {Terrain.FOREST: 1, Terrain.VILLAGE: 3, Terrain.CITY: 5}
"""Points of a square in a domain (rules 6.4)."""


@dataclass(frozen=True, slots=True)
class Region:
    """Squares not separated by borders, the castles on them by colour, and what the land there is worth.

    ``mines`` counts gold, silver, copper and diamond mines.
    """

    squares: frozenset[Square]
    castles: tuple[tuple[Square, Seat], ...]
    forests: int
    villages: int
    cities: int
    mines: tuple[int, int, int, int]

    @property
    def owner(self) -> Seat | None:
        """The colour whose domain this is; ``None`` unless it has exactly one castle (rules 6.1)."""
        return self.castles[0][1] if len(self.castles) == 1 else None

    @property
    def castle(self) -> Square:
        """The castle of a domain, which names it. Raises ``ValueError`` for other regions."""
        if len(self.castles) != 1:
            raise ValueError("only a domain has one castle")
        return self.castles[0][0]

    @property
    def neutral(self) -> bool:
        """Whether it is a neutral zone: enclosed, without a castle (rules 6.2)."""
        return not self.castles

    @property
    def points(self) -> int:
        """What it is worth to an owner, monopolies aside (rules 6.4)."""
        return (
            self.forests * WORTH[Terrain.FOREST]
            + self.villages * WORTH[Terrain.VILLAGE]
            + self.cities * WORTH[Terrain.CITY]
        )


def make_region(land: Land, castles: Mapping[Square, Seat], squares: Collection[Square]) -> Region:
    """The region of *squares*, with the castles on it and the points of its land.

    >>> from demesne.games.domaine.diagram import parse_board
    >>> make_region(parse_board("A f v").land, {(0, 0): 0}, [(0, 0), (1, 0), (2, 0)]).points
    4
    """
    terrains = [land[square] for square in squares]
    gold, silver, copper, diamond = (terrains.count(mine) for mine in MINES)
    return Region(
        squares=frozenset(squares),
        castles=tuple(sorted((square, colour) for square, colour in castles.items() if square in squares)),
        forests=terrains.count(Terrain.FOREST),
        villages=terrains.count(Terrain.VILLAGE),
        cities=terrains.count(Terrain.CITY),
        mines=(gold, silver, copper, diamond),
    )


def reach(start: Square, borders: frozenset[Border], until: Square | None = None) -> set[Square]:
    """The squares that can be reached from *start*, nearest first; stops as soon as *until* is among them.

    >>> len(reach((0, 0), frozenset())), reach((0, 0), frozenset({((0, 0), (0, 1)), ((0, 0), (1, 0))}))
    (144, {(0, 0)})
    """
    found = {start}
    edge = deque(found)
    while edge and until not in found:
        for square, line in BESIDE[edge.popleft()]:
            if square not in found and line not in borders:
                found.add(square)
                edge.append(square)
    return found


def closing(borders: Iterable[Border]) -> list[Border]:
    """The free lines on which a marker would separate two squares, because *borders* already join its ends.

    The same as asking ``reach`` about every line, but many times as fast. The edge of the land joins all that reach it.

    >>> closing([((0, 0), (1, 0))])
    [((0, 0), (0, 1))]
    """
    taken = set(borders)
    follow: dict[Square, Square] = {}
    for line in taken:
        one, other = (_joint(follow, corner) for corner in _ENDS[line])
        follow[one] = other
    joint = {corner: _joint(follow, corner) for corner in follow}
    free = [(line, *ends) for line, ends in _ENDS.items() if line not in taken]
    return [line for line, one, other in free if joint.get(one, one) == joint.get(other, other)]


def _ends(line: Border) -> tuple[Square, Square]:
    """The two corners that a marker on *line* lies between; all those on the edge of the land count as one."""
    (column, _), (right, below) = line
    last = (right, below + 1) if right > column else (right + 1, below)
    return _within((right, below)), _within(last)


def _within(corner: Square) -> Square:
    return (0, 0) if 0 in corner or EDGE in corner else corner


_ENDS = {line: _ends(line) for line in LINES}


def _joint(follow: Mapping[Square, Square], corner: Square) -> Square:
    """The corner that represents all those joined to *corner*, itself included."""
    while corner in follow and follow[corner] != corner:
        corner = follow[corner]
    return corner


def survey(
    land: Land, castles: Mapping[Square, Seat], borders: frozenset[Border], squares: Iterable[Square] = SQUARES
) -> list[Region]:
    """The regions that *squares* lie in, in the order of their first square.

    >>> from demesne.games.domaine.diagram import parse_board
    >>> board = parse_board("A|B\\n-")
    >>> [(region.owner, len(region.squares)) for region in survey(board.land, board.castles, board.borders)]
    [(0, 1), (1, 143)]
    """
    found: list[Region] = []
    seen: set[Square] = set()
    for square in squares:
        if square not in seen:
            reached = reach(square, borders)
            seen |= reached
            found.append(make_region(land, castles, reached))
    return found
