"""Who may know what at a table besides what lies open, and telling it: to the asker, and to nobody else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from demesne.server.knowing import Coming, Know, Stakes, Topic
from demesne.server.table.table import Table
from demesne.server.wire.refusals import Refusal

__all__ = ["Found", "check", "finding", "topics"]

Found = Coming | Stakes


def topics(table: Table) -> Sequence[Topic]:
    """What can be known at *table* now, and is not forbidden there."""
    return [topic for topic in table.family.knows if _allows(table, topic)] if table.status == "playing" else ()


def _allows(table: Table, topic: Topic) -> bool:
    match topic:
        case "coming":
            return table.company.customs.odds
        case "stakes":
            return table.company.customs.stakes


def check(table: Table, owner: str | None, message: Know) -> None:
    """Raises ``Refusal`` unless *owner* may be told now what *message* asks for."""
    if table.status == "waiting":
        raise Refusal("table.waiting")
    if table.status == "over":
        raise Refusal("turn.over", table.family.over)
    if message.what not in table.family.knows:
        raise Refusal("know.nothing")
    if message.what not in topics(table):
        raise Refusal("know.forbidden")
    if message.seat is not None and message.seat not in table.seats_of(owner):
        raise Refusal("seat.not-yours")


def finding(table: Table, message: Know) -> Callable[[], Found]:
    """The function that finds what *message* asks for, in the current position."""
    state, seq, family = table.state, table.seq, table.family
    if message.what == "coming":
        return lambda: Coming(message.id, seq, message.seat, list(family.coming(state, message.seat)))
    return lambda: Stakes(message.id, seq, message.seat, list(family.stakes(state, message.seat)))
