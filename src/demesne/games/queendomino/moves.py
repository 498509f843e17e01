"""Every decision and every deal of the family, and their notation.

``str`` of a move is its notation; ``parse_move`` gives the move back.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from demesne.games.base import NotationError, Seat
from demesne.games.grid import Square
from demesne.games.words import Form, parse_words

__all__ = [
    "Bribe",
    "Build",
    "Claim",
    "Deal",
    "Discard",
    "King",
    "Pass",
    "Place",
    "QueendominoMove",
    "Tax",
    "Tile",
    "format_square",
    "parse_move",
    "parse_square",
]


def format_square(square: Square) -> str:
    """``1,-2`` for the square one to the right of the castle and two up.

    >>> format_square((1, -2))
    '1,-2'
    """
    return f"{square[0]},{square[1]}"


def parse_square(text: str) -> Square:
    """The square written as *text*. Raises ``NotationError``.

    >>> parse_square("1,-2")
    (1, -2)
    """
    if not re.fullmatch(r"(0|-?[1-9]\d?),(0|-?[1-9]\d?)", text, re.ASCII):
        raise NotationError(f"{text!r} is no square; one is written x,y")
    x, y = text.split(",")
    return int(x), int(y)


@dataclass(frozen=True, slots=True, order=True)
class King:
    """Chance: the king of *seat* is drawn."""

    seat: Seat

    def __str__(self) -> str:
        return f"king {self.seat}"


@dataclass(frozen=True, slots=True, order=True)
class Deal:
    """Chance: domino *number* is turned up in the new line."""

    number: int

    def __str__(self) -> str:
        return f"deal {self.number}"


@dataclass(frozen=True, slots=True, order=True)
class Tile:
    """Chance: a tile of this *building* is turned up on the builders' board."""

    building: str

    def __str__(self) -> str:
        return f"tile {self.building}"


@dataclass(frozen=True, slots=True, order=True)
class Claim:
    """Put the king on domino *number* of the new line."""

    number: int

    def __str__(self) -> str:
        return f"claim {self.number}"


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Lay domino *number*: its first half on *first*, its second on *second*."""

    number: int
    first: Square
    second: Square

    def __str__(self) -> str:
        return f"place {self.number} {format_square(self.first)} {format_square(self.second)}"


@dataclass(frozen=True, slots=True, order=True)
class Discard:
    """Discard domino *number* from the game."""

    number: int

    def __str__(self) -> str:
        return f"discard {self.number}"


@dataclass(frozen=True, slots=True, order=True)
class Tax:
    """Place a knight on each of *squares* (one or two, ascending) and collect."""

    squares: tuple[Square, ...]

    def __str__(self) -> str:
        return " ".join(["tax", *map(format_square, self.squares)])


@dataclass(frozen=True, slots=True, order=True)
class Build:
    """Buy the tile in the slot with printed *cost* and put it on *square*."""

    cost: int
    square: Square

    def __str__(self) -> str:
        return f"build {self.cost} {format_square(self.square)}"


@dataclass(frozen=True, slots=True, order=True)
class Bribe:
    """Have the dragon burn the tile in the slot with printed *cost*."""

    cost: int

    def __str__(self) -> str:
        return f"bribe {self.cost}"


@dataclass(frozen=True, slots=True, order=True)
class Pass:
    """Skip an optional step."""

    def __str__(self) -> str:
        return "pass"


QueendominoMove: TypeAlias = King | Deal | Tile | Claim | Place | Discard | Tax | Build | Bribe | Pass


def _number(text: str) -> int:
    if not re.fullmatch(r"0|[1-9]\d?", text, re.ASCII):
        raise NotationError(f"{text!r} is no number from 0 to 99")
    return int(text)


def _building(text: str) -> str:
    if not re.fullmatch(r"[a-z_]{1,32}", text):
        raise NotationError(f"{text!r} is no building")
    return text


def _tax(*squares: str) -> Tax:
    return Tax(tuple(map(parse_square, squares)))


_FORMS: dict[str, Form[QueendominoMove]] = {
    "king": ((1,), lambda seat: King(_number(seat))),
    "deal": ((1,), lambda number: Deal(_number(number))),
    "tile": ((1,), lambda building: Tile(_building(building))),
    "claim": ((1,), lambda number: Claim(_number(number))),
    "place": ((3,), lambda n, a, b: Place(_number(n), parse_square(a), parse_square(b))),
    "discard": ((1,), lambda number: Discard(_number(number))),
    "tax": ((1, 2), _tax),
    "build": ((2,), lambda cost, square: Build(_number(cost), parse_square(square))),
    "bribe": ((1,), lambda cost: Bribe(_number(cost))),
    "pass": ((0,), Pass),
}


def parse_move(text: str) -> QueendominoMove:
    """The move written as *text*, single spaces between its words.

    Raises ``NotationError`` saying what was expected.

    >>> parse_move("place 17 1,0 2,0")
    Place(number=17, first=(1, 0), second=(2, 0))
    """
    return parse_words(text, _FORMS)
