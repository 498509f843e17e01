"""How games ended, on the wire: the sides of one game, and all games of the same deal."""

from __future__ import annotations

import msgspec

from demesne.server.wire.company_messages import Customs
from demesne.server.wire.http_messages import SeatWish

__all__ = ["DealtGame", "DealtSide", "DuplicateWish", "Duplicates", "SideResult"]


class SideResult(msgspec.Struct):
    """How the side of these seats ended: its place, which others may share, its points, and those of each row."""

    seats: list[int]
    rank: int
    total: int
    rows: dict[str, int] = {}


class DuplicateWish(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/duplicates (``X-Seat-Key`` header, if any): the deal of a game that is over once more.

    ``seats``: as many as in that game, at least one "you" or "here"; whatever is played, everything comes in the same
    order.
    ``customs`` are those of ``NewTable``, but never rated. The answer is an ``Opened``.
    """

    seats: list[SeatWish]
    customs: Customs | None = None


class DealtSide(msgspec.Struct):
    """How a side fared: its place, its points, those after each round, and its lead over the best other side.

    ``luck``: how much of the lead its dominoes, cards, order and seat brought according to the review of that game;
    null until there is one. ``lent``: a bot has moved for a person of that side.
    """

    seats: list[int]
    rank: int
    total: int
    rounds: list[int]
    lead: int
    luck: float | None = None
    lent: bool = False


class DealtGame(msgspec.Struct):
    """A game of a deal that is over. ``names`` are its players', or the spec of a bot without a name."""

    table: str
    names: list[str]
    sides: list[DealtSide]


class Duplicates(msgspec.Struct):
    """GET /api/tables/{table}/duplicates (``X-Seat-Key`` header, if any): the games of the table's deal that are over.

    ``of``: the table at which it was first dealt, whose game comes first unless it was deleted; then that of the table
    that is asked about, and the latest 12.
    ``repeatable``: it can be played again, being neither of a day nor of a branch, nor of a game from elsewhere.
    ``link``: the table by whose address anybody may do so: the first one, or this one where that was deleted or nobody
    may watch its game; null where neither is open to all.
    """

    of: str
    games: list[DealtGame]
    repeatable: bool = True
    link: str | None = None
