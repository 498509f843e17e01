"""What a seat knows of a game of Domaine made ready for search, and all that Domaine gives the search."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from demesne.games.base import Observation
from demesne.games.domaine.position import Phase
from demesne.games.domaine.state import View
from demesne.kernels.domaine.layout import MOST_LEGAL, STATE
from demesne.kernels.domaine.notation import move_of
from demesne.kernels.domaine.packing import pack
from demesne.kernels.domaine.playing import determinize
from demesne.players.domaine.search import playouts
from demesne.players.domaine.search.candidates import USUAL, prepare
from demesne.players.domaine.search.workspace import CANDIDATE, MODELS, MOST_CANDIDATES, WORK, new_workspace, tuned_for
from demesne.players.family import Root, Thinking
from demesne.players.search.room import new_room, room_of

__all__ = ["ROOM", "THINKING"]

ROOM = room_of(
    STATE,
    WORK,
    CANDIDATE,
    MOST_CANDIDATES,
    ("prepared", WORK, (MODELS,)),  # the plans that playouts begin with, for each kind of opponents
    ("actions", np.int64, (MOST_LEGAL,)),
)
_PATIENCE = 10
_SITES = 12
"""Sites for a castle that are tried."""
_AHEAD = 10.0
"""Wins by which the policy's own choice leads any other before the first playout."""


def _root(observation: Observation[Any], seed: int) -> Root:
    assert isinstance(observation, View)
    position, seat = observation.position, observation.seat
    rooms = new_room(ROOM, seat, seat, position.seats, seed)
    room = rooms[0]
    start = room["start"][0]
    pack(observation.resample(Random(seed)), start)
    determinize(start, seat, seed)
    if start["rules"]["patience"] < 0:  # printed rules: two that only sell would never end
        start["rules"]["patience"] = _PATIENCE
    for model in range(MODELS):
        room["prepared"][model] = new_workspace(model)[0]
        room["prepared"][model]["weights"][seat] = tuned_for(position.seats)
        prepare(start, room["prepared"][model])
    room["state"][0], room["work"][0] = start, room["prepared"][0]
    return Root(rooms, move_of, most=_SITES if position.phase is Phase.CASTLE else None)


def _credit(priors: NDArray[Any], _: float) -> NDArray[Any]:
    return np.where(priors < USUAL / 2, -_AHEAD, 0.0)


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
    temperature=8.0,
    point=0.1,
    stake=1.0,
)
