"""Games of days go on though nobody is there: their tables are in the lobby, and a server that starts wakes them."""

from __future__ import annotations

import asyncio
import time
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from demesne.server.live import lobby
from demesne.server.live.hub import Hub
from demesne.server.live.lobby import AGE, ALONE, LOOK, OF_ONE, OPEN_TO_ALL
from demesne.server.protocol import Join, Lobby, LobbyTable
from demesne.server.settings import Settings
from demesne.server.store import migrations
from demesne.server.store.database import NAME, open_reader, open_writer
from demesne.server.store.store import Store
from demesne.server.store.stored import Stored
from demesne.server.table import clocks
from demesne.server.wire.company_messages import USUAL, Arrange, Customs
from demesne.server.wire.http_messages import Pair
from tests.server.conftest import serving
from tests.server.herald.days import Days
from tests.server.kit import Inline, MemoryStore, run, wish
from tests.server.live.test_absence import SOON, Still
from tests.server.live.test_lobby import Inn

DAYS = msgspec.structs.replace(USUAL, hours=72, grace=0)
OPEN = msgspec.structs.replace(DAYS, public=True)
HOUR = 3_600


class Hostel(Inn):
    """The same where the list is made anew whenever it is asked for."""

    async def listed(self) -> list[LobbyTable]:
        self.now += max(AGE, LOOK)
        return msgspec.json.decode(await self.lobby.told(), type=Lobby).waiting

    async def names(self) -> list[str]:
        return [row.table.table for row in await self.listed()]

    async def left(self, *kinds: str, customs: Customs = OPEN) -> str:
        """A table whose host has left again."""
        table, ear = await self.opened(*kinds, customs=customs)
        await self.hub.detach(table, ear)
        assert self.hub.tables.get(table) is None
        return table


# --- in the lobby -----------------------------------------------------------------------------------


def test_a_table_of_days_is_listed_though_nobody_is_there_until_its_game_begins() -> None:
    async def story() -> None:
        inn = Hostel()
        table = await inn.left("you", "open")
        [row] = await inn.listed()
        assert (row.table.table, row.host, row.hours) == (table, "you 0", 72)
        assert [(seat.taken, seat.online) for seat in row.table.seats] == [(True, False), (False, False)]
        assert inn.hub.tables.get(table) is None  # looking is not taking
        joined = await inn.hub.join(table, Join("", "Bo"))
        assert (joined.seat, await inn.names()) == (1, [])

    run(story())


def test_no_other_table_is_listed_that_was_left() -> None:
    async def story() -> None:
        inn = Hostel()
        await inn.left("you", "open", customs=DAYS)  # private
        await inn.left("you", "open", customs=OPEN_TO_ALL)  # of an evening
        table, ada = await inn.opened("you", "open", customs=DAYS)
        for number, customs in enumerate((OPEN, DAYS)):
            await inn.hub.wish(table, ada.owner, Arrange(customs, f"message-{number}"))
            await inn.hub.detach(table, ada)
            assert await inn.names() == ([table] if customs.public else [])
            await inn.hub.attach(table, ada)
        opened = await inn.hub.open(msgspec.structs.replace(wish("you", "here", "open"), customs=OPEN))
        assert await inn.names() == [opened.table]
        await inn.hub.successors.fewer(opened.table, opened.key)
        assert await inn.names() == []

    run(story())


def test_those_where_somebody_is_come_first_and_nobody_crowds_out_the_others() -> None:
    async def story() -> None:
        inn = Hostel()
        left = [await inn.left("you", "open") for _ in range(ALONE + 1)]
        here, _ = await inn.opened("you", "open")
        assert await inn.names() == [here, *reversed(left[1:])]
        one = await inn.hub.open(msgspec.structs.replace(wish("you", "open"), customs=OPEN))
        for _ in range(OF_ONE + 1):
            await inn.hub.open(msgspec.structs.replace(wish("you", "open"), customs=OPEN), one.key)
        assert len(await inn.names()) == 1 + ALONE

    run(story())


def test_somebody_looking_for_any_table_gets_none_of_days() -> None:
    async def story() -> None:
        inn = Hostel()
        here, _ = await inn.opened("you", "open", customs=OPEN)
        left = await inn.left("you", "open")
        assert (await inn.lobby.pair(Pair("kingdomino", 2, "Bo"))).table not in {here, left}

    run(story())


def test_it_is_listed_after_a_kill_but_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(tmp_path, port=0)
    with serving(settings) as site:
        table = site.open(msgspec.structs.replace(wish("you", "open"), customs=OPEN)).table
        [row] = site.http.get("/api/lobby").json()["waiting"]
        assert row["table"]["table"] == table
    with serving(settings) as site:
        assert [row["table"]["table"] for row in site.http.get("/api/lobby").json()["waiting"]] == [table]
    monkeypatch.setattr(lobby, "LASTING", -1.0)
    with serving(settings) as site:
        assert site.http.get("/api/lobby").json()["waiting"] == []


# --- when the server starts -------------------------------------------------------------------------


def server(store: Store | MemoryStore, thinker: Still | Inline, seed: int = 1) -> Hub:
    return Hub(store, thinker, (0.0, 0.0), Random(seed))


async def bot_to_move(store: Store | MemoryStore, customs: Customs) -> str:
    """A table whose bot is to move and has not moved when the server ends."""
    for seed in count():
        hub = server(store, Still(), seed)
        opened = await hub.open(msgspec.structs.replace(wish("you", "bot", game="kingdomino"), customs=customs))
        owes = (await hub.table(opened.table)).bot_to_move
        await hub.close()
        if owes:
            return opened.table
    raise AssertionError


async def moves(store: Store, table: str) -> int:
    stored = await store.load(table)
    assert stored
    return sum(bool(entry.told.moves) for entry in stored.entries)


def test_a_bot_that_owes_a_move_makes_it_though_nobody_comes(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(tmp_path)
        tables = {customs: await bot_to_move(store, customs) for customs in (DAYS, USUAL)}
        before = {customs: await moves(store, table) for customs, table in tables.items()}
        store.close()
        again = Store(tmp_path)
        hub = server(again, Inline())
        await hub.tables.wake()
        async with asyncio.timeout(SOON):
            while await moves(again, tables[DAYS]) == before[DAYS]:
                await asyncio.sleep(0.01)
        assert await moves(again, tables[USUAL]) == before[USUAL]  # nobody waits for it
        await hub.close()
        again.close()

    run(story())


def test_time_that_is_over_ends_though_nobody_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(clocks, "now", lambda: now[0])

    async def story() -> None:
        store = Store(tmp_path)
        hub = server(store, Still())
        opened = await hub.open(msgspec.structs.replace(wish("you", "open", game="kingdomino"), customs=DAYS))
        await hub.join(opened.table, Join(str(opened.invite), "Bo"))
        await hub.close()
        store.close()
        now[0] += 80 * HOUR
        again = Store(tmp_path)
        hub = server(again, Still())
        await hub.tables.wake()
        async with asyncio.timeout(SOON):
            while not (await hub.table(opened.table)).company.late:
                await asyncio.sleep(0.01)
        await hub.close()
        again.close()

    run(story())


def test_a_seat_that_becomes_an_accounts_gives_no_time_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is told of it, so nothing says anew how much time was left."""

    async def story() -> None:
        with closing(Store(tmp_path)) as store:
            days = await Days(store, monkeypatch).opened()
            mover, other = await days.mover(), days.owners[0 if await days.mover() != days.owners[0] else 1]
            days.time += 20 * HOUR
            for guest in (other, mover):
                await days.hub.holdings.hand_over(days.name, guest, f"account:{guest[:8]}")
                of = await days.look()
                assert of.to_move is not None
                assert clocks.left(of, of.to_move, days.time) == 4 * HOUR * clocks.SECOND
            await days.hub.close()

    run(story())


def test_reading_a_table_that_is_out_of_time_does_not_keep_that_from_being_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The clock rings at a table that is not in memory, and reading it sets the clock."""
    now = [1000.0]
    monkeypatch.setattr(clocks, "now", lambda: now[0])

    async def story() -> None:
        store = MemoryStore()
        hub = server(store, Still())
        opened = await hub.open(msgspec.structs.replace(wish("you", "here", game="kingdomino"), customs=DAYS))
        await hub.close()
        now[0] += 80 * HOUR
        hub = server(store, Still())
        await hub.tables.wake()
        async with asyncio.timeout(SOON):
            while store.kept[opened.table].entries[-1].told.code != "late":
                await asyncio.sleep(0.01)
        await hub.close()

    run(story())


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_woken() -> None:
    async def story() -> None:
        store = Broken()
        store.broken, second = [await bot_to_move(store, DAYS) for _ in range(2)]
        hub = server(store, Still())
        await hub.tables.wake()
        assert hub.tables.get(second)
        await hub.close()

    run(story())


class Broken(MemoryStore):
    """A store in which one table cannot be read."""

    broken = ""

    async def load(self, table: str) -> Stored | None:
        if table == self.broken:
            raise OSError("the disk")
        return await super().load(table)


@pytest.mark.slow
def test_the_whole_server_wakes_them(tmp_path: Path) -> None:
    async def owing() -> str:
        store = Store(tmp_path)
        table = await bot_to_move(store, DAYS)
        store.close()
        return table

    run(owing())
    reader = open_reader(tmp_path / NAME)

    def entries() -> int:
        with reader.connect() as connection:
            return int(connection.execute(text("SELECT count(*) FROM event")).scalar_one())

    before = entries()
    with serving(Settings(tmp_path, port=0, pace=(0.0, 0.0))):
        while entries() == before:
            time.sleep(0.05)
    reader.dispose()


def test_games_of_days_from_before_are_found_in_their_logs(tmp_path: Path) -> None:
    async def opened() -> list[str]:
        store = Store(tmp_path)
        hub = server(store, Still())
        wished = [wish("you", "open"), wish("you", "here"), wish("you", "open"), wish("you", "here")]
        made = [
            await hub.open(msgspec.structs.replace(each, customs=customs))
            for each, customs in zip(wished, (OPEN, DAYS, OPEN_TO_ALL, None), strict=True)
        ]
        await hub.close()
        store.close()
        return [each.table for each in made]

    waiting, going, *_ = run(opened())
    engine = open_writer(tmp_path / NAME)
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0018")
    engine.dispose()

    async def found() -> tuple[list[str], list[str]]:
        store = Store(tmp_path)
        try:
            return await store.standing(0.0, 9), await store.of_days()
        finally:
            store.close()

    assert run(found()) == ([waiting], [going])
