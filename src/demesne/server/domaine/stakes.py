"""What the borders that close or cut off land are worth to each seat, as the board stands: from the rules alone."""

from __future__ import annotations

from collections.abc import Mapping

from demesne.games.base import Seat
from demesne.games.domaine.position import Position
from demesne.review.domaine.worth import border_worths
from demesne.server.knowing import Prize, Share

__all__ = ["stakes"]

MOST = 12
"""How many borders are told, those that move the most points."""


def stakes(position: Position, seat: Seat | None) -> list[Prize]:
    """The borders that would change a score, and what *seat* misses by placing one rather than the best for itself."""
    worths = dict(list(border_worths(position).items())[:MOST])
    best = 0 if seat is None else max((won[seat] for won in worths.values()), default=0)
    return [
        Prize(thing, _shares(won), cost=None if seat is None else best - won[seat]) for thing, won in worths.items()
    ]


def _shares(won: Mapping[Seat, int]) -> list[Share]:
    return [Share(side, points, 1) for side, points in won.items()]
