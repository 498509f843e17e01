"""The steps of a playout in the Queendomino family, which the search carries out in its room."""

from __future__ import annotations

import numpy as np

from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.flow import apply, side_to_move
from demesne.kernels.queendomino.layout import PHASE_CLAIM, PHASE_OVER, Record
from demesne.kernels.queendomino.playing import determinize as draw_anew
from demesne.kernels.queendomino.playing import settle as deal_on
from demesne.kernels.queendomino.scoring import score
from demesne.players.queendomino.search.candidates import list_choices
from demesne.players.queendomino.search.policy import play_out as play_to_the_end

__all__ = [
    "count", "determinize", "gain", "is_over", "lead", "list_candidates", "mover", "play_out", "settle", "take",
]  # fmt: skip


@kernel
def determinize(room: Record, number: int) -> None:
    """Starts over; nothing is hidden but the order of what is not yet dealt."""
    room["state"][0] = room["start"][0]
    draw_anew(room["state"][0], room["seed"] + number)


@kernel
def mover(room: Record) -> int:
    """The side whose choice it is."""
    return side_to_move(room["state"][0])


@kernel
def is_over(room: Record) -> bool:
    """Whether the game is over; of a dynasty, the present one."""
    st = room["state"][0]
    return st["phase"] == PHASE_OVER or st["game"] != room["start"][0]["game"]


@kernel
def list_candidates(room: Record) -> int:
    """Writes the choices of the side to move, each with its prior; returns how many. In a tree each is one move."""
    return list_choices(room["state"][0], room["work"][0], room["candidates"], not room["tree"])


@kernel
def take(room: Record, candidate: Record) -> None:
    """Makes a choice: one move, or a second one right after it."""
    st = room["state"][0]
    apply(st, candidate["action"])
    if candidate["second"] >= 0 and st["phase"] == PHASE_CLAIM:
        apply(st, candidate["second"])


@kernel
def settle(room: Record) -> None:
    """Deals until a seat is to move."""
    deal_on(room["state"][0])


@kernel
def play_out(room: Record) -> None:
    """The policy plays on to the end of the game; in a dynasty, of the present one."""
    play_to_the_end(room["state"][0], room["work"][0])


@kernel
def count(room: Record) -> None:
    """Writes each side's points into the position."""
    st = room["state"][0]
    score(st, st["totals"])


@kernel
def lead(st: Record, which: int) -> int:
    """By how many points side *which* is ahead of the best other side, once points are counted."""
    totals, most = st["totals"], -(10**6)
    for other in range(st["rules"]["sides"]):
        if other != which:
            most = max(most, totals[other])
    return totals[which] - most


@kernel
def gain(room: Record, side: int) -> float:
    """The lead of *side*; with a temperature, the chance of winning that such a lead implies."""
    ahead, temperature = float(lead(room["state"][0], side)), room["temperature"]
    return 1.0 / (1.0 + np.exp(-ahead / temperature)) if temperature > 0.0 else ahead
