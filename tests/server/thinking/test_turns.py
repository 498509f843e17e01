"""Waiting for turns to think: a task that is cancelled, fails or has gone takes no turn with it."""

from __future__ import annotations

import asyncio

import pytest

from demesne.server.thinking.fairness import Claim, Kind
from demesne.server.thinking.turns import Turns, Unwanted
from tests.server.kit import run

OURS = Claim(Kind.TURN, frozenset(["192.0.2.7"]))


class Work:
    """Turns that are taken until they are told to end; ``began`` notes who has one."""

    def __init__(self, workers: int = 1) -> None:
        self.turns = Turns(workers)
        self.began: list[str] = []
        self.end = asyncio.Event()

    def start(self, name: str, *, wanted: bool = True) -> asyncio.Task[None]:
        return asyncio.create_task(self._take(name, wanted=wanted))

    async def _take(self, name: str, *, wanted: bool) -> None:
        async with self.turns.turn(OURS, 1.0, lambda: wanted):
            self.began.append(name)
            await self.end.wait()


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def cancelled(task: asyncio.Task[None]) -> None:
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


def test_only_so_many_have_a_turn_at_once() -> None:
    async def story() -> None:
        work = Work(2)
        tasks = [work.start(name) for name in "abcd"]
        await settled()
        assert work.began == ["a", "b"]
        work.end.set()
        await asyncio.gather(*tasks)
        assert work.began == ["a", "b", "c", "d"]

    run(story())


@pytest.mark.parametrize("who", [0, 1], ids=["that had it", "that waited"])
def test_a_cancelled_one_makes_room(who: int) -> None:
    async def story() -> None:
        work = Work()
        tasks = [work.start(name) for name in "abc"]
        await settled()
        await cancelled(tasks.pop(who))
        work.end.set()
        await asyncio.gather(*tasks)
        assert work.began == (["a", "b", "c"] if who == 0 else ["a", "c"])

    run(story())


def test_one_that_is_cancelled_in_the_moment_of_its_turn_makes_room() -> None:
    """The one before it ends and it is cancelled, in either order, before it could run again."""

    async def story(*, first: bool) -> None:
        work = Work()
        a, b, c = (work.start(name) for name in "abc")
        await settled()
        for task in (b, a) if first else (a, b):
            task.cancel()
        await settled()
        assert work.began == ["a", "c"]
        work.end.set()
        await asyncio.gather(a, b, c, return_exceptions=True)
        await work.start("d")
        assert work.began == ["a", "c", "d"]

    async def admitted_and_cancelled() -> None:
        work = Work()
        a, b = work.start("a"), work.start("b")
        await settled()
        work.end.set()
        await asyncio.sleep(0)  # a ends and b is admitted, but b has not run since
        b.cancel()
        await asyncio.gather(a, b, return_exceptions=True)
        await work.start("c")
        assert work.began[-1] == "c"

    run(story(first=True))
    run(story(first=False))
    run(admitted_and_cancelled())


def test_what_fails_in_its_turn_makes_room() -> None:
    async def story() -> None:
        work = Work()
        with pytest.raises(ZeroDivisionError):
            async with work.turns.turn(OURS, 1.0, lambda: True):
                raise ZeroDivisionError
        work.end.set()
        await work.start("b")

    run(story())


def test_what_nobody_wants_any_more_is_not_begun() -> None:
    async def story() -> None:
        work = Work()
        first, gone, last = work.start("a"), work.start("b", wanted=False), work.start("c")
        await settled()
        work.end.set()
        with pytest.raises(Unwanted):
            await gone
        await asyncio.gather(first, last)
        assert work.began == ["a", "c"]

    run(story())
