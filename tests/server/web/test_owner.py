"""Whose server it is: each link that a console prints makes one browser the owner's, whichever process it comes to."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from demesne.server.guard.keys import new_owner_key
from demesne.server.store import lease, schema
from demesne.server.store.store import Store
from demesne.server.web.owner import Owner, SharedLinks
from demesne.server.wire.http_messages import OwnerKey
from demesne.server.wire.refusals import Refusal
from tests.server.kit import run


@pytest.fixture(autouse=True)
def nobody_dies_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody here renews a lease."""
    monkeypatch.setattr(lease, "LIFE", 600.0)


both = pytest.mark.parametrize("stores", ["postgresql"], indirect=True)


async def owners(stores: list[Store]) -> list[Owner]:
    """The owners at two processes that share a database, or at one with a folder."""
    found = [Owner()] if stores[0] is stores[1] else [Owner(), Owner()]
    for owner, store, node in zip(found, stores, "ab", strict=False):
        if len(found) > 1:
            owner.links = SharedLinks(store, node)
        await owner.begin()
    return found


async def refused(owner: Owner, token: str, key: str | None = None) -> str:
    with pytest.raises(Refusal) as found:
        await owner.claim(token, key)
    return found.value.reason.code


def test_a_lost_answer_to_the_link_is_given_again_to_the_same_key_only(stores: list[Store]) -> None:
    async def story() -> None:
        found = await owners(stores)
        here, there = found[0], found[-1]
        key, other = new_owner_key(), new_owner_key()
        assert not await there.holds(key)
        assert await there.claim(here.token, key) == await here.claim(here.token, key) == OwnerKey(key)
        for owner in (here, there):
            assert await refused(owner, here.token, other) == "owner.spent"
            assert await refused(owner, here.token) == "owner.spent"
            assert await refused(owner, new_owner_key(), key) == "owner.spent"
            assert await refused(owner, here.token, "qo_short") == "message.unreadable"
            assert await owner.holds(key)
            assert not await owner.holds(other)
            assert not await owner.holds(None)

    run(story())


@both
@pytest.mark.postgresql
def test_of_two_who_come_by_a_link_at_the_same_moment_one_is_the_owner(stores: list[Store]) -> None:
    async def story() -> None:
        here, there = await owners(stores)
        tries = [each.claim(here.token) for each in (here, there) * 3]
        found = await asyncio.gather(*tries, return_exceptions=True)
        (key,) = [each.key for each in found if isinstance(each, OwnerKey)]
        assert len([each for each in found if isinstance(each, Refusal)]) == 5
        assert await here.holds(key)
        assert await there.holds(key)

    run(story())


@both
@pytest.mark.postgresql
def test_a_link_is_good_as_long_as_its_process_and_written_down_by_its_digest(stores: list[Store]) -> None:
    async def story() -> None:
        here, there = await owners(stores)
        key = (await here.claim(here.token)).key
        kept = await stores[0].read(lambda line: str(line.execute(select(schema.owner_link)).all()))
        assert here.token not in kept
        assert key not in kept
        again = Owner()
        again.links = SharedLinks(stores[1], "b")
        await again.begin()
        assert await refused(here, there.token) == "owner.spent", "b has begun anew"
        assert await again.holds(key), "a has not"
        with stores[0].database.reader.begin() as connection:
            connection.exec_driver_sql("UPDATE node SET until = 0 WHERE name = 'a'")
        await again.begin()
        assert not await SharedLinks(stores[1], "b").holds(key)

    run(story())
