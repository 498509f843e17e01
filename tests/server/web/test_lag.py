"""What network latency costs a player by a clock: measured by the server, given back within bounds."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket

from demesne.server.protocol import PROTOCOL, Hello, NewTable, Ping, Play, Probed, SeatWish
from demesne.server.table import clocks, lag
from demesne.server.table.lag import FIRST, GAIN, MOST, PAUSE, SAVED, Lag
from demesne.server.web.socket import Socket
from demesne.server.wire.company_messages import USUAL, Customs
from tests.server.conftest import GENEROUS
from tests.server.kit import MemoryStore, first_move, hub, run
from tests.server.sitting import ADA, BO
from tests.server.table.test_clocks import FIVE, FULL, Timed


class Way:
    """A way to the server and back, by a clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 0.0
        self.lag = Lag(lambda: self.at)

    def takes(self, seconds: float) -> int:
        """The usual round-trip time after a probe that came back after *seconds*."""
        self.at += PAUSE
        number = self.lag.ask()
        assert number is not None
        self.at += seconds
        self.lag.hear(number)
        return self.lag.usual


class Far(Timed):
    """A table with a clock, a long way off."""

    def moved(self, took: float, usual: int) -> int:
        """The milliseconds that a move after *took* seconds cost, without those of a new turn."""
        seat, before = self.to_move, self.left(self.to_move)
        self.at += took
        self.count += 1
        played = self.table.play(self.mover(), Play(self.table.seq, f"move-{self.count:04d}", first_move(self.table)))
        change = clocks.stamped(self.table, played, self.at, usual)
        more = clocks.stamped(self.table, played, self.at).entries[0].told.clock[1] - self.left(seat)
        super(Timed, self).take(change)
        self.table.company.since = self.at
        return before + more - self.table.company.left[seat]


def test_what_is_usual_follows_what_is_measured_slowly() -> None:
    way = Way()
    assert way.takes(0.3) == 300
    assert way.takes(0.4) == 310
    assert way.takes(60) == 379, "one answer counts for a second at most"


def test_only_the_number_that_is_out_counts_and_once() -> None:
    way = Way()
    number = way.lag.ask()
    assert number is not None
    assert way.lag.ask() is None
    way.at = 0.2
    way.lag.hear(number + 1)
    assert way.lag.usual == 0
    way.lag.hear(number)
    way.at = 0.9
    way.lag.hear(number)
    assert way.lag.usual == 200
    assert way.lag.ask() is None, "not so soon again"


def test_thinking_behind_a_slow_network_is_charged_as_thought() -> None:
    """300 ms there and back, 100 more or less: on average no more than 50 ms a move over the time of thinking."""
    dice, way, at = Random(7), Way(), Far(ADA, BO)
    over = 0.0
    for _ in range(40):
        usual = way.takes(dice.uniform(0.2, 0.4))
        thought = dice.uniform(1, 6)
        over += at.moved(thought + dice.uniform(0.2, 0.4), usual) - 1000 * thought
    assert abs(over / 40) <= 50


def test_delaying_every_answer_gains_no_more_than_the_quota() -> None:
    """And never more than a move took: no clock is fuller than before."""
    way, at = Way(), Far(ADA, BO)
    gained, moves = {0: 0, 1: 0}, {0: 0, 1: 0}
    for number in range(40):
        usual, seat = way.takes(30), at.to_move
        took = 5.0 if number % 2 else 0.2
        cost = at.moved(took, usual)
        gain = round(1000 * took) - cost
        assert 0 <= gain <= min(MOST, round(1000 * took))
        gained[seat] += gain
        moves[seat] += 1
        assert gained[seat] <= FIRST + GAIN * (moves[seat] - 1)
    assert max(gained.values()) > FIRST, "an honest one gets as much"


def test_a_seat_saves_up_only_so_much() -> None:
    at = Far(ADA, BO)
    for _ in range(20):
        at.moved(2, 10)
    assert set(at.table.company.saved.values()) == {SAVED}


def test_what_was_given_back_and_saved_up_is_in_the_log() -> None:
    at = Far(ADA, BO)
    seat = at.to_move
    assert at.moved(2, 700) == 1_300
    assert at.table.company.saved[seat] == FIRST - 700 + GAIN
    assert at.again().company == at.table.company  # a restarted server


# --- at a socket ------------------------------------------------------------------------------------


class Echo:
    """A socket whose other end says *frames*, each once the one before is answered, and sends every probe back late."""

    def __init__(self, frames: list[Any], late: float, now: list[float]) -> None:
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[dict[str, Any]] = []
        self.scope: dict[str, Any] = {"server": ("127.0.0.1", 8000)}
        self.path_params: dict[str, str] = {}
        self.query_params: dict[str, str] = {}
        self._frames, self._late, self._now = frames, late, now
        self._last: Any = None
        self._next()

    def _put(self, frame: Any) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(frame).decode()})

    def _next(self) -> None:
        if self._frames:
            self._last = self._frames.pop(0)
            self._put(self._last)
        else:
            self.said.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def receive(self) -> dict[str, Any]:
        return await self.said.get()

    async def send_text(self, text: str) -> None:
        heard = msgspec.json.decode(text)
        self.heard.append(heard)
        if heard["type"] == "probe":
            self._now[0] += self._late
            self._put(Probed(heard["number"]))
            self._next()
        elif not isinstance(self._last, Ping):  # which a probe answers; the table may be told in between
            self._next()

    async def close(self, _: int) -> None:
        self.said.put_nowait({"type": "websocket.disconnect", "code": 1000})


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The clock of the server, to be set."""
    at = [1000.0]
    monkeypatch.setattr(clocks, "now", lambda: at[0])
    return at


def test_the_server_measures_it_itself_and_gives_it_back_with_the_next_move(now: list[float]) -> None:
    async def story() -> None:
        of = hub(MemoryStore())
        opened = await of.open(NewTable("kingdomino", [SeatWish("you", "A"), SeatWish("here", "B")], customs=FIVE))
        table = await of.table(opened.table)
        seat = table.to_move
        assert seat is not None
        greeting = Hello(PROTOCOL, opened.table, opened.key)
        wire = Echo([greeting, Ping(1), Play(table.seq, "move-0001", first_move(table))], 0.4, now)
        await Socket(cast("WebSocket", wire), "192.0.2.1", of, GENEROUS).run()
        (kept,) = [each.told.clock for each in (await of.table(opened.table)).log if each.told.clock]
        assert kept == (seat, FULL + FIVE.seconds * 1000, FIRST - 400 + GAIN)

    run(story())


@pytest.mark.parametrize(("customs", "seated"), [(USUAL, True), (FIVE, False)])
def test_nothing_is_measured_without_a_clock_or_for_watchers(now: list[float], customs: Customs, seated: bool) -> None:
    async def story() -> None:
        of = hub(MemoryStore())
        opened = await of.open(NewTable("kingdomino", [SeatWish("you", "A"), SeatWish("here", "B")], customs=customs))
        live = await of.table(opened.table)
        assert not lag.measured_at(live, of.ring.owner(opened.key) if seated else None)

    del now
    run(story())
