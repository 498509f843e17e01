"""Points item by item, the ducats at the end, and who wins (rules 6, 11).

Until the ducats are compared, a score is a function of the board: what the
colour's domains hold, and five points for each monopoly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from demesne.games.base import Item, Row, Seat, Sheet, SideOutcome
from demesne.games.domaine.board import Board
from demesne.games.domaine.domains import WORTH
from demesne.games.domaine.rules import Rules
from demesne.games.domaine.terrain import MINES, Terrain, format_square
from demesne.games.grid import Square
from demesne.games.recent import Recent

__all__ = ["BONUSES", "MONOPOLY", "MONOPOLY_POINTS", "ROWS", "ducat_bonus", "income", "mines", "rank", "score"]

ROWS = ("forests", "villages", "city", "monopolies", "ducats")
"""The rows of the score pad, in order."""

MONOPOLY = 3
"""Mines of one kind that make a monopoly (rules 6.5)."""

MONOPOLY_POINTS = 5
BONUSES = (5, 3)
"""Points for the most and the second most ducats at the end (rules 11.4)."""
_SHEETS: Recent[dict[tuple[Seat, int], Sheet]] = Recent()
"""What the regions of a board bring, by colour and bonus: most moves leave them as they are."""


def mines(board: Board, colour: Seat) -> tuple[int, int, int, int]:
    """How many gold, silver, copper and diamond mines lie in the domains of *colour*.

    >>> from demesne.games.domaine.diagram import parse_board
    >>> mines(parse_board("A g s|B\\n- - -"), 0)
    (1, 1, 0, 0)
    """
    gold, silver, copper, diamond = (
        sum(domain.mines[kind] for domain in board.regions if domain.owner == colour) for kind in range(len(MINES))
    )
    return gold, silver, copper, diamond


def income(board: Board, colour: Seat) -> int:
    """Ducats at the start of a turn: one for each kind of mine (rules 4.1).

    >>> from demesne.games.domaine.diagram import parse_board
    >>> income(parse_board("A g s|B\\n- - -"), 0)
    2
    """
    return sum(count > 0 for count in mines(board, colour))


def score(board: Board, colour: Seat, bonus: int = 0) -> Sheet:
    """The score pad's column of *colour*; *bonus* is what the ducats bring at the end.

    >>> from demesne.games.domaine.diagram import parse_board
    >>> score(parse_board("A f v|B\\n- - -"), 0).points()
    {'forests': 1, 'villages': 3, 'city': 0, 'monopolies': 0, 'ducats': 0}
    """
    known = _SHEETS.of(board.regions, dict[tuple[Seat, int], Sheet])
    if (colour, bonus) not in known:
        known[colour, bonus] = _counted(board, colour, bonus)
    return known[colour, bonus]


def _counted(board: Board, colour: Seat, bonus: int) -> Sheet:
    domains = board.domains(colour)
    ducats = (Item.of("ducats", bonus),) if bonus else ()
    monopolies = tuple(
        Item.of("monopoly", MONOPOLY_POINTS, mine=kind.value, count=count)
        for kind, count in zip(MINES, mines(board, colour), strict=True)
        if count >= MONOPOLY
    )
    return Sheet(
        (
            Row("forests", _items("forests", Terrain.FOREST, [(d.castle, d.forests) for d in domains])),
            Row("villages", _items("villages", Terrain.VILLAGE, [(d.castle, d.villages) for d in domains])),
            Row("city", _items("city", Terrain.CITY, [(d.castle, d.cities) for d in domains])),
            Row("monopolies", monopolies),
            Row("ducats", ducats),
        )
    )


def _items(code: str, terrain: Terrain, counts: Sequence[tuple[Square, int]]) -> tuple[Item, ...]:
    """An item for each domain, named by its castle, that holds land of this kind."""
    return tuple(
        Item.of(code, count * WORTH[terrain], castle=format_square(castle), count=count)
        for castle, count in counts
        if count
    )


def ducat_bonus(rules: Rules, ducats: Sequence[int]) -> list[int]:
    """What each seat's ducats bring at the end of the deck (rules 11.4).

    All with the most get five, all with the next lower amount three; without
    ducats nobody gets anything. With option ``second_bonus`` "rank", there is no
    second place where several share the first.

    >>> from demesne.games.domaine.rules import domaine
    >>> ducat_bonus(domaine(3, {}), [4, 9, 4])
    [3, 5, 3]
    """
    amounts = sorted({amount for amount in ducats if amount}, reverse=True)
    if amounts and rules.second_bonus == "rank" and list(ducats).count(amounts[0]) > 1:
        del amounts[1:]
    brought = dict(zip(amounts, BONUSES, strict=False))
    return [brought.get(amount, 0) for amount in ducats]


def rank(
    rules: Rules, sheets: Sequence[Sheet], ducats: Sequence[int], finisher: Seat | None
) -> tuple[SideOutcome, ...]:
    """Every seat's outcome; *finisher* is the seat whose card ended the game at the king, if one did.

    More points rank higher, then more ducats; after that a rank is shared (rules
    11.5). At the king, *finisher* ranks above others who reach him with as many
    points, or with option ``king_tie`` "active" above all of them (rules 11.2).

    >>> from demesne.games.domaine.diagram import parse_board
    >>> from demesne.games.domaine.rules import domaine
    >>> sheets = [score(parse_board("A f v|B\\n- - -"), seat) for seat in (0, 1)]
    >>> [side.rank for side in rank(domaine(2, {}), sheets, ducats=[0, 9], finisher=None)]
    [1, 2]
    """
    keys = [
        _Standing.of(rules, sheet.total, ducats[seat], finishes=seat == finisher) for seat, sheet in enumerate(sheets)
    ]
    return tuple(
        SideOutcome(sheet, 1 + sum(other > key for other in keys), (seat,), _tie_break(key, keys))
        for seat, (sheet, key) in enumerate(zip(sheets, keys, strict=True))
    )


class _Standing(NamedTuple):
    """What seats are ranked by, in order of importance."""

    ahead: bool  # the finisher, where it ranks above everybody who reaches the king
    total: int
    active: bool  # the finisher among equals
    ducats: int

    @classmethod
    def of(cls, rules: Rules, total: int, ducats: int, *, finishes: bool) -> _Standing:
        active = finishes and total >= rules.king
        return cls(active and rules.king_tie == "active", total, active, ducats)


def _tie_break(key: _Standing, keys: Sequence[_Standing]) -> str:
    """What separated *key* from others with its total; "shared" if nothing did, empty if nothing had to."""
    if keys.count(key) > 1:
        return "shared"
    tied = [other for other in keys if other.total == key.total and other != key]
    if any(other.active != key.active for other in tied) or (
        key.ahead and key.total < max(other.total for other in keys)
    ):
        return "active"
    return "ducats" if tied else ""
