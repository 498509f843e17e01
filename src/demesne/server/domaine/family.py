"""Domaine, for tables to ask."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from demesne.games.base import Game, Seat, Turn
from demesne.games.domaine.moves import DomaineMove
from demesne.games.domaine.state import State
from demesne.review.domaine.facts import facts
from demesne.review.facts import Fact
from demesne.server.domaine import offers, shapes
from demesne.server.domaine.coming import coming
from demesne.server.domaine.effects import effects
from demesne.server.domaine.here import here
from demesne.server.domaine.offer import AnyOffer, offer
from demesne.server.domaine.offers import Effect, Reach
from demesne.server.domaine.ordering import ORDERING
from demesne.server.domaine.retold import retold
from demesne.server.domaine.rules import rules_view
from demesne.server.domaine.shapes import DomaineRules, DomaineView
from demesne.server.domaine.stakes import stakes
from demesne.server.domaine.tell import EVENTS, tell
from demesne.server.domaine.tilesets import TILESETS, read_board
from demesne.server.domaine.view import position_view, with_hands
from demesne.server.domaine.why import why
from demesne.server.family import Family, Step, Told
from demesne.server.knowing import Pile, Prize
from demesne.server.wire.refusals import Reason
from demesne.server.wire.shapes import PositionShape

__all__ = ["FAMILY", "DomaineFamily"]


class DomaineFamily(Family[State]):
    """Answers for a position of Domaine. It looks only at the hands it has to show.

    Turns are not counted in rounds, and the land is everybody's: it is among the rules, not in a small picture.
    """

    shapes = (shapes, offers)
    events = EVENTS
    refusals = ("board.wrong",)
    knows = ("coming", "stakes")
    ordering = ORDERING
    hides = True
    plain = frozenset({"sells"})
    over = "11.5"
    shelves = (TILESETS,)
    readers = {"board": read_board}  # noqa: RUF012 - nobody writes there

    def rules(self, game: Game[Any], state: State) -> DomaineRules:
        return rules_view(game, state.rules)

    def view(self, state: State, steps: Sequence[Step[State]], seats: Sequence[Seat]) -> DomaineView:
        return with_hands(position_view(state.position, steps), [state.observe(seat) for seat in seats])

    def own(
        self, everybody: PositionShape, state: State, steps: Sequence[Step[State]], seats: Sequence[Seat]
    ) -> PositionShape:
        views = [state.observe(seat) for seat in seats]
        return with_hands(everybody, views) if isinstance(everybody, DomaineView) else self.view(state, steps, seats)

    def follow(self, seen: PositionShape, before: State, state: State, steps: Sequence[Step[State]]) -> DomaineView:
        known = (before.position, seen) if isinstance(seen, DomaineView) else None
        return position_view(state.position, steps, known)

    def offer(self, state: State) -> AnyOffer | None:
        seat = state.to_move
        return None if isinstance(seat, Turn) else offer(state.observe(seat))

    def effects(self, state: State) -> dict[str, Effect | Reach]:
        seat = state.to_move
        return {} if isinstance(seat, Turn) else effects(state.observe(seat))

    def why(self, state: State, thing: str) -> Reason | None:
        seat = state.to_move
        return None if isinstance(seat, Turn) else why(state.observe(seat), thing)

    def here(self, state: State, thing: str, reason: Reason) -> Fact | None:
        return here(state.position, thing, reason)

    def reasons(self, state: State, move: str) -> list[Fact]:
        seat = state.to_move
        return [] if isinstance(seat, Turn) else facts(state.observe(seat), move)

    def coming(self, state: State, seat: Seat | None) -> list[Pile]:
        return coming(state.position, None if seat is None else state.observe(seat))

    def stakes(self, state: State, seat: Seat | None) -> list[Prize]:
        return stakes(state.position, seat)

    def tell(self, steps: Sequence[Step[State]]) -> list[Told]:
        return tell(steps)

    def retold(self, steps: Sequence[Step[State]], seat: Seat, state: State) -> list[DomaineMove]:
        return retold(steps, seat, state)

    def turn(self, state: State) -> Hashable:
        return state.position.turn

    def points(self, state: State) -> list[int]:
        return [state.position.sheet(seat).total for seat in range(state.seats)]


FAMILY = DomaineFamily()
"""What the registry lists."""
