"""Landscapes, dominoes and buildings in the words of the page, and their colours."""

from __future__ import annotations

import re

from rich.text import Text

from demesne.games.queendomino.dominoes import Domino, Half, Terrain
from demesne.games.queendomino.notation import LETTERS

__all__ = ["building_name", "domino_name", "legend", "paint"]

_NAMES = {
    "fishmonger": "Fishmonger\u2019s",
    "queens_tower": "Queen\u2019s Tower",
    "safe_knight": "Safe",
    "safe_tower": "Safe",
}
"""Buildings whose names do not follow from their ids."""

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
    return _NAMES.get(building) or building.replace("_", " ").title()


def domino_name(domino: Domino) -> str:
    """The two halves of *domino*: ``mine, 2 crowns and wheat``."""
    return f"{_half(domino.first)} and {_half(domino.second)}"


def _half(half: Half) -> str:
    crowns = f", {half.crowns} crown{'s' if half.crowns > 1 else ''}" if half.crowns else ""
    return f"{half.terrain.value}{crowns}"


def legend(town: bool) -> str:
    """What the letters of a drawn kingdom mean, in a game with *town* or without it.

    >>> legend(town=False)
    'squares: W wheat, F forest, L lake, G grassland, S swamp, M mine; 1 to 3 are crowns'
    """
    lands = (f"{LETTERS[land]} {land.value}" for land in _STYLES if town or land is not Terrain.TOWN)
    return f"squares: {', '.join(lands)}; 1 to 3 are crowns"


def paint(line: str) -> Text:
    """*line* with its squares in the colours of their landscapes, castles bold."""
    text = Text(line)
    for pattern, style in _SQUARES.items():
        text.highlight_regex(pattern, style)
    text.highlight_regex(r"\bCC\b", "bold")
    return text
