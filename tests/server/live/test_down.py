"""While a server is down, nothing comes nearer that others wait for: who is away, or asked, has lost no time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

from demesne.server.store.store import Store
from demesne.server.table import clocks
from demesne.server.upkeep.service import Service
from demesne.server.wire.company_messages import USUAL, Answer, Ask, Customs, Lend
from demesne.server.wire.refusals import Refusal
from tests.server.kit import run
from tests.server.live.test_absence import Evening

DAY = 24 * 60 * 60
DAYS = msgspec.structs.replace(USUAL, hours=72, grace=0)


class Noted:
    """A store in which it is noted that its server had served for so many *seconds*."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def read(self, _: Callable[..., float]) -> float:
        return self.seconds


class Calendar(Evening):
    """The same by a calendar, and a clock of the service that stands still while the server is down."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, away: float = 0.0) -> None:
        super().__init__(away)
        self.wall, self.second = 1_800_000_000.0, 5_000.0
        monkeypatch.setattr(time, "time", lambda: self.wall)
        monkeypatch.setattr(clocks, "now", lambda: self.second)
        monkeypatch.setattr(clocks, "served", lambda _: None)  # the clock of the process, which other tests go by

    def go_by(self, seconds: float) -> None:
        self.wall += seconds
        self.second += seconds

    async def down(self, seconds: float, lost: float = 0.0, away: float = 600.0) -> None:
        """The server is down for so long; it was killed, and what it had served *lost* seconds before is noted."""
        await self.hub.close()
        self.wall += seconds
        self.second -= lost
        self.hub, self.ears = self.server(away), []
        service = Service(cast("Store", Noted(self.second)))
        await service.begin()
        self.hub.tables.rested = service.rested


async def _evening(monkeypatch: pytest.MonkeyPatch, customs: Customs = USUAL) -> Calendar:
    at = Calendar(monkeypatch)
    await at.opened(customs)
    return at


@pytest.mark.parametrize("lost", [0.0, 25.0])
def test_whoever_is_away_has_as_long_to_come_back_as_before(monkeypatch: pytest.MonkeyPatch, lost: float) -> None:
    async def story() -> None:
        at = await _evening(monkeypatch)
        await at.go(1)
        await at.until(lambda view: view.seats[1].away is not None)
        at.go_by(20)
        await at.down(3 * DAY, lost)
        await at.come(0, 2)
        left = at.view.seats[1].lend_in
        assert left is not None
        assert USUAL.grace - 20 <= left <= USUAL.grace
        with pytest.raises(Refusal, match=r"lend\.early"):
            await at.wish(0, Lend(1, "wish-0001"))
        at.go_by(left)
        assert (await at.hub.table(at.name)).company.away[1] + USUAL.grace == at.wall
        await at.wish(0, Lend(1, "wish-0002"))
        await at.hub.close()

    run(story())


def test_whoever_went_away_after_the_start_has_been_away_since_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the table has been read again meanwhile."""

    async def story() -> None:
        at = await _evening(monkeypatch)
        await at.down(3 * DAY, away=0.0)
        await at.come(0, 1, 2)
        at.go_by(500)
        await at.go(1)
        await at.until(lambda view: view.seats[1].away is not None)
        at.go_by(50)
        live = at.hub.tables.get(at.name)
        assert live
        at.hub.tables.drop(live)
        at.ears.clear()
        await at.come(0)
        assert at.view.seats[1].away == 50
        await at.hub.close()

    run(story())


def test_no_turn_has_more_time_after_a_kill_than_it_had(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the server has served is noted twice a minute, what happens at a table at once."""

    async def story() -> None:
        at = await _evening(monkeypatch, DAYS)
        seat = at.view.to_move
        assert seat is not None
        await at.down(DAY, lost=25.0)
        await at.come(0)
        assert at.view.seats[seat].left == 72 * 60 * 60 * 1000
        await at.hub.close()

    run(story())


@pytest.mark.parametrize(("customs", "given"), [(USUAL, 30), (DAYS, DAY)])
def test_what_is_asked_can_be_answered_as_long_as_before(
    monkeypatch: pytest.MonkeyPatch, customs: Customs, given: int
) -> None:
    async def story() -> None:
        at = await _evening(monkeypatch, customs)
        await at.wish(0, Ask("pause", "wish-0001"))
        at.go_by(given // 2)
        await at.down(3 * DAY)
        await at.come(0, 1, 2)
        request: Any = at.view.request
        assert request.left == given - given // 2
        for seat in (1, 2):
            await at.wish(seat, Answer(request.seq, yes=True, id=f"wish-100{seat}"))
        await at.until(lambda view: view.paused)
        await at.down(3 * DAY)
        await at.come(0)
        assert at.view.paused
        await at.hub.close()

    run(story())
