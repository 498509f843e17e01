"""What somebody absent from a game of days should be told, and when. No input or output but the time of day."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from time import time
from typing import Final

from demesne.games.base import Seat
from demesne.server.live.live import Live
from demesne.server.table import clocks
from demesne.server.table.deciders import deciding, is_late, unanswered
from demesne.server.table.following import asked_again
from demesne.server.table.table import BOT, Table
from demesne.server.wire.notice_messages import NoticeKind

__all__ = ["Occasion", "occasions"]

SHORT: Final = 12 * clocks.HOUR
"""How much time is left, at most, when it is running out; a quarter of a turn's if that is less."""
AGAIN: Final = 60.0
"""Seconds before checking again whether orders left for this turn have been carried out."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """*owner* should be told in *left* seconds. *mark* says of which turn, request or end; later ones are higher.

    ``fresh``: these seconds count from when there was something to tell, not from now. ``waits``: for how many seconds
    their turn has lasted, ``ends``: in how many its time, or that to answer, runs out. ``anew``: it is told once more,
    as a break is over or the turn theirs again; *mark* is the event that made it so.
    """

    owner: str
    kind: NoticeKind
    mark: int
    left: float
    fresh: bool = False
    waits: float | None = None
    ends: float | None = None
    anew: bool = False

    @property
    def noted(self) -> str:
        """The word under which it is noted that this was told."""
        return f"{self.kind}+" if self.anew else self.kind


def occasions(live: Live, grace: float, now: float) -> Iterator[Occasion]:
    """Everything that those at *live* should be told, as it stands *now* on the clock of the service.

    News is told after *grace* seconds, so that nobody who has just been there is notified.
    """
    table = live.table
    if not table.company.customs.hours:
        return
    if table.status == "over":
        for owner in _people(table):
            yield Occasion(owner, "over", 1, grace, fresh=True)
    yield from _asked(table, grace)
    yield from _overdue(table, grace)
    if (seat := clocks.running(table)) is not None and not table.chairs[seat].program:
        yield from _owed(live, seat, grace, now)


def _owed(live: Live, seat: Seat, grace: float, now: float) -> Iterator[Occasion]:
    """It is the turn of *seat*, and its time runs."""
    table, owner, anew = live.table, str(live.table.chairs[seat].owner), _anew(live.table)
    most, left = clocks.full(table.company.customs), clocks.left(table, seat, now)
    told = partial(Occasion, owner, mark=anew or _turn(table), ends=left / clocks.SECOND, anew=bool(anew))
    lasted, short = (most - left) / clocks.SECOND, (left - min(most // 4, SHORT)) / clocks.SECOND
    orders = live.orders.get(seat)
    if orders is not None and not orders.ended:
        yield told("turn", left=max(grace - lasted, AGAIN), waits=lasted)
    elif not anew:
        yield told("turn", left=grace - lasted, waits=lasted)
    elif short > 0:  # else that is all that needs to be told
        yield told("turn", left=grace, fresh=True)
    if left:
        yield told("time", left=short, waits=None if anew else lasted)


def _anew(table: Table) -> int:
    """The event by which the turn goes on after a break, or is somebody's again; 0 if something was played since."""
    for entry in reversed(table.log):
        told = entry.told
        if told.code == "resumed" or (told.code == "undo" and "steps" in told.args):
            return entry.seq
        if told.moves:
            return 0
    return 0


def _asked(table: Table, grace: float) -> Iterator[Occasion]:
    """Somebody asks something of the others, and not all of them have answered."""
    request = asked_again(table) if table.status == "over" else table.company.request
    if request is not None:
        for seat in unanswered(table):
            ends = request.until - time()
            yield Occasion(str(table.chairs[seat].owner), "asked", request.seq, grace, fresh=True, ends=ends)


def _overdue(table: Table, grace: float) -> Iterator[Occasion]:
    """Somebody is out of time: the others may wait, or want a bot to play on, unless they have said so already."""
    if table.status != "playing" or table.company.paused or (seat := table.to_move) is None:
        return
    person = table.person(seat)
    if is_late(table, person) and person not in table.company.stints:
        for other in deciding(table) - {person} - set(table.company.wanting.get(person, ())):
            yield Occasion(str(table.chairs[other].owner), "late", _turn(table), grace, fresh=True)


def _people(table: Table) -> list[str]:
    return [owner for seat, owner in table.people.items() if owner != BOT and not table.chairs[seat].program]


def _turn(table: Table) -> int:
    """How many steps had been made when the current turn began: a number of its own for each turn."""
    seat, turn, steps = table.to_move, table.family.turn(table.state), len(table.steps)
    for step in reversed(table.steps):
        if step.before.to_move != seat or table.family.turn(step.before) != turn:
            break
        steps -= 1
    return steps
