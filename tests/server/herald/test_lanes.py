"""Push services that do not answer: their pushes wait, and nobody else's."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping
from typing import Final

from demesne.server.herald.book import Browser
from demesne.server.herald.outward import Answer, Outward, Unreachable
from demesne.server.herald.pushing import OF_ONE, THREADS, Pushes
from demesne.server.herald.vapid import Vapid, new_word, to_word
from tests.server.kit import run
from tests.server.push_service import Reader

SECONDS: Final = 60.0


class Silent(Outward):
    """Services called after what they do: those that are silent answer when the test lets them."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.end = threading.Event()

    def post(self, endpoint: str, _: bytes, __: Mapping[str, str]) -> Answer:
        self.asked.append(endpoint)
        if "silent" in endpoint:
            self.end.wait(SECONDS)
            raise Unreachable("TimeoutError")
        return Answer(201)


async def still() -> bool:
    await asyncio.sleep(0)
    return True


def browser_at(endpoint: str) -> Browser:
    reader = Reader.new()
    return Browser(endpoint, to_word(reader.recipient.key), to_word(reader.auth), "en")


def test_a_service_that_is_silent_holds_up_no_other() -> None:
    """As when one of them is out of order: its own pushes wait, those of all others do not."""

    async def story() -> None:
        way = Silent()
        pushes = Pushes(way, Vapid(new_word()))
        for number in range(3 * THREADS):
            pushes.send(browser_at(f"https://silent.example/{number}"), b"hello", "about", still)
        for number in range(3):
            pushes.send(browser_at(f"https://quick.example/{number}"), b"hello", "about", still)
        async with asyncio.timeout(SECONDS / 2):
            while sum("quick" in each for each in way.asked) < 3:
                await asyncio.sleep(0.01)
        assert sum("silent" in each for each in way.asked) == OF_ONE
        way.end.set()
        await pushes.close()

    run(story())


def test_those_that_did_not_answer_take_one_thread_together() -> None:
    """However many somebody has invented."""

    async def story() -> None:
        way, failed, slept = Silent(), list[float](), asyncio.Event()

        async def pause(seconds: float) -> None:
            failed.append(seconds)
            await slept.wait()

        pushes = Pushes(way, Vapid(new_word()), pause)
        for number in range(3 * THREADS):
            pushes.send(browser_at(f"https://silent-{number}.example/x"), b"hello", "about", still)
        way.end.set()
        async with asyncio.timeout(SECONDS / 2):
            while len(failed) < 3 * THREADS:
                await asyncio.sleep(0.01)
        way.end.clear()
        slept.set()  # now all are tried again
        for number in range(3):
            pushes.send(browser_at(f"https://quick.example/{number}"), b"hello", "about", still)
        async with asyncio.timeout(SECONDS / 2):
            while sum("quick" in each for each in way.asked) < 3:
                await asyncio.sleep(0.01)
        assert len(way.asked) == 3 * THREADS + 1 + 3
        way.end.set()
        await pushes.close()

    run(story())
