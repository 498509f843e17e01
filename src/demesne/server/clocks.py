"""The clocks of a table: how long each seat may still think. The log says what was left.

Every entry that is made while a clock runs keeps what is left of it then, so a server that starts again goes on from
there, and nobody's clock runs while it is down. Only ``now`` reads a clock.
"""

from __future__ import annotations

import time
from dataclasses import replace

import msgspec

from demesne.games.base import Seat
from demesne.server import lag
from demesne.server.log import Entry, Told
from demesne.server.table import BOT, Change, Table

__all__ = ["SECOND", "late", "left", "now", "running", "stamped"]

MINUTE, SECOND = 60_000, 1_000
"""In milliseconds, as everything that is left."""


def now() -> float:
    """Seconds, on a clock of this server that never goes back."""
    return time.monotonic()


def running(table: Table) -> Seat | None:
    """The seat whose clock runs: the one that is to move, if a person plays there and the game is not paused."""
    company, seat = table.company, table.to_move
    if not company.customs.minutes or seat is None or company.paused or table.chairs[seat].owner == BOT:
        return None
    return None if table.person(seat) in company.stints else seat


def left(table: Table, seat: Seat, at: float) -> int:
    """The milliseconds that *seat* has left *at* that time."""
    company = table.company
    kept = company.left.get(seat, company.customs.minutes * MINUTE)
    if seat != running(table) or company.since is None:
        return kept
    return max(0, kept - round((at - company.since) * SECOND))


def stamped(table: Table, change: Change, at: float, way: int = 0) -> Change:
    """*change* with what is left of the clock that ran until it; who ends a turn gets the seconds for the next one.

    ``way``: the milliseconds that the message of a move is on its way, there and back, as a rule.
    """
    seat = running(table)
    if seat is None or not change.entries:
        return change
    more = table.company.customs.seconds * SECOND if _ends_turn(table, change, seat) else 0
    if not (way and change.steps):
        return _keeping(change, seat, left(table, seat, at) + more)
    took = 0 if table.company.since is None else (at - table.company.since) * SECOND
    back, saved = lag.given_back(table, seat, took, way)
    return _keeping(change, seat, left(table, seat, at - back / SECOND) + more, saved)


def late(table: Table, at: float) -> Change:
    """The time of the seat that is to move is over, which is told once."""
    seat = running(table)
    if seat is None or seat in table.company.late or left(table, seat, at) > 0:
        return Change((), (), table.status)
    return Change((Entry(table.seq + 1, Told("late", seat, clock=(seat, 0))),), (), table.status)


def _ends_turn(table: Table, change: Change, seat: Seat) -> bool:
    if not change.steps:
        return False
    after = change.steps[-1].after
    return after.to_move != seat or table.family.turn(after) != table.family.turn(table.state)


def _keeping(change: Change, seat: Seat, rest: int, *saved: int) -> Change:
    first, *others = change.entries
    told = msgspec.structs.replace(first.told, clock=(seat, rest, *saved))
    return replace(change, entries=(replace(first, told=told), *others))
