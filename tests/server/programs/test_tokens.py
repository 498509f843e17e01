"""Tokens of programs: created and revoked in one place, they count wherever the same ledger is read."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from demesne.server.programs.ledger import SharedRow, TokenFile
from demesne.server.programs.tokens import DAY, Tokens
from demesne.server.store.database import DataError
from demesne.server.store.latest import FRESH, GAP, Latest
from demesne.server.store.store import Store
from tests.server.kit import run


class Now:
    """Seconds since 1970, as set by a test."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def both(stores: list[Store], folder: Path, now: Now) -> list[Tokens]:
    """What two processes read: a database, which both have, or a folder, which a command has, too."""
    if stores[0] is stores[1]:
        return [Tokens(folder, now) for _ in stores]
    return [Tokens(SharedRow(each.database.reader), now) for each in stores]


def test_a_token_that_is_made_or_taken_away_at_one_place_counts_at_the_other(
    stores: list[Store], tmp_path: Path
) -> None:
    async def story() -> None:
        here, there = both(stores, tmp_path, Now())
        await there.look()
        account, token = here.create("Ape", ["read"])
        assert await there.holder(token) == account
        assert await there.holder(token + "x") is None
        with pytest.raises(ValueError, match="already"):
            there.create("ape")
        there.create("Bee")
        here.revoke("Ape")
        await asyncio.sleep(FRESH)
        await there.look()
        assert there.find(token) is None
        assert not there.valid(account)
        assert [each.name for each in here.all] == ["Bee"]
        with pytest.raises(ValueError, match="no program"):
            there.revoke("Ape")

    run(story())


def test_a_name_that_is_too_long_is_refused_and_not_cut(tmp_path: Path) -> None:
    tokens = Tokens(tmp_path)
    for name in ("Turing's other machine", "Twenty letters long. And", "\ufdfa" * 2):  # that sign is written in 18
        with pytest.raises(ValueError, match="at most 20 characters"):
            tokens.create(name)
    assert tokens.all == []
    for name, shown in (("  Twenty  letters long. ", "Twenty letters long."), ("Zoë\u200b", "Zoë")):
        assert tokens.create(name)[0].name == shown
        assert tokens.revoke(shown).name == shown


def test_a_token_expires_and_says_when_it_was_last_used(stores: list[Store], tmp_path: Path) -> None:
    now = Now()
    tokens, there = both(stores, tmp_path, now)
    account, token = tokens.create("Ape", days=1)
    assert tokens.find(token) == account
    assert tokens.is_due(account)
    tokens.note_use(account)
    assert there.all[0].used == 1000
    now.now += 59
    assert not tokens.is_due(tokens.all[0])
    now.now += 1
    assert tokens.is_due(tokens.all[0])
    now.now += DAY
    assert tokens.find(token) is None


def test_no_token_is_written_down(tmp_path: Path) -> None:
    _, token = Tokens(tmp_path).create("Ape")
    assert token not in (tmp_path / "programs" / "tokens.json").read_text()


@pytest.mark.postgresql
@pytest.mark.parametrize("stores", ["postgresql"], indirect=True)
def test_tokens_of_a_folder_are_taken_over_once_and_those_taken_away_stay_away(
    stores: list[Store], tmp_path: Path
) -> None:
    file, shared = TokenFile(tmp_path), SharedRow(stores[0].database.reader)
    shared.adopt(file)
    assert not shared.read(), "an empty folder brings nothing"
    _, token = Tokens(tmp_path).create("Ape")
    shared.adopt(file)
    assert [each.name for each in shared.read().values()] == ["Ape"]
    tokens = Tokens(SharedRow(stores[1].database.reader))
    run(tokens.look())
    assert tokens.find(token)
    tokens.revoke("Ape")
    shared.adopt(file)
    assert not shared.read()


@pytest.mark.postgresql
@pytest.mark.parametrize("stores", ["postgresql"], indirect=True)
def test_what_cannot_be_read_is_reported_and_changes_nothing(stores: list[Store]) -> None:
    ledger = SharedRow(stores[0].database.reader)
    tokens = Tokens(ledger)
    tokens.create("Ape")
    stores[0].database.drawer("programs").write("tokens", b"[")  # what is there stays
    assert len(tokens.all) == 1
    broken(ledger)
    assert [each.name for each in tokens.all] == ["Ape"]
    with stores[0].database.reader.begin() as connection:
        connection.exec_driver_sql("UPDATE kept SET body = '['")
    with pytest.raises(DataError, match="damaged"):
        tokens.create("Bee")


def broken(ledger: SharedRow) -> None:
    with suppress(ZeroDivisionError), ledger.changing() as accounts:
        accounts.clear()
        raise ZeroDivisionError


def test_a_flood_of_questions_costs_one_reading_now_and_then() -> None:
    read: list[int] = []
    clock = Now()

    async def reading() -> int:
        read.append(len(read) + 1)
        if len(read) == 3:
            raise OSError("the database is away")
        return len(read)

    async def story() -> None:
        latest = Latest(reading, 0, clock)
        assert [await latest.look() for _ in range(50)] == [1] * 50
        clock.now += FRESH
        assert [await latest.look() for _ in range(50)] == [2] * 50
        clock.now += FRESH
        assert await latest.look() == 2, "what was known before is good while nothing can be read"
        clock.now += FRESH
        assert await latest.look() == 4
        clock.now += GAP
        assert await asyncio.gather(*(latest.look_anew() for _ in range(50))) == [5] * 50

    run(story())
    assert read == [1, 2, 3, 4, 5]
