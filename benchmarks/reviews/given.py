"""What players gave away by one judge and one number of playouts per choice, and how often that was how much."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from benchmarks.reviews.games import played
from benchmarks.reviews.shelf import Shelf
from demesne.records.record import Record
from demesne.review import begin
from demesne.review.certainty import grade_of
from demesne.review.judging import judge_turn

__all__ = ["given"]

_GRADES = "inaccuracy", "mistake", "blunder"
_FIRST = 1
"""The judge that examines everything."""


def given(
    shelf: Shelf, games: Shelf, mode: str, seats: Sequence[tuple[str, ...]], seeds: Sequence[int], budget: int
) -> Iterator[str]:
    """A line for each player: what a side of theirs gave away in a game by the first judge, *budget* per choice."""
    by: dict[str, list[dict[str, Any]]] = {}
    spent = []
    for specs, seed in zip(seats, seeds, strict=True):
        name = f"{mode} {' '.join(specs)} {seed} with {budget}"
        found = shelf.get(name, lambda: _given(played(games, mode, specs, seed), budget))  # noqa: B023 - used at once
        spent.append(found["spent"])
        for spec, seat in zip(specs, found["seats"], strict=True):
            by.setdefault(spec, []).append(seat)
    yield f"{mode}, {len(seats)} games, {budget} playouts per choice: {fmean(spent):.1f} s of processor time per game"
    for spec, sides in sorted(by.items()):
        points, win = ([each[name] for each in sides] for name in ("points", "win"))
        error = stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
        grades = " ".join(f"{fmean(each[grade] for each in sides):.1f}" for grade in _GRADES)
        yield (
            f"{mode}, {spec}, {len(sides)} seats: {fmean(points):.1f} ± {error:.1f} points, {fmean(win):.2f} of the"
            f" victory; inaccuracies, mistakes, blunders {grades}"
        )


def _given(record: Record, budget: int) -> dict[str, Any]:
    began = time.process_time()
    work = begin(record)
    story = work.story
    seats: list[Counter[str]] = [Counter() for _ in range(story.game.seats)]
    for turn in story.turns:
        for verdict in judge_turn(work.bank, turn, _FIRST, budget):
            if verdict.best != str(story.moves[verdict.ply]):
                seat = seats[story.states[verdict.ply].to_move]
                seat["points"] += verdict.points.mean
                seat["win"] += verdict.win.mean
                seat[grade_of(verdict, "likely", story.sides, story.game.seats / story.sides)] += 1
    names = ("points", "win", *_GRADES)
    return {"spent": time.process_time() - began, "seats": [{name: each[name] for name in names} for each in seats]}
