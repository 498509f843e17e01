"""The table in words, line by line, for a terminal and for the plain table of the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from orchard.fruits import PLURALS, Cards, Fruit
from orchard.position import Position

__all__ = ["draw_table"]


def draw_table(position: Position, hands: Sequence[Cards | None]) -> str:
    """What lies on the table, and of each hand the cards, or their number where one does not know them."""
    return "\n".join(_lines(position, hands))


def _lines(position: Position, hands: Sequence[Cards | None]) -> Iterator[str]:
    yield f"deck: {position.deck} cards, market: {_counted(position.market)}"
    for seat, hand in enumerate(hands):
        yield f"seat {seat} grows {_counted(position.orchards[seat])}, has {_number(position.coins[seat], 'coin')}"
        yield f"  and holds {_number(position.held[seat], 'card') if hand is None else _counted(hand)}"


def _counted(cards: Cards) -> str:
    """``2 apples, 1 pear``, or ``nothing``."""
    counts = [(fruit, cards.count(fruit)) for fruit in Fruit if fruit in cards]
    return ", ".join(f"{count} {fruit if count == 1 else PLURALS[fruit]}" for fruit, count in counts) or "nothing"


def _number(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
