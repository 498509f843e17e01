"""How precise the ledger is by so many playouts of each position, and what playouts gain by sharing their chance."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from statistics import fmean, median
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.reviews.games import played
from benchmarks.reviews.shelf import Shelf
from demesne.records.record import Record
from demesne.review import begin
from demesne.review.bank import CHOOSING, stakes
from demesne.review.ledger import DEPTH, values_of
from demesne.review.work import Work

__all__ = ["precision"]

_PARTS = 0.5, 0.75, 0.9, 0.95, 0.99
_KINDS = "chance", "choice"


def precision(
    shelf: Shelf, games: Shelf, mode: str, seats: Sequence[tuple[str, ...]], seeds: Sequence[int], playouts: int
) -> Iterator[str]:
    """Lines of a mode: what the ledger takes and its errors, what shared chance saves, how large luck is."""
    found = [
        shelf.get(
            f"{mode} {' '.join(specs)} {seed} with {playouts}",
            lambda: _measured(played(games, mode, specs, seed), playouts),  # noqa: B023 - used at once
        )
        for specs, seed in zip(seats, seeds, strict=True)
    ]

    def mean(name: str) -> float:
        return fmean(each[name] for each in found)

    begun = median(each["begun"] for each in found)  # the first one may have compiled
    yield (
        f"{mode}, {len(found)} games, {playouts} playouts: {mean('choices'):.0f} choices, {mean('groups'):.0f} groups"
        f" of deals, {mean('positions'):.0f} positions played out, begun in {begun:.2f} s of processor time,"
        f" played in {mean('spent'):.2f}; error of luck {mean('win'):.2f}, {mean('points'):.1f}"
    )
    for kind in _KINDS:
        apart, alone = (np.sum([each[part][kind] for each in found], 0) for part in ("apart", "alone"))
        yield f"{mode}, {kind}: variance as a part of that of independent playouts, win / lead: " + " / ".join(
            f"{part:.2f}" for part in apart / alone
        )
    sizes = np.abs(np.concatenate([each["sizes"] for each in found]))
    yield f"{mode}, {len(sizes)} changes by deals: " + ", ".join(f"{size:.2f}" for size in np.quantile(sizes, _PARTS))


def _measured(record: Record, playouts: int) -> dict[str, Any]:
    began = time.process_time()
    work = begin(record)
    begun = time.process_time()
    for ply in work.positions:
        work.bank.ends((ply, ""), DEPTH, CHOOSING, playouts)
    spent = time.process_time() - begun
    values = values_of(work.bank, work.same, playouts)
    luck = [values.ledgers(kind)[0].luck.se for kind in range(2)]
    dealt = [i for i, event in enumerate(work.story.events) if event.kind == "chance"]
    return {
        "begun": begun - began,
        "spent": spent,
        "choices": len(work.story.events) - len(dealt),
        "groups": len(dealt),
        "positions": len(work.positions),
        "win": luck[0],
        "points": luck[1],
        "sizes": (values.means[1:, 0] - values.means[:-1, 0])[dealt].ravel().round(4).tolist(),
        **_shared(work, playouts),
    }


def _shared(work: Work, playouts: int) -> dict[str, dict[str, list[float]]]:
    """The variances, of wins and of leads, of neighbours' differences, and those of both by themselves, summed.

    Of choices only those count that change anything, and nothing that ends the game.
    """
    apart: dict[str, NDArray[Any]] = {kind: np.zeros(2) for kind in _KINDS}
    alone: dict[str, NDArray[Any]] = {kind: np.zeros(2) for kind in _KINDS}
    for event, before, after in zip(work.story.events[:-1], work.same, work.same[1:], strict=False):
        if before != after:
            told = [stakes(work.bank.ends((ply, ""), DEPTH, CHOOSING, playouts))[:, :2] for ply in (before, after)]
            apart[event.kind] += (told[1] - told[0]).var(0).sum(-1)
            alone[event.kind] += told[0].var(0).sum(-1) + told[1].var(0).sum(-1)
    return {
        "apart": {kind: each.tolist() for kind, each in apart.items()},
        "alone": {kind: each.tolist() for kind, each in alone.items()},
    }
