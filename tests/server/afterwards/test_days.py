"""Today's kingdom: the same deal for everybody from the date alone; first tries count, and are laid side by side."""

from __future__ import annotations

import asyncio
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from demesne.games.base import Turn
from demesne.games.registry import GAMES
from demesne.server.afterwards.day_tables import CUSTOMS, day_table
from demesne.server.afterwards.days import Days, _middle
from demesne.server.guard.keyring import Holder, owner_of
from demesne.server.guard.keys import SESSION, digest
from demesne.server.live.hub import Hub
from demesne.server.protocol import Play
from demesne.server.store.store import Store
from demesne.server.store.stored import Stored
from demesne.server.table.arriving import begun
from demesne.server.table.dealing import deal_of
from demesne.server.table.restore import table_of
from demesne.server.table.table import BOT, Table
from demesne.server.table.view import table_view
from demesne.server.wire.company_messages import USUAL, Arrange
from demesne.server.wire.day_messages import DayWish
from demesne.server.wire.http_messages import NewTable, SeatWish
from demesne.server.wire.log import Entry, Told
from demesne.server.wire.refusals import Refusal
from tests.server.kit import ADA, Inline, MemoryStore, first_move, going, play, run

DAY, NEXT = date(2026, 11, 23), date(2026, 11, 24)


def deals(game: str, day: date, dice: int, owner: str = ADA) -> dict[str, list[str]]:
    """Everything that is dealt in a game of the day, played as *dice* fall: in order, by what kind of thing it is."""
    of = day_table("t" * 26, DayWish(game, "Ada"), deal_of(day, game), owner)
    of.take(begun(of))
    rng = Random(dice)
    while going(of):
        play(of, str(rng.choice(of.state.legal_moves())))
    found = {"options": [str(sorted(of.game.options.items()))]}
    for move in (str(step.move) for step in of.steps if step.before.to_move is Turn.CHANCE):
        found.setdefault(move.split()[0], []).append(move)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_day_has_one_deal_for_everybody_and_another_day_another(game: str) -> None:
    """How many tiles or cards come depends on what is played, their order does not."""
    one, other, later = (deals(game, day, dice, str(dice)) for day, dice in ((DAY, 1), (DAY, 2), (NEXT, 1)))
    assert one.keys() == other.keys()
    for kind, things in one.items():
        shared = min(len(things), len(other[kind]))
        assert things[:shared] == other[kind][:shared]
        assert kind in ("king", "options") or things[:10] != later[kind][:10]


class Club:
    """A server where guests play the deal of the day, each as their dice fall."""

    def __init__(self, store: Any) -> None:
        self.store = store
        self.hub = Hub(store, Inline(), (0.0, 0.0))
        self.days = self.hub.days = Days(store, lambda: DAY)

    async def tried(
        self, dice: int, key: str | None = None, *, practice: bool = False, whole: bool = True
    ) -> tuple[str, str, Table]:
        """A try that is played to its end and stored as a live game is: its table, its key, the game."""
        opened = await self.hub.open_day(DayWish("kingdomino", f"guest {dice}", practice=practice), key)
        table = table_of(await self.store.load(opened.table), Random(1))
        rng = Random(dice)
        while going(table) and (whole or len(table.steps) < 20):
            before = len(table.log)
            play(table, str(rng.choice(table.state.legal_moves())))
            await self.store.append(opened.table, tuple(table.log[before:]), table.status)
        return opened.table, digest(opened.key), table


def points(table: Table) -> int:
    outcome = table.state.outcome()
    assert outcome is not None
    return outcome.sides[0].sheet.total if 0 in outcome.sides[0].seats else outcome.sides[1].sheet.total


async def refused(code: str, asked: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        await asked
    assert refusal.value.reason.code == code


@pytest.mark.slow
def test_first_tries_count_and_stand_beside_the_best_and_the_middle(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(tmp_path)
        club = Club(store)
        today = await club.days.today("kingdomino")
        assert (today.day, today.players, today.played, today.best, today.middle) == ("2026-11-23", 2, 0, None, None)
        tries = [await club.tried(dice) for dice in range(5)]
        practice, owner, practised = await club.tried(9, practice=True)
        await club.tried(10, whole=False)
        ranked = sorted((points(table) for _, _, table in tries), reverse=True)
        for _ in range(2):  # counted, then as it was noted
            today = await club.days.today("kingdomino")
            assert (today.played, today.best, today.middle) == (5, ranked[0], ranked[2])
        for name, key, table in tries:
            told = await club.days.result(name, key)
            mine = points(table)
            assert (told.day, told.game, told.practice, told.played) == ("2026-11-23", "kingdomino", False, 5)
            assert told.place == 1 + sum(other > mine for other in ranked)
            assert (told.courses[0].who, told.courses[0].total) == ("you", mine)
            assert all(course.points[-1] == course.total for course in told.courses)
            assert {course.who: course.total for course in told.courses[1:]}.items() <= {
                "best": ranked[0],
                "middle": ranked[2],
            }.items()
        told = await club.days.result(practice, owner)
        assert (told.practice, told.place, told.played) == (True, None, 5)
        assert [course.who for course in told.courses] == ["you", "best", "middle"]
        assert told.courses[0].total == points(practised)
        store.close()

    run(story())


def test_nobody_is_beside_the_same_game_twice() -> None:
    """The only first try is the best one and the median."""

    async def story() -> None:
        club = Club(MemoryStore())
        tries = [await club.tried(1), await club.tried(2, practice=True)]
        told = [[course.who for course in (await club.days.result(*each[:2])).courses] for each in tries]
        assert told == [["you"], ["you", "best"]]

    run(story())


def test_everybody_is_told_which_day_a_deal_is_of() -> None:
    async def story() -> None:
        club = Club(MemoryStore())
        name, _, table = await club.tried(1, whole=False)
        other = await club.hub.open(NewTable("kingdomino", [SeatWish("you", "Ada"), SeatWish("bot", "", "greedy")]))
        for shown in (await club.hub.summary(name, None), table_view(table, None, (), None)):
            assert shown.day == "2026-11-23"
        assert (await club.hub.summary(other.table, other.key)).day is None

    run(story())


class Forgetful(MemoryStore):
    """A store from which a table is deleted just after it was listed."""

    gone = ""

    async def load(self, table: str) -> Stored | None:
        return None if table == self.gone else await super().load(table)


def test_a_try_that_is_deleted_while_somebody_asks_does_not_count() -> None:
    async def story() -> None:
        store = Forgetful()
        club = Club(store)
        (one, key, table), (other, _, _) = [await club.tried(dice) for dice in range(2)]
        store.gone = other
        assert (await club.days.today("kingdomino")).best == points(table)
        store.gone = ""
        assert (await club.days.today("kingdomino")).played == 2
        store.gone = other
        assert {course.who for course in (await club.days.result(one, key)).courses} == {"you"}

    run(story())


def test_a_try_for_practice_is_told_as_one_also_after_a_restart() -> None:
    async def story() -> None:
        store = MemoryStore()
        for practice in (False, True):
            hub = Hub(store, Inline(), (0.0, 0.0))
            opened = await hub.open_day(DayWish("kingdomino", "Ada", practice=practice))
            for server in (hub, Hub(store, Inline(), (0.0, 0.0))):
                assert (await server.summary(opened.table, opened.key)).practice is practice

    run(story())


@pytest.mark.parametrize(
    ("bots", "called"),
    [
        ([], ["", ""]),
        (["Ben"], ["Ben", ""]),
        (["Ben", "Cleo", "Dov"], ["Ben", "Cleo"]),
        (["Ada", "Ben"], ["Ada 2", "Ben"]),
    ],
)
def test_the_bots_of_a_day_have_the_names_that_are_wished_for(bots: list[str], called: list[str]) -> None:
    of = day_table("t" * 26, DayWish("royal-wedding", "Ada", bots=bots), deal_of(DAY, "royal-wedding"), ADA)
    assert [chair.name for chair in of.chairs] == ["Ada", *called]


def test_the_median_of_an_even_number_is_the_lower_one() -> None:
    assert [_middle([0] * count) for count in range(1, 6)] == [0, 1, 1, 2, 2]


def test_a_course_tells_the_points_after_each_round() -> None:
    """Kingdomino for two has six rounds of placing after the first of claiming only."""

    async def story() -> None:
        club = Club(MemoryStore())
        name, key, table = await club.tried(3)
        (mine,) = (await club.days.result(name, key)).courses
        ends = [
            n
            for n, s in enumerate(table.steps)
            if n + 1 == len(table.steps)
            or table.family.round(table.steps[n + 1].before) != table.family.round(s.before)
        ]
        wanted = [table.family.points(table.steps[n].after)[0] for n in ends]
        assert mine.points == wanted[-len(mine.points) :]
        assert len(mine.points) == table.family.round(table.state)[1]

    run(story())


@pytest.mark.parametrize("kind", ["memory", "file"])
def test_of_an_account_one_try_counts_in_whichever_browser_it_was_begun(kind: str, tmp_path: Path) -> None:
    async def story() -> None:
        store = MemoryStore() if kind == "memory" else Store(tmp_path)
        hub = Club(store).hub
        phone, laptop = signed_in(hub)
        owner = owner_of("ann")

        async def opened(key: str | None, game: str = "kingdomino") -> tuple[str, bool]:
            table = (await hub.open_day(DayWish(game, "Ann"), key)).table
            return table, (await hub.summary(table, key)).practice

        assert (await opened(None))[1] is False  # a guest is somebody else
        assert (await hub.days.today("kingdomino", owner)).tried is None
        first, practice = await opened(phone)
        assert practice is False
        assert (await opened(laptop))[1] is True
        assert (await hub.days.today("kingdomino", owner)).tried == first
        assert (await hub.days.today("kingdomino", digest("a guest's key"))).tried is None
        assert (await opened(laptop, "queendomino"))[1] is False  # another deal
        if isinstance(store, Store):
            store.close()

    run(story())


def signed_in(hub: Hub) -> tuple[str, str]:
    """The keys of an account in two browsers."""
    keys = f"{SESSION}phone", f"{SESSION}laptop"
    for key in keys:
        hub.ring.hold(digest(key), Holder("ann", "Ann"))
    return keys


@pytest.mark.parametrize("kind", ["memory", "file"])
def test_whoever_deletes_their_first_try_has_had_it(kind: str, tmp_path: Path) -> None:
    async def story() -> None:
        store = MemoryStore() if kind == "memory" else Store(tmp_path)
        club = Club(store)
        phone, laptop = signed_in(club.hub)
        first, _, _ = await club.tried(1, phone)
        assert (await club.hub.holdings.forget(first, phone)).deleted
        assert (await club.days.today("kingdomino", owner_of("ann"))).tried == ""
        again = await club.hub.open_day(DayWish("kingdomino", "Ann"), laptop)
        assert (await club.hub.summary(again.table, laptop)).practice
        assert (await club.days.today("kingdomino", owner_of("bob"))).tried is None
        if isinstance(store, Store):
            store.close()

    run(story())


@pytest.mark.parametrize("kind", ["memory", "file"])
def test_a_guest_who_signs_in_and_then_deletes_their_first_try_has_had_it(kind: str, tmp_path: Path) -> None:
    async def story() -> None:
        store = MemoryStore() if kind == "memory" else Store(tmp_path)
        club = Club(store)
        phone, laptop = signed_in(club.hub)
        first, guest, _ = await club.tried(1)
        await club.hub.holdings.hand_over(first, guest, owner_of("ann"))
        assert (await club.hub.holdings.forget(first, phone)).deleted
        again = await club.hub.open_day(DayWish("kingdomino", "Ann"), laptop)
        assert (await club.hub.summary(again.table, laptop)).practice
        if isinstance(store, Store):
            store.close()

    run(story())


@pytest.mark.parametrize("kind", ["memory", "file"])
def test_of_two_tries_that_an_account_begins_at_once_one_counts(kind: str, tmp_path: Path) -> None:
    async def story() -> None:
        store = MemoryStore() if kind == "memory" else Store(tmp_path)
        hub = Club(store).hub
        keys = signed_in(hub)
        opened = await asyncio.gather(*(hub.open_day(DayWish("kingdomino", "Ann"), key) for key in keys))
        practice = [(await hub.summary(each.table, key)).practice for each, key in zip(opened, keys, strict=True)]
        assert sorted(practice) == [False, True]
        if isinstance(store, Store):
            store.close()

    run(story())


def test_what_does_not_count_or_does_not_exist_is_refused() -> None:
    async def story() -> None:
        store = MemoryStore()
        club = Club(store)
        name, key, _ = await club.tried(1, whole=False)
        await refused("today.running", club.days.result(name, key))
        await refused("table.unknown", club.days.result("nothing", key))
        await refused("game.unknown", club.days.today("chess"))
        await refused("game.unknown", club.hub.open_day(DayWish("chess", "Ada")))
        other = await club.hub.open_day(DayWish("kingdomino", "Ada"))
        assert not (await club.hub.table(other.table)).company.customs.hints
        kept = store.kept[name]
        store.kept[name] = type(kept)(type(kept.seating)("x", "kingdomino", "{}", kept.seating.seats), "over", ())
        await refused("today.none", club.days.result(name, key))

    run(story())


def test_the_first_try_has_no_hints_and_its_host_cannot_allow_them_but_practice_may() -> None:
    async def story() -> None:
        hub = Club(MemoryStore()).hub
        for practice in (False, True):
            opened = await hub.open_day(DayWish("kingdomino", "Ada", practice=practice))
            told = Arrange(replace(CUSTOMS, hints=True), "message-1")
            allowing = hub.wish(opened.table, digest(opened.key), told)
            await (allowing if practice else refused("today.hints", allowing))
            quiet = Arrange(replace(CUSTOMS, words=False), "message-2")
            await hub.wish(opened.table, digest(opened.key), quiet)

    run(story())


def test_no_game_of_a_day_is_listed_where_whoever_has_yet_to_play_it_could_watch() -> None:
    async def story() -> None:
        hub = Club(MemoryStore()).hub
        for practice in (False, True):
            opened = await hub.open_day(DayWish("kingdomino", "Ada", practice=practice))
            listing = hub.wish(opened.table, digest(opened.key), Arrange(replace(CUSTOMS, public=True), "message-1"))
            await refused("today.public", listing)
            assert not (await hub.table(opened.table)).company.customs.public
        other = await hub.open(NewTable("kingdomino", [SeatWish("you", "Ada"), SeatWish("bot", "", "random")]))
        await hub.wish(other.table, digest(other.key), Arrange(replace(USUAL, public=True), "message-1"))

    run(story())


def test_a_game_that_a_bot_finished_for_somebody_does_not_count() -> None:
    async def story() -> None:
        store = MemoryStore()
        club = Club(store)
        name, _, table = await club.tried(2, whole=False)
        table.follow([Entry(table.seq + 1, Told("lent", 0, {"bot": "random"}), "seat 0")])
        await store.append(name, table.log[-1:], table.status)
        while going(table):
            before = len(table.log)
            owner = BOT if table.acts(BOT, table.to_move or 0) else ADA
            table.take(table.play(owner, Play(table.seq, f"message-{table.seq}", first_move(table))))
            await store.append(name, tuple(table.log[before:]), table.status)
        assert (await club.days.today("kingdomino")).played == 0

    run(story())
