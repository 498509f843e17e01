"""Matches played unit by unit, in an order that does not depend on who plays them, or on how many at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from demesne.arena.plan import Match
from demesne.arena.pool import Future, Pool
from demesne.arena.sprt import Trial
from demesne.arena.unit import Unit, play_units

if TYPE_CHECKING:
    from demesne.arena.results import Book  # It imports a decoder that `--help` need not load.

__all__ = ["Played", "contest"]

_WORTH_WHILE = 0.5
"""Jobs grow until one takes this many seconds; then sending it costs next to nothing."""
_MOST = 64
_MOST_TRIED = 2
"""While a trial may end a match, little is played ahead of its verdict."""


class Played(NamedTuple):
    """A unit of the match numbered ``match``."""

    match: int
    unit: Unit


class _Task(NamedTuple):
    match: int
    deck: int
    known: Unit | None


@dataclass(frozen=True, slots=True)
class _Job:
    """Tasks in order, and the future results of those that are not yet known."""

    tasks: Sequence[_Task]
    future: Future | None


def contest(
    plans: Sequence[Match], pool: Pool, book: Book | None = None, trials: Sequence[Trial] = ()
) -> Generator[Played, None, None]:
    """Every unit of *plans*: the first deck of each, then the second, and so on.

    Units in *book* are not played again, new ones are written there. A match
    ends early when its trial is over. Units are handed over, written and judged
    in their order, so that nothing depends on the pool or on an interruption.
    """

    def over(index: int) -> bool:
        return bool(trials) and trials[index].over

    decks = max((plan.decks for plan in plans), default=0)
    tasks = (
        _Task(index, deck, book.known(plan, deck) if book else None)
        for deck in range(decks)
        for index, plan in enumerate(plans)
        if deck < plan.decks and not over(index)
    )
    for played in _in_order(plans, tasks, pool, _MOST_TRIED if trials else _MOST):
        if over(played.match):
            continue  # It was played ahead of the verdict.
        if book:
            book.write(plans[played.match], played.unit)
        if trials:
            trials[played.match].add(played.unit)
        yield played


def _in_order(plans: Sequence[Match], tasks: Iterator[_Task], pool: Pool, most: int) -> Iterator[Played]:
    """The unit of each task, in the order of the tasks; a few jobs are under way at any time."""
    ahead = 1 if pool.jobs == 1 else 2 * pool.jobs
    jobs: deque[_Job] = deque()
    size = 1
    try:
        while True:
            while len(jobs) < ahead and (job := _next_job(plans, tasks, size, pool)):
                jobs.append(job)
            if not jobs:
                return
            job = jobs.popleft()
            units, seconds = job.future.result() if job.future else ([], 0.0)
            if job.future and seconds < _WORTH_WHILE:
                size = min(2 * size, most)
            fresh = iter(units)
            for task in job.tasks:
                yield Played(task.match, task.known or next(fresh))
    finally:
        for job in jobs:
            if job.future:
                job.future.cancel()


def _next_job(plans: Sequence[Match], tasks: Iterator[_Task], size: int, pool: Pool) -> _Job | None:
    chunk = list(islice(tasks, size))
    if not chunk:
        return None
    fresh = [(plans[task.match], task.deck) for task in chunk if task.known is None]
    return _Job(chunk, pool.executor.submit(play_units, fresh, alone=pool.alone) if fresh else None)
