"""A position in numbers, from the point of view of one side: the inputs of the value network."""

from __future__ import annotations

from typing import Final

import numpy as np

from demesne.kernels.bits import count
from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.land import count_placements
from demesne.kernels.queendomino.layout import LARGEST, PHASE_CLAIM, PHASE_PLACE, SLOTS, TERRAINS, Record
from demesne.kernels.queendomino.planes import squares, stored
from demesne.kernels.queendomino.scoring import sheet
from demesne.kernels.queendomino.town import free_sites
from demesne.players.queendomino.search.policy_ground import survey

__all__ = ["INPUTS", "turns_left", "write_features"]

_OF_MODE: Final = 8
_OF_TERRAIN: Final = 12
_OF_SHAPE: Final = 8
_OF_CLAIMS: Final = 8
_OF_OTHERS: Final = 4
_OF_TOWN: Final = 16
_SHAPE: Final = _OF_MODE + _OF_TERRAIN * TERRAINS
_CLAIMS: Final = _SHAPE + _OF_SHAPE
_OTHERS: Final = _CLAIMS + _OF_CLAIMS
_TOWN: Final = _OTHERS + _OF_OTHERS
INPUTS: Final = _TOWN + _OF_TOWN
"""How many numbers describe a position."""

_S1, _S16, _S48 = (np.uint64(shift) for shift in (1, 16, 48))


@kernel
def turns_left(st: Record, which: int) -> int:
    """How many dominoes side *which* still has to lay."""
    rules, own = st["rules"], 0
    if st["round"]:
        for turn in range(st["turn"] + (st["phase"] > PHASE_PLACE), st["this_count"]):
            own += rules["side_of"][st["this_seat"][turn]] == which
    return own + (rules["rounds"] - st["round"]) * rules["kings"] * rules["seats"] // rules["sides"]


@kernel
def write_features(st: Record, which: int, work: Record, out: Record) -> float:
    """Writes the numbers of a position to *out*; returns the points that side *which* has now.

    ``prospects`` must be written to *work* before. Nothing here knows what is not yet dealt.
    """
    side, ground = st["sides"][which], work["ground"][0]
    for i in range(INPUTS):
        out[i] = 0.0
    survey(st, side, ground, work)
    left = turns_left(st, which)
    _mode(st, left, out)
    points = float(sheet(st, which))
    _terrains(ground, work, out)
    for terrain in range(TERRAINS):
        out[_OF_MODE + _OF_TERRAIN * terrain] = 0.05 * st["scratch"][1 + terrain]
    _shape(st, side, ground, left, out)
    _claims(st, which, side, ground, out)
    if st["rules"]["town"]:
        _town(st, which, side, out)
    _others(st, which, points, out)
    return points


@kernel
def _mode(st: Record, left: int, out: Record) -> None:
    """What is played, and how much of it is left."""
    rules = st["rules"]
    out[0] = 0.25 * rules["sides"]
    out[1] = 0.1 * left
    for i in range(3):
        out[2 + i] = left == i + 1
    out[5] = rules["size"] == 7
    out[6] = rules["middle_kingdom"] > 0
    out[7] = rules["harmony"] > 0


# --- land -----------------------------------------------------------------------------


@kernel
def _terrains(ground: Record, work: Record, out: Record) -> None:
    """Of each terrain: all squares and crowns, the best territory, what is to be hoped for."""
    for this in range(ground["patches"]):
        terrain = ground["terrain"][this]
        at = _OF_MODE + _OF_TERRAIN * terrain
        size, crowns, open_ = ground["size"][this], ground["crowns"][this], ground["open"][this]
        free = count(open_[0]) + count(open_[1]) + count(open_[2]) + count(open_[3])
        room = min(free, 3) / 3.0
        out[at + 1] += 0.1 * size * (crowns == 0)
        out[at + 2] += 0.2 * crowns
        out[at + 3] += 0.05 * room * crowns * work["squares"][terrain]
        out[at + 4] += 0.05 * room * size * work["crowns"][terrain]
        if size * (crowns + 1) > 10.0 * out[at + 5] * (5.0 * out[at + 6] + 1.0):
            out[at + 5], out[at + 6], out[at + 7] = 0.1 * size, 0.2 * crowns, 0.15 * min(free, 8)
    for terrain in range(TERRAINS):
        at = _OF_MODE + _OF_TERRAIN * terrain
        out[at + 8] = 0.1 * work["squares"][terrain]
        out[at + 9] = 0.2 * work["crowns"][terrain]


@kernel
def _shape(st: Record, side: Record, ground: Record, left: int, out: Record) -> None:
    """How the kingdom fills its square: width, holes, room for what is to come, bonuses still possible."""
    rules, empty = st["rules"], ground["view"]
    missing = rules["size"] * rules["size"] - squares(stored(ground["full"]))
    out[_SHAPE] = ground["framed"]
    out[_SHAPE + 1] = rules["harmony"] and missing <= 2 * left
    out[_SHAPE + 2] = 0.1 * (side["x1"] - side["x0"] + 1)
    out[_SHAPE + 3] = 0.1 * (side["y1"] - side["y0"] + 1)
    out[_SHAPE + 4] = 0.4 * _alone(empty)
    out[_SHAPE + 5] = 0.2 * _dead_ends(empty)
    out[_SHAPE + 6] = 0.04 * squares(stored(empty))
    out[_SHAPE + 7] = 0.1 * (2 * left - missing)


@kernel
def _alone(empty: Record) -> int:
    """Empty squares without an empty one beside them."""
    a, b, c, d = empty[0], empty[1], empty[2], empty[3]
    near_a = (a << _S1) | (a >> _S1) | (a << _S16) | (a >> _S16) | (b << _S48)
    near_b = (b << _S1) | (b >> _S1) | (b << _S16) | (a >> _S48) | (b >> _S16) | (c << _S48)
    near_c = (c << _S1) | (c >> _S1) | (c << _S16) | (b >> _S48) | (c >> _S16) | (d << _S48)
    near_d = (d << _S1) | (d >> _S1) | (d << _S16) | (c >> _S48) | (d >> _S16)
    return count(a & ~near_a) + count(b & ~near_b) + count(c & ~near_c) + count(d & ~near_d)


@kernel
def _dead_ends(empty: Record) -> int:
    """Empty squares with just one empty one beside them."""
    found = 0
    for i in range(4):
        word = empty[i]
        before = empty[i - 1] >> _S48 if i else np.uint64(0)
        after = empty[i + 1] << _S48 if i < 3 else np.uint64(0)
        up, down = word << _S1, word >> _S1
        right, left = (word << _S16) | before, (word >> _S16) | after
        odd, pair = up ^ down, up & down
        both = pair | (odd & right)
        odd ^= right
        both |= odd & left
        found += count(word & (odd ^ left) & ~both)
    return found


# --- dominoes to come -----------------------------------------------------------------


@kernel
def _claims(st: Record, which: int, side: Record, ground: Record, out: Record) -> None:
    """The dominoes that are the side's already, and the best of those that are free."""
    rules = st["rules"]
    if st["round"]:
        box = (st["round"] - 1) % rules["boxes"]
        for turn in range(st["turn"] + (st["phase"] > PHASE_PLACE), st["this_count"]):
            if rules["side_of"][st["this_seat"][turn]] == which:
                _own(side, ground, rules["dominoes"][box, st["this_line"][turn]], turn, out)
    box, best, free = st["round"] % rules["boxes"], 0.0, 0
    for slot in range(st["next_count"]):
        seat, domino = st["next_seat"][slot], rules["dominoes"][box, st["next_line"][slot]]
        if seat >= 0 and rules["side_of"][seat] == which:
            _own(side, ground, domino, slot, out)
        elif seat < 0:
            free += 1
            best = max(best, _promise(ground, domino))
    if st["phase"] <= PHASE_CLAIM and _to_claim(st, which):
        out[_CLAIMS + 5] = 1.0
        out[_CLAIMS + 6] = 0.1 * best
        out[_CLAIMS + 7] = 0.25 * free


@kernel
def _to_claim(st: Record, which: int) -> bool:
    """Whether the side is in a turn in which it still has to claim."""
    if st["next_count"] == 0 or st["phase"] < PHASE_PLACE or st["turn"] >= st["this_count"]:
        return False
    return st["rules"]["side_of"][st["this_seat"][st["turn"]]] == which


@kernel
def _own(side: Record, ground: Record, domino: Record, place: int, out: Record) -> None:
    """Adds a domino that is the side's: its land, its promise, whether it fits, when it comes."""
    for half in range(0, 4, 2):
        at = _OF_MODE + _OF_TERRAIN * domino[half]
        out[at + 10] += 0.5
        out[at + 11] += 0.5 * domino[half + 1]
    ways = count_placements(side, domino)
    out[_CLAIMS] += 0.1 * _promise(ground, domino)
    out[_CLAIMS + 1] += ways == 0
    out[_CLAIMS + 2] += 0.1 * min(ways, 12)
    out[_CLAIMS + 3] += 0.25 * place
    out[_CLAIMS + 4] += 0.5


@kernel
def _promise(ground: Record, domino: Record) -> float:
    """The points of a domino with each half beside the territory that gains most by it."""
    total = 0.0
    for half in range(0, 4, 2):
        best = float(domino[half + 1])
        for this in range(ground["patches"]):
            open_ = ground["open"][this]
            if ground["terrain"][this] == domino[half] and (open_[0] | open_[1] | open_[2] | open_[3]):
                gain = ground["crowns"][this] + domino[half + 1] * (ground["size"][this] + 1)
                best = max(best, float(gain))
        total += best
    return total


# --- everything else ------------------------------------------------------------------


@kernel
def _town(st: Record, which: int, side: Record, out: Record) -> None:
    """Coins, knights, towers, buildings, the Queen and what the builders offer."""
    out[_TOWN] = 0.1 * side["coins"]
    out[_TOWN + 1] = 0.3 * side["knights"]
    out[_TOWN + 2] = 0.1 * side["posted"]
    out[_TOWN + 3] = 0.2 * side["towers"]
    out[_TOWN + 4] = st["queen"] == which
    out[_TOWN + 5] = st["queen"] >= 0
    out[_TOWN + 6] = 0.1 * st["scratch"][LARGEST]
    out[_TOWN + 7] = 0.2 * free_sites(side)
    out[_TOWN + 8] = 0.1 * side["buildings"]
    out[_TOWN + 9] = side["pays"] & 1
    out[_TOWN + 10] = (side["pays"] & 2) > 0
    most, affordable = 0, 0
    for other in range(st["rules"]["sides"]):
        if other != which:
            most = max(most, st["sides"][other]["towers"])
    for slot in range(SLOTS):
        affordable += st["slots"][slot] >= 0 and slot - (st["queen"] == which) <= side["coins"]
    out[_TOWN + 11] = 0.2 * most
    out[_TOWN + 12] = 0.2 * (side["towers"] - most)
    out[_TOWN + 13] = side["towers"] > most
    out[_TOWN + 14] = 0.2 * affordable
    out[_TOWN + 15] = 0.02 * side["coins"] * min(1, free_sites(side))


@kernel
def _others(st: Record, which: int, points: float, out: Record) -> None:
    """How the side compares with the others. It leaves another sheet in ``scratch``, so it comes last."""
    most, total, sides = 0.0, 0.0, st["rules"]["sides"]
    for other in range(sides):
        if other != which:
            found = float(sheet(st, other))
            most = max(most, found)
            total += found
    out[_OTHERS] = 0.02 * points
    out[_OTHERS + 1] = 0.02 * most
    out[_OTHERS + 2] = 0.02 * (points - most)
    out[_OTHERS + 3] = 0.02 * (points - total / max(1, sides - 1))
