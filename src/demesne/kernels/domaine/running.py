"""Random games of Domaine under given rules, many to a call."""

from __future__ import annotations

import numpy as np

from demesne.games.domaine.game import DomaineGame
from demesne.kernels.domaine.layout import MOST_LEGAL
from demesne.kernels.domaine.packing import new_records, pack
from demesne.kernels.domaine.playing import random_games
from demesne.kernels.family import Chunk, Runner

__all__ = ["make_runner"]


def make_runner(game: DomaineGame, seed: int) -> Runner:
    """Plays games of *game* whose chance comes from *seed*, from the first card on."""
    start = new_records()
    pack(game.new_state(), start[0])

    def run(first: int, games: int) -> Chunk:
        sums, room = np.zeros(game.seats, np.int64), np.zeros(MOST_LEGAL, np.int64)
        plies = random_games(start[0], new_records(), seed, first, games, sums, room)
        return Chunk(tuple(sums.tolist()), int(plies))

    return run
