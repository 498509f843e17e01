"""One game reviewed for so many seconds: what the tables need of it."""

from __future__ import annotations

import time
from itertools import chain
from typing import Any

from benchmarks.reviews.games import played
from benchmarks.reviews.shelf import Shelf
from demesne.records.record import Record
from demesne.review import begin, refine, report
from demesne.review.ledger import Ledger
from demesne.review.report_json import told
from demesne.review.review import Review
from demesne.review.work import Work

__all__ = ["reviewed"]


def reviewed(
    shelf: Shelf, games: Shelf, mode: str, specs: tuple[str, ...], seed: int, seconds: float
) -> dict[str, Any]:
    """The review of one game, in JSON as ``demesne review`` prints it, with what only a measurement needs."""
    name = f"{mode} {' '.join(specs)} {seed} for {seconds:g} s"
    found = shelf.get(name, lambda: _reviewed(played(games, mode, specs, seed), specs, seconds))
    assert isinstance(found, dict)
    return found


def _reviewed(record: Record, specs: tuple[str, ...], seconds: float) -> dict[str, Any]:
    began = time.process_time()
    work = begin(record)
    begun = time.process_time() - began
    refine(work, seconds)
    spent = time.process_time() - began
    review = report(work)
    data = told(review)
    return {
        "specs": specs,
        "begun": round(begun, 3),
        "spent": round(spent, 2),
        "playouts": work.playouts,
        "identity": identity(review),
        "settled": data["settled"],
        "ledgers": data["ledgers"],
        "given_away": data["given_away"],
        "choices": [_choice(work, each) for each in data["choices"]],  # type: ignore[attr-defined]
    }


def _choice(work: Work, told_so: dict[str, Any]) -> dict[str, Any]:
    """A choice as reported, with the playouts per choice that its verdict rests on and what both judges measured."""
    turn = next(i for i, plies in enumerate(work.story.turns) if told_so["ply"] in plies)
    budgets = [work.judged[turn, depth][0] for depth in (1, 4) if (turn, depth) in work.judged]
    return {**told_so, "budgets": budgets}


def identity(review: Review) -> float:
    """The most by which the sums of a review's ledgers are off."""
    return max(abs(_off(each)) for each in chain(review.win, review.points, review.score))


def _off(ledger: Ledger) -> float:
    others = sum(each.mean for each in ledger.others.values())
    return ledger.start + ledger.luck.mean + ledger.own.mean + others - ledger.result
