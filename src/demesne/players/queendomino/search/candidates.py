"""The choices of a seat, each with a prior: its worth by the policy's heuristics."""

from __future__ import annotations

import numpy as np

from demesne.kernels.bits import bit, lowest
from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.flow import side_to_move
from demesne.kernels.queendomino.layout import (
    BUILD,
    CLAIM,
    DISCARD,
    PASS,
    PHASE_BUILD,
    PHASE_CLAIM,
    PHASE_PLACE,
    SLOTS,
    STEP,
    TOWN,
    Record,
)
from demesne.kernels.queendomino.legality import in_hand, legal
from demesne.kernels.queendomino.town import affordable_slots
from demesne.players.queendomino.search.policy import NEVER, best_worth, choose, rate_placements
from demesne.players.queendomino.search.policy_ground import find_territories, place_on, prospects, survey
from demesne.players.queendomino.search.workspace import CLAIM_EARLY

__all__ = ["list_builds", "list_choices"]

_USUAL = 3.0
"""Points by which the policy's own choice in the town leads any other before the first playout."""


@kernel
def list_choices(st: Record, work: Record, out: Record, joint: bool) -> int:
    """Writes each candidate, an action and perhaps a second one, with its prior; returns how many.

    If *joint*, placing and claiming are one choice in games without a town: nothing comes between.
    """
    which = side_to_move(st)
    prospects(st, which, work)
    if st["phase"] == PHASE_PLACE:
        return _placements(st, which, work, out, joint)
    if st["phase"] == PHASE_CLAIM:
        return _claims(st, which, work, out)
    found = list_builds(st, which, work, out) if st["phase"] == PHASE_BUILD else _all(st, work, out)
    usual = choose(st, work)
    for i in range(found):
        out[i]["prior"] = _USUAL if out[i]["action"] == usual else 0.0
    return found


@kernel
def _write(candidate: Record, action: int, second: int, prior: float) -> None:
    candidate["action"], candidate["second"], candidate["prior"] = action, second, prior


@kernel
def _placements(st: Record, which: int, work: Record, out: Record, joint: bool) -> int:
    found = rate_placements(st, which, work)
    for i in range(found):
        _write(out[i], work["moves"][i], -1, work["worths"][i])
    if not found:
        _write(out[0], DISCARD, -1, 0.0)
        found = 1
    joint = joint and not st["rules"]["town"] and st["next_count"] > 0
    return _with_claims(st, which, work, out, found) if joint else found


@kernel
def _with_claims(st: Record, which: int, work: Record, out: Record, count: int) -> int:
    """Each of the *count* placements with each free domino; written from the last to the first, over themselves."""
    kingdom, free = work["kingdom"], 0
    for slot in range(st["next_count"]):
        free += st["next_seat"][slot] < 0
    for i in range(count - 1, -1, -1):
        move, points = int(out[i]["action"]), out[i]["prior"]
        kingdom[0] = st["sides"][which]
        if move != DISCARD:
            place_on(kingdom[0], st["rules"]["size"], in_hand(st), move >> 2, (move >> 2) + STEP[move & 3])
        survey(st, kingdom[0], work["ground"][1], work)
        _pair(st, kingdom[0], work, out, i * free, move, points)
    return count * free


@kernel
def _pair(st: Record, side: Record, work: Record, out: Record, at: int, move: int, points: float) -> None:
    box = st["round"] % st["rules"]["boxes"]
    for slot in range(st["next_count"]):
        if st["next_seat"][slot] < 0:
            domino = st["rules"]["dominoes"][box, st["next_line"][slot]]
            prior = points + best_worth(st, side, work["ground"][1], work, domino, NEVER)
            prior -= work["weight"][CLAIM_EARLY] * slot
            _write(out[at], move, CLAIM + st["next_line"][slot], prior)
            at += 1


@kernel
def _claims(st: Record, which: int, work: Record, out: Record) -> int:
    side, ground, found = st["sides"][which], work["ground"][0], 0
    box = st["round"] % st["rules"]["boxes"]
    survey(st, side, ground, work)
    for slot in range(st["next_count"]):
        if st["next_seat"][slot] < 0:
            domino = st["rules"]["dominoes"][box, st["next_line"][slot]]
            prior = best_worth(st, side, ground, work, domino, NEVER) - work["weight"][CLAIM_EARLY] * slot
            _write(out[found], CLAIM + st["next_line"][slot], -1, prior)
            found += 1
    return found


@kernel
def list_builds(st: Record, which: int, work: Record, out: Record) -> int:
    """Each tile on one square of each town: those of a town are all alike."""
    side, ground, found = st["sides"][which], work["ground"][0], 0
    slots = affordable_slots(st, which)
    find_territories(side, ground)
    seen = np.uint64(0)
    for i in range(4):
        rest = side["land"][TOWN, i] & ~side["built"][i]
        while rest:
            square = 64 * i + lowest(rest)
            rest ^= bit(square & 63)
            town = bit(ground["patch"][square])
            for slot in range(SLOTS):
                if slots >> slot & 1 and not seen & town:
                    _write(out[found], BUILD + 256 * slot + square, -1, 0.0)
                    found += 1
            seen |= town
    _write(out[found], PASS, -1, 0.0)
    return found + 1


@kernel
def _all(st: Record, work: Record, out: Record) -> int:
    found = legal(st, work["moves"])
    for i in range(found):
        _write(out[i], work["moves"][i], -1, 0.0)
    return found
