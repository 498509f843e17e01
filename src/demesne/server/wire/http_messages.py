"""What is asked and answered over HTTP: part of the wire contract."""

from __future__ import annotations

from typing import Literal

import msgspec

from demesne.server.wire.company_messages import Customs
from demesne.server.wire.refusals import Reason

__all__ = [
    "Again",
    "BotInfo",
    "Brought",
    "Fewer",
    "Forget",
    "Forgotten",
    "FreeSeat",
    "GameInfo",
    "Join",
    "Joined",
    "KeepRecord",
    "NetworkInfo",
    "NetworkWish",
    "NewTable",
    "Opened",
    "OptionInfo",
    "OwnerKey",
    "OwnerToken",
    "Pair",
    "Paired",
    "PileInfo",
    "Problem",
    "ProgramInfo",
    "SeatBot",
    "SeatProgram",
    "SeatWish",
    "SeatingInfo",
    "ShuffleInfo",
    "Waiting",
]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table: "you" (this browser), "here" (this screen), "open" (by link), "bot".

    ``name``: needed for "you" and "here", optional for "bot"; seats of a program have the program's name.
    ``bot``: a spec of GET /api/bots.
    """

    kind: Literal["you", "here", "open", "bot"]
    name: str = ""
    bot: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables. The number of seats is the number of players.

    ``options``: those of ``GET /api/games``. What owners keep is given as it is, or by the name of a kept one.
    ``customs``: how people play together there; the usual ones if left out.
    """

    game: str
    seats: list[SeatWish]
    options: dict[str, msgspec.Raw] = {}
    customs: Customs | None = None


class Opened(msgspec.Struct):
    """The table's id (its link to watch), this browser's key, the invitation for open seats."""

    table: str
    key: str
    invite: str | None


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/join. ``seat`` absent: the first open one. ``key``: if this browser has one already.

    ``invite``: empty where the table is public.
    ``salt``: a word of one's own for the shuffle, 1 to 64 characters of A-Z a-z 0-9 _ -; see ``ShuffleInfo``.
    """

    invite: str
    name: str
    seat: int | None = None
    key: str | None = None
    salt: str = ""


class Joined(msgspec.Struct):
    """The key of the seat: the one sent along, or a new one."""

    key: str
    seat: int


class Pair(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/lobby: a seat at any public table of ``game`` for ``players`` that waits, or at a new one.

    ``but``: the tables at which this browser sits already. ``clock``: whether its table is to have one; a new one has
    ten minutes for each seat, and fifteen seconds more for each turn. The answer is a ``Paired``.
    """

    game: str
    players: int
    name: str
    but: list[str] = []
    clock: Literal["without", "with", "either"] = "without"


class Paired(msgspec.Struct):
    """The table found, the key and the seat there. ``invite``: to the new one, where nobody waited."""

    table: str
    key: str
    seat: int
    invite: str | None = None


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/seats/{seat}/bot (``X-Seat-Key`` header): the host gives a free seat to a bot.

    ``bot``: a spec from ``GET /api/bots``. The answer is a ``Waiting``.
    """

    bot: str


class ProgramInfo(msgspec.Struct):
    """GET /api/programs: somebody's program that is here just now and may be asked to play."""

    name: str


class SeatProgram(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/seats/{seat}/program (``X-Seat-Key`` header): the host asks a program to take it.

    The answer, a ``Waiting``, comes when the program sits there; it has ten seconds to say so.
    """

    program: str


class FreeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/seats/{seat}/free (``X-Seat-Key`` header; body ``{}``): a seat is free again.

    The host frees any other seat, everybody else their own. The answer is a ``Waiting``.
    """


class Waiting(msgspec.Struct):
    """How many seats of the table are still free; with none left, the game has begun."""

    free: int


class Fewer(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/fewer (``X-Seat-Key`` header; body ``{}``): the host begins without the free seats.

    The answer is an ``Opened`` with the same key: those who sit there play at a new table, the ``next_table``.
    """


class Again(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/again (``X-Seat-Key`` header; body ``{}``): the same people play once more.

    The others, if there are any, must have agreed (``ask`` "again").

    The answer is an ``Opened`` with the same key. Asked twice, it names the same table.
    """


class PileInfo(msgspec.Struct):
    """A pile of a game that is over. Its things lay in the order of the SHA-256 of "``seed`` thing copy".

    ``held``: how many copies of each thing were in it, counted from 0; ``dealt``: what came out of it, in order.
    """

    seed: str
    held: dict[str, int]
    dealt: list[str]


class ShuffleInfo(msgspec.Struct):
    """GET /api/tables/{table}/shuffle: what fixes the order in which everything comes.

    ``commitment`` is the SHA-256 of the server's seed, ``salts`` the word that each seat has added ("" for none).
    The tables of earlier versions of the server have neither.
    ``seed`` and the ``piles`` are revealed when the game is over. The seed of a pile is the seed and the salts with ":"
    between, and where there was a pile of the same things before it, a space and a number.
    ``of``: the table whose deal is played again here, with the words of its seats; no others are added.
    """

    commitment: str | None
    salts: list[str]
    seed: str | None = None
    piles: list[PileInfo] = []
    of: str | None = None


class Brought(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/replay: the text of a ``record``, in either form. The answer is a ``Replay``; nothing is kept.

    POST /api/replay/{first}?count=N with the same body gives ``Positions``.
    """

    record: str


class KeepRecord(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/records: a finished game from elsewhere, to be kept here as one of the sender's own.

    ``record`` in either form; ``name``: the sender's name in it, and ``others`` who played at the same screen. The
    answer is an ``Opened`` with the key of those seats. ``key``: one that the sender's browser made for them when the
    game began in it, without a server; sent twice with the same one, the game is kept once. Of such a game, ``bots``
    are the specs of those that played at each seat, "" for a person, and ``day`` is that of its deal, if it is the deal
    of a day: a first try counts as if it had been begun here if it is sent within a week, and no day too early.
    """

    record: str
    name: str
    others: list[str] = []
    key: str | None = None
    bots: list[str] = []
    day: str | None = None


class Forget(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/forget (``X-Seat-Key`` header; body ``{}``): a game that is over is no longer needed.

    The answer is a ``Forgotten``.
    """


class Forgotten(msgspec.Struct):
    """Whether the game is ``deleted`` for good: it is, unless somebody else has a seat there, who keeps it."""

    deleted: bool


class OptionInfo(msgspec.Struct):
    """An option of a game. ``kind``: "one" of its ``values``; "several", a list of any of them; "text", anything one
    may write; else the word for what owners keep: "box", "tiles".

    ``default`` null: none, or by the number of players. ``text`` says in English what it does.
    """

    name: str
    kind: str
    values: list[msgspec.Raw]
    default: msgspec.Raw
    text: str


class SeatingInfo(msgspec.Struct):
    """How many may play with these values of the options that this depends on (null: left out)."""

    options: dict[str, msgspec.Raw]
    players: list[int]


class GameInfo(msgspec.Struct):
    """GET /api/games. ``seatings``: every combination that exists, and no others."""

    name: str
    players: list[int]
    options: list[OptionInfo]
    seatings: list[SeatingInfo]


class BotInfo(msgspec.Struct):
    """GET /api/bots."""

    spec: str
    games: list[str]


class OwnerToken(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/owner: the word after ``#owner=`` in the link that the server prints at its start; it works once.

    ``key``: the one that the browser made for itself (``qo_`` and 32 characters of A-Z a-z 0-9 _ -), so that it can ask
    again if the answer was lost; the server makes one if it is left out.
    """

    token: str
    key: str | None = None


class OwnerKey(msgspec.Struct):
    """The key by which a running server knows its owner's browser (``X-Owner-Key`` header)."""

    key: str


class NetworkWish(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/network (``X-Owner-Key`` header): the owner lets the home network in, or keeps it out again.

    The answer is a ``NetworkInfo``.
    """

    open: bool


class NetworkInfo(msgspec.Struct):
    """GET /api/network: who can reach this server.

    ``state``: "closed", only this machine; "open", the home network as well; "fixed", as set at its start.
    ``addresses``: where others can find it, the likeliest first. ``owner``: whether the asker may open and close it.
    """

    state: Literal["closed", "open", "fixed"]
    addresses: list[str]
    owner: bool


class Problem(msgspec.Struct):
    """The body of every 4xx answer."""

    reason: Reason
