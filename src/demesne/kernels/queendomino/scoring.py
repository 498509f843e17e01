"""Points of a kingdom, row by row and in total, and who ranks before whom (rules 10 and 11)."""

from __future__ import annotations

import numpy as np

from demesne.kernels.bits import ONE, Word, bit, count, word_of
from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.layout import (
    CASTLE,
    CROWNS,
    LARGEST,
    PER,
    PER_KNIGHT,
    PER_POINTS,
    PER_TOWER,
    POINTS,
    ROWS,
    SHEET,
    TERRAINS,
    Record,
)

__all__ = ["BONUS_ROW", "BUILDING_ROW", "QUEEN_ROW", "connected", "fold", "rank", "score", "sheet", "territory_size"]

QUEEN_ROW = TERRAINS + 1
BUILDING_ROW = TERRAINS + 2
BONUS_ROW = TERRAINS + 3

_S1, _S8, _S16, _S32, _S64 = (np.uint64(shift) for shift in (1, 8, 16, 32, 64))
_SEVENS = np.uint64(0x007F007F007F007F)
_PAIRS = np.uint64(0x0000FFFF0000FFFF)
_HALF = np.uint64(0xFFFFFFFF)


@kernel
def fold(words: Record, left: int, low: int) -> Word:
    """A plane as one word: eight bits for each of its columns from *left* on, of which the squares from *low* on.

    It must have no squares elsewhere than in seven columns and rows, and *left* must be above 0.
    """
    y0, x0 = word_of(low), word_of(8 * left)
    low = _narrow(words[0] >> y0) | (_narrow(words[1] >> y0) << _S32)
    high = _narrow(words[2] >> y0) | (_narrow(words[3] >> y0) << _S32)
    return (low >> x0) | (high << (_S64 - x0))


@kernel
def _folded(side: Record, words: Record) -> Word:
    """A plane of the kingdom as one word, from its corner on."""
    return fold(words, side["x0"], side["y0"])


@kernel
def _narrow(columns: Word) -> Word:
    """The seven lowest squares of each of four columns of 16, in eight bits each."""
    columns &= _SEVENS
    columns = (columns | (columns >> _S8)) & _PAIRS
    return (columns | (columns >> _S16)) & _HALF


@kernel
def connected(seed: Word, land: Word) -> Word:
    """The squares of *land* that are connected to *seed*; the eighth row is always free."""
    found = seed
    while True:
        grown = (found | (found << _S1) | (found >> _S1) | (found << _S8) | (found >> _S8)) & land
        if grown == found:
            return found
        found = grown


@kernel
def territory_size(side: Record, terrain: int, square: int) -> int:
    """How many squares the territory of *square* has, which is land of *terrain*."""
    place = 8 * ((square >> 4) - side["x0"]) + (square & 15) - side["y0"]
    return count(connected(bit(place), _folded(side, side["land"][terrain])))


@kernel
def sheet(st: Record, which: int) -> int:
    """Writes the sheet of side *which*, as if the game ended now, to ``scratch``; returns its total.

    The rows are those of the game being played; the total includes those of a dynasty's earlier games.
    """
    side, out = st["sides"][which], st["scratch"]
    for row in range(SHEET):
        out[row] = 0
    out[0] = side["coins"] // 3  # Rules 10.1
    territories = _land_rows(side, out)
    if st["queen"] == which:
        out[QUEEN_ROW] = out[LARGEST]  # Rules 10.4
    if side["buildings"]:
        out[BUILDING_ROW] = _building_points(side, territories)
    if st["rules"]["middle_kingdom"] or st["rules"]["harmony"]:
        out[BONUS_ROW] = _bonuses(st["rules"], side)
    total = 0
    for row in range(ROWS):
        total += out[row]
        for game in range(st["game"]):
            total += st["earlier"][game, which, row]
    return total


@kernel
def _land_rows(side: Record, out: Record) -> int:
    """Writes the rows of the terrains (rules 10.2, 10.3); returns eight bits for how many territories each has."""
    ones, twos = _folded(side, side["crowns"][0]), _folded(side, side["crowns"][1])
    territories = 0
    for terrain in range(TERRAINS):
        rest = _folded(side, side["land"][terrain])
        while rest:
            found = connected(rest & (~rest + ONE), rest)
            rest ^= found
            squares = count(found)
            crowns = count(found & ones) + 2 * count(found & twos)
            out[1 + terrain] += squares * crowns
            out[CROWNS] += crowns
            out[LARGEST] = max(out[LARGEST], squares)
            territories += 1 << (8 * terrain)
    return territories


@kernel
def _building_points(side: Record, territories: int) -> int:
    """*territories* has eight bits for each terrain's number of territories."""
    points = 0
    for i in range(side["buildings"]):
        kind = side["kind"][i]
        counted = PER[kind]
        points += POINTS[kind]
        if counted == PER_TOWER:  # Rules 10.7
            points += PER_POINTS[kind] * side["towers"]
        elif counted == PER_KNIGHT:
            points += PER_POINTS[kind] * (side["knights"] + side["posted"])
        elif counted >= 0:  # Rules 10.6
            points += PER_POINTS[kind] * ((territories >> (8 * counted)) & 255)
    return points


@kernel
def _bonuses(rules: Record, side: Record) -> int:  # Rules 10.8
    points, edge = 0, rules["size"] - 1
    full = side["x1"] - side["x0"] == edge and side["y1"] - side["y0"] == edge
    middle, row = CASTLE >> 4, CASTLE & 15
    if rules["middle_kingdom"] == 2:
        reach = max(middle - side["x0"], side["x1"] - middle, row - side["y0"], side["y1"] - row)
        points += 10 * (reach <= rules["size"] // 2)
    elif rules["middle_kingdom"]:
        points += 10 * (full and side["x0"] + side["x1"] == 2 * middle and side["y0"] + side["y1"] == 2 * row)
    if rules["harmony"] and full and _laid(side) == (edge + 1) ** 2 - 1:
        points += 5
    return points


@kernel
def _laid(side: Record) -> int:
    """Squares of land, not counting the castle."""
    found = 0
    for terrain in range(TERRAINS):
        for i in range(4):
            found += count(side["land"][terrain, i])
    return found


@kernel
def score(st: Record, totals: Record) -> None:
    """Writes each side's points to *totals* as if the game ended now."""
    for which in range(st["rules"]["sides"]):
        totals[which] = sheet(st, which)


@kernel
def _key(st: Record, which: int) -> int:
    """A number that is larger for the side that ranks first: points, then what breaks ties in turn (rules 11)."""
    rows = st["scratch"]
    key = sheet(st, which)
    for i in range(2):
        key, tie = key << 8, st["rules"]["ties"][i]
        if tie == 1:
            key += rows[LARGEST]  # Rules 11.2
        elif tie == 2:
            key += rows[CROWNS]  # Rules 13.4
        elif tie == 3:
            key += st["sides"][which]["coins"] % 3  # Rules 11.3
    return key


@kernel
def rank(st: Record, ranks: Record) -> None:
    """Writes each side's rank to *ranks*: 1, 1, 3 on a tie that nothing breaks."""
    sides = st["rules"]["sides"]
    for which in range(sides):
        key, ranks[which] = _key(st, which), 1
        for other in range(sides):
            ranks[which] += _key(st, other) > key
