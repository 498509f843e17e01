"""Tree search in Domaine: every visit deals the hidden cards anew, then goes through one tree for all of them."""

from __future__ import annotations

from typing import Final

import numpy as np

from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.flow import apply, mover
from demesne.kernels.domaine.layout import COLOURS, PHASE_OVER, Record
from demesne.kernels.domaine.planes import store, stored
from demesne.kernels.domaine.playing import determinize, settle
from demesne.players.search.domaine.arms import list_arms
from demesne.players.search.domaine.playouts import gain
from demesne.players.search.domaine.policy import play_out
from demesne.players.search.tree import back_up, select

__all__ = ["TRAIL", "visit"]

_LONGEST: Final = 256
"""Choices that are followed in the tree at most, one after the other."""

TRAIL = np.dtype(
    [
        ("path", np.int32, (_LONGEST,)),  # nodes of the tree, and the seats that chose them
        ("choosers", np.int32, (_LONGEST,)),
        ("gains", np.float64, (COLOURS,)),
    ],
    align=True,
)
"""One way down the tree, and what it led to."""


@kernel
def visit(
    start: Record,
    state: Record,
    base: Record,
    work: Record,
    arms: Record,
    trail: Record,
    tree: Record,
    used: int,
    seat: int,
    seed: int,
    first: int,
    count: int,
    daring: float,
    softness: float,
    paranoid: bool,
    out: Record,
) -> int:
    """Visits the tree *count* times, visit k with hidden cards and chance of its own; how many nodes it has then.

    A branch is a move as everybody sees it, whatever the hidden cards were, so what
    *seat* learns of it holds for all it cannot know. Each seat goes where it gains
    most; if *paranoid*, the others where *seat* gains least.
    """
    for k in range(first, first + count):
        state[0], work[0] = start, base
        st = state[0]
        determinize(st, seat, seed + k)
        steps, used = _descend(st, work[0], arms, trail, tree, used, daring, out)
        play_out(st, work[0], out)
        for other in range(st["rules"]["seats"]):
            trail["gains"][other] = gain(st, other, softness, out)
        if paranoid:
            for other in range(st["rules"]["seats"]):
                if other != seat:
                    trail["gains"][other] = 1.0 - trail["gains"][seat]
        back_up(tree, trail["path"], trail["choosers"], steps, trail["gains"])
    return used


@kernel
def _descend(
    st: Record, work: Record, arms: Record, trail: Record, tree: Record, used: int, daring: float, out: Record
) -> tuple[int, int]:
    """Goes down the tree to a new node or the end of the game; how many steps, and how many nodes there are."""
    node, steps = 0, 0
    while steps < _LONGEST and st["phase"] != PHASE_OVER:
        seat, found = mover(st), list_arms(st, work, arms, out)
        node = select(tree, node, arms["action"], arms["worth"], found, used, daring)
        trail["path"][steps], trail["choosers"][steps] = node, seat
        steps += 1
        _take(st, work, arms, found, tree[node]["action"])
        settle(st)
        if node == used:
            return steps, used + 1
        if tree[node]["visits"] == 0:
            break
    return steps, used


@kernel
def _take(st: Record, work: Record, arms: Record, found: int, action: int) -> None:
    """Makes the move, and keeps the plan that it belongs to."""
    for i in range(found):
        if arms[i]["action"] == action and arms[i]["castle"] >= 0:
            store(work["plan"][arms[i]["castle"]], stored(arms[i]["plan"]))
            break
    apply(st, action)
