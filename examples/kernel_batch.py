"""A batch of random games in a compiled kernel: the mean score, from thousands of games in a moment.

    python examples/kernel_batch.py 20000

The first time, the rules are compiled, which takes some seconds.
"""

from __future__ import annotations

import sys
from time import perf_counter

import demesne
from demesne.kernels.registry import runner_of

if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    run = runner_of(demesne.make_game("kingdomino", 4), seed=1)
    run(0, 1)  # compiles
    began = perf_counter()
    batch = run(1, games)
    seconds = perf_counter() - began
    print("mean points:", *(f"{total / games:.1f}" for total in batch.points))
    print(f"{games / seconds:,.0f} games and {batch.plies / seconds:,.0f} plies in a second")
