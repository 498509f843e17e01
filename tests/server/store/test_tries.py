"""How often somebody may try where several processes share a store: together as often as at one."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from demesne.server.accounts import accounts as rules
from demesne.server.accounts.book import Book
from demesne.server.accounts.passkeys import Passkeys
from demesne.server.accounts.passwords import Passwords
from demesne.server.guard.keyring import Keyring
from demesne.server.store import schema
from demesne.server.store.settling import SWEPT
from demesne.server.store.store import Store
from demesne.server.store.tries import SharedTries
from demesne.server.wire.account_messages import SignIn, SignUp
from demesne.server.wire.refusals import Refusal
from tests.server.kit import run

PASSWORD = "correct horse battery"


class Time:
    """A clock that stands still."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def shared(store: Store, time: Time, kind: str = "client", size: int = 6, rate: float = 0.5) -> SharedTries:
    return SharedTries(store, kind, size, rate, time)


def test_two_processes_count_together(stores: list[Store]) -> None:
    async def story() -> None:
        time = Time()
        here, there = (shared(store, time) for store in stores)
        taken = [await each.take("ada") for each in (here, there) * 4]
        assert taken == [True] * 6 + [False] * 2
        assert await here.take("bo"), "others have their own"
        time.now += 2.0
        assert [await there.take("ada"), await here.take("ada")] == [True, False]
        time.now += 1000.0
        assert sum([await here.take("ada") for _ in range(10)]) == 6, "never more than there were"

    run(story())


def test_of_simultaneous_tries_not_one_too_many_is_let_in(stores: list[Store]) -> None:
    async def story() -> None:
        time = Time()
        both = [shared(store, time) for store in stores]
        found = await asyncio.gather(*(each.take("ada") for each in both * 10))
        assert sum(found) == 6

    run(story())


def test_a_clock_that_goes_back_gives_and_takes_nothing(stores: list[Store]) -> None:
    async def story() -> None:
        time = Time()
        tries = shared(stores[0], time)
        assert await tries.take("ada")
        time.now -= 500.0
        assert [await tries.take("ada") for _ in range(6)] == [True] * 5 + [False]

    run(story())


def test_what_says_nothing_any_more_is_forgotten_and_no_client_is_named(stores: list[Store]) -> None:
    async def story() -> None:
        time = Time()
        tries, slow = shared(stores[0], time), shared(stores[1], time, "new", size=100, rate=0.01)
        await tries.take("192.0.2.1")
        await slow.take("192.0.2.1")
        names = await _names(stores[0])
        assert len(names) == 2
        assert not [name for name in names if "192" in name and len(name) != 64]
        time.now += SWEPT + 1
        await tries.take("192.0.2.2")
        assert len(await _names(stores[0])) == 2, "the slow one counts still"

    run(story())


async def _names(store: Store) -> list[str]:
    wanted = select(schema.tries.c.name)
    return await store.read(lambda connection: list(connection.execute(wanted).scalars()))


def test_a_password_is_tried_as_often_at_two_servers_as_at_one(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "OF_ACCOUNT", (6, 1 / 30))

    async def story() -> None:
        time = Time()
        servers = [_accounts(store, time) for store in stores]
        await servers[0].sign_up(SignUp("Ada", PASSWORD), "192.0.2.1", "http://localhost", "")
        found = []
        for number in range(8):
            try:
                wish = SignIn("Ada", PASSWORD if number == 7 else "wrong")
                await servers[number % 2].sign_in(wish, f"198.51.100.{number}", "http://localhost", "")
            except Refusal as refusal:
                found.append(refusal.reason.code)
        assert found == ["account.wrong"] * 6 + ["rate.fast"] * 2
        for each in servers:
            each.close()

    run(story())


def _accounts(store: Store, time: Time) -> rules.Accounts:
    ring = Keyring()
    ring.shared = True
    return rules.Accounts(Book(store, time), ring, Passwords(1, 64), Passkeys())
