"""Land and cards of Domaine in the words of the page, and the colours of its board."""

from __future__ import annotations

import re

from rich.text import Text

from demesne.games.domaine.cards import CARDS, Action
from demesne.games.domaine.terrain import LETTERS, MINES, Terrain

__all__ = ["LEGEND", "card_words", "land_name", "paint"]

_COUNTS = ("", "Two ", "Three ")
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
    if terrain in MINES:
        return f"{terrain.value.removeprefix('mine_')} mine"
    return "royal city" if terrain is Terrain.CITY else terrain.value


LEGEND = "squares: " + ", ".join(f"{letter} {land_name(terrain)}" for terrain, letter in LETTERS.items())
"""What the letters of the drawn board mean."""


def card_words(name: str) -> str:
    """What a card shows: ``Knight or Expand by up to 2 squares, costs 3, sells for 3``."""
    card = CARDS[name]
    uses = " or ".join(_use(action, count) for action, count in card.parts.items())
    return f"{uses}, costs {card.price}, sells for {card.sell}"


def _use(action: Action, count: int) -> str:
    if action is Action.EXPANSION:
        return f"Expand by up to {count} squares" if count > 1 else "Expand"
    if action in (Action.DESERTER, Action.ALLIANCE) or count == 1:
        return action.value.removesuffix("s").title()
    return _COUNTS[count - 1] + action.value


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
