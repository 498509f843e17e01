"""The Queendomino family, for tables to ask."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from demesne.games.base import Game, Seat
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.state import State
from demesne.review.facts import Fact
from demesne.review.queendomino.facts import facts
from demesne.server.family import Family, Step, Told
from demesne.server.knowing import Pile, Prize
from demesne.server.queendomino import shapes
from demesne.server.queendomino.boxes import BOXES
from demesne.server.queendomino.coming import coming
from demesne.server.queendomino.effects import Brings, effects
from demesne.server.queendomino.here import here
from demesne.server.queendomino.offer import AnyOffer, offer
from demesne.server.queendomino.ordering import ORDERING
from demesne.server.queendomino.rules import rules_view
from demesne.server.queendomino.shapes import LandView, QueendominoView, RulesView
from demesne.server.queendomino.stakes import stakes
from demesne.server.queendomino.tell import EVENTS, tell
from demesne.server.queendomino.view import land_of, position_view
from demesne.server.queendomino.why import why
from demesne.server.wire.refusals import Reason
from demesne.server.wire.shapes import PositionShape

__all__ = ["FAMILY", "QueendominoFamily"]


class QueendominoFamily(Family[State]):
    """Answers for a position of the family."""

    shapes = (shapes,)
    events = EVENTS
    knows = ("coming", "stakes")
    over = "3.7"
    plain = frozenset({"taxes"})
    public = True
    ordering = ORDERING
    shelves = (BOXES,)

    def rules(self, game: Game[Any], state: State) -> RulesView:
        del game  # its options are all in the state
        return rules_view(state.rules)

    def view(self, state: State, steps: Sequence[Step[State]], seats: Sequence[Seat]) -> QueendominoView:
        del seats
        return position_view(state, steps)

    def follow(self, seen: PositionShape, before: State, state: State, steps: Sequence[Step[State]]) -> QueendominoView:
        return position_view(state, steps, (before, seen) if isinstance(seen, QueendominoView) else None)

    def offer(self, state: State) -> AnyOffer | None:
        return offer(state)

    def effects(self, state: State) -> Brings:
        return effects(state)

    def here(self, state: State, thing: str, reason: Reason) -> Fact | None:
        return here(state, thing, reason)

    def why(self, state: State, thing: str) -> Reason | None:
        return why(state, thing)

    def reasons(self, state: State, move: str) -> list[Fact]:
        return facts(state, move)

    def coming(self, state: State, seat: Seat | None) -> list[Pile]:
        return coming(state, seat)

    def stakes(self, state: State, seat: Seat | None) -> list[Prize]:
        return stakes(state, seat)

    def tell(self, steps: Sequence[Step[State]]) -> list[Told]:
        return tell(steps)

    def turn(self, state: State) -> Hashable:
        return len(state.earlier), state.round, state.turn

    def round(self, state: State) -> tuple[int, int]:
        return state.round, state.rounds

    def points(self, state: State) -> list[int]:
        totals = [state.sheet(side).total for side in range(len(state.sides))]
        return [totals[state.rules.side_of(seat)] for seat in range(state.seats)]

    def picture(self, state: State, steps: Sequence[Step[State]], seat: Seat) -> list[LandView]:
        return land_of(state, steps, seat)

    def hand(self, state: State) -> int | None:
        return state.in_hand.number if state.phase is Phase.PLACE else None


FAMILY = QueendominoFamily()
"""What the registry lists."""
