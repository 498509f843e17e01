"""How long bots take while people read reviews, and while nobody does: alternating in one run, on any machine.

The parts are the server's own: whose turn it is to think, the processes that do, the reviews and their process, which
yields to the bots. Only people and tables are missing: bots are asked at positions of games that were played
beforehand, the same ones in the same order with readers and without, and wait a while after each answer, as people do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from math import exp, log, sqrt
from pathlib import Path
from statistics import fmean, median, stdev
from time import perf_counter
from typing import TYPE_CHECKING

from benchmarks.reviews.games import MODES, played
from benchmarks.reviews.shelf import Shelf
from demesne.games.base import Turn
from demesne.records.jsonl import format_jsonl
from demesne.records.record import Record, game_of, replay
from demesne.server.afterwards.reviews import Pace, Reviews
from demesne.server.settings import THINKERS
from demesne.server.thinking.bot_processes import AtOnce, Errand, Thinkers
from demesne.server.thinking.bot_program import Job, job_for
from demesne.server.thinking.fairness import Claim, Kind
from demesne.server.thinking.review_processes import ReviewerProcess

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from demesne.server.review_messages import Cards
    from demesne.server.store.stored import KeptReview

__all__ = ["beside"]

BOTS, READERS = 8, 2
_PATIENCE = 300.0
_SETTLING = 1.5
"""Seconds after which nothing of the readers is left, and before anything is measured."""
_PACE = Pace(grace=0.5)


class _NoStore:
    """Nothing is kept: each reader's review is begun anew."""

    async def keep_review(self, table: str, review: KeptReview) -> None: ...

    async def load_review(self, table: str, cards: Cards = "known") -> KeptReview | None: ...


@dataclass(frozen=True, slots=True)
class _Bench:
    """What there is of a server, with the positions at which bots are asked and the games that are read."""

    errand: Errand
    reviews: Reviews
    jobs: Sequence[Job]
    records: Sequence[str]


def beside(folder: Path, mode: str, spec: str, games: int, seconds: float, pause: float) -> Iterator[str]:
    """A line: of so many pairs of stretches of *seconds*, how long *spec* took without and with readers."""
    shelf = Shelf(folder, "games")
    records = [played(shelf, mode, ("greedy",) * MODES[mode].players, seed) for seed in range(READERS)]
    pairs = asyncio.run(_measured(records, spec, games, seconds, pause))
    alone, read = ([each[which] for each in pairs] for which in range(2))
    steps = [log(fmean(with_them) / fmean(without)) for without, with_them in pairs]
    error = stdev(steps) / sqrt(len(steps))
    low, middle, high = (exp(fmean(steps) + k * error) for k in (-2, 0, 2))
    yield (
        f"{mode}, {BOTS} bots {spec}, {THINKERS} think at once, {pause:g} s between two answers: {_told(alone)} alone,"
        f" {_told(read)} with {READERS} readers; {middle:.2f} times as long ({low:.2f}-{high:.2f}, {len(pairs)} pairs)"
    )


def _told(stretches: Sequence[Sequence[float]]) -> str:
    every = [seconds for each in stretches for seconds in each]
    return f"mean {1000 * fmean(every):.0f} ms, median {1000 * median(every):.0f} ({len(every)} answers)"


async def _measured(
    records: Sequence[Record], spec: str, pairs: int, seconds: float, pause: float
) -> list[tuple[list[float], list[float]]]:
    """For each pair of stretches, the seconds of all answers without and with readers; which comes first alternates."""
    found = []
    async with _bench(records, spec) as bench:
        await _get_ready(bench, pause)
        for number in range(pairs):
            taken: dict[bool, list[float]] = {}
            for reading in (number % 2 == 0, number % 2 == 1):
                readers = [asyncio.create_task(_reader(bench, which)) for which in range(READERS if reading else 0)]
                await asyncio.sleep(_SETTLING)
                taken[reading] = await _stretch(bench, number, seconds, pause)
                for reader in readers:
                    reader.cancel()
                await asyncio.gather(*readers, return_exceptions=True)
                await asyncio.sleep(_SETTLING)
            found.append((taken[False], taken[True]))
    return found


@asynccontextmanager
async def _bench(records: Sequence[Record], spec: str) -> AsyncIterator[_Bench]:
    thinkers = Thinkers(_PATIENCE)
    errand = Errand(thinkers, AtOnce(), THINKERS)
    reviews = Reviews(_NoStore(), ReviewerProcess(_PATIENCE), lambda: errand.crowded, _PACE)
    jobs = [job for record in records for job in _jobs(record, spec)]
    try:
        yield _Bench(errand, reviews, jobs, [format_jsonl(record) for record in records])
    finally:
        await reviews.close()
        await thinkers.close()


def _jobs(record: Record, spec: str) -> Iterator[Job]:
    game = game_of(record)
    for state in replay(record):
        if not isinstance(state.to_move, Turn) and len(state.legal_moves()) > 1:
            yield job_for(game, state.observe(state.to_move), spec, "beside")


# --- who is there ---------------------------------------------------------------------------------


async def _stretch(bench: _Bench, number: int, seconds: float, pause: float) -> list[float]:
    """How long each answer took that was asked for in so many seconds; each bot is asked at least once."""
    taken: list[float] = []
    end = perf_counter() + seconds

    async def bot(which: int) -> None:
        claim = Claim(Kind.TURN, frozenset([f"192.0.2.{which}"]))
        for asked in count():
            job = bench.jobs[(number * 31 + which * 17 + asked) % len(bench.jobs)]
            began = perf_counter()
            await bench.errand.run(job, claim, lambda: True, _nobody)
            taken.append(perf_counter() - began)
            if perf_counter() + pause >= end:
                return
            await asyncio.sleep(pause)

    await asyncio.gather(*map(bot, range(BOTS)))
    return taken


def _nobody(_: int) -> None:
    """Nobody is told that players are being compiled."""


async def _reader(bench: _Bench, which: int) -> None:
    """Reads the review of a game, news after news, until they are cancelled."""
    after = 0
    while True:
        seen = await bench.reviews.read(f"table {which}", bench.records[which], "1", after)
        after = seen.number


async def _get_ready(bench: _Bench, pause: float) -> None:
    """Compiles or loads whatever must be, first in one process alone, or all of them would compile it."""
    await bench.errand.run(bench.jobs[0], Claim(Kind.TURN, frozenset(["192.0.2.0"])), lambda: True, _nobody)
    await _stretch(bench, 0, 0.0, pause)
    for which in range(READERS):
        await bench.reviews.read(f"table {which}", bench.records[which], "1", 0)
    await asyncio.sleep(_SETTLING)
