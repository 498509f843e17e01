"""What a server measures of itself, in Prometheus's text format. It contains no name and no key."""

from __future__ import annotations

import logging
import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from demesne.server.wire.refusals import Refusal

__all__ = ["Meter", "Times", "of_process"]

_log = logging.getLogger(__name__)

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds."""
SLOW: Final = 0.5
"""Seconds after which a slow move is mentioned in the log."""
PAUSE: Final = 10.0
"""Seconds between two such lines."""


class Times:
    """How long things took: how many took at most so many seconds, how many there were, and their sum.

    >>> times = Times()
    >>> times.note(0.004)
    >>> list(times.lines("move_seconds"))[2:5]
    ['move_seconds_bucket{le="0.005"} 1', 'move_seconds_bucket{le="0.01"} 1', 'move_seconds_bucket{le="0.025"} 1']
    """

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        """Its lines as a histogram called *name*."""
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Meter:
    """Moves, how long they waited and took, what was refused, and mails, since the server began."""

    def __init__(self) -> None:
        self._moves, self._waits = Times(), Times()
        self._refused: Counter[str] = Counter()
        self._mails: Counter[str] = Counter()
        self._quiet, self._unsaid = 0.0, 0

    @contextmanager
    def move(self, table: str) -> Iterator[Stopwatch]:
        """A move at *table*, from its arrival until it is stored and everybody is told."""
        watch = Stopwatch()
        try:
            yield watch
        except Refusal as refusal:
            self._refused[refusal.reason.code] += 1
            raise
        waited, took = watch.waited, watch.now
        self._waits.note(waited)
        self._moves.note(took)
        if took > SLOW:
            self._warn(table, took, waited)

    def mail(self, result: str) -> None:
        """A mail was sent, has to wait, was refused or given up."""
        self._mails[result] += 1

    def _warn(self, table: str, took: float, waited: float) -> None:
        """Does not log every slow move: where all of them are slow, the log would be one more burden."""
        now = time.perf_counter()
        if now < self._quiet:
            self._unsaid += 1
            return
        words = (
            "a move at table %s took %.2f s, of which it waited %.2f s for the table; slow since the last such line: %d"
        )
        _log.warning(words, table, took, waited, self._unsaid + 1)
        self._quiet, self._unsaid = now + PAUSE, 0

    def told(self, tables: Mapping[str, int], listeners: int, programs: int, tasks: int) -> str:
        """Everything: *tables* in memory by their status, who listens to them, programs, and the loop's tasks."""
        return "\n".join([*self._lines(tables, listeners, programs, tasks), ""])

    def _lines(self, tables: Mapping[str, int], listeners: int, programs: int, tasks: int) -> Iterator[str]:
        yield from _head("demesne_move_seconds", "histogram", "From when a move came until it was stored and told.")
        yield from self._moves.lines("demesne_move_seconds")
        yield from _head("demesne_move_wait_seconds", "histogram", "What of it was waiting for the table.")
        yield from self._waits.lines("demesne_move_wait_seconds")
        yield from _head("demesne_moves_refused_total", "counter", "Moves that were refused, by code.")
        for code, count in sorted(self._refused.items()):
            yield f'demesne_moves_refused_total{{code="{code}"}} {count}'
        yield from _head("demesne_mails_total", "counter", "Mails, by what became of them.")
        for result, count in sorted(self._mails.items()):
            yield f'demesne_mails_total{{result="{result}"}} {count}'
        yield from _head("demesne_tables", "gauge", "Tables in memory.")
        for status, count in tables.items():
            yield f'demesne_tables{{status="{status}"}} {count}'
        yield from _gauge("demesne_listeners", "Sockets and streams at tables.", listeners)
        yield from _gauge("demesne_programs", "Programs that listen.", programs)
        yield from _gauge("demesne_tasks", "Tasks of the event loop.", tasks)
        yield from of_process()


class Stopwatch:
    """Counts seconds from its creation; ``waited``: those until ``begin``."""

    def __init__(self) -> None:
        self._start = time.perf_counter()
        self.waited = 0.0

    @property
    def now(self) -> float:
        return time.perf_counter() - self._start

    def begin(self) -> None:
        """The waiting is over."""
        self.waited = self.now


def of_process() -> Iterator[str]:
    """What every process can tell: its processor time, and where the system says so, memory and files."""
    yield from _head("process_cpu_seconds_total", "counter", "Processor time of the server, without those who think.")
    yield f"process_cpu_seconds_total {time.process_time():.2f}"
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        files = len(os.listdir("/proc/self/fd"))  # noqa: PTH208 - names are enough
    except OSError:
        return  # not Linux
    yield from _gauge("process_resident_memory_bytes", "Memory.", pages * os.sysconf("SC_PAGE_SIZE"))
    yield from _gauge("process_open_fds", "Open files and connections.", files)


def _gauge(name: str, text: str, value: int) -> Iterable[str]:
    return [*_head(name, "gauge", text), f"{name} {value}"]


def _head(name: str, kind: str, text: str) -> list[str]:
    return [f"# HELP {name} {text}", f"# TYPE {name} {kind}"]
