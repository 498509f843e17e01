"""A kingdom: where a domino may lie, and what territories the land makes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from demesne.games.base import Reason
from demesne.games.grid import Chart, Extent, Square, extent, neighbours, region, regions
from demesne.games.queendomino.box import PRINTED, Box
from demesne.games.queendomino.dominoes import Domino, Half, Terrain
from demesne.games.recent import Recent
from demesne.games.replacing import replace

__all__ = [
    "CASTLE",
    "Kingdom",
    "Placement",
    "Territory",
    "fits",
    "grown",
    "largest",
    "new_kingdom",
    "place",
    "placement_refusal",
    "placements",
    "territories",
    "territory_at",
    "town_sites",
]

CASTLE = Half(Terrain.CASTLE)

Placement: TypeAlias = tuple[Square, Square]
"""The squares of a domino's first and second half."""


@dataclass(frozen=True, slots=True)
class Kingdom:
    """Land by square, with the castle among it; buildings and knights on it.

    ``size`` is the edge of the square that the whole kingdom must fit in.
    """

    size: int
    land: Chart[Square, Half]
    buildings: Chart[Square, str] = field(default_factory=Chart)
    knights: frozenset[Square] = frozenset()


@dataclass(frozen=True, slots=True)
class Territory:
    """Connected squares of one terrain and all crowns on them, buildings' too."""

    terrain: Terrain
    squares: frozenset[Square]
    crowns: int

    @property
    def points(self) -> int:
        """Squares times crowns (rules 10.2)."""
        return len(self.squares) * self.crowns


_SQUARES: Recent[list[frozenset[Square]]] = Recent()
"""The squares of each land's territories, which neither buildings nor knights change."""
_TERRITORIES: Recent[list[Territory]] = Recent()
_RIMS: Recent[tuple[Extent, Mapping[Terrain, set[Square]]]] = Recent()
"""How far each land reaches, and the free squares beside it."""


def new_kingdom(size: int) -> Kingdom:
    """A castle alone on 0,0 (rules 2.1).

    >>> list(new_kingdom(5).land)
    [(0, 0)]
    """
    return Kingdom(size, Chart({(0, 0): CASTLE}))


def place(kingdom: Kingdom, domino: Domino, first: Square, second: Square) -> Kingdom:
    """*kingdom* with *domino* laid, without checking whether it may lie there.

    >>> from demesne.games.queendomino.diagram import format_kingdom
    >>> from demesne.games.queendomino.dominoes import DOMINOES
    >>> print(format_kingdom(place(new_kingdom(5), DOMINOES[17], (1, 0), (2, 0))))
    CC  F1  W.
    """
    land = kingdom.land.with_((first, domino.first), (second, domino.second))
    return replace(kingdom, land=land)


def placements(kingdom: Kingdom, domino: Domino) -> list[Placement]:
    """Every way to lay *domino*, sorted; none means that it must be discarded (rules 4).

    A domino with equal halves is listed once for a pair of squares, the smaller
    square first (rules 4.7).

    >>> from demesne.games.queendomino.dominoes import DOMINOES
    >>> [len(placements(new_kingdom(5), DOMINOES[number])) for number in (17, 1)]
    [24, 12]
    """
    found: set[Placement] = set()
    for first, second in _connected(kingdom, domino.first.terrain):
        found.add((first, second))
    for second, first in _connected(kingdom, domino.second.terrain):
        found.add((first, second))
    if domino.is_double:
        found = {(a, b) for a, b in found if a < b}
    return sorted(found)


def fits(kingdom: Kingdom, domino: Domino) -> bool:
    """Whether there is any way to lay *domino* (rules 4.6).

    >>> from demesne.games.queendomino.dominoes import DOMINOES
    >>> fits(new_kingdom(5), DOMINOES[17])
    True
    """
    halves = domino.first, domino.second
    return any(next(_connected(kingdom, half.terrain), None) is not None for half in halves)


def _connected(kingdom: Kingdom, terrain: Terrain) -> Iterator[tuple[Square, Square]]:
    """Free pairs of squares within the window whose first one connects to *terrain*."""
    land, edge = kingdom.land, kingdom.size - 1
    if not land:
        return
    (x0, y0, x1, y1), beside = _RIMS.of(land, lambda: (extent(land), _open_beside(land)))
    if x1 - x0 > edge or y1 - y0 > edge:
        return
    columns, rows = range(x1 - edge, x0 + edge + 1), range(y1 - edge, y0 + edge + 1)
    for square in beside[terrain] | beside[Terrain.CASTLE]:
        if square[0] in columns and square[1] in rows:
            for other in neighbours(square):
                if other not in land and other[0] in columns and other[1] in rows:
                    yield square, other


def _open_beside(land: Mapping[Square, Half]) -> Mapping[Terrain, set[Square]]:
    """The free squares beside land of each terrain, and beside the castle (rules 4.3, 4.4)."""
    found: dict[Terrain, set[Square]] = {terrain: set() for terrain in Terrain}
    for square, half in land.items():
        found[half.terrain].update(neighbours(square))
    return {terrain: squares.difference(land) for terrain, squares in found.items()}


def placement_refusal(kingdom: Kingdom, domino: Domino, first: Square, second: Square) -> Reason | None:
    """Why *domino* may not be laid like this, or ``None`` when it may.

    >>> from demesne.games.queendomino.dominoes import DOMINOES
    >>> placement_refusal(new_kingdom(5), DOMINOES[17], (2, 0), (3, 0)).code
    'place.unconnected'
    """
    land = kingdom.land
    if second not in neighbours(first):
        return Reason.of("place.apart", "4.2")
    if first in land or second in land:
        return Reason.of("place.occupied", "4.2")
    if not (_joins(kingdom, domino.first, first) or _joins(kingdom, domino.second, second)):
        return Reason.of("place.unconnected", "4.3")
    x0, y0, x1, y1 = extent([*land, first, second])
    if x1 - x0 >= kingdom.size or y1 - y0 >= kingdom.size:
        return Reason.of("place.too-wide", "4.5", size=kingdom.size)
    if domino.is_double and second < first:
        return Reason.of("place.order", "4.7")
    return None


def _joins(kingdom: Kingdom, half: Half, square: Square) -> bool:
    beside = (kingdom.land.get(near) for near in neighbours(square))
    return any(near and near.terrain in (half.terrain, Terrain.CASTLE) for near in beside)


def territories(kingdom: Kingdom, box: Box = PRINTED) -> list[Territory]:
    """All territories, in the order of their first squares (rules 10.2, 10.3); crowns on buildings as in *box*.

    >>> from demesne.games.queendomino.diagram import parse_kingdom
    >>> [(part.terrain.value, len(part.squares), part.crowns) for part in territories(parse_kingdom("CC W1 W. F2"))]
    [('wheat', 2, 1), ('forest', 1, 2)]
    """

    def find() -> list[Territory]:
        squares = _SQUARES.of(kingdom.land, lambda: regions(_terrains(kingdom)))
        crowned = _crowned(kingdom, box)
        return [_territory(kingdom, each, crowned) for each in squares]

    return [*_TERRITORIES.of(kingdom.land, find, kingdom.buildings, box)]


def territory_at(kingdom: Kingdom, square: Square, box: Box = PRINTED) -> Territory:
    """The territory that *square* belongs to. Raises ``KeyError`` where there is no land.

    >>> from demesne.games.queendomino.diagram import parse_kingdom
    >>> territory_at(parse_kingdom("CC W1 W1 F2"), (2, 0)).points
    4
    """
    return _territory(kingdom, region(square, _terrains(kingdom)), _crowned(kingdom, box))


def _terrains(kingdom: Kingdom) -> dict[Square, Terrain]:
    return {s: h.terrain for s, h in kingdom.land.items() if h.terrain is not Terrain.CASTLE}


def _crowned(kingdom: Kingdom, box: Box) -> dict[Square, int]:
    """The squares with crowns, printed there or on their building, and how many there are."""
    crowned = {square: half.crowns for square, half in kingdom.land.items() if half.crowns}
    for square, name in kingdom.buildings.items():
        crowned[square] = crowned.get(square, 0) + box.buildings[name].crowns
    return crowned


def _territory(kingdom: Kingdom, squares: frozenset[Square], crowned: Mapping[Square, int]) -> Territory:
    crowns = sum([crowned[square] for square in squares.intersection(crowned)])
    return Territory(kingdom.land[next(iter(squares))].terrain, squares, crowns)


def grown(
    old: Sequence[Territory], new: Sequence[Territory], squares: Iterable[Square]
) -> list[tuple[Territory, list[Territory]]]:
    """The territories of *new* that have any of *squares*, each with those of *old* that it is made of.

    >>> from demesne.games.queendomino.diagram import parse_kingdom
    >>> had, has = (territories(parse_kingdom(drawn)) for drawn in ("CC F1", "CC F1 F. W."))
    >>> [(new.terrain.value, new.points, len(old)) for new, old in grown(had, has, [(2, 0), (3, 0)])]
    [('forest', 2, 1), ('wheat', 0, 0)]
    """
    laid = frozenset(squares)
    touched = [territory for territory in new if territory.squares & laid]
    return [(each, [part for part in old if part.squares <= each.squares]) for each in touched]


def largest(found: list[Territory]) -> Territory | None:
    """The largest of *found*, the first of those that are equally large; ``None`` if there are none.

    Which of equally large ones the Queen takes never changes the points (rules 10.4).

    >>> from demesne.games.queendomino.diagram import parse_kingdom
    >>> largest(territories(parse_kingdom("CC F2 W1 W."))).terrain.value
    'wheat'
    """
    return max(found, key=lambda territory: len(territory.squares), default=None)


def town_sites(kingdom: Kingdom) -> list[Square]:
    """Town squares without a building, ascending (rules 6.3).

    >>> from demesne.games.queendomino.diagram import parse_kingdom
    >>> town_sites(parse_kingdom("CC T. ba T."))
    [(1, 0), (3, 0)]
    """
    return sorted(
        square
        for square, half in kingdom.land.items()
        if half.terrain is Terrain.TOWN and square not in kingdom.buildings
    )
