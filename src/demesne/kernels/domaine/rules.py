"""The family's rules compiled, behind the door that all families share."""

from __future__ import annotations

from functools import partial

import numpy as np

from demesne.games.domaine.game import DomaineGame
from demesne.games.domaine.moves import DomaineMove
from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.columns import COLUMNS, column
from demesne.kernels.domaine.flow import apply, to_move
from demesne.kernels.domaine.layout import DRAW, MOST_LEGAL, SELL, Record
from demesne.kernels.domaine.legality import legal
from demesne.kernels.domaine.notation import action_of, move_of
from demesne.kernels.domaine.packing import new_records, pack, unpack
from demesne.kernels.domaine.playing import determinize, settle
from demesne.kernels.domaine.scoring import rank, score
from demesne.kernels.domaine.seeing import sight_of
from demesne.kernels.rules import CompiledRules, make_sweeps

__all__ = ["make_rules"]


@kernel
def _weight(_: Record, __: int) -> int:
    """Each card is there once."""
    return 1


_sweeps = make_sweeps(settle, to_move, legal, apply, score, rank, column)


def make_rules(game: DomaineGame) -> CompiledRules:
    """The rules of *game*."""
    start = new_records()[0]
    pack(game.new_state(), start)
    return CompiledRules(
        start=start,
        new_records=new_records,
        whole=np.int64,
        most=MOST_LEGAL,
        seats=game.seats,
        sides=len(game.sides),
        to_move=to_move,
        legal=legal,
        apply=apply,
        weight=_weight,
        score=score,
        rank=rank,
        guess=determinize,
        deals=range(DRAW, SELL),
        columns=COLUMNS,
        column=column,
        sight=sight_of(game.rules),
        sweeps=_sweeps,
        state_of=partial(unpack, rules=game.rules),
        move_of=_move_of,
        action_of=_action_of,
    )


def _move_of(_: Record, action: int) -> DomaineMove:
    return move_of(action)


def _action_of(_: Record, move: DomaineMove) -> int:
    return action_of(move)
