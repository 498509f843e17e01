"""``python -m benchmarks.playouts [--beside FOLDER]``: CPU time for a playout in the Queendomino family.

With FOLDER, another checkout of this project, both play the same playouts in turn, and what they gain is compared to
the last bit.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import thread_time
from typing import Any

from demesne.games.base import Observation, Turn
from demesne.games.registry import make_game
from demesne.players.registry import family_of
from demesne.players.search.flat import FlatSearch
from demesne.players.spec import make_player

__all__ = ["main", "played"]

BONUSES = ["middle_kingdom", "harmony"]
MODES: list[tuple[str, int, dict[str, Any], int]] = [
    ("kingdomino", 2, {}, 3),
    ("kingdomino", 4, {}, 3),
    ("kingdomino", 2, {"bonuses": BONUSES}, 3),
    ("kingdomino", 4, {"bonuses": BONUSES}, 3),
    ("kingdomino", 2, {"size": 7}, 3),
    ("queendomino", 2, {}, 6),
    ("queendomino", 3, {}, 6),
    ("queendomino", 4, {}, 6),
    ("royal-wedding", 6, {"teams": True}, 12),
]
"""Game, players, options, and one in how many decisions is thought about."""
CHOICES = 8
SLIPS = 0.1
ROUNDS = 3
PLAYOUTS = 30
"""Playouts of each choice in a round; a first round with one is not counted."""


def decisions(game: str, players: int, options: dict[str, Any]) -> Iterator[Observation[Any]]:
    """Where somebody has a choice in a game of greedy, who makes a tenth of its moves at random."""
    state, rng, greedy = make_game(game, players, options).new_state(), Random(1), make_player("greedy", 1)
    while state.to_move is not Turn.OVER:
        moves, move = state.legal_moves(), None
        if not isinstance(state.to_move, Turn) and len(moves) > 1:
            observation = state.observe(state.to_move)
            yield observation
            if rng.random() >= SLIPS:
                move = greedy.decide(observation)
        state = state.apply(move or rng.choice(moves))


def played(mode: int, playouts: int) -> tuple[float, str]:
    """Plays out the choices of a mode; returns microseconds for a playout, and a digest of what was gained."""
    game, players, options, every = MODES[mode]
    thinking = family_of(game).thinking
    assert thinking
    searches = [
        FlatSearch(thinking(), thinking().root(seen, 7)) for seen in [*decisions(game, players, options)][::every]
    ]
    begin = thread_time()
    for search in searches:
        search.play(range(min(search.count, CHOICES)), 0, playouts)
    spent = thread_time() - begin
    gains = [gain.hex() for search in searches for gain in search.gains]
    return 1e6 * spent / sum(search.spent for search in searches), hashlib.sha256(repr(gains).encode()).hexdigest()


class Checkout:
    """A process that plays with the sources of *folder*."""

    def __init__(self, folder: Path) -> None:
        here = Path(__file__).resolve().parent.parent
        code = "from benchmarks.playouts import answer; answer()"
        env = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder / "src"), str(here)])}
        self._process = subprocess.Popen(
            [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
        )

    def played(self, mode: int, playouts: int) -> tuple[float, str]:
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps([mode, playouts]), file=self._process.stdin, flush=True)
        took, digest = json.loads(self._process.stdout.readline())
        return took, digest

    def close(self) -> None:
        self._process.communicate()


def answer() -> None:
    """What a ``Checkout`` runs: for each line of a mode and a number of playouts, one with what was ``played``."""
    for line in sys.stdin:
        print(json.dumps(played(*json.loads(line))), flush=True)


def main(words: Sequence[str]) -> int:
    """Measures all modes; returns 1 if another checkout's playouts gain anything else."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.playouts", description=__doc__)
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="another checkout, played in turn")
    beside, differs = parser.parse_args(words).beside, False
    folders = [*([beside] if beside else []), Path(__file__).resolve().parent.parent]
    checkouts = [Checkout(folder.resolve()) for folder in folders]
    for mode, (game, players, options, _) in enumerate(MODES):
        [each.played(mode, 1) for each in checkouts]
        rounds = [[each.played(mode, PLAYOUTS) for each in checkouts] for _ in range(ROUNDS)]
        differs |= any(took[0][1] != took[-1][1] for took in rounds)
        told = " -> ".join(f"{min(took[i][0] for took in rounds):.0f}" for i in range(len(checkouts)))
        ratio = f", {median(took[0][0] / took[-1][0] for took in rounds):.2f} times as fast" if beside else ""
        print(f"{game}, {players} players {options or ''}: {told} µs{ratio}", flush=True)
    for each in checkouts:
        each.close()
    if differs:
        print("The playouts do not gain the same.")
    return int(differs)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
