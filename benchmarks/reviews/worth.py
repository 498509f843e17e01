"""What luck explains of results: its mean, and what is left of their variance when it is taken off."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.reviews.games import played
from benchmarks.reviews.shelf import Shelf
from demesne.records.record import Record, game_of, replay
from demesne.review.bank import leads
from demesne.review.luck import luck_of

__all__ = ["worth"]

_BY = "greedy's weights", "weights of search"
_KINDS = "win", "lead"


def worth(
    shelf: Shelf,
    games: Shelf,
    mode: str,
    seats: Sequence[tuple[tuple[str, ...], int]],
    seeds: Sequence[int],
    playouts: int,
) -> Iterator[str]:
    """Lines of a mode; *seats* has for each game who sat there, and whose result counts: -1 for everybody's."""
    found = [
        shelf.get(
            f"{mode} {' '.join(specs)} {seed} luck with {playouts}",
            lambda: _measured(played(games, mode, specs, seed), seed, playouts),  # noqa: B023 - used at once
        )
        for (specs, _), seed in zip(seats, seeds, strict=True)
    ]
    own = [own for _, own in seats]
    results = np.array([_of(each["result"], side) for each, side in zip(found, own, strict=True)])
    spent = sum(each["spent"] for each in found) / len(found)
    yield f"{mode}, {len(found)} games between {', '.join(seats[0][0])}, {spent:.2f} s of processor time each"
    for which, by in enumerate(_BY):
        lucks = np.array([_of(each["luck"][which], side) for each, side in zip(found, own, strict=True)])
        for kind, name in enumerate(_KINDS):
            yield f"{mode}, by {by}, {name}: " + _told(results[:, kind], lucks[:, kind])


def _of(told: list[list[float]], own: int) -> NDArray[Any]:
    """``[kind, side]``, of one side or of all, from what each side was told."""
    each = np.array(told).T
    return each if own < 0 else each[:, own : own + 1]


def _told(results: NDArray[Any], lucks: NDArray[Any]) -> str:
    """What *lucks*, ``[game, side]``, say about *results*, each against the seat's mean."""
    means = ", ".join(f"{each.mean():+.2f} ± {each.std(ddof=1) / sqrt(len(each)):.2f}" for each in lucks.T)
    apart, luck = results - results.mean(0), lucks - lucks.mean(0)
    factor = float((apart * luck).sum() / (luck**2).sum())
    left = [float(((apart - b * luck) ** 2).sum() / (apart**2).sum()) for b in (1.0, factor)]
    return f"luck by seat {means}; variance left {left[0]:.2f} by all of it, {left[1]:.2f} by {factor:.2f} of it"


def _measured(record: Record, seed: int, playouts: int) -> dict[str, Any]:
    game, states = game_of(record), tuple(replay(record))
    moves = tuple(map(game.parse_move, record.moves))
    began = time.process_time()
    luck = luck_of(game, states, moves, playouts, seed)
    spent = time.process_time() - began
    outcome = states[-1].outcome()
    assert outcome is not None
    first = sum(side.rank == 1 for side in outcome.sides)
    points = leads(np.array([float(side.sheet.total) for side in outcome.sides]))
    result = [[(side.rank == 1) / first, float(lead)] for side, lead in zip(outcome.sides, points, strict=True)]
    return {"spent": spent, "result": result, "luck": [[list(side[which]) for side in luck] for which in range(2)]}
