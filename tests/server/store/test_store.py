"""The log on disk: what is written stays, once, and in one hand."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, Dialect, Engine, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.types import TypeEngine

from demesne.server.protocol import Play
from demesne.server.store import schema
from demesne.server.store.database import DataError, Folder, Writer, open_writer, upgrade
from demesne.server.store.migrations import latest
from demesne.server.store.store import Store
from demesne.server.store.stored import StoredSeat
from demesne.server.store.upgrading import head
from demesne.server.store.writes import Conflict
from demesne.server.table.restore import seating_of, table_of
from demesne.server.table.table import BOT, Chair, Table
from demesne.server.wire.log import Entry, Told
from tests.server.kit import ADA, BO, first_move, going, play, run, table

Made = Callable[[], Store]


@pytest.fixture(params=["folder", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def made(request: pytest.FixtureRequest, tmp_path: Path) -> Made:
    """Makes a store, the next time from what the last one kept."""
    if request.param == "folder":
        return lambda: Store(tmp_path)
    from demesne.server.store.postgres import Postgres  # noqa: PLC0415 - needs a package more than other tests

    address = request.getfixturevalue("databases").new()
    return lambda: Store(Postgres(address, "a"))


@pytest.fixture
def store(made: Made) -> Iterator[Store]:
    """A store of either kind."""
    found = made()
    yield found
    found.close()


@pytest.fixture
def in_files(tmp_path: Path) -> Iterator[Store]:
    """A store in a folder, which is what a server has unless it is told otherwise."""
    found = Store(tmp_path)
    yield found
    found.close()


def writer_of(store: Store) -> Writer:
    assert isinstance(store.database, Folder)
    return store.database.writer


TOLD = Told("hint")


@pytest.fixture(params=["folder", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """What writes to an empty database."""
    if request.param == "folder":
        found = open_writer(tmp_path / "demesne.db")
    else:
        from demesne.server.store.postgres import engine_for  # noqa: PLC0415

        found = engine_for(request.getfixturevalue("databases").new(empty=True))
    yield found
    found.dispose()


async def keep(of: Table, store: Store) -> None:
    await store.open_table(seating_of(of, {}, "digest"), of.log, of.status)


def type_of(column: TypeEngine[Any], words: Dialect) -> str:
    """What a database calls it; PostgreSQL has two names for one."""
    return column.compile(words).replace("DOUBLE PRECISION", "FLOAT")


def test_migrations_make_the_tables_that_the_code_reads(engine: Engine) -> None:
    upgrade(engine, "here")
    upgrade(engine, "here")
    found, words = inspect(engine), engine.dialect
    for name, wanted in schema.metadata.tables.items():
        columns = {(c["name"], type_of(c["type"], words), c["nullable"]) for c in found.get_columns(name)}
        assert columns == {(c.name, type_of(c.type, words), c.nullable) for c in wanted.columns}
        assert found.get_pk_constraint(name)["constrained_columns"] == [c.name for c in wanted.primary_key]
    assert [c["column_names"] for c in found.get_unique_constraints("event")] == [["table_id", "client_id"]]


def test_the_writing_connection_is_durable_and_alone(in_files: Store) -> None:
    with writer_of(in_files).engine.connect() as connection:
        asked = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "busy_timeout", "mmap_size")
        }
    assert asked == {"journal_mode": "wal", "synchronous": 2, "busy_timeout": 5000, "mmap_size": 0}
    with in_files._reader.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar() == 0
        with pytest.raises(Exception, match="readonly"):
            connection.exec_driver_sql("DELETE FROM event")


def test_a_table_comes_back_as_it_was(made: Made) -> None:
    of = table(ADA, BO, ADA)
    for _ in range(30):
        play(of)
    first = made()
    run(keep(of, first))
    first.close()
    second = made()
    stored = run(second.load(of.id))
    second.close()
    assert stored is not None
    again = table_of(stored, Random(9))
    assert (again.state, again.seq, again.log, again.chairs) == (of.state, of.seq, of.log, of.chairs)
    assert again.answered(ADA, f"message-{of.log[-1].seq - 1}") == of.answered(ADA, f"message-{of.log[-1].seq - 1}")


def test_an_unknown_table_does_not_exist(store: Store) -> None:
    assert run(store.load("nowhere")) is None


def test_a_number_and_an_id_count_once(store: Store) -> None:
    async def story() -> None:
        of = table(ADA, BO)
        await keep(of, store)
        await store.append(of.id, [Entry(of.seq + 1, TOLD, "seat 0", "ada:1")], "playing")
        with pytest.raises(Conflict):
            await store.append(of.id, [Entry(of.seq + 1, TOLD, "seat 0", "ada:2")], "playing")
        with pytest.raises(Conflict):
            await store.append(of.id, [Entry(of.seq + 2, TOLD, "seat 0", "ada:1")], "playing")
        await store.append(of.id, [Entry(of.seq + 2, TOLD)], "playing")
        await store.append(of.id, [Entry(of.seq + 3, TOLD)], "playing")
        stored = await store.load(of.id)
        assert stored is not None
        assert [event.seq for event in stored.entries] == list(range(1, of.seq + 4))

    run(story())


async def held(store: Store) -> tuple[asyncio.Task[None], threading.Event]:
    """A commit in progress, and what lets it go on: whatever is written meanwhile shares the next one."""
    begun, gate = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        begun.set()
        gate.wait(10)

    holding = asyncio.create_task(store._submit(hold))
    await asyncio.to_thread(begun.wait, 10)
    return holding, gate


def renaming(before: str, after: str) -> Callable[[Connection], None]:
    def write(connection: Connection) -> None:
        connection.exec_driver_sql(f"ALTER TABLE {before} RENAME TO {after}")

    return write


def test_a_write_for_which_nobody_waits_any_more_stops_no_other(store: Store) -> None:
    """Its event loop was closed before it was written, as when a server ends."""
    begun, going_on = threading.Event(), threading.Event()

    def slow(_: Connection) -> None:
        begun.set()
        going_on.wait(20)

    async def left() -> None:
        writing = asyncio.create_task(store.write(slow))
        await asyncio.to_thread(begun.wait, 20)
        writing.cancel()

    run(left())
    going_on.set()
    assert run(store.write(lambda _: "written")) == "written"


def test_writers_that_share_a_commit_fail_each_on_its_own(store: Store) -> None:
    async def story() -> list[object]:
        of = table(ADA, BO)
        await keep(of, store)
        holding, gate = await held(store)
        asked = [
            asyncio.create_task(store.append(of.id, [Entry(of.seq + 1 + n // 2, TOLD, "seat 0")], "playing"))
            for n in range(20)
        ]
        await asyncio.sleep(0)
        gate.set()
        await holding
        return await asyncio.gather(*asked, return_exceptions=True)

    answers = run(story())
    assert [isinstance(answer, Conflict) for answer in answers] == [False, True] * 10


def test_what_is_appended_together_is_one_commit_and_the_last_status_stays(in_files: Store) -> None:
    async def story() -> None:
        of = table(ADA, BO)
        store = in_files
        await keep(of, store)
        before = writer_of(store)._count
        holding, gate = await held(store)
        asked = [store.append(of.id, [Entry(of.seq + 1 + n, TOLD)], "over" if n == 9 else "playing") for n in range(10)]
        waiting = [asyncio.create_task(one) for one in asked]
        await asyncio.sleep(0.05)
        gate.set()
        await asyncio.gather(holding, *waiting)
        assert writer_of(store)._count == before + 2
        stored = await store.load(of.id)
        assert stored is not None
        assert stored.status == "over"
        assert [entry.seq for entry in stored.entries] == list(range(1, of.seq + 11))

    run(story())


def test_a_database_that_cannot_be_written_is_reported_when_appending(store: Store) -> None:
    async def story() -> None:
        of = table(ADA, BO)
        await keep(of, store)
        await store._submit(renaming("event", "gone"))
        with pytest.raises(DBAPIError):
            await store.append(of.id, [Entry(of.seq + 1, TOLD)], "playing")
        await store._submit(renaming("gone", "event"))
        await store.append(of.id, [Entry(of.seq + 1, TOLD)], "playing")

    run(story())


def test_a_seat_is_taken_once(store: Store) -> None:
    async def story() -> None:
        of = table(ADA, BO, begun=False)
        of.chairs[1] = Chair("open")
        await keep(of, store)
        entry = Entry(of.seq + 1, TOLD, "seat 1")
        await store.change_seats(of.id, [StoredSeat(1, "open", "Bo", None, BO)], [entry], "waiting")
        with pytest.raises(Conflict):
            await store.change_seats(of.id, [StoredSeat(1, "open", "Cleo", None, "c")], [entry], "waiting")
        stored = await store.load(of.id)
        assert stored is not None
        assert stored.seating.seats[1].name == "Bo"

    run(story())


def test_a_bot_is_renamed_with_the_seat_that_is_taken_or_not_at_all(store: Store) -> None:
    async def story() -> list[str]:
        of = table(ADA, BO, BOT, begun=False)
        of.chairs[1:] = [Chair("open"), Chair("bot", "Ben", "random", BOT)]
        await keep(of, store)
        seats, names = [StoredSeat(1, "open", "Ben", None, BO), StoredSeat(2, "bot", "Ben 2", "random", BOT)], []
        await store.append(of.id, [Entry(of.seq + 1, TOLD, "table")], "waiting")
        for seq in (of.seq + 1, of.seq + 2):
            with suppress(Conflict):
                await store.change_seats(of.id, seats, [Entry(seq, TOLD, "seat 1")], "waiting")
            stored = await store.load(of.id)
            assert stored is not None
            names.append(" ".join(seat.name for seat in stored.seating.seats))
        return names

    assert run(story()) == ["name 0  Ben", "name 0 Ben Ben 2"]


def test_a_table_has_one_successor(store: Store) -> None:
    async def story() -> None:
        of, one, two = table(ADA, BO), table(ADA, BO), table(ADA, BO)
        one.id, two.id = "one", "two"
        await keep(of, store)
        await store.open_next(of.id, seating_of(one, {}, None), [], "playing")
        with pytest.raises(Conflict):
            await store.open_next(of.id, seating_of(two, {}, None), [], "playing")
        assert await store.load("two") is None

    run(story())


@pytest.mark.usefixtures("in_files")
def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="another demesne"):
        Store(tmp_path)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "demesne.db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DataError, match="newer demesne"):
        Store(tmp_path)


def test_an_index_that_a_host_has_made_before_the_upgrade_is_kept(engine: Engine) -> None:
    upgrade(engine, "here")
    with engine.begin() as connection:
        for column in ("account", "by_account"):  # which came later
            connection.execute(text(f"ALTER TABLE deed DROP COLUMN {column}"))
        connection.execute(text("ALTER TABLE restraint DROP COLUMN account"))
        connection.execute(text("ALTER TABLE passkey DROP COLUMN label"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0026'"))
    upgrade(engine, "here")
    with engine.begin() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == latest()


def test_what_counts_as_up_to_date_is_where_all_migrations_lead() -> None:
    assert latest() == head()


@pytest.mark.slow
def test_a_server_loads_neither_what_migrates_a_database_that_is_up_to_date_nor_what_speaks_to_another(
    tmp_path: Path,
) -> None:
    words = (
        "import sys; from pathlib import Path; import demesne.server.run; from demesne.server.store.store import Store;"
        "Store(Path(sys.argv[1])).close()"
    )
    loads = f"{words}; print(sorted({{'alembic', 'sqlalchemy.dialects.postgresql'}} & set(sys.modules)))"
    for wanted in (["alembic", "sqlalchemy.dialects.postgresql"], []):  # the first time it is made
        told = subprocess.run([sys.executable, "-c", loads, str(tmp_path)], capture_output=True, text=True, check=True)
        assert told.stdout.strip() == str(wanted)


def test_a_file_that_is_not_a_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "demesne.db").write_text("once upon a time " * 100)
    with pytest.raises(DataError, match=r"demesne\.db"):
        Store(tmp_path)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DataError, match="another folder"):
        Store(tmp_path / "file" / "below")


def test_what_is_stored_of_a_key_is_its_digest(tmp_path: Path) -> None:
    first = Store(tmp_path)
    of = table(ADA, BO)
    run(keep(of, first))
    first.close()
    found = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert ADA.encode() in found
    assert b"ada's key" not in found


def test_a_program_finds_its_games_that_are_not_over_in_the_order_they_were_opened(store: Store) -> None:
    async def story() -> None:
        for name, program, status in (
            ("b", True, "playing"),
            ("a", True, "waiting"),
            ("c", True, "over"),
            ("d", False, ""),
        ):
            of = table(ADA, ADA)
            of.id = name * 26
            of.chairs = [replace(chair, program=program) for chair in of.chairs]
            await keep(of, store)
            await store.append(of.id, [Entry(len(of.log) + 1, TOLD)], status)
        assert await store.seated(ADA) == ["b" * 26, "a" * 26]
        assert await store.seated(BO) == []

    run(story())


def test_the_whole_game_fits_in_its_log(store: Store) -> None:
    of = table(ADA, BO)

    async def story() -> None:
        await keep(of, store)
        while going(of):
            owner = of.chairs[of.to_move or 0].owner
            change = of.play(owner, Play(of.seq, f"message-{of.seq}", first_move(of)))
            await store.append(of.id, change.entries, change.status)
            of.take(change)
        stored = await store.load(of.id)
        assert stored is not None
        assert table_of(stored, Random(1)).state == of.state

    run(story())
