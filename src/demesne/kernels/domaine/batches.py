"""The family's games side by side."""

from __future__ import annotations

from functools import partial

import numpy as np

from demesne.games.domaine.game import DomaineGame
from demesne.games.domaine.moves import DomaineMove
from demesne.kernels.batch import Batch, Rules, make_begin, make_step
from demesne.kernels.domaine.flow import apply, to_move
from demesne.kernels.domaine.layout import MOST_LEGAL, OVER, Record
from demesne.kernels.domaine.legality import legal
from demesne.kernels.domaine.notation import action_of, move_of
from demesne.kernels.domaine.packing import new_records, pack, unpack
from demesne.kernels.domaine.playing import settle
from demesne.kernels.domaine.scoring import rank, score

__all__ = ["make_batch"]

_begin = make_begin(settle, to_move, legal)
_step = make_step(settle, to_move, legal, apply, score, rank, OVER)


def make_batch(game: DomaineGame, games: int, seed: int) -> Batch:
    """*games* games of *game* from the first deal on, their chance from *seed*."""
    start = new_records()[0]
    pack(game.new_state(), start)
    rules = Rules(_begin, _step, MOST_LEGAL, np.int64, partial(unpack, rules=game.rules), _move_of, _action_of)
    return Batch(rules, start, new_records(games), len(game.sides), seed)


def _move_of(_: Record, action: int) -> DomaineMove:
    return move_of(action)


def _action_of(_: Record, move: DomaineMove) -> int:
    return action_of(move)
