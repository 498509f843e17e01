"""The land with what stands on it, and what a marker or a conquest changes (rules 5, 6, 8).

A board is a value; each function that changes something returns the next one.
Regions are known only once all castles stand (rules 6.1).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from demesne.games.base import Seat
from demesne.games.domaine.borders import BESIDE, Border
from demesne.games.domaine.domains import Region, make_region, reach, survey
from demesne.games.domaine.terrain import Land, Terrain
from demesne.games.grid import Chart, Square
from demesne.games.replacing import replace

__all__ = [
    "Board",
    "conquer",
    "linked",
    "new_markers",
    "open_board",
    "place_border",
    "place_castle",
    "place_knight",
    "remove_knight",
    "stranded",
]

_FOR_KNIGHTS = (Terrain.MEADOW, Terrain.FOREST)


@dataclass(frozen=True, slots=True)
class Board:
    """Castles and knights by the colour that owns them, the border markers, and the regions they make.

    ``regions`` and ``areas``, the region of each square, follow from the rest;
    they are empty until all castles stand.
    """

    land: Land
    castles: Chart[Square, Seat] = field(default_factory=Chart)
    knights: Chart[Square, Seat] = field(default_factory=Chart)
    borders: frozenset[Border] = frozenset()
    regions: tuple[Region, ...] = field(default=(), compare=False)
    areas: Chart[Square, Region] = field(default_factory=Chart, compare=False, repr=False)

    def figure(self, square: Square) -> Seat | None:
        """The colour of the castle or knight on *square*."""
        colour = self.castles.get(square)
        return self.knights.get(square) if colour is None else colour

    def free(self, square: Square) -> bool:
        """Whether a knight could stand on *square*: empty meadow or forest (rules 7.1)."""
        return self.land[square] in _FOR_KNIGHTS and self.figure(square) is None

    def vacant(self) -> set[Square]:
        """All squares where a knight could stand."""
        room = {square for square, terrain in self.land.items() if terrain in _FOR_KNIGHTS}
        return room.difference(self.castles, self.knights)

    def domains(self, colour: Seat) -> list[Region]:
        """The domains of *colour*, in the order of their castles."""
        return sorted((region for region in self.regions if region.owner == colour), key=lambda region: region.castle)

    def domain(self, castle: Square) -> Region | None:
        """The domain whose castle stands on *castle*, or ``None`` if there is none."""
        region = self.areas.get(castle)
        return region if region is not None and castle in self.castles and region.owner is not None else None

    def strength(self, domain: Region) -> int:
        """The owner's knights in *domain* (rules 8.5)."""
        return sum(self.knights.get(square) == domain.owner for square in domain.squares)

    @property
    def strengths(self) -> dict[Square, int]:
        """The owner's knights in each domain that has any, by its castle."""
        found: dict[Square, int] = {}
        for square, colour in self.knights.items():
            region = self.areas.get(square)
            if region is not None and region.owner == colour:
                found[region.castle] = found.get(region.castle, 0) + 1
        return found

    def count(self, colour: Seat) -> int:
        """How many knights of *colour* stand on the land."""
        return [*self.knights.values()].count(colour)

    def rims(self, domain: Region) -> Iterator[tuple[Square, Square]]:
        """Each pair of a square of *domain* and a neighbour outside it."""
        for square in domain.squares:
            for other, _ in BESIDE[square]:
                if other not in domain.squares:
                    yield square, other

    def next_to(self, domain: Region) -> set[Square]:
        """The squares that *domain* borders on."""
        return {outside for _, outside in self.rims(domain)}

    def adjoin(self, one: Region, other: Region) -> bool:
        """Whether two regions have a common border."""
        return any(self.areas[square] is other for square in self.next_to(one))


def open_board(board: Board) -> Board:
    """*board* with its regions recognised, once all castles stand (rules 6.1).

    >>> from demesne.games.domaine.rules import domaine
    >>> [len(region.squares) for region in open_board(Board(domaine(2, {}).land)).regions]
    [144]
    """
    return _surveyed(board, survey(board.land, board.castles, board.borders))


def _surveyed(board: Board, regions: Iterable[Region]) -> Board:
    """*board* with *regions*; markers inside a domain go back to the supply (rules 6.3)."""
    regions = tuple(sorted(regions, key=lambda region: min(region.squares)))
    areas = {square: region for region in regions for square in region.squares}
    borders = frozenset(
        line for line in board.borders if areas[line[0]] is not areas[line[1]] or areas[line[0]].owner is None
    )
    return replace(board, borders=borders, regions=regions, areas=Chart(areas))


def place_castle(board: Board, square: Square, colour: Seat) -> Board:
    """*board* with a castle of *colour* on *square*.

    >>> from demesne.games.domaine.diagram import parse_board
    >>> place_castle(parse_board("."), (0, 0), 1).castles
    {(0, 0): 1}
    """
    return replace(board, castles=board.castles.with_((square, colour)))


def place_knight(board: Board, square: Square, colour: Seat) -> Board:
    """*board* with a knight of *colour* on *square*.

    >>> from demesne.games.domaine.diagram import parse_board
    >>> place_knight(parse_board("A"), (1, 0), 0).knights
    {(1, 0): 0}
    """
    return replace(board, knights=board.knights.with_((square, colour)))


def remove_knight(board: Board, square: Square) -> Board:
    """*board* without the knight on *square*.

    >>> from demesne.games.domaine.diagram import parse_board
    >>> remove_knight(parse_board("A 0"), (1, 0)).knights
    {}
    """
    return replace(board, knights=Chart({at: colour for at, colour in board.knights.items() if at != square}))


def place_border(board: Board, line: Border) -> Board:
    """*board* with a marker on *line*, and the domains that this creates (rules 5, 6).

    >>> from demesne.games.domaine.diagram import parse_board
    >>> board = parse_board("A|B")
    >>> board.domains(0), [region.squares for region in place_border(board, ((0, 0), (0, 1))).domains(0)]
    ([], [frozenset({(0, 0)})])
    """
    marked = replace(board, borders=board.borders | {line})
    one = reach(line[0], marked.borders, line[1])
    if line[1] in one:
        return marked
    old = board.areas[line[0]]
    new = (make_region(board.land, board.castles, squares) for squares in (one, old.squares - one))
    return _surveyed(marked, [*(region for region in board.regions if region is not old), *new])


def new_markers(board: Board, domain: Region, square: Square) -> list[Border]:
    """The lines around *square* that need a marker when *domain* takes it (rules 8.7).

    >>> from demesne.games.domaine.diagram import parse_board
    >>> board = parse_board("A|. B\\n-")
    >>> new_markers(board, board.areas[0, 0], (1, 0))
    [((1, 0), (1, 1)), ((1, 0), (2, 0))]
    """
    return [line for other, line in BESIDE[square] if other not in domain.squares and line not in board.borders]


def conquer(board: Board, castle: Square, square: Square) -> Board:
    """*board* when the domain of *castle* has taken *square* (rules 8.7, 8.8).

    >>> from demesne.games.domaine.diagram import parse_board
    >>> sorted(conquer(parse_board("A|. B\\n-"), (0, 0), (1, 0)).areas[0, 0].squares)
    [(0, 0), (1, 0)]
    """
    domain = board.areas[castle]
    within = {line for other, line in BESIDE[square] if other in domain.squares}
    borders = (board.borders | set(new_markers(board, domain, square))) - within
    marked = replace(board, borders=borders)
    return _surveyed(marked, survey(board.land, board.castles, borders))


def linked(board: Board, domain: Region, without: Square) -> bool:
    """Whether the owner's knights in *domain* stay connected to its castle without the one on *without* (rules 9.2).

    >>> from demesne.games.domaine.diagram import parse_board
    >>> board = parse_board("A 0 0|B\\n- - -")
    >>> [linked(board, board.areas[0, 0], without) for without in ((1, 0), (2, 0))]
    [False, True]
    """
    return len(_chained(board, domain, without)) == board.strength(domain)  # counts the castle, not the one that leaves


def stranded(board: Board, domain: Region, without: Square) -> set[Square]:
    """The owner's knights in *domain* that only the one on *without* connects to its castle (rules 9.2).

    >>> from demesne.games.domaine.diagram import parse_board
    >>> board = parse_board("A 0 0|B\\n- - -")
    >>> sorted(stranded(board, board.areas[0, 0], (1, 0)))
    [(2, 0)]
    """
    knights = {at for at in domain.squares if board.knights.get(at) == domain.owner}
    return knights - _chained(board, domain, without) - {without}


def _chained(board: Board, domain: Region, without: Square) -> set[Square]:
    """The castle of *domain* and the owner's knights that would be connected to it if nobody stood on *without*."""
    colour = domain.owner
    found = {domain.castle}
    edge = [domain.castle]
    while edge:
        for other, line in BESIDE[edge.pop()]:
            if other not in found and other != without and line not in board.borders and board.figure(other) == colour:
                found.add(other)
                edge.append(other)
    return found
