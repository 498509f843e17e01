"""An alternative is taken for a better one only by more than the noise of the playouts that choose it."""

from __future__ import annotations

from statistics import fmean

import pytest

from demesne.review.judging import judge_turn
from tests.review.made_up import Judge, bank

MOVES = tuple("abcdefghijk")
SEEDS = range(60)


def found(better: float, seed: int) -> list[float]:
    """What a seat that played *a* of eleven moves is said to have given away; the others win by *better* more often."""
    chances = {move: 0.5 + (better if move != "a" else 0.0) for move in MOVES}
    judge = Judge({1: chances}, seed=seed, apart=True)
    verdicts = judge_turn(bank(judge, played="a", moves=MOVES), (0,), 1, 400)
    return [verdict.win.mean for verdict in verdicts if verdict.best != "a"]


def test_whoever_played_best_is_rarely_told_of_something_better() -> None:
    """All else wins a tenth less often: the best of ten looks better by chance in half of the cases."""
    assert sum(len(found(-0.1, seed)) for seed in SEEDS) <= len(SEEDS) // 4


def test_what_is_better_is_found() -> None:
    losses = [loss for seed in SEEDS for loss in found(0.3, seed)]
    assert len(losses) >= 0.9 * len(SEEDS)
    assert fmean(losses) == pytest.approx(0.3, abs=0.05)
