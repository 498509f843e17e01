"""How the value network rates each choice: by the position right after it, evaluated once."""

from __future__ import annotations

from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.flow import apply, side_to_move
from demesne.kernels.queendomino.layout import PHASE_CLAIM, PHASE_PLACE, Record
from demesne.kernels.queendomino.legality import legal
from demesne.players.queendomino.search.features import write_features
from demesne.players.queendomino.search.network import forward
from demesne.players.queendomino.search.policy_ground import prospects

__all__ = ["POINTS", "best_action", "best_pair", "expected", "is_done"]

POINTS = 20.0
"""Points that an output of 1 stands for."""


@kernel
def expected(st: Record, which: int, work: Record, net: Record, thought: Record) -> float:
    """The points that side *which* is expected to end with; ``prospects`` must be written to *work* before."""
    points = write_features(st, which, work, thought["inputs"])
    if is_done(st, which):
        return points
    return points + POINTS * forward(net, thought)


@kernel
def is_done(st: Record, which: int) -> bool:
    """Whether side *which* has nothing left to do."""
    rules = st["rules"]
    if st["round"] < rules["rounds"]:
        return False
    for turn in range(st["turn"], st["this_count"]):
        if rules["side_of"][st["this_seat"][turn]] == which:
            return False
    return True


@kernel
def best_action(st: Record, spare: Record, work: Record, net: Record, thought: Record) -> int:
    """The action after which the side to move expects most; *spare* is an array of one record to try it in."""
    which = side_to_move(st)
    prospects(st, which, work)
    found, best, chosen = legal(st, work["tied"]), -1e9, -1
    for i in range(found):
        action = work["tied"][i]
        if found == 1:
            return action
        spare[0] = st
        apply(spare[0], action)
        value = expected(spare[0], which, work, net, thought)
        if value > best:
            best, chosen = value, action
    return chosen


@kernel
def best_pair(st: Record, spare: Record, work: Record, net: Record, thought: Record) -> int:
    """As ``best_action``, but laying and claiming are one choice where nothing comes between; *spare* has two."""
    if st["phase"] != PHASE_PLACE or st["rules"]["town"] or st["next_count"] == 0:
        return best_action(st, spare, work, net, thought)
    which = side_to_move(st)
    prospects(st, which, work)
    found, best, chosen = legal(st, work["tied"]), -1e9, -1
    for i in range(found):
        spare[1] = st
        apply(spare[1], work["tied"][i])
        value = _best_claim(spare, which, work, net, thought)
        if value > best:
            best, chosen = value, work["tied"][i]
    return chosen


@kernel
def _best_claim(spare: Record, which: int, work: Record, net: Record, thought: Record) -> float:
    """What the side expects with the best claim after the placement in the second record of *spare*."""
    if spare[1]["phase"] != PHASE_CLAIM:
        return expected(spare[1], which, work, net, thought)
    best, found = -1e9, legal(spare[1], work["others"])
    for i in range(found):
        spare[0] = spare[1]
        apply(spare[0], work["others"][i])
        best = max(best, expected(spare[0], which, work, net, thought))
    return best
