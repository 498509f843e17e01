"""Before the game: the host seats bots and frees seats, a guest leaves, and a kept table is as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import msgspec
import pytest

from demesne.server.guard.keys import digest
from demesne.server.protocol import Join, NewTable, SeatBot, SeatWish
from demesne.server.wire.company_messages import USUAL, Customs
from demesne.server.wire.refusals import Refusal
from tests.server.kit import Ear, MemoryStore, hub, run

BOT = SeatBot("level:3")


class Room:
    """A waiting table of a host "Ada" and the guest "Bo" beside one free seat, or more; two hubs share its store."""

    def __init__(self, seats: int = 3) -> None:
        self.store, self.seats = MemoryStore(), seats
        self.hub = hub(self.store)

    async def opened(self, customs: Customs = USUAL) -> Room:
        seats = [SeatWish("you", "Ada"), *[SeatWish("open")] * (self.seats - 1)]
        opened = await self.hub.open(NewTable("kingdomino", seats, customs=customs))
        self.name, self.host, self.invite = opened.table, opened.key, str(opened.invite)
        self.guest = (await self.hub.join(self.name, Join(self.invite, "Bo"))).key
        self.ear = Ear(digest(self.host))
        await self.hub.attach(self.name, self.ear)
        return self

    @property
    def taken(self) -> list[bool]:
        return [seat.taken for seat in self.ear.last.view.seats]

    async def refused(self, code: str, wish: Awaitable[object]) -> None:
        with pytest.raises(Refusal) as refusal:
            await wish
        assert refusal.value.reason.code == code


def test_the_host_seats_a_bot_on_the_last_free_seat_and_the_game_begins() -> None:
    async def story() -> None:
        room = await Room().opened()
        assert room.ear.last.view.host
        assert (await room.hub.seat_bot(room.name, 2, BOT, room.host)).free == 0
        view = room.ear.last.view
        assert (view.status, view.seats[2].kind, view.seats[2].bot) == ("playing", "bot", "level:3")
        assert [event.code for event in room.ear.last.events][:2] == ["seated", "started"]

    run(story())


def test_a_guest_leaves_and_somebody_else_sits_down() -> None:
    async def story() -> None:
        room = await Room().opened()
        assert (await room.hub.free(room.name, 1, room.guest)).free == 2
        assert room.taken == [True, False, False]
        assert room.ear.last.events[-1].args == {"guest": "Bo", "seat": 1, "account": ""}
        again = await room.hub.join(room.name, Join(room.invite, "Cleo"))
        assert again.seat == 1
        await room.refused("host.only", room.hub.free(room.name, 1, room.guest))

    run(story())


def test_the_host_frees_seats_of_guests_and_of_bots() -> None:
    async def story() -> None:
        room = await Room().opened()
        await room.hub.free(room.name, 1, room.host)
        assert room.ear.last.events[-1].code == "freed"
        await room.hub.seat_bot(room.name, 1, BOT, room.host)
        assert room.taken == [True, True, False]
        await room.hub.free(room.name, 1, room.host)
        assert room.ear.last.events[-1].code == "opened"
        assert room.taken == [True, False, False]

    run(story())


def test_a_host_who_leaves_frees_the_seat_and_the_one_who_has_sat_longest_is_host() -> None:
    """The others are not left in a room in which nobody may seat a bot or begin."""

    async def story() -> None:
        room = await Room(seats=4).opened()
        cleo = (await room.hub.join(room.name, Join(room.invite, "Cleo"))).key
        ears = {key: Ear(digest(key)) for key in (room.guest, cleo)}
        await room.hub.attach(room.name, ears[cleo])
        await room.hub.free(room.name, 0, room.host)  # Bo has gone without a word
        assert room.taken == [False, True, True, False]
        assert not room.ear.last.view.host
        assert ears[cleo].last.view.host
        assert [(event.code, event.seat) for event in ears[cleo].last.events] == [("left", None), ("host", 2)]
        await room.refused("host.only", room.hub.seat_bot(room.name, 0, BOT, room.host))
        await room.hub.attach(room.name, ears[room.guest])
        await room.hub.free(room.name, 2, cleo)
        assert ears[room.guest].last.view.host
        await room.refused("host.stays", room.hub.free(room.name, 1, room.guest))
        assert (await room.hub.join(room.name, Join(room.invite, "Ada"))).seat == 0  # a guest from now on
        opened = await room.hub.successors.fewer(room.name, room.guest)
        following = await hub(room.store).table(opened.table)
        assert [following.hosts(chair.owner) for chair in following.chairs] == [False, True]

    run(story())


@pytest.mark.parametrize("grace", [1, 0])
def test_the_rights_of_a_host_who_does_not_come_back_pass_on_after_the_grace_time(grace: int) -> None:
    async def story() -> None:
        room = await Room().opened(msgspec.structs.replace(USUAL, grace=grace))
        bo = Ear(digest(room.guest))
        await room.hub.attach(room.name, bo)
        await room.hub.detach(room.name, room.ear)
        await asyncio.sleep(0.4)
        await room.hub.attach(room.name, room.ear)  # back in time
        await room.hub.detach(room.name, room.ear)
        await room.hub.detach(room.name, bo)
        await room.hub.attach(room.name, bo)  # the table was not even in memory meanwhile
        async with asyncio.timeout(20):
            while grace and not bo.last.view.host:
                await asyncio.sleep(0.01)
        await room.hub.attach(room.name, room.ear)
        assert (bo.last.view.host, room.ear.last.view.host) == (grace > 0, grace == 0)
        assert room.ear.last.view.seats[0].yours
        if grace:
            assert (await room.hub.seat_bot(room.name, 2, BOT, room.guest)).free == 0

    run(story())


def test_what_nobody_may_do_is_refused_and_changes_nothing() -> None:
    async def story() -> None:
        room = await Room().opened()
        seq = room.ear.last.seq
        for key in (room.guest, None, "qd_nobody"):
            await room.refused("host.only", room.hub.seat_bot(room.name, 2, BOT, key))
            await room.refused("host.only", room.hub.free(room.name, 0, key))
        await room.refused("seat.free", room.hub.free(room.name, 2, room.host))
        for seat in (-1, 3):
            await room.refused("seat.free", room.hub.free(room.name, seat, room.host))
            await room.refused("seat.taken", room.hub.seat_bot(room.name, seat, BOT, room.host))
        await room.refused("seat.taken", room.hub.seat_bot(room.name, 1, BOT, room.host))
        await room.refused("bot.unknown", room.hub.seat_bot(room.name, 2, SeatBot("nobody"), room.host))
        assert (await room.hub.table(room.name)).seq == seq

    run(story())


def test_once_the_game_has_begun_nobody_is_sent_away() -> None:
    async def story() -> None:
        room = await Room().opened()
        await room.hub.seat_bot(room.name, 2, BOT, room.host)
        await room.refused("table.begun", room.hub.free(room.name, 1, room.guest))
        await room.refused("table.begun", room.hub.free(room.name, 1, room.host))
        await room.refused("table.begun", room.hub.seat_bot(room.name, 2, BOT, room.host))

    run(story())


def test_a_restarted_server_finds_the_room_as_it_was() -> None:
    async def story() -> None:
        room = await Room().opened()
        await room.hub.free(room.name, 1, room.guest)
        await room.hub.seat_bot(room.name, 2, BOT, room.host)
        ear = Ear(digest(room.host))
        await hub(room.store).attach(room.name, ear)
        assert ear.last.view.seats == room.ear.last.view.seats
        assert [event.code for event in ear.last.events] == ["joined", "left", "seated"]

    run(story())


def test_the_host_gives_a_seated_bot_another_level_and_the_table_goes_on_waiting() -> None:
    async def story() -> None:
        room = await Room().opened()
        await room.hub.free(room.name, 1, room.host)
        await room.hub.seat_bot(room.name, 1, BOT, room.host)
        assert (await room.hub.seat_bot(room.name, 1, SeatBot("level:6"), room.host)).free == 1
        view = room.ear.last.view
        assert (view.status, view.seats[1].bot) == ("waiting", "level:6")
        await room.refused("host.only", room.hub.seat_bot(room.name, 1, BOT, room.guest))

    run(story())


# --- with fewer ---------------------------------------------------------------------------------


def test_the_host_begins_with_fewer_and_all_who_sit_there_play_at_the_next_table() -> None:
    async def story() -> None:
        room = await Room().opened()
        assert "fewer" in room.ear.last.view.may
        opened = await room.hub.successors.fewer(room.name, room.host)
        assert room.ear.last.view.next_table == opened.table
        assert opened.key == room.host
        for key, seat in ((room.host, 0), (room.guest, 1)):
            ear = Ear(digest(key))
            await room.hub.attach(opened.table, ear)
            view = ear.last.view
            assert (view.status, [each.name for each in view.seats]) == ("playing", ["Ada", "Bo"])
            assert view.seats[seat].yours
        assert await room.hub.successors.fewer(room.name, room.host) == opened
        await room.refused("table.begun", room.hub.join(room.name, Join(room.invite, "Cleo")))
        await room.refused("table.begun", room.hub.seat_bot(room.name, 2, BOT, room.host))
        kept = await hub(room.store).summary(opened.table, room.guest)
        assert [seat.name for seat in kept.seats] == ["Ada", "Bo"]

    run(story())


def test_only_the_host_begins_with_fewer_and_only_where_the_game_allows_it() -> None:
    async def story() -> None:
        room = await Room().opened()
        guest = Ear(digest(room.guest))
        await room.hub.attach(room.name, guest)
        assert "fewer" not in guest.last.view.may
        await room.refused("host.only", room.hub.successors.fewer(room.name, room.guest))
        await room.refused("host.only", room.hub.successors.fewer(room.name, None))
        await room.hub.free(room.name, 1, room.host)
        assert "fewer" not in room.ear.last.view.may  # nobody plays alone
        await room.refused("table.few", room.hub.successors.fewer(room.name, room.host))
        await room.hub.seat_bot(room.name, 1, BOT, room.host)
        await room.hub.seat_bot(room.name, 2, BOT, room.host)
        await room.refused("table.begun", room.hub.successors.fewer(room.name, room.host))

    run(story())
