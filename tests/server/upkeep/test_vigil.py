"""Games of days when a process dies that shares the store with others: they take over those, and no others."""

from __future__ import annotations

import asyncio
from random import Random
from threading import Barrier

import msgspec
import pytest
from sqlalchemy import Insert, Table, insert

from demesne.server.live.hub import Hub
from demesne.server.protocol import Join
from demesne.server.store import lease
from demesne.server.store.store import Store
from demesne.server.table import clocks
from demesne.server.upkeep import service
from demesne.server.upkeep.service import Service
from demesne.server.upkeep.vigil import AT_ONCE, Vigil
from demesne.server.wire.company_messages import USUAL
from tests.server.kit import run, wish
from tests.server.live.test_absence import SOON, Still

DAYS = msgspec.structs.replace(USUAL, hours=12, grace=0)
HOUR = 3_600


@pytest.fixture(autouse=True)
def nobody_dies_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody here renews a lease."""
    monkeypatch.setattr(lease, "LIFE", 600.0)


both = pytest.mark.parametrize("stores", ["postgresql"], indirect=True)


@pytest.mark.slow
@both
def test_of_two_processes_that_begin_at_once_one_keeps_the_time_of_service(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    meeting = Barrier(2, timeout=SOON)

    def inserted(table: Table) -> Insert:
        meeting.wait()  # both have seen that there is none yet
        return insert(table)

    monkeypatch.setattr(service, "insert", inserted)

    async def story() -> float:
        await asyncio.gather(*(Service(store).note() for store in stores))
        return await stores[0].read(service._served)

    assert run(story()) > 0


def server(store: Store) -> Hub:
    return Hub(store, Still(), (0.0, 0.0), Random(1))


def vigil(store: Store, hub: Hub) -> Vigil:
    async def ended() -> None:
        """Nobody is told of anything here."""

    return Vigil(store, hub.tables.wake, ended)


async def begun(hub: Hub) -> str:
    """A game of days at which nobody is."""
    opened = await hub.open(msgspec.structs.replace(wish("you", "open", game="kingdomino"), customs=DAYS))
    await hub.join(opened.table, Join(str(opened.invite), "Bo"))
    return opened.table


async def last(store: Store, table: str) -> str:
    stored = await store.load(table)
    assert stored
    return stored.entries[-1].told.code


def dies(store: Store, name: str) -> None:
    """The process *name* is killed: its lease is not renewed."""
    with store.database.reader.begin() as connection:
        connection.exec_driver_sql(f"UPDATE node SET until = 0 WHERE name = '{name}'")


@both
@pytest.mark.postgresql
def test_what_a_process_that_died_looked_after_another_does(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr(clocks, "now", lambda: now[0])

    async def story() -> None:
        first, second = (server(store) for store in stores)
        watching = vigil(stores[1], second)
        table = await begun(first)
        assert await watching.look(), "there are others to watch"
        now[0] += 13 * HOUR
        assert await stores[1].of_days() == [], "who lives does it"
        await first.close()
        assert await watching.look()
        await asyncio.sleep(0.1)
        assert await last(stores[1], table) != "late"
        dies(stores[0], "a")
        assert await stores[1].of_days() == [table]
        while await second.tables.wake(1):
            pass
        async with asyncio.timeout(SOON):
            while await last(stores[1], table) != "late":
                await asyncio.sleep(0.01)
        assert await stores[1].of_days() == [], "now the second looks after it"
        await second.close()

    run(story())


@both
@pytest.mark.postgresql
def test_one_that_begins_anew_looks_after_what_it_had_and_not_after_what_others_have(stores: list[Store]) -> None:
    async def story() -> None:
        hubs = [server(store) for store in stores]
        tables = [await begun(hub) for hub in hubs]
        with stores[0].database.reader.begin() as connection:
            connection.exec_driver_sql("UPDATE node SET epoch = epoch + 1 WHERE name = 'a'")
        assert await stores[0].of_days() == [tables[0]]
        for hub in hubs:
            await hub.close()

    run(story())


class Left(list[set[tuple[str, int]]]):
    """A store whose processes live as listed, one set a look."""

    async def living(self) -> frozenset[tuple[str, int]] | None:
        return frozenset(self.pop(0)) if self else None


def test_it_looks_once_for_each_death_and_until_nothing_is_left() -> None:
    """A store that no other shares is looked at once, and for all that is there."""
    looked: list[int | None] = []
    left = Left([{("a", 1)}, {("a", 1)}, {("a", 1)}, {("a", 2)}, {("a", 2), ("b", 1)}])

    async def days(most: int | None) -> bool:
        looked.append(most)
        return len(looked) == 1

    async def ended() -> None:
        """Nobody is told of anything here."""

    async def story() -> None:
        watching = Vigil(left, days, ended)
        assert [await watching.look() for _ in range(6)] == [True] * 5 + [False]

    run(story())
    assert looked == [AT_ONCE] * 4 + [None]
