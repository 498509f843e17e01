"""``python -m benchmarks [NAME …] [--json]``: measures and prints; ``make bench`` runs all.

Each benchmark is a module with ``measure`` (numbers by name) and ``lines`` (how
people read them). The figures of ``docs/results`` come from here.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from benchmarks import kernels, kingdoms, land, offline, page, players, rules, start, telling, thinking
from benchmarks.machine import machine


class Benchmark(NamedTuple):
    """What to measure, and how to print it."""

    measure: Callable[[], dict[str, Any]]
    lines: Callable[[Mapping[str, Any]], list[str]]


BENCHMARKS = {
    "rules": Benchmark(rules.measure, rules.lines),
    "players": Benchmark(players.measure, players.lines),
    "kernels": Benchmark(kernels.measure, kernels.lines),
    "kingdoms": Benchmark(kingdoms.measure, kingdoms.lines),
    "land": Benchmark(land.measure, land.lines),
    "offline": Benchmark(offline.measure, offline.lines),
    "page": Benchmark(page.measure, page.lines),
    "start": Benchmark(start.measure, start.lines),
    "telling": Benchmark(telling.measure, telling.lines),
    "thinking": Benchmark(thinking.measure, thinking.lines),
}


def main(words: list[str]) -> int:
    """Runs the named benchmarks, or all of them. Returns 1 if one could not be run."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"any of {', '.join(BENCHMARKS)}")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args(words)
    if unknown := [name for name in asked.names if name not in BENCHMARKS]:
        parser.error(f"there is no benchmark {unknown[0]!r}; there is {', '.join(BENCHMARKS)}")
    found: dict[str, Any] = {"machine": machine()}
    if not asked.json:
        print(", ".join(f"{key} {value}" for key, value in found["machine"].items()))
    for name in asked.names or BENCHMARKS:
        found[name] = run(name, quiet=asked.json)
    if asked.json:
        print(json.dumps(found))
    return int(any("missing" in result for result in found.values()))


def run(name: str, *, quiet: bool) -> dict[str, Any]:
    """One benchmark; whatever it needs and does not find is given as ``missing``."""
    benchmark = BENCHMARKS[name]
    try:
        result = benchmark.measure()
        told = benchmark.lines(result)
    except FileNotFoundError as fault:
        result = {"missing": str(fault)}
        told = [f"could not be measured: {fault}"]
    if not quiet:
        print(f"\n{name}", *(f"  {line}" for line in told), sep="\n", flush=True)
    return result


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
