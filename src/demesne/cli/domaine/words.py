"""Land and cards of Domaine in the words of the page, and the colours of its board."""

from __future__ import annotations

import re

from rich.text import Text

from demesne.cli.tongue import listed, told, words
from demesne.games.domaine.cards import CARDS, Action
from demesne.games.domaine.terrain import LETTERS, Terrain

__all__ = ["card_words", "land_name", "legend", "paint"]

_STYLES = {
    "f": "green",
    "v": "yellow",
    "*": "bold magenta",
    "g": "bright_yellow",
    "s": "white",
    "c": "red",
    "d": "cyan",
}
_LORDS = ("bold red", "bold blue", "bold green", "bold yellow")
_ROW = re.compile(r"[ \d]{2}\d ")


def land_name(terrain: Terrain) -> str:
    """``gold mine``, ``royal city``, ``forest``.

    >>> land_name(Terrain.GOLD), land_name(Terrain.CITY), land_name(Terrain.FOREST)
    ('gold mine', 'royal city', 'forest')
    """
    return told("domaine", terrain)


def legend() -> str:
    """What the letters of the drawn board mean."""
    said = (words("terminal-letter", letter=letter, land=land_name(land)) for land, letter in LETTERS.items())
    return words("terminal-squares", list=listed(said))


def card_words(name: str) -> str:
    """What a card shows: ``Knight or Expand by up to 2 squares, costs 3, sells for 3``."""
    card = CARDS[name]
    first, *more = (_use(action, count) for action, count in card.parts.items())
    uses = words("terminal-either", first=first, second=more[0]) if more else first
    return words("card-says", name=uses, price=card.price, sell=card.sell)


def _use(action: Action, count: int) -> str:
    if action is Action.EXPANSION:
        return words("terminal-expand", count=count)
    return words(f"use-{action.value}", parts=count)


def paint(line: str) -> Text:
    """*line*; a row of the board has its land, castles and knights in colour."""
    text = Text(line)
    if not _ROW.match(line):
        return text
    for letter, style in _STYLES.items():
        text.highlight_regex(re.escape(letter), style)
    for seat, style in enumerate(_LORDS):
        text.highlight_regex(rf"(?<=.{{4}})[{'ABCD'[seat]}{seat}{seat + 5}]", style)
    return text
