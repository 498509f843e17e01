"""``python -m benchmarks.soak``: whether a server grows when it is played on for long.

It starts a server of its own with an empty folder and has people play one game after the other at its tables, while
spectators come and vanish silently. Every few seconds the server is asked for its metrics; what memory, tasks, files
and tables in memory gain in an hour is the slope of a straight line through all samples after the first third, in
which caches fill. Everything stays on loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Final
from urllib.request import urlopen

import msgspec

from benchmarks.crowd import HOST, Notes, Table, address, dial
from benchmarks.load import GAMES, SERVER, allow_files, by_turns, pings, play_due, process
from benchmarks.machine import machine
from demesne.server.protocol import PROTOCOL, Hello

__all__ = ["growth", "lines", "read", "soak"]

MOST: Final = {"tables": 1000, "minutes": 1440, "rate": 400}
SETTLING: Final = 1 / 3
"""The part of the time that is not counted: caches fill, and the first games end."""
SAMPLES: Final = 120
"""How often the server is asked, in all."""
VISITS: Final = 1.0
"""Seconds between spectators, each of whom stays as long."""
MIB: Final = 1 << 20
KINDS: Final[Mapping[str, tuple[str, str, float]]] = {
    "memory": ("process_resident_memory_bytes", "MiB", MIB),
    "tasks": ("demesne_tasks", "tasks", 1.0),
    "files": ("process_open_fds", "files", 1.0),
    "tables": ("demesne_tables", "tables in memory", 1.0),
}
"""What is measured: the server's name for it, and how people count it."""
Sample = Mapping[str, float]


async def soak(tables: int, minutes: float, rate: float) -> dict[str, Any]:
    """The figures: *tables* of two, *rate* moves a second in all, for so many *minutes*."""
    notes, seen = Notes(), list[tuple[float, Sample]]()
    with tempfile.TemporaryDirectory() as folder:
        async with process("-c", SERVER, folder) as (port, _):
            crowd = [Table(number, GAMES[number % len(GAMES)], port, notes, asks=True) for number in range(tables)]
            await by_turns([table.lay() for table in crowd])
            beside = [asyncio.create_task(work) for work in (pings(crowd), _visits(crowd, port))]
            beside.append(asyncio.create_task(_look(port, 60 * minutes / SAMPLES, seen)))
            try:
                await play_due(perf_counter(), rate, 60 * minutes, [table.move for table in crowd])
                faults = dict(notes.faults)  # before the server ends, which it announces
            finally:
                for task in beside:
                    task.cancel()
                await asyncio.gather(*beside, *(table.end() for table in crowd), return_exceptions=True)
    wished = {"tables": tables, "minutes": minutes, "rate": rate}
    told = {"moves": len(notes.taken), "games_over": notes.over, "faults": faults, "samples": len(seen)}
    return {"machine": machine(), "wished": wished, **told, "growth": _grown(seen)}


async def _look(port: int, every: float, seen: list[tuple[float, Sample]]) -> None:
    while True:
        text = await asyncio.to_thread(_asked, port)
        seen.append((perf_counter(), read(text)))
        await asyncio.sleep(every)


def _asked(port: int) -> str:
    with urlopen(f"http://{HOST}:{port}/metrics", timeout=60) as answer:
        return str(answer.read().decode())


def read(text: str) -> Sample:
    """The sums of what `KINDS` lists, from a server's metrics."""
    rows = [line.rpartition(" ") for line in text.splitlines() if line and not line.startswith("#")]
    return {
        kind: sum(float(value) for name, _, value in rows if name.partition("{")[0] == wanted)
        for kind, (wanted, *_) in KINDS.items()
    }


async def _visits(crowd: Sequence[Table], port: int) -> None:
    """Spectators, one after the other, who are cut off without a word."""
    rng, number = Random(1), len(crowd)
    while True:
        number += 1
        table = rng.choice(crowd).id
        wire = await dial(port, address(number))
        await wire.send(msgspec.json.encode(Hello(PROTOCOL, table)).decode())
        await asyncio.sleep(VISITS)
        wire.transport.abort()


def _grown(seen: Sequence[tuple[float, Sample]]) -> dict[str, dict[str, float]]:
    """Of each kind the first and the last that count, what an hour adds, and the error of that."""
    counted = seen[int(len(seen) * SETTLING) :]
    found = {}
    for kind, (_, _, unit) in KINDS.items():
        values = [(at / 3600, sample[kind] / unit) for at, sample in counted]
        slope, error = growth(values)
        found[kind] = {"first": values[0][1], "last": values[-1][1], "an_hour": slope, "error": error}
    return found


def growth(values: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The slope of the straight line nearest to points *(x, y)*, by least squares, and its standard error."""
    count = len(values)
    mean_x, mean_y = (sum(each) / count for each in zip(*values, strict=True))
    wide = sum((x - mean_x) ** 2 for x, _ in values)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in values) / wide
    rest = sum((y - mean_y - slope * (x - mean_x)) ** 2 for x, y in values)
    return round(slope, 4), round(sqrt(rest / max(1, count - 2) / wide), 4)


def lines(found: Mapping[str, Any]) -> list[str]:
    """The figures as people read them."""
    wished = found["wished"]
    head = (
        f"{wished['tables']} tables, {wished['minutes']:g} minutes, {found['moves']} moves, {found['games_over']} over"
    )
    grown = found["growth"]
    return [
        f"{head}, {found['games_over']} games over; faults: {found['faults'] or 'none'}",
        *(
            "{name}: {first:.1f} to {last:.1f}, {an_hour:+.2f} ± {error:.2f} an hour".format(name=name, **grown[kind])
            for kind, (_, name, _) in KINDS.items()
        ),
    ]


def main(words: list[str]) -> int:
    """Plays, prints, and returns 1 if anything went wrong on the way."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description=__doc__)
    parser.add_argument("--tables", type=int, default=20, help="games at once, two sockets each")
    parser.add_argument("--minutes", type=int, default=20, help="how long it is played")
    parser.add_argument("--rate", type=int, default=20, help="moves a second, of all tables together")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args(words)
    for name, most in MOST.items():
        if not 0 < getattr(asked, name) <= most:
            parser.error(f"--{name} is from 1 to {most}")
    allow_files()
    found = asyncio.run(soak(asked.tables, asked.minutes, asked.rate))
    print(json.dumps(found) if asked.json else "\n".join(lines(found)))
    return int(bool(found["faults"]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
