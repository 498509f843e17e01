"""Building tiles, read from ``data/buildings.csv`` and checked at load.

The ``unsure`` of a tile names the fields that are estimates.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from types import MappingProxyType

from demesne.games.queendomino.dominoes import Terrain

__all__ = ["BUILDINGS", "TILES", "Building", "read_buildings"]

TILES = 32
"""Tiles in the box (rules 1.2)."""

_TAXES = ("", "knight", "tower")
_COUNTED = ("", "knight", "tower", *(t.value for t in Terrain if t is not Terrain.CASTLE))
_FIELDS = ("knights", "towers", "tax_bonus", "crowns", "points")


@dataclass(frozen=True, slots=True)
class Building:
    """A kind of building tile and its printed effects.

    ``knights`` and ``towers`` come at once; ``tax`` names what each later tax
    pays an extra coin for; ``points`` and ``per_points`` for each ``per`` (a
    terrain's territories, knights or towers) count at the end. ``code`` is two
    letters for diagrams; ``unsure`` names the fields that are estimates.
    """

    id: str
    code: str
    copies: int
    knights: int
    towers: int
    tax: str
    crowns: int
    points: int
    per: str
    per_points: int
    unsure: tuple[str, ...] = ()
    source: str = ""


def read_buildings(text: str) -> dict[str, Building]:
    """The building tiles of a table in CSV form, by id.

    Raises ``ValueError`` naming the row when a value is out of range, an id or
    code comes twice, or the copies do not add up to the box.

    >>> read_buildings("id,code,copies")
    Traceback (most recent call last):
    ValueError: buildings.csv: the copies must add up to 32
    """
    found: dict[str, Building] = {}
    codes: set[str] = set()
    for line, row in enumerate(csv.DictReader(text.splitlines()), start=2):
        try:
            building = _building(row)
        except (KeyError, TypeError, ValueError) as fault:
            raise ValueError(f"buildings.csv line {line}: {fault}") from fault
        if building.id in found or building.code in codes:
            raise ValueError(f"buildings.csv line {line}: {building.id} or its code twice")
        found[building.id] = building
        codes.add(building.code)
    if sum(building.copies for building in found.values()) != TILES:
        raise ValueError(f"buildings.csv: the copies must add up to {TILES}")
    return found


def _building(row: Mapping[str, str]) -> Building:
    building = Building(
        id=row["id"],
        code=row["code"],
        copies=_count(row, "copies", 1, 3),
        knights=_count(row, "knights", 0, 3),
        towers=_count(row, "towers", 0, 3),
        tax=_one_of(row, "tax", _TAXES),
        crowns=_count(row, "crowns", 0, 1),
        points=_count(row, "points", 0, 5),
        per=_one_of(row, "per", _COUNTED),
        per_points=_count(row, "per_points", 0, 2),
        unsure=tuple(row["unsure"].split()),
        source=row["source"],
    )
    _check(building)
    return building


def _count(row: Mapping[str, str], field: str, least: int, most: int) -> int:
    value = int(row[field])
    if not least <= value <= most:
        raise ValueError(f"{field} must be {least} to {most}, not {value}")
    return value


def _one_of(row: Mapping[str, str], field: str, values: tuple[str, ...]) -> str:
    if row[field] not in values:
        raise ValueError(f"{field} must be one of {', '.join(filter(None, values))} or empty")
    return row[field]


def _check(building: Building) -> None:
    if len(building.code) != 2 or not building.code.islower():
        raise ValueError(f"code must be two small letters, not {building.code!r}")
    if bool(building.per) != bool(building.per_points):
        raise ValueError("per and per_points go together")
    if not set(building.unsure) <= set(_FIELDS):
        raise ValueError(f"unsure must name fields out of {', '.join(_FIELDS)}")


BUILDINGS: Mapping[str, Building] = MappingProxyType(
    read_buildings(files(__package__).joinpath("data/buildings.csv").read_text("utf-8"))
)
"""The 17 kinds of building tile by id."""
