"""The lobby: public tables where somebody is, a seat without an invitation, quick pairing."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from demesne.server.guard.keyring import Holder, owner_of
from demesne.server.guard.keys import SESSION, digest
from demesne.server.live.hub import Hub
from demesne.server.live.lobby import AGE, FRESH, OF_ONE, OPEN_TO_ALL, RUNNING, WAITING, LobbyRoom
from demesne.server.protocol import Join, Lobby
from demesne.server.wire.company_messages import USUAL, Arrange, Customs
from demesne.server.wire.http_messages import Pair
from demesne.server.wire.refusals import Refusal
from tests.server.client import Site
from tests.server.kit import Ear, MemoryStore, hub, run, wish

ADA_AND_BO = Pair("kingdomino", 2, "Ada"), Pair("kingdomino", 2, "Bo")


class Inn:
    """A server whose clock stands still, and people who come to its tables."""

    def __init__(self) -> None:
        self.now = 0.0
        self.hub = hub(MemoryStore())
        self.lobby = self.hub.lobby = LobbyRoom(self.hub.tables, self.hub.join, self.hub.open, lambda: self.now)
        self.people = 0

    async def opened(self, *kinds: str, customs: Customs | None = OPEN_TO_ALL, address: str = "") -> tuple[str, Ear]:
        """A table of Kingdomino, and the ear of its host, who sits there."""
        answer = await self.hub.open(msgspec.structs.replace(wish(*kinds, game="kingdomino"), customs=customs))
        return answer.table, await self.came(answer.table, answer.key, address)

    async def came(self, table: str, key: str | None, address: str = "") -> Ear:
        self.people += 1
        ear = Ear(digest(key) if key else None, address=address or f"192.0.2.{self.people}")
        await self.hub.attach(table, ear)
        return ear

    @property
    def waiting(self) -> list[str]:
        return [row.table.table for row in self.lobby.lists().waiting]

    @property
    def running(self) -> list[str]:
        return [row.table.table for row in self.lobby.lists().running]


async def refused(code: str, asked: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        await asked
    assert refusal.value.reason.code == code


def test_a_public_table_is_listed_while_somebody_of_it_is_there() -> None:
    async def story() -> None:
        inn = Inn()
        table, ada = await inn.opened("you", "open")
        await inn.opened("you", "open", customs=None)  # private, as is usual
        [row] = inn.lobby.lists().waiting
        assert (row.table.table, row.table.game, row.host) == (table, "kingdomino", "you 0")
        assert [seat.taken for seat in row.table.seats] == [True, False]
        assert not any(seat.yours for seat in row.table.seats)
        watcher = await inn.came(table, None)
        await inn.hub.detach(table, ada)
        assert inn.waiting == []  # somebody who only watches does not count
        await inn.hub.detach(table, watcher)
        assert inn.waiting == []

    run(story())


def test_one_sits_down_at_a_public_table_without_an_invitation_and_it_can_be_watched() -> None:
    async def story() -> None:
        inn = Inn()
        table, _ = await inn.opened("you", "open")
        private, _ = await inn.opened("you", "open", customs=None)
        await refused("invite.wrong", inn.hub.join(private, Join("", "Bo")))
        joined = await inn.hub.join(table, Join("", "Bo"))
        assert joined.seat == 1
        assert (inn.waiting, inn.running) == ([], [table])
        await refused("table.full", inn.hub.join(table, Join("", "Cleo")))

    run(story())


def test_a_table_without_watchers_is_not_listed_once_the_game_has_begun() -> None:
    async def story() -> None:
        inn = Inn()
        table, _ = await inn.opened("you", "here", customs=msgspec.structs.replace(OPEN_TO_ALL, watchers=False))
        assert (inn.waiting, inn.running) == ([], [])
        await refused("watch.closed", inn.came(table, None))

    run(story())


def test_the_host_makes_a_waiting_table_public_and_private_again() -> None:
    async def story() -> None:
        inn = Inn()
        table, ada = await inn.opened("you", "open", customs=None)
        for number, public in enumerate((True, False)):
            customs = msgspec.structs.replace(USUAL, public=public)
            await inn.hub.wish(table, ada.owner, Arrange(customs, f"message-{number}"))
            assert inn.waiting == ([table] if public else [])
            assert ada.last.view.customs.public is public

    run(story())


def test_that_a_table_is_public_is_known_after_a_restart() -> None:
    async def story() -> None:
        inn = Inn()
        table, ada = await inn.opened("you", "open")
        inn.hub = hub(inn.hub._store)  # type: ignore[arg-type]
        assert not inn.hub.lobby.lists().waiting
        await inn.hub.attach(table, Ear(ada.owner))
        assert [row.table.table for row in inn.hub.lobby.lists().waiting] == [table]

    run(story())


def test_nobody_crowds_out_the_others() -> None:
    async def story() -> None:
        inn = Inn()
        for _ in range(OF_ONE + 2):
            await inn.opened("you", "open", address="198.51.100.1")
        assert len(inn.waiting) == OF_ONE
        honest, _ = await inn.opened("you", "open")
        assert inn.waiting[-1] == honest
        for _ in range(WAITING):
            await inn.opened("you", "open")
            await inn.opened("you", "here")
        assert (len(inn.waiting), len(inn.running)) == (WAITING, RUNNING)

    run(story())


def test_the_list_is_made_once_a_second_for_everybody() -> None:
    async def story() -> None:
        inn = Inn()
        empty = await inn.lobby.told()
        table, _ = await inn.opened("you", "open")
        assert await inn.lobby.told() is empty
        inn.now = AGE
        told = msgspec.json.decode(await inn.lobby.told())
        assert [row["table"]["table"] for row in told["waiting"]] == [table]
        assert set(told) == {field.name for field in msgspec.structs.fields(Lobby)}

    run(story())


def test_quick_pairing_finds_the_table_that_fits_and_has_waited_longest() -> None:
    async def story() -> None:
        inn = Inn()
        await inn.opened("you", "open", "open")  # for three
        await inn.opened("you", "open", customs=None)  # private
        first, _ = await inn.opened("you", "open")
        second, _ = await inn.opened("you", "open")
        paired = await inn.lobby.pair(Pair("kingdomino", 2, "Bo"))
        assert (paired.table, paired.seat, paired.invite) == (first, 1, None)
        own = await inn.lobby.pair(Pair("kingdomino", 2, "you 0", but=[second]))
        assert own.invite  # nobody is paired with their own table
        table = await inn.hub.table(own.table)
        assert (table.status, table.game.seats, table.company.customs) == ("waiting", 2, OPEN_TO_ALL)
        assert table.hosts(digest(own.key))

    run(story())


def test_whoever_looks_for_any_table_says_whether_it_is_to_have_a_clock() -> None:
    """The clock of a table that waits is nothing that one learns by sitting down."""

    async def story() -> None:
        inn = Inn()
        bo = ADA_AND_BO[1]
        clocked, _ = await inn.opened("you", "open", customs=msgspec.structs.replace(OPEN_TO_ALL, minutes=5))
        calm = await inn.lobby.pair(bo)
        assert calm.table != clocked
        either = msgspec.structs.replace(bo, clock="either")
        assert (await inn.lobby.pair(either)).table == clocked
        hurried = await inn.lobby.pair(msgspec.structs.replace(bo, clock="with"))
        assert hurried.invite
        customs = (await inn.hub.table(hurried.table)).company.customs
        assert (customs.minutes, customs.seconds, customs.public) == (10, 15, True)
        assert (await inn.lobby.pair(ADA_AND_BO[0])).table == calm.table  # both hosts are expected there
        assert (await inn.lobby.pair(either)).table == hurried.table

    run(story())


def test_two_who_come_at_the_same_time_play_with_each_other() -> None:
    """The first has no socket yet when the second is asked where to sit."""

    async def story() -> None:
        inn = Inn()
        ada, bo = await asyncio.gather(*(inn.lobby.pair(each) for each in ADA_AND_BO))
        assert (bool(ada.invite), bo.invite, ada.table) == (True, None, bo.table)
        assert (await inn.hub.table(ada.table)).status == "playing"
        alone = await inn.lobby.pair(ADA_AND_BO[0])
        inn.now = FRESH  # and does not come
        assert (await inn.lobby.pair(ADA_AND_BO[1])).table != alone.table

    run(story())


def test_an_account_is_not_paired_with_itself_on_another_device() -> None:
    """The other browser does not know of the table, and so cannot say that it sits there."""

    async def story() -> None:
        inn = Inn()
        phone, laptop, owner = f"{SESSION}phone", f"{SESSION}laptop", owner_of("ada")
        for each in (phone, laptop):
            inn.hub.ring.hold(digest(each), Holder("ada", "Ada"))
        fresh = await inn.lobby.pair(ADA_AND_BO[0], phone, owner)
        assert (await inn.lobby.pair(ADA_AND_BO[0], laptop, owner)).table != fresh.table
        await inn.hub.attach(fresh.table, Ear(owner))  # and once she is there
        assert (await inn.lobby.pair(ADA_AND_BO[0], laptop, owner)).table != fresh.table
        assert (await inn.lobby.pair(ADA_AND_BO[1])).table == fresh.table

    run(story())


def test_whoever_looks_for_any_table_plays_for_nothing() -> None:
    """A rated game is one that somebody has chosen: nothing is said before it begins."""

    async def story() -> None:
        inn = Inn()
        ada, bo = f"{SESSION}ada", f"{SESSION}bo"
        for each in ("ada", "bo"):
            inn.hub.ring.hold(digest(f"{SESSION}{each}"), Holder(each, each))
        rated = msgspec.structs.replace(OPEN_TO_ALL, rated=True, hints=False)
        opened = await inn.hub.open(msgspec.structs.replace(wish("you", "open", game="kingdomino"), customs=rated), ada)
        await inn.came(opened.table, None)
        await inn.hub.attach(opened.table, Ear(owner_of("ada")))
        assert inn.waiting == [opened.table]
        assert (await inn.lobby.pair(ADA_AND_BO[1], bo, owner_of("bo"))).table != opened.table
        assert (await inn.hub.join(opened.table, Join("", "Bo"), bo)).seat == 1

    run(story())


def test_a_table_whose_log_is_full_stands_in_nobodys_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can sit down there any more, while its host is there and it has waited longest."""

    async def story() -> None:
        inn = Inn()
        monkeypatch.setattr("demesne.server.table.table.LONGEST", 3)
        table, ada = await inn.opened("you", "open")
        for number in range(2):
            await inn.hub.wish(table, ada.owner, Arrange(OPEN_TO_ALL, f"message-{number}"))
        await refused("log.full", inn.hub.join(table, Join("", "Bo")))
        assert (await inn.lobby.pair(ADA_AND_BO[1])).table != table

    run(story())


@pytest.mark.parametrize(("game", "players", "code"), [
    ("chess", 2, "game.unknown"),
    ("kingdomino", 9, "option.unknown"),
    ("kingdomino", 1, "option.unknown"),
    ("kingdomino", 10**9, "option.unknown"),
])  # fmt: skip
def test_a_game_that_cannot_be_is_refused(game: str, players: int, code: str) -> None:
    async def story() -> None:
        inn = Inn()
        await refused(code, inn.lobby.pair(Pair(game, players, "Ada")))
        await refused("name.empty", inn.lobby.pair(Pair("kingdomino", 2, " ")))
        assert not inn.hub._store.kept  # type: ignore[attr-defined]

    run(story())


def test_a_hub_has_a_lobby_of_its_own() -> None:
    async def story(of: Hub) -> None:
        paired = await of.lobby.pair(Pair("kingdomino", 2, "Ada"))
        await of.attach(paired.table, Ear(digest(paired.key)))
        assert b'"host":"Ada"' in await of.lobby.told()

    run(story(hub(MemoryStore())))


def test_the_lobby_over_http(site: Site) -> None:
    wanted = {"game": "kingdomino", "players": 2, "name": "Ada"}
    answer = site.post("/api/lobby", wanted)
    assert (answer.status_code, answer.json()["seat"]) == (201, 0)
    assert site.post("/api/lobby", {**wanted, "name": "Bo"}).json()["table"] == answer.json()["table"]
    assert site.post("/api/lobby", {**wanted, "seat": 1}).status_code == 422
    assert site.http.get("/api/lobby").json() == {"waiting": [], "running": []}  # nobody has come to the table yet
