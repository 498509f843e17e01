"""A guest's many games become an account's: none of them is read for that, and nobody else's are touched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from demesne.server.accounts.book import Book
from demesne.server.accounts.games import Games
from demesne.server.accounts.results import Results
from demesne.server.guard.keyring import Holder, owner_of
from demesne.server.guard.keys import digest
from demesne.server.herald.book import Ledger
from demesne.server.live.hub import Hub
from demesne.server.store import schema
from demesne.server.store.archive import put_away
from demesne.server.store.store import Store
from demesne.server.table.restore import seating_of
from demesne.server.wire.account_messages import OwnSeat
from demesne.server.wire.refusals import Elsewhere
from tests.server.kit import BO, Ear, hub, known, play, run, table

ADA = Holder("ada", "Ada")
MINE = owner_of("ada")
HALF = 30
"""Moves after which a game is under way."""


def named(name: str) -> OwnSeat:
    """The seat at the table *name* as the guest's browser names it."""
    return OwnSeat(name, f"qd_{name}")


async def kept(store: Store, name: str, *, over: bool = True, other: str = BO, **seating: Any) -> None:
    """A game of a guest and *other* that nobody has in memory, over or under way."""
    of = table(digest(named(name).key), other, name="kingdomino")
    of.id = name
    while of.to_move is not None and (over or len(of.steps) < HALF):
        play(of)
    await store.open_table(replace(seating_of(of, {}, None), **seating), of.log, of.status)
    store.let_go(name)
    await store.write(lambda _: None)  # what is let go has been by now


def games(store: Store) -> tuple[Games, Hub, list[str]]:
    """The games of accounts, the hub that they ask, and the tables that were read for it."""
    of, read = hub(store), list[str]()  # type: ignore[arg-type]
    of.tables.changed = lambda live: read.append(live.table.id)
    return Games(of, Book(store), store), of, read


DEAL, OTHER = "today:2026-11-23:kingdomino", "today:2026-11-24:kingdomino"


@pytest.mark.parametrize(("begun", "counts"), [(2.0, "own"), (0.5, "guests")])
@pytest.mark.parametrize("watched", [False, True])
def test_of_two_tries_of_a_day_one_of_them_a_guests_the_first_counts(
    stores: list[Store], begun: float, counts: str, *, watched: bool
) -> None:
    async def story() -> None:
        store = stores[0]
        await kept(store, "own", other=MINE, deal=DEAL, opened=1.0)
        await kept(store, "guests", deal=DEAL, opened=begun)
        await kept(store, "another-day", deal=OTHER, opened=3.0)
        await kept(store, "the-same-deal", deal="again:finished", opened=4.0)
        await kept(store, "once-more", deal="again:finished", opened=5.0)
        of, at, _ = games(store)
        if watched:
            await at.attach("guests", Ear(BO))
        names = ["guests", "another-day", "the-same-deal", "once-more"]
        await of.take_over(ADA, [named(name) for name in names])
        assert [each.table for each in await store.alike(DEAL)] == [counts]
        assert (await at.summary("guests", None)).practice == (counts == "own")
        assert [each.table for each in await store.alike(OTHER)] == ["another-day"]
        assert len(await store.alike("again:finished")) == 2
        await at.close()

    run(story())


async def owners(store: Store, name: str) -> list[str | None]:
    found = await store.load(name)
    return [seat.key for seat in found.seating.seats] if found else []


def test_many_games_become_an_accounts_and_none_is_read_for_that(stores: list[Store]) -> None:
    async def story() -> None:
        store = stores[0]
        for name in ("finished", "archived", "under-way"):
            await kept(store, name, over=name != "under-way")
        assert await store.write(partial(put_away, table="archived"))
        of, at, read = games(store)
        over: list[Sequence[str]] = []
        of.taken = over.append  # type: ignore[assignment]
        names = ["finished", "archived", "under-way"]
        wrong = OwnSeat("finished", "qd_somebody-else")
        answer = await of.take_over(ADA, [wrong, *map(named, names), named("nowhere")])
        assert answer.tables == names
        assert [await owners(store, name) for name in names] == [[MINE, BO]] * 3
        assert read == []
        assert over == [["archived", "finished"]]
        assert (await of.take_over(ADA, [wrong, *map(named, names)])).tables == names  # sent once more
        await at.close()

    run(story())


def test_what_somebody_has_in_memory_is_changed_there(stores: list[Store]) -> None:
    async def story() -> None:
        store = stores[0]
        await kept(store, "watched")
        of, at, _ = games(store)
        guest, other = Ear(digest(named("watched").key)), Ear(BO)
        for ear in (guest, other):
            await at.attach("watched", ear)
        assert (await of.take_over(ADA, [named("watched")])).tables == ["watched"]
        assert (guest.parted, other.parted) == (True, False)
        async with at.tables.at("watched") as live:
            assert [chair.owner for chair in live.table.chairs] == await owners(store, "watched") == [MINE, BO]
        await at.close()

    run(story())


def test_games_of_days_in_progress_and_of_both_are_read_first(stores: list[Store]) -> None:
    """People are notified of the former; at the latter the account may sit already."""

    async def story() -> None:
        store = stores[0]
        await kept(store, "days", over=False)
        await kept(store, "both", other=MINE)
        days = update(schema.table).where(schema.table.c.id == "days").values(hours=24)
        await store.write(lambda connection: connection.execute(days).rowcount)
        of, at, read = games(store)
        assert (await of.take_over(ADA, [named("days"), named("both")])).tables == ["days", "both"]
        assert [await owners(store, name) for name in ("days", "both")] == [[MINE, BO], [MINE, MINE]]
        assert set(read) == {"days", "both"}
        await at.close()

    run(story())


def test_what_a_guest_was_told_of_is_no_news_to_the_account(stores: list[Store]) -> None:
    """Whoever makes an account with games of days under way is not told of each once more."""

    async def story() -> None:
        store, ledger = stores[0], Ledger(stores[0])
        await known(store, "ada")
        await kept(store, "days", over=False)
        assert await ledger.claim("days", digest(named("days").key), "turn", 7)
        assert await ledger.claim("days", BO, "turn", 9)
        of, _, _ = games(store)
        assert (await of.take_over(ADA, [named("days")])).tables == ["days"]
        assert not await ledger.claim("days", MINE, "turn", 7)
        assert await ledger.claim("days", MINE, "turn", 8)
        assert await ledger.claim("days", MINE, "time", 7)

    run(story())


@pytest.mark.postgresql
@pytest.mark.parametrize("stores", ["postgresql"], indirect=True)
def test_what_another_process_has_is_left_to_it(stores: list[Store]) -> None:
    async def story() -> None:
        first, second = stores
        await kept(first, "free")
        await kept(first, "theirs")
        (of, at, _), there = games(first), hub(second)  # type: ignore[arg-type]
        async with there.tables.at("theirs") as live:
            with pytest.raises(Elsewhere) as elsewhere:
                await of.take_over(ADA, [named("theirs"), named("free")])
            assert elsewhere.value.at == "b"
            assert live.table.chairs[0].owner == digest(named("theirs").key)
        assert await owners(first, "free") == [MINE, BO]
        assert await owners(first, "theirs") == [digest(named("theirs").key), BO]
        await at.close()
        await there.close()

    run(story())


def test_how_they_ended_is_recorded_afterwards_or_when_a_killed_server_starts_again(stores: list[Store]) -> None:
    async def story() -> None:
        store = stores[0]
        for name in ("one", "two"):
            await kept(store, name)
        await known(store, "ada")
        of, at, read = games(store)
        await of.take_over(ADA, [named("one"), named("two")])
        assert await store.read(_played) == []
        await Results(at.tables, Book(store), store).catch_up()
        assert await store.read(_played) == [("one", 2), ("two", 2)]
        assert read == []
        await at.close()

    run(story())


def _played(connection: Connection) -> list[tuple[str, int]]:
    kept = schema.played.c
    rows = connection.execute(select(kept.table_id, kept.sides).where(kept.account == "ada").order_by(kept.table_id))
    return [(name, sides) for name, sides in rows]
