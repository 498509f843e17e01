"""The family's rules compiled, behind the door that all families share."""

from __future__ import annotations

from functools import lru_cache, partial

import numpy as np

from demesne.games.domaine.moves import DomaineMove
from demesne.games.domaine.rules import Rules
from demesne.games.domaine.state import new_state
from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.columns import COLUMNS, column
from demesne.kernels.domaine.flow import apply, to_move
from demesne.kernels.domaine.layout import DRAW, MOST_LEGAL, SELL, Record
from demesne.kernels.domaine.legality import legal
from demesne.kernels.domaine.notation import action_of, move_of
from demesne.kernels.domaine.packing import new_records, pack, unpack
from demesne.kernels.domaine.playing import determinize, settle
from demesne.kernels.domaine.scoring import rank, score
from demesne.kernels.domaine.seeing import see, sight_of
from demesne.kernels.rules import CompiledRules, make_sweeps

__all__ = ["make_rules"]


@kernel
def _weight(_: Record, __: int) -> int:
    """Each card is there once."""
    return 1


_sweeps = make_sweeps(settle, to_move, legal, apply, score, rank, column, see)


@lru_cache(maxsize=16)
def make_rules(rules: Rules) -> CompiledRules:
    """The rules of a game under *rules*."""
    start = new_records()[0]
    pack(new_state(rules), start)
    return CompiledRules(
        again=partial(make_rules, rules),
        start=start,
        new_records=new_records,
        whole=np.int64,
        most=MOST_LEGAL,
        seats=rules.seats,
        sides=rules.seats,
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
        sight=sight_of(rules),
        sweeps=_sweeps,
        pack=pack,
        state_of=partial(unpack, rules=rules),
        move_of=_move_of,
        action_of=_action_of,
    )


def _move_of(_: Record, action: int) -> DomaineMove:
    return move_of(action)


def _action_of(_: Record, move: DomaineMove) -> int:
    return action_of(move)
