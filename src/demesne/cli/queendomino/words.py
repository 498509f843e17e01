"""Landscapes, dominoes and buildings in the words of the page, and their colours."""

from __future__ import annotations

import re

from rich.text import Text

from demesne.cli.tongue import listed, told, words
from demesne.games.queendomino.dominoes import Domino, Half, Terrain
from demesne.games.queendomino.notation import LETTERS

__all__ = ["building_name", "domino_name", "legend", "paint"]

_STYLES = {
    Terrain.WHEAT: "yellow",
    Terrain.FOREST: "green",
    Terrain.LAKE: "blue",
    Terrain.GRASSLAND: "bright_green",
    Terrain.SWAMP: "magenta",
    Terrain.MINE: "bright_black",
    Terrain.TOWN: "red",
}
_SQUARES = {re.compile(rf"(?<![A-Za-z]){LETTERS[land]}[.123]\*?(?![A-Za-z\d])"): _STYLES[land] for land in _STYLES}


def building_name(building: str) -> str:
    """The name of the building with that id.

    >>> building_name("small_tavern"), building_name("safe_knight")
    ('Small Tavern', 'Safe')
    """
    return told("building", building)


def domino_name(domino: Domino) -> str:
    """The two halves of *domino*: ``mine, 2 crowns and wheat``."""
    return words("domino-pair", first=_half(domino.first), second=_half(domino.second))


def _half(half: Half) -> str:
    land = told("terrain", half.terrain)
    code = half.terrain.value
    return words("half-crowned", terrain=land, terrainCode=code, count=half.crowns) if half.crowns else land


def legend(town: bool) -> str:
    """What the letters of a drawn kingdom mean, in a game with *town* or without it.

    >>> legend(town=False)
    'Squares: W wheat, F forest, L lake, G grassland, S swamp, M mine; 1 to 3 are crowns.'
    """
    lands = (land for land in _STYLES if town or land is not Terrain.TOWN)
    said = (words("terminal-letter", letter=LETTERS[land], land=told("terrain", land)) for land in lands)
    return words("terminal-lands", list=listed(said))


def paint(line: str) -> Text:
    """*line* with its squares in the colours of their landscapes, castles bold."""
    text = Text(line)
    for pattern, style in _SQUARES.items():
        text.highlight_regex(pattern, style)
    text.highlight_regex(r"\bCC\b", "bold")
    return text
