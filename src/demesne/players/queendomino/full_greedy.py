"""The "full greedy" of a study of Kingdomino: the yardstick against which stronger players are measured.

Gedda, Lagerkvist and Butler, "Monte Carlo Methods for the Game Kingdomino" (CIG
2018). It lays its domino and claims the next so that its kingdom would have most
points with both laid, leaves neither the middle nor a lone empty square if it can
help it, and breaks ties at random. Where nothing can be claimed and laid it lays
anywhere, as in the study. Its first claims go by crowns.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random

from demesne.games.grid import Square, neighbours
from demesne.games.queendomino.dominoes import Domino, Half
from demesne.games.queendomino.kingdom import Kingdom, Placement, place, placements, territories
from demesne.games.queendomino.line import free
from demesne.games.queendomino.moves import Claim, Discard, Place, QueendominoMove
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.state import State
from demesne.players.queendomino.greedy import choose as choose_greedily

__all__ = ["best_claims", "best_placements", "choose"]

_BAD = -1000
"""Deducted where the castle leaves the middle or a lone empty square is left."""
_MIDDLE, _WHOLE = 10, 5
_FIRST = 3
"""Squares of a kingdom with one domino, including the castle."""


def choose(state: State, rng: Random) -> QueendominoMove:
    """The full greedy's choice when placing and claiming; otherwise what greedy does.

    >>> from demesne.games.registry import make_game
    >>> line = "4:5:us claim 11.0 - 1@0,2@1,3@2,4@3 5,6,7,48 - .,.,.,.,.,. - - - 1,0;2,0"
    >>> land = " 0/0/0/0,0C;1,0W;2,0W" + 3 * " 0/0/0/0,0C"
    >>> str(choose(make_game("kingdomino", 4).parse_state(line + land), Random(1)))
    'claim 48'
    """
    if state.phase is Phase.PLACE:
        return rng.choice(best_placements(state))
    return rng.choice(best_claims(state)) if state.phase is Phase.CLAIM else choose_greedily(state)


def best_placements(state: State) -> list[QueendominoMove]:
    """The placements that are best with a claim after them, each as often as it has equally good claims.

    >>> from demesne.games.registry import make_game
    >>> line = "4:5:us place 12.0 - 1@0,2@1,3@2,4@3 - - .,.,.,.,.,. - - - -"
    >>> state = make_game("kingdomino", 4).parse_state(line + 4 * " 0/0/0/0,0C")
    >>> len(best_placements(state)) == len(state.legal_moves())  # round a lone castle all are alike
    True
    """
    kingdom, domino = state.sides[state.side].kingdom, state.in_hand
    where = placements(kingdom, domino)
    if not where:
        return [Discard(domino.number)]
    moves = [Place(domino.number, *squares) for squares in where]
    if len(kingdom.land) == 1:
        return list(moves)
    points = [_claim_points(state, place(kingdom, domino, *squares)).values() for squares in where]
    best = max(chain.from_iterable(points), default=0)
    return [move for move, found in zip(moves, points, strict=True) for p in found if p == best] or list(moves)


def best_claims(state: State) -> list[QueendominoMove]:
    """The claims after which the kingdom could have most points; at first, those with most crowns on a half.

    >>> from demesne.games.registry import make_game
    >>> line = "4:5:us claim 11.0 - 1@0,2@1,3@2,4@3 5,6,7,8 - .,.,.,.,.,. - - - 1,0;2,0"
    >>> land = " 0/0/0/0,0C;1,0W;2,0W" + 3 * " 0/0/0/0,0C"
    >>> list(map(str, best_claims(make_game("kingdomino", 4).parse_state(line + land))))  # no crowns on any
    ['claim 5', 'claim 6', 'claim 7', 'claim 8']
    """
    kingdom = state.sides[state.side].kingdom
    numbers = free(state.next_line)
    if len(kingdom.land) <= _FIRST:
        points = {number: _most_crowns(_box(state)[number]) for number in numbers}
    else:
        points = _claim_points(state, kingdom) or dict.fromkeys(numbers, 0)
    return [Claim(number) for number in _best(points)]


def _box(state: State) -> Mapping[int, Domino]:
    return state.rules.box.dominoes[state.next_box]


def _most_crowns(domino: Domino) -> int:
    return max(domino.first.crowns, domino.second.crowns)


def _best(points: Mapping[int, int]) -> list[int]:
    most = max(points.values())
    return [number for number, found in points.items() if found == most]


def _claim_points(state: State, kingdom: Kingdom) -> dict[int, int]:
    """What *kingdom* would be worth with each free domino laid best, of those that fit."""
    plan = _plan(state, kingdom)
    found = {number: plan.points(_box(state)[number]) for number in free(state.next_line)}
    return {number: points for number, points in found.items() if points is not None}


# --- a kingdom with one domino more ---------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Plan:
    """A kingdom whose territories are known: ``parts`` are their sizes and crowns, ``part_at`` where they lie."""

    kingdom: Kingdom
    parts: Sequence[tuple[int, int]]
    part_at: Mapping[Square, int]
    middle: bool
    harmony: bool

    def points(self, domino: Domino) -> int | None:
        """The most points with *domino* laid, the bad ways far below all others; ``None`` when it does not fit."""
        where = placements(self.kingdom, domino)
        gains = (self._gain(domino, squares) + self._shape(squares) for squares in where)
        whole = self.harmony and len(self.kingdom.land) + 2 == self.kingdom.size**2
        base = sum(size * crowns for size, crowns in self.parts) + _WHOLE * whole
        return base + max(gains) if where else None

    def _gain(self, domino: Domino, squares: Placement) -> int:
        near = [self._beside(half, square) for half, square in zip((domino.first, domino.second), squares, strict=True)]
        if domino.first.terrain is domino.second.terrain:
            return self._joined(near[0] | near[1], 2, domino.first.crowns + domino.second.crowns)
        return self._joined(near[0], 1, domino.first.crowns) + self._joined(near[1], 1, domino.second.crowns)

    def _beside(self, half: Half, square: Square) -> set[int]:
        land = self.kingdom.land
        return {self.part_at[s] for s in neighbours(square) if s in land and land[s].terrain is half.terrain}

    def _joined(self, touched: Iterable[int], size: int, crowns: int) -> int:
        before = 0
        for part in touched:
            before += self.parts[part][0] * self.parts[part][1]
            size, crowns = size + self.parts[part][0], crowns + self.parts[part][1]
        return size * crowns - before

    def _shape(self, squares: Placement) -> int:
        half = self.kingdom.size // 2
        land = self.kingdom.land
        inside = all(max(map(abs, square)) <= half for square in chain(land, squares))
        lost = _BAD if (self.middle and not inside) or self._leaves_lone(squares, half) else 0
        return lost + _MIDDLE * (self.middle and inside)

    def _leaves_lone(self, squares: Placement, half: int) -> bool:
        """Whether an empty square around the castle has only land beside it; beside the castle it does not count."""
        land = self.kingdom.land

        def is_open(square: Square) -> bool:
            free_ = square not in land and square not in squares and max(map(abs, square)) <= half
            return free_ or square == (0, 0)

        empty = ((x, y) for x in range(-half, half + 1) for y in range(-half, half + 1))
        return any(is_open(s) and s != (0, 0) and not any(map(is_open, neighbours(s))) for s in empty)


def _plan(state: State, kingdom: Kingdom) -> _Plan:
    found = territories(kingdom, state.rules.box)
    part_at = {square: index for index, part in enumerate(found) for square in part.squares}
    sizes = [(len(part.squares), part.crowns) for part in found]
    bonuses = state.rules.bonuses
    return _Plan(kingdom, sizes, part_at, "middle_kingdom" in bonuses, "harmony" in bonuses)
