"""Landscapes and dominoes, read from ``data/dominoes.csv`` and checked at load."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources import files
from types import MappingProxyType

__all__ = ["BOXES", "DOMINOES", "SQUARES", "Domino", "Half", "Terrain", "miscount", "read_dominoes"]


class Terrain(StrEnum):
    """What a square is; the castle is its own kind and part of no territory."""

    WHEAT = "wheat"
    FOREST = "forest"
    LAKE = "lake"
    GRASSLAND = "grassland"
    SWAMP = "swamp"
    MINE = "mine"
    TOWN = "town"
    CASTLE = "castle"


@dataclass(frozen=True, slots=True, order=True)
class Half:
    """One square of land: its terrain and its printed crowns."""

    terrain: Terrain
    crowns: int = 0


@dataclass(frozen=True, slots=True)
class Domino:
    """A domino: its printed number, its two halves in the table's order, its box."""

    number: int
    first: Half
    second: Half
    box: str = "queendomino"

    @property
    def is_double(self) -> bool:
        """Whether both halves are the same, so that turning it changes nothing."""
        return self.first == self.second


# Rules 1.1: squares by terrain and crowns in each box, as the rulebooks count them.
SQUARES: Mapping[str, Mapping[Terrain, tuple[int, ...]]] = MappingProxyType(
    {
        "queendomino": {
            Terrain.WHEAT: (14, 5),
            Terrain.FOREST: (11, 6),
            Terrain.LAKE: (8, 6),
            Terrain.GRASSLAND: (8, 2, 2),
            Terrain.SWAMP: (4, 2, 2),
            Terrain.MINE: (1, 1, 3, 1),
            Terrain.TOWN: (20,),
        },
        "kingdomino": {
            Terrain.WHEAT: (21, 5),
            Terrain.FOREST: (16, 6),
            Terrain.LAKE: (12, 6),
            Terrain.GRASSLAND: (10, 2, 2),
            Terrain.SWAMP: (6, 2, 2),
            Terrain.MINE: (1, 1, 3, 1),
        },
    }
)


def read_dominoes(text: str) -> dict[str, dict[int, Domino]]:
    """The dominoes of a table in CSV form, by box and number.

    Raises ``ValueError`` naming the row when a value is out of range, a number
    is missing or twice, or the counts are not those of the box.

    >>> read_dominoes("box,number")
    Traceback (most recent call last):
    ValueError: dominoes.csv: the numbers of queendomino must be 1 to 48
    """
    found: dict[str, dict[int, Domino]] = {box: {} for box in SQUARES}
    for line, row in enumerate(csv.DictReader(text.splitlines()), start=2):
        try:
            domino = _domino(row)
            box = found[row["box"]]
        except (KeyError, TypeError, ValueError) as fault:
            raise ValueError(f"dominoes.csv line {line}: {fault}") from fault
        if domino.number in box:
            raise ValueError(f"dominoes.csv line {line}: number {domino.number} twice")
        box[domino.number] = domino
    for name, box in found.items():
        _check_counts(name, box)
    return found


def _domino(row: Mapping[str, str]) -> Domino:
    return Domino(int(row["number"]), _half(row, "first"), _half(row, "second"), row["box"])


def _half(row: Mapping[str, str], which: str) -> Half:
    terrain, crowns = Terrain(row[f"{which}_terrain"]), int(row[f"{which}_crowns"])
    if terrain is Terrain.CASTLE or not 0 <= crowns <= 3:
        raise ValueError(f"{which} half {terrain} with {crowns} crowns")
    return Half(terrain, crowns)


def _check_counts(box: str, dominoes: Mapping[int, Domino]) -> None:
    if sorted(dominoes) != list(range(1, 49)):
        raise ValueError(f"dominoes.csv: the numbers of {box} must be 1 to 48")
    if miscount(box, dominoes):
        raise ValueError(f"dominoes.csv: the squares of {box} are not those the rulebook counts")


def miscount(box: str, dominoes: Mapping[int, Domino]) -> dict[Half, int]:
    """How many squares of each kind *dominoes* have too many (or, below 0, too few) for *box* (rules 1.1).

    >>> miscount("queendomino", {number: domino for number, domino in DOMINOES.items() if number != 48})
    {Half(terrain=<Terrain.TOWN: 'town'>, crowns=0): -2}
    """
    over = Counter(half for d in dominoes.values() for half in (d.first, d.second))
    for terrain, row in SQUARES[box].items():
        over.subtract({Half(terrain, crowns): count for crowns, count in enumerate(row)})
    return {half: count for half, count in over.items() if count}


BOXES: Mapping[str, Mapping[int, Domino]] = MappingProxyType(
    read_dominoes(files(__package__).joinpath("data/dominoes.csv").read_text("utf-8"))
)
"""The 48 dominoes of each box by number."""

DOMINOES = BOXES["queendomino"]
"""The 48 dominoes of Queendomino by number."""
