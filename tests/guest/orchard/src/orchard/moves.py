"""The decisions and the one deal of Orchard, and their notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from demesne.games.words import Form, parse_words
from orchard.fruits import Fruit, parse_fruit

__all__ = ["Draw", "OrchardMove", "Plant", "Sell", "parse_move"]


@dataclass(frozen=True, slots=True, order=True)
class Draw:
    """Chance: *fruit* is the card on top of the deck (rules 1.2, 2.4)."""

    fruit: Fruit

    def __str__(self) -> str:
        return f"draw {self.fruit}"


@dataclass(frozen=True, slots=True, order=True)
class Plant:
    """A tree more in one's own orchard (rules 2.2)."""

    fruit: Fruit

    def __str__(self) -> str:
        return f"plant {self.fruit}"


@dataclass(frozen=True, slots=True, order=True)
class Sell:
    """A card to the market, for coins (rules 2.3)."""

    fruit: Fruit

    def __str__(self) -> str:
        return f"sell {self.fruit}"


OrchardMove: TypeAlias = Draw | Plant | Sell

_FORMS: dict[str, Form[OrchardMove]] = {
    "draw": ((1,), lambda fruit: Draw(parse_fruit(fruit))),
    "plant": ((1,), lambda fruit: Plant(parse_fruit(fruit))),
    "sell": ((1,), lambda fruit: Sell(parse_fruit(fruit))),
}


def parse_move(text: str) -> OrchardMove:
    """The move written *text*. Raises ``NotationError``."""
    return parse_words(text, _FORMS)
