"""The sixty action cards, read from ``data/cards.csv`` and checked at load (rules 1.2).

A card is named by the letter on its back and its number in that stack, ``A01``
to ``D15``: numbered in the order of the table, copies included.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources import files
from types import MappingProxyType

__all__ = ["CARDS", "STACKS", "STACK_SIZE", "Action", "Card", "read_cards"]

STACKS = "ABCD"
"""The letters on the backs, in the order in which they are drawn."""

STACK_SIZE = 15


class Action(StrEnum):
    """What a symbol allows a player to do."""

    BORDERS = "borders"
    KNIGHTS = "knights"
    EXPANSION = "expansion"
    DESERTER = "deserter"
    ALLIANCE = "alliance"


_MOST = {Action.BORDERS: 3, Action.KNIGHTS: 2, Action.EXPANSION: 2, Action.DESERTER: 1, Action.ALLIANCE: 1}


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its name, what it costs to play, what it brings when sold, its one or two symbols.

    ``parts`` holds how many borders, knights or squares each symbol allows.
    """

    name: str
    price: int
    sell: int
    parts: Mapping[Action, int]
    certainty: str
    source: str

    @property
    def back(self) -> str:
        """The letter on its back."""
        return self.name[0]


def read_cards(text: str) -> dict[str, Card]:
    """The cards of the table *text* (CSV) by name. Raises ``ValueError`` naming the line.

    >>> read_cards("deck,copies")
    Traceback (most recent call last):
    ValueError: cards.csv: each of the stacks A, B, C, D must have 15 cards
    """
    found: dict[str, Card] = {}
    count: Counter[str] = Counter()
    for line, row in enumerate(csv.DictReader(text.splitlines()), start=2):
        try:
            for _ in range(_count(row, "copies", STACK_SIZE)):
                count[row["deck"]] += 1
                card = _card(row, count[row["deck"]])
                found[card.name] = card
        except (KeyError, TypeError, ValueError) as fault:
            raise ValueError(f"cards.csv line {line}: {fault}") from fault
    if count != dict.fromkeys(STACKS, STACK_SIZE):
        raise ValueError(f"cards.csv: each of the stacks {', '.join(STACKS)} must have {STACK_SIZE} cards")
    return found


def _card(row: Mapping[str, str], number: int) -> Card:
    if row["deck"] not in STACKS:
        raise ValueError(f"deck must be one of {', '.join(STACKS)}")
    parts = {_action(row["first"]): _parts(row, "first")}
    if row["second"]:
        parts[_action(row["second"])] = _parts(row, "second")
    return Card(
        name=f"{row['deck']}{number:02}",
        price=_count(row, "price", 9),
        sell=_count(row, "sell", 9),
        parts=MappingProxyType(parts),
        certainty=row["certainty"],
        source=row["source"],
    )


def _action(word: str) -> Action:
    if word not in set(Action):
        raise ValueError(f"{word!r} is no action; there is {', '.join(Action)}")
    return Action(word)


def _parts(row: Mapping[str, str], symbol: str) -> int:
    return _count(row, f"{symbol}_parts", _MOST[_action(row[symbol])])


def _count(row: Mapping[str, str], field: str, most: int) -> int:
    value = int(row[field])
    if not 1 <= value <= most:
        raise ValueError(f"{field} must be 1 to {most}, not {value}")
    return value


CARDS: Mapping[str, Card] = MappingProxyType(
    read_cards(files(__package__).joinpath("data/cards.csv").read_text("utf-8"))
)
"""The sixty cards by name, ``A01`` to ``D15``."""
