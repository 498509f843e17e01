"""What a position of the Queendomino family is as a record, and which integer is which move.

A plane is a set of squares in four words: 16 columns of 16 squares, the castle
in column 7, row 7. The square ``x, y`` of the rules is bit ``16 * (x + 7) + y + 7``,
so that ascending bits are ascending squares.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.dominoes import Terrain

__all__ = [
    "ACTIONS",
    "BRIBE",
    "BUILD",
    "BUILDING_CROWNS",
    "CASTLE",
    "CHANCE",
    "CLAIM",
    "CROWNS",
    "DEAL",
    "DISCARD",
    "KINDS",
    "KIND_NAMES",
    "KING",
    "LARGEST",
    "MOST_LEGAL",
    "OVER",
    "PASS",
    "PER",
    "PER_KNIGHT",
    "PER_POINTS",
    "PER_TOWER",
    "PHASE_BRIBE",
    "PHASE_BUILD",
    "PHASE_CLAIM",
    "PHASE_KING",
    "PHASE_LINE",
    "PHASE_OVER",
    "PHASE_PLACE",
    "PHASE_TAX",
    "PHASE_TILES",
    "PLACE",
    "POINTS",
    "ROWS",
    "RULES",
    "SHEET",
    "SIDE",
    "SIDES",
    "SLOTS",
    "STATE",
    "STEP",
    "TAX",
    "TERRAINS",
    "TERRAIN_NAMES",
    "TILE",
    "TOWN",
    "Record",
]  # fmt: skip

Record: TypeAlias = Any
"""A record of one of the types below: an element of an array, which functions change in place."""

# --- who moves, and what is to be done ------------------------------------------------

CHANCE: Final = -1
OVER: Final = -2
"""What ``to_move`` returns when no seat moves."""

PHASE_TILES: Final = 0
PHASE_LINE: Final = 1
PHASE_KING: Final = 2
PHASE_PLACE: Final = 3
PHASE_TAX: Final = 4
PHASE_BUILD: Final = 5
PHASE_BRIBE: Final = 6
PHASE_CLAIM: Final = 7
PHASE_OVER: Final = 8

# --- actions --------------------------------------------------------------------------
# In each phase ascending actions are the sorted moves of `games`, pass last.

PLACE: Final = 0  # + 4 * bit of the first square + direction of the second: x-1, y-1, y+1, x+1
DISCARD: Final = 1024
TAX: Final = 1025  # the smaller of the two squares; + 1 both; + 2 the larger
BUILD: Final = 1028  # + 256 * slot + bit of the square
BRIBE: Final = 2564  # + slot
PASS: Final = 2570
CLAIM: Final = 2571  # + number of the domino, 1 to 48
DEAL: Final = 2620  # + number of the domino
TILE: Final = 2669  # + kind of building
KING: Final = 2686  # + seat
ACTIONS: Final = 2694
"""How many actions there are; each is below this number."""

MOST_LEGAL: Final = 1024
"""More than any position has legal actions."""

# --- the printed tables ---------------------------------------------------------------

TERRAIN_NAMES = tuple(terrain for terrain in Terrain if terrain is not Terrain.CASTLE)
TERRAINS: Final = len(TERRAIN_NAMES)
TOWN: Final = TERRAIN_NAMES.index(Terrain.TOWN)
KIND_NAMES = tuple(sorted(BUILDINGS))
"""The kinds of building in the order of their moves."""
KINDS: Final = len(KIND_NAMES)
SLOTS: Final = 6
ROWS: Final = TERRAINS + 4
"""Rows of a score pad: wealth, the terrains, queen, buildings, bonuses."""
LARGEST: Final = ROWS
CROWNS: Final = ROWS + 1
SHEET: Final = ROWS + 2
"""A sheet: the rows of the pad, then the size of the largest territory, then all crowns."""

PER_TOWER: Final = TERRAINS
PER_KNIGHT: Final = TERRAINS + 1
_PER = {"": -1, "tower": PER_TOWER, "knight": PER_KNIGHT} | {name.value: i for i, name in enumerate(TERRAIN_NAMES)}

BUILDING_CROWNS = np.array([BUILDINGS[name].crowns for name in KIND_NAMES], np.int64)
POINTS = np.array([BUILDINGS[name].points for name in KIND_NAMES], np.int64)
PER = np.array([_PER[BUILDINGS[name].per] for name in KIND_NAMES], np.int64)
"""What each kind of building counts: a terrain's territories, towers, knights; -1 for nothing."""
PER_POINTS = np.array([BUILDINGS[name].per_points for name in KIND_NAMES], np.int64)

CASTLE: Final = 16 * 7 + 7
STEP = np.array([-16, -1, 1, 16], np.int64)
"""From a square to the one beside it, by direction."""

# --- records --------------------------------------------------------------------------

SIDES: Final = 8
"""Sides a record has room for."""
_LINE: Final = 8
_BUILT: Final = 20  # town squares in the box

RULES = np.dtype(
    [
        ("dominoes", np.int8, (2, 49, 4)),  # by box and number: terrain and crowns of the first half, of the second
        ("side_of", np.int8, (8,)),
        ("seats", np.int8),
        ("sides", np.int8),
        ("size", np.int8),
        ("kings", np.int8),
        ("line", np.int8),
        ("rounds", np.int8),
        ("boxes", np.int8),
        ("town", np.int8),
        ("one_two_one", np.int8),
        ("coins", np.int8),
        ("knights", np.int8),
        ("knight_supply", np.int8),
        ("tower_supply", np.int8),
        ("middle_kingdom", np.int8),  # 1: full-size kingdoms only, 2: within the grid
        ("harmony", np.int8),
        ("games", np.int8),
        ("ties", np.int8, (2,)),  # 0 none, 1 largest territory, 2 crowns, 3 left-over coins
        ("copies", np.int8, (KINDS,)),
        ("gain_knights", np.int8, (KINDS,)),
        ("gain_towers", np.int8, (KINDS,)),
        ("tax", np.int8, (KINDS,)),  # 1: pays for knights, 2: for towers
    ],
    align=True,
)

SIDE = np.dtype(
    [
        ("land", np.uint64, (TERRAINS, 4)),  # planes of each terrain, without the castle
        ("open", np.uint64, (4,)),  # free squares on which land would still fit in the kingdom's size
        ("crowns", np.uint64, (2, 4)),  # ones and twos of each square's crowns, its building's too
        ("knighted", np.uint64, (4,)),
        ("built", np.uint64, (4,)),  # town squares with a building
        ("site", np.uint8, (_BUILT,)),  # where each building stands, in the order of building
        ("kind", np.int8, (_BUILT,)),
        ("buildings", np.int8),
        ("x0", np.int8),
        ("y0", np.int8),
        ("x1", np.int8),
        ("y1", np.int8),
        ("coins", np.int16),
        ("knights", np.int8),  # not yet on land
        ("posted", np.int8),  # knights on land
        ("towers", np.int8),
        ("pays", np.int8),  # what later taxes pay for: 1 knights, 2 towers, 3 both
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("rng", np.uint64),
        ("undealt", np.uint64, (2,)),  # by box: bit n for domino n
        ("phase", np.int8),
        ("round", np.int8),
        ("turn", np.int8),
        ("drawn", np.int8),  # -1: none
        ("queen", np.int8),  # the side that hosts her; -1: none
        ("burnt", np.int8),  # the slot the dragon is on; -1: at home
        ("game", np.int8),  # games of a dynasty already played
        ("tiles_left", np.int8),
        ("this_count", np.int8),
        ("next_count", np.int8),
        ("this_line", np.int8, (_LINE,)),  # numbers, ascending
        ("this_seat", np.int8, (_LINE,)),
        ("next_line", np.int8, (_LINE,)),
        ("next_seat", np.int8, (_LINE,)),  # -1: no king
        ("slots", np.int8, (SLOTS,)),  # kinds of building; -1: empty
        ("pile", np.int8, (KINDS,)),
        ("placed", np.int16, (2,)),  # bits, ascending; -1: none
        ("earlier", np.int16, (2, 4, ROWS)),
        ("scratch", np.int32, (SHEET,)),
        ("totals", np.int32, (8,)),
        ("rules", RULES),
        ("sides", SIDE, (SIDES,)),
    ],
    align=True,
)
"""A position with its rules. The order of what is not yet dealt is nowhere in it: ``rng`` decides when it is dealt."""
