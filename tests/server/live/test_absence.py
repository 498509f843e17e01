"""Somebody is away, somebody is asked: what the server does by itself, on time, and after a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from demesne.server.guard.keyring import owner_of
from demesne.server.guard.keys import digest
from demesne.server.live import steward
from demesne.server.live.hub import Hub
from demesne.server.protocol import Join, NewTable, Play, SeatWish, TableView
from demesne.server.table import consent
from demesne.server.thinking.bot_program import Job, Thought
from demesne.server.wire.company_messages import USUAL, Act, Answer, Arrange, Ask, Customs, Lend, Rename, Tell
from demesne.server.wire.refusals import Refusal
from tests.server.kit import Ear, Inline, MemoryStore, run

SOON = 20.0
"""Seconds allowed for something that happens at once."""
NEVER = 600.0


class Still:
    """A bot that never finds a move."""

    async def ask(self, job: Job) -> Thought:
        del job
        await asyncio.sleep(NEVER)
        return Thought()


class Evening:
    """Ada (the host), Bo and Cleo at a table of Kingdomino, each with an ear."""

    def __init__(self, away: float = NEVER, thinker: Any = None) -> None:
        self.store = MemoryStore()
        self.hub = self.server(away, thinker)
        self.ears: list[Ear] = []

    def server(self, away: float = NEVER, thinker: Any = None) -> Hub:
        """A server on the store."""
        return Hub(self.store, thinker or Still(), (0.0, 0.0), Random(1), away=away)

    async def opened(self, customs: Customs = USUAL) -> Evening:
        seats = [SeatWish("you", "Ada"), SeatWish("open"), SeatWish("open")]
        opened = await self.hub.open(NewTable("kingdomino", seats, customs=customs))
        self.name, invite = opened.table, str(opened.invite)
        self.keys = [opened.key]
        self.keys += [(await self.hub.join(self.name, Join(invite, name))).key for name in ("Bo", "Cleo")]
        self.owners = [digest(key) for key in self.keys]
        await self.come(*range(3))
        return self

    async def come(self, *seats: int) -> None:
        for seat in seats:
            self.ears.append(Ear(self.owners[seat]))
            await self.hub.attach(self.name, self.ears[-1])

    async def go(self, seat: int) -> None:
        for ear in [ear for ear in self.ears if ear.owner == self.owners[seat]]:
            self.ears.remove(ear)
            await self.hub.detach(self.name, ear)

    async def wish(self, seat: int, message: Any) -> None:
        await self.hub.wish(self.name, self.owners[seat], message)

    @property
    def view(self) -> TableView:
        return self.ears[0].last.view

    async def until(self, true: Callable[[TableView], object]) -> TableView:
        """The view once it is so."""
        async with asyncio.timeout(SOON):
            while not true(self.view):
                await asyncio.sleep(0.005)
        return self.view


def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The steward's clock, to be set."""
    now = [1_000_000]
    monkeypatch.setattr(steward, "_now", lambda: now[0])
    return now


def test_somebody_without_a_connection_is_away_and_others_let_a_bot_play(monkeypatch: pytest.MonkeyPatch) -> None:
    now = clock(monkeypatch)

    async def story() -> None:
        at = await Evening(away=0.01).opened()
        await at.go(1)
        await at.until(lambda view: view.seats[1].away is not None)
        assert at.view.seats[1].lenders == [0, 2]
        now[0] += USUAL.grace
        await at.wish(0, Lend(1, "wish-0001"))
        assert at.view.seats[1].wanting == [0]
        await at.wish(2, Lend(1, "wish-0002"))
        await at.until(lambda view: view.seats[1].stint)
        await at.come(1)
        view = await at.until(lambda view: view.seats[1].stint is None)
        assert view.seats[1].away is None

    run(story())


def test_a_guest_whose_seat_is_an_accounts_by_then_is_not_waited_for(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        at = await Evening(away=0.2).opened()
        guest = at.owners[1]
        await at.go(1)
        await at.hub.holdings.hand_over(at.name, guest, owner_of("bo"))
        await at.until(lambda view: view.seats[1].away is not None)
        assert (await at.hub.table(at.name)).seats_of(guest) == []

    run(story())
    assert caplog.text == ""


def test_somebody_who_comes_back_before_anybody_stands_in_is_away_no_more() -> None:
    async def story() -> None:
        at = await Evening(away=0.01).opened()
        await at.go(1)
        await at.until(lambda view: view.seats[1].away is not None)
        await at.come(1)
        view = await at.until(lambda view: view.seats[1].away is None)
        assert (view.seats[1].online, view.seats[1].lend_in, view.seats[1].lenders) == (True, None, [])

    run(story())


def test_that_somebody_is_back_is_stored_with_the_next_change_if_the_disk_was_full() -> None:
    async def story() -> None:
        at = await Evening(away=0.01).opened()
        await at.go(1)
        await at.until(lambda view: view.seats[1].away is not None)
        at.store.failing = True
        await at.come(1)
        await asyncio.sleep(0.05)
        assert at.store.failing is False
        assert at.view.seats[1].away is not None
        await at.wish(0, Tell("wish-0001", "hello"))
        await at.until(lambda view: view.seats[1].away is None)

    run(story())


def test_somebody_who_comes_back_soon_was_never_away() -> None:
    async def story() -> None:
        at = await Evening(away=0.05).opened()
        for _ in range(3):
            await at.go(1)
            await at.come(1)
        await asyncio.sleep(0.2)
        assert at.view.seats[1].away is None
        assert "away" not in {event.code for event in at.ears[-1].last.events}

    run(story())


def test_somebody_who_has_left_is_played_for_and_takes_over_between_two_moves() -> None:
    async def story() -> None:
        at = await Evening(thinker=Inline()).opened()
        mover = at.view.to_move
        assert mover is not None
        await at.wish(mover, Act("leave", "wish-0001"))
        await at.go(mover)
        await at.until(lambda view: view.to_move != mover)
        await at.come(mover)
        await at.until(lambda view: view.seats[mover].stint is None)
        told = [event for ear in at.ears for heard in ear.heard for event in heard.events if event.stand_in]
        assert {event.seat for event in told} == {mover}

    run(story())


def test_a_wish_sent_twice_counts_once() -> None:
    async def story() -> None:
        at = await Evening().opened()
        first = await at.hub.wish(at.name, at.owners[1], Act("leave", "wish-0001"))
        assert await at.hub.wish(at.name, at.owners[1], Act("leave", "wish-0001")) == first
        assert at.ears[0].last.seq == first.seq

    run(story())


def test_an_answer_that_never_comes_means_no(monkeypatch: pytest.MonkeyPatch) -> None:
    now = clock(monkeypatch)
    monkeypatch.setattr(consent, "ANSWER", 0)

    async def story() -> None:
        at = await Evening().opened()
        await at.wish(0, Ask("pause", "wish-0001"))
        assert at.view.request is not None
        now[0] += 1
        await at.until(lambda view: view.request is None)
        assert not at.view.paused

    run(story())


def test_a_machine_that_was_asleep_finds_that_the_time_to_answer_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else nobody could answer any more, nor ask anything else, for as long as it had slept."""
    slept = [0.0]
    monkeypatch.setattr(steward, "LOOK", 0.01)
    monkeypatch.setattr(steward, "time", SimpleNamespace(time=lambda: time.time() + slept[0]))

    async def story() -> None:
        at = await Evening().opened(msgspec.structs.replace(USUAL, hours=24, grace=0))
        await at.wish(0, Ask("pause", "wish-0001"))
        assert at.view.request is not None
        slept[0] = 86_400.0
        await at.until(lambda view: view.request is None)
        await at.wish(1, Ask("end", "wish-0002"))

    run(story())


@pytest.mark.parametrize("what", ["pause", "end"])
def test_what_all_consent_to_happens(what: Any) -> None:
    async def story() -> None:
        at = await Evening().opened()
        await at.wish(0, Ask(what, "wish-0001"))
        request = at.view.request
        assert request is not None
        assert (request.what, request.seat, request.wanted) == (what, 0, [1, 2])
        assert [ear.last.view.request.yours for ear in at.ears if ear.last.view.request] == [False, True, True]
        for seat in (1, 2):
            await at.wish(seat, Answer(request.seq, yes=True, id=f"wish-100{seat}"))
        view = await at.until(lambda view: view.request is None)
        assert view.paused == (what == "pause")
        assert view.status == ("over" if what == "end" else "playing")

    run(story())


MOMENTS: dict[str, list[tuple[int, Any]]] = {
    "left": [(1, Act("leave", "wish-0001"))],
    "asked": [(0, Ask("pause", "wish-0001"))],
    "paused": [(0, Ask("pause", "wish-0001")), (1, "yes"), (2, "yes")],
    "half agreed": [(0, Ask("end", "wish-0001")), (1, "yes")],
    "given up": [(2, Act("resign", "wish-0001"))],
    "customs": [(0, Arrange(msgspec.structs.replace(USUAL, hints=False, words=False), "wish-0001"))],
    "renamed": [(1, Rename("Bruno", "wish-0001"))],
    "host gone": [(0, Act("leave", "wish-0001"))],
    "closed": [(0, Act("close", "wish-0001"))],
}


def whole(view: TableView) -> TableView:
    """*view* without who is connected, and with the time to answer only as running."""
    seats = [msgspec.structs.replace(seat, online=False) for seat in view.seats]
    request = msgspec.structs.replace(view.request, left=view.request.left > 0) if view.request else None
    return msgspec.structs.replace(view, seats=seats, request=request)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_restarted_server_finds_everything_as_it_was(moment: str) -> None:
    async def story() -> None:
        at = await Evening().opened()
        for number, (seat, message) in enumerate(MOMENTS[moment]):
            request = at.view.request
            yes = request and Answer(request.seq, yes=True, id=f"wish-200{number}")
            await at.wish(seat, yes if message == "yes" else message)
        await asyncio.sleep(0.05)
        ear, watcher = Ear(at.owners[2]), at.ears[2]
        await at.server().attach(at.name, ear)
        assert whole(ear.last.view) == whole(watcher.last.view)
        told = [event for heard in watcher.heard for event in heard.events]
        assert ear.last.events == told

    run(story())


def test_somebody_here_when_the_server_stopped_is_away_if_they_do_not_come_back() -> None:
    async def story() -> None:
        at = await Evening().opened()
        at.hub, at.ears = at.server(away=0.05), []
        await at.come(0, 1)
        await at.until(lambda view: view.seats[2].away is not None)
        assert at.view.seats[1].away is None

    run(story())


def test_watchers_are_sent_away_and_guests_of_the_table_stay() -> None:
    async def story() -> None:
        at = await Evening().opened()
        watcher = Ear(None)
        await at.hub.attach(at.name, watcher)
        await at.wish(0, Arrange(msgspec.structs.replace(USUAL, watchers=False), "wish-0001"))
        assert watcher.parted
        assert not any(ear.parted for ear in at.ears)
        with pytest.raises(Refusal, match=r"watch\.closed"):
            await at.hub.attach(at.name, watcher)

    run(story())


def test_a_new_name_is_heard_by_all_and_kept() -> None:
    async def story() -> None:
        at = await Evening().opened()
        await at.wish(1, Rename("Bruno", "wish-0001"))
        assert at.view.seats[1].name == "Bruno"
        ear = Ear(None)
        await at.server().attach(at.name, ear)
        assert ear.last.view.seats[1].name == "Bruno"

    run(story())


def test_the_next_table_keeps_the_customs() -> None:
    async def story() -> None:
        customs = msgspec.structs.replace(USUAL, grace=60)
        store = MemoryStore()
        hub = Hub(store, Inline(), (0.0, 0.0), Random(1))
        opened = await hub.open(
            NewTable("kingdomino", [SeatWish("you", "Ada"), SeatWish("bot", bot="random")], {}, customs)
        )
        owner = digest(opened.key)
        await hub.wish(opened.table, owner, Act("close", "wish-0001"))
        again = await hub.successors.again(opened.table, opened.key)
        assert (await hub.table(again.table)).company.customs == customs
        await hub.close()

    run(story())


def test_the_host_at_the_end_is_host_at_the_next_table() -> None:
    async def story() -> None:
        at = await Evening().opened()
        await at.wish(0, Act("leave", "wish-0001"))
        await at.wish(1, Act("close", "wish-0002"))
        await at.wish(1, Ask("again", "wish-0003"))
        for seat in (0, 2):
            await at.wish(seat, Answer(at.view.request.seq, yes=True, id=f"wish-100{seat}"))  # type: ignore[union-attr]
        view = await at.until(lambda view: view.next_table)
        for key, found in ((at.keys[2], view.next_table), (None, None)):  # those who were not there ask for it
            assert (await at.hub.summary(at.name, key)).next_table == found
        following = await at.hub.table(str(view.next_table))
        assert [following.hosts(owner) for owner in at.owners] == [False, True, False]

    run(story())


def test_a_person_may_not_move_where_a_bot_stands_in() -> None:
    async def story() -> None:
        at = await Evening().opened()
        mover = at.view.to_move
        assert mover is not None
        await at.wish(mover, Act("leave", "wish-0001"))
        with pytest.raises(Refusal, match=r"seat\.lent"):
            await at.hub.play(at.name, at.owners[mover], Play(at.ears[0].last.seq, "message-x", "claim 1"))
        mine = next(ear for ear in at.ears if ear.owner == at.owners[mover])
        assert mine.last.offer is None
        await at.wish(mover, Act("return", "wish-0002"))
        assert mine.last.offer is not None

    run(story())


def test_the_game_of_the_last_who_is_away_goes_on_after_the_grace_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of three give up and the third never comes back: a bot plays on, also on a server that starts again."""
    now = clock(monkeypatch)

    async def story() -> None:
        at = await Evening(away=0.01).opened(msgspec.structs.replace(USUAL, grace=1))
        await at.go(2)
        await at.until(lambda view: view.seats[2].away is not None)
        now[0] += 5
        await at.wish(0, Act("resign", "wish-0001"))
        await at.wish(1, Act("resign", "wish-0002"))
        view = await at.until(lambda view: view.seats[2].stint)
        assert view.status == "playing"

    run(story())
