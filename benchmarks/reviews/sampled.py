"""Verdicts on some turns of games by so many playouts a choice, as a review comes to them that has looked at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from benchmarks.reviews.games import played
from benchmarks.reviews.shelf import Shelf
from demesne.records.record import Record
from demesne.review import begin
from demesne.review.certainty import grade_of
from demesne.review.work import JUDGES, Task, do

__all__ = ["sampled"]


def sampled(
    shelf: Shelf,
    games: Shelf,
    mode: str,
    seats: Sequence[tuple[str, ...]],
    seeds: Sequence[int],
    playouts: int,
    every: int,
) -> Iterator[str]:
    """A line: how many choices of one turn in *every* were judged, and how sure the verdicts are that found a loss."""
    found = [
        shelf.get(
            f"{mode} {' '.join(specs)} {seed} with {playouts} playouts",
            lambda: _judged(played(games, mode, specs, seed), playouts, every, seed),  # noqa: B023 - used at once
        )
        for specs, seed in zip(seats, seeds, strict=True)
    ]
    sure = Counter(choice["sure"] for each in found for choice in each["choices"] if choice["grade"] != "none")
    told = ", ".join(f"{count} {name}" for name, count in sure.most_common())
    yield f"{mode}, {len(found)} games, {sum(len(each['choices']) for each in found)} choices: {told or 'none'} wanting"


def _judged(record: Record, playouts: int, every: int, seed: int) -> dict[str, Any]:
    """The choices of one turn in *every*, not always the same ones; the second judge looks at what the first found."""
    work = begin(record)
    for turn in range(seed % every, len(work.story.turns), every):
        for depth in JUDGES:
            if work.is_due(turn, depth, playouts):
                do(work, Task(playouts, turn, depth))
    told = (each for turn in range(seed % every, len(work.story.turns), every) for each in work.verdicts(turn))
    sides, seats = work.story.sides, work.story.game.seats
    return {
        "choices": [
            {
                "ply": first.ply,
                "best": (second or first).best,
                "win": asdict((second or first).win),
                "sure": sure,
                "grade": grade_of(second or first, sure, sides, seats / sides),
                "budgets": [playouts] * (2 if second else 1),
            }
            for first, second, sure in told
        ]
    }
