"""The clocks of a table: what runs when, what the log keeps of it, and what happens when time runs out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from demesne.server.protocol import Play
from demesne.server.store.store import Store
from demesne.server.table import absence, clocks, consent
from demesne.server.table.company import customs_told
from demesne.server.table.table import BOT, Change
from demesne.server.upkeep.service import Service
from demesne.server.wire.company_messages import USUAL, Act, Answer, Arrange, Ask, Customs, Lend
from demesne.server.wire.log import Entry
from tests.server.kit import Ear, MemoryStore, first_move, hub, run, wish
from tests.server.live.test_absence import Evening
from tests.server.sitting import ADA, BO, CLEO, Sitting

FIVE = msgspec.structs.replace(USUAL, minutes=5, seconds=10)
FULL = 5 * 60_000


class Timed(Sitting):
    """A table with a clock of five minutes and ten seconds a turn, each change made at its given time."""

    customs = FIVE

    def __init__(self, *owners: str, name: str = "queendomino") -> None:
        super().__init__(*owners, name=name)
        self.at = 0.0
        self.take(Change((Entry(self.table.seq + 1, customs_told(self.customs)),), (), "playing"))
        self.table.company.since = 0.0

    def take(self, change: Change) -> Change:
        if hasattr(self, "at"):
            change = clocks.stamped(self.table, change, self.at)
        super().take(change)
        if hasattr(self, "at"):
            self.table.company.since = self.at
        return change

    def left(self, seat: int) -> int:
        return clocks.left(self.table, seat, self.at)

    def move(self) -> None:
        self.count += 1
        message = Play(self.table.seq, f"move-{self.count:04d}", first_move(self.table))
        self.take(self.table.play(self.mover(), message))

    @property
    def to_move(self) -> int:
        assert self.table.to_move is not None
        return self.table.to_move


def turns(at: Timed) -> object:
    return at.to_move, at.table.family.turn(at.table.state)


def test_only_the_clock_of_the_seat_to_move_runs() -> None:
    at = Timed(ADA, BO)
    first, other = at.to_move, 1 - at.to_move
    at.at = 7.5
    assert (at.left(first), at.left(other)) == (FULL - 7_500, FULL)
    assert clocks.running(at.table) == first


@pytest.mark.slow
def test_each_turn_brings_its_seconds_once_however_many_moves_it_has() -> None:
    at = Timed(ADA, BO)
    left = {0: FULL, 1: FULL}
    several = 0
    for _ in range(60):
        seat, turn = at.to_move, turns(at)
        at.at += 3
        at.move()
        over = turns(at) != turn
        several += not over
        left[seat] += (10_000 if over else 0) - 3_000
        assert {each: at.again().company.left.get(each, FULL) for each in (0, 1)} == left
    assert several


def test_what_is_said_and_asked_takes_time_but_loses_none_of_it() -> None:
    at = Timed(ADA, BO)
    seat = at.to_move
    at.at = 4
    at.ask(at.others()[0], "end")
    at.at = 9
    assert at.left(seat) == FULL - 9_000
    assert at.again().company.left[seat] == FULL - 4_000


def test_in_a_break_and_for_bots_no_clock_runs() -> None:
    at = Timed(ADA, BO, CLEO)
    seat = at.to_move
    at.at = 2
    at.ask(at.mover(), "pause")
    for owner in at.others():
        at.answer(owner)
    assert clocks.running(at.table) is None
    at.at = 500
    assert at.left(seat) == FULL - 2_000
    at.act(ADA, "resume")
    at.at = 501
    assert at.left(seat) == FULL - 3_000
    at.act(at.mover(), "leave")
    assert clocks.running(at.table) is None
    chair = at.table.chairs[at.to_move]
    assert clocks.running(Timed(ADA, BO).table) is not None
    assert chair.owner != BOT


def test_running_out_of_time_is_told_once_and_one_who_moves_anyway_plays_on() -> None:
    at = Timed(ADA, BO)
    seat = at.to_move
    assert clocks.late(at.table, 299.9).entries == ()
    at.at = 301
    at.take(clocks.late(at.table, at.at))
    assert (at.left(seat), at.table.company.late) == (0, {seat})
    assert clocks.late(at.table, 400).entries == ()
    while at.to_move == seat:
        at.move()
    assert at.table.company.late == set()
    assert at.left(seat) == 10_000


def test_the_others_let_a_bot_finish_the_game_for_the_one_who_is_late() -> None:
    at = Timed(ADA, BO, CLEO)
    seat, late = at.to_move, at.mover()
    one, other = at.others()
    at.refused("lend.here", one, Lend(seat, "wish-xxxx"))
    at.at = 300
    at.take(clocks.late(at.table, at.at))
    at.refused("lend.here", at.mover(), Lend(seat, "wish-xxxx"))  # they may give up, if they do not want to play on
    at.lend(one, seat)
    assert at.table.company.stints == {}
    at.lend(other, seat)
    assert at.table.company.stints[seat].why == "late"
    at.refused("seat.late", late, Act("return", "wish-xxxx"))
    at.come(seat)
    assert at.table.company.stints[seat].why == "late"
    assert consent.may(at.table, late) in ([], ["close"])


def test_a_bot_wanted_until_they_are_back_is_not_wanted_to_the_end_once_their_time_is_up() -> None:
    at = Timed(ADA, BO, CLEO)
    seat = at.to_move
    one, other = at.others()
    at.away(seat)
    at.now += at.table.company.customs.grace
    at.lend(one, seat)
    at.at = 300
    at.take(clocks.late(at.table, at.at))
    at.lend(other, seat)
    assert at.table.company.stints == {}
    at.lend(one, seat)
    assert at.table.company.stints[seat].why == "late"


def test_a_bot_that_was_wanted_is_not_wanted_once_they_have_moved() -> None:
    at = Timed(ADA, BO, CLEO)
    seat = at.to_move
    at.at = 300
    at.take(clocks.late(at.table, at.at))
    at.lend(at.others()[0], seat)
    while at.to_move == seat:
        at.move()
    assert at.table.company.wanting == {}


def test_the_clock_is_set_before_the_game() -> None:
    at = Timed(ADA, BO)
    at.wish(ADA, lambda name: Arrange(msgspec.structs.replace(FIVE, hints=False), name))
    for change in ({"minutes": 6}, {"seconds": 0}, {"minutes": 0}):
        at.refused("clock.set", ADA, Arrange(msgspec.structs.replace(FIVE, **change), "wish-xxxx"))
    for wrong in ({"minutes": 181}, {"seconds": -1}):
        with pytest.raises(msgspec.ValidationError, match="between 0 and 180"):
            msgspec.convert({**msgspec.to_builtins(FIVE), **wrong}, Customs)


# --- at a server ------------------------------------------------------------------------------------


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The clock of the server, to be set."""
    at = [1000.0]
    monkeypatch.setattr(clocks, "now", lambda: at[0])
    return at


def test_everybody_sees_every_clock(now: list[float]) -> None:
    async def story() -> None:
        at = await Evening().opened(FIVE)
        seat = at.view.to_move
        assert (at.view.ticking, [each.left for each in at.view.seats]) == (seat, [FULL] * 3)
        now[0] += 8
        watcher = Ear(None)
        await at.hub.attach(at.name, watcher)
        assert [each.left for each in watcher.last.view.seats if each.seat == seat] == [FULL - 8_000]

    run(story())


def test_clocks_run_on_where_nobody_is_connected_and_rest_while_the_server_is_down(now: list[float]) -> None:
    async def story() -> None:
        at = await Evening().opened(FIVE)
        seat = at.view.to_move
        assert seat is not None
        for each in range(3):
            await at.go(each)
        assert at.hub.tables.get(at.name) is None
        now[0] += 20
        await at.come(0)
        assert at.view.seats[seat].left == FULL - 20_000
        await at.wish(0, Ask("pause", "wish-0001"))  # an entry: what was left is known from the log now
        now[0] = 5.0  # another machine's clock, hours later
        at.hub = at.server()
        at.ears.clear()
        await at.come(0)
        assert at.view.seats[seat].left == FULL - 20_000
        now[0] += 1
        await at.wish(1, Answer(at.view.request.seq, yes=True, id="wish-0002"))  # type: ignore[union-attr]
        assert at.view.seats[seat].left == FULL - 21_000

    run(story())


def test_the_server_tells_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "MINUTE", 2)  # a clock of ten milliseconds

    async def story() -> None:
        at = await Evening().opened(FIVE)
        view = await at.until(lambda view: any(seat.late for seat in view.seats))
        [late] = [seat for seat in view.seats if seat.late]
        assert (late.seat, late.left, len(late.lenders)) == (view.to_move, 0, 2)
        assert [event.code for event in at.ears[0].last.events] == ["late"]
        for number, other in enumerate(late.lenders):
            await at.wish(other, Lend(late.seat, f"wish-000{number}"))
        view = await at.until(lambda view: view.seats[late.seat].stint)
        assert view.ticking is None

    run(story())


# --- games of days ----------------------------------------------------------------------------------

DAYS = msgspec.structs.replace(USUAL, hours=72, grace=0)
HOUR = 3_600
THREE_DAYS = 72 * HOUR * 1_000


class Slow(Timed):
    """The same with three days for each turn."""

    customs = DAYS


def test_each_turn_of_a_game_of_days_has_all_its_hours_and_several_moves_share_them() -> None:
    at = Slow(ADA, BO)
    several = 0
    for _ in range(40):
        seat, turn, before = at.to_move, turns(at), at.left(at.to_move)
        at.at += HOUR
        at.move()
        over = turns(at) != turn
        several += not over
        assert at.again().company.left[seat] == (THREE_DAYS if over else before - HOUR * 1_000)
        assert at.left(at.to_move) == (THREE_DAYS if over else before - HOUR * 1_000)
    assert several


def test_a_game_of_days_has_no_other_clock_and_no_grace() -> None:
    for wrong in ({"grace": 60}, {"minutes": 5}, {"seconds": 1}, {"hours": 337}, {"hours": -1}):
        with pytest.raises(msgspec.ValidationError, match="hours"):
            msgspec.convert({**msgspec.to_builtins(DAYS), **wrong}, Customs)
    at = Slow(ADA, BO)
    assert absence.marked_away(at.table, 1, 5).entries == ()
    at.refused("clock.set", ADA, Arrange(msgspec.structs.replace(DAYS, hours=24), "wish-xxxx"))


def test_the_others_of_a_game_of_days_have_a_day_to_answer_and_a_bot_plays_on_only_if_all_say_so() -> None:
    at = Slow(ADA, BO, CLEO)
    at.ask(ADA, "pause")
    request = at.table.company.request
    assert request
    assert request.until - at.now == 24 * HOUR
    for owner in (BO, CLEO):
        at.answer(owner)
    at.act(ADA, "resume")
    seat = at.to_move
    at.at += 72 * HOUR
    at.take(clocks.late(at.table, at.at))
    one, other = at.others()
    at.lend(one, seat)
    assert at.table.company.stints == {}
    at.lend(other, seat)
    assert at.table.company.stints[seat].why == "late"


def test_in_a_break_no_bot_plays_on_for_the_one_who_is_late() -> None:
    at = Slow(ADA, BO, CLEO)
    seat, late = at.to_move, at.mover()
    one, other = at.others()
    at.at += 72 * HOUR
    at.take(clocks.late(at.table, at.at))
    at.lend(one, seat)
    at.ask(one, "pause")
    for owner in (other, late):
        at.answer(owner)
    at.refused("table.paused", other, Lend(seat, "wish-xxxx"))
    at.act(other, "resign")
    at.take(consent.settled(at.table))
    assert seat not in at.table.company.stints
    at.act(one, "resume")
    at.take(consent.settled(at.table))
    assert at.table.company.stints[seat].why == "late"


def test_hours_that_nobody_looked_at_a_table_count_but_not_those_in_which_the_server_was_down(now: list[float]) -> None:
    async def story() -> None:
        at = await Evening().opened(DAYS)
        seat = at.view.to_move
        assert seat is not None
        assert (at.view.seats[seat].left, at.view.customs.hours) == (THREE_DAYS, 72)
        now[0] += 20 * HOUR  # the server is killed now, and is down for a week: its clock goes on where it was
        at.hub = at.server()
        at.ears.clear()
        await at.come(0)
        assert at.view.seats[seat].left == THREE_DAYS - 20 * HOUR * 1_000
        now[0] += 52 * HOUR
        at.hub = at.server()
        at.ears.clear()
        await at.come(0)
        view = await at.until(lambda view: view.seats[seat].late)
        assert view.seats[seat].left == 0

    run(story())


def test_the_time_of_service_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(clocks, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    monkeypatch.setattr(clocks, "_offset", 0.0)

    async def story(*, wait: float) -> tuple[float, float]:
        store = Store(tmp_path)
        service = Service(store)
        await service.begin()
        begun = clocks.now()
        clock[0] += wait
        await service.note()
        store.close()
        return begun, clocks.now()

    assert run(story(wait=50.0)) == (0.0, 50.0)
    clock[0] = 7_000_000.0  # another start of the machine, weeks later
    assert run(story(wait=10.0)) == (50.0, 60.0)
    assert run(story(wait=5.0)) == (60.0, 65.0)


def test_a_bot_of_a_game_of_days_answers_though_nobody_is_there() -> None:
    async def story() -> None:
        begun = {True: 0, False: 0}
        for seed in range(8):
            for customs in (DAYS, FIVE):
                at = hub(MemoryStore(), seed=seed)
                seats = msgspec.structs.replace(wish("you", "bot", game="kingdomino"), customs=customs)
                opened = await at.open(seats)
                for _ in range(200):
                    await asyncio.sleep(0)
                table = await at.table(opened.table)
                begun[customs is DAYS] += table.bot_to_move is not None
        assert begun[True] == 0 < begun[False]

    run(story())
