"""Many ways a game may go on from a position, and what a side makes of them on average."""

from __future__ import annotations

import numpy as np

from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.flow import apply
from demesne.kernels.queendomino.layout import PHASE_CLAIM, Record
from demesne.kernels.queendomino.playing import determinize
from demesne.kernels.queendomino.scoring import score
from demesne.players.search.queendomino.policy import play_out

__all__ = ["lead", "try_arms"]


@kernel
def lead(st: Record, which: int) -> int:
    """How far side *which* is before the best other side."""
    totals, most = st["totals"], -(10**6)
    score(st, totals)
    for other in range(st["rules"]["sides"]):
        if other != which:
            most = max(most, totals[other])
    return totals[which] - most


@kernel
def try_arms(
    start: Record,
    state: Record,
    work: Record,
    arms: Record,
    alive: Record,
    which: int,
    seed: int,
    first: int,
    count: int,
    softness: float,
    sums: Record,
) -> None:
    """Plays each of the arms *alive* out, *count* times, and adds what side *which* gains to *sums*.

    An arm is an action and, if it is not negative, a second one after it. Playout
    number k has the same chance in every arm. With *softness* above 0 the gain is the
    chance of winning that so large a lead stands for, else the lead.
    """
    for k in range(first, first + count):
        for arm in alive:
            st = state[0]
            state[0] = start
            determinize(st, seed + k)
            apply(st, arms[arm, 0])
            if arms[arm, 1] >= 0 and st["phase"] == PHASE_CLAIM:
                apply(st, arms[arm, 1])
            play_out(st, work)
            gain = float(lead(st, which))
            sums[arm] += 1.0 / (1.0 + np.exp(-gain / softness)) if softness > 0.0 else gain
