"""The cards: four fruits, some rarer than others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import TypeAlias

from demesne.games.base import NotationError

__all__ = [
    "CARDS",
    "PLURALS",
    "Cards",
    "Fruit",
    "format_cards",
    "parse_cards",
    "parse_fruit",
    "with_card",
    "without_card",
]


class Fruit(StrEnum):
    """What is on a card."""

    APPLE = "apple"
    CHERRY = "cherry"
    PEAR = "pear"
    QUINCE = "quince"


CARDS: Mapping[Fruit, int] = MappingProxyType({Fruit.APPLE: 9, Fruit.CHERRY: 7, Fruit.PEAR: 5, Fruit.QUINCE: 3})
"""How many cards there are of each (rules 1.1)."""

PLURALS: Mapping[Fruit, str] = MappingProxyType(
    {Fruit.APPLE: "apples", Fruit.CHERRY: "cherries", Fruit.PEAR: "pears", Fruit.QUINCE: "quinces"}
)
"""What several of them are called, and the rows that they score in."""

Cards: TypeAlias = tuple[Fruit, ...]
"""Cards in the order of their names."""

_LETTERS = {fruit.value[0]: fruit for fruit in Fruit}


def with_card(cards: Cards, card: Fruit) -> Cards:
    """*cards* and *card*.

    >>> with_card((Fruit.APPLE, Fruit.PEAR), Fruit.CHERRY) == (Fruit.APPLE, Fruit.CHERRY, Fruit.PEAR)
    True
    """
    return tuple(sorted((*cards, card)))


def without_card(cards: Cards, card: Fruit) -> Cards:
    """*cards* with one *card* less. Raises ``ValueError`` when there is none."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def format_cards(cards: Iterable[Fruit]) -> str:
    """A letter for each card, ``-`` for none.

    >>> format_cards([Fruit.APPLE, Fruit.APPLE, Fruit.QUINCE])
    'aaq'
    """
    return "".join(card.value[0] for card in cards) or "-"


def parse_cards(text: str) -> Cards:
    """The cards written *text*. Raises ``NotationError``."""
    return () if text == "-" else tuple(_letters(text))


def _letters(text: str) -> Iterator[Fruit]:
    if not text or list(text) != sorted(text) or set(text) - set(_LETTERS):
        raise NotationError(f"{text!r}: expected letters out of {''.join(_LETTERS)} in this order, or -")
    yield from (_LETTERS[letter] for letter in text)


def parse_fruit(text: str) -> Fruit:
    """The fruit called *text*. Raises ``NotationError``."""
    if text not in set(Fruit):
        raise NotationError(f"{text!r} is no fruit; there is {', '.join(Fruit)}")
    return Fruit(text)
