"""The family's games side by side."""

from __future__ import annotations

from functools import partial

import numpy as np

from demesne.games.queendomino.game import QueendominoGame
from demesne.kernels.batch import Batch, Rules, make_begin, make_step
from demesne.kernels.queendomino.flow import apply, to_move
from demesne.kernels.queendomino.layout import MOST_LEGAL, OVER
from demesne.kernels.queendomino.legality import legal
from demesne.kernels.queendomino.notation import action_of, move_of
from demesne.kernels.queendomino.packing import new_records, pack, unpack
from demesne.kernels.queendomino.playing import settle
from demesne.kernels.queendomino.scoring import rank, score

__all__ = ["make_batch"]

_begin = make_begin(settle, to_move, legal)
_step = make_step(settle, to_move, legal, apply, score, rank, OVER)


def make_batch(game: QueendominoGame, games: int, seed: int) -> Batch:
    """*games* games of *game* from the first deal on, their chance from *seed*."""
    start = new_records()[0]
    pack(game.new_state(), start)
    rules = Rules(_begin, _step, MOST_LEGAL, np.int16, partial(unpack, rules=game.rules), move_of, action_of)
    return Batch(rules, start, new_records(games), len(game.sides), seed)
