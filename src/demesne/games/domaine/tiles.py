"""The nine land tiles, read from ``data/tiles.csv`` and checked at load; owners' sets; how tiles are laid out.

Which squares are printed on the tiles is not known. The set in ``data`` is our
own drawing (rules 2.2); owners of the box may enter the printed ones.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from random import Random
from typing import TypeAlias

from demesne.games.base import OptionError
from demesne.games.domaine.terrain import LETTERS, MINES, Land, Terrain, parse_land
from demesne.games.grid import Chart
from demesne.games.options import owners_name, table

__all__ = [
    "CENTRE",
    "EXPECTED",
    "LEAST_MEADOW",
    "OWN_TILES",
    "PLAIN_LAYOUT",
    "TILE_NAMES",
    "Tile",
    "TileSet",
    "draw_layout",
    "lay_land",
    "parse_tiles",
    "read_tiles",
    "tiles_value",
    "turned",
    "unexpected",
]

CENTRE = "c"
"""The tile of the royal city, which lies in the middle (rules 2.3)."""

OUTER = tuple("12345678")
TILE_NAMES = (CENTRE, *OUTER)
SIZE = 4
SIDES = "nesw"
CERTAINTY = "ours"

EXPECTED: Mapping[Terrain, int] = Chart({Terrain.CITY: 1, **dict.fromkeys(MINES, 4)})
"""How many squares of a kind a box has, as far as the rules say (rules 2.2)."""

LEAST_MEADOW = 48
"""Squares of meadow that a set must have, so that castles and knights find their places (rules 3.4)."""

Tile: TypeAlias = tuple[str, str, str, str]
"""Four rows of four letters, as printed."""


@dataclass(frozen=True, slots=True)
class TileSet:
    """Nine tiles by name: ``c`` has the royal city, ``1`` to ``8`` lie around it.

    ``name`` is the owner's, empty for our own drawing.
    """

    name: str
    tiles: Mapping[str, Tile]


def read_tiles(text: str) -> TileSet:
    """The tiles of a table in CSV form.

    Raises ``ValueError`` when a tile is missing or unknown, when the squares are
    not those of a box, or when a row does not say that it is our drawing.

    >>> read_tiles("tile,row1")
    Traceback (most recent call last):
    ValueError: tiles.csv: the tiles must be c, 1, 2, 3, 4, 5, 6, 7, 8
    """
    rows = list(csv.DictReader(text.splitlines()))
    if [row["tile"] for row in rows] != list(TILE_NAMES):
        raise ValueError(f"tiles.csv: the tiles must be {', '.join(TILE_NAMES)}")
    for row in rows:
        if row["certainty"] != CERTAINTY or not row["source"]:
            raise ValueError(f"tiles.csv: tile {row['tile']} must say that it is {CERTAINTY!r}, and why")
    found = parse_tiles({"tiles": {row["tile"]: [row[f"row{n}"] for n in range(1, SIZE + 1)] for row in rows}})
    _check_own(found.tiles)
    return found


def _check_own(tiles: Mapping[str, Tile]) -> None:
    """Raises ``ValueError`` unless our set agrees with all that is known of the printed one (rules 2.2)."""
    if odd := unexpected(tiles):
        raise ValueError(f"tiles.csv: wrong numbers of squares ({', '.join(f'{k}: {n:+}' for k, n in odd.items())})")
    if LETTERS[Terrain.CITY] not in "".join(tiles[CENTRE]):
        raise ValueError("tiles.csv: the royal city must be on the centre tile")
    for name, tile in tiles.items():
        if any("".join(tile).count(LETTERS[mine]) > 1 for mine in MINES):
            raise ValueError(f"tiles.csv: tile {name} has two mines of a kind")


def unexpected(tiles: Mapping[str, Tile]) -> dict[Terrain, int]:
    """Terrains with more or fewer squares than a box should have: how many too many, or (below 0) too few.

    >>> unexpected(OWN_TILES.tiles), unexpected({"c": ("*...", "*...", "gscd", "gscd")})[Terrain.CITY]
    ({}, 1)
    """
    found = Counter("".join(row for tile in tiles.values() for row in tile))
    over = {terrain: found[LETTERS[terrain]] - count for terrain, count in EXPECTED.items()}
    return {terrain: count for terrain, count in over.items() if count}


# --- owners' sets ----------------------------------------------------------------------


def parse_tiles(given: object) -> TileSet:
    """The tile set that the option ``tiles`` describes; without it our own.

    *given* is ``{"name": …, "tiles": {"c": [row, row, row, row], "1": …}}``,
    each row four letters out of ``.fv*gscd``. How many squares of a kind there
    are is up to the owner, but there must be room for castles. Raises
    ``OptionError`` naming tile, row and square.

    >>> parse_tiles(None) is OWN_TILES, parse_tiles({**tiles_value(OWN_TILES), "name": "Ada"}).name
    (True, 'Ada')
    """
    if given is None:
        return OWN_TILES
    told = table("tiles", given, ("name", "tiles"))
    named = table("tiles.tiles", told.get("tiles"), TILE_NAMES)
    if missing := [name for name in TILE_NAMES if name not in named]:
        raise OptionError(f"option 'tiles.tiles' lacks tile {missing[0]!r}")
    tiles = Chart({name: _tile(name, named[name]) for name in TILE_NAMES})
    meadow = sum(row.count(LETTERS[Terrain.MEADOW]) for tile in tiles.values() for row in tile)
    if meadow < LEAST_MEADOW:
        raise OptionError(f"option 'tiles': castles need room, at least {LEAST_MEADOW} squares of meadow, not {meadow}")
    return TileSet(owners_name("tiles.name", told.get("name", "")), tiles)


def tiles_value(tiles: TileSet) -> dict[str, object]:
    """*tiles* as the value of the option, which ``parse_tiles`` reads.

    >>> tiles_value(OWN_TILES)["tiles"]["c"]
    ['.fg.', 's.*f', 'f.d.', '.fc.']
    """
    return {"name": tiles.name, "tiles": {name: list(tiles.tiles[name]) for name in TILE_NAMES}}


def _tile(name: str, given: object) -> Tile:
    if not isinstance(given, list | tuple) or len(given) != SIZE:
        raise OptionError(f"option 'tiles.tiles.{name}': tile {name} must be {SIZE} rows of {SIZE} letters")
    first, second, third, fourth = (_row(name, number, row) for number, row in enumerate(given, start=1))
    return first, second, third, fourth


def _row(name: str, number: int, given: object) -> str:
    place = f"option 'tiles.tiles.{name}': tile {name}, row {number}"
    if not isinstance(given, str) or len(given) != SIZE:
        raise OptionError(f"{place} must be {SIZE} letters")
    for square, letter in enumerate(given, start=1):
        if letter not in LETTERS.values():
            raise OptionError(f"{place}, square {square} must be one of {' '.join(LETTERS.values())}, not {letter!r}")
    return given


# --- laying out ------------------------------------------------------------------------

PLAIN_LAYOUT = "1n 2n 3n 4n cn 5n 6n 7n 8n"
"""Every tile in its place and upright."""


def draw_layout(rng: Random) -> str:
    """A random layout: the royal city in the middle, the others anywhere, each turned at random.

    It is nine words in reading order, each a tile and the side (n, e, s, w)
    to which its printed top points (rules 2.3).

    >>> words = draw_layout(Random(1)).split()
    >>> len(words), words[4][0]
    (9, 'c')
    """
    names = list(OUTER)
    rng.shuffle(names)
    names.insert(len(names) // 2, CENTRE)
    return " ".join(name + rng.choice(SIDES) for name in names)


def lay_land(tiles: TileSet, layout: object) -> Land:
    """The land that *tiles* make in *layout*. Raises ``OptionError`` if *layout* is not one.

    >>> lay_land(OWN_TILES, PLAIN_LAYOUT)[0, 0].value
    'forest'
    """
    laid = [turned(tiles.tiles[name], SIDES.index(side)) for name, side in _words(layout)]
    thirds = (laid[0:3], laid[3:6], laid[6:9])
    return parse_land("/".join("".join(tile[row] for tile in third) for third in thirds for row in range(SIZE)))


def turned(tile: Tile, quarters: int) -> Tile:
    """*tile* turned clockwise by *quarters* quarter turns.

    >>> turned(("f...", "....", "....", "...."), 1)
    ('...f', '....', '....', '....')
    """
    for _ in range(quarters % 4):
        first, second, third, fourth = ("".join(column) for column in zip(*reversed(tile), strict=True))
        tile = (first, second, third, fourth)
    return tile


def _words(layout: object) -> list[tuple[str, str]]:
    words = layout.split() if isinstance(layout, str) else []
    names = [word[:1] for word in words]
    if sorted(names) != sorted(TILE_NAMES) or names[len(OUTER) // 2] != CENTRE:
        raise OptionError(f"option 'layout' must name nine tiles like {PLAIN_LAYOUT!r}, each once, c in the middle")
    for word in words:
        if len(word) != 2 or word[1] not in SIDES:
            raise OptionError(f"option 'layout': {word[:20]!r} must be a tile and n, e, s or w, where its top points")
    return [(word[0], word[1]) for word in words]


OWN_TILES = read_tiles(files(__package__).joinpath("data/tiles.csv").read_text("utf-8"))
"""Our own drawing of the nine tiles (rules 2.2)."""
