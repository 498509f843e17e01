"""What the things that one may take are worth to each side, as the kingdoms stand: found by the rules alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from demesne.games.base import Seat
from demesne.games.queendomino.builders import COSTS
from demesne.games.queendomino.legality import kings_left
from demesne.games.queendomino.line import LineSlot, free
from demesne.games.queendomino.moves import Build
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.state import State
from demesne.server.knowing import Prize, Share
from demesne.server.queendomino.worth import Prospect, Worth

__all__ = ["stakes"]


def stakes(state: State, seat: Seat | None) -> list[Prize]:
    """The dominoes that may still be claimed and the tiles for sale, with what *seat* loses by taking them."""
    own = None if seat is None else state.rules.side_of(seat)
    return [*_prizes(_dominoes(state), own), *_prizes(_tiles(state), own)]


Worths = Mapping[str, Mapping[int, Worth]]
"""What each thing is worth to each side that can take it."""


def _prizes(worths: Worths, own: int | None) -> Iterator[Prize]:
    """The things as they are told; a thing costs what *own* side misses of the best that it could take instead."""
    mine = {thing: by_side[own].points for thing, by_side in worths.items() if own is not None and own in by_side}
    for thing, by_side in worths.items():
        cost = max(mine.values()) - mine[thing] if thing in mine else None
        yield Prize(thing, [Share(side, worth.points, worth.places) for side, worth in by_side.items()], cost)


def _dominoes(state: State) -> Worths:
    """Those without a king, to the sides that have one left for this line."""
    box = state.rules.box.dominoes[state.next_box]
    claiming = [
        side for side, seats in enumerate(state.rules.sides) if any(kings_left(state, seat) > 0 for seat in seats)
    ]
    prospects = {side: Prospect(state, side) for side in claiming}
    return {
        f"domino {number}": {side: prospect.worth(box[number]) for side, prospect in prospects.items()}
        for number in free(state.next_line)
    }


def _tiles(state: State) -> Worths:
    """The tiles for sale, to the sides that could pay for them and have a town square free for them now."""
    worths: dict[str, dict[int, Worth]] = {f"slot {cost}": {} for cost in COSTS if state.builders.slots[cost]}
    for side in range(len(state.sides)):
        for cost, worth in _buildings(state, side).items():
            worths[f"slot {cost}"][side] = worth
    return {thing: by_side for thing, by_side in worths.items() if by_side}


def _buildings(state: State, side: int) -> Mapping[int, Worth]:
    """What *side* would win by each tile, had it its turn to build: found by building it wherever that is allowed."""
    seat = state.rules.sides[side][0]
    turn = replace(state, phase=Phase.BUILD, turn=0, this_line=(LineSlot(1, seat), LineSlot(2, seat)))
    had = state.sheet(side).total
    won: dict[int, list[int]] = {}
    for move in turn.legal_moves():
        if isinstance(move, Build):
            won.setdefault(move.cost, []).append(turn.apply(move).sheet(side).total - had)
    return {cost: Worth(len(points), max(points)) for cost, points in won.items()}
