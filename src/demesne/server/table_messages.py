"""A table as it is told to those who look at it: in lists, at its socket, in a replay.

What only one family has in it is in that family's ``shapes``, here as ``AnyPosition`` and the like.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from demesne.server.facts import Fact
from demesne.server.knowing import Topic
from demesne.server.registry import AnyEffect, AnyPicture, AnyPosition, AnyRules, Offer
from demesne.server.wire.branch_messages import Branch
from demesne.server.wire.company_messages import USUAL, Customs, Ended, RequestView, SeatRating, Stint, Wish
from demesne.server.wire.order_messages import OrderState, OrderStep
from demesne.server.wire.refusals import Args
from demesne.server.wire.result_messages import SideResult

__all__ = [
    "Amend", "Edit", "Event", "Lobby", "LobbyTable", "Moment", "OrderDraft", "Positions", "Replay", "SeatView",
    "Summary", "TableView", "Update",
]  # fmt: skip


# --- as it is ------------------------------------------------------------------------


class SeatView(msgspec.Struct, gc=False):
    """A seat. ``kind``: "away" a person with a screen of their own, "here" a person sharing one, "bot".

    ``yours``: this browser's key may move for it. ``sign`` is one of rose, moon,
    star, acorn, key, bell, heart, feather. ``bot`` is the player spec of a bot.
    ``name`` is empty only for an open seat and for a bot that was given none.
    ``away``: for how many seconds its person has been away, null while they count as present; ``lend_in``: in how many
    seconds a bot may stand in for them, null for never; ``wanting``: who wants that; ``lenders``: those who must all
    want it.
    ``program``: somebody's program plays here, through the interface for programs.
    ``stint``: the bot that stands in. ``left``: the milliseconds on its clock, null without one; ``late``: they have
    run out while it is to move, so that those in ``lenders`` may let a bot play on.
    ``account``: whose seat it is, null for a guest; ``rating``: that person's, null where it is not known or not shown.
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
    away: int | None = None
    lend_in: int | None = None
    wanting: list[int] = []
    lenders: list[int] = []
    stint: Stint | None = None
    left: int | None = None
    late: bool = False
    program: bool = False
    account: str | None = None
    rating: SeatRating | None = None


class TableView(msgspec.Struct, gc=False):
    """All that this browser may know of a table.

    ``rules``: how it plays, in full. ``host``: this browser opened the table. ``position`` is null while
    ``waiting``. ``can_undo``: this browser may take back its last move now. ``next_table``: where the same
    seats play again; the key of this table opens it too. ``preparing``: players that think ahead are being
    compiled, which happens once on each machine, and somebody is waiting for them. ``failing``: no bot can move, which
    the server's log explains; it is tried again. ``host_seat``: who has the host's rights.
    ``may``: what this browser may wish for now; ``knows``: what it may ask to know; ``request``: what somebody asks of
    the others; ``paused``: nobody may move; ``ended``: why the game ended before its rules would have ended it.
    ``ticking``: the seat whose clock runs; ``gathering``: none does yet, as not everybody has come to the table.
    ``branch``: which moment of another game this one goes on from, null for a game of its own.
    ``duplicate``: the table whose deal is played again here, ``day``: the day whose deal it is; null for any other.
    ``orders``: those of this browser for its next turn, in a game of days; null where none may be left.
    """

    table: str
    game: str
    options: dict[str, msgspec.Raw]
    rules: AnyRules
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatView]
    to_move: int | None
    host: bool
    can_undo: bool
    position: AnyPosition | None = None
    next_table: str | None = None
    preparing: bool = False
    failing: bool = False
    host_seat: int | None = None
    customs: Customs = USUAL
    may: list[Wish] = []
    knows: list[Topic] = []
    request: RequestView | None = None
    paused: bool = False
    ended: Ended | None = None
    ticking: int | None = None
    gathering: bool = False
    branch: Branch | None = None
    duplicate: str | None = None
    day: str | None = None
    orders: OrderState | None = None


class Summary(msgspec.Struct):
    """GET /api/tables/{table} (key in the ``X-Seat-Key`` header, if any): enough for *Go on*, *Join* and *Your games*.

    ``results``: of each side, once the game is over; none where the players ended it early, nor for those who may not
    watch. ``branch``, ``duplicate``, ``day``: as in ``TableView``. ``brought``: it was played at another server, or
    with ``offline`` in its owner's browser without one. ``practice``: its deal was known, so that it does not count.
    ``opened``: when, in seconds since 1970. ``hours``: how many each turn of a game of days has. ``paused``: all have
    agreed to a break, and nobody can play. ``next_table``: as in ``TableView``, for those who have a seat: their key
    opens one there, too. ``asked``: the others ask something of the one who asks, who has not answered. ``helped``: a
    bot has moved in their place, so that the result is not theirs.
    """

    table: str
    game: str
    rules: AnyRules
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatView]
    round: int
    rounds: int
    to_move: int | None
    land: list[AnyPicture]
    results: list[SideResult] = []
    branch: Branch | None = None
    brought: bool = False
    offline: bool = False
    duplicate: str | None = None
    practice: bool = False
    opened: float | None = None
    day: str | None = None
    hours: int = 0
    paused: bool = False
    next_table: str | None = None
    asked: bool = False
    helped: bool = False


class LobbyTable(msgspec.Struct):
    """A public table as everybody may see it, the name of its host, and its clock and ``rated`` as in ``Customs``."""

    table: Summary
    host: str
    minutes: int = 0
    seconds: int = 0
    rated: bool = False
    hours: int = 0


class Lobby(msgspec.Struct):
    """GET /api/lobby: at most 40 public tables at which somebody is waiting, and at most 12 games that one may watch.

    Those that have been there longest come first.
    """

    waiting: list[LobbyTable]
    running: list[LobbyTable]


class Moment(msgspec.Struct):
    """An act of a game that one walks through, with what followed from it; the first is what was dealt before any.

    ``seat``: who acted, null for the first. It is act ``act`` of turn ``turn`` of round ``round`` (0: the set-up).
    After it, ``to_move`` is next, and ``points`` are those of each seat, none where they are only counted at the end.
    """

    events: list[Event]
    seat: int | None
    round: int
    turn: int
    act: int
    to_move: int | None
    points: list[int]


class Replay(msgspec.Struct):
    """GET /api/tables/{table}/replay (``X-Seat-Key`` header, if any): the game so far, without what was taken back.

    ``view`` is the table as it is; events are renumbered from 1, and what people said or asked is left out. The
    positions are requested a few at a time.
    """

    view: TableView
    moments: list[Moment]


class Positions(msgspec.Struct):
    """GET /api/tables/{table}/replay/{first}?count=N: the table after each of N acts from ``first`` on, 32 at most."""

    positions: list[AnyPosition]


# --- as it goes on --------------------------------------------------------------------


class Event(msgspec.Struct, gc=False):
    """One thing that happened; words come from ``log-<code>`` with ``args``. ``seat`` null: the table.

    ``joined {seat}``, ``seated {seat}`` (a bot, by the host), ``left {guest}``,
    ``freed {guest}`` and ``opened {seat}`` (of a person and of a bot, by the host), ``started``,
    ``branched`` (until here it was another game), ``brought`` (it was played at another server), ``offline`` (in its
    owner's browser), ``duplicate`` (its deal is an earlier game's), ``round {round, rounds}``, ``king {seat}``,
    ``line {dominoes}`` (numbers, "3 17 20 44"), ``tiles {buildings, costs}``
    (ids and their slots' costs in the same order, "bakery statue", "5 4"),
    ``claim {domino}``, ``place {domino, x1, y1, x2, y2, points}``,
    ``discard {domino}``, ``tax {coins, knights}``,
    ``build {building, price, x, y}``, ``bribe {building}``, ``pass {step}``,
    ``undo {code}`` (of the move taken back, with the parameters of its own event; with ``steps``, how many were, when
    others had moved since),
    ``hint`` (the seat asks for one), ``queen {seat, side}``,
    ``game {game, games}`` (the next one of a dynasty begins), ``over``.
    About the people at the table: ``said {phrase}`` or ``said {text}`` (to everybody),
    ``away {since}`` (seconds since 1970), ``back``, ``gone {bot}`` (left; a bot plays),
    ``wanted {other}`` (a bot for that seat), ``lent {bot, late}``, ``resigned {bot}``,
    ``host`` (has the host's rights now), ``late`` (the seat's time has run out),
    ``customs`` (all of them, switches as 0 and 1), ``renamed {before}``, ``asked {what, until, code}``,
    ``agreed {what}``, ``declined {what}``, ``lapsed {what}``, ``paused``, ``resumed``, ``ended {how}``.
    A batch of chance is one event. ``stand_in``: a bot did it for the person whose seat it is. ``why``: what speaks for
    the bot's move according to the rules, at tables where bots say so.
    """

    seq: int
    code: str
    seat: int | None
    args: Args
    stand_in: bool = False
    why: Fact | None = None


class Update(msgspec.Struct, gc=False, tag="update"):
    """Everything as it is now, and the events since the last update on this socket."""

    seq: int
    events: list[Event]
    view: TableView
    offer: Offer | None


class OrderDraft(msgspec.Struct):
    """The answer to a draft of orders: what they amount to so far, and what is asked next.

    ``asked``: the table as it would be at that step, if nothing changed until then, and what has happened so far where
    nothing is ordered yet; null once the turn is complete.
    ``again``: what to do at the last step if nothing that is wished for there can be had. ``effects``: what
    the choices would bring, as in ``Weighed``.
    """

    steps: list[OrderStep]
    asked: Update | None
    again: bool
    effects: dict[str, AnyEffect] = {}


class Edit(msgspec.Struct, gc=False, omit_defaults=True):
    """A change to a view. ``path``: the fields and list indices that lead to it, from the outside in.

    ``value`` is what is there now; with ``at``, it is a list in which ``drop`` entries from ``at`` on are replaced by
    those of ``value``.
    """

    path: list[str | int]
    value: Any
    at: int | None = None
    drop: int = 0


class Amend(msgspec.Struct, gc=False, tag="amend"):
    """What has changed since the last update or amend on this socket, for clients that asked for this in ``hello``.

    ``edits`` are applied one after the other to the previous view; ``total`` is the CRC-32 of the JSON of the result. A
    client that arrives at another total asks for the ``whole``.
    """

    seq: int
    events: list[Event]
    edits: list[Edit]
    total: int
    offer: Offer | None
