"""Random games, as many as are asked for, without the interpreter."""

from __future__ import annotations

from demesne.kernels.compiler import kernel
from demesne.kernels.dice import seeded
from demesne.kernels.queendomino.flow import apply
from demesne.kernels.queendomino.layout import PHASE_KING, PHASE_LINE, PHASE_OVER, Record
from demesne.kernels.queendomino.legality import deal_line, pick, sample
from demesne.kernels.queendomino.scoring import score

__all__ = ["determinize", "play_on", "random_games", "settle"]


@kernel
def determinize(st: Record, seed: int) -> None:
    """Determinizes: deals anew what nobody at the table knows, the order of all that is not yet dealt."""
    st["rng"] = seeded(seed, 0)


@kernel
def settle(st: Record) -> int:
    """Deals until a seat is to move or the game is over; returns how many things were dealt."""
    dealt = 0
    while st["phase"] <= PHASE_KING:
        if st["phase"] == PHASE_LINE and st["next_count"] == 0:
            dealt += deal_line(st)
        else:
            apply(st, pick(st))
            dealt += 1
    return dealt


@kernel
def play_on(st: Record) -> int:
    """Plays to the end, each legal move equally likely; returns how many plies it took, deals included."""
    plies = settle(st)
    while st["phase"] != PHASE_OVER:
        apply(st, sample(st))
        plies += 1
        if st["phase"] <= PHASE_KING:
            plies += settle(st)
    return plies


@kernel
def random_games(start: Record, work: Record, seed: int, first: int, games: int, sums: Record) -> int:
    """Plays *games* games from *start*, numbered from *first* on; adds each side's points to *sums*; returns the plies.

    *work* is an array of one record to play in. A game depends on *seed* and its
    number alone, not on which others are played with it.
    """
    plies, totals = 0, work[0]["totals"]
    for game in range(first, first + games):
        work[0] = start
        work[0]["rng"] = seeded(seed, game)
        plies += play_on(work[0])
        score(work[0], totals)
        for which in range(start["rules"]["sides"]):
            sums[which] += totals[which]
    return plies
