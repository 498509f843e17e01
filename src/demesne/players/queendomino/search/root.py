"""A position of the Queendomino family made ready for search, and all that the family gives the search."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from demesne.games.base import Observation
from demesne.games.queendomino.state import View
from demesne.kernels.queendomino.layout import STATE
from demesne.kernels.queendomino.notation import move_of
from demesne.kernels.queendomino.packing import pack
from demesne.players.family import Root, Thinking
from demesne.players.queendomino.search import endgame, playouts
from demesne.players.queendomino.search.workspace import CANDIDATE, MOST_CANDIDATES, WORK, new_workspace, tuned_for
from demesne.players.search.room import new_room, room_of

__all__ = ["DEPTH", "ROOM", "THINKING"]

ROOM = room_of(STATE, WORK, CANDIDATE, MOST_CANDIDATES)
DEPTH = 4
"""Placements that the deciding side thinks through in playouts."""
_TRUST = 30.0
"""How many playouts the prior of a candidate counts as."""


def _root(observation: Observation[Any], seed: int) -> Root:
    assert isinstance(observation, View)
    state = observation.state
    rooms = new_room(ROOM, observation.seat, state.side, len(state.sides), seed)
    room = rooms[0]
    pack(state, room["start"][0])
    room["state"][0], room["work"][0] = room["start"][0], new_workspace(town=state.rules.town)[0]
    work = room["work"][0]
    work["weights"][state.side], work["depths"][state.side] = tuned_for(state.rules), DEPTH
    if not state.rules.town:
        work["styles"][:] = 1
        work["styles"][state.side] = 0
    start = room["start"][0]
    return Root(rooms, lambda action: move_of(start, action), share=1.0 if state.rules.town else 0.5)


def _credit(priors: NDArray[Any], temperature: float) -> NDArray[Any]:
    return _TRUST * (priors - priors[0]) * (0.25 / temperature if temperature else 1.0)


def _solve_the_end(observation: Observation[Any]) -> None:
    """Compiles the endgame solver, with no nodes to spend."""
    assert isinstance(observation, View)
    endgame.solve(observation.state, nodes=0)


THINKING = Thinking(
    _root,
    playouts.determinize,
    playouts.mover,
    playouts.is_over,
    playouts.list_candidates,
    playouts.take,
    playouts.settle,
    playouts.play_out,
    playouts.count,
    playouts.gain,
    _credit,
    sure_move=endgame.sure_move,
    warm_up=_solve_the_end,
    last=endgame.search,
)
