"""What a page asks of a server by HTTP, answered for the tables of its browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from demesne.offline.desk import Desk
from demesne.offline.light_players import is_light, light_bots
from demesne.offline.messages import Asked
from demesne.server.afterwards.branches import branched, check_branch
from demesne.server.afterwards.brought import brought
from demesne.server.afterwards.day_tables import CUSTOMS, day_table, deal_today, result_alone
from demesne.server.afterwards.replays import positions_now, replay_now
from demesne.server.afterwards.reviewable import check_ended
from demesne.server.guard.decoding import bounded
from demesne.server.guard.keys import digest, new_key
from demesne.server.registry import SHELVES
from demesne.server.table.arriving import begun
from demesne.server.table.catalogue import games
from demesne.server.table.dealing import deal_of
from demesne.server.table.new_tables import new_table, same_again
from demesne.server.table.records import written
from demesne.server.table.shuffles import shuffle_of
from demesne.server.table.table import Table
from demesne.server.table.view import summary
from demesne.server.wire.branch_messages import BroughtPlayOn, PlayOn
from demesne.server.wire.day_messages import DayWish
from demesne.server.wire.http_messages import Again, Brought, NewTable, Opened, SeatWish
from demesne.server.wire.refusals import Refusal

__all__ = ["answer"]

T = TypeVar("T")
Route = Callable[["_Request"], object]


@dataclass(frozen=True, slots=True)
class _Request:
    """What is asked of *desk*; ``path`` has the parts of the path that vary."""

    desk: Desk
    asked: Asked
    path: dict[str, str]

    @property
    def table(self) -> Table:
        """The table that the path names. Raises ``Refusal``."""
        return self.desk.at(self.path["table"]).table

    @property
    def owner(self) -> str | None:
        return digest(self.asked.key) if self.asked.key else None

    def body(self, kind: type[T]) -> T:
        """The body as *kind*. Raises ``Refusal``."""
        try:
            return bounded(msgspec.json.Decoder(kind).decode)(bytes(self.asked.body))
        except msgspec.MsgspecError as fault:
            raise Refusal("message.unreadable", problem=str(fault)[:200]) from None

    def number(self, text: str) -> int:
        """What *text* says. Raises ``Refusal`` unless it is a small number."""
        if not (text.isascii() and text.isdigit() and len(text) <= 4):
            raise Refusal("message.unreadable", problem="a number was expected")
        return int(text)

    @property
    def count(self) -> int:
        return self.number(self.asked.query.get("count", "1"))


def answer(desk: Desk, asked: Asked) -> object:
    """The answer of *desk*. Raises ``Refusal``."""
    for method, pattern, route in _ROUTES:
        if method == asked.method and (found := pattern.fullmatch(asked.path)):
            return route(_Request(desk, asked, found.groupdict()))
    raise Refusal("offline.never")


def _open(request: _Request) -> Opened:
    wish, key, desk = request.body(NewTable), new_key(), request.desk
    if wish.seats and all(seat.kind == "bot" for seat in wish.seats):
        raise Refusal("table.bots")
    _check_seats(wish.seats)
    return _laid(desk, new_table(desk.new_name(), wish, digest(key), desk.rng, desk.seed()), key)


def _open_day(request: _Request) -> Opened:
    """By the clock of the device; the server decides later whether it counts."""
    wish, key, desk = request.body(DayWish), new_key(), request.desk
    deal = deal_of(desk.day(), wish.game)
    table = day_table(desk.new_name(), wish, deal, digest(key))
    desk.lay(table, begun(table, CUSTOMS))
    return Opened(table.id, key, None)


def _laid(desk: Desk, table: Table, key: str) -> Opened:
    for chair in table.chairs:
        if chair.bot and not is_light(chair.bot, table.game):
            raise Refusal("offline.bot", bot=chair.bot)
    desk.lay(table, begun(table))
    return Opened(table.id, key, None)


def _check_seats(wishes: list[SeatWish]) -> None:
    if any(seat.kind == "open" for seat in wishes):
        raise Refusal("offline.open")


def _again(request: _Request) -> Opened:
    request.body(Again)
    table, key, desk = request.table, request.asked.key, request.desk
    if key is None or not table.seats_of(request.owner):
        raise Refusal("seat.not-yours")
    if table.status != "over":
        raise Refusal("table.running")
    if table.next_table is None:
        following = same_again(desk.new_name(), table, desk.rng, desk.seed())
        desk.lay(following, begun(following, table.company.customs))
        table.next_table = following.id
        desk.reseat(desk.at(table.id))
    return Opened(table.next_table, key, None)


def _play_on(request: _Request) -> Opened:
    check_branch(request.table, request.owner)
    return _branched(request, request.table, request.body(PlayOn))


def _play_on_brought(request: _Request) -> Opened:
    wish = request.body(BroughtPlayOn)
    return _branched(request, brought(wish.record), wish)


def _branched(request: _Request, source: Table, wish: PlayOn | BroughtPlayOn) -> Opened:
    _check_seats(wish.seats)
    key, desk = new_key(), request.desk
    return _laid(desk, branched(desk.new_name(), source, wish, digest(key), desk.rng, desk.seed()), key)


def _summary(request: _Request) -> object:
    return summary(request.table, request.owner, request.desk.at(request.table.id).present)


def _record(request: _Request) -> str:
    return written(request.table, request.asked.query.get("format", "text"), request.owner).body


def _positions(request: _Request) -> object:
    return positions_now(request.table, request.owner, request.number(request.path["first"]), request.count)


def _brought(request: _Request) -> object:
    return replay_now(brought(request.body(Brought).record), None, known=True)


def _brought_positions(request: _Request) -> object:
    table, first = brought(request.body(Brought).record), request.number(request.path["first"])
    return positions_now(table, None, first, request.count, known=True)


def _review(request: _Request) -> object:
    table = request.table
    check_ended(table, request.owner)
    return request.desk.reading(table.id, lambda: table).read()


def _brought_review(request: _Request) -> object:
    record = request.body(Brought).record
    return request.desk.reading(record, lambda: _ended(brought(record))).read()


def _ended(table: Table) -> Table:
    check_ended(table, None)
    return table


def _routes(*routes: tuple[str, Route]) -> list[tuple[str, re.Pattern[str], Route]]:
    """Each as its method, the pattern of its path and what answers; ``{name}`` is a part of the path that varies."""
    found = []
    for where, route in routes:
        method, _, path = where.partition(" ")
        found.append((method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)), route))
    return found


_TABLE = "/api/tables/{table}"
_ROUTES = _routes(
    ("GET /api/games", lambda _: games()),
    ("GET /api/bots", lambda _: light_bots()),
    *((f"GET /api/{shelf.path}", lambda _: []) for shelf in SHELVES.values()),
    ("POST /api/tables", _open),
    ("GET /api/today/{game}", lambda request: deal_today(request.path["game"], request.desk.day())),
    ("POST /api/today", _open_day),
    (f"GET {_TABLE}/today", lambda request: result_alone(request.table)),
    (f"GET {_TABLE}", _summary),
    (f"POST {_TABLE}/again", _again),
    (f"GET {_TABLE}/branches", lambda _: []),
    (f"POST {_TABLE}/branches", _play_on),
    ("POST /api/branches", _play_on_brought),
    (f"GET {_TABLE}/shuffle", lambda request: shuffle_of(request.table, request.owner)),
    (f"GET {_TABLE}/record", _record),
    (f"GET {_TABLE}/replay", lambda request: replay_now(request.table, request.owner)),
    (f"GET {_TABLE}/replay/{{first}}", _positions),
    (f"GET {_TABLE}/review", _review),
    ("POST /api/review", _brought_review),
    ("POST /api/replay", _brought),
    ("POST /api/replay/{first}", _brought_positions),
)
