"""A position, or what a seat knows of it, as one line of text, and back.

The market, then a field for each seat, ``orchard/coins/hand``: a letter for
each card, ``-`` for none. A hand that one does not know is the number of its
cards. What a seat knows begins with the seat: ``@1 ac aap/2/3 c/0/apq``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TypeAlias

from demesne.games.base import NotationError
from orchard.fruits import CARDS, Cards, format_cards, parse_cards
from orchard.position import Position
from orchard.rules import Rules

__all__ = ["Hands", "format_position", "parse_position"]

Hands: TypeAlias = tuple[Cards | None, ...]
"""The cards of each seat; ``None`` where one does not know them."""


def format_position(position: Position, hands: Sequence[Cards | None]) -> str:
    """The notation of *position* with *hands*."""
    seats = zip(position.orchards, position.coins, position.held, hands, strict=True)
    return " ".join([format_cards(position.market), *(_format_seat(*seat) for seat in seats)])


def _format_seat(orchard: Cards, coins: int, held: int, hand: Cards | None) -> str:
    return f"{format_cards(orchard)}/{coins}/{held if hand is None else format_cards(hand)}"


def parse_position(text: str, rules: Rules) -> tuple[Position, Hands]:
    """The position written *text*, and the hands. Raises ``NotationError`` saying what was expected."""
    market, *fields = text.split(" ")
    if len(fields) != rules.seats:
        raise NotationError(f"{text!r}: expected the market and {rules.seats} seats")
    orchards, coins, held, hands = zip(*map(_parse_seat, fields), strict=True)
    position = Position(rules, parse_cards(market), orchards, coins, held)
    _check(position, hands)
    return position, hands


def _parse_seat(text: str) -> tuple[Cards, int, int, Cards | None]:
    match text.split("/"):
        case [orchard, coins, hand] if hand[:1].isdecimal():
            return parse_cards(orchard), _number(coins), _number(hand), None
        case [orchard, coins, hand]:
            return parse_cards(orchard), _number(coins), len(parse_cards(hand)), parse_cards(hand)
    raise NotationError(f"{text!r} is no seat; one is written orchard/coins/hand: aap/2/cq")


def _number(text: str) -> int:
    if not re.fullmatch(r"0|[1-9]\d?", text, re.ASCII):
        raise NotationError(f"{text!r} is no number from 0 to 99")
    return int(text)


def _check(position: Position, hands: Hands) -> None:
    """Raises ``NotationError`` for cards that there are not, and for hands that nobody can have after so many turns."""
    known = Counter(chain(position.market, *position.orchards, *(hand or () for hand in hands)))
    if more := sorted(known - Counter(CARDS)):
        raise NotationError(f"there are only {CARDS[more[0]]} cards with {more[0]} on them")
    if (position.played, position.held) not in _course(position.rules):
        told = ", ".join(map(str, position.held))
        raise NotationError(f"after {position.played} turns nobody holds {told} cards")


def _course(rules: Rules) -> Iterator[tuple[int, tuple[int, ...]]]:
    """How many cards lie open and how many each seat holds, ply after ply of a game (rules 1.2, 2.1, 2.4)."""
    deck, played, held = sum(CARDS.values()), 0, [0] * rules.seats
    yield played, tuple(held)
    while deck or any(held):
        if deck and min(held) < rules.hand:
            deck, drawer = deck - 1, next(seat for seat, count in enumerate(held) if count < rules.hand)
            held[drawer] += 1
        else:
            held[played % rules.seats] -= 1
            played += 1
        yield played, tuple(held)
