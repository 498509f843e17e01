"""What the way to the server and back costs a player, and how much of that their clock is given back.

The server measures it itself: it sends a number that nobody can guess, and counts until that comes back. Who lets it
wait gains little: a move gets back no more than ``MOST``, no more than it took, and no more than the seat has saved
up, which begins with ``FIRST``, grows by ``GAIN`` with each move and never past ``SAVED``.
"""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbits

from demesne.games.base import Seat
from demesne.server.table import Table

__all__ = ["FIRST", "GAIN", "MOST", "SAVED", "Lag", "given_back", "measured_at"]

MOST, FIRST, GAIN, SAVED = 1_000, 1_500, 500, 3_000
"""Milliseconds."""
WEIGHT = 0.1
"""How much a measurement counts beside those before it."""
PAUSE = 5.0
"""Seconds between two measurements."""
BITS = 52
"""A number that a browser knows exactly."""


class Lag:
    """How long a socket's way there and back takes, by a clock in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._asked: tuple[int, float] | None = None
        self._last: float | None = None
        self._usual: float | None = None

    @property
    def usual(self) -> int:
        """The milliseconds that the way takes as a rule; 0 as long as nothing is known."""
        return round(self._usual or 0)

    def ask(self) -> int | None:
        """The number to be sent back; ``None`` while one is out, or as it is too early for another."""
        at = self._now()
        if self._asked or (self._last is not None and at - self._last < PAUSE):
            return None
        self._asked, self._last = (1 + randbits(BITS), at), at
        return self._asked[0]

    def hear(self, number: int) -> None:
        """*number* came back; one that was not asked for, or comes a second time, is no matter."""
        if not self._asked or self._asked[0] != number:
            return
        took = min(float(MOST), 1000 * (self._now() - self._asked[1]))
        self._asked = None
        self._usual = took if self._usual is None else self._usual + WEIGHT * (took - self._usual)


def measured_at(table: Table, owner: str | None) -> bool:
    """Whether the way of *owner* counts: somebody who plays by a clock of minutes."""
    return bool(table.status == "playing" and table.company.customs.minutes and table.seats_of(owner))


def given_back(table: Table, seat: Seat, took: float, usual: int) -> tuple[int, int]:
    """What a move of *seat* gets back of the milliseconds it *took*, and what the seat has saved up after it."""
    saved = table.company.saved.get(seat, FIRST)
    back = max(0, min(usual, MOST, round(took), saved))
    return back, min(SAVED, saved - back + GAIN)
