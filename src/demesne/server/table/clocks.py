"""The clocks of a table: how long each seat may still think. The log says what was left.

Every entry made while a clock runs records what is left of it then, so a restarted server goes on from there, and
nobody's clock runs while it is down. In a game of days, in which hours pass between two entries, they also record in
which second of the server's service they were made, and everywhere do those from which others wait by the calendar:
somebody is away, somebody asks something. Only ``now`` reads a clock.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import replace
from typing import Any, Final

import msgspec

from demesne.games.base import Seat
from demesne.server.table import lag
from demesne.server.table.company import AGAIN, ANSWER, answering
from demesne.server.table.table import BOT, Change, Table
from demesne.server.wire.company_messages import Customs
from demesne.server.wire.log import Entry, Told

__all__ = [
    "ARRIVAL", "SECOND", "begun", "dated", "full", "gathers", "late", "left", "now", "rested", "running", "served",
    "stamped",
]  # fmt: skip

HOUR, MINUTE, SECOND = 3_600_000, 60_000, 1_000
"""In milliseconds, like all remaining times."""

ARRIVAL: Final = 60.0
"""Seconds after which the clock of a game of minutes begins to run though somebody has not come to the table."""

_WAITED: Final = frozenset({"away", "asked"})
"""The events from which others wait by the calendar."""
_offset = 0.0


def now() -> float:
    """Seconds of the server's service, on a clock that never goes back and stops while it is down."""
    return time.monotonic() + _offset


def served(seconds: float) -> None:
    """The server starts, and has already served for so many *seconds*."""
    global _offset  # noqa: PLW0603 - there is one clock in a process
    _offset = seconds - time.monotonic()


def full(customs: Customs) -> int:
    """The milliseconds that each seat has at first; 0 without a clock."""
    return customs.hours * HOUR or customs.minutes * MINUTE


def begun(table: Table) -> float | None:
    """When the clock that runs began to, if the log of *table* says so."""
    return float(table.company.served) if table.company.customs.hours and table.company.served else None


def gathers(table: Table, present: Collection[str]) -> bool:
    """Whether the clock of *table* waits for people to come: it has not run yet, and not all who play are *present*.

    In a game of days nobody is expected to; programs and people for whom a bot plays are not waited for.
    """
    if not table.company.customs.minutes or table.status != "playing" or table.company.left:
        return False
    missing = {
        seat
        for seat, owner in table.people.items()
        if owner not in present and seat not in table.company.stints and not table.chairs[seat].program
    }
    own = table.steps[table.dealer.since :]
    return bool(missing) and not any(_is_persons(table, step.before.to_move) for step in own)


def _is_persons(table: Table, mover: object) -> bool:
    return isinstance(mover, int) and table.chairs[mover].owner != BOT


def running(table: Table) -> Seat | None:
    """The seat whose clock runs: the one that is to move, if a person plays there and the game is not paused.

    None does while people still gather.
    """
    company, seat = table.company, table.to_move
    if (
        not full(company.customs)
        or seat is None
        or company.paused
        or company.gathering
        or table.chairs[seat].owner == BOT
    ):
        return None
    return None if table.person(seat) in company.stints else seat


def left(table: Table, seat: Seat, at: float) -> int:
    """The milliseconds that *seat* has left *at* that time."""
    company = table.company
    kept = company.left.get(seat, full(company.customs))
    if seat != running(table) or company.since is None:
        return kept
    ran = max(0.0, at - company.since)  # after a kill, the service may be seconds behind what the log says
    return max(0, kept - round(ran * SECOND))


def stamped(table: Table, change: Change, at: float, way: int = 0) -> Change:
    """*change* with what is left of the clock that ran until it; a seat ending its turn gets the next one's time.

    ``way``: the usual round-trip time in milliseconds.
    """
    seat, customs = running(table), table.company.customs
    if change.entries and (customs.hours or change.entries[0].told.code in _WAITED):
        change = _replaced(change, served=max(1, round(at)))
    if seat is None or not change.entries:
        return change
    ends = _ends_turn(table, change, seat)
    if customs.hours:  # a round trip of a second is nothing there
        return _replaced(change, clock=(seat, customs.hours * HOUR if ends else left(table, seat, at)))
    more = customs.seconds * SECOND if ends else 0
    if not (way and change.steps):
        return _replaced(change, clock=(seat, left(table, seat, at) + more))
    took = 0 if table.company.since is None else (at - table.company.since) * SECOND
    back, saved = lag.given_back(table, seat, took, way)
    return _replaced(change, clock=(seat, left(table, seat, at - back / SECOND) + more, saved))


def dated(change: Change, customs: Customs | None, at: float) -> Change:
    """*change*, which opens a table with *customs*, dated if its game is one of days."""
    return _replaced(change, served=round(at)) if customs and customs.hours and change.entries else change


def rested(table: Table, start: float, before: float) -> None:
    """What others wait for at *table*, as read by a server that began at *start*: it has not come nearer meanwhile.

    *start* is in seconds since 1970; *before*: how many the server had served until then.
    """
    company, request = table.company, table.company.request

    def moved(at: float, second: int) -> int:
        """*at*, which was in that *second* of service, as if the server had been down before it and not since."""
        return round(max(at, start - max(0.0, before - second)) if second else at)

    company.away = {seat: moved(since, company.missed.get(seat, 0)) for seat, since in company.away.items()}
    if request:
        given = answering(company.customs, AGAIN if request.what == "again" else ANSWER)
        company.request = replace(request, until=moved(request.until - given, request.served) + given)


def late(table: Table, at: float) -> Change:
    """The seat to move is out of time, which is told once."""
    seat = running(table)
    if seat is None or seat in table.company.late or left(table, seat, at) > 0:
        return Change((), (), table.status)
    return Change((Entry(table.seq + 1, Told("late", seat, clock=(seat, 0))),), (), table.status)


def _ends_turn(table: Table, change: Change, seat: Seat) -> bool:
    if not change.steps:
        return False
    after = change.steps[-1].after
    return after.to_move != seat or table.family.turn(after) != table.family.turn(table.state)


def _replaced(change: Change, **fields: Any) -> Change:
    """*change* with other *fields* in what its first entry tells."""
    first, *others = change.entries
    told = msgspec.structs.replace(first.told, **fields)
    return replace(change, entries=(replace(first, told=told), *others))
