"""What a seat may choose between, the most promising first."""

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
from demesne.players.search.queendomino.ground import place_on, prospects, survey
from demesne.players.search.queendomino.policy import best_worth, choose, rate_placements
from demesne.players.search.queendomino.workspace import CLAIM_EARLY

__all__ = ["list_arms", "list_builds"]

_USUAL = 3.0
"""Points by which what the quick player would do in the town looks better than anything else."""


@kernel
def list_arms(st: Record, work: Record, arms: Record, worths: Record) -> int:
    """Writes each arm, an action and perhaps a second one, and what a quick look says of it; how many.

    If the workspace says ``joint``, laying and claiming are one arm in games without a town: nothing comes between.
    """
    which = side_to_move(st)
    prospects(st, which, work)
    if st["phase"] == PHASE_PLACE:
        return _placements(st, which, work, arms, worths)
    if st["phase"] == PHASE_CLAIM:
        return _claims(st, which, work, arms, worths)
    found = list_builds(st, which, work, arms) if st["phase"] == PHASE_BUILD else _all(st, work, arms)
    usual = choose(st, work)
    for i in range(found):
        worths[i] = _USUAL if arms[i, 0] == usual else 0.0
    return found


@kernel
def _placements(st: Record, which: int, work: Record, arms: Record, worths: Record) -> int:
    found = rate_placements(st, which, work)
    joint = work["joint"] and not st["rules"]["town"] and st["next_count"] > 0
    for i in range(found):
        arms[i, 0], arms[i, 1] = work["moves"][i], -1
        worths[i] = work["worths"][i]
    if not found:
        arms[0, 0], arms[0, 1] = DISCARD, -1
        worths[0], found = 0.0, 1
    return _with_claims(st, which, work, arms, worths, found) if joint else found


@kernel
def _with_claims(st: Record, which: int, work: Record, arms: Record, worths: Record, count: int) -> int:
    """Each of the *count* arms with each free domino; written from the last to the first, over the arms themselves."""
    kingdom, free = work["kingdom"], 0
    for slot in range(st["next_count"]):
        free += st["next_seat"][slot] < 0
    for i in range(count - 1, -1, -1):
        move, points = int(arms[i, 0]), worths[i]
        kingdom[0] = st["sides"][which]
        if move != DISCARD:
            place_on(kingdom[0], st["rules"]["size"], in_hand(st), move >> 2, (move >> 2) + STEP[move & 3])
        survey(st, kingdom[0], work["ground"][1], work)
        _pair(st, kingdom[0], work, arms, worths, i * free, move, points)
    return count * free


@kernel
def _pair(
    st: Record, side: Record, work: Record, arms: Record, worths: Record, at: int, move: int, points: float
) -> None:
    box = st["round"] % st["rules"]["boxes"]
    for slot in range(st["next_count"]):
        if st["next_seat"][slot] < 0:
            domino = st["rules"]["dominoes"][box, st["next_line"][slot]]
            arms[at, 0], arms[at, 1] = move, CLAIM + st["next_line"][slot]
            worths[at] = points + best_worth(st, side, work["ground"][1], work, domino)
            worths[at] -= work["weight"][CLAIM_EARLY] * slot
            at += 1


@kernel
def _claims(st: Record, which: int, work: Record, arms: Record, worths: Record) -> int:
    side, ground, found = st["sides"][which], work["ground"][0], 0
    box = st["round"] % st["rules"]["boxes"]
    survey(st, side, ground, work)
    for slot in range(st["next_count"]):
        if st["next_seat"][slot] < 0:
            domino = st["rules"]["dominoes"][box, st["next_line"][slot]]
            arms[found, 0], arms[found, 1] = CLAIM + st["next_line"][slot], -1
            worths[found] = best_worth(st, side, ground, work, domino) - work["weight"][CLAIM_EARLY] * slot
            found += 1
    return found


@kernel
def list_builds(st: Record, which: int, work: Record, arms: Record) -> int:
    """Each tile on one square of each town: those of a town are all alike."""
    side, ground, found = st["sides"][which], work["ground"][0], 0
    slots = affordable_slots(st, which)
    survey(st, side, ground, work)
    seen = np.uint64(0)
    for i in range(4):
        rest = side["land"][TOWN, i] & ~side["built"][i]
        while rest:
            square = 64 * i + lowest(rest)
            rest ^= bit(square & 63)
            town = bit(ground["patch"][square])
            for slot in range(SLOTS):
                if slots >> slot & 1 and not seen & town:
                    arms[found, 0], arms[found, 1] = BUILD + 256 * slot + square, -1
                    found += 1
            seen |= town
    arms[found, 0], arms[found, 1] = PASS, -1
    return found + 1


@kernel
def _all(st: Record, work: Record, arms: Record) -> int:
    found = legal(st, work["moves"])
    for i in range(found):
        arms[i, 0], arms[i, 1] = work["moves"][i], -1
    return found
