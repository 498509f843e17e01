"""The process in which the players that think ahead are compiled: a line for each that takes a while, and the end."""

from __future__ import annotations

import os
import signal

from demesne.kernels.compiler import is_compiled
from demesne.kernels.warming import warm
from demesne.players.search.jobs import search_jobs

__all__ = ["main"]

_LAST = 19
"""Politeness: whatever else the machine does goes first."""


def main() -> None:
    """Compiles what is not compiled yet on this machine."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends us
    if hasattr(os, "nice"):
        os.nice(_LAST)
    warm([job for job in search_jobs() if not is_compiled(job.entry)], _tell)


def _tell(notice: str) -> None:
    print(notice, flush=True)


if __name__ == "__main__":
    main()
