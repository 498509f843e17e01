"""How positions of Domaine end when every seat plays by the same quick player."""

from __future__ import annotations

from demesne.kernels.bits import bit, count
from demesne.kernels.compiler import kernel
from demesne.kernels.dice import seeded
from demesne.kernels.domaine.flow import apply
from demesne.kernels.domaine.layout import DRAW, LETTERS, PHASE_DEAL, PHASE_DRAW, PHASE_OVER, ROWS, STACK, Record
from demesne.kernels.domaine.playing import determinize, settle
from demesne.kernels.domaine.scoring import rank, sheet
from demesne.review.domaine.quick import play

__all__ = ["measure"]


@kernel
def measure(
    start: Record,
    state: Record,
    prepared: Record,
    work: Record,
    out: Record,
    eyes: int,
    order: Record,
    number: int,
    ends: Record,
) -> None:
    """Plays ``len(ends)`` playouts from *number* on, and writes each one's end: win, points, rows of the pad.

    Seat *eyes* knows only its own hand, -1 all hands; *order* has the first cards of the deck, where they are known.
    *prepared* has several sets of plans to begin with, the first of them with the usual weights.
    """
    st = state[0]
    for k in range(len(ends)):
        state[0], work[0] = start, prepared[(number + k) % len(prepared)]
        if eyes >= 0:
            determinize(st, eyes, number + k)
        _deal(st, order, number + k)
        while st["phase"] != PHASE_OVER:
            apply(st, play(st, work[0], prepared[0], out, number + k))
            _deal(st, order, number + k)
        _count(st, out, ends[k])


@kernel
def _deal(st: Record, order: Record, number: int) -> None:
    """Deals on: what is known to come, then by dice that depend only on the playout's number and the turn."""
    while st["phase"] == PHASE_DEAL or st["phase"] == PHASE_DRAW:
        drawn = STACK * LETTERS - count(st["deck"])
        if drawn < len(order) and st["deck"] & bit(order[drawn]):
            apply(st, DRAW + order[drawn])
        else:
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
