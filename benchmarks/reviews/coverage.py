"""Whether intervals are true: how many reviews of one game, with other playouts, cover what a long one finds."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.reviews.games import played
from benchmarks.reviews.shelf import Shelf
from demesne.records.record import Record
from demesne.review import begin
from demesne.review.ledger import Estimate, values_of

__all__ = ["coverage"]

_LONG = 4000
_OTHER = 100_003
"""The seed of the long one, which no other review has."""
_NORMAL = 1.96


def coverage(
    shelf: Shelf, games: Shelf, mode: str, specs: tuple[str, ...], game: int, seeds: int, playouts: int
) -> Iterator[str]:
    """A line: how many 95 % intervals of luck, in victories and in points, cover the long review's."""
    record = played(games, mode, specs, game)

    def luck(seed: int, count: int) -> list[list[float]]:
        name = f"{mode} {' '.join(specs)} {game} by seed {seed} with {count}"
        found: list[list[float]] = shelf.get(name, lambda: _luck(record, seed, count))
        return found

    long = luck(_OTHER, _LONG)
    found = [luck(seed, playouts) for seed in range(seeds)]
    held = [
        sum(abs(each[kind][0] - long[kind][0]) <= _NORMAL * each[kind][1] for each in found) / seeds
        for kind in range(2)
    ]
    yield (
        f"{mode}, game {game}, {seeds} seeds of {playouts} playouts: {held[0]:.1%} of the intervals of victories and"
        f" {held[1]:.1%} of those of points cover what {_LONG} find"
    )


def _luck(record: Record, seed: int, count: int) -> list[list[float]]:
    work = begin(record, seed)
    values = values_of(work.bank, work.same, count)
    estimates: list[Estimate] = [values.ledgers(kind)[0].luck for kind in range(2)]
    return [[each.mean, each.se] for each in estimates]
