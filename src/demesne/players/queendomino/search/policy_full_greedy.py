"""The full greedy of the Kingdomino study, compiled: the twin of `full_greedy`."""

from __future__ import annotations

from demesne.kernels.bits import ZERO, Word, signed
from demesne.kernels.compiler import kernel
from demesne.kernels.dice import draw
from demesne.kernels.queendomino.flow import side_to_move
from demesne.kernels.queendomino.land import list_placements
from demesne.kernels.queendomino.layout import CLAIM, DISCARD, PHASE_PLACE, STEP, Record
from demesne.kernels.queendomino.legality import in_hand
from demesne.kernels.queendomino.planes import squares, stored
from demesne.players.queendomino.search.policy_full_points import (
    Frame,
    Parts,
    best_shape,
    folded,
    folded_land,
    frame_of,
    gain_of,
    most_of,
    most_of_any,
    no_parts,
    parts_of,
    promise,
    shape,
)
from demesne.players.queendomino.search.policy_ground import find_territories, place_on

__all__ = ["choose_full"]

_NONE = -(10**6)
_ALONE = 2
"""Squares of land in a kingdom that had none before this turn."""


@kernel
def choose_full(st: Record, work: Record) -> int:
    """The action for the seat to move, which places or claims; ties are broken at random."""
    side = st["sides"][side_to_move(st)]
    find_territories(side, work["ground"][0])
    return _place(st, side, work) if st["phase"] == PHASE_PLACE else _claim(st, side, work)


@kernel
def _laid(ground: Record) -> int:
    """Squares of land, not counting the castle."""
    return squares(stored(ground["full"])) - 1


# --- placing --------------------------------------------------------------------------


@kernel
def _place(st: Record, side: Record, work: Record) -> int:
    ground, domino = work["ground"][0], in_hand(st)
    found = list_placements(side, domino, work["moves"])
    if not found:
        return DISCARD
    if not _laid(ground):
        return int(work["moves"][draw(st, found)])
    base, full = _points(st, ground, _laid(ground) + 4), folded_land(st, ground)
    best, ways, begin = _NONE, 0, _most_at_once(st, work, domino, found, full)
    promise(st, ground, work)
    for k in range(found):
        i = (begin + k) % found
        first = signed(work["moves"][i] >> 2)
        second = first + STEP[work["moves"][i] & 3]
        total, claims = _after(st, side, work, domino, first, second, base, full, best)
        if total > best:
            best, ways = total, 0
        work["tied"][i] = claims if total == best else 0
        work["worths"][i] = total
        ways += work["tied"][i]
    return _draw_tied(st, work, found, best, ways)


@kernel
def _most_at_once(st: Record, work: Record, domino: Record, found: int, full: tuple[Word, bool]) -> int:
    """The placement that brings most by itself: tried first, it leaves little to try of those that bring less."""
    frame, best, chosen = frame_of(st, full[0], full[1]), _NONE, 0
    for i in range(found):
        first = signed(work["moves"][i] >> 2)
        second = first + STEP[work["moves"][i] & 3]
        points = gain_of(work["ground"][0], no_parts(), domino, first, second) + shape(frame, first, second)
        if points > best:
            best, chosen = points, i
    return chosen


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
def _after(
    st: Record,
    side: Record,
    work: Record,
    domino: Record,
    first: int,
    second: int,
    base: int,
    full: tuple[Word, bool],
    floor: int,
) -> tuple[int, int]:
    """The points with *domino* there and the best free one laid best, and how many reach them; see ``_best_claim``."""
    kingdom, size = work["kingdom"], signed(st["rules"]["size"])
    parts, gain = parts_of(work["ground"][0], domino, first, second)
    a, b = folded(size, first), folded(size, second)
    frame = frame_of(st, full[0] | a | b, full[1] or a == ZERO or b == ZERO)
    if floor > 0 and base + gain + best_shape(frame) + most_of_any(st, work, parts) < floor:
        return floor - 1, 0
    kingdom[0] = side
    place_on(kingdom[0], size, domino, first, second)
    return _best_claim(st, kingdom[0], work, parts, frame, base + gain, floor)


@kernel
def _best_claim(
    st: Record, side: Record, work: Record, parts: Parts, frame: Frame, base: int, floor: int
) -> tuple[int, int]:
    """The points of *side* with the best free domino laid best, if they are at least *floor*; how many reach them."""
    best, claims, fits, box = floor, 0, False, st["round"] % st["rules"]["boxes"]
    for slot in range(st["next_count"]):
        if st["next_seat"][slot] < 0:
            domino = st["rules"]["dominoes"][box, st["next_line"][slot]]
            if best > 0 and base + best_shape(frame) + most_of(work, domino, slot, parts) < best:
                fits = True  # or does not matter, where fitting nowhere counts nothing
                continue
            total = _best_points(side, work, domino, parts, frame, base, best)
            fits = fits or total != _NONE
            if total > best:
                best, claims = total, 0
            claims += total == best
    return (best, claims) if fits else (0, 1)


# --- claiming -------------------------------------------------------------------------


@kernel
def _claim(st: Record, side: Record, work: Record) -> int:
    rules, ground = st["rules"], work["ground"][0]
    box, best, ways, parts = st["round"] % rules["boxes"], 2 * _NONE, 0, no_parts()
    early, base, full = _laid(ground) <= _ALONE, _points(st, ground, _laid(ground) + 2), folded_land(st, ground)
    frame = frame_of(st, full[0], full[1])
    for slot in range(st["next_count"]):
        work["worths"][slot] = 3 * _NONE
        if st["next_seat"][slot] < 0:
            domino = rules["dominoes"][box, st["next_line"][slot]]
            total = signed(max(domino[1], domino[3]))
            if not early:
                total = _best_points(side, work, domino, parts, frame, base, best)
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
def _points(st: Record, ground: Record, laid: int) -> int:
    """The points of the territories, and those for a complete kingdom where it has *laid* squares."""
    points, size = 0, signed(st["rules"]["size"])
    for this in range(ground["patches"]):
        points += ground["size"][this] * ground["crowns"][this]
    return points + (5 if st["rules"]["harmony"] and laid == size * size - 1 else 0)


@kernel
def _best_points(side: Record, work: Record, domino: Record, parts: Parts, frame: Frame, base: int, floor: int) -> int:
    """The points with *domino* laid best; less than *floor* where they are; ``_NONE`` if it fits nowhere."""
    found, best, most = list_placements(side, domino, work["others"]), floor - 1, best_shape(frame)
    if not found:
        return _NONE
    for i in range(found):
        first = signed(work["others"][i] >> 2)
        second = first + STEP[work["others"][i] & 3]
        total = base + gain_of(work["ground"][0], parts, domino, first, second)
        if total + most > best:
            best = max(best, total + shape(frame, first, second))
    return best
