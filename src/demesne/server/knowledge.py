"""Who may know what at a table besides what lies open, and telling it: to who asks, and to nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from demesne.server.knowing import Coming, Know, Topic
from demesne.server.refusals import Refusal
from demesne.server.table import Table

__all__ = ["Found", "check", "find", "topics"]

Found = Coming


def topics(table: Table) -> Sequence[Topic]:
    """What can be known at *table* now."""
    return table.family.knows if table.status == "playing" else ()


def check(table: Table, owner: str | None, message: Know) -> None:
    """Raises ``Refusal`` unless *owner* may be told now what *message* asks for."""
    if table.status == "waiting":
        raise Refusal("table.waiting")
    if table.status == "over":
        raise Refusal("turn.over", table.family.over)
    if message.what not in topics(table):
        raise Refusal("know.nothing")
    if message.seat is not None and message.seat not in table.seats_of(owner):
        raise Refusal("seat.not-yours")


async def find(table: Table, message: Know) -> Found:
    """What *message* asks for, in the position of this moment; it is found in a thread, for it may take a while."""
    state, seq, family = table.state, table.seq, table.family
    return Coming(message.id, seq, message.seat, list(await asyncio.to_thread(family.coming, state, message.seat)))
