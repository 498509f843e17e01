"""A line of dominoes and the kings on it, which determine the order of play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from demesne.games.base import Seat
from demesne.games.replacing import replace

__all__ = ["Line", "LineSlot", "claim", "claimed", "deal", "earliest", "find", "free", "latest"]


@dataclass(frozen=True, slots=True)
class LineSlot:
    """A domino of a line by number, and the seat whose king stands on it."""

    number: int
    seat: Seat | None = None


Line: TypeAlias = tuple[LineSlot, ...]
"""Dominoes in ascending order of their numbers."""


def deal(line: Line, number: int) -> Line:
    """*line* with domino *number* sorted in (rules 2.4).

    >>> [slot.number for slot in deal(deal((), 30), 17)]
    [17, 30]
    """
    return tuple(sorted((*line, LineSlot(number)), key=lambda slot: slot.number))


def find(line: Line, number: int) -> LineSlot | None:
    """The slot of domino *number*, or ``None`` when it is not in *line*.

    >>> find(deal((), 17), 17), find(deal((), 17), 18)
    (LineSlot(number=17, seat=None), None)
    """
    return next((slot for slot in line if slot.number == number), None)


def free(line: Line) -> list[int]:
    """The numbers of the dominoes without a king, ascending.

    >>> free(claim(deal(deal((), 17), 30), 17, seat=0))
    [30]
    """
    return [slot.number for slot in line if slot.seat is None]


def claim(line: Line, number: int, seat: Seat) -> Line:
    """*line* with a king of *seat* on domino *number* (rules 9.1).

    >>> claim(deal((), 17), 17, seat=0)
    (LineSlot(number=17, seat=0),)
    """
    return tuple(replace(s, seat=seat) if s.number == number else s for s in line)


def claimed(line: Line) -> Line:
    """What is left of *line* when the unclaimed dominoes go (rules 3.4).

    >>> claimed(claim(deal(deal((), 17), 30), 17, seat=0))
    (LineSlot(number=17, seat=0),)
    """
    return tuple(slot for slot in line if slot.seat is not None)


def latest(line: Line, number: int, claims: int) -> int:
    """The latest place in the next round that domino *number* gives or may give; *claims* of *line* are claimed in all.

    Free dominoes before it count only as far as there are kings left to be placed on them.

    >>> line = deal(deal(deal(deal((), 17), 30), 31), 40)
    >>> [latest(line, number, 4) for number in (17, 30, 31, 40)], latest(line, 40, 2)
    ([1, 2, 3, 4], 2)
    >>> [latest(claim(line, 40, seat=0), number, 3) for number in (17, 30, 31, 40)]
    [1, 2, 2, 3]
    """
    before = [slot for slot in line if slot.number < number]
    return 1 + _taken(before) + min(len(before) - _taken(before), _kings_left(line, number, claims))


def earliest(line: Line, number: int, claims: int) -> int:
    """The earliest such place: kings go after it as far as there are free dominoes for them.

    >>> line = deal(deal(deal(deal((), 17), 30), 31), 40)
    >>> [earliest(line, number, 4) for number in (17, 30, 31, 40)]
    [1, 2, 3, 4]
    >>> [earliest(line, number, 3) for number in (17, 30, 31, 40)]
    [1, 1, 2, 3]
    """
    before = [slot for slot in line if slot.number < number]
    after = [slot for slot in line if slot.number > number]
    free_after = len(after) - _taken(after)
    return 1 + _taken(before) + max(0, _kings_left(line, number, claims) - free_after)


def _taken(slots: Sequence[LineSlot]) -> int:
    return sum(slot.seat is not None for slot in slots)


def _kings_left(line: Line, number: int, claims: int) -> int:
    return claims - len({slot.number for slot in line if slot.seat is not None} | {number})
