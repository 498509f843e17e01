"""Who may know what at a table besides what lies open, and telling it: to the asker, and to nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from weakref import WeakValueDictionary

from demesne.server.knowing import Coming, Know, Stakes, Topic
from demesne.server.table.table import Table
from demesne.server.wire.refusals import Refusal

__all__ = ["Finder", "Found", "check", "finding", "topics"]

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


class Finder:
    """Finds what is asked for in a thread, for it may take a while: one thing at a time, and each client in turn.

    Several threads would share the interpreter with the event loop, which then waited for each of them again and again.
    """

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._of: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def find(self, client: str, found: Callable[[], Found]) -> Found:
        """What *found* returns, after what this client has asked for before, and one thing of each other client."""
        own = self._of.setdefault(client, asyncio.Lock())
        async with own, self._turn:
            return await asyncio.to_thread(found)


def finding(table: Table, message: Know) -> Callable[[], Found]:
    """The function that finds what *message* asks for, in the current position."""
    state, seq, family = table.state, table.seq, table.family
    if message.what == "coming":
        return lambda: Coming(message.id, seq, message.seat, list(family.coming(state, message.seat)))
    return lambda: Stakes(message.id, seq, message.seat, list(family.stakes(state, message.seat)))
