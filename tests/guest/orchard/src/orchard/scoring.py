"""Points row by row, and who wins (rules 3)."""

from __future__ import annotations

from demesne.games.base import Item, Row, Seat, Sheet, SideOutcome
from orchard.fruits import PLURALS
from orchard.position import Position

__all__ = ["rank", "sheet"]


def sheet(position: Position, seat: Seat) -> Sheet:
    """The points of *seat* as things stand."""
    orchard, coins = position.orchards[seat], position.coins[seat]
    rows = [Row(name, _trees(orchard.count(fruit))) for fruit, name in PLURALS.items()]
    return Sheet((*rows, Row("coins", (Item.of("coins", coins),) if coins else ())))


def _trees(count: int) -> tuple[Item, ...]:
    """One point for a tree, two for the next one, and so on (rules 3.2)."""
    return (Item.of("trees", count * (count + 1) // 2, count=count),) if count else ()


def rank(position: Position) -> tuple[SideOutcome, ...]:
    """Every seat's outcome: more points, then more kinds of fruit, then shared (rules 3.4)."""
    sheets = [sheet(position, seat) for seat in range(position.rules.seats)]
    keys = [(pad.total, len(set(trees))) for pad, trees in zip(sheets, position.orchards, strict=True)]
    return tuple(
        SideOutcome(pad, 1 + sum(other > key for other in keys), (seat,), _tie_break(key, keys))
        for seat, (pad, key) in enumerate(zip(sheets, keys, strict=True))
    )


def _tie_break(key: tuple[int, int], keys: list[tuple[int, int]]) -> str:
    """What parted *key* from those with its total; "shared" when nothing did, empty when nothing had to."""
    if keys.count(key) > 1:
        return "shared"
    return "kinds" if sum(total == key[0] for total, _ in keys) > 1 else ""
