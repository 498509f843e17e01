"""Verdicts on some turns of games by so many playouts per choice, as a review that has examined all reaches them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from benchmarks.reviews.games import played
from benchmarks.reviews.shelf import Shelf
from demesne.records.record import Record
from demesne.review import Work, begin, report
from demesne.review.report_json import told
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
    after: float,
) -> Iterator[str]:
    """A line: how many choices of one turn in *every* were judged, and how sure the verdicts are that found a loss.

    Only turns *after* this much of the game are judged.
    """
    found = [
        shelf.get(
            f"{mode} {' '.join(specs)} {seed} with {playouts} playouts",
            lambda: _judged(played(games, mode, specs, seed), playouts, every, seed, after),  # noqa: B023 - used at once
        )
        for specs, seed in zip(seats, seeds, strict=True)
    ]
    sure = Counter(choice["sure"] for each in found for choice in each["choices"] if choice["grade"] != "none")
    names = ", ".join(f"{count} {name}" for name, count in sure.most_common())
    judged = sum(len(each["choices"]) for each in found)
    yield f"{mode}, {len(found)} games, {judged} choices: {names or 'none'} wanting"


def _judged(record: Record, playouts: int, every: int, seed: int, after: float) -> dict[str, Any]:
    """The choices of one turn in *every*, not always the same ones; the second judge looks at what the first found."""
    work = begin(record)
    turns = range(int(after * len(work.story.turns)) + seed % every, len(work.story.turns), every)
    for turn in turns:
        for depth in JUDGES:
            if work.is_due(turn, depth, playouts):
                do(work, Task(playouts, turn, depth))
    choices: Any = told(report(work))["choices"]
    return {"choices": [{**each, "budgets": [playouts] * _judges(work, each["ply"])} for each in choices]}


def _judges(work: Work, ply: int) -> int:
    """How many judges looked at the choice at *ply*."""
    turn = next(i for i, plies in enumerate(work.story.turns) if ply in plies)
    return sum((turn, depth) in work.judged for depth in JUDGES)
