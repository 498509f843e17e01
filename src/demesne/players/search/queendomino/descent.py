"""Tree search in the Queendomino family: every visit is one game, first through the tree, then played out."""

from __future__ import annotations

from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.flow import apply, side_to_move
from demesne.kernels.queendomino.layout import PHASE_OVER, Record
from demesne.kernels.queendomino.playing import determinize, settle
from demesne.kernels.queendomino.scoring import score
from demesne.players.search.queendomino.arms import list_arms
from demesne.players.search.queendomino.policy import play_out
from demesne.players.search.queendomino.workspace import LONGEST
from demesne.players.search.tree import back_up, select

__all__ = ["visit"]


@kernel
def visit(
    start: Record,
    state: Record,
    work: Record,
    tree: Record,
    used: int,
    seed: int,
    first: int,
    count: int,
    daring: float,
    paranoid: bool,
) -> int:
    """Visits the tree *count* times, visit k with chance of its own; how many nodes it has then.

    Each side goes where it expects the largest lead for itself; if *paranoid*,
    the others where the side to move at the root leads least.
    """
    root = side_to_move(start)
    for k in range(first, first + count):
        st = state[0]
        state[0] = start
        determinize(st, seed + k)
        steps, used = _descend(st, work, tree, used, daring)
        play_out(st, work)
        _leads(st, work["gains"], root, paranoid)
        back_up(tree, work["path"], work["choosers"], steps, work["gains"])
    return used


@kernel
def _descend(st: Record, work: Record, tree: Record, used: int, daring: float) -> tuple[int, int]:
    """Goes down the tree to a new node or the end of the game; how many steps, and how many nodes there are."""
    node, steps, game = 0, 0, st["game"]
    while steps < LONGEST and st["phase"] != PHASE_OVER and st["game"] == game:
        which = side_to_move(st)
        found = list_arms(st, work, work["arms"], work["hopes"])
        node = select(tree, node, work["arms"][:, 0], work["hopes"], found, used, daring)
        work["path"][steps], work["choosers"][steps] = node, which
        steps += 1
        apply(st, tree[node]["action"])
        settle(st)
        if node == used:
            return steps, used + 1
        if tree[node]["visits"] == 0:
            break
    return steps, used


@kernel
def _leads(st: Record, gains: Record, root: int, paranoid: bool) -> None:
    """How far each side is before the best other one, or the others as the root's side fears them."""
    totals, sides = st["totals"], st["rules"]["sides"]
    score(st, totals)
    for which in range(sides):
        most = -(10**6)
        for other in range(sides):
            if other != which:
                most = max(most, totals[other])
        gains[which] = totals[which] - most
    if paranoid:
        for which in range(sides):
            if which != root:
                gains[which] = -gains[root]
