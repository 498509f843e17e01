"""The full greedy of the Kingdomino study, compiled: the twin of `full_greedy`."""

from __future__ import annotations

import numpy as np

from demesne.kernels.bits import ZERO, Word, bit, count, lowest
from demesne.kernels.compiler import kernel
from demesne.kernels.dice import draw
from demesne.kernels.queendomino.flow import side_to_move
from demesne.kernels.queendomino.land import list_placements
from demesne.kernels.queendomino.layout import CASTLE, CLAIM, DISCARD, PHASE_PLACE, STEP, Record
from demesne.kernels.queendomino.legality import in_hand
from demesne.players.queendomino.search.policy_land import beside, place_on, prospects, survey, window

__all__ = ["choose_full"]

_MIDDLE = CASTLE & 15
_S1, _S16, _S48 = (np.uint64(shift) for shift in (1, 16, 48))
_BAD = -1000
"""Deducted where the castle leaves the middle or a lone empty square is left: chosen only if there is nothing else."""
_NONE = -(10**6)
_ALONE = 2
"""Squares of land in a kingdom that had none before this turn."""


@kernel
def choose_full(st: Record, work: Record) -> int:
    """The action for the seat to move, which places or claims; ties are broken at random."""
    which = side_to_move(st)
    prospects(st, which, work)
    if st["phase"] == PHASE_PLACE:
        return _place(st, which, work)
    return _claim(st, which, work)


@kernel
def _laid(side: Record) -> int:
    """Squares of land, not counting the castle."""
    found = 0
    for terrain in range(len(side["land"])):
        for i in range(4):
            found += count(side["land"][terrain, i])
    return found


@kernel
def _place(st: Record, which: int, work: Record) -> int:
    side, kingdom, domino = st["sides"][which], work["kingdom"], in_hand(st)
    found = list_placements(side, domino, work["moves"])
    if not found:
        return DISCARD
    if not _laid(side):
        return int(work["moves"][draw(st, found)])
    best, ways = _NONE, 0
    for i in range(found):
        move = int(work["moves"][i])
        kingdom[0] = side
        place_on(kingdom[0], st["rules"]["size"], domino, move >> 2, (move >> 2) + STEP[move & 3])
        total, claims = _best_claim(st, kingdom[0], work)
        if total == _NONE:
            total, claims = 0, 1
        if total > best:
            best, ways = total, 0
        work["tied"][i] = claims if total == best else 0
        work["worths"][i] = total
        ways += work["tied"][i]
    return _draw_tied(st, work, found, best, ways)


@kernel
def _draw_tied(st: Record, work: Record, found: int, best: int, ways: int) -> int:
    """One of the best placements, as likely as it has equally good claims after it."""
    left = draw(st, ways)
    for i in range(found):
        if work["worths"][i] == best:
            left -= work["tied"][i]
            if left < 0:
                return int(work["moves"][i])
    return DISCARD


@kernel
def _best_claim(st: Record, side: Record, work: Record) -> tuple[int, int]:
    """The points of *side* with the best free domino laid best, and how many dominoes reach them."""
    best, claims, box = _NONE, 0, st["round"] % st["rules"]["boxes"]
    _ready(st, side, work)
    for slot in range(st["next_count"]):
        if st["next_seat"][slot] < 0:
            total = _best_points(st, side, work, st["rules"]["dominoes"][box, st["next_line"][slot]])
            if total > best:
                best, claims = total, 0
            claims += total == best and best > _NONE
    return best, claims


@kernel
def _claim(st: Record, which: int, work: Record) -> int:
    side, rules = st["sides"][which], st["rules"]
    box, best, ways = st["round"] % rules["boxes"], 2 * _NONE, 0
    early = _laid(side) <= _ALONE
    _ready(st, side, work)
    for slot in range(st["next_count"]):
        work["worths"][slot] = 3 * _NONE
        if st["next_seat"][slot] < 0:
            domino = rules["dominoes"][box, st["next_line"][slot]]
            total = max(domino[1], domino[3]) if early else _best_points(st, side, work, domino)
            work["worths"][slot] = total
            if total > best:
                best, ways = total, 0
            ways += total == best
    left = draw(st, ways)
    for slot in range(st["next_count"]):
        if work["worths"][slot] == best:
            if left == 0:
                return CLAIM + st["next_line"][slot]
            left -= 1
    return DISCARD


# --- points of a kingdom with one more domino ------------------------------------------


@kernel
def _ready(st: Record, side: Record, work: Record) -> None:
    """Territories, and in ``tied`` nothing: the square around the castle goes to a plane."""
    half = st["rules"]["size"] // 2
    survey(st, side, work["ground"][0], work)
    window(work["planes"][0], _MIDDLE - half, _MIDDLE - half, _MIDDLE + half, _MIDDLE + half)


@kernel
def _best_points(st: Record, side: Record, work: Record, domino: Record) -> int:
    ground, best = work["ground"][0], _NONE
    base, laid = 0, _laid(side)
    for this in range(ground["patches"]):
        base += ground["size"][this] * ground["crowns"][this]
    whole = laid + 2 == st["rules"]["size"] * st["rules"]["size"] - 1 and st["rules"]["harmony"]
    found = list_placements(side, domino, work["others"])
    for i in range(found):
        first = int(work["others"][i] >> 2)
        second = first + STEP[work["others"][i] & 3]
        total = base + _gain(ground, domino, first, second) + 5 * whole
        best = max(best, total + _shape(st, ground, work["planes"], first, second))
    return best


@kernel
def _gain(ground: Record, domino: Record, first: int, second: int) -> int:
    a, b = beside(ground, domino[0], first), beside(ground, domino[2], second)
    if domino[0] == domino[2]:
        return _joined(ground, a | b, 2, domino[1] + domino[3])
    return _joined(ground, a, 1, domino[1]) + _joined(ground, b, 1, domino[3])


@kernel
def _joined(ground: Record, touched: Word, size: int, crowns: int) -> int:
    before = 0
    while touched:
        this = lowest(touched)
        touched &= touched - np.uint64(1)
        size += ground["size"][this]
        crowns += ground["crowns"][this]
        before += ground["size"][this] * ground["crowns"][this]
    return size * crowns - before


@kernel
def _shape(st: Record, ground: Record, planes: Record, first: int, second: int) -> int:
    """Points for the castle in the middle; a great loss without it or with a lone empty square."""
    inside, square = planes[0], planes[1]
    outside = ZERO
    for i in range(4):
        square[i] = ground["full"][i]
    square[first >> 6] |= bit(first & 63)
    square[second >> 6] |= bit(second & 63)
    for i in range(4):
        outside |= square[i] & ~inside[i]
        square[i] = inside[i] & ~square[i]
    middle = st["rules"]["middle_kingdom"] > 0
    lost = _BAD if (middle and outside) or _lone(square) else 0
    return lost + (10 if middle and not outside else 0)


@kernel
def _lone(empty: Record) -> bool:
    """Whether one of the *empty* squares has neither an empty square nor the castle beside it."""
    a, b, c, d = empty[0], empty[1] | bit(CASTLE & 63), empty[2], empty[3]
    near_a = (a << _S1) | (a >> _S1) | (a << _S16) | (a >> _S16) | (b << _S48)
    near_b = (b << _S1) | (b >> _S1) | (b << _S16) | (a >> _S48) | (b >> _S16) | (c << _S48)
    near_c = (c << _S1) | (c >> _S1) | (c << _S16) | (b >> _S48) | (c >> _S16) | (d << _S48)
    near_d = (d << _S1) | (d >> _S1) | (d << _S16) | (c >> _S48) | (d >> _S16)
    lone = (empty[0] & ~near_a) | (empty[1] & ~near_b) | (empty[2] & ~near_c) | (empty[3] & ~near_d)
    return lone != ZERO
