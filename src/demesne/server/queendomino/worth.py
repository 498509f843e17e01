"""What a domino would bring a kingdom as it stands: what the score pad says of each place, found without laying it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from demesne.games.grid import Square, extent, neighbours
from demesne.games.queendomino.dominoes import Domino, Terrain
from demesne.games.queendomino.kingdom import place, placements, territories
from demesne.games.queendomino.position import Position
from demesne.games.queendomino.scoring import score_kingdom

__all__ = ["Prospect", "Worth"]


@dataclass(frozen=True, slots=True)
class Worth:
    """In how many ``places`` a domino may lie, and the points where it counts most; those of no place are 0."""

    places: int
    points: int


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
        places = placements(self._kingdom, domino)
        return Worth(len(places), max((self.gain(domino, *squares) for squares in places), default=0))

    def gain(self, domino: Domino, first: Square, second: Square) -> int:
        """The points of the running score won by laying *domino* there, without asking whether it may lie there."""
        grown = self._grown(domino, first, second)
        points = sum(squares * crowns - had for _, squares, crowns, had, _ in grown)
        points += sum(self._per[terrain] * (1 - joined) for terrain, _, _, _, joined in grown)
        if self._position.queen == self._side:
            points += max(0, *(squares - self._largest for _, squares, _, _, _ in grown))
        return points + self._bonus(domino, first, second)

    def _grown(self, domino: Domino, first: Square, second: Square) -> list[tuple[Terrain, int, int, int, int]]:
        """The territories that it makes: terrain, squares, crowns, the points they had, of how many they are made."""
        one, other = domino.first, domino.second
        if one.terrain is other.terrain:
            return [self._joined(one.terrain, 2, one.crowns + other.crowns, first, second)]
        return [self._joined(half.terrain, 1, half.crowns, at) for half, at in ((one, first), (other, second))]

    def _joined(self, terrain: Terrain, squares: int, crowns: int, *at: Square) -> tuple[Terrain, int, int, int, int]:
        beside = {self._at[near] for square in at for near in neighbours(square) if near in self._at}
        parts = [self._found[index] for index in beside if self._found[index].terrain is terrain]
        squares += sum(len(part.squares) for part in parts)
        crowns += sum(part.crowns for part in parts)
        return terrain, squares, crowns, sum(part.points for part in parts), len(parts)

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
