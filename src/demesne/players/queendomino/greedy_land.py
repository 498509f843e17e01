"""What it is worth to lay a domino: points now, points to come, room kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from demesne.games.grid import Extent, Square, extent, neighbours
from demesne.games.queendomino.box import Box
from demesne.games.queendomino.dominoes import Domino, Half, Terrain
from demesne.games.queendomino.kingdom import Kingdom, Placement, placements, territories
from demesne.players.queendomino.greedy_prospects import Prospects

__all__ = ["LAND_WEIGHTS", "Ground", "best_worth", "ranked", "survey"]

HOLE = 5.0
"""Points a lone empty square costs: no domino will ever fill it."""
ODD = 2.5
"""Points an empty pocket with an odd number of squares costs: one stays empty."""
LOST = 8.0
"""Points that a domino costs if it fits nowhere."""
GROWTH = 0.4
"""Share of the squares and crowns still to come that a territory can expect."""
CONTACT = 0.3
"""Points for each side that a half shares with land of its kind: compact land fits more."""
SITE = 2.0
"""Points that a town square promises: a building may stand there."""
MIDDLE = 8.0
"""Points that it costs to move the castle out of the middle, of the 10 that it would earn."""
WHOLE = 4.0
"""Points that the first hole costs in addition, of the 5 for a complete kingdom."""
LAND_WEIGHTS = (HOLE, ODD, LOST, GROWTH, CONTACT, SITE, MIDDLE, WHOLE)
"""All of these, in the order of the compiled policy."""


@dataclass(frozen=True, slots=True)
class _Patch:
    """A territory: its size, its crowns and the empty squares beside it."""

    terrain: Terrain
    size: int
    crowns: int
    open: frozenset[Square]


@dataclass(frozen=True, slots=True)
class Ground:
    """A kingdom made ready for questions about placements.

    ``frame`` is the area in which land leaves the castle in the middle, if that bonus is played for;
    ``hole`` and ``odd`` are what empty pockets cost.

    >>> from demesne.games.queendomino.kingdom import new_kingdom
    >>> wheat = Domino(1, Half(Terrain.WHEAT), Half(Terrain.WHEAT))
    >>> Ground(new_kingdom(5), (), {}, dict.fromkeys(Terrain, (0.0, 0.0))).worth(wheat, ((1, 0), (2, 0))) == CONTACT
    True
    """

    kingdom: Kingdom
    patches: tuple[_Patch, ...]
    patch_at: Mapping[Square, int]
    expected: Mapping[Terrain, tuple[float, float]]
    frame: Extent | None = None
    hole: float = HOLE
    odd: float = ODD

    def worth(self, domino: Domino, placement: Placement) -> float:
        """Points that *placement* is worth now and later."""
        first, second = placement
        joined = domino.first.terrain is domino.second.terrain
        touched = self._touched(domino.first, first), self._touched(domino.second, second)
        gain = self._closed(placement, touched[0] | touched[1])
        if joined:
            gain += self._grown(touched[0] | touched[1], placement, (domino.first, domino.second))
        else:
            gain += self._grown(touched[0], (first,), (domino.first,), second)
            gain += self._grown(touched[1], (second,), (domino.second,), first)
        if self.frame and not all(_inside(square, self.frame) for square in placement):
            gain -= MIDDLE
        return gain + self._contact(domino, placement) - self._holes(placement)

    def _touched(self, half: Half, square: Square) -> set[int]:
        near = (self.patch_at.get(beside) for beside in neighbours(square))
        return {i for i in near if i is not None and self.patches[i].terrain is half.terrain}

    def _grown(
        self,
        touched: set[int],
        squares: tuple[Square, ...],
        halves: tuple[Half, ...],
        other: Square | None = None,
    ) -> float:
        """What the territories *touched* gain when they become one with *squares*."""
        parts = [self.patches[i] for i in touched]
        land = self.kingdom.land
        open_ = {s for square in squares for s in neighbours(square) if s not in land}
        for part in parts:
            open_ |= part.open
        open_ -= {*squares, other}
        whole = _Patch(
            halves[0].terrain,
            sum(part.size for part in parts) + len(squares),
            sum(part.crowns for part in parts) + sum(half.crowns for half in halves),
            frozenset(open_),
        )
        return self._hope(whole) - sum(map(self._hope, parts))

    def _closed(self, placement: Placement, touched: set[int]) -> float:
        """What other territories lose (at most 0) as their open squares are taken."""
        taken = set(placement)
        lost = 0.0
        for i, patch in enumerate(self.patches):
            if i not in touched and not patch.open.isdisjoint(taken):
                after = _Patch(patch.terrain, patch.size, patch.crowns, patch.open - taken)
                lost += self._hope(after) - self._hope(patch)
        return lost

    def _hope(self, patch: _Patch) -> float:
        """The points of a territory and those it may still gain."""
        points = float(patch.size * patch.crowns)
        if patch.terrain is Terrain.TOWN:
            points += SITE * patch.size
        room = min(len(patch.open), 3) / 3
        squares, crowns = self.expected[patch.terrain]
        return points + room * (patch.crowns * squares + patch.size * crowns)

    def _contact(self, domino: Domino, placement: Placement) -> float:
        land = self.kingdom.land
        pairs = zip((domino.first, domino.second), placement, strict=True)
        return CONTACT * sum(
            (near := land.get(beside)) is not None and near.terrain in (half.terrain, Terrain.CASTLE)
            for half, square in pairs
            for beside in neighbours(square)
        )

    def _holes(self, placement: Placement) -> float:
        """What the empty squares cut off by *placement* cost."""
        land = self.kingdom.land
        full = {*land, *placement}
        window = self._window(placement)
        cost = 0.0
        seen: set[Square] = set()
        for square in placement:
            for start in neighbours(square):
                if start in full or start in seen:
                    continue
                pocket = _pocket(start, full, window)
                seen |= pocket
                cost += self._pocket_cost(len(pocket))
        return cost

    def _window(self, placement: Placement) -> Extent:
        """Where land can still be laid after *placement*."""
        if self.frame and all(_inside(square, self.frame) for square in placement):
            return self.frame
        x0, y0, x1, y1 = extent([*self.kingdom.land, *placement])
        edge = self.kingdom.size - 1
        return x1 - edge, y1 - edge, x0 + edge, y0 + edge

    def _pocket_cost(self, size: int) -> float:
        if size == 1:
            return self.hole
        return self.odd if size in (3, 5, 7) else 0.0


def _inside(square: Square, window: Extent) -> bool:
    return window[0] <= square[0] <= window[2] and window[1] <= square[1] <= window[3]


def _pocket(start: Square, full: set[Square], window: Extent) -> set[Square]:
    """The connected empty squares around *start* that the window can still reach, at most 8."""
    low_x, low_y, high_x, high_y = window
    if not (low_x <= start[0] <= high_x and low_y <= start[1] <= high_y):
        return set()
    found = {start}
    edge = [start]
    while edge and len(found) < 8:
        for near in neighbours(edge.pop()):
            if near not in found and near not in full and low_x <= near[0] <= high_x and low_y <= near[1] <= high_y:
                found.add(near)
                edge.append(near)
    return found


def survey(kingdom: Kingdom, to_come: Prospects, box: Box) -> Ground:
    """*kingdom* made ready, its buildings those of *box*, with what *to_come* lets each terrain expect.

    >>> from demesne.games.queendomino.kingdom import new_kingdom
    >>> none = dict.fromkeys(Terrain, 0.0)
    >>> survey(new_kingdom(5), Prospects(0, 1, none, none, (), middle=True), Box()).frame
    (-2, -2, 2, 2)
    """
    land = kingdom.land
    patches: list[_Patch] = []
    patch_at: dict[Square, int] = {}
    for index, territory in enumerate(territories(kingdom, box)):
        open_ = {s for square in territory.squares for s in neighbours(square) if s not in land}
        size = len(territory.squares)
        patches.append(_Patch(territory.terrain, size, territory.crowns, frozenset(open_)))
        patch_at |= dict.fromkeys(territory.squares, index)
    expected = {
        terrain: (GROWTH * squares, GROWTH * to_come.crowns[terrain]) for terrain, squares in to_come.squares.items()
    }
    whole = WHOLE if to_come.harmony else 0.0
    return Ground(
        kingdom,
        tuple(patches),
        patch_at,
        expected,
        frame=_frame(kingdom) if to_come.middle else None,
        hole=HOLE + whole,
        odd=ODD + whole / 2,
    )


def _frame(kingdom: Kingdom) -> Extent | None:
    """The squares around the castle that leave it in the middle; ``None`` when it no longer is."""
    half = kingdom.size // 2
    frame = (-half, -half, half, half)  # A castle stands on 0,0 (rules 2.1).
    return frame if all(_inside(square, frame) for square in kingdom.land) else None


def ranked(ground: Ground, domino: Domino) -> list[tuple[float, Placement]]:
    """Every placement of *domino* with its worth, the best first.

    >>> from demesne.games.queendomino.kingdom import new_kingdom
    >>> none = dict.fromkeys(Terrain, 0.0)
    >>> ground = survey(new_kingdom(5), Prospects(0, 1, none, none, ()), Box())
    >>> worths = [worth for worth, _ in ranked(ground, Domino(1, Half(Terrain.LAKE), Half(Terrain.MINE, 1)))]
    >>> len(worths), worths == sorted(worths, reverse=True)  # four sides, three ways each, either half at the castle
    (24, True)
    """
    found = ((ground.worth(domino, where), where) for where in placements(ground.kingdom, domino))
    return sorted(found, reverse=True)


def best_worth(ground: Ground, domino: Domino) -> float:
    """What *domino* is worth where it is worth most; it costs a lot when it fits nowhere.

    >>> from demesne.games.queendomino.kingdom import new_kingdom
    >>> none = dict.fromkeys(Terrain, 0.0)
    >>> ground = survey(new_kingdom(1), Prospects(0, 1, none, none, ()), Box())
    >>> best_worth(ground, Domino(1, Half(Terrain.LAKE), Half(Terrain.MINE, 1))) == -LOST  # no room at all
    True
    """
    found = (ground.worth(domino, where) for where in placements(ground.kingdom, domino))
    return max(found, default=-LOST)
