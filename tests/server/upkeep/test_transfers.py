"""What is kept goes from a folder to PostgreSQL and back, whole, and never to where something is kept already."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, select

from demesne.server.accounts.results import _owed
from demesne.server.owners.owner_storage import Files
from demesne.server.store import schema
from demesne.server.store.database import NAME, Holder, open_reader, open_writer
from demesne.server.store.postgres import Postgres, _check_address, engine_for
from demesne.server.store.soundness import DataError
from demesne.server.store.store import Store
from demesne.server.store.stored import Stored, StoredLine
from demesne.server.upkeep import transfers
from demesne.server.upkeep.backups import backup, restore
from demesne.server.upkeep.transfers import backup_database, move, restore_database
from tests.server.databases import Databases
from tests.server.kit import ADA, BO, play, run, table
from tests.server.upkeep.folders import make_newer, write

pytestmark = pytest.mark.postgresql
TABLE = "t" * 26
SETS = "tiles"


@contextmanager
def at(database: str, node: str = "a") -> Iterator[Store]:
    store = Store(Postgres(database, node))
    try:
        yield store
    finally:
        store.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a game, a line of talk, a report and a set of tiles."""
    made = tmp_path / "home"
    store, of = Store(made), table(ADA, BO)
    for _ in range(12):
        play(of)
    write(store, of)
    run(store.say(TABLE, StoredLine(0, 1, 0, "message-1", "psst — \u05e9\u05dc\u05d5\u05dd", None)))
    store.close()
    writer = open_writer(made / NAME)
    with writer.begin() as line:
        line.execute(schema.report.insert(), REPORT)
    writer.dispose()
    Files(made / SETS).write("mine", b'{"name": "mine"}')
    Files(made / "programs").write("tokens", b"[]")
    return made


REPORT = {
    "number": 7, "at": 1.5, "table_id": TABLE, "seat": 0, "owner": ADA, "name": "Ada", "by": BO, "why": "talk",
    "line": "",
}  # fmt: skip


def kept(store: Store) -> Stored:
    found = run(store.take(TABLE))
    assert found is not None
    return found


def rows(database: str, name: str) -> int:
    with psycopg.connect(database) as line:
        found = line.execute(f'SELECT count(*) FROM "{name}"').fetchone()
    assert found
    return int(found[0])


def test_a_folder_moves_to_postgresql_and_is_played_on_there(folder: Path, databases: Databases) -> None:
    database = databases.new(empty=True)
    before = Store(folder)
    was = kept(before)
    before.close()
    found = move(folder, database)
    assert (found.tables, found.playing) == (1, 1)
    with at(database) as store:
        now = kept(store)
        assert now == was
        assert store.database.drawer(SETS).read("mine") == b'{"name": "mine"}'
        assert store.database.drawer("programs").read("tokens") == b"[]"
        run(store.say(TABLE, StoredLine(0, 2, 0, "message-2", "here", None)))
        entry = table(ADA, BO).log[0]
        run(store.append(TABLE, [type(entry)(len(now.entries) + 1, entry.told)], "playing"))
    with psycopg.connect(database) as line:  # the next number of a report is its own
        numbered = line.execute("SELECT nextval(pg_get_serial_sequence('report', 'number'))").fetchone()
    assert numbered == (8,)
    again = Store(folder)
    assert kept(again) == was  # the folder is as it was
    again.close()


def test_a_backup_of_postgresql_is_made_while_it_plays_and_restored_in_a_folder(
    folder: Path, databases: Databases, tmp_path: Path
) -> None:
    database, file = databases.new(empty=True), tmp_path / "copy.demesne"
    move(folder, database)
    with at(database) as store:
        was = kept(store)
        assert backup_database(database, folder, file).tables == 1
    home = tmp_path / "elsewhere"
    found, aside = restore(file, home)
    assert (found.tables, aside) == (1, None)
    back = Store(home)
    assert kept(back) == was
    back.close()
    assert Files(home / SETS).read("mine") == b'{"name": "mine"}'
    assert Files(home / "programs").read("tokens") == b"[]"
    with at(other := databases.new(empty=True)):
        pass
    assert restore_database(file, other).tables == 1
    with at(other) as store:
        assert kept(store) == was


def test_games_whose_end_is_still_to_be_recorded_are_found_in_postgresql_too(
    folder: Path, databases: Databases
) -> None:
    """As at the start of a server, after another one died just when a game had ended."""
    database = databases.new(empty=True)
    move(folder, database)
    with psycopg.connect(database) as line:  # as most systems sort: ";" comes before ":"
        line.execute('ALTER TABLE seat ALTER COLUMN key TYPE varchar(64) COLLATE "en-x-icu"')
    with at(database) as store:
        assert run(store.read(_owed)) == []
        run(store.write(_end_between_accounts))
        assert run(store.read(_owed)) == [TABLE]


def _end_between_accounts(connection: Connection) -> None:
    connection.execute(schema.table.update().values(status="over"))
    for seat in range(2):
        connection.execute(schema.account.insert(), {"id": str(seat), "name": f"A {seat}", "looks": seat, "made": 0.0})
        connection.execute(schema.seat.update().where(schema.seat.c.seat == seat).values(key=f"account:{seat}"))


def test_a_database_without_tables_is_no_backup_and_no_refusal_of_its_own(tmp_path: Path, databases: Databases) -> None:
    with pytest.raises(DataError, match=r"^that database has no tables of demesne$"):
        backup_database(databases.new(empty=True), tmp_path, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize(
    "address",
    [
        "mysql://ada:hush@localhost/x", "postgres//ada:hush@localhost/x", "postgresql://ada:hu@sh@localhost/x",
        "postgresql://ada:hu/sh@localhost/x", "postgresql://ada:hush%zz@localhost/x", "hush",
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused_and_not_repeated(address: str) -> None:
    """It may have a password, and what is refused is in the log."""
    with pytest.raises(DataError, match="the address of the database cannot be read") as refused:
        Postgres(address, "a")
    assert not re.search(r"hu|sh@|localhost/x", str(refused.value).replace("localhost/demesne", ""))


def test_usual_addresses_are_read() -> None:
    for address in (
        "postgresql:///x?host=/run/pg",
        "postgresql://a:b%40c@[::1]:5433,host:5434/x",
        "host=/run/pg dbname=x",
    ):
        _check_address(address)


def test_nothing_is_put_where_something_is_kept(folder: Path, databases: Databases) -> None:
    database = databases.new(empty=True)
    move(folder, database)
    with pytest.raises(DataError, match="that database already contains something"):
        move(folder, database)
    assert rows(database, "game_table") == 1


def test_what_is_not_copied_whole_is_not_there_at_all(
    folder: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = databases.new(empty=True)
    right = transfers._freed

    def spoilt(of: object, row: dict[str, object]) -> dict[str, object]:
        found = right(of, row)  # type: ignore[arg-type]
        return found | {"line": "other"} if of is schema.talk else found

    monkeypatch.setattr(transfers, "_freed", spoilt)
    with pytest.raises(DataError, match="talk was not copied completely"):
        move(folder, database)
    assert rows(database, "game_table") == rows(database, "event") == 0


def test_a_server_that_plays_is_not_moved_and_no_database_is_told(folder: Path, tmp_path: Path) -> None:
    holder = Holder(folder)
    with pytest.raises(DataError, match="another demesne is using"):
        move(folder, "postgresql://nowhere.invalid/x")
    holder.release()
    with pytest.raises(DataError, match="the database does not answer"):
        move(folder, "postgresql://127.0.0.1:1/x")
    with pytest.raises(DataError, match="the database does not answer"):
        backup_database("postgresql://127.0.0.1:1/x", folder, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


def test_what_a_newer_version_has_written_says_what_helps(folder: Path, tmp_path: Path, databases: Databases) -> None:
    database = databases.new()
    backup(folder, copy := tmp_path / "copy.db")
    for each in (copy, folder / NAME):
        make_newer(each)
    with pytest.raises(DataError, match=f"^{copy} was written by a newer demesne; update this one to restore it"):
        restore_database(copy, database)
    with pytest.raises(DataError, match=f"^{folder / NAME} was written by a newer demesne; .*, or give --data$"):
        move(folder, database)
    with at(database):
        pass
    with psycopg.connect(database) as line:
        line.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DataError, match=r"^the database was written .*, or give another --database$"), at(database):
        pass


def test_a_database_that_cannot_hold_every_name_is_refused(folder: Path, tmp_path: Path, databases: Databases) -> None:
    """Debian makes a cluster of that kind where no locale is set; the driver then reads bytes instead of text."""
    address = databases.new(empty=True)
    with psycopg.connect(address, autocommit=True) as line:
        line.execute("CREATE DATABASE narrow TEMPLATE template0 ENCODING 'SQL_ASCII'")
    narrow = re.sub(r"@/\w+", "@/narrow", address)
    for use in (
        lambda: Postgres(narrow, "a"),
        lambda: move(folder, narrow),
        lambda: backup_database(narrow, tmp_path, tmp_path / "copy"),
    ):
        with pytest.raises(
            DataError, match="has the encoding SQL_ASCII instead of UTF8; make one with: createdb"
        ) as told:
            use()
        assert str(told.value).endswith("copy what is kept there with: pg_dump OLD | psql NAME")


def test_every_table_is_carried_over_or_it_is_said_why_not(folder: Path, tmp_path: Path, databases: Databases) -> None:
    """A new table in the schema is carried over, too."""
    names = {each.name for each in transfers.CARRIED}
    assert names | {"node", "owner_link", "listener", "letter", "question", "kept"} == set(schema.metadata.tables)
    file = tmp_path / "copy.demesne"
    backup(folder, file)
    database = databases.new(empty=True)
    restore_database(file, database)
    here, there = open_reader(folder / NAME), engine_for(database)
    for each in transfers.CARRIED:
        with here.connect() as one, there.connect() as other:
            assert len(one.execute(select(each)).all()) == len(other.execute(select(each)).all()), each.name
    here.dispose()
    there.dispose()
