"""How fast the kernels play at random, compared with the rules and, for Kingdomino, with C.

All games are random: every legal move is equally likely. Seconds are of processor time,
on one core, the best of a few runs that take turns, so that what else runs on the
machine affects all of them. The promises for four players are 100,000 games a second
of Kingdomino and 60,000 of Queendomino, at least six tenths of the C program's, and 1.8
times as many games per second of wall-clock time with two threads as with one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, thread_time
from typing import Any

import numpy as np

from demesne.games.base import Game, Turn
from demesne.games.queendomino.dominoes import BOXES, Terrain
from demesne.games.registry import make_game
from demesne.kernels.domaine.layout import STATE as DOMAINE
from demesne.kernels.family import Runner
from demesne.kernels.queendomino.layout import STATE as QUEENDOMINO
from demesne.kernels.registry import make_batch, runner_of

__all__ = ["lines", "measure"]

GAMES = (
    ("kingdomino", 4),
    ("kingdomino", 2),
    ("queendomino", 4),
    ("queendomino", 2),
    ("royal-wedding", 6),
    ("domaine", 4),
)
BESIDE = 256
"""How many games are played side by side."""
RUNS = 5
SECONDS = 1.0
"""What one run takes."""
TWIN = Path(__file__).parent / "kingdomino.c"


def measure(seconds: float = SECONDS) -> dict[str, Any]:
    """Games a second of each game, of the rules and of C; threads, sizes of the records, times to compile."""
    found: dict[str, Any] = {"games": {f"{name} {players}": _game(name, players, seconds) for name, players in GAMES}}
    found["c"] = _beside_c(seconds)
    found["threads"] = _threads(seconds)
    found["bytes"] = _sizes()
    found["compiling"] = {name: _compiling(name) for name in ("queendomino", "domaine")}
    return found


def _game(name: str, players: int, seconds: float) -> dict[str, float]:
    game = make_game(name, players)
    run = runner_of(game, 1)
    games = _enough(run, seconds)
    spent, rules = min(_timed(run, games) for _ in range(RUNS)), _rules(game, 2 * seconds)
    chunk = run(0, games)
    return {
        "games_per_second": round(games / spent),
        "plies_per_second": round(chunk.plies / spent),
        "rules_games_per_second": round(rules, 1),
        "ratio": round(games / spent / rules),
        "beside_per_second": round(max(_beside(game, seconds) for _ in range(RUNS))),
        "told_per_second": round(max(_beside(game, seconds, told=True) for _ in range(RUNS))),
        "mean_score": round(sum(chunk.points) / games / len(game.sides), 2),
    }


def _beside(game: Game[Any], seconds: float, *, told: bool = False) -> float:
    """Decisions a second in games side by side: NumPy chooses one of the legal actions of each, all equally likely.

    Where they are *told*, each seat is shown what it knows and what is legal as numbers before it decides.
    """
    batch, dice, steps = make_batch(game, BESIDE, 1), np.random.default_rng(1), 0
    rows, begin = np.arange(BESIDE), thread_time()
    while thread_time() - begin < seconds:
        if told:
            batch.observe()
            batch.mask()
        batch.step(batch.legal[rows, (dice.random(BESIDE) * batch.counts).astype(np.int64)])
        steps += BESIDE
    return steps / (thread_time() - begin)


def _enough(run: Runner, seconds: float) -> int:
    """How many games take about this long."""
    run(0, 1)
    games = 100
    while (spent := _timed(run, games)) < seconds / 10:
        games *= 4
    return max(100, int(games * seconds / spent))


def _timed(run: Runner, games: int) -> float:
    begin = thread_time()
    run(0, games)
    return thread_time() - begin


def _rules(game: Game[Any], seconds: float) -> float:
    """How many random games the rules play in a second."""
    rng, games, begin = Random(1), 0, thread_time()
    while thread_time() - begin < seconds:
        state = game.new_state()
        while state.to_move is not Turn.OVER:
            legal = state.legal_moves()
            chance = state.to_move is Turn.CHANCE
            state = state.apply(rng.choices(legal, state.weights())[0] if chance else rng.choice(legal))
        state.outcome()
        games += 1
    return games / (thread_time() - begin)


# --- beside C -------------------------------------------------------------------------


def _beside_c(seconds: float) -> dict[str, Any]:
    """The same games of Kingdomino for four in both; they must come to the same points."""
    compiler = shutil.which("gcc")
    if compiler is None:
        return {"missing": "gcc"}
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "kingdomino"
        words = [compiler, "-O3", "-march=native", "-o", str(program), str(TWIN)]
        subprocess.run(words, check=True)
        run = runner_of(make_game("kingdomino", 4), 7)
        games = _enough(run, seconds)
        pairs = [(_timed(run, games), _run_c(program, games)) for _ in range(RUNS)]
        spent, (c_spent, points) = min(pair[0] for pair in pairs), min(pair[1] for pair in pairs)
        return {
            "games": games,
            "same_points": points == sum(run(0, games).points),
            "games_per_second": round(games / c_spent),
            "kernel_games_per_second": round(games / spent),
            "ratio": round(c_spent / spent, 2),
        }


def _run_c(program: Path, games: int) -> tuple[float, int]:
    """Seconds and points of *games* games with seed 7."""
    words = [str(program), "7", str(games)]
    spent, points = subprocess.run(words, input=_table(), capture_output=True, text=True, check=True).stdout.split()
    return float(spent), int(points)


def _table() -> str:
    """Kingdomino's dominoes as numbers."""
    numbers = {terrain: number for number, terrain in enumerate(Terrain)}
    halves = [half for _, domino in sorted(BOXES["kingdomino"].items()) for half in (domino.first, domino.second)]
    return " ".join(f"{numbers[half.terrain]} {half.crowns}" for half in halves)


# --- threads, sizes, compiling --------------------------------------------------------


def _threads(seconds: float) -> dict[str, float]:
    """Games per wall-clock second with one thread and with two; none where there is one core."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if cores < 2:
        return {}
    run = runner_of(make_game("kingdomino", 4), 1)
    games = _enough(run, seconds)
    pairs = [(_clock(run, games, 1), _clock(run, games, 2)) for _ in range(RUNS)]
    one, two = (games * threads / min(pair[threads - 1] for pair in pairs) for threads in (1, 2))
    # Run close together in time, one and two threads get the same share of a machine that others use, too.
    return {"one": round(one), "two": round(two), "ratio": round(median(2 * alone / both for alone, both in pairs), 2)}


def _clock(run: Runner, games: int, threads: int) -> float:
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda i: run(i, 1), range(threads)))
        begin = perf_counter()
        list(pool.map(lambda i: run(i * games, games), range(threads)))
        return perf_counter() - begin


def _sizes() -> dict[str, int]:
    return {"queendomino": QUEENDOMINO.itemsize, "domaine": DOMAINE.itemsize}


_COMPILE = """
import sys
from time import perf_counter
from demesne.games.registry import make_game
game = make_game(sys.argv[1], 4)
begin = perf_counter()
from demesne.kernels.registry import runner_of
runner_of(game)(0, 1)
print(perf_counter() - begin)
"""


def _compiling(name: str) -> dict[str, float]:
    """Wall-clock seconds to the end of the first game, with imports: first with nothing cached, then with a cache."""
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-c", _COMPILE, name]
        environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
        runs = [subprocess.run(words, env=environment, capture_output=True, text=True, check=True) for _ in range(3)]
    cold, *warm = (float(run.stdout) for run in runs)
    return {"cold": round(cold, 1), "kept": round(min(warm), 2)}


def lines(result: Mapping[str, Any]) -> list[str]:
    """A line for each game, then C, threads, sizes, times to compile."""
    told = [
        f"{name}: {own['games_per_second']:,} games a second, {own['plies_per_second']:,} plies; "
        f"the rules {own['rules_games_per_second']}: {own['ratio']} times; "
        f"mean score {own['mean_score']}; side by side {own['beside_per_second']:,} decisions a second, "
        f"{own['told_per_second']:,} where each is told what it sees and may do"
        for name, own in result["games"].items()
    ]
    c, threads = result["c"], result["threads"]
    if "missing" in c:
        told.append(f"beside C: {c['missing']} is missing")
    else:
        told.append(
            f"kingdomino 4 in C: {c['games_per_second']:,} games a second, "
            f"the kernel {c['kernel_games_per_second']:,}: {c['ratio']} of it; "
            f"{'the same' if c['same_points'] else 'OTHER'} points"
        )
    if threads:
        told.append(f"threads: one {threads['one']:,}, two {threads['two']:,}: {threads['ratio']} times")
    told += [f"a position of {name}: {size:,} bytes" for name, size in result["bytes"].items()]
    told += [
        f"{name}: compiled in {own['cold']} s, loaded in {own['kept']} s" for name, own in result["compiling"].items()
    ]
    return told
