"""Limits by address where several processes share a store: together as many as one allows, and cheaply counted."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, select

from demesne.server.guard.crowds import TIMES
from demesne.server.store import schema
from demesne.server.store.settling import EVERY, SHARE, SWEPT, Counted, Till
from demesne.server.store.store import Store
from tests.server.kit import run
from tests.server.store.test_tries import Time

T = TypeVar("T")
SIZE, RATE = 64, 2.0
"""Tokens, and how many come back in a second."""
PART = SIZE // SHARE


class Cashier:
    """A store that counts what is asked of it, and may be away."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.asked = 0
        self.away = False

    async def write(self, write: Callable[[Connection], T]) -> T:
        self.asked += 1
        if self.away:
            raise OSError("the database is away")
        return await self._store.write(write)


def till(store: Any, time: Time, kind: str = "writes") -> tuple[Till, Counted]:
    """What a process has; all clocks are the test's."""
    found = Till(store, time)
    made = Counted(kind, SIZE, RATE, time)
    found._counted.append(made)
    return found, made


def taken(counted: Counted, client: str = "ada", most: int = 2 * SIZE) -> int:
    """How often *client* is let in, of *most* times at most."""
    return next((number for number in range(most) if not counted.take(client)), most)


def test_a_client_that_has_taken_all_at_one_process_has_none_left_at_the_other(stores: list[Store]) -> None:
    async def story() -> None:
        time = Time()
        (here, one), (there, other) = (till(store, time) for store in stores)
        assert taken(one) == SIZE
        await here.settle()
        assert taken(other, most=PART) == PART, "what is taken there is not known yet"
        await there.settle()
        assert taken(other) == 0
        time.now += PART / RATE
        assert taken(other, most=3) == 0, "what was too much comes back first"
        time.now += 3 / RATE
        assert taken(other) == 3
        assert taken(one, "bo") == SIZE, "others have their own"

    run(story())


def test_a_crowd_has_as_much_at_all_processes_together_as_at_one(stores: list[Store]) -> None:
    async def story() -> None:
        time = Time()
        (here, one), (there, other) = (till(store, time) for store in stores)
        one._share = other._share = lambda client: TIMES if client == "club" else 1
        assert taken(one, "club", SIZE * TIMES // 2) == SIZE * TIMES // 2
        assert taken(one) == SIZE
        await here.settle()
        assert taken(other, "club", PART) == PART
        await there.settle()
        assert taken(other, "club", 2 * SIZE * TIMES) == SIZE * TIMES // 2 - PART

    run(story())


def test_over_a_while_no_more_come_in_at_two_than_at_one(stores: list[Store]) -> None:
    """Except for what each may take before it is settled."""

    async def story() -> None:
        time = Time()
        tills = [till(store, time) for store in stores]
        seconds, let_in = 120, 0
        for _ in range(ceil(seconds / EVERY)):
            time.now += EVERY
            for settling, counted in tills:
                let_in += taken(counted)
                await settling.settle()
        alone = SIZE + RATE * seconds
        assert alone - SIZE <= let_in <= alone + SIZE
        assert let_in < 1.5 * alone, "each for itself would let in twice as many"

    run(story())


def test_a_flood_is_settled_at_once_and_a_client_that_asks_little_is_not(stores: list[Store]) -> None:
    async def story() -> None:
        time, store = Time(), Cashier(stores[0])
        settling, counted = till(store, time)
        for number in range(300):
            taken(counted, f"guest {number}", PART - 1)
        await settling.settle()
        assert store.asked == 0
        for number in range(100):
            taken(counted, f"robot {number}")
        await settling.settle()
        assert store.asked == 1
        await settling.settle()
        assert store.asked == 1, "nothing is told twice"
        assert taken(counted, "guest 7", 1) == 1
        await settling.settle()
        assert store.asked == 2, "little by little it is a part, too"

    run(story())


def test_while_the_store_is_away_each_counts_for_itself_and_nothing_is_forgotten(stores: list[Store]) -> None:
    async def story() -> None:
        time, store = Time(), Cashier(stores[0])
        (here, one), (there, other) = till(store, time), till(stores[1], time)
        store.away = True
        assert taken(one) == SIZE
        await here.settle()
        assert taken(one) == 0
        store.away = False
        await here.settle()
        taken(other, most=PART)
        await there.settle()
        assert taken(other) == 0

    run(story())


def test_no_client_is_named_and_none_kept_who_could_ask_as_often_as_ever(stores: list[Store]) -> None:
    async def names() -> list[str]:
        return await stores[0].read(lambda line: list(line.execute(select(schema.tries.c.name)).scalars()))

    async def story() -> None:
        time = Time()
        here, one = till(stores[0], time)
        taken(one, "192.0.2.1")
        await here.settle()
        kept = await names()
        assert len(kept) == 1
        assert "192" not in kept[0]
        time.now += max(SWEPT, 2 * SIZE / RATE) + 1
        taken(one, "192.0.2.2")
        await here.settle()
        assert len(await names()) == 1
        assert await names() != kept

    run(story())


@pytest.mark.parametrize("count", [1, PART - 1])
def test_a_bucket_is_lowered_by_what_was_taken_since_it_was_told(count: int) -> None:
    counted = Counted("writes", SIZE, RATE, Time())
    taken(counted, "ada", PART)
    assert counted.due() == {"ada": PART}
    taken(counted, "ada", count)
    counted.lower("ada", 10.0)
    assert counted.of("ada").left == 10 - count
    counted.lower("ada", -5.0)
    assert (counted.of("ada").left, counted.take("ada")) == (0, False)
