"""Playing on from a moment of a game, on the wire."""

from __future__ import annotations

from typing import Literal

import msgspec

from demesne.server.wire.http_messages import SeatWish

__all__ = ["Branch", "BranchInfo", "BroughtPlayOn", "PlayOn"]


class Branch(msgspec.Struct, frozen=True):
    """Where a game begins that was played on from another.

    ``of``: the table of that game, null if it was brought from elsewhere or has been deleted. ``at``: the moment, as in
    the address of its replay: "6.3.2" is act 2 of turn 3 of round 6.
    """

    of: str | None
    at: str


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/branches (``X-Seat-Key`` header, if any): a new table that goes on from a game here.

    ``moment``: the number of a moment of its ``Replay``, from 0. ``seats``: all of the game's, at least one "you" or
    "here". What the first of those could not know at that moment is dealt anew; then, if a seat is "open", what the
    first such seat could not. The answer is an ``Opened``.
    """

    moment: int
    seats: list[SeatWish]


class BroughtPlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/branches: the same from a game whose ``record`` is brought."""

    record: str
    moment: int
    seats: list[SeatWish]


class BranchInfo(msgspec.Struct):
    """GET /api/tables/{table}/branches (``X-Seat-Key`` header, if any): the latest 24, latest first.

    A game that was played on from this one, at the moment ``at``; ``names`` are its players', the spec of a bot without
    a name, "" for a free seat.
    """

    table: str
    at: str
    status: Literal["waiting", "playing", "over"]
    names: list[str]
