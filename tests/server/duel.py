"""Two people at a table, each with an ear, and who thinks for them: brisk, or slow until told to answer."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from demesne.server.guard.keys import digest
from demesne.server.protocol import Hint, Join
from demesne.server.thinking.bot_program import Job, Thought
from demesne.server.wire.refusals import Refusal
from tests.server.kit import Ear, Inline, MemoryStore, hub, wish

__all__ = ["Brisk", "Duel", "Slow", "settled"]


async def settled() -> None:
    """Everything that waits only for its turn has happened."""
    for _ in range(3000):
        await asyncio.sleep(0)


class Brisk(Inline):
    """Plays any legal move for any bot; ``wanted`` lists the specs that were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted: list[str] = []

    async def ask(self, job: Job) -> Thought:
        self.wanted.append(job.spec)
        return await super().ask(msgspec.structs.replace(job, spec="random"))


class Slow(Brisk):
    """Thinks until it is told to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def ask(self, job: Job) -> Thought:
        await self.go.wait()
        return await super().ask(job)


class Duel:
    """A table for two people with an ear for each of them, in the order of their turns, and one that watches."""

    def __init__(self, thinker: Inline) -> None:
        self.store = MemoryStore()
        self.hub = hub(self.store, thinker)
        self.name, self.ears = "", list[Ear]()

    async def gather(self) -> Duel:
        opened = await self.hub.open(wish("you", "open"))
        joined = await self.hub.join(opened.table, Join(str(opened.invite), "Bo"))
        self.name = opened.table
        table = await self.hub.table(self.name)
        keys = [opened.key, joined.key]
        keys = keys if table.owns(digest(keys[0]), table.to_move or 0) else keys[::-1]
        for owner in [*map(digest, keys), None]:
            self.ears.append(Ear(owner, self.store))
            await self.hub.attach(self.name, self.ears[-1])
        return self

    async def ask(self, who: int = 0, message_id: str = "message-1", seq: int | None = None) -> None:
        table = await self.hub.table(self.name)
        await self.hub.hint(self.name, self.ears[who], Hint(table.seq if seq is None else seq, message_id))

    async def refused(self, who: int = 0, seq: int | None = None) -> str:
        with pytest.raises(Refusal) as refusal:
            await self.ask(who, "message-2", seq)
        return refusal.value.reason.code
