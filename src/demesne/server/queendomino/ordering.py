"""Turns of the Queendomino family ordered in advance: everything that they are about lies open before they begin."""

from __future__ import annotations

from dataclasses import replace

from demesne.games.base import Seat
from demesne.games.queendomino.moves import Pass
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.state import State
from demesne.server.ordering import Ordering

__all__ = ["ORDERING", "TurnsAhead"]


class TurnsAhead(Ordering[State]):
    """The turns of a round are known once its line has been laid; those of the next one are not.

    >>> from demesne.games.registry import make_game
    >>> from demesne.games.queendomino.moves import Claim, Deal, King
    >>> state = make_game("kingdomino", 3).new_state()
    >>> for move in (Deal(17), Deal(30), Deal(40), King(2)):
    ...     state = state.apply(move)
    >>> ORDERING.turn(state, 0), ORDERING.ahead(state, 0).to_move
    ('0 0 0', 0)
    >>> ORDERING.turn(state.apply(Claim(17)), 2) is None
    True
    """

    gains = frozenset({"points", "coins"})

    def turn(self, state: State, seat: Seat) -> str | None:
        if state.phase is Phase.OVER:
            return None
        named = f"{len(state.earlier)} {state.round}"
        if state.round == 0:
            out = sum(slot.seat == seat for slot in state.next_line)
            return f"{named} {out}" if out < state.rules.kings else None
        later = range(state.turn, len(state.this_line))
        return next((f"{named} {at}" for at in later if state.this_line[at].seat == seat), None)

    def ahead(self, state: State, seat: Seat) -> State:
        if state.round == 0:
            others = state.rules.one_two_one and state.turn in (1, 2)
            return replace(state, phase=Phase.CLAIM, drawn=1 - seat if others else seat)
        at = next(at for at in range(state.turn, len(state.this_line)) if state.this_line[at].seat == seat)
        return replace(state, phase=Phase.PLACE, turn=at, placed=())

    def step(self, state: State) -> str:
        return state.phase.value

    def contested(self, state: State) -> bool:
        if state.phase in (Phase.PLACE, Phase.TAX):
            return _partner_was_before(state)
        return state.phase in (Phase.BUILD, Phase.BRIBE, Phase.CLAIM)

    def skip(self, state: State) -> str | None:
        return str(Pass()) if state.phase in (Phase.TAX, Phase.BUILD, Phase.BRIBE) else None


def _partner_was_before(state: State) -> bool:
    """Whether a partner, who lays in the same kingdom and pays from the same purse, has a turn earlier in this line."""
    seats = [slot.seat for slot in state.this_line[: state.turn + 1]]
    side = next(side for side in state.rules.sides if seats[-1] in side)
    return any(seat in side for seat in seats if seat != seats[-1])


ORDERING = TurnsAhead()
"""What the family gives."""
