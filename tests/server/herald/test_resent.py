"""What a push service did not take is sent again, but only while it is still so and somebody wants to be told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from demesne.server.herald.book import Browser, Ledger
from demesne.server.herald.outward import Answer, Outward
from demesne.server.herald.pushing import Pushes
from demesne.server.herald.roads import PushRoad
from demesne.server.herald.vapid import to_word
from demesne.server.store.store import Store
from demesne.server.wire.company_messages import Act
from tests.server.herald.days import GRACE, Days
from tests.server.kit import run
from tests.server.push_service import Reader

SECONDS: Final = 60.0


class Away(Outward):
    """A push service that is away at first."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def post(self, _: str, __: bytes, ___: Mapping[str, str]) -> Answer:
        self.asked += 1
        return Answer(503 if self.asked == 1 else 201)


class Waiting:
    """A game of days whose mover was to be told so when the push service was away."""

    def __init__(self, days: Days, patch: pytest.MonkeyPatch) -> None:
        self.days, self.ledger, self.service = days, Ledger(days.store), Away()
        self.paused, self.again = asyncio.Event(), asyncio.Event()
        patch.setattr("demesne.server.herald.roads.Pushes", partial(Pushes, sleep=self._pause))
        self.road = PushRoad(self.ledger, days.hub.tables, self.service)
        days.roads[:] = [self.road]

    async def _pause(self, _: float) -> None:
        self.paused.set()
        await self.again.wait()

    async def told(self) -> str:
        """The mover, whose browser could not be told."""
        reader, mover = Reader.new(), await self.days.mover()
        browser = Browser("https://push.example/x", to_word(reader.recipient.key), to_word(reader.auth), "en")
        await self.ledger.tell(browser, [mover])
        await self.days.wait(GRACE + 1)
        async with asyncio.timeout(SECONDS):
            await self.paused.wait()
        return mover

    async def asked(self) -> int:
        """How often the service has been asked, once there is nothing more to send."""
        self.again.set()
        assert self.road._pushes is not None
        async with asyncio.timeout(SECONDS):
            while self.road._pushes._tasks:
                await asyncio.sleep(0.01)
        await self.days.hub.close()
        return self.service.asked


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(tmp_path / "tables.sqlite")) as found:
        yield found


@pytest.mark.parametrize("meanwhile", ["nothing", "played", "came", "forgotten", "closed"])
def test_what_is_settled_meanwhile_is_not_sent_again(
    store: Store, monkeypatch: pytest.MonkeyPatch, meanwhile: str
) -> None:
    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        waiting = Waiting(days, monkeypatch)
        mover = await waiting.told()
        match meanwhile:
            case "played":
                await days.turn()
            case "came":
                await days.hub.detach(days.name, await days.come(mover))
            case "forgotten":
                await waiting.ledger.forget("https://push.example/x")
            case "closed":
                await days.hub.wish(days.name, days.owners[0], Act("close", "close-0001"))
        assert await waiting.asked() == (2 if meanwhile == "nothing" else 1)

    run(story())
