"""Many ways a game of Domaine may go on, and what a seat makes of them on average."""

from __future__ import annotations

import numpy as np

from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.flow import apply
from demesne.kernels.domaine.layout import Record
from demesne.kernels.domaine.planes import store, stored
from demesne.kernels.domaine.playing import determinize
from demesne.kernels.domaine.scoring import bonus, points, rank
from demesne.players.search.domaine.policy import play_out

__all__ = ["gain", "try_arms"]


@kernel
def gain(st: Record, seat: int, softness: float, ranks: Record) -> float:
    """What the end of a game is worth to *seat*: a win, shared with who shares it, and how clear it was."""
    rank(st, ranks)
    winners, most = 0, -(10**6)
    for other in range(st["rules"]["seats"]):
        winners += ranks[other] == 1
        if other != seat:
            most = max(most, points(st, other) + bonus(st, other))
    lead = points(st, seat) + bonus(st, seat) - most
    won = 1.0 / winners if ranks[seat] == 1 else 0.0
    return 0.5 * won + 0.5 / (1.0 + np.exp(-lead / softness))


@kernel
def try_arms(
    start: Record,
    state: Record,
    base: Record,
    work: Record,
    arms: Record,
    alive: Record,
    seat: int,
    seed: int,
    first: int,
    count: int,
    softness: float,
    sums: Record,
    out: Record,
) -> None:
    """Plays each of the arms *alive* out, *count* times, and adds what *seat* gains to *sums*.

    Playout number k has the same hidden cards and the same chance in every arm.
    *base* is the workspace with the plans that playouts begin with.
    """
    for k in range(first, first + count):
        for arm in alive:
            state[0], work[0] = start, base
            st = state[0]
            determinize(st, seat, seed + k)
            if arms[arm]["castle"] >= 0:
                store(work[0]["plan"][arms[arm]["castle"]], stored(arms[arm]["plan"]))
            apply(st, arms[arm]["action"])
            play_out(st, work[0], out)
            sums[arm] += gain(st, seat, softness, out)
