"""Games played by Ray, on this machine or on a cluster: the extra ``demesne[ray]``."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

import ray

__all__ = ["RayExecutor", "open_ray"]


def _call(fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
    # Ray itself takes only functions written in Python.
    return fn(*args, **kwargs)


class RayExecutor:
    """Ray as an executor of ``concurrent.futures``."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """A future of what *fn* returns on some machine of the cluster."""
        future: Future[Any] = ray.remote(_call).remote(fn, *args, **kwargs).future()
        return future

    def map(self, fn: Callable[..., Any], /, *iterables: Iterable[Any]) -> Iterator[Any]:
        """What *fn* returns for each of the arguments, in their order."""
        futures = [self.submit(fn, *arguments) for arguments in zip(*iterables, strict=False)]
        return (future.result() for future in futures)


@contextmanager
def open_ray(jobs: int) -> Iterator[RayExecutor]:
    """Ray, joined at ``RAY_ADDRESS`` if that is set, else started on this machine for *jobs*; left at the end."""
    # Nothing about the games leaves the machines they are played on.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    here: dict[str, Any] = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": jobs, "include_dashboard": False}
    ray.init(log_to_driver=False, logging_level=logging.ERROR, **here)
    try:
        yield RayExecutor()
    finally:
        ray.shutdown()
