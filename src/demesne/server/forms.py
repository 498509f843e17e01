"""What is asked and answered over HTTP: part of the wire contract."""

from __future__ import annotations

from typing import Literal

import msgspec

from demesne.server.refusals import Reason

__all__ = [
    "Again",
    "BotInfo",
    "BoxInfo",
    "GameInfo",
    "Join",
    "Joined",
    "NewTable",
    "Opened",
    "OptionInfo",
    "OwnTiles",
    "Problem",
    "SeatWish",
    "SeatingInfo",
    "TilesInfo",
]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table: "you" (this browser), "here" (this screen), "open" (by link), "bot".

    ``name``: needed for "you" and "here", optional for "bot". ``bot``: a spec of GET /api/bots.
    """

    kind: Literal["you", "here", "open", "bot"]
    name: str = ""
    bot: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables. The number of seats is the number of players.

    ``options``: those of ``GET /api/games``. Option ``box`` is an ``OwnBox``, or the name of a kept one;
    ``tiles`` an ``OwnTiles``, or the name of kept ones.
    """

    game: str
    seats: list[SeatWish]
    options: dict[str, msgspec.Raw] = {}


class Opened(msgspec.Struct):
    """The table's id (its link to watch), this browser's key, the invitation for open seats."""

    table: str
    key: str
    invite: str | None


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/join. ``seat`` absent: the first open one. ``key``: if this browser has one already."""

    invite: str
    name: str
    seat: int | None = None
    key: str | None = None


class Joined(msgspec.Struct):
    """The key of the seat: the one sent along, or a new one."""

    key: str
    seat: int


class Again(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/again (``X-Seat-Key`` header; body ``{}``): the same seats play once more.

    The answer is an ``Opened`` with the same key. Asked twice, it names the same table.
    """


class OptionInfo(msgspec.Struct):
    """An option of a game. ``kind``: "one" of its ``values``; "several", a list of any of them; "box", an ``OwnBox``;
    "tiles", an ``OwnTiles``; "text", anything one may write.

    ``default`` null: none, or by the number of players. ``text`` says in English what it does.
    """

    name: str
    kind: Literal["one", "several", "box", "tiles", "text"]
    values: list[msgspec.Raw]
    default: msgspec.Raw
    text: str


class SeatingInfo(msgspec.Struct):
    """How many may play with these values of the options that this depends on (null: left out)."""

    options: dict[str, msgspec.Raw]
    players: list[int]


class GameInfo(msgspec.Struct):
    """GET /api/games. ``seatings``: every combination that exists, and no other does."""

    name: str
    players: list[int]
    options: list[OptionInfo]
    seatings: list[SeatingInfo]


class BotInfo(msgspec.Struct):
    """GET /api/bots."""

    spec: str
    games: list[str]


class Problem(msgspec.Struct):
    """Body of every 4xx answer."""

    reason: Reason


class BoxInfo(msgspec.Struct):
    """GET /api/boxes, and the answer to POST /api/boxes: a kept box, how many corrections it has."""

    name: str
    buildings: int
    dominoes: int


class OwnTiles(msgspec.Struct, forbid_unknown_fields=True):
    """The nine tiles of Domaine as an owner has them, under a name.

    ``tiles``: by name (``c`` has the royal city, ``1`` to ``8`` lie around it) four rows of four letters, as
    printed: ``.`` meadow, ``f`` forest, ``v`` village, ``*`` city, mines ``g`` gold, ``s`` silver, ``c`` copper,
    ``d`` diamond. GET /api/tiles is the set drawn for this project, without a name.
    """

    name: str
    tiles: dict[str, list[str]]


class TilesInfo(msgspec.Struct):
    """GET /api/tilesets, and the answer to POST /api/tilesets: a kept tile set.

    ``odd``: terrains of which it does not have as many squares as we expect: how many too many, below 0 too few.
    """

    name: str
    odd: dict[str, int]
