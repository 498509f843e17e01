"""A table whose rows another hand has rewritten is read anew once, where it is, and nowhere else."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import dataclass, field
from random import Random
from typing import Any, cast

import pytest

from demesne.server.accounts.games import Games
from demesne.server.guard.keyring import owner_of
from demesne.server.live import tables
from demesne.server.store.stored import Stored
from demesne.server.table.restore import table_of
from demesne.server.table.table import Table
from tests.server.kit import BO, Ear, MemoryStore, hub, opened, run


@dataclass
class Taking(MemoryStore):
    """Notes which tables are taken; while ``slow``, one that is being read waits."""

    taken: list[str] = field(default_factory=list)
    slow: asyncio.Event | None = None

    async def take(self, table: str) -> Stored | None:
        self.taken.append(table)
        found = await super().take(table)
        if self.slow:
            await self.slow.wait()
        return found


def test_a_table_that_is_not_here_is_left_to_whoever_may_have_it() -> None:
    async def story() -> None:
        store = Taking()
        here, there = hub(store), hub(store)
        answer, _ = await opened(here, "you", "here")
        await there.holdings.reread(answer.table)
        assert answer.table not in store.taken
        assert there.tables.get(answer.table) is None

    run(story())


def test_a_table_that_is_just_being_read_is_read_anew() -> None:
    async def story() -> None:
        store = Taking()
        answer, _ = await opened(hub(store), "you", "here")
        of, ear = hub(store), Ear(None)
        store.slow = asyncio.Event()
        coming = asyncio.create_task(of.attach(answer.table, ear))
        await asyncio.sleep(0.01)
        rereading = asyncio.create_task(of.holdings.reread(answer.table))
        await asyncio.sleep(0.01)
        store.slow.set()
        await asyncio.gather(coming, rereading)
        assert ear.parted
        assert of.tables.get(answer.table) is None

    run(story())


def test_who_came_back_to_a_table_that_has_been_read_anew_is_not_sent_away_again() -> None:
    """The account is deleted here while this process asks whether it has been deleted elsewhere."""

    async def story() -> None:
        store = MemoryStore()
        of = hub(store)
        answer, owner = await opened(of, "you", "here")
        await of.holdings.hand_over(answer.table, owner, owner_of("ada"))
        before, after = Ear(BO), Ear(BO)
        await of.attach(answer.table, before)

        class Asked:
            async def gone(self, accounts: set[str]) -> set[str]:
                await of.holdings.hand_over(answer.table, owner_of("ada"), "nobody's")
                await of.holdings.reread(answer.table)
                await of.attach(answer.table, after)
                return accounts

        await Games(of, cast("Any", Asked()), cast("Any", store)).look()
        assert (before.parted, after.parted) == (True, False)

    run(story())


def test_a_long_log_is_followed_while_others_are_served(monkeypatch: pytest.MonkeyPatch) -> None:
    served = threading.Event()

    def follow(stored: Stored, rng: Random) -> Table:
        assert served.wait(5), "nobody is served meanwhile"
        return table_of(stored, rng)

    async def story() -> None:
        store = MemoryStore()
        answer, _ = await opened(hub(store), "you", "here")
        of, ear = hub(store), Ear(None)
        coming = asyncio.create_task(of.attach(answer.table, ear))
        await asyncio.sleep(0.01)
        served.set()
        await coming
        assert of.tables.get(answer.table) is not None

    monkeypatch.setattr(tables, "table_of", follow)
    monkeypatch.setattr(tables, "LONG", 0)
    run(story())
