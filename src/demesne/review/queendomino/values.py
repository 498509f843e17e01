"""How positions of the Queendomino family end when every side plays by the same quick player."""

from __future__ import annotations

from demesne.kernels.compiler import kernel
from demesne.kernels.dice import seeded
from demesne.kernels.queendomino.flow import apply
from demesne.kernels.queendomino.layout import PHASE_KING, PHASE_OVER, ROWS, Record
from demesne.kernels.queendomino.playing import settle
from demesne.kernels.queendomino.scoring import rank, sheet
from demesne.players.queendomino.search.policy import choose

__all__ = ["measure"]


@kernel
def measure(start: Record, state: Record, work: Record, ranks: Record, first: int, ends: Record) -> None:
    """Plays ``len(ends)`` playouts, number *first* on, and writes each one's end: win, points, rows of the pad."""
    st = state[0]
    for k in range(len(ends)):
        state[0] = start
        _deal(st, first + k)
        while st["phase"] != PHASE_OVER:
            apply(st, choose(st, work[0]))
            _deal(st, first + k)
        _count(st, ranks, ends[k])


@kernel
def _deal(st: Record, number: int) -> None:
    """Deals on, by dice that depend only on the playout's number, the round and how many kings are drawn."""
    if st["phase"] <= PHASE_KING:
        claimed = 0
        for slot in range(st["next_count"]):
            claimed += st["next_seat"][slot] >= 0
        st["rng"] = seeded(number, (st["game"] * 16 + st["round"]) * 16 + claimed)
        settle(st)


@kernel
def _count(st: Record, ranks: Record, end: Record) -> None:
    sides, winners = st["rules"]["sides"], 0
    rank(st, ranks)
    for which in range(sides):
        winners += ranks[which] == 1
    for which in range(sides):
        end[0, which] = 1.0 / winners if ranks[which] == 1 else 0.0
        end[1, which] = sheet(st, which)
        for row in range(ROWS):
            end[2 + row, which] = st["scratch"][row]
            for game in range(st["game"]):  # of a dynasty
                end[2 + row, which] += st["earlier"][game, which, row]
