"""How positions of Domaine end when every seat plays by the same quick player."""

from __future__ import annotations

from demesne.kernels.compiler import kernel
from demesne.kernels.dice import seeded
from demesne.kernels.domaine.flow import apply
from demesne.kernels.domaine.layout import PHASE_DEAL, PHASE_DRAW, PHASE_OVER, ROWS, Record
from demesne.kernels.domaine.playing import determinize, settle
from demesne.kernels.domaine.scoring import rank, sheet
from demesne.review.domaine.quick import play

__all__ = ["measure"]


@kernel
def measure(
    start: Record, state: Record, prepared: Record, work: Record, out: Record, eyes: int, number: int, ends: Record
) -> None:
    """Plays ``len(ends)`` playouts from *number* on, and writes each one's end: win, points, rows of the pad.

    Seat *eyes* knows its own hand alone, -1 all hands. *prepared* has the plans to begin with.
    """
    st = state[0]
    for k in range(len(ends)):
        state[0], work[0] = start, prepared[0]
        if eyes >= 0:
            determinize(st, eyes, number + k)
        _deal(st, number + k)
        while st["phase"] != PHASE_OVER:
            apply(st, play(st, work[0], prepared[0], out, number + k))
            _deal(st, number + k)
        _count(st, out, ends[k])


@kernel
def _deal(st: Record, number: int) -> None:
    """Deals on, by dice that hang on the playout's number and the turn, on nothing else."""
    if st["phase"] == PHASE_DEAL or st["phase"] == PHASE_DRAW:
        st["rng"] = seeded(number, 2 * st["turn"])
        settle(st)


@kernel
def _count(st: Record, out: Record, end: Record) -> None:
    seats, winners = st["rules"]["seats"], 0
    rank(st, out)
    for seat in range(seats):
        winners += out[seat] == 1
    for seat in range(seats):
        end[0, seat] = 1.0 / winners if out[seat] == 1 else 0.0
    for seat in range(seats):
        end[1, seat] = sheet(st, seat, out)
        for row in range(ROWS):
            end[2 + row, seat] = out[row]
