"""A game as it would have been with other cards in the hands that one does not see."""

from __future__ import annotations

from collections.abc import Sequence

from demesne.games.base import Seat
from demesne.games.domaine.moves import DomaineMove, Draw
from demesne.games.domaine.state import State
from demesne.server.family import Step

__all__ = ["retold"]


def retold(steps: Sequence[Step[State]], seat: Seat, state: State) -> list[DomaineMove]:
    """The moves of *steps*, had they led to *state*, which differs in the hands that *seat* does not see.

    A card that was held and never shown is drawn as the one that is held instead; both have the same back.
    """
    if not steps:
        return []
    others = [other for other in range(state.seats) if other != seat]
    instead = {pair for other in others for pair in _instead(steps[-1].after, state, other)}
    drawn = dict(instead)
    return [
        Draw(drawn.get(step.move.card, step.move.card)) if isinstance(step.move, Draw) else step.move for step in steps
    ]


def _instead(held: State, state: State, seat: Seat) -> list[tuple[str, str]]:
    """What *seat* has drawn in the place of each card, by their backs."""
    gone = sorted(set(held.hands[seat]) - set(state.hands[seat]))
    come = sorted(set(state.hands[seat]) - set(held.hands[seat]))
    return list(zip(gone, come, strict=True))
