"""Several processes at one database: each table belongs to one alone, and no write is lost or interleaved."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from unittest.mock import patch

import psycopg
import pytest
from sqlalchemy import Connection

from demesne.server.accounts.book import AccountRow, Book, SessionRow
from demesne.server.accounts.results import ratings_of, replayed, settle
from demesne.server.accounts.skill import Rating
from demesne.server.guard.keyring import Keyring, owner_of
from demesne.server.guard.keys import digest, new_session
from demesne.server.store import lease
from demesne.server.store.database import DataError
from demesne.server.store.postgres import Postgres
from demesne.server.store.store import Store
from demesne.server.store.stored import StoredLine, StoredSeat
from demesne.server.store.writes import Conflict
from demesne.server.table.restore import seating_of
from demesne.server.table.table import Table
from demesne.server.wire.log import Entry, Told
from demesne.server.wire.refusals import Elsewhere, Refusal
from tests.server.accounts.test_rated import rated_table
from tests.server.databases import Databases
from tests.server.kit import ADA, BO, known, run, table

pytestmark = pytest.mark.postgresql
TOLD = Told("hint")
ENDING = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%unnest%' AND pid <> pg_backend_pid()"""
"""Ends the connections by which moves are written."""


class Two:
    """Two processes, ``a`` and ``b``, at the database at *address*."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.bases = [Postgres(address, name) for name in "ab"]
        self.a, self.b = map(Store, self.bases)

    def close(self) -> None:
        self.a.close()
        self.b.close()

    def sql(self, words: str) -> None:
        with psycopg.connect(self.address, autocommit=True) as line:
            line.execute(words)

    def late(self, name: str) -> None:
        """The lease of *name* has expired."""
        self.sql(f"UPDATE node SET until = 0 WHERE name = '{name}'")


@pytest.fixture
def two(databases: Databases) -> Iterator[Two]:
    with ExitStack() as stack:
        found = Two(databases.new())
        stack.callback(found.close)
        yield found


async def laid(store: Store) -> Table:
    of = table(ADA, BO)
    await store.open_table(seating_of(of, {}, "digest"), of.log, of.status)
    return of


async def last(store: Store, of: Table) -> int:
    found = await store.load(of.id)
    assert found is not None
    assert [entry.seq for entry in found.entries] == list(range(1, len(found.entries) + 1))
    return len(found.entries)


def test_a_table_is_where_it_was_opened_until_it_is_let_go(two: Two) -> None:
    async def story() -> None:
        of = await laid(two.a)
        with pytest.raises(Elsewhere) as elsewhere:
            await two.b.take(of.id)
        assert elsewhere.value.at == "a"
        assert 0 < elsewhere.value.left <= lease.LIFE
        two.a.let_go(of.id)
        await two.a.check()  # what was waiting is written
        taken = await two.b.take(of.id)
        assert taken is not None
        assert len(taken.entries) == of.seq
        with pytest.raises(Elsewhere):
            await two.a.take(of.id)
        assert await two.a.take("nowhere") is None

    run(story())


def test_a_process_that_lost_a_table_writes_nothing_more_to_it(two: Two) -> None:
    """A stalled process: its lease is over, another one has the table, and it does not know yet."""

    async def story() -> None:
        of = await laid(two.a)
        two.late("a")
        await two.b.take(of.id)
        entry, line = Entry(of.seq + 1, TOLD, "seat 0"), StoredLine(0, 1, 0, "ada:1", "late")
        tries = [
            two.a.append(of.id, [entry], "playing"),
            two.a.change_seats(of.id, [StoredSeat(1, "open", "Bo", None, BO)], [entry], "playing"),
            two.a.say(of.id, line),
            two.a.open_next(of.id, seating_of(renamed("later"), {}, None), [], "playing"),
            two.a.delete(of.id),
        ]
        for each in tries:
            with pytest.raises(Conflict):
                await each
        await two.b.append(of.id, [Entry(of.seq + 1, TOLD), Entry(of.seq + 2, TOLD)], "playing")
        await two.b.append(of.id, [Entry(of.seq + 3, TOLD)], "over")
        assert await last(two.b, of) == of.seq + 3
        assert await two.b.load("later") is None

    run(story())


def renamed(name: str) -> Table:
    of = table(ADA, BO)
    of.id = name
    return of


def test_of_a_group_only_those_fail_whose_table_is_another_s(two: Two) -> None:
    async def story() -> None:
        tables = [renamed(f"table{n}") for n in range(6)]
        for of in tables:
            await two.a.open_table(seating_of(of, {}, None), of.log, of.status)
        two.late("a")
        for of in tables[::2]:
            await two.b.take(of.id)
        writing = [two.a.append(of.id, [Entry(of.seq + 1, TOLD)], "playing") for of in tables]
        answers = await asyncio.gather(*writing, return_exceptions=True)
        assert [isinstance(answer, Conflict) for answer in answers] == [True, False] * 3
        assert [await last(two.b, of) - of.seq for of in tables] == [0, 1] * 3

    run(story())


def test_two_who_take_from_each_other_lose_nothing_and_write_in_order(two: Two) -> None:
    """Without regard to leases: the fence alone keeps the log right."""

    async def taking(store: Store, other: str, of: Table) -> int:
        written = 0
        for _ in range(25):
            two.late(other)
            try:
                found = await store.take(of.id)
                assert found is not None
                seq = len(found.entries)
                for number in range(1, 4):
                    await store.append(of.id, [Entry(seq + number, TOLD)], "playing")
                    written += 1
            except (Conflict, Elsewhere):
                continue
        return written

    async def story() -> None:
        of = await laid(two.a)
        both = await asyncio.gather(taking(two.a, "b", of), taking(two.b, "a", of))
        assert min(both) > 0
        assert await last(two.a, of) == of.seq + sum(both)

    with patch.object(Postgres, "check_own", lambda _: None):
        run(story())


def test_a_process_cut_off_from_the_database_stops_by_its_own_clock(two: Two) -> None:
    async def story() -> None:
        of = await laid(two.a)
        given_up: list[bool] = []
        with patch.object(lease.Lease, "_renew", lambda *_: None):
            two.bases[0].lease._until = time.monotonic() + 0.5
            keeping = asyncio.create_task(two.a.keep(lambda: given_up.append(two.a.holds), str))
            while not given_up:
                await asyncio.sleep(0.05)
        with pytest.raises(Elsewhere):
            await two.a.take(of.id)
        with pytest.raises(DataError, match="not renewed"):
            await two.a.check()
        while not two.a.holds:  # it is reachable again, and begins anew
            await asyncio.sleep(0.05)
        keeping.cancel()
        assert given_up[0] is False
        assert await two.a.take(of.id) is not None

    run(story())


def test_a_lease_that_was_over_begins_anew_and_what_was_held_is_given_up(two: Two) -> None:
    async def story() -> None:
        before = two.bases[0].lease.epoch
        lost = asyncio.Event()
        two.late("a")
        keeping = asyncio.create_task(two.a.keep(lost.set, str))
        await lost.wait()
        keeping.cancel()
        assert two.bases[0].lease.epoch == before + 1

    run(story())


def test_a_process_that_ends_leaves_its_tables_at_once_and_its_name(two: Two) -> None:
    async def story() -> None:
        of = await laid(two.a)
        two.a.close()
        assert await two.b.take(of.id) is not None

    run(story())
    two.a = Store(Postgres(two.address, "a"))


@pytest.mark.usefixtures("two")
def test_a_name_belongs_to_one_process(two: Two) -> None:
    with patch.object(lease, "LIFE", 0.1), pytest.raises(DataError, match="another demesne called b"):
        Postgres(two.address, "b")


def test_others_are_told_what_a_lobby_says(two: Two) -> None:
    async def story() -> None:
        keeping = [asyncio.create_task(store.keep(lambda: None, lambda: "tables")) for store in (two.a, two.b)]
        while [*two.a.others, *two.b.others] != [("b", "tables"), ("a", "tables")]:
            await asyncio.sleep(0.05)
        for each in keeping:
            each.cancel()

    run(story())


def test_when_the_connection_breaks_nobody_is_told_that_a_move_is_kept(two: Two) -> None:
    async def story() -> None:
        of = await laid(two.a)
        await two.a.append(of.id, [Entry(of.seq + 1, TOLD)], "playing")
        two.sql(ENDING)
        with pytest.raises(Conflict, match="nobody knows"):
            await two.a.append(of.id, [Entry(of.seq + 2, TOLD)], "playing")
        found = await two.a.take(of.id)
        assert found is not None
        await two.a.append(of.id, [Entry(len(found.entries) + 1, TOLD)], "playing")

    run(story())


def test_what_owners_keep_is_kept_for_all(two: Two) -> None:
    one, other = two.a.drawer("boxes"), two.b.drawer("boxes")
    assert (other.names(), other.read("box-a")) == ([], None)
    one.write("box-a", b"first")
    other.write("box-a", b"second")
    one.write("box-b", b"third")
    assert sorted(other.names()) == ["box-a", "box-b"]
    assert [other.read(name) for name in ("box-a", "box-b")] == [b"first", b"third"]
    assert two.b.drawer("tiles").names() == []


# --- accounts at several processes ----------------------------------------------------------------


def test_a_session_that_ends_in_one_process_is_over_in_the_other(two: Two) -> None:
    async def story() -> list[str]:
        books = [Book(store) for store in (two.a, two.b)]
        rings = [Keyring(), Keyring()]
        for ring, book in zip(rings, books, strict=True):
            ring.find, ring.shared = book.holder, True
        await books[0].create(AccountRow("ada", "Ada", None, 1.0, "", hidden=False))
        key = new_session()
        now = books[0].now()
        await books[0].begin(SessionRow(digest(key), "ada", now, now, ""))
        for ring in rings:
            await ring.admit(key)
        assert await books[1].ended([digest(key)]) == []
        await books[0].end([digest(key)])
        assert await books[1].ended([digest(key)]) == [digest(key)]
        told = []
        for ring in rings:
            try:
                await ring.admit(key)
            except Refusal as refusal:
                told.append(refusal.reason.code)
        return told

    assert run(story()) == ["session.over"] * 2


def test_two_processes_rate_one_game_after_the_other(two: Two) -> None:
    """Both rate games of the same two people at once; the ratings are those that follow game after game."""

    async def story() -> None:
        def rating(number: int) -> Table:
            made = rated_table(owner_of("ada"), owner_of("bo"))
            made.id = f"{number:026d}"
            return made

        games = [rating(number) for number in range(8)]
        await known(two.a, "ada", "bo")

        async def rated(store: Store, game: Table) -> None:
            await store.write(lambda at: settle(at, game, 1.0))

        await asyncio.gather(*(rated(store, game) for store, game in zip([two.a, two.b] * 4, games, strict=True)))

        def look(at: Connection) -> tuple[dict[str, Rating], dict[str, Rating]]:
            kept = ratings_of(at, {owner_of("ada"), owner_of("bo")}, "kingdomino", "pair")
            return kept, {player: rating for (player, _, _), rating in replayed(at).items()}

        kept, followed = await two.a.read(look)
        assert kept == followed
        assert kept[owner_of("ada")].games == len(games)

    run(story())
