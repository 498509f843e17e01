"""What things are worth to each side as the kingdoms stand.

What a domino would bring is what the score pad says about each place, found without laying it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from demesne.games.grid import Square, extent, neighbours
from demesne.games.queendomino.builders import COSTS
from demesne.games.queendomino.dominoes import Domino, Terrain
from demesne.games.queendomino.kingdom import Placement, Territory, place, placements, territories
from demesne.games.queendomino.legality import kings_left
from demesne.games.queendomino.line import LineSlot, free
from demesne.games.queendomino.moves import Build
from demesne.games.queendomino.position import Phase, Position
from demesne.games.queendomino.scoring import score_kingdom
from demesne.games.queendomino.state import State

__all__ = ["Growth", "Prospect", "Worth", "Worths", "denied", "domino_worths", "tile_worths"]


@dataclass(frozen=True, slots=True)
class Worth:
    """In how many ``places`` a domino may lie, and the points where it counts most; those of no place are 0."""

    places: int
    points: int


class Growth(NamedTuple):
    """A territory that a domino makes of ``parts``, in the order of their first squares."""

    terrain: Terrain
    squares: int
    crowns: int
    parts: list[Territory]

    @property
    def won(self) -> int:
        """Its points, without those that its parts had."""
        return self.squares * self.crowns - sum(part.points for part in self.parts)


class Prospect:
    """The kingdom of *side* in *position*, looked at once for many dominoes."""

    def __init__(self, position: Position, side: int) -> None:
        own, box = position.sides[side], position.rules.box
        self._position, self._side, self._kingdom = position, side, own.kingdom
        self._found = territories(own.kingdom, box)
        self._at = {square: index for index, found in enumerate(self._found) for square in found.squares}
        self._largest = max((len(found.squares) for found in self._found), default=0)
        self._per: Counter[str] = Counter()
        for name in own.kingdom.buildings.values():
            self._per[box.buildings[name].per] += box.buildings[name].per_points
        self._bonuses: dict[tuple[int, int, int, int], int] = {}

    def worth(self, domino: Domino) -> Worth:
        """What *domino* would bring where it counts most."""
        return self.best(domino)[0]

    def best(self, domino: Domino) -> tuple[Worth, Placement | None]:
        """The same, and the place; ``None`` where it fits nowhere."""
        places = placements(self._kingdom, domino)
        if not places:
            return Worth(0, 0), None
        gains = [self.gain(domino, *squares) for squares in places]
        return Worth(len(places), max(gains)), places[gains.index(max(gains))]

    def gain(self, domino: Domino, first: Square, second: Square) -> int:
        """The points of the running score won by laying *domino* there, without checking whether it may lie there."""
        grown = self._grown(domino, first, second)
        return sum(growth.won for growth in grown) + sum(self._others(grown, domino, first, second).values())

    def laid(self, domino: Domino, first: Square, second: Square) -> tuple[list[Growth], dict[str, int]]:
        """The territories that it makes there, by their first squares, and what other rows of the score win or lose."""
        grown = self._grown(domino, first, second)
        found = self._others(grown, domino, first, second)
        if len(grown) > 1 and self._first(grown[1], second) < self._first(grown[0], first):
            grown.reverse()
        return grown, {row: points for row, points in found.items() if points}

    def _others(self, grown: Sequence[Growth], domino: Domino, first: Square, second: Square) -> dict[str, int]:
        """The points of the rows that are not of landscapes, in the pad's order."""
        queen = 0
        if self._position.queen == self._side:
            queen = max(0, *(growth.squares - self._largest for growth in grown))
        buildings = sum(self._per[growth.terrain] * (1 - len(growth.parts)) for growth in grown)
        return {"queen": queen, "buildings": buildings, "bonuses": self._bonus(domino, first, second)}

    def _grown(self, domino: Domino, first: Square, second: Square) -> list[Growth]:
        """The territories that it makes, that of its first half first."""
        one, other = domino.first, domino.second
        if one.terrain is other.terrain:
            return [self._joined(one.terrain, 2, one.crowns + other.crowns, first, second)]
        return [self._joined(half.terrain, 1, half.crowns, at) for half, at in ((one, first), (other, second))]

    def _joined(self, terrain: Terrain, squares: int, crowns: int, *at: Square) -> Growth:
        beside = sorted({self._at[near] for square in at for near in neighbours(square) if near in self._at})
        parts = [self._found[index] for index in beside if self._found[index].terrain is terrain]
        squares += sum(len(part.squares) for part in parts)
        crowns += sum(part.crowns for part in parts)
        return Growth(terrain, squares, crowns, parts)

    def _first(self, growth: Growth, laid: Square) -> Square:
        """The first square of a territory that has the square *laid* besides its parts."""
        return min(laid, *growth.parts[0].squares) if growth.parts else laid

    def _bonus(self, domino: Domino, first: Square, second: Square) -> int:
        """The points of the bonuses, which depend on how far the land reaches and on how much of it there is."""
        if not self._position.rules.bonuses:
            return 0
        reach = extent([*self._kingdom.land, first, second])
        if reach not in self._bonuses:
            self._bonuses[reach] = self._bonus_of(domino, first, second)
        return self._bonuses[reach]

    def _bonus_of(self, domino: Domino, first: Square, second: Square) -> int:
        rules, holdings = self._position.rules, self._position.holdings(self._side)
        after = place(self._kingdom, domino, first, second)
        had, has = (
            score_kingdom(kingdom, holdings, rules.bonuses, rules.centre, rules.box)[0].points()["bonuses"]
            for kingdom in (self._kingdom, after)
        )
        return has - had


# --- to every side ----------------------------------------------------------------------------


Worths = Mapping[str, Mapping[int, Worth]]
"""What each thing is worth to each side that can take it."""


def denied(worths: Worths, thing: str, side: int) -> int:
    """How many points *side* misses if somebody else takes *thing*, and it takes the best that is left.

    >>> denied({"domino 3": {1: Worth(2, 8)}, "domino 9": {1: Worth(1, 5)}}, "domino 3", 1)
    3
    """
    left = (by_side[side].points for other, by_side in worths.items() if other != thing and side in by_side)
    return max(0, worths[thing][side].points - max(left, default=0))


def domino_worths(state: State) -> Worths:
    """What dominoes without a king are worth to the sides that have one left for this line."""
    box = state.rules.box.dominoes[state.next_box]
    claiming = [
        side for side, seats in enumerate(state.rules.sides) if any(kings_left(state, seat) > 0 for seat in seats)
    ]
    prospects = {side: Prospect(state, side) for side in claiming}
    return {
        f"domino {number}": {side: prospect.worth(box[number]) for side, prospect in prospects.items()}
        for number in free(state.next_line)
    }


def tile_worths(state: State) -> Worths:
    """What tiles for sale are worth to sides that could pay for them, have a free town square and still build."""
    worths: dict[str, dict[int, Worth]] = {f"slot {cost}": {} for cost in COSTS if state.builders.slots[cost]}
    for side in _builders(state):
        for cost, worth in _buildings(state, side).items():
            worths[f"slot {cost}"][side] = worth
    return {thing: by_side for thing, by_side in worths.items() if by_side}


def _builders(state: State) -> Sequence[int]:
    """The sides that get to build, in this round or a later one."""
    if state.round < state.rounds:
        return range(len(state.sides))
    done = state.turn + (state.phase not in (Phase.PLACE, Phase.TAX, Phase.BUILD))
    return sorted({state.rules.side_of(slot.seat) for slot in state.this_line[done:] if slot.seat is not None})


def _buildings(state: State, side: int) -> Mapping[int, Worth]:
    """What *side* would win by each tile if it could build now: found by building it wherever that is allowed."""
    seat = state.rules.sides[side][0]
    turn = replace(state, phase=Phase.BUILD, turn=0, this_line=(LineSlot(1, seat), LineSlot(2, seat)))
    had = state.sheet(side).total
    won: dict[int, list[int]] = {}
    for move in turn.legal_moves():
        if isinstance(move, Build):
            won.setdefault(move.cost, []).append(turn.apply(move).sheet(side).total - had)
    return {cost: Worth(len(points), max(points)) for cost, points in won.items()}
