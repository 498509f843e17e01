"""Whether two judges find the same: what each says that choices gave away against the same alternative."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from benchmarks.reviews.games import played
from benchmarks.reviews.shelf import Shelf
from demesne.records.record import Record
from demesne.review.bank import MEASURING, Bank
from demesne.review.judging import judge_turn
from demesne.review.ledger import estimate
from demesne.review.registry import family_of
from demesne.review.story import story_of

__all__ = ["agreement"]

_BUDGET = 200
_EVERY = 4
"""One turn in so many is judged."""


def agreement(shelf: Shelf, games: Shelf, mode: str, specs: tuple[str, ...], seeds: Sequence[int]) -> Iterator[str]:
    """How the losses of verdicts correlate: as found, and without what is due to the noise of playouts."""
    found = [
        shelf.get(f"{mode} {' '.join(specs)} {seed}", lambda: _losses(played(games, mode, specs, seed), seed))  # noqa: B023
        for seed in seeds
    ]
    pairs = np.array([pair for each in found for pair in each])
    plain = float(np.corrcoef(pairs[:, 0], pairs[:, 1])[0, 1])
    true = [float(pairs[:, i].var() - (pairs[:, 2 + i] ** 2).mean()) for i in range(2)]
    clean = float(np.cov(pairs[:, 0], pairs[:, 1], ddof=0)[0, 1]) / np.sqrt(true[0] * true[1]) if min(true) > 0 else 0.0
    yield f"{mode}, {len(found)} games, {len(pairs)} choices: correlation {plain:.2f}, without noise {clean:.2f}"


def _losses(record: Record, seed: int) -> list[list[float]]:
    """For each choice of some turns what both judges say it gave away against the first one's best, with errors."""
    story = story_of(record)
    judge = family_of(record.game).judge(story.game)
    judge.meet(story.states, story.moves)
    bank, found = Bank(story, judge, seed), []
    for turn in story.turns[::_EVERY]:
        for verdict in judge_turn(bank, turn, 1, _BUDGET):
            if verdict.best == str(story.moves[verdict.ply]) or verdict.exact:
                continue
            seat, end = story.states[verdict.ply].to_move, story.ends[turn[-1]]
            told = []
            for depth in (1, 4):
                ahead, after = (
                    bank.ends(place, depth, MEASURING, _BUDGET, seat)[:, 1, story.side_of(seat)]
                    for place in ((verdict.ply, verdict.best), (end, ""))
                )
                told.append(estimate(ahead - after))
            found.append([told[0].mean, told[1].mean, told[0].se, told[1].se])
    return found
