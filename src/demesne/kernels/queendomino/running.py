"""The family's random games, for callers that know nothing of records."""

from __future__ import annotations

import numpy as np

from demesne.games.queendomino.game import QueendominoGame
from demesne.kernels.family import Chunk, Runner
from demesne.kernels.queendomino.packing import new_records, pack
from demesne.kernels.queendomino.playing import random_games

__all__ = ["make_runner"]


def make_runner(game: QueendominoGame, seed: int) -> Runner:
    """Plays random games of *game*, whose chance comes from *seed*. Each call has a record of its own to play in."""
    start = new_records()[0]
    pack(game.new_state(), start)
    sides = len(game.sides)

    def run(first: int, games: int) -> Chunk:
        sums = np.zeros(8, np.int64)
        plies = random_games(start, new_records(), seed, first, games, sums)
        return Chunk(tuple(map(int, sums[:sides])), int(plies))

    return run
