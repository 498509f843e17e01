"""What network latency costs a player, and how much of that their clock is given back.

The server measures it itself: it sends a number that nobody can guess, and times until that comes back. A client that
delays it gains little: a move gets back no more than ``MOST``, no more than it took, and no more than the seat has
saved up, which begins with ``FIRST``, grows by ``GAIN`` with each move and never past ``SAVED``.
"""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbits

from demesne.games.base import Seat
from demesne.server.table.table import Table

__all__ = ["FIRST", "GAIN", "MOST", "SAVED", "Lag", "given_back", "measured_at"]

MOST, FIRST, GAIN, SAVED = 1_000, 1_500, 500, 3_000
"""Milliseconds."""
WEIGHT = 0.1
"""The weight of a measurement against those before it."""
PAUSE = 5.0
"""Seconds between two measurements."""
BITS = 52
"""The bits of a number that a browser represents exactly."""


class Lag:
    """The round-trip time of a socket, by a clock in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._asked: tuple[int, float] | None = None
        self._last: float | None = None
        self._usual: float | None = None

    @property
    def usual(self) -> int:
        """The usual round-trip time in milliseconds; 0 as long as nothing is known."""
        return round(self._usual or 0)

    def ask(self) -> int | None:
        """The number to be sent back; ``None`` while one is out, or if it is too early for another."""
        at = self._now()
        if self._asked or (self._last is not None and at - self._last < PAUSE):
            return None
        self._asked, self._last = (1 + randbits(BITS), at), at
        return self._asked[0]

    def hear(self, number: int) -> None:
        """*number* came back; one that was not asked for, or comes a second time, is ignored."""
        if not self._asked or self._asked[0] != number:
            return
        took = min(float(MOST), 1000 * (self._now() - self._asked[1]))
        self._asked = None
        self._usual = took if self._usual is None else self._usual + WEIGHT * (took - self._usual)


def measured_at(table: Table, owner: str | None) -> bool:
    """Whether *owner*'s round-trip time counts: they play by a clock of minutes."""
    return bool(table.status == "playing" and table.company.customs.minutes and table.seats_of(owner))


def given_back(table: Table, seat: Seat, took: float, usual: int) -> tuple[int, int]:
    """How many of the milliseconds it *took* a move of *seat* gets back, and what the seat has saved up after it."""
    saved = table.company.saved.get(seat, FIRST)
    back = max(0, min(usual, MOST, round(took), saved))
    return back, min(SAVED, saved - back + GAIN)
