"""What a seat sees, as numbers. Nothing is hidden in this family but the order of what is not yet dealt."""

from __future__ import annotations

from collections.abc import Iterator

from demesne.games.queendomino.rules import Rules
from demesne.kernels.bits import ZERO, bit, lowest
from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.flow import side_to_move, to_move
from demesne.kernels.queendomino.layout import (
    KIND_NAMES,
    KINDS,
    PHASE_CLAIM,
    PHASE_PLACE,
    SLOTS,
    TERRAIN_NAMES,
    TERRAINS,
    Record,
)
from demesne.kernels.queendomino.packing import PHASES
from demesne.kernels.queendomino.scoring import sheet
from demesne.kernels.sight import Sight

__all__ = ["see", "sight_of"]

_SQUARES = ("castle", "open", "crowns", "knights", "buildings", "just laid")
_OWNED = ("points", "coins", "knights in hand", "knights on land", "towers", "taxes knights", "taxes towers", "queen")
_PLANES = TERRAINS + len(_SQUARES)
_HALF = TERRAINS + 1


def sight_of(rules: Rules) -> Sight:
    """What a seat sees in a game under *rules*."""
    sides = range(len(rules.sides))
    across = 2 * rules.size - 1
    planes = [f"side {side}: {name}" for side in sides for name in (*TERRAIN_NAMES, *_SQUARES)]
    return Sight(tuple(planes), across, across, tuple(_facts(rules)))


def _facts(rules: Rules) -> Iterator[str]:
    """The names of the facts, in the order in which `see` writes them."""
    yield from (f"phase: {phase}" for phase in PHASES[PHASE_PLACE : PHASE_CLAIM + 1])
    yield from (f"seat {seat}: to move" for seat in range(rules.seats))
    yield from ("round", "rounds to come", "games before")
    for side in range(len(rules.sides)):
        yield from (f"side {side}: {name}" for name in _OWNED)
        yield from (f"side {side}: {kind}" for kind in KIND_NAMES if rules.town)
    for line in ("this line", "next line"):
        for place in range(rules.line):
            yield from _domino(f"{line} {place}", rules.seats)
    yield from (f"this line {place}: on turn" for place in range(rules.line))
    for box in range(len(rules.boxes)):
        yield from (f"box {box}: {number} not dealt" for number in range(1, 49))
    if rules.town:
        yield from (f"builders {slot}: {kind}" for slot in range(SLOTS) for kind in KIND_NAMES)
        yield from (f"builders {slot}: burnt" for slot in range(SLOTS))
        yield from (f"pile: {kind}" for kind in KIND_NAMES)


def _domino(slot: str, seats: int) -> Iterator[str]:
    yield f"{slot}: number"
    for half in ("first", "second"):
        yield from (f"{slot}: {half} {terrain}" for terrain in TERRAIN_NAMES)
        yield f"{slot}: {half} crowns"
    yield from (f"{slot}: king of seat {seat}" for seat in range(seats))


# --- planes ---------------------------------------------------------------------------


@kernel
def _draw(words: Record, size: int, much: int, plane: Record) -> None:
    """Adds *much* on each square of *words*; a plane's middle is the castle."""
    corner = 8 - size
    for i in range(4):
        word = words[i]
        while word:
            place = lowest(word)
            plane[4 * i + (place >> 4) - corner, (place & 15) - corner] += much
            word ^= bit(place)


@kernel
def _draw_side(side: Record, size: int, planes: Record) -> None:
    for terrain in range(TERRAINS):
        _draw(side["land"][terrain], size, 1, planes[terrain])
    planes[TERRAINS, size - 1, size - 1] = 1
    _draw(side["open"], size, 1, planes[TERRAINS + 1])
    _draw(side["crowns"][0], size, 1, planes[TERRAINS + 2])
    _draw(side["crowns"][1], size, 2, planes[TERRAINS + 2])
    _draw(side["knighted"], size, 1, planes[TERRAINS + 3])
    _draw(side["built"], size, 1, planes[TERRAINS + 4])


@kernel
def _draw_laid(st: Record, plane: Record) -> None:
    """The squares of the domino just laid."""
    corner = 8 - st["rules"]["size"]
    for i in range(2):
        if st["placed"][i] >= 0:
            plane[(st["placed"][i] >> 4) - corner, (st["placed"][i] & 15) - corner] = 1


# --- facts ----------------------------------------------------------------------------


@kernel
def _tell_side(st: Record, which: int, facts: Record, at: int) -> int:
    """What a side owns; returns where the next fact goes, as all of these do."""
    side, town = st["sides"][which], st["rules"]["town"]
    facts[at], facts[at + 1], facts[at + 2] = sheet(st, which), side["coins"], side["knights"]
    facts[at + 3], facts[at + 4] = side["posted"], side["towers"]
    facts[at + 5], facts[at + 6] = side["pays"] & 1, side["pays"] >> 1
    facts[at + 7] = st["queen"] == which
    at += 8
    if town:
        for i in range(side["buildings"]):
            facts[at + side["kind"][i]] += 1
        at += KINDS
    return at


@kernel
def _tell_line(st: Record, line: Record, kings: Record, count: int, box: int, seat: int, facts: Record, at: int) -> int:
    """The dominoes of a line, by their halves and kings."""
    seats, dominoes = st["rules"]["seats"], st["rules"]["dominoes"]
    for place in range(st["rules"]["line"]):
        if place < count:
            number = line[place]
            facts[at] = number
            for half in range(2):
                facts[at + 1 + half * _HALF + dominoes[box, number, 2 * half]] = 1
                facts[at + half * _HALF + _HALF] = dominoes[box, number, 2 * half + 1]
            if kings[place] >= 0:
                facts[at + 1 + 2 * _HALF + (kings[place] - seat) % seats] = 1
        at += 1 + 2 * _HALF + seats
    return at


@kernel
def _tell_undealt(st: Record, facts: Record, at: int) -> int:
    for box in range(st["rules"]["boxes"]):
        for number in range(1, 49):
            facts[at] = (st["undealt"][box] & bit(number)) != ZERO
            at += 1
    return at


@kernel
def _tell_builders(st: Record, facts: Record, at: int) -> None:
    for slot in range(SLOTS):
        if st["slots"][slot] >= 0:
            facts[at + slot * KINDS + st["slots"][slot]] = 1
    at += SLOTS * KINDS
    if st["burnt"] >= 0:
        facts[at + st["burnt"]] = 1
    at += SLOTS
    for kind in range(KINDS):
        facts[at + kind] = st["pile"][kind]


@kernel
def see(st: Record, seat: int, planes: Record, facts: Record) -> None:
    """Writes what *seat* sees into planes and facts that are all 0, in the order of ``sight_of``."""
    rules, mover = st["rules"], to_move(st)
    sides, seats, line = rules["sides"], rules["seats"], rules["line"]
    own, boxes = rules["side_of"][seat], rules["boxes"]
    if PHASE_PLACE <= st["phase"] <= PHASE_CLAIM:
        facts[st["phase"] - PHASE_PLACE] = 1
    at = PHASE_CLAIM - PHASE_PLACE + 1
    if mover >= 0:
        facts[at + (mover - seat) % seats] = 1
    at += seats
    facts[at], facts[at + 1], facts[at + 2] = st["round"], rules["rounds"] - st["round"], st["game"]
    at += 3
    for k in range(sides):
        which = (own + k) % sides
        _draw_side(st["sides"][which], rules["size"], planes[k * _PLANES : (k + 1) * _PLANES])
        at = _tell_side(st, which, facts, at)
    if mover >= 0:
        _draw_laid(st, planes[(side_to_move(st) - own) % sides * _PLANES + _PLANES - 1])
    this = (st["round"] + boxes - 1) % boxes
    at = _tell_line(st, st["this_line"], st["this_seat"], st["this_count"], this, seat, facts, at)
    at = _tell_line(st, st["next_line"], st["next_seat"], st["next_count"], st["round"] % boxes, seat, facts, at)
    if st["round"] and mover >= 0:
        facts[at + st["turn"]] = 1
    at = _tell_undealt(st, facts, at + line)
    if rules["town"]:
        _tell_builders(st, facts, at)
