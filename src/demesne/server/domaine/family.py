"""Domaine, for tables to ask."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from demesne.games.base import Game, Seat, Turn
from demesne.games.domaine.state import State
from demesne.server.domaine.offer import AnyOffer, offer
from demesne.server.domaine.rules import rules_view
from demesne.server.domaine.shapes import DomaineRules, DomaineView
from demesne.server.domaine.tell import tell
from demesne.server.domaine.view import position_view
from demesne.server.queendomino.shapes import LandView
from demesne.server.steps import Step, Told

__all__ = ["DomaineFamily"]


class DomaineFamily:
    """Answers for a position of Domaine; see ``steps.Family``. Of hands it asks none but those it is to show."""

    over = "11.5"

    def view(self, state: State, steps: Sequence[Step[State]], seats: Sequence[Seat]) -> DomaineView:
        return position_view(state.position, [state.observe(seat) for seat in seats], steps)

    def offer(self, state: State) -> AnyOffer | None:
        seat = state.to_move
        return None if isinstance(seat, Turn) else offer(state.observe(seat))

    def tell(self, steps: Sequence[Step[State]]) -> list[Told]:
        return tell(steps)

    def turn(self, state: State) -> Hashable:
        return state.position.turn

    def round(self, state: State) -> tuple[int, int]:
        del state  # turns are not counted in rounds
        return 0, 0

    def land(self, state: State, steps: Sequence[Step[State]], seat: Seat) -> list[LandView]:
        del state, steps, seat  # the land is everybody's, and among the rules
        return []

    def rules(self, game: Game[Any], state: State) -> DomaineRules:
        return rules_view(game, state.rules)

    def side_of(self, state: State, seat: Seat) -> int:
        del state
        return seat

    def mates(self, state: State, seat: Seat) -> tuple[Seat, ...]:
        del state, seat  # everybody plays alone
        return ()

    def hand(self, state: State) -> int | None:
        del state  # no dominoes here
        return None
