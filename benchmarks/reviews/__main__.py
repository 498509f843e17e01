"""``python -m benchmarks.reviews PART … [--modes K2 D2 …] [--games N]``: what reviews find in many games.

What has been measured is kept in a folder, so an interrupted measurement resumes. Parts:

- ``chances``: what the ``--judges`` show after each deal, compared with what came of it, between ``--players``;
- ``fits``: chances by quick players fitted to the players, and what becomes of luck then; ``--players`` mixed;
- ``ten``: reviews of ``--seconds``: processor time, the largest error of the identity, the share settled;
- ``command``: the same by ``demesne review FILE --seconds S --json``, a process for each game, one game of each mode
  in turn;
- ``skill``: luck and choices of the first of ``--players`` against the others, seats rotating;
- ``again``: verdicts of ``ten`` or ``sampled`` that were called certain, measured again by twenty times the playouts;
- ``sampled``: verdicts on one turn in ``--every`` by ``--playouts`` per choice, for ``--of sampled``;
- ``recount``: reasons of ``ten`` or ``sampled``, each number counted again from the board and from the playouts;
- ``agreement``: how what both judges find about the same choices correlates;
- ``budgets``: what the first of ``--players`` gave away, by each judge and by fixed numbers of playouts per choice;
- ``given``: what each of ``--players`` gave away by the first judge and ``--playouts`` per choice, seats rotating;
- ``classes``: verdicts by few playouts, compared with ``--playouts`` and other luck, of one turn in ``--every``;
- ``precision``: what a ledger with ``--playouts`` of each position takes, its errors, what shared chance saves;
- ``coverage``: how many of ``--games`` such ledgers of one game cover what a long one finds;
- ``beside``: how long eight bots take while two reviews are read, in ``--games`` pairs of ``--seconds``;
- ``worth``: luck by players that were chosen beforehand: its mean, and what it leaves of the variance of results.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from types import MappingProxyType
from typing import Any

from benchmarks.reviews.again import again
from benchmarks.reviews.agreement import agreement
from benchmarks.reviews.beside import beside
from benchmarks.reviews.budgets import budgets
from benchmarks.reviews.calibration import brier, by_chance, shown
from benchmarks.reviews.classes import classes
from benchmarks.reviews.command import commanded
from benchmarks.reviews.coverage import coverage
from benchmarks.reviews.fits import fits
from benchmarks.reviews.games import MODES
from benchmarks.reviews.given import given
from benchmarks.reviews.precision import precision
from benchmarks.reviews.recounted import recounted
from benchmarks.reviews.reviewed import reviewed
from benchmarks.reviews.sampled import sampled
from benchmarks.reviews.shelf import Shelf
from benchmarks.reviews.worth import worth

_SHOWN = 24
"""Playouts by which chances are shown."""


def _specs(mode: str, players: Sequence[str], seed: int = 0) -> tuple[str, ...]:
    """Who sits on each seat: *players* in turn, and another one first in each game."""
    seats = MODES[mode].players
    return tuple(players[(seat + seed) % len(players)] for seat in range(seats))


def _chances(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    games, shelf = Shelf(folder, "games"), Shelf(folder, "chances")
    for mode in asked.modes:
        for judge in asked.judges:
            seeds = range(asked.first, asked.first + asked.games)
            found = [shown(shelf, games, mode, _specs(mode, asked.players), seed, judge, _SHOWN) for seed in seeds]
            bins = ", ".join(f"{chance:.2f} {came:.2f} ({count})" for chance, came, count in by_chance(found))
            own, even = brier(found)
            yield f"{mode}, judge {judge}, {asked.games} games: Brier {own:.3f} ({even:.3f}); {bins}"


def _fits(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    games, shelf = Shelf(folder, "games"), Shelf(folder, "fits")
    seeds, many = range(asked.first, asked.first + asked.games), len(asked.players)
    for mode in asked.modes:
        by = [[3 * seed + seat * (2 + seed // 7 % 3) for seat in range(MODES[mode].players)] for seed in seeds]
        yield from fits(shelf, games, mode, [tuple(asked.players[at % many] for at in each) for each in by], seeds)


def _ten(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    games, shelf = Shelf(folder, "games"), Shelf(folder, f"ten-{asked.seconds:g}")
    yield _HEAD
    for mode in asked.modes:
        seats = zip(*_seated(asked, mode), strict=True)
        yield _row(mode, [reviewed(shelf, games, mode, specs, seed, asked.seconds) for specs, seed in seats])


def _command(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    games, shelf = Shelf(folder, "games"), Shelf(folder, f"command-{asked.seconds:g}")
    found: dict[str, list[dict[str, Any]]] = {mode: [] for mode in asked.modes}
    for seed in range(asked.first, asked.first + asked.games):
        for mode, told in found.items():
            told.append(commanded(shelf, games, mode, _specs(mode, asked.players, seed), seed, asked.seconds))
    yield _HEAD
    yield from (_row(mode, told) for mode, told in found.items())


_HEAD = "| mode | games | processor s, longest | identity | settled | choices | called certain | error of luck |"


def _row(mode: str, found: Sequence[dict[str, Any]]) -> str:
    """A line of the table for the reviews of *mode*."""
    spent, settled = [each["spent"] for each in found], [each["settled"] for each in found]
    certain = sum(choice["sure"] == "certain" for each in found for choice in each["choices"])
    errors = [fmean(each["ledgers"][kind][0]["luck"]["se"] for each in found) for kind in ("win", "points")]
    identity = max(each["identity"] for each in found)
    return (
        f"| {mode} | {len(found)} | {fmean(spent):.1f}, {max(spent):.1f} | {identity:.0e} |"
        f" {fmean(settled):.2f} ({min(settled):.2f}-{max(settled):.2f}) |"
        f" {fmean(len(each['choices']) for each in found):.0f} | {certain / len(found):.1f} |"
        f" {errors[0]:.2f}, {errors[1]:.1f} |"
    )


def _skill(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    games, shelf = Shelf(folder, "games"), Shelf(folder, f"skill-{asked.seconds:g}")
    for mode in asked.modes:
        rows: dict[str, list[float]] = {}
        for seed in range(asked.first, asked.first + asked.games):
            specs = _specs(mode, asked.players, seed)
            found = reviewed(shelf, games, mode, specs, seed, asked.seconds)
            own = specs.index(asked.players[0])
            for kind in ("win", "points"):
                ledger = found["ledgers"][kind][own]
                chosen = ledger["own"]["mean"] + sum(each["mean"] for each in ledger["others"].values())
                for name, value in (
                    ("luck", ledger["luck"]["mean"]),
                    ("choices", chosen),
                    ("result", ledger["result"]),
                ):
                    rows.setdefault(f"{kind} {name}", []).append(value)
            rows.setdefault("given away", []).append(found["given_away"][own]["points"])
        told = ", ".join(
            f"{name} {fmean(each):+.2f} ± {stdev(each) / sqrt(len(each)):.2f}" for name, each in rows.items()
        )
        yield f"{mode}, {asked.players[0]} among {', '.join(asked.players[1:])}, {asked.games} games: {told}"


def _again(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    yield from again(folder, _of(asked, folder), asked.modes, asked.games)


def _sampled(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    games, shelf = Shelf(folder, "games"), Shelf(folder, "sampled")
    for mode in asked.modes:
        yield from sampled(shelf, games, mode, *_seated(asked, mode), asked.playouts, asked.every, asked.after)


def _recount(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    yield from recounted(folder, _of(asked, folder), asked.modes, asked.games)


def _of(asked: argparse.Namespace, folder: Path) -> Shelf:
    """The reviews whose verdicts and reasons are examined."""
    return Shelf(folder, f"ten-{asked.seconds:g}" if asked.of == "ten" else "sampled")


def _agreement(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    games, shelf = Shelf(folder, "games"), Shelf(folder, "agreement")
    seeds = range(asked.first, asked.first + asked.games)
    for mode in asked.modes:
        yield from agreement(shelf, games, mode, _specs(mode, asked.players), seeds)


def _budgets(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    games, shelf = Shelf(folder, "games"), Shelf(folder, "budgets")
    seeds = range(asked.first, asked.first + asked.games)
    for mode in asked.modes:
        specs = [_specs(mode, asked.players, seed) for seed in seeds]
        yield from budgets(shelf, games, mode, [(each, each.index(asked.players[0])) for each in specs], seeds)


def _given(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    games, shelf = Shelf(folder, "games"), Shelf(folder, "given")
    for mode in asked.modes:
        yield from given(shelf, games, mode, *_seated(asked, mode), asked.playouts)


def _classes(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    games, shelf = Shelf(folder, "games"), Shelf(folder, "classes")
    for mode in asked.modes:
        yield from classes(shelf, games, mode, *_seated(asked, mode), asked.playouts, asked.every)


def _precision(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    games, shelf = Shelf(folder, "games"), Shelf(folder, "precision")
    for mode in asked.modes:
        yield from precision(shelf, games, mode, *_seated(asked, mode), asked.playouts)


def _coverage(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    games, shelf = Shelf(folder, "games"), Shelf(folder, "coverage")
    for mode in asked.modes:
        specs = _specs(mode, asked.players, asked.first)
        yield from coverage(shelf, games, mode, specs, asked.first, asked.games, asked.playouts)


def _worth(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    games, shelf = Shelf(folder, "games"), Shelf(folder, "worth")
    for mode in asked.modes:
        specs, seeds = _seated(asked, mode)
        own = [-1 if len(asked.players) == 1 else each.index(asked.players[0]) for each in specs]
        yield from worth(shelf, games, mode, list(zip(specs, own, strict=True)), seeds, asked.playouts)


def _beside(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    for mode in asked.modes:
        for spec in asked.players:
            yield from beside(folder, mode, spec, asked.games, asked.seconds, asked.pause)


def _seated(asked: argparse.Namespace, mode: str) -> tuple[list[tuple[str, ...]], range]:
    """Who sits there in each game, seats rotating, and the games' numbers."""
    seeds = range(asked.first, asked.first + asked.games)
    return [_specs(mode, asked.players, seed) for seed in seeds], seeds


PARTS: Mapping[str, Callable[[argparse.Namespace, Path], Iterator[str]]] = MappingProxyType(
    {
        "chances": _chances,
        "fits": _fits,
        "ten": _ten,
        "command": _command,
        "skill": _skill,
        "again": _again,
        "sampled": _sampled,
        "recount": _recount,
        "agreement": _agreement,
        "budgets": _budgets,
        "given": _given,
        "classes": _classes,
        "precision": _precision,
        "coverage": _coverage,
        "worth": _worth,
        "beside": _beside,
    }
)


def main(words: Sequence[str]) -> int:
    """Measures the parts that are asked for and prints a line for each mode."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reviews", description=__doc__)
    parser.add_argument("parts", nargs="+", choices=PARTS, metavar="PART", help=f"any of {', '.join(PARTS)}")
    parser.add_argument("--modes", nargs="+", choices=MODES, default=list(MODES), metavar="MODE")
    parser.add_argument("--players", nargs="+", default=["greedy"], metavar="SPEC", help="who sit there in turn")
    parser.add_argument(
        "--games", type=int, default=10, help="of each mode (%(default)s); verdicts for again, reasons for recount"
    )
    parser.add_argument("--first", type=int, default=0, help="number of the first game (%(default)s)")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each review (%(default)s)")
    parser.add_argument("--playouts", type=int, default=100, help="of each position or choice (%(default)s)")
    parser.add_argument("--every", type=int, default=1, help="one turn in so many is judged (%(default)s)")
    parser.add_argument("--judges", nargs="+", type=int, default=[1, 4], help="-1 weighs as greedy does (%(default)s)")
    parser.add_argument("--after", type=float, default=0.0, help="part of a game that sampled leaves out (%(default)s)")
    parser.add_argument(
        "--of", choices=("ten", "sampled"), default="ten", help="reviews for again, recount (%(default)s)"
    )
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two answers of a bot (%(default)s)")
    parser.add_argument("--out", default=".cache/reviews", help="folder of what was measured (%(default)s)")
    asked = parser.parse_args(words)
    for part in asked.parts:
        for line in PARTS[part](asked, Path(asked.out)):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
