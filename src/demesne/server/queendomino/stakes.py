"""What the things that one may take are worth to each side, as the kingdoms stand: from the rules alone."""

from __future__ import annotations

from collections.abc import Iterator

from demesne.games.base import Seat
from demesne.games.queendomino.state import State
from demesne.review.queendomino.worth import Worths, domino_worths, tile_worths
from demesne.server.knowing import Prize, Share

__all__ = ["stakes"]


def stakes(state: State, seat: Seat | None) -> list[Prize]:
    """The dominoes that may still be claimed and the tiles for sale, with what *seat* loses by taking them."""
    own = None if seat is None else state.rules.side_of(seat)
    return [*_prizes(domino_worths(state), own), *_prizes(tile_worths(state), own)]


def _prizes(worths: Worths, own: int | None) -> Iterator[Prize]:
    """The things as they are told; a thing costs what *own* side misses of the best that it could take instead."""
    mine = {thing: by_side[own].points for thing, by_side in worths.items() if own is not None and own in by_side}
    for thing, by_side in worths.items():
        cost = max(mine.values()) - mine[thing] if thing in mine else None
        yield Prize(thing, [Share(side, worth.points, worth.places) for side, worth in by_side.items()], cost)
