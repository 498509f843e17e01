"""Pushes on their way: encrypted, signed, sent in threads of their own, retried a few times."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, cast
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from demesne.server.guard.keys import digest
from demesne.server.guard.newest import Newest
from demesne.server.herald.aside import aside
from demesne.server.herald.book import Browser
from demesne.server.herald.outward import Answer, Outward, Unreachable
from demesne.server.herald.sealing import Recipient, seal
from demesne.server.herald.vapid import Vapid, from_word

__all__ = ["Pushes", "recipient_of"]

THREADS: Final = 4
OF_ONE: Final = 2
"""How many of them wait for one push service."""
SLOW: Final = 1000
"""How many push services that did not answer are remembered."""
MOST: Final = 1000
"""How many are on their way at once; any more are dropped."""
AGAIN: Final = (60.0, 600.0)
"""After how many seconds one that did not arrive is sent again."""
LONGEST: Final = 3600
"""The most seconds that a push service may ask to wait before that."""
LASTING: Final = 24 * 3600
"""Seconds for which a push service keeps what a browser does not fetch."""
GONE: Final = (404, 410)
"""What a push service answers for a browser that is gone."""
BUSY: Final = 429
FAILED: Final = 500
TOPIC: Final = 32

_log = logging.getLogger(__name__)

Sleep = Callable[[float], Awaitable[None]]
Holds = Callable[[], Awaitable[bool]]


def recipient_of(browser: Browser) -> Recipient:
    """The keys to encrypt for *browser*. Raises ``ValueError`` if they are not valid."""
    return Recipient(from_word(browser.key), from_word(browser.auth))


class Pushes:
    """Sends through *outward* what is signed by *vapid*; ``gone`` is called for browsers that no longer exist."""

    def __init__(self, outward: Outward, vapid: Vapid, sleep: Sleep = asyncio.sleep) -> None:
        self._outward, self._vapid, self._sleep = outward, vapid, sleep
        self._threads, self._lanes = asyncio.Semaphore(THREADS), _Lanes()
        self._tasks: set[asyncio.Task[None]] = set()
        self._pausing: dict[asyncio.Task[None], str] = {}
        self.gone: Callable[[str], Awaitable[object]] = _nobody

    def send(self, browser: Browser, message: bytes, about: str, holds: Holds) -> None:
        """Sends *message* soon; one that is *about* the same replaces what was not fetched yet.

        It is sent again only if it *holds* by then: its reader may have played, or no longer want to be told.
        """
        if len(self._tasks) >= MOST:
            _log.warning("too many pushes are waiting: one is dropped")
            return
        task = asyncio.get_running_loop().create_task(self._send(browser, message, about, holds))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def drop(self, about: str) -> None:
        """What is *about* that, and did not arrive at once, is not sent again."""
        for task in [task for task, its in self._pausing.items() if its == about]:
            task.cancel()

    async def _send(self, browser: Browser, message: bytes, about: str, holds: Holds) -> None:
        for pause in (*AGAIN, None):
            answer = await self._tried(browser, message, about)
            if answer is not None and answer.status in GONE:
                await self.gone(browser.endpoint)
                return
            if answer is not None and answer.status != BUSY and answer.status < FAILED:
                return
            if pause is not None:
                await self._pause(max(pause, min(LONGEST, (answer and answer.after) or 0)), about)
                if not await holds():
                    return
        _log.warning("a push by %s was given up", _service(browser))

    async def _pause(self, seconds: float, about: str) -> None:
        task = cast("asyncio.Task[None]", asyncio.current_task())
        self._pausing[task] = about
        try:
            await self._sleep(seconds)
        finally:
            del self._pausing[task]

    async def _tried(self, browser: Browser, message: bytes, about: str) -> Answer | None:
        """The answer of the push service; ``None`` if there is none."""
        service = _service(browser)
        try:
            async with self._lanes.of(service), self._threads:
                answer = await aside(lambda: self._post(browser, message, about))
        except Unreachable as fault:
            self._lanes.slow(service)
            _log.info("%s cannot be reached: %s", service, fault)
            return None
        self._lanes.quick(service)
        if answer.status >= 300 and answer.status not in GONE:
            _log.warning("%s does not accept a push: %d", service, answer.status)
        return answer

    def _post(self, browser: Browser, message: bytes, about: str) -> Answer:
        headers = {
            "Authorization": self._vapid.authorization(browser.endpoint, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTING),
            "Topic": digest(f"{about} {browser.endpoint}")[:TOPIC],
            "Urgency": "normal",
        }
        return self._outward.post(browser.endpoint, seal(message, recipient_of(browser)), headers)

    async def close(self) -> None:
        """Drops what is still on its way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class _Lanes:
    """What pushes wait in, so that a push service that does not answer holds up no other.

    Each service has a lane of its own; those that did not answer last time share one, in which one push is sent at a
    time: whoever names browsers may invent as many services as they like.
    """

    def __init__(self) -> None:
        self._own: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._shared = asyncio.Semaphore(1)
        self._slow = Newest[str](SLOW)

    def of(self, service: str) -> asyncio.Semaphore:
        """The lane of *service*."""
        if service in self._slow:
            return self._shared
        if (lane := self._own.get(service)) is None:
            lane = self._own[service] = asyncio.Semaphore(OF_ONE)
        return lane

    def slow(self, service: str) -> None:
        """*service* did not answer."""
        self._slow.add(service)

    def quick(self, service: str) -> None:
        """*service* answered."""
        self._slow.discard(service)


def _service(browser: Browser) -> str:
    """The host of the push service: the rest of an address is a secret, and must not be in any log."""
    return urlsplit(browser.endpoint).hostname or ""


async def _nobody(_: str) -> object:
    return None
