"""The steps of a playout in Domaine, which the search carries out in its room."""

from __future__ import annotations

import numpy as np

from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.flow import apply
from demesne.kernels.domaine.flow import mover as seat_to_move
from demesne.kernels.domaine.layout import PHASE_OVER, Record
from demesne.kernels.domaine.planes import store, stored
from demesne.kernels.domaine.playing import determinize as deal_anew
from demesne.kernels.domaine.playing import settle as draw_on
from demesne.kernels.domaine.scoring import bonus, points, rank
from demesne.players.domaine.search.candidates import list_choices
from demesne.players.domaine.search.policy import play_out as play_to_the_end
from demesne.players.domaine.search.workspace import MODELS

__all__ = ["count", "determinize", "gain", "is_over", "list_candidates", "mover", "play_out", "settle", "take"]


@kernel
def determinize(room: Record, number: int) -> None:
    """Starts over with the plans that were made for the root, and deals what the seat cannot know.

    Playouts take turns in which kind of player they assume the others to be.
    """
    room["state"][0], room["work"][0] = room["start"][0], room["prepared"][number % MODELS]
    deal_anew(room["state"][0], room["seat"], room["seed"] + number)


@kernel
def mover(room: Record) -> int:
    """The seat whose choice it is."""
    return seat_to_move(room["state"][0])


@kernel
def is_over(room: Record) -> bool:
    """Whether the game is over."""
    return room["state"][0]["phase"] == PHASE_OVER


@kernel
def list_candidates(room: Record) -> int:
    """Writes the choices of the seat to move, each with its prior; returns how many."""
    return list_choices(room["state"][0], room["work"][0], room["candidates"], room["actions"])


@kernel
def take(room: Record, candidate: Record) -> None:
    """Makes a choice, and keeps the plan that it belongs to."""
    if candidate["castle"] >= 0:
        store(room["work"][0]["plan"][candidate["castle"]], stored(candidate["plan"]))
    apply(room["state"][0], candidate["action"])


@kernel
def settle(room: Record) -> None:
    """Draws until a seat is to move."""
    draw_on(room["state"][0])


@kernel
def play_out(room: Record) -> None:
    """The policy plays on to the end of the game."""
    play_to_the_end(room["state"][0], room["work"][0], room["actions"])


@kernel
def count(room: Record) -> None:
    """Writes the seats' ranks where gains look for them."""
    rank(room["state"][0], room["actions"])


@kernel
def gain(room: Record, side: int) -> float:
    """What the end is worth to *side*, from 0 to 1: half for a win, divided if it is shared, half for the lead.

    A lead counts as a chance of winning, by the temperature; with a temperature of 0 the result is the lead in points.
    """
    st, ranks = room["state"][0], room["actions"]
    winners, most = 0, -(10**6)
    for other in range(st["rules"]["seats"]):
        winners += ranks[other] == 1
        if other != side:
            most = max(most, points(st, other) + bonus(st, other))
    lead = points(st, side) + bonus(st, side) - most
    if room["temperature"] <= 0.0:
        return float(lead)
    won = 1.0 / winners if ranks[side] == 1 else 0.0
    return 0.5 * won + 0.5 / (1.0 + np.exp(-lead / room["temperature"]))
