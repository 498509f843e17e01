"""What falls due while nothing can be stored happens once that is possible again, and costs little until then."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from random import Random

import msgspec
import pytest

from demesne.server.live import bells
from demesne.server.live.hub import Hub
from demesne.server.table import clocks, consent
from demesne.server.wire.company_messages import Answer, Ask
from demesne.server.wire.log import Entry
from tests.server.kit import MemoryStore, run, wish
from tests.server.live.test_absence import SOON, Evening, Still
from tests.server.live.test_lasting import DAYS, HOUR
from tests.server.table.test_orders_ahead import Round

PAUSE = 0.1
"""Seconds after which it is tried again."""


@dataclass
class Full(MemoryStore):
    """A store with *room* for so many more changes, which can be read even then; *refused* counts those too many."""

    room: float = inf
    refused: int = 0

    async def append(self, table: str, entries: Sequence[Entry], status: str) -> None:
        self.failing = self.room < 1
        self.room -= not self.failing
        self.refused += self.failing
        await super().append(table, entries, status)

    async def tries(self, times: int) -> None:
        """Waits until it has refused something so often."""
        async with asyncio.timeout(SOON):
            while self.refused < times:
                await asyncio.sleep(0.005)


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bells, "AGAIN", PAUSE)


def test_a_clock_that_nobody_watches_runs_out_and_is_not_read_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading a table sets its clock, which is over by then: that must not ring it at once, for ever."""
    now = [1000.0]
    monkeypatch.setattr(clocks, "now", lambda: now[0])

    async def story() -> None:
        store = Full()
        hub = Hub(store, Still(), (0.0, 0.0), Random(1))
        opened = await hub.open(msgspec.structs.replace(wish("you", "here", game="kingdomino"), customs=DAYS))
        await hub.close()
        now[0] += 80 * HOUR
        store.room = 0
        hub = Hub(store, Still(), (0.0, 0.0), Random(1))
        await hub.tables.wake()
        await asyncio.sleep(3 * PAUSE)
        assert store.refused <= 4
        await store.tries(2)
        store.room = inf
        async with asyncio.timeout(SOON):
            while store.kept[opened.table].entries[-1].told.code != "late":
                await asyncio.sleep(0.01)
        await hub.close()

    run(story())


class Late(Evening):
    """The same at a store that may be full."""

    def __init__(self, away: float = 600.0) -> None:
        super().__init__(away)
        self.full = self.store = Full()
        self.hub = self.server(away)


def test_an_answer_that_never_comes_means_no(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(consent, "ANSWER", 1)

    async def story() -> None:
        at = Late()
        await at.opened()
        await at.wish(0, Ask("pause", "wish-0001"))
        at.full.room = 0
        await at.full.tries(2)
        assert at.view.request is not None
        at.full.room = inf
        await at.until(lambda view: view.request is None)
        await at.hub.close()

    run(story())


def test_what_all_have_consented_to_happens() -> None:
    async def story() -> None:
        at = Late()
        await at.opened()
        await at.wish(0, Ask("pause", "wish-0001"))
        request = at.view.request
        assert request is not None
        at.full.room = 2  # for the answers
        for seat in (1, 2):
            await at.wish(seat, Answer(request.seq, yes=True, id=f"wish-100{seat}"))
        await at.full.tries(2)
        assert not at.view.paused
        at.full.room = inf
        await at.until(lambda view: view.paused)
        await at.hub.close()

    run(story())


def test_somebody_who_has_gone_is_away() -> None:
    async def story() -> None:
        at = Late(away=0.01)
        await at.opened()
        at.full.room = 0
        await at.go(1)
        await at.full.tries(2)
        assert at.view.seats[1].away is None
        at.full.room = inf
        await at.until(lambda view: view.seats[1].away is not None)
        await at.hub.close()

    run(story())


def test_somebody_who_comes_back_meanwhile_was_never_away() -> None:
    async def story() -> None:
        at = Late(away=0.01)
        await at.opened()
        at.full.room = 0
        await at.go(1)
        await at.full.tries(1)
        await at.come(1)
        at.full.room = inf
        await asyncio.sleep(3 * PAUSE)
        assert "away" not in {event.code for event in at.ears[-1].last.events}
        assert at.view.seats[1].away is None
        await at.hub.close()

    run(story())


def test_orders_are_carried_out() -> None:
    async def story() -> None:
        store = Full()
        at = await (await Round(store, wait=PAUSE).opened()).begin()
        seat = at.following
        line = [slot.number for slot in at.state.next_line]
        await at.whole(seat, line[1], line[2])
        await at.turn()
        store.room = 0
        await store.tries(2)
        assert at.mover == seat
        store.room = inf
        await at.until(lambda: at.mover != seat)
        assert (await at.hub.orders.of(at.name, at.owners[seat])).steps == []
        await at.hub.close()

    run(story())
