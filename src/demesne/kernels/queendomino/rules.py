"""The family's rules compiled, behind the door that all families share."""

from __future__ import annotations

from functools import partial

import numpy as np

from demesne.games.queendomino.game import QueendominoGame
from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.flow import apply, to_move
from demesne.kernels.queendomino.layout import ACTIONS, DEAL, MOST_LEGAL, Record
from demesne.kernels.queendomino.legality import legal, weight
from demesne.kernels.queendomino.notation import action_of, move_of
from demesne.kernels.queendomino.packing import new_records, pack, unpack
from demesne.kernels.queendomino.playing import determinize, settle
from demesne.kernels.queendomino.scoring import rank, score
from demesne.kernels.queendomino.seeing import sight_of
from demesne.kernels.rules import CompiledRules, make_sweeps

__all__ = ["make_rules"]


@kernel
def _column(_: Record, action: int) -> int:
    """An action is its own column."""
    return action


@kernel
def _guess(st: Record, _: int, seed: int) -> None:
    determinize(st, seed)


_sweeps = make_sweeps(settle, to_move, legal, apply, score, rank, _column)


def make_rules(game: QueendominoGame) -> CompiledRules:
    """The rules of *game*."""
    start = new_records()[0]
    pack(game.new_state(), start)
    return CompiledRules(
        start=start,
        new_records=new_records,
        whole=np.int16,
        most=MOST_LEGAL,
        seats=game.seats,
        sides=len(game.sides),
        to_move=to_move,
        legal=legal,
        apply=apply,
        weight=weight,
        score=score,
        rank=rank,
        guess=_guess,
        deals=range(DEAL, ACTIONS),
        columns=DEAL,
        column=_column,
        sight=sight_of(game.rules),
        sweeps=_sweeps,
        state_of=partial(unpack, rules=game.rules),
        move_of=move_of,
        action_of=action_of,
    )
