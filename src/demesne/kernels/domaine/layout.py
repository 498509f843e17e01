"""What a position of Domaine is as a record, and which integer is which move.

A plane is a set of squares in three words, 16 bits a column of which 12 are
used: the square ``column, row`` is bit ``16 * column + row``, so that ascending
bits are ascending squares. A wall is a border marker: ``walls[0]`` has the bit
of a square with a marker below it, ``walls[1]`` of one with a marker right of it.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

from demesne.games.domaine.cards import CARDS, STACKS, Action
from demesne.games.domaine.terrain import MINES, Terrain

__all__ = [
    "ACTIONS",
    "ALLIANCE",
    "ALLY",
    "BORDER",
    "BORDERS",
    "CARD_NAMES",
    "CASTLE",
    "CASTLES",
    "CHANCE",
    "CITY",
    "COLOURS",
    "DECK",
    "DESERT",
    "DESERTER",
    "DRAW",
    "END",
    "EXPAND",
    "EXPANSION",
    "FOREST",
    "KINDS",
    "KNIGHT",
    "KNIGHTS",
    "LATTICE",
    "MEADOW",
    "MINE",
    "MOST_LEGAL",
    "OVER",
    "PARTS",
    "PHASE_ACT",
    "PHASE_CASTLE",
    "PHASE_DEAL",
    "PHASE_DRAW",
    "PHASE_KNIGHT",
    "PHASE_OVER",
    "PHASE_REFILL",
    "PHASE_STEP",
    "PLAY",
    "PRICE",
    "REFILL",
    "ROWS",
    "RULES",
    "SELL",
    "SELLS",
    "SQUARES",
    "STACK",
    "STATE",
    "SYMBOLS",
    "TERRAINS",
    "TERRAIN_NAMES",
    "VILLAGE",
    "Record",
]  # fmt: skip

Record: TypeAlias = Any
"""A record of one of the types below: an element of an array, which functions change in place."""

CHANCE: Final = -1
OVER: Final = -2
"""What ``to_move`` returns when no seat moves."""

# The phases in the order of `Phase`.
PHASE_DEAL: Final = 0
PHASE_CASTLE: Final = 1
PHASE_KNIGHT: Final = 2
PHASE_ACT: Final = 3
PHASE_STEP: Final = 4
PHASE_REFILL: Final = 5
PHASE_DRAW: Final = 6
PHASE_OVER: Final = 7

# --- the printed tables ---------------------------------------------------------------

SYMBOLS = tuple(sorted(Action))
"""What a card may allow, in the order of the moves."""
KINDS: Final = len(SYMBOLS)
ALLIANCE: Final = SYMBOLS.index(Action.ALLIANCE)
BORDERS: Final = SYMBOLS.index(Action.BORDERS)
DESERTER: Final = SYMBOLS.index(Action.DESERTER)
EXPANSION: Final = SYMBOLS.index(Action.EXPANSION)
KNIGHTS: Final = SYMBOLS.index(Action.KNIGHTS)

CARD_NAMES = tuple(sorted(CARDS))
"""A card's number is its index here; the words ``deck``, ``hands`` … have a bit for each."""
_CARDS: Final = len(CARD_NAMES)
STACK: Final = _CARDS // len(STACKS)
"""Cards of each letter."""
LETTERS: Final = len(STACKS)
OF_LETTER = np.array([((1 << STACK) - 1) << (STACK * letter) for letter in range(LETTERS)], np.uint64)
"""For each letter the cards that have it on their backs, as bits."""

PRICE = np.array([CARDS[name].price for name in CARD_NAMES], np.int64)
SELLS = np.array([CARDS[name].sell for name in CARD_NAMES], np.int64)
PARTS = np.array([[CARDS[name].parts.get(action, 0) for action in SYMBOLS] for name in CARD_NAMES], np.int64)
"""How many parts each symbol of a card allows; 0 if it does not have the symbol."""

TERRAIN_NAMES = tuple(Terrain)
TERRAINS: Final = len(TERRAIN_NAMES)
MEADOW: Final = TERRAIN_NAMES.index(Terrain.MEADOW)
FOREST: Final = TERRAIN_NAMES.index(Terrain.FOREST)
VILLAGE: Final = TERRAIN_NAMES.index(Terrain.VILLAGE)
CITY: Final = TERRAIN_NAMES.index(Terrain.CITY)
MINE: Final = TERRAIN_NAMES.index(MINES[0])
"""The first of the four mines, which follow one another."""

ROWS: Final = 5
"""Rows of the score pad: forests, villages, city, monopolies, ducats."""

# --- actions --------------------------------------------------------------------------
# Where a seat moves, ascending actions are the moves of `games` in their order.

SQUARES: Final = 192
"""Bits of a plane."""

DRAW: Final = 0  # + card
SELL: Final = DRAW + _CARDS  # + card
PLAY: Final = SELL + _CARDS  # + 5 * card + symbol
DECK: Final = PLAY + KINDS * _CARDS
REFILL: Final = DECK + 1  # + card
CASTLE: Final = REFILL + _CARDS  # + square
KNIGHT: Final = CASTLE + SQUARES  # + square
BORDER: Final = KNIGHT + SQUARES  # + 2 * square, + 1 where it is right of it and not below
EXPAND: Final = BORDER + 2 * SQUARES  # + 192 * castle + square
ALLY: Final = EXPAND + SQUARES * SQUARES  # + 192 * castle + castle of the other
END: Final = ALLY + SQUARES * SQUARES
DESERT: Final = END + 1  # + the four squares as digits to the base of 192
ACTIONS: Final = DESERT + SQUARES**4
"""Every action is below; they fit in 31 bits."""

MOST_LEGAL: Final = 8192
"""More than any position has legal actions: deserters, each of 45 knights for each of 76 squares, twice over."""

# --- records --------------------------------------------------------------------------

COLOURS: Final = 4
"""Colours a record has room for; those that are not set up have nothing on the land."""
CASTLES: Final = 16
"""Castles a record has room for; number ``4 * colour + n`` is the colour's n-th."""

LATTICE: Final = 122
"""Points where lines of the land meet: 11 times 11 inside, and one for the whole edge."""

RULES = np.dtype(
    [
        ("land", np.uint64, (TERRAINS, 3)),
        ("seats", np.int8),
        ("castles", np.int8),
        ("king", np.int16),
        ("knights", np.int8),
        ("markers", np.int16),
        ("ducats", np.int16),
        ("hand", np.int8),
        ("spacing", np.int8),
        ("expansion", np.int8),
        ("patience", np.int8),  # -1: the deck need never be drawn from
        ("colours", np.int8),  # those that are set up: 3 with 2 seats
        ("setup_turns", np.int8),
        ("rank_bonus", np.int8),
        ("neutral_targets", np.int8),
        ("last_knight", np.int8),
        ("allied_deserter", np.int8),
        ("active_first", np.int8),
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("rng", np.uint64),
        ("deck", np.uint64),
        ("chancery", np.uint64),
        ("used", np.uint64),
        ("hands", np.uint64, (COLOURS,)),
        ("known", np.uint64, (COLOURS,)),  # of the hands, what was taken openly
        ("walls", np.uint64, (2, 3)),
        ("castles", np.uint64, (COLOURS, 3)),
        ("knights", np.uint64, (COLOURS, 3)),
        ("realm", np.uint64, (COLOURS, 3)),  # a colour's domains together
        ("domain", np.uint64, (CASTLES, 3)),  # empty where a castle has none
        ("allied", np.uint16, (CASTLES,)),  # bit n for castle number n
        ("castle_at", np.int16, (CASTLES,)),  # -1: not set up
        ("ducats", np.int16, (COLOURS,)),
        ("turn", np.int16),
        ("idle", np.int16),
        ("placed", np.int16),  # markers on the land
        ("castle", np.int16),  # just set up, whose knight is due; -1: none
        ("work_castle", np.int16),  # the castle whose domain grows; -1: any
        ("phase", np.int8),
        ("sold", np.int8),
        ("card", np.int8),  # being played; -1: none
        ("symbol", np.int8),
        ("left", np.int8),
        ("done", np.int8),
        ("reached", np.int8),
        ("stale", np.int8),  # whether links must be rebuilt
        ("slot", np.int8, (SQUARES,)),  # the number of the castle on a square, where there is one
        (
            "links",
            np.uint8,
            (LATTICE,),
        ),  # points joined by markers: each leads to another of its own, the last to itself
        ("rules", RULES),
    ],
    align=True,
)
"""A position with its rules. Cards that are in no hand, used, or in the Chancery are in the deck, in no order."""
