"""Where games are played: here, in threads, in processes, or wherever an executor sends them."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor as Standard
from concurrent.futures import Future as StandardFuture
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, Protocol

from demesne.games.near import did_you_mean

__all__ = ["POOLS", "Executor", "Future", "Pool", "PoolError", "cores", "open_pool"]

POOLS = ("processes", "threads", "ray")
_ended: list[Executor] = []
"""Executors that were interrupted. The thread of each, which the program waits for at its end, asks it what to do."""


class PoolError(ValueError):
    """A pool that is not available; the message says what was expected."""


class Future(Protocol):
    """The future result of a job."""

    def result(self) -> Any: ...
    def cancel(self) -> Any: ...


class Executor(Protocol):
    """What does the jobs: anything like ``concurrent.futures``, a Dask client, an ``mpi4py`` pool."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future: ...
    def map(self, fn: Callable[..., Any], /, *iterables: Any) -> Any: ...


@dataclass(frozen=True, slots=True)
class Pool:
    """An executor and how it is to be used.

    ``jobs`` is how many jobs run at once; ``alone`` whether each has a process
    of its own, all of whose processor time counts as a player's.
    """

    executor: Executor
    jobs: int = 1
    alone: bool = False


class _Here(Standard):
    """Does a job when it is submitted, in this thread."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> StandardFuture[Any]:
        done: StandardFuture[Any] = StandardFuture()
        done.set_result(fn(*args, **kwargs))
        return done


def cores() -> int:
    """How many processor cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def open_pool(kind: str, jobs: int) -> Iterator[Pool]:
    """A pool of *kind* for *jobs* at once, closed at the end. Raises ``PoolError``.

    One job needs no pool: it is done in this thread, except with Ray, which may
    be meant to do it elsewhere.
    """
    if kind not in POOLS:
        raise PoolError(f"expected one of {', '.join(POOLS)}, not {kind!r}{did_you_mean(kind, POOLS)}")
    if kind == "ray":
        with _ray(jobs) as executor:
            yield Pool(executor, jobs, alone=True)
    elif jobs == 1:
        yield Pool(_Here(), alone=True)
    elif kind == "threads":
        with ThreadPoolExecutor(jobs) as threads:
            yield Pool(threads, jobs)
    else:
        with _processes(jobs) as executor:
            yield Pool(executor, jobs, alone=True)


class _Processes(ProcessPoolExecutor):
    """Processes that a Ctrl-C at the terminal does not reach, from the moment they start: it is for their parent."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> StandardFuture[Any]:
        with _uninterrupted():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def _processes(jobs: int) -> Iterator[Executor]:
    """An executor with *jobs* processes, which are ended at once if an exception, such as Ctrl-C, is the reason."""
    others = set(active_children())
    executor = _Processes(jobs, mp_context=get_context("spawn"), initializer=_end_with_parent)
    try:
        yield executor
    except BaseException:
        # First its thread forgets the jobs that wait: told that their processes died, it fails at cancelled ones.
        _ended.append(executor)
        executor.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - others:
            process.terminate()
        raise
    executor.shutdown()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C is put off until the end, and processes started meanwhile never get it. Windows cannot do that."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_parent() -> None:
    """Ctrl-C at a terminal is for the process that started this one, which does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(1)


@contextmanager
def _ray(jobs: int) -> Iterator[Executor]:
    try:
        from demesne.arena.ray import open_ray  # noqa: PLC0415 - an extra
    except ImportError:
        raise PoolError("ray is not installed; pip install ray") from None
    with open_ray(jobs) as executor:
        yield executor
