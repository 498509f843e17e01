"""What a seat is said to have given away, by numbers of playouts per choice: with more, less is due to noise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev

from benchmarks.reviews.games import played
from benchmarks.reviews.shelf import Shelf
from demesne.records.record import Record
from demesne.review.bank import Bank
from demesne.review.judging import Verdict, judge_turn
from demesne.review.registry import family_of
from demesne.review.story import story_of

__all__ = ["budgets"]

BUDGETS = 100, 400, 1600
_JUDGES = 1, 4


def budgets(
    shelf: Shelf, games: Shelf, mode: str, seats: Sequence[tuple[tuple[str, ...], int]], seeds: Sequence[int]
) -> Iterator[str]:
    """A line for each judge and budget: what one seat of each game gave away; *seats* has who sat there, and which."""
    for depth in _JUDGES:
        for budget in BUDGETS:
            found = [
                shelf.get(
                    f"{mode} {' '.join(specs)} {seed} seat {seat} by {depth} with {budget}",
                    lambda: _given(played(games, mode, specs, seed), seat, depth, budget, seed),  # noqa: B023
                )
                for (specs, seat), seed in zip(seats, seeds, strict=True)
            ]
            yield (
                f"{mode}, judge {depth}, {budget} playouts per choice, {len(found)} games: "
                + ", ".join(f"{name} {_told([each[name] for each in found])}" for name in found[0])
            )


def _told(values: Sequence[float]) -> str:
    return f"{fmean(values):.2f} ± {stdev(values) / sqrt(len(values)):.2f}"


def _given(record: Record, seat: int, depth: int, budget: int, seed: int) -> dict[str, float]:
    """Points and victory that the choices of *seat* gave away, how many were found, and how many of them truly."""
    story = story_of(record)
    judge = family_of(record.game).judge(story.game)
    judge.meet(story.states, story.moves)
    bank, found = Bank(story, judge, seed), list[Verdict]()
    for turn in story.turns:
        if story.states[turn[0]].to_move == seat:
            found += judge_turn(bank, turn, depth, budget)
    better = [verdict for verdict in found if verdict.best != str(story.moves[verdict.ply])]
    return {
        "points": sum(verdict.points.mean for verdict in better),
        "victory": sum(verdict.win.mean for verdict in better),
        "found": len(better),
        "of": len(found),
        "below 0": sum(verdict.gain.mean < 0 for verdict in better),
    }
