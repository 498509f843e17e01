"""Compiling before somebody waits for it, with a notice when that takes a while."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

__all__ = ["Job", "notice_of", "warm"]


@dataclass(frozen=True, slots=True)
class Job:
    """Something to be compiled: its name for people, the kernel through which it is entered, what compiles it."""

    name: str
    entry: Callable[..., Any]
    run: Callable[[], object]


def notice_of(name: str) -> str:
    """What people are told while *name* is compiled."""
    return f"Compiling {name} for this machine; this happens once and may take a minute."


def warm(jobs: Iterable[Job], notice: Callable[[str], None] | None = None) -> None:
    """Does the *jobs*: compiles, or loads what was compiled before. *notice* is told when it will take a while."""
    from demesne.kernels.compiler import is_compiled  # naming jobs needs no compiler

    for job in jobs:
        if notice and not is_compiled(job.entry):
            notice(notice_of(job.name))
        job.run()
