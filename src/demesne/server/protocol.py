"""Every message on the wire, typed: the one source of ``web/src/protocol.ts``.

The page holds no rule. It shows a ``TableView`` and offers what ``offer`` lists;
it sends one of the listed moves back as text. All JSON keys are snake_case.
Squares are ``[x, y]`` with the castle at ``[0, 0]``, x to the right, y downward.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from demesne.server.queendomino.shapes import (
    BribeOffer,
    BribeSpot,
    BuildersView,
    BuildingView,
    BuildOffer,
    BuildSlot,
    Change,
    ClaimOffer,
    ClaimSpot,
    DominoView,
    HalfView,
    ItemView,
    LandView,
    LineSlotView,
    Patch,
    PlaceOffer,
    QueendominoView,
    RowView,
    SheetView,
    SideView,
    Site,
    SlotView,
    Spot,
    TaxOffer,
    TaxPart,
    TaxSpot,
)
from demesne.server.refusals import SERVER_CODES, Args, Reason, Square

__all__ = [
    "EVENT_CODES",
    "PROTOCOL",
    "SERVER_CODES",
    "Ack",
    "Again",
    "Args",
    "BotInfo",
    "BribeOffer",
    "BribeSpot",
    "BuildOffer",
    "BuildSlot",
    "BuildersView",
    "BuildingView",
    "Bye",
    "Change",
    "ClaimOffer",
    "ClaimSpot",
    "ClientMessage",
    "DominoView",
    "Event",
    "GameInfo",
    "HalfView",
    "Hello",
    "ItemView",
    "Join",
    "Joined",
    "LandView",
    "LineSlotView",
    "NewTable",
    "Offer",
    "Opened",
    "OptionInfo",
    "Patch",
    "Ping",
    "PlaceOffer",
    "Play",
    "Pong",
    "Problem",
    "QueendominoView",
    "Reason",
    "Refused",
    "RowView",
    "SeatView",
    "SeatWish",
    "ServerMessage",
    "SheetView",
    "SideView",
    "Site",
    "SlotView",
    "Spot",
    "Square",
    "Summary",
    "TableView",
    "TaxOffer",
    "TaxPart",
    "TaxSpot",
    "Undo",
    "Update",
]

PROTOCOL: Final = 1

EVENT_CODES: Final = (
    "joined", "started", "round", "king", "line", "tiles",
    "claim", "place", "discard", "tax", "build", "bribe", "pass",
    "undo", "queen", "over",
)  # fmt: skip
"""What ``Event.code`` may be."""

Offer = PlaceOffer | TaxOffer | BuildOffer | BribeOffer | ClaimOffer


# --- a table -----------------------------------------------------------------------


class SeatView(msgspec.Struct):
    """A seat. ``kind``: "away" a person with a screen of their own, "here" a person sharing one, "bot".

    ``yours``: this browser's key may move for it. ``sign`` is one of rose, moon,
    star, acorn, key, bell, heart, feather. ``bot`` is the player spec of a bot.
    ``name`` is empty only for an open seat and for a bot that was given none.
    """

    seat: int
    side: int
    sign: str
    name: str
    kind: Literal["away", "here", "bot"]
    taken: bool
    online: bool
    yours: bool
    bot: str | None = None


class TableView(msgspec.Struct):
    """All that this browser may know of a table.

    ``position`` is null while ``waiting``. ``can_undo``: this browser may take back
    its last move now. ``next_table``: where the same seats play again; the key of
    this table opens it too.
    """

    table: str
    game: str
    options: dict[str, msgspec.Raw]
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatView]
    to_move: int | None
    can_undo: bool
    position: QueendominoView | None = None
    next_table: str | None = None


# --- live socket --------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """First frame of a socket (GET /api/socket, within 5 seconds). ``key`` absent: a spectator.

    ``from_seq``: last event seen, 0 for all. ``proto``: PROTOCOL.
    """

    proto: int
    table: str
    key: str | None = None
    from_seq: int = 0


class Play(msgspec.Struct, tag="play", forbid_unknown_fields=True):
    """One move. ``seq`` is the last event seen; ``id`` makes a resend harmless.

    An id has 8 to 64 characters of A-Z a-z 0-9 _ - and is never used for another move.
    """

    seq: int
    id: str
    move: str


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the last move of your own turn."""

    seq: int
    id: str


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """At least one frame every 30 seconds keeps the socket; ``t`` (any whole number) comes back."""

    t: int


ClientMessage = Hello | Play | Undo | Ping


class Event(msgspec.Struct):
    """One thing that happened; words come from ``log-<code>`` with ``args``. ``seat`` null: the table.

    ``joined {seat}``, ``started``, ``round {round, rounds}``, ``king {seat}``,
    ``line {dominoes}`` (numbers, "3 17 20 44"), ``tiles {buildings, costs}``
    (ids and their slots' costs in the same order, "bakery statue", "5 4"),
    ``claim {domino}``, ``place {domino, x1, y1, x2, y2, points}``,
    ``discard {domino}``, ``tax {coins, knights}``,
    ``build {building, price, x, y}``, ``bribe {building}``, ``pass {step}``,
    ``undo {code}`` (of the move taken back), ``queen {seat}``, ``over``.
    A batch of chance is one event.
    """

    seq: int
    code: str
    seat: int | None
    args: Args


class Update(msgspec.Struct, tag="update"):
    """Everything now, and the events since the last update this socket had."""

    seq: int
    events: list[Event]
    view: TableView
    offer: Offer | None


class Ack(msgspec.Struct, tag="ack"):
    """The move ``id`` is stored as event ``seq``."""

    id: str
    seq: int


class Refused(msgspec.Struct, tag="refused"):
    """``id`` of the refused message, or null when it could not be read. Nothing changed."""

    id: str | None
    reason: Reason


class Pong(msgspec.Struct, tag="pong"):
    t: int


class Bye(msgspec.Struct, tag="bye"):
    """The server closes this socket; try again after ``retry_ms`` (0: do not)."""

    reason: Reason
    retry_ms: int


ServerMessage = Update | Ack | Refused | Pong | Bye


# --- HTTP -----------------------------------------------------------------------------


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table: "you" (this browser), "here" (this screen), "open" (by link), "bot".

    ``name``: needed for "you" and "here", optional for "bot". ``bot``: a spec of GET /api/bots.
    """

    kind: Literal["you", "here", "open", "bot"]
    name: str = ""
    bot: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables. The number of seats is the number of players."""

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


class Summary(msgspec.Struct):
    """GET /api/tables/{table} (key in the ``X-Seat-Key`` header, if any): enough for *Resume* and *Join*."""

    table: str
    game: str
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatView]
    round: int
    rounds: int
    to_move: int | None
    land: list[LandView]


class Again(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/again (``X-Seat-Key`` header; body ``{}``): the same seats play once more.

    The answer is an ``Opened`` with the same key. Asked twice, it names the same table.
    """


class OptionInfo(msgspec.Struct):
    name: str
    values: list[msgspec.Raw]
    default: msgspec.Raw


class GameInfo(msgspec.Struct):
    """GET /api/games."""

    name: str
    players: list[int]
    options: list[OptionInfo]


class BotInfo(msgspec.Struct):
    """GET /api/bots."""

    spec: str
    games: list[str]


class Problem(msgspec.Struct):
    """Body of every 4xx answer."""

    reason: Reason
