"""Today's kingdom in a browser without a network: the server's own deal, and a try that counts once it is sent."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random
from typing import Any

import pytest

from demesne.games.base import Turn
from demesne.games.registry import GAMES
from demesne.server.afterwards.days import Days
from demesne.server.guard.keyring import Holder, owner_of
from demesne.server.guard.keys import SESSION, digest, new_key
from demesne.server.live.hub import Hub
from demesne.server.protocol import Summary
from demesne.server.table.table import Table
from demesne.server.wire.day_messages import DayWish
from demesne.server.wire.http_messages import KeepRecord
from tests.offline.room import Room
from tests.server.kit import Inline, MemoryStore, going, play, run

DAY = date(2026, 11, 23)
WISH = {"game": "kingdomino", "name": "Ada", "bots": ["Wilma"]}


def at_desk(day: date = DAY) -> Room:
    room = Room()
    room.door.desk.day = lambda: day
    return room


def begun(room: Room, **more: Any) -> dict[str, str]:
    opened: dict[str, str] = room.ask("POST", "/api/today", WISH | more)
    room.hello(opened)
    return opened


def record(day: date = DAY, dice: int = 1, **more: Any) -> str:
    """A game of the deal of *day*, played without a server to its end."""
    room = at_desk(day)
    return room.play(begun(room, **more)["table"], Random(dice))


class Server:
    """A server on *today*, to which games are sent: by an account in one of its browsers, or by a guest."""

    def __init__(self, today: date = DAY) -> None:
        self.store = MemoryStore()
        self.hub = Hub(self.store, Inline(), (0.0, 0.0))
        self.days = self.hub.days = Days(self.store, lambda: today)
        self.browsers = f"{SESSION}phone", f"{SESSION}laptop"
        for key in self.browsers:
            self.hub.ring.hold(digest(key), Holder("ada", "Ada"))

    async def take(self, text: str, session: str | None = None, day: str = DAY.isoformat()) -> Summary:
        wish = KeepRecord(text, "Ada", key=new_key(), bots=["", "level:4"], day=day)
        opened = await self.hub.holdings.keep(wish, session)
        return await self.hub.summary(opened.table, opened.key)


def dealt(table: Table) -> list[str]:
    return [str(step.move) for step in table.steps if step.before.to_move is Turn.CHANCE]


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_that_of_every_server(game: str) -> None:
    async def story() -> None:
        hub = Hub(MemoryStore(), Inline(), (0.0, 0.0))
        hub.days = Days(MemoryStore(), lambda: DAY)
        there = await hub.table((await hub.open_day(DayWish(game, "Ada"))).table)
        room = at_desk()
        here = room.door.desk.at(begun(room, game=game, bots=[])["table"]).table
        assert here.to_move is not None
        assert dealt(here) == dealt(there)
        dice = Random(1)
        for at in (here, there):
            dice.seed(2)
            while going(at):
                play(at, str(dice.choice(at.state.legal_moves())))
        assert dealt(here) == dealt(there)

    run(story())


def test_a_try_of_a_guest_counts_at_the_server_as_if_it_had_been_begun_there() -> None:
    async def story() -> None:
        server, text = Server(), record()
        there = await server.take(text)
        assert (there.day, there.practice, there.brought, there.offline) == (DAY.isoformat(), False, True, True)
        assert [(seat.name, seat.bot) for seat in there.seats] == [("Ada", None), ("Wilma", "level:4")]
        points = there.results[0].total if 0 in there.results[0].seats else there.results[1].total
        today = await server.days.today("kingdomino")
        assert (today.played, today.best) == (1, points)
        told = await server.days.result(there.table, None)
        assert (told.played, told.place, told.courses[0].total) == (1, 1, points)

    run(story())


def test_of_an_account_one_try_counts_wherever_and_whenever_it_is_begun() -> None:
    async def story() -> None:
        server = Server()
        phone, laptop = server.browsers
        assert (await server.take(record(), phone)).practice is False
        assert (await server.take(record(dice=2), laptop)).practice is True
        online = await server.hub.open_day(DayWish("kingdomino", "Ada"), laptop)
        assert (await server.hub.summary(online.table, laptop)).practice is True
        assert (await server.days.today("kingdomino")).played == 1
        other = Server()
        await other.hub.open_day(DayWish("kingdomino", "Ada"), laptop)
        assert (await other.take(record(), phone)).practice is True

    run(story())


def test_a_game_that_is_sent_twice_is_one_try() -> None:
    async def story() -> None:
        server = Server()
        wish = KeepRecord(record(), "Ada", key=new_key(), bots=["", "level:4"], day=DAY.isoformat())
        first, second = [await server.hub.holdings.keep(wish, server.browsers[0]) for _ in range(2)]
        assert first == second
        assert (await server.hub.summary(first.table, first.key)).practice is False

    run(story())


@pytest.mark.parametrize(("late", "counts"), [(-1, False), (0, True), (7, True), (8, False)])
def test_a_clock_that_is_wrong_brings_no_try_before_its_day_and_none_is_on_its_way_for_ever(
    late: int, counts: bool
) -> None:
    async def story() -> None:
        there = await Server(DAY + timedelta(days=late)).take(record())
        assert (there.day, there.practice) == (DAY.isoformat(), not counts)

    run(story())


def test_what_was_practice_in_the_browser_is_practice() -> None:
    async def story() -> None:
        server = Server()
        assert (await server.take(record(practice=True), server.browsers[0])).practice is True
        assert (await server.days.today("kingdomino", owner_of("ada"))).tried is None

    run(story())


@pytest.mark.parametrize("day", ["2026-11-22", "2026-13-45", "today", ""])
def test_a_game_with_another_deal_is_no_game_of_that_day(day: str) -> None:
    async def story() -> None:
        server = Server()
        there = await server.take(record(), day=day)
        assert (there.day, there.offline) == (None, True)
        assert (await server.days.today("kingdomino")).played == 0

    run(story())


def test_a_day_is_told_without_the_others_and_nobody_is_helped() -> None:
    room = at_desk()
    assert room.ask("GET", "/api/today/kingdomino") == {
        "day": "2026-11-23",
        "game": "kingdomino",
        "players": 2,
        "bot": "level:4",
        "played": None,
        "best": None,
        "middle": None,
        "tried": None,
    }
    assert room.ask("GET", "/api/today/chess")["reason"]["code"] == "game.unknown"
    assert room.ask("POST", "/api/today", WISH | {"game": "chess"})["reason"]["code"] == "game.unknown"
    opened = begun(room)
    path = f"/api/tables/{opened['table']}/today"
    assert room.ask("GET", path)["reason"]["code"] == "today.running"
    customs = {"grace": 0, "hints": True, "watchers": True, "words": True}
    arrange = {"type": "arrange", "id": "arrange-01", "customs": customs}
    assert room.say(arrange)[-1]["reason"]["code"] == "today.hints"
    listed = arrange | {"id": "arrange-02", "customs": customs | {"hints": False, "public": True}}
    assert room.say(listed)[-1]["reason"]["code"] == "today.public"
    room.play(opened["table"], Random(1))
    told = room.ask("GET", path)
    assert (told["day"], told["played"], told["place"], told["practice"]) == ("2026-11-23", None, None, False)
    state = room.state(opened["table"])
    mine = next(side.sheet.total for side in state.outcome().sides if 0 in side.seats)
    assert [(course["who"], course["total"]) for course in told["courses"]] == [("you", mine)]


def test_a_day_that_was_begun_is_the_same_after_a_reload() -> None:
    room = at_desk()
    opened = begun(room)
    again = at_desk(DAY + timedelta(days=1))
    again.shelf = room.shelf
    again.load(opened["table"])
    summary = again.ask("GET", f"/api/tables/{opened['table']}", key=opened["key"])
    assert (summary["day"], summary["practice"]) == ("2026-11-23", False)
    assert again.hello(opened)[0]["view"]["day"] == "2026-11-23"
