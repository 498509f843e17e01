"""The twelve by twelve squares of the land, and how they are written (rules 2).

A square is ``(column, row)``, both from 0; ``c4`` is the square ``(2, 3)``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import TypeAlias

from demesne.games.base import NotationError
from demesne.games.grid import Chart, Square

__all__ = [
    "EDGE",
    "LETTERS",
    "MINES",
    "SQUARES",
    "Land",
    "Terrain",
    "format_land",
    "format_square",
    "land_rows",
    "parse_land",
    "parse_square",
]

EDGE = 12
"""Squares along each edge of the land."""

SQUARES: tuple[Square, ...] = tuple((column, row) for column in range(EDGE) for row in range(EDGE))
"""All squares, ascending: ``a1``, ``a2`` … ``l12``."""


class Terrain(StrEnum):
    """What a square shows (rules 2.1)."""

    MEADOW = "meadow"
    FOREST = "forest"
    VILLAGE = "village"
    CITY = "city"
    GOLD = "mine_gold"
    SILVER = "mine_silver"
    COPPER = "mine_copper"
    DIAMOND = "mine_diamond"


MINES = (Terrain.GOLD, Terrain.SILVER, Terrain.COPPER, Terrain.DIAMOND)

LETTERS: Mapping[Terrain, str] = MappingProxyType(
    {
        Terrain.MEADOW: ".",
        Terrain.FOREST: "f",
        Terrain.VILLAGE: "v",
        Terrain.CITY: "*",
        Terrain.GOLD: "g",
        Terrain.SILVER: "s",
        Terrain.COPPER: "c",
        Terrain.DIAMOND: "d",
    }
)
"""A letter for each terrain."""

_TERRAINS = {letter: terrain for terrain, letter in LETTERS.items()}

Land: TypeAlias = Chart[Square, Terrain]
"""The terrain of each of the 144 squares."""


def format_square(square: Square) -> str:
    """``c4`` for column 2, row 3.

    >>> format_square((2, 3))
    'c4'
    """
    return f"{'abcdefghijkl'[square[0]]}{square[1] + 1}"


def parse_square(text: str) -> Square:
    """The square written as *text*. Raises ``NotationError``.

    >>> parse_square("c4")
    (2, 3)
    """
    if not re.fullmatch(r"[a-l]([1-9]|1[0-2])", text, re.ASCII):
        raise NotationError(f"{text!r} is no square; they are a1 to l12")
    return ord(text[0]) - ord("a"), int(text[1:]) - 1


def format_land(land: Land) -> str:
    """Twelve rows of letters with ``/`` between them, row 1 first.

    >>> format_land(parse_land(["fv.........."] + ["............"] * 11))[:15]
    'fv........../..'
    """
    return "/".join("".join(LETTERS[land[column, row]] for column in range(EDGE)) for row in range(EDGE))


def land_rows(land: Land) -> list[list[str]]:
    """The names of the terrains, a list for each row from row 1 on.

    >>> land_rows(parse_land(["fv.........."] + ["............"] * 11))[0][:3]
    ['forest', 'village', 'meadow']
    """
    return [[land[column, row].value for column in range(EDGE)] for row in range(EDGE)]


def parse_land(value: object) -> Land:
    """The land written as *value*: rows of letters, or lists of names as ``land_rows`` gives them.

    Rows of letters are separated by ``/`` or line ends. Raises ``NotationError``
    naming the square that cannot be read.

    >>> parse_land(["fv.........."] + ["............"] * 11)[1, 0].value
    'village'
    """
    rows = _rows(value)
    if len(rows) != EDGE:
        raise NotationError(f"a board has {EDGE} rows, not {len(rows)}")
    land: dict[Square, Terrain] = {}
    for row, cells in enumerate(rows):
        if len(cells) != EDGE:
            raise NotationError(f"row {row + 1} of the board must have {EDGE} squares, not {len(cells)}")
        land |= {(column, row): _terrain(cell, (column, row)) for column, cell in enumerate(cells)}
    return Chart({square: land[square] for square in SQUARES})


def _rows(value: object) -> Sequence[Sequence[object]]:
    if isinstance(value, str):
        return value.strip().replace("\r\n", "/").replace("\n", "/").split("/")
    if isinstance(value, list | tuple) and all(isinstance(row, list | tuple | str) for row in value):
        return value
    raise NotationError("a board is a text of 12 rows of 12 letters, or 12 lists of 12 names")


def _terrain(cell: object, square: Square) -> Terrain:
    if isinstance(cell, str) and cell in _TERRAINS:
        return _TERRAINS[cell]
    if isinstance(cell, str) and cell in set(Terrain):
        return Terrain(cell)
    told = ", ".join(f"{letter} {terrain}" for letter, terrain in _TERRAINS.items())
    raise NotationError(f"square {format_square(square)} of the board: {cell!r} is none of {told}")
