"""A seat is taken before the game: by a person, or by a bot that the host seats. The last free one begins it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from demesne.games.base import Seat
from demesne.server.table.company import customs_told
from demesne.server.table.dealing import word_of
from demesne.server.table.table import BOT, Chair, Change, Table
from demesne.server.wire.company_messages import USUAL, Customs
from demesne.server.wire.log import Entry, Told
from demesne.server.wire.names import distinct_name
from demesne.server.wire.refusals import Refusal

__all__ = ["begun", "bot_seated", "giving_way", "joined"]


def joined(
    table: Table, seat: Seat, name: str, owner: str, salt: str = "", *, program: bool = False
) -> tuple[dict[Seat, Chair], Change]:
    """*name* sits down on the open *seat*; the game starts when it was the last one.

    The chairs are those that change: the newcomer's, and that of a bot which gives way because it had the name.
    """
    _check_open(table, seat)
    people = [chair.name for chair in table.chairs if chair.taken and chair.owner != BOT]
    salt = word_of(table.dealer, table.chairs[seat].salt, salt)
    chair = replace(table.chairs[seat], name=distinct_name(name, people), owner=owner, salt=salt, program=program)
    return {seat: chair, **giving_way(table, chair.name)}, _sat(table, "joined", seat, salt)


def bot_seated(table: Table, seat: Seat, spec: str, owner: str | None) -> tuple[Chair, Change]:
    """The host *owner* gives the free *seat* to a bot, or a bot's to another one; the last one starts the game."""
    table.check_waiting()
    if not table.hosts(owner):
        raise Refusal("host.only")
    if not (0 <= seat < len(table.chairs) and table.chairs[seat].owner == BOT):
        _check_open(table, seat)
    return replace(table.chairs[seat], bot=spec, owner=BOT), _sat(table, "seated", seat)


def begun(table: Table, customs: Customs | None = None) -> Change:
    """The table is laid, with *customs* of its own; the game starts, if everybody is there."""
    told = [Entry(table.seq + 1, customs_told(customs))] if customs and customs != USUAL else []
    if all(chair.taken for chair in table.chairs):
        return _begin(table, told, table.salts)
    return Change(tuple(told), (), table.status)


def giving_way(table: Table, name: str) -> dict[Seat, Chair]:
    """The bots renamed because a person is now called *name*: the one that looked the same, if any."""
    given = {}
    for seat, chair in enumerate(table.chairs):
        if chair.owner == BOT and chair.name:
            others = [other.name for index, other in enumerate(table.chairs) if index != seat]
            given[seat] = replace(chair, name=distinct_name(chair.name, [name, *others]))
    return {seat: chair for seat, chair in given.items() if chair != table.chairs[seat]}


def _check_open(table: Table, seat: Seat) -> None:
    table.check_room()
    if table.company.ended:
        raise Refusal("table.over")
    if table.next_table is not None or all(chair.taken for chair in table.chairs):
        raise Refusal("table.begun") if table.next_table else Refusal("table.full")
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].taken:
        raise Refusal("seat.taken", seat=seat)


def _sat(table: Table, code: str, seat: Seat, salt: str = "") -> Change:
    """Somebody sits down on *seat*; the game starts when that was the last free one."""
    entry = Entry(table.seq + 1, Told(code, seat, {"seat": seat}), f"seat {seat}")
    free = {at for at, chair in enumerate(table.chairs) if not chair.taken}
    salts = [salt if at == seat else chair.salt for at, chair in enumerate(table.chairs)]
    return _begin(table, [entry], salts) if free == {seat} else Change((entry,), (), table.status)


def _begin(table: Table, before: Sequence[Entry], salts: Sequence[str]) -> Change:
    started = Entry(table.seq + len(before) + 1, Told("started"))
    return table.told(table.dealer.deal(table.state, salts, table.steps), [*before, started], "chance", None)
