"""``python -m benchmarks.steps FOLDER PORT``: a server whose event loop is watched, step by step.

A step is what the loop does without letting anybody else have a turn; its length is the processor time of the loop's
thread, so that what other programs of the machine do is not in it. SIGUSR1 begins anew, SIGUSR2 writes what was found
since into ``steps.json`` in FOLDER. The loop is Python's own, whose steps can be watched; a server has uvloop.
"""

from __future__ import annotations

import asyncio
import gc
import heapq
import json
import signal
import sys
from array import array
from pathlib import Path
from time import thread_time
from typing import Any, Final

from benchmarks.open_loop import spread

__all__ = ["FOUND", "LONG", "Watch"]

FOUND: Final = "steps.json"
LONG: Final = 0.010
"""Seconds that no step should exceed."""
NAMED: Final = 5
"""How many of the longest are told by name."""


class Watch:
    """What the steps of a loop take, and how much of the longest is the collection of garbage."""

    def __init__(self) -> None:
        self._collecting = self._began = 0.0
        self.begin()

    def begin(self) -> None:
        """Forgets all steps so far."""
        self._taken = array("d")
        self._longest: list[tuple[float, int, float, str]] = []

    def step(self, seconds: float, collecting: float, name: str) -> None:
        """Notes a step of *name* that took *seconds*, so many of them *collecting* garbage."""
        self._taken.append(seconds)
        if len(self._longest) < NAMED:
            heapq.heappush(self._longest, (seconds, len(self._taken), collecting, name))
        elif seconds > self._longest[0][0]:
            heapq.heapreplace(self._longest, (seconds, len(self._taken), collecting, name))

    def found(self) -> dict[str, Any]:
        """Number and lengths in milliseconds; ``over``: how many were too long; the longest by name."""
        return {
            "steps": len(self._taken),
            "over": sum(seconds > LONG for seconds in self._taken),
            **spread(self._taken),
            "by_name": [
                {"ms": round(1000 * seconds, 2), "collecting": round(1000 * collecting, 2), "what": name}
                for seconds, _, collecting, name in sorted(self._longest, reverse=True)
            ],
        }

    def lay(self) -> None:
        """Has every step of this process's loops pass by here."""
        run = asyncio.Handle._run  # noqa: SLF001 - there is no other way to see a step

        def watched(handle: asyncio.Handle) -> None:
            self._collecting, began = 0.0, thread_time()
            run(handle)
            self.step(thread_time() - began, self._collecting, _name(handle))

        asyncio.Handle._run = watched  # type: ignore[assignment, method-assign] # noqa: SLF001
        gc.callbacks.append(self._collect)

    def _collect(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._began = thread_time()
        else:
            self._collecting += thread_time() - self._began


def _name(handle: asyncio.Handle) -> str:
    """What *handle* ran: the coroutine of a task, or the function."""
    called: Any = handle._callback  # type: ignore[attr-defined] # noqa: SLF001
    owner = getattr(called, "__self__", None)
    named = owner.get_coro() if isinstance(owner, asyncio.Task) else called
    return str(getattr(named, "__qualname__", named))


def main(words: list[str]) -> None:
    """Serves as the other measurements do, and is watched."""
    folder, port = Path(words[0]), int(words[1])
    sys.modules["uvloop"] = None  # type: ignore[assignment] # uvicorn then takes Python's own loop
    from demesne.server.run import run  # noqa: PLC0415 - it must not have found uvloop
    from demesne.server.settings import Settings  # noqa: PLC0415

    watch = Watch()
    watch.lay()
    signal.signal(signal.SIGUSR1, lambda *_: watch.begin())
    signal.signal(signal.SIGUSR2, lambda *_: _write(watch, folder))
    run(Settings(folder, port=port, pace=(0.0, 0.0), metrics=("127.0.0.1",)), browser=False)


def _write(watch: Watch, folder: Path) -> None:
    """Writes what was found, whole or not at all: somebody waits for the file."""
    new = folder / f"{FOUND}.new"
    new.write_text(json.dumps(watch.found()), encoding="utf-8")
    new.replace(folder / FOUND)


if __name__ == "__main__":
    main(sys.argv[1:])
