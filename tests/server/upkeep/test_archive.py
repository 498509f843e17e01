"""Old tables are archived and found again as they were; what is deleted is deleted for good."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import Connection, select, update

from demesne.server.guard.keyring import owner_of
from demesne.server.live.tables import LiveTables
from demesne.server.store import schema
from demesne.server.store.archive import DAY
from demesne.server.store.store import Store
from demesne.server.store.stored import StoredLine
from demesne.server.table.restore import seating_of
from demesne.server.table.table import Table
from demesne.server.upkeep.archivist import Archivist
from demesne.server.wire.log import Entry, Told
from tests.server.kit import ADA, BO, play, run, table

OLD, NEW, BUSY = "o" * 26, "n" * 26, "b" * 26


@pytest.fixture(params=["folder", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """A store of either kind."""
    if request.param == "folder":
        found = Store(tmp_path)
    else:
        from demesne.server.store.postgres import Postgres  # noqa: PLC0415 - needs a package more than other tests

        found = Store(Postgres(request.getfixturevalue("databases").new(), "a"))
    with closing(found):
        yield found


def named(name: str) -> Table:
    of = table(ADA, BO)
    of.id = name
    for _ in range(12):
        play(of)
    return of


async def kept(store: Store, name: str, days: float) -> Table:
    """A table at which nothing has happened for *days*."""
    of = named(name)
    await store.open_table(seating_of(of, {}, "digest"), of.log, of.status)
    await store.say(name, StoredLine(0, 1, 0, "ada:1", "well played"))

    def age(connection: Connection) -> None:
        for each, column in ((schema.table, "opened"), (schema.event, "at")):
            where = each.c.id == name if each is schema.table else each.c.table_id == name
            connection.execute(update(each).where(where).values({column: each.c[column] - days * DAY}))

    await store.write(age)
    store.let_go(name)
    return of


def test_what_was_archived_is_found_as_it_was(store: Store) -> None:
    async def story() -> None:
        of = await kept(store, OLD, 40)
        await kept(store, NEW, 1)
        before = await store.load(OLD)
        tables = LiveTables(store, Random(1))
        archivist = Archivist(store, tables.put_away, 30, None)
        assert await archivist.round() == 1
        assert await archivist.round() == 0
        assert await in_rows(store) == ([NEW], [OLD])
        assert await store.load(OLD) == before
        assert await in_rows(store) == ([NEW, OLD], [])
        assert await archivist.round() == 1
        async with tables.at(OLD) as live:  # and it is played on
            assert live.table.log == of.log
            await store.append(OLD, [Entry(of.seq + 1, Told("hint"))], "playing")

    run(story())


def test_a_game_of_days_that_an_older_version_archived_is_found_again_while_nobody_is_there(store: Store) -> None:
    """Until then, only its log said that it is one."""

    def aged(connection: Connection) -> None:
        body = connection.execute(select(schema.archived.c.body)).scalar_one()
        found = msgspec.json.decode(zlib.decompress(body))
        for name in ("hours", "public"):
            del found["game_table"][0][name]
        connection.execute(update(schema.archived).values(body=zlib.compress(msgspec.json.encode(found))))

    async def story() -> None:
        of = await kept(store, OLD, 40)
        await store.take(OLD)
        await store.append(OLD, [Entry(of.seq + 1, Told("customs", args={"hours": 48, "public": 1}))], "playing")
        store.let_go(OLD)
        older = update(schema.event).values(at=schema.event.c.at - 40 * DAY)
        await store.write(lambda connection: connection.execute(older).rowcount)
        assert await Archivist(store, LiveTables(store, Random(1)).put_away, 30, None).round() == 1
        await store.write(aged)
        assert await store.load(OLD)
        assert await store.of_days() == [OLD]

    run(story())


def test_a_game_of_an_account_stays(store: Store) -> None:
    async def story() -> None:
        await kept(store, OLD, 40)
        of = update(schema.seat).where(schema.seat.c.seat == 1).values(key=owner_of("b7k2"))
        await store.write(lambda connection: connection.execute(of).rowcount)
        assert await Archivist(store, LiveTables(store, Random(1)).put_away, 30, None).round() == 0

    run(story())


@pytest.mark.parametrize(("account", "archived"), [("b7k2", 0), ("", 1)])
def test_a_table_that_somebody_with_an_account_left_stays_until_the_account_is_deleted(
    store: Store, account: str, archived: int
) -> None:
    """Its log has their name and what they said; what is archived is not searched for that."""

    async def story() -> None:
        of = await kept(store, OLD, 40)
        left = Told("left", None, {"guest": "Ada", "seat": 1, "account": account})
        await store.take(OLD)
        await store.append(OLD, [Entry(of.seq + 1, left)], "waiting")
        store.let_go(OLD)
        older = update(schema.event).values(at=schema.event.c.at - 40 * DAY)
        await store.write(lambda connection: connection.execute(older).rowcount)
        assert await Archivist(store, LiveTables(store, Random(1)).put_away, 30, None).round() == archived

    run(story())


def test_a_table_in_memory_stays(store: Store) -> None:
    async def story() -> None:
        await kept(store, BUSY, 40)
        tables = LiveTables(store, Random(1))
        async with tables.at(BUSY):
            assert await Archivist(store, tables.put_away, 30, None).round() == 0
        assert await Archivist(store, tables.put_away, 30, None).round() == 1

    run(story())


def test_what_has_been_idle_for_long_enough_is_deleted(store: Store) -> None:
    async def story() -> None:
        await kept(store, OLD, 400)
        await kept(store, NEW, 40)
        away = LiveTables(store, Random(1)).put_away
        assert await Archivist(store, away, 30, 365).round() == 2
        assert await in_rows(store) == ([], [NEW])
        assert await store.load(OLD) is None

    run(story())


async def in_rows(store: Store) -> tuple[list[str], list[str]]:
    """The tables that are there, and those that were archived."""

    def look(connection: Connection) -> tuple[list[str], list[str]]:
        there = connection.execute(select(schema.table.c.id).order_by(schema.table.c.id)).scalars()
        away = connection.execute(select(schema.archived.c.id)).scalars()
        return list(there), list(away)

    return await store.read(look)
