"""The family's rules compiled, behind the door that all families share."""

from __future__ import annotations

from functools import lru_cache, partial

import numpy as np

from demesne.games.queendomino.rules import Rules
from demesne.games.queendomino.state import new_state
from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.flow import apply, to_move
from demesne.kernels.queendomino.layout import ACTIONS, DEAL, MOST_LEGAL, Record
from demesne.kernels.queendomino.legality import legal, weight
from demesne.kernels.queendomino.notation import action_of, move_of
from demesne.kernels.queendomino.packing import new_records, pack, unpack
from demesne.kernels.queendomino.playing import determinize, settle
from demesne.kernels.queendomino.scoring import rank, score
from demesne.kernels.queendomino.seeing import see, sight_of
from demesne.kernels.rules import CompiledRules, make_sweeps

__all__ = ["make_rules"]


@kernel
def _column(_: Record, action: int) -> int:
    """An action is its own column."""
    return action


@kernel
def _guess(st: Record, _: int, seed: int) -> None:
    determinize(st, seed)


_sweeps = make_sweeps(settle, to_move, legal, apply, score, rank, _column, see)


@lru_cache(maxsize=16)
def make_rules(rules: Rules) -> CompiledRules:
    """The rules of a game under *rules*."""
    start = new_records()[0]
    pack(new_state(rules), start)
    return CompiledRules(
        again=partial(make_rules, rules),
        start=start,
        new_records=new_records,
        whole=np.int16,
        most=MOST_LEGAL,
        seats=rules.seats,
        sides=len(rules.sides),
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
        sight=sight_of(rules),
        sweeps=_sweeps,
        pack=pack,
        state_of=partial(unpack, rules=rules),
        move_of=move_of,
        action_of=action_of,
    )
