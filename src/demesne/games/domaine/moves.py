"""Every decision and every deal of Domaine, and their notation.

``str`` of a move is its notation; ``parse_move`` gives the move back.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from demesne.games.base import NotationError
from demesne.games.domaine.borders import Border as Line
from demesne.games.domaine.borders import format_border, parse_border
from demesne.games.domaine.cards import Action
from demesne.games.domaine.terrain import format_square, parse_square
from demesne.games.grid import Square
from demesne.games.words import Form, parse_words

__all__ = [
    "Ally",
    "Border",
    "Castle",
    "Desert",
    "DomaineMove",
    "Draw",
    "End",
    "Expand",
    "Knight",
    "Play",
    "Refill",
    "Sell",
    "Step",
    "parse_move",
]


@dataclass(frozen=True, slots=True, order=True)
class Draw:
    """Chance: *card* is drawn from the deck."""

    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"


@dataclass(frozen=True, slots=True, order=True)
class Castle:
    """Set-up: a castle on *square*."""

    square: Square

    def __str__(self) -> str:
        return f"castle {format_square(self.square)}"


@dataclass(frozen=True, slots=True, order=True)
class Knight:
    """A knight on *square*: in set-up, or as a part of a card."""

    square: Square

    def __str__(self) -> str:
        return f"knight {format_square(self.square)}"


@dataclass(frozen=True, slots=True, order=True)
class Sell:
    """Sell *card* into the Chancery for its value."""

    card: str

    def __str__(self) -> str:
        return f"sell {self.card}"


@dataclass(frozen=True, slots=True, order=True)
class Play:
    """Pay for *card* and carry out the symbol *action*, part by part."""

    card: str
    action: Action

    def __str__(self) -> str:
        return f"play {self.card} {self.action}"


@dataclass(frozen=True, slots=True, order=True)
class Border:
    """A border marker on *line*."""

    line: Line

    def __str__(self) -> str:
        return f"border {format_border(self.line)}"


@dataclass(frozen=True, slots=True, order=True)
class Expand:
    """The domain of *castle* grows by *square*."""

    castle: Square
    square: Square

    def __str__(self) -> str:
        return f"expand {format_square(self.castle)} {format_square(self.square)}"


@dataclass(frozen=True, slots=True, order=True)
class Desert:
    """The *knight* leaves the domain of *target*; one of the mover's own enters the domain of *castle* on *square*."""

    castle: Square
    target: Square
    knight: Square
    square: Square

    def __str__(self) -> str:
        return " ".join(["desert", *map(format_square, (self.castle, self.target, self.knight, self.square))])


@dataclass(frozen=True, slots=True, order=True)
class Ally:
    """The domains of *castle* and *target* are allied for good."""

    castle: Square
    target: Square

    def __str__(self) -> str:
        return f"ally {format_square(self.castle)} {format_square(self.target)}"


@dataclass(frozen=True, slots=True, order=True)
class End:
    """Stop playing a card that has parts left."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Refill:
    """Take *card* from the Chancery, or with ``None`` the top card of the deck."""

    card: str | None = None

    def __str__(self) -> str:
        return f"refill {self.card or 'deck'}"

    def __lt__(self, other: Refill) -> bool:
        return (self.card or "") < (other.card or "")


Step: TypeAlias = Border | Knight | Expand | Desert | Ally
"""One part of a card."""

DomaineMove: TypeAlias = Draw | Castle | Sell | Play | Step | End | Refill


def _card(text: str) -> str:
    if not re.fullmatch(r"[A-D](0[1-9]|1[0-5])", text, re.ASCII):
        raise NotationError(f"{text!r} is no card; they are A01 to D15")
    return text


def _action(text: str) -> Action:
    if text not in set(Action):
        raise NotationError(f"{text!r} is no action; there is {', '.join(Action)}")
    return Action(text)


_FORMS: dict[str, Form[DomaineMove]] = {
    "draw": ((1,), lambda card: Draw(_card(card))),
    "castle": ((1,), lambda square: Castle(parse_square(square))),
    "knight": ((1,), lambda square: Knight(parse_square(square))),
    "sell": ((1,), lambda card: Sell(_card(card))),
    "play": ((2,), lambda card, action: Play(_card(card), _action(action))),
    "border": ((1,), lambda line: Border(parse_border(line))),
    "expand": ((2,), lambda castle, square: Expand(parse_square(castle), parse_square(square))),
    "desert": ((4,), lambda *squares: Desert(*map(parse_square, squares))),
    "ally": ((2,), lambda castle, target: Ally(parse_square(castle), parse_square(target))),
    "end": ((0,), End),
    "refill": ((1,), lambda card: Refill(None if card == "deck" else _card(card))),
}


def parse_move(text: str) -> DomaineMove:
    """The move written as *text*, single spaces between its words.

    Raises ``NotationError`` saying what was expected.

    >>> parse_move("expand c4 d4")
    Expand(castle=(2, 3), square=(3, 3))
    """
    return parse_words(text, _FORMS)
