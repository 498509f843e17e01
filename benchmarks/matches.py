"""What is shared by programs that play one match after another: their options, their pool, the page they write."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from benchmarks.machine import machine
from demesne.arena.pool import POOLS, Pool, PoolError, cores, open_pool
from demesne.arena.results import ResultsError
from demesne.games.base import OptionError

__all__ = ["Page", "Step", "add_words", "one_by_one"]

Found = TypeVar("Found")


@dataclass(frozen=True)
class Step(Generic[Found]):
    """One match: what it is called while it is played, and how it is played, with what is kept in a folder."""

    name: str
    play: Callable[[Pool, Path], Found]


@dataclass(frozen=True)
class Page(Generic[Found]):
    """The table of what was found: its file in the folder, what stands above it, its lines."""

    file: str
    heading: str
    lines: Callable[[Sequence[Found]], Iterable[str]]

    def write(self, folder: Path, found: Sequence[Found]) -> None:
        told = ", ".join(f"{key} {value}" for key, value in machine().items())
        text = "\n".join([f"{self.heading}; {told}.", "", *self.lines(found), ""])
        (folder / self.file).write_text(text, encoding="utf-8")


def add_words(parser: argparse.ArgumentParser, out: str) -> None:
    """Adds the options that say with which decks, where and how matches are played; *out* is the usual folder."""
    parser.add_argument("--seed", type=int, default=1, help="which decks (%(default)s)")
    parser.add_argument("--out", default=out, help="folder of results and table (%(default)s)")
    parser.add_argument("--jobs", type=int, default=cores(), help="games at once (%(default)s)")
    parser.add_argument("--executor", choices=POOLS, default="processes")


def one_by_one(asked: argparse.Namespace, steps: Sequence[Step[Found]], page: Page[Found]) -> int:
    """Plays the steps, writes the page after each and prints it at the end; returns the exit status.

    What cannot be played and broken files are reported on standard error.
    """
    try:
        found = _played(asked, steps, page)
    except (OptionError, PoolError, ResultsError) as fault:
        print(fault, file=sys.stderr)
        return 2
    print("\n".join(page.lines(found)))
    return 0


def _played(asked: argparse.Namespace, steps: Sequence[Step[Found]], page: Page[Found]) -> list[Found]:
    folder = Path(asked.out)
    folder.mkdir(parents=True, exist_ok=True)
    found: list[Found] = []
    with open_pool(asked.executor, asked.jobs) as pool:
        for number, step in enumerate(steps, 1):
            print(f"{number}/{len(steps)}: {step.name} …", file=sys.stderr, flush=True)
            found.append(step.play(pool, folder))
            page.write(folder, found)
    return found
