"""A table as one browser may see it: built from public facts, never cut out of the whole."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from msgspec.structs import replace

from demesne.games.base import Seat
from demesne.server.guard.keyring import account_of
from demesne.server.protocol import RequestView, SeatView, SideResult, Summary, TableView
from demesne.server.table import clocks
from demesne.server.table.consent import may
from demesne.server.table.dealing import day_of
from demesne.server.table.deciders import is_late, lenders, unanswered, voters
from demesne.server.table.following import asked_again
from demesne.server.table.knowledge import topics
from demesne.server.table.rated import helped_at
from demesne.server.table.table import BOT, Table
from demesne.server.wire.log import FROM_ELSEWHERE, OFFLINE
from demesne.server.wire.shapes import PositionShape

__all__ = ["SIGNS", "Shown", "Unmoved", "host_seat", "is_brought", "results", "summary", "table_view"]

SIGNS = ("rose", "moon", "star", "acorn", "key", "bell", "heart", "feather")
"""The sign of each seat, in order."""


class Unmoved:
    """What a move changes nothing of, as long as nobody comes or goes and no time is counted: made only once."""

    def __init__(self) -> None:
        self._of: object = None
        self._lists: dict[tuple[str, ...], list[Any]] = {}
        self._own: dict[str | None, tuple[frozenset[Seat], list[SeatView], bool]] = {}
        self.seats: list[SeatView] = []
        self.host: Seat | None = None

    def look(self, table: Table, present: Collection[str]) -> Unmoved:
        """The state of *table* just now; *present* are the owners with a socket open."""
        company = table.company
        people = [*table.chairs], present, {**company.stints}, {**company.away}, table.standings
        of = people, company.host, company.customs
        if self._of != of or company.away or clocks.full(company.customs):
            self._of, self._own = of, {}
            self.seats, self.host = _seats(table, present), host_seat(table)
        return self

    def own(self, table: Table, owner: str | None) -> tuple[frozenset[Seat], list[SeatView], bool]:
        """The seats of *owner*, all seats as they are shown to them, and whether they have the host's rights."""
        if owner not in self._own:
            own = frozenset(table.seats_of(owner))
            self._own[owner] = own, _for(own, self.seats), bool(own) and table.hosts(owner)
        return self._own[owner]

    def listed(self, words: Sequence[Any]) -> list[Any]:
        """The same list each time for *words*, so that nobody has to compare them."""
        if (known := self._lists.get(key := tuple(words))) is None:
            known = self._lists[key] = [*words]
        return known


class Shown:
    """*table* as everybody may see it just now, made once; *present* are the owners with a socket open.

    *unmoved*: what has been made of the same table before.
    """

    def __init__(
        self,
        table: Table,
        present: Collection[str],
        unmoved: Unmoved | None = None,
        *,
        preparing: bool = False,
        failing: bool = False,
    ) -> None:
        self._table = table
        self._unmoved = (unmoved or Unmoved()).look(table, present)
        self._all = _for_nobody(table, self._unmoved, preparing=preparing, failing=failing)

    def to(self, owner: str | None, position: PositionShape | None) -> TableView:
        """The view for the holder of the key *owner*, who may know *position*."""
        table = self._table
        own, seats, hosts = self._unmoved.own(table, owner)
        return replace(
            self._all,
            seats=seats,
            host=hosts,
            can_undo=bool(own) and table.can_undo(owner),
            position=position,
            may=self._unmoved.listed(may(table, owner)),
            request=_request(table, own),
        )


def table_view(
    table: Table,
    owner: str | None,
    present: Collection[str],
    position: PositionShape | None,
    *,
    preparing: bool = False,
) -> TableView:
    """*table* for the holder of the key *owner*; *present* are the owners with a socket open."""
    return Shown(table, present, preparing=preparing).to(owner, position)


def _for_nobody(table: Table, unmoved: Unmoved, *, preparing: bool, failing: bool) -> TableView:
    """What everybody sees alike; the position is told separately."""
    return TableView(
        table=table.id,
        game=table.game.name,
        options=_options(table),
        rules=table.rules,
        status=table.status,
        seats=unmoved.seats,
        to_move=table.to_move,
        host=False,
        can_undo=False,
        next_table=table.next_table,
        preparing=preparing,
        failing=failing,
        host_seat=unmoved.host,
        customs=table.company.customs,
        knows=unmoved.listed(topics(table)),
        paused=table.company.paused,
        ended=table.company.ended,
        ticking=clocks.running(table),
        gathering=table.company.gathering,
        branch=table.branch,
        duplicate=table.dealer.of,
        day=day_of(table.dealer.seed),
    )


_OPTIONS: WeakKeyDictionary[Table, dict[str, msgspec.Raw]] = WeakKeyDictionary()
"""What each table was shown of its options: they never change."""


def _options(table: Table) -> dict[str, msgspec.Raw]:
    if table not in _OPTIONS:
        given = table.game.options
        _OPTIONS[table] = {name: msgspec.Raw(msgspec.json.encode(value)) for name, value in given.items()}
    return _OPTIONS[table]


def host_seat(table: Table) -> Seat | None:
    """The first seat of whoever has the host's rights."""
    return next((seat for seat, key in table.people.items() if table.hosts(key)), None)


def _request(table: Table, own: Collection[Seat]) -> RequestView | None:
    """What is asked of the others, while there is time to answer."""
    asked = table.company.request
    if asked is None or (table.status != "playing" and not asked_again(table)):
        return None
    wanted = voters(table, asked)
    yours = (wanted - asked.agreed).intersection(own)
    left = max(0, asked.until - int(time.time()))
    agreed = sorted(asked.agreed & wanted)
    return RequestView(asked.seq, asked.what, asked.seat, asked.code, left, agreed, sorted(wanted), bool(yours))


def _for(own: Collection[Seat], seats: list[SeatView]) -> list[SeatView]:
    """*seats* as the owner of *own* is shown them."""
    return [replace(seat, yours=True) if seat.seat in own else seat for seat in seats] if own else seats


def _seats(table: Table, present: Collection[str]) -> list[SeatView]:
    """*seats* as they are shown to people without one."""
    return [
        SeatView(
            seat=seat,
            side=table.side_of(seat),
            sign=SIGNS[seat],
            name=chair.name,
            kind="bot" if chair.owner == BOT else "here" if chair.kind == "here" else "away",
            taken=chair.taken,
            online=chair.owner == BOT or chair.owner in present,
            yours=False,
            account=account_of(chair.owner),
            rating=table.standings.get(seat),
            bot=chair.bot,
            left=_left(table, seat),
            program=chair.program,
            **_absence(table, table.person(seat)),
        )
        for seat, chair in enumerate(table.chairs)
    ]


def _left(table: Table, seat: Seat) -> int | None:
    """The milliseconds on the clock of *seat*; none without a clock, and for bots."""
    timed = clocks.full(table.company.customs) and table.chairs[seat].owner != BOT
    return clocks.left(table, seat, clocks.now()) if timed else None


def _absence(table: Table, person: Seat) -> dict[str, Any]:
    """Whether *person* is away or their time over, and who plays for them meanwhile."""
    company = table.company
    found: dict[str, Any] = {"stint": company.stints.get(person)}
    if person in company.away and table.status == "playing":
        away = max(0, int(time.time()) - company.away[person])
        found |= {
            "away": away,
            "wanting": sorted(company.wanting.get(person, ())),
            "lenders": sorted(lenders(table, person)),
        }
        if company.customs.grace and person not in company.stints:
            found["lend_in"] = max(0, company.customs.grace - away)
    if is_late(table, person):
        wanting, here = company.wanting.get(person, ()), lenders(table, person)
        found |= {"late": True, "wanting": sorted(wanting), "lenders": sorted(here)}
    return found


def summary(table: Table, owner: str | None, present: Collection[str]) -> Summary:
    """Enough of *table* to recognise it in a list, with the land of the browser's first seat."""
    here, rounds = table.family.round(table.state)
    mine, shown = table.seats_of(owner), table.welcomes(owner)
    return Summary(
        table=table.id,
        game=table.game.name,
        rules=table.rules,
        status=table.status,
        seats=_for(mine, _seats(table, present)),
        round=here,
        rounds=rounds,
        to_move=table.to_move,
        land=list(table.family.picture(table.state, table.steps, mine[0] if mine else 0) if shown else []),
        results=results(table) if shown else [],
        branch=table.branch,
        brought=is_brought(table),
        offline=bool(table.log) and table.log[0].told.code == OFFLINE,
        duplicate=table.dealer.of,
        practice=table.practice,
        opened=table.opened,
        day=day_of(table.dealer.seed),
        hours=table.company.customs.hours,
        paused=table.company.paused,
        next_table=table.next_table if mine else None,
        asked=not unanswered(table).isdisjoint(mine),
        helped=not helped_at(table).isdisjoint(mine),
    )


def is_brought(table: Table) -> bool:
    """Whether its game was played at another server, or without one."""
    return bool(table.log) and table.log[0].told.code in FROM_ELSEWHERE


def results(table: Table) -> list[SideResult]:
    """How each side ended; nothing where the rules have not ended the game."""
    outcome = table.state.outcome()
    sides = outcome.sides if outcome else ()
    return [SideResult(list(side.seats), side.rank, side.sheet.total, side.sheet.points()) for side in sides]
