"""Where the borders of a castle could run, and what they would enclose.

Sets of squares are integers here, a bit for each square in ascending order, so
that hundreds of areas can be weighed for one decision.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from demesne.games.base import Seat
from demesne.games.domaine.borders import BESIDE, Border
from demesne.games.domaine.domains import WORTH
from demesne.games.domaine.position import Position
from demesne.games.domaine.scoring import MONOPOLY, MONOPOLY_POINTS, mines
from demesne.games.domaine.terrain import EDGE, MINES, SQUARES
from demesne.games.grid import Square

__all__ = [
    "BORDER_WORTH",
    "DUCAT_WORTH",
    "SECOND_MINE",
    "Fence",
    "Ground",
    "best_fence",
    "best_rectangle",
    "ground_of",
    "mine_worths",
    "turns_left",
]

BORDER_WORTH = 1.1
"""Points that a border still to be placed takes off a plan."""

DUCAT_WORTH = 0.4
"""Points that a ducat of income is worth in the long run."""

SECOND_MINE = 2.0
"""What the second mine of a kind is worth, for the monopoly it may lead to."""

_WIDEST = 5
_INDEX = {square: index for index, square in enumerate(SQUARES)}
_WITH_EAST = sum(1 << index for (column, _), index in _INDEX.items() if column < EDGE - 1)
_WITH_SOUTH = sum(1 << index for (_, row), index in _INDEX.items() if row < EDGE - 1)


@dataclass(frozen=True, slots=True)
class Ground:
    """The land as seen by a seat that wants to enclose some of it.

    ``shut`` are squares that cannot be enclosed: those of domains. ``east`` and
    ``south`` hold the borders on those sides of a square, ``no_east`` and
    ``no_south`` where none may stand. ``worths`` are sets of squares with the worth
    of each square in them; ``border_worth`` is what a border takes off a plan: the
    higher it is, the smaller the plans.

    >>> Ground(shut=0, castles=0, east=0, south=0, no_east=0, no_south=0, worths=((0b1, 3.0),)).worths  # three for a1
    ((1, 3.0),)
    """

    shut: int
    castles: int
    east: int
    south: int
    no_east: int
    no_south: int
    worths: tuple[tuple[int, float], ...]
    border_worth: float = BORDER_WORTH


@dataclass(frozen=True, slots=True)
class Fence:
    """An area round one castle: what it would bring, the borders that are missing, and what each of them takes off.

    >>> Fence((0, 0), area=0b11, points=6.5, missing=5).worth  # a border takes off BORDER_WORTH
    1.0
    """

    castle: Square
    area: int
    points: float
    missing: int
    border_worth: float = BORDER_WORTH

    @property
    def worth(self) -> float:
        return self.points - self.border_worth * self.missing

    def lines(self, ground: Ground) -> list[Border]:
        """The borders that are missing, in an order that favours no direction.

        Always beginning in the north-west would wall in the neighbours there.
        """
        east, south = _open_lines(ground, self.area)
        found = [(SQUARES[i], SQUARES[i + EDGE]) for i in _bits(east)]
        found += [(SQUARES[i], SQUARES[i + 1]) for i in _bits(south)]
        return sorted(found, key=lambda line: _LINES[line] * (self.area % _SCATTER + 1) % _SCATTER)


def ground_of(position: Position, seat: Seat, border_worth: float = BORDER_WORTH) -> Ground:
    """The ground as *seat* sees it, with *border_worth* points taken off for each border.

    >>> from demesne.games.registry import make_game
    >>> line = "2 act 13 a1@0,l10@1,l12@1 - a1-a2,b1-b2,b1-c1 - - - - - - 0 - 20/- 20/-"
    >>> ground = ground_of(make_game("domaine", 2).parse_state(line).position, 0)
    >>> ground.shut == _mask([(0, 0), (1, 0)])  # the domain of a1
    True
    """
    board = position.board
    lines = [line for line in board.borders if line[0][0] != line[1][0]]
    own = [_same(board.figure(one), board.figure(other)) for one, other in _ALL_LINES]
    barred = [line for line, same in zip(_ALL_LINES, own, strict=True) if same and line not in board.borders]
    worths = {**WORTH, **dict(zip(MINES, mine_worths(position, seat), strict=True))}
    return Ground(
        shut=_mask(square for region in board.regions if region.owner is not None for square in region.squares),
        castles=_mask(board.castles),
        east=_mask(line[0] for line in lines),
        south=_mask(line[0] for line in board.borders if line[0][0] == line[1][0]),
        no_east=_mask(line[0] for line in barred if line[0][0] != line[1][0]),
        no_south=_mask(line[0] for line in barred if line[0][0] == line[1][0]),
        worths=tuple((_mask(at for at in SQUARES if board.land[at] is kind), worth) for kind, worth in worths.items()),
        border_worth=border_worth,
    )


_ALL_LINES = [(square, other) for square in SQUARES for other, _ in BESIDE[square] if other > square]
_LINES = {line: number for number, line in enumerate(_ALL_LINES, start=1)}
_SCATTER = 1_000_003
"""A prime: a line's number times the area's, modulo this, sorts the lines differently for each area."""


def _same(one: Seat | None, other: Seat | None) -> bool:
    return one is not None and one == other


def turns_left(position: Position) -> float:
    """About how many turns each seat still has: its share of the deck, and its hand.

    >>> from demesne.games.registry import make_game
    >>> turns_left(make_game("domaine", 2).new_state().position)  # half of the 60 cards, and 3 in hand
    33.0
    """
    return sum(position.stacks.values()) / position.seats + position.rules.hand


def mine_worths(position: Position, seat: Seat) -> list[float]:
    """What one more mine of each kind is worth to *seat*: income for the first, five points for the third.

    >>> from demesne.games.registry import make_game
    >>> position = make_game("domaine", 2).new_state().position
    >>> mine_worths(position, 0) == 4 * [DUCAT_WORTH * turns_left(position)]  # the first of each kind is income
    True
    """
    income = DUCAT_WORTH * turns_left(position)
    by_count = [income, SECOND_MINE, float(MONOPOLY_POINTS)]
    return [by_count[count] if count < MONOPOLY else 0.3 for count in mines(position.board, seat)]


def best_fence(ground: Ground, castle: Square, taken: int = 0) -> Fence | None:
    """The area round *castle* that is worth most; squares in *taken* are promised to another.

    The best rectangle is changed square by square as long as that helps.
    ``None`` when no area can be enclosed at all.

    >>> village = Ground(0, 0, 0, 0, 0, 0, ((_mask([(1, 0)]), 3.0),))
    >>> fence = best_fence(village, (0, 0))
    >>> fence.points, fence.missing  # a1 with the village on b1, in the corner
    (3.0, 3)
    """
    best = best_rectangle(ground, castle, taken)
    home = 1 << _INDEX[castle]
    return best and _polished(ground, best, (ground.shut | ground.castles | taken) & ~home)


def best_rectangle(ground: Ground, castle: Square, taken: int = 0) -> Fence | None:
    """The rectangle round *castle* that is worth most, without the squares that cannot be enclosed.

    >>> best_rectangle(Ground(_mask([(0, 0)]), 0, 0, 0, 0, 0, ()), (0, 0)) is None  # it lies in a domain
    True
    """
    home = 1 << _INDEX[castle]
    if ground.shut & home:
        return None
    shut = (ground.shut | ground.castles | taken) & ~home
    areas = {_connected(area & ~shut, home) if area & shut else area for area in _rectangles(castle)}
    found = [fence for area in areas if (fence := _fence(ground, castle, area))]
    return max(found, key=lambda fence: (fence.worth, fence.area), default=None)


def _polished(ground: Ground, best: Fence, shut: int) -> Fence:
    """*best* with squares added or left out while that makes it worth more."""
    home = 1 << _INDEX[best.castle]
    for _ in range(EDGE):
        areas = (best.area ^ (1 << i) for i in _bits(_rim(best.area) & ~shut & ~home))
        others = [fence for area in areas if (fence := _fence(ground, best.castle, area)) and fence.worth > best.worth]
        whole = [fence for fence in others if _connected(fence.area, home) == fence.area]
        if not whole:
            break
        best = max(whole, key=lambda fence: (fence.worth, fence.area))
    return best


def _fence(ground: Ground, castle: Square, area: int) -> Fence | None:
    """The fence round *area*; ``None`` where a border may not stand."""
    east, south = _open_lines(ground, area)
    if east & ground.no_east or south & ground.no_south:
        return None
    points = 0.0
    for squares, worth in ground.worths:
        points += worth * (area & squares).bit_count()
    return Fence(castle, area, points, east.bit_count() + south.bit_count(), ground.border_worth)


def _open_lines(ground: Ground, area: int) -> tuple[int, int]:
    """The lines round *area* without a border: east and south sides of squares."""
    east = (area ^ (area >> EDGE)) & _WITH_EAST & ~ground.east
    south = (area ^ (area >> 1)) & _WITH_SOUTH & ~ground.south
    return east, south


def _spread(area: int) -> int:
    """*area* and all squares beside it."""
    up, down = (area & _WITH_SOUTH) << 1, (area >> 1) & _WITH_SOUTH
    return (area | up | down | (area << EDGE) | (area >> EDGE)) & _ALL


_ALL = (1 << len(SQUARES)) - 1


def _rim(area: int) -> int:
    """The squares on both sides of the edge of *area*."""
    inner = area & _spread(_ALL & ~area)
    return (_spread(area) & ~area) | inner


def _connected(area: int, home: int) -> int:
    """The part of *area* that is connected to *home*."""
    found, last = home, 0
    while found != last:
        found, last = _spread(found) & area | home, found
    return found


def _rectangles(castle: Square) -> Iterator[int]:
    """All rectangles round *castle* up to five squares wide and high."""
    column, row = castle
    for left in range(max(0, column - _WIDEST + 1), column + 1):
        for right in range(column, min(EDGE, left + _WIDEST)):
            for top in range(max(0, row - _WIDEST + 1), row + 1):
                for bottom in range(row, min(EDGE, top + _WIDEST)):
                    yield _RECTANGLES[left, right, top, bottom]


def holds(area: int, square: Square) -> bool:
    """Whether *square* is in the set *area*."""
    return bool(area >> _INDEX[square] & 1)


def _mask(squares: Iterable[Square]) -> int:
    return sum(1 << _INDEX[square] for square in set(squares))


def _bits(squares: int) -> Iterator[int]:
    while squares:
        low = squares & -squares
        yield low.bit_length() - 1
        squares ^= low


_SPANS = [(low, high) for low in range(EDGE) for high in range(low, min(EDGE, low + _WIDEST))]
_RECTANGLES = {
    (left, right, top, bottom): sum(
        ((1 << bottom - top + 1) - 1) << (column * EDGE + top) for column in range(left, right + 1)
    )
    for left, right in _SPANS
    for top, bottom in _SPANS
}
