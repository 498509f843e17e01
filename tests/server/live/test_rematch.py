"""Another game for the same people: asked, agreed to by all, a side further on, and found again after a restart."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from demesne.server.guard.keyring import owner_of
from demesne.server.live.hub import Hub
from demesne.server.live.live import Live
from demesne.server.protocol import Join, NewTable, Play, SeatWish
from demesne.server.table import clocks, consent
from demesne.server.table.arriving import begun
from demesne.server.table.following import AGAIN, MOST, agreed, asked_again, game_of_fewer, may_follow, wanted_again
from demesne.server.table.new_tables import same_again
from demesne.server.table.table import BOT, Chair
from demesne.server.table.view import table_view
from demesne.server.wire.company_messages import USUAL, Act, Answer, Ask, Customs
from demesne.server.wire.names import GONE
from demesne.server.wire.refusals import Refusal
from tests.server.kit import Ear, Inline, MemoryStore, first_move, going, play, run, table, wish
from tests.server.sitting import NOW, Sitting

FIVE = msgspec.structs.replace(USUAL, minutes=5)
ADA, BO, CLEO = map(owner_of, ("ada", "bo", "cleo"))


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The clock of the server, to be set."""
    at = [1000.0]
    monkeypatch.setattr(clocks, "now", lambda: at[0])
    return at


def over(*owners: str, name: str = "kingdomino") -> Sitting:
    """A game that *owners* have played to its end."""
    at = Sitting(*owners, name=name)
    while going(at.table):
        play(at.table)
    return at


def refused(at: Sitting, work: Any) -> str:
    before = at.table.seq
    with pytest.raises(Refusal) as refusal:
        work()
    assert at.table.seq == before
    return refusal.value.reason.code


def test_everybody_is_asked_and_one_who_declines_is_enough() -> None:
    at = over(ADA, BO, CLEO)
    at.ask(ADA, "again")
    assert not agreed(at.table)
    view = table_view(at.table, BO, [], None)
    assert view.request is not None
    assert (view.request.what, view.request.wanted, view.request.yours) == ("again", [1, 2], True)
    at.answer(BO)
    assert not agreed(at.table)
    assert refused(at, lambda: at.answer(BO)) == "ask.not-you"
    assert refused(at, lambda: at.ask(BO, "again")) == "ask.open"
    at.answer(CLEO, yes=False)
    assert asked_again(at.table) is None
    at.ask(CLEO, "again")
    at.answer(ADA)
    at.answer(BO)
    assert agreed(at.table)
    assert agreed(at.again())  # also as a server finds it that starts again


def test_two_who_ask_at_the_same_time_want_the_same() -> None:
    """The second has not seen yet that they are asked: their wish is a yes."""
    at = over(ADA, BO, CLEO)
    at.ask(ADA, "again")
    change = at.ask(BO, "again")
    assert [(each.told.code, each.told.seat) for each in change.entries] == [("agreed", 1)]
    assert refused(at, lambda: at.ask(ADA, "again")) == "ask.open"  # her own wish is no answer to it
    assert not agreed(at.table)
    at.ask(CLEO, "again")
    assert agreed(at.again())


def test_a_game_that_goes_on_has_no_rematch_and_one_that_is_over_no_break() -> None:
    at = Sitting(ADA, BO)
    assert refused(at, lambda: at.ask(ADA, "again")) == "table.running"
    ended = over(ADA, BO)
    assert refused(ended, lambda: ended.ask(ADA, "pause")) == "table.over"
    assert refused(ended, lambda: ended.answer(BO)) == "ask.gone"


def test_no_answer_in_time_is_no_agreement_and_nobody_asks_for_ever() -> None:
    at = over(ADA, BO)
    for _ in range(MOST):
        assert may_follow(at.table, 0) == ["again"]
        at.ask(ADA, "again")
        assert consent.lapsed(at.table, NOW + AGAIN - 1).entries == ()
        at.take(consent.lapsed(at.table, NOW + AGAIN))
        assert asked_again(at.table) is None
    assert refused(at, lambda: at.ask(ADA, "again")) == "ask.once"
    assert (may_follow(at.table, 0), may_follow(at.table, 1)) == ([], ["again"])


def test_nobody_is_asked_who_has_left_for_good() -> None:
    """Their seat stays theirs, so that nobody else may answer for them."""
    at = over(ADA, BO, CLEO)
    at.table.chairs[2] = replace(at.table.chairs[2], owner="nobody", name=GONE)
    assert may_follow(at.table, 0) == []
    assert refused(at, lambda: at.ask(ADA, "again")) == "table.over"


def test_bots_and_programs_agree_by_themselves() -> None:
    made = table(ADA, BO, CLEO)
    made.chairs[1] = Chair("bot", "", "greedy", BOT)
    made.chairs[2] = Chair("open", "prog", None, CLEO, program=True)
    assert wanted_again(made, 0) == set()
    assert game_of_fewer(made) is None


def test_everybody_sits_a_side_further_on_and_partners_stay_partners() -> None:
    for owners, name, seats in (
        ((ADA, BO, CLEO), "kingdomino", [BO, CLEO, ADA]),
        ((ADA, BO), "domaine", [BO, ADA]),
    ):
        before = table(*owners, name=name)
        assert [chair.owner for chair in same_again("x", before, Random(1)).chairs] == seats
    pairs = table(*"abcdef", name="royal-wedding", options={"teams": True})
    after = same_again("x", pairs, Random(1))
    assert [chair.owner for chair in after.chairs] == [*"cdefab"]
    assert all(chair.salt == "" for chair in after.chairs)


@pytest.mark.slow
def test_the_table_is_laid_once_all_agree_also_by_a_server_that_was_killed_before_it_was() -> None:
    async def story() -> tuple[str, list[str], bool]:
        store = MemoryStore()
        first = Hub(store, Inline(), (0.0, 0.0), Random(3))
        opened = await first.open(wish("you", "open"))
        joined = await first.join(opened.table, Join(str(opened.invite), "Bo"))
        while going(live := await first.table(opened.table)):
            owner = live.chairs[int(live.to_move or 0)].owner
            await first.play(opened.table, owner, Play(live.seq, f"message-{live.seq}", first_move(live)))
        with pytest.raises(Refusal) as refusal:
            await first.successors.again(opened.table, opened.key)
        ada, bo = first.ring.owner(opened.key), first.ring.owner(joined.key)
        first._steward.rematch = _killed
        ack = await first.wish(opened.table, ada, Ask("again", "ask-again-1"))
        await first.wish(opened.table, bo, Answer(ack.seq, yes=True, id="answer-again-1"))
        assert store.kept[opened.table].seating.next_table is None
        await first.close()
        second = Hub(store, Inline(), (0.0, 0.0), Random(3))
        await second.tables.touch(opened.table)
        while (following := store.kept[opened.table].seating.next_table) is None:
            await asyncio.sleep(0)
        names = [chair.name for chair in (await second.table(following)).chairs]
        same = (await second.successors.again(opened.table, joined.key)).table == following
        await second.close()
        return refusal.value.reason.code, names, same

    code, names, same = run(story())
    assert (code, same) == ("again.ask", True)
    assert names[0] == "Bo"


async def _killed(_: Live) -> None:
    """The server ends before the table is laid."""


def test_rated_stays_rated() -> None:
    at = over(ADA, BO)
    at.table.company.customs = msgspec.structs.replace(USUAL, rated=True, hints=False)
    following = same_again("x", at.table, Random(1))
    following.take(begun(following, at.table.company.customs))
    assert following.company.customs.rated


# --- the clock of another game ----------------------------------------------------------------------


class Rematch:
    """Ada and Bo have agreed to another game of five minutes; nobody has come to its table yet."""

    def __init__(self) -> None:
        self.hub = Hub(MemoryStore(), Inline(), (0.0, 0.0), Random(3))

    async def laid(self, customs: Customs = FIVE) -> Rematch:
        seats = [SeatWish("you", "Ada"), SeatWish("open")]
        opened = await self.hub.open(NewTable("kingdomino", seats, customs=customs))
        joined = await self.hub.join(opened.table, Join(str(opened.invite), "Bo"))
        self.owners = [str(self.hub.ring.owner(key)) for key in (joined.key, opened.key)]  # a seat further on
        for owner in self.owners:
            await self.hub.attach(opened.table, Ear(owner))
        await self.hub.wish(opened.table, self.owners[1], Act("resign", "resign-1"))
        ack = await self.hub.wish(opened.table, self.owners[1], Ask("again", "ask-again-1"))
        await self.hub.wish(opened.table, self.owners[0], Answer(ack.seq, yes=True, id="answer-1"))
        while (name := (await self.hub.table(opened.table)).next_table) is None:
            await asyncio.sleep(0)
        self.name = name
        return self

    async def come(self, seat: int) -> Ear:
        ear = Ear(self.owners[seat])
        await self.hub.attach(self.name, ear)
        return ear


def test_the_clock_of_another_game_runs_once_both_are_there(now: list[float]) -> None:
    async def story() -> None:
        at = await Rematch().laid()
        now[0] += 20
        first = await at.come(0)
        now[0] += 5
        view = first.last.view
        assert (view.ticking, view.gathering) == (None, True)
        await at.come(1)
        now[0] += 3
        view = first.last.view
        assert (view.ticking, view.gathering) == (view.to_move, False)
        watcher = Ear(None)
        await at.hub.attach(at.name, watcher)
        mover = int(view.to_move or 0)
        assert watcher.last.view.seats[mover].left == 5 * 60_000 - 3_000
        await at.hub.close()

    run(story())


def test_somebody_who_does_not_come_holds_the_clock_for_a_minute_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    assert clocks.ARRIVAL == 60
    monkeypatch.setattr(clocks, "ARRIVAL", 0.0)

    async def story() -> None:
        at = await Rematch().laid()
        first = await at.come(0)
        async with asyncio.timeout(30):
            while first.last.view.gathering:
                await asyncio.sleep(0.01)
        assert first.last.view.ticking == first.last.view.to_move
        await at.hub.close()

    run(story())


def test_a_move_starts_the_clock_too_and_costs_whoever_makes_it_nothing(now: list[float]) -> None:
    async def story() -> None:
        at = await Rematch().laid()
        mover = int((await at.hub.table(at.name)).to_move or 0)
        ear = await at.come(mover)
        now[0] += 40
        while ear.last.view.to_move == mover:
            live = await at.hub.table(at.name)
            await at.hub.play(at.name, at.owners[mover], Play(live.seq, f"message-{live.seq}", first_move(live)))
        view = ear.last.view
        assert (view.gathering, view.ticking, view.seats[mover].left) == (False, view.to_move, 5 * 60_000)
        await at.hub.close()

    run(story())


def test_in_a_game_of_days_nobody_is_waited_for() -> None:
    async def story() -> None:
        at = await Rematch().laid(msgspec.structs.replace(USUAL, hours=72, grace=0))
        ear = await at.come(0)
        assert (ear.last.view.gathering, ear.last.view.ticking) == (False, ear.last.view.to_move)
        await at.hub.close()

    run(story())
