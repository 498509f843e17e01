"""Turns of Domaine ordered in advance: from the hand one has, and the land as it lies."""

from __future__ import annotations

from dataclasses import replace

from demesne.games.base import Seat
from demesne.games.domaine.moves import End, Refill, Sell, parse_move
from demesne.games.domaine.position import Phase, Position
from demesne.games.domaine.scoring import income
from demesne.games.domaine.state import State
from demesne.server.ordering import Ordering

__all__ = ["ORDERING", "TurnsAhead"]


class TurnsAhead(Ordering[State]):
    """Once the castles stand, everybody knows when they are next and what they hold then.

    Others may close a domain, take a card of the Chancery or leave a card nothing to do: so each step may have a second
    wish, and what cannot be done by then is not done.

    >>> from random import Random
    >>> from demesne.games.registry import make_game
    >>> state, rng = make_game("domaine", 3).new_state(), Random(1)
    >>> ORDERING.turn(state, 0) is None
    True
    >>> while state.position.turn < state.rules.setup_turns:
    ...     state = state.apply(rng.choice(state.legal_moves()))
    >>> mover = state.position.mover
    >>> ORDERING.ahead(state, (mover + 1) % 3).to_move == (mover + 1) % 3
    True
    """

    def turn(self, state: State, seat: Seat) -> str | None:
        position = state.position
        if position.phase is Phase.OVER or position.turn < position.rules.setup_turns or not state.hands[seat]:
            return None
        return str(_go(position, seat))

    def ahead(self, state: State, seat: Seat) -> State:
        position = state.position
        turn = _go(position, seat)
        begun = replace(position, phase=Phase.ACT, turn=turn, work=None, sold=None)
        return replace(state, position=begun.pay(seat, -income(position.board, seat)))

    def step(self, state: State) -> str:
        work = state.position.work
        return state.position.phase.value if work is None else f"part {work.done}"

    def contested(self, state: State) -> bool:
        return state.position.phase is not Phase.OVER

    def skip(self, state: State) -> str | None:
        if state.position.phase is Phase.REFILL:
            return str(Refill())
        return str(End()) if state.position.work is not None and state.position.work.done else None

    def is_sure(self, state: State, move: str) -> bool:
        return isinstance(parse_move(move), Sell) or super().is_sure(state, move)


def _go(position: Position, seat: Seat) -> int:
    """The number of the go that *seat* has, or has next."""
    return position.turn + (seat - position.mover) % position.seats


ORDERING = TurnsAhead()
"""What the family gives."""
