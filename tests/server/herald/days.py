"""Three people at a table of days, a herald, and a clock that is set by hand."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from demesne.server.guard.keys import digest
from demesne.server.herald.book import Ledger
from demesne.server.herald.herald import Herald, Road
from demesne.server.herald.occasions import Occasion
from demesne.server.live.hub import Hub
from demesne.server.protocol import Join, NewTable, Play, SeatWish
from demesne.server.store.store import Store
from demesne.server.table import clocks
from demesne.server.table.table import Table
from demesne.server.wire.company_messages import USUAL
from demesne.server.wire.notice_messages import Notice
from tests.server.kit import Ear, Inline

__all__ = ["DAYS", "GRACE", "HOURS", "Days", "Post"]

HOURS = 24
DAYS = replace(USUAL, hours=HOURS, grace=0)
GRACE = 300.0


class Post:
    """A road that reaches *known* and writes down what they are told."""

    def __init__(self) -> None:
        self.known: set[str] = set()
        self.told: list[tuple[str, Notice]] = []

    async def reached(self, owners: set[str]) -> set[str]:
        await asyncio.sleep(0)
        return owners & self.known

    async def tell(self, occasion: Occasion, notice: Notice) -> None:
        await asyncio.sleep(0)
        self.told.append((occasion.owner, notice))

    def came(self, owner: str, table: str) -> None:
        """It is told to others, and seen to in their tests."""


class Days:
    """Three people at a table of days, a herald, and a clock that is set by hand."""

    def __init__(self, store: Store, patch: pytest.MonkeyPatch) -> None:
        self.store, self.post, self.time, self.count = store, Post(), 1000.0, 0
        self.roads: list[Road] = [self.post]
        self.slept: list[tuple[float, asyncio.Future[None]]] = []
        patch.setattr(clocks, "now", lambda: self.time)
        self.hub = self.server()

    def server(self) -> Hub:
        hub = Hub(self.store, Inline(), (0.0, 0.0), Random(1), deliberation=(60.0, 60.0))
        self.herald = Herald(hub.tables, Ledger(self.store), self.roads, GRACE, self._pause)
        hub.noticed, hub.came = self.herald.changed, self.herald.came
        return hub

    async def _pause(self, seconds: float) -> None:
        done = asyncio.get_running_loop().create_future()
        self.slept.append((self.time + seconds, done))
        await done

    async def opened(self, customs: Any = DAYS, game: str = "kingdomino") -> Days:
        seats = [SeatWish("you", "Ada"), SeatWish("open"), SeatWish("open")]
        opened = await self.hub.open(NewTable(game, seats, customs=customs))
        self.name, invite = opened.table, str(opened.invite)
        keys = [opened.key, *[(await self.hub.join(self.name, Join(invite, name))).key for name in ("Bo", "Cleo")]]
        self.owners = [digest(key) for key in keys]
        self.post.known = set(self.owners)
        return self

    async def look(self) -> Table:
        return await self.hub.table(self.name)

    async def mover(self) -> str:
        table = await self.look()
        assert table.to_move is not None
        return str(table.chairs[table.to_move].owner)

    async def turn(self) -> str:
        """The one to move plays their turn to its end; returns who it was."""
        mover, table = await self.mover(), await self.look()
        turn = table.family.turn(table.state)
        while table.status == "playing" and table.family.turn(table.state) == turn:
            self.count += 1
            move = str(table.state.legal_moves()[0])
            await self.hub.play(self.name, mover, Play(table.seq, f"own-{self.count:06d}", move))
            table = await self.look()
        return mover

    async def wait(self, seconds: float) -> list[tuple[str, str]]:
        """So much time passes; returns who has been told what meanwhile."""
        before, end = len(self.post.told), self.time + seconds
        await self.settle()
        while due := sorted((each for each in self.slept if each[0] <= end and not each[1].done()), key=lambda e: e[0]):
            self.time = max(self.time, due[0][0])
            due[0][1].set_result(None)
            await self.settle()
        self.time = end
        return [(owner, notice.kind) for owner, notice in self.post.told[before:]]

    async def settle(self) -> None:
        """Everything that can go on has gone on, the store too."""
        for _ in range(8):
            await self.store.write(lambda _: None)  # after what was to be written before
            await self.store.read(lambda _: None)
            await asyncio.sleep(0.005)

    async def come(self, owner: str, *, looks: bool = True) -> Ear:
        ear = Ear(owner)
        ear.looks = looks
        await self.hub.attach(self.name, ear)
        return ear
