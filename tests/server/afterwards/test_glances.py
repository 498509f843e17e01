"""Reviews that nobody reads: a first look for the end of a game, what is known for a replay."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from demesne.server.afterwards.reviews import Seen
from demesne.server.store.stored import KeptReview
from tests.server.kit import run
from tests.server.reviewing import HASTY, Counting, Shelf, read, reviews


def test_a_glance_gets_a_first_look_and_holds_up_no_reader() -> None:
    async def story() -> None:
        worker, shelf = Counting(), Shelf()
        of = reviews(worker, shelf, replace(HASTY, glance=3.0, queue=2, hold=5.0))
        glance = asyncio.ensure_future(of.read("a", "record of a", "1", 60_000, effort="first"))
        await asyncio.sleep(0)
        readers = await asyncio.gather(read(of, "b", 4000), read(of, "c", 4000))
        assert [(each.number, each.before) for each in readers] == [(5000, 0)] * 2, "no place is taken by the glance"
        assert worker.asked.count("a") <= 1, "what it had before they came"
        assert ((await glance).number, glance.result().stage) == (3000, "done")
        await of.close()
        assert shelf.kept["a"].number == 3000

    run(story())


def test_a_glance_begins_nothing_where_enough_is_known_or_none_is_wanted() -> None:
    async def story() -> None:
        worker, shelf = Counting(), Shelf({"a": KeptReview("1", 3000, over=False, report='{"seconds":3.0}')})
        of = reviews(worker, shelf, replace(HASTY, glance=3.0))
        assert await of.read("a", "record of a", "1", 0, effort="first") == Seen(b'{"seconds":3.0}', 3000, "done")
        none = reviews(worker, pace=replace(HASTY, glance=0.0))
        assert await none.read("b", "record of b", "1", 0, effort="first") == Seen(b"null", 0, "done")
        assert not worker.orders
        await of.close()

    run(story())


def test_what_is_known_is_told_and_nothing_done_for_it() -> None:
    async def story() -> None:
        worker = Counting()
        of = reviews(worker, Shelf({"a": KeptReview("1", 3000, over=False, report='{"seconds":3.0}')}))
        assert await of.read("a", "record of a", "1", 0, effort="none") == Seen(b'{"seconds":3.0}', 3000, "done")
        assert await of.read("a", "record of a", "2", 0, effort="none") == Seen(b"null", 0, "done")
        assert (await of.read("a", "record of a", "1", 0, "open", "none")).report == b"null"
        assert not worker.orders
        await of.close()

    run(story())


def test_what_is_glanced_at_goes_on_for_a_reader() -> None:
    async def story() -> None:
        worker = Counting()
        of = reviews(worker, pace=replace(HASTY, glance=3.0, grace=60.0))
        assert (await of.read("a", "record of a", "1", 1000, effort="first")).number == 2000
        assert (await read(of, after=7000)).number == 8000
        assert [order.record for order in worker.orders if order.record] == ["record of a"], "it is begun once"
        await of.close()

    run(story())
