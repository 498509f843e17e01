"""Today's kingdom on the wire: the same deal for everybody, from the date alone."""

from __future__ import annotations

import msgspec

__all__ = ["Course", "DayResult", "DayWish", "Today"]


class DayWish(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/today: a table of today's deal of ``game``, for one person and the bot of the day.

    ``practice``: this browser has played it before, so the result does not count, as it does not if the account has
    begun it elsewhere. ``bots``: names for the bots, by
    which several of one level are told apart; one without is called by its level. The answer is an ``Opened``.
    """

    game: str
    name: str
    practice: bool = False
    bots: list[str] = []


class Today(msgspec.Struct):
    """GET /api/today/{game}: the deal of the day, a date of UTC as "2026-11-23", the same at every server.

    It is played by ``players``, all but one of them the bot ``bot``. ``played``: how many first tries are over at this
    server, null where none was asked, as in a browser without a network; ``best`` and ``middle``: the most points among
    them, and the median of their points, null without any.
    ``tried``: the table at which the account that asks (``X-Seat-Key``: its session) has begun it, in any browser; ""
    if that was deleted.
    """

    day: str
    game: str
    players: int
    bot: str
    played: int | None
    best: int | None
    middle: int | None
    tried: str | None = None


class Course(msgspec.Struct):
    """How somebody fared: the points of the person after each round, and at the end.

    ``who``: "you" for the table asked about, the "best" and the "middle" (the median) of the first tries at this
    server.
    """

    who: str
    points: list[int]
    total: int


class DayResult(msgspec.Struct):
    """GET /api/tables/{table}/today (``X-Seat-Key`` header, if any): a game of a day's deal, once it is over.

    ``place``: among the first tries of that day at this server, possibly shared; only if it is among the first ten, and
    null in practice. ``played`` is null as in ``Today``. ``courses``: yours, then the best and the median one, if they
    are different ones.
    """

    day: str
    game: str
    practice: bool
    played: int | None
    place: int | None
    courses: list[Course]
