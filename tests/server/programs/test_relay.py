"""Programs that listen at one process, and tables that are at another: asked, seated and told all the same."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any, Self

import pytest

from demesne.server.live.hub import Hub
from demesne.server.programs.bureau import Bureau
from demesne.server.programs.ledger import Account, SharedRow
from demesne.server.programs.lines import Outgoing
from demesne.server.programs.messages import GameStart
from demesne.server.programs.relay import Relay
from demesne.server.programs.tokens import Tokens
from demesne.server.protocol import Opened
from demesne.server.store.store import Store
from demesne.server.wire.refusals import Elsewhere, Refusal
from tests.server.kit import run, wish
from tests.server.live.test_absence import SOON, Still

pytestmark = [pytest.mark.postgresql, pytest.mark.parametrize("stores", ["postgresql"], indirect=True)]


@pytest.fixture(autouse=True)
def letters_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters are checked for at once."""
    monkeypatch.setattr("demesne.server.programs.bureau.LOOK", 0.01)


class Two:
    """The processes ``a`` and ``b``; "Ape" listens at ``b``, and tables are opened at ``a``."""

    def __init__(self, stores: list[Store]) -> None:
        self.hubs = [Hub(store, Still(), (0.0, 0.0), Random(1)) for store in stores]
        tokens = [Tokens(SharedRow(store.database.reader)) for store in stores]
        self.a, self.b = (
            Bureau(hub, known, relay=Relay(store, node))
            for hub, known, store, node in zip(self.hubs, tokens, stores, "ab", strict=True)
        )
        self.account: Account = tokens[0].create("Ape")[0]
        self.known = tokens[1]
        self.ears = Outgoing("", 64)
        self.heard: list[dict[str, Any]] = []

    async def __aenter__(self) -> Self:
        await self.known.look()
        self._keeping = [asyncio.create_task(each.keep()) for each in (self.a, self.b)]
        await asyncio.sleep(0.05)
        await self.b.listen(self.account, None, self.ears)
        return self

    async def __aexit__(self, *_: object) -> None:
        for each in self._keeping:
            each.cancel()
        for hub in self.hubs:
            await hub.close()

    async def opened(self) -> Opened:
        return await self.hubs[0].open(wish("you", "open", game="kingdomino"))

    def asked(self, opened: Opened) -> asyncio.Task[Any]:
        owner = self.hubs[0].ring.owner(opened.key)
        return asyncio.create_task(self.a.challenge(opened.table, 1, "Ape", owner))

    async def hears(self, kind: str) -> dict[str, Any]:
        """The next line of *kind* that "Ape" is told."""
        async with asyncio.timeout(SOON):
            while True:
                self.heard += [json.loads(line) for line in self.ears.waiting()]
                if found := next((line for line in self.heard if line["type"] == kind), None):
                    self.heard.remove(found)
                    return found
                await asyncio.sleep(0.01)


def test_a_program_is_asked_wherever_it_listens_and_told_when_its_game_begins_and_ends(stores: list[Store]) -> None:
    async def story() -> None:
        async with Two(stores) as two:
            assert [each.name for each in await two.a.everywhere()] == ["Ape"]
            opened = await two.opened()
            asking = two.asked(opened)
            asked = await two.hears("challenge")
            assert (asked["table"], asked["seat"], asked["by"]) == (opened.table, 1, "you 0")
            with pytest.raises(Elsewhere) as elsewhere:
                await two.b.accept(two.account, asked["id"])
            assert elsewhere.value.at == "a", "where the table is, and whoever asked waits"
            assert await two.a.accept(two.account, asked["id"]) == (opened.table, 1)
            assert (await asking).free == 0
            over = await two.hears("challenge-over")
            assert (over["id"], over["why"]) == (asked["id"], "accepted")
            start = await two.hears("game-start")
            assert (start["table"], start["seats"]) == (opened.table, [1])
            numbers = [int(line["cursor"].partition(".")[2]) for line in (asked, over, start)]
            assert sorted(numbers) == [1, 2, 3], "as it would be told of a table there"
            await two.a.resign(two.account, opened.table, "resign-01")
            assert (await two.hears("game-over"))["table"] == opened.table

    run(story())


def test_a_challenge_is_declined_where_it_was_made_and_by_nobody_else(stores: list[Store]) -> None:
    async def story() -> None:
        async with Two(stores) as two:
            asking = two.asked(await two.opened())
            asked = await two.hears("challenge")
            other, _ = two.known.create("Bee")
            with pytest.raises(Refusal, match=r"challenge\.unknown"):
                await two.a.decline(other, asked["id"])
            with pytest.raises(Elsewhere):
                await two.b.decline(two.account, asked["id"])
            await two.a.decline(two.account, asked["id"])
            with pytest.raises(Refusal, match=r"program\.declined"):
                await asking
            assert (await two.hears("challenge-over"))["why"] == "declined"
            for made_up in ("0" * 16 + "zz", "0" * 16 + b"c".hex(), "x"):
                with pytest.raises(Refusal, match=r"challenge\.unknown"):
                    await two.b.accept(two.account, made_up)

    run(story())


def test_a_program_that_listens_nowhere_or_whose_process_died_is_not_here(stores: list[Store]) -> None:
    async def story() -> None:
        async with Two(stores) as two:
            opened = await two.opened()
            with stores[0].database.reader.begin() as connection:
                connection.exec_driver_sql("UPDATE node SET until = 0 WHERE name = 'b'")
            assert await two.a.everywhere() == []
            with pytest.raises(Refusal, match=r"program\.unknown"):
                await two.asked(opened)
            with stores[0].database.reader.begin() as connection:
                connection.exec_driver_sql("UPDATE node SET until = 9e9 WHERE name = 'b'")
            assert len(await two.a.everywhere()) == 1
            await two.b.leave(two.account, two.ears)
            assert await two.a.everywhere() == []

    run(story())


def test_a_program_whose_games_are_at_two_processes_listens_at_either(stores: list[Store]) -> None:
    async def story() -> None:
        async with Two(stores) as two:
            games = []
            for hub in two.hubs:
                opened = await hub.open(wish("you", "open", game="kingdomino"))
                await hub.enrol(opened.table, 1, "Ape", two.account.owner, opened.invite)
                live = hub.tables.get(opened.table)
                games.append(opened.table)
                if live:
                    live.wanted += 1  # somebody is there
            more = Outgoing("", 64)
            await two.b.listen(two.account, None, more)
            told = [json.loads(line) for line in more.waiting()]
            assert [line["table"] for line in told] == games

    run(story())


def test_a_game_that_begins_elsewhere_while_a_program_comes_is_told_once(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("demesne.server.programs.bureau.LOOK", 600.0)

    async def story() -> None:
        async with Two(stores) as two:
            opened, seated = await two.opened(), two.hubs[1].seated
            await two.hubs[0].enrol(opened.table, 1, "Ape", two.account.owner, opened.invite)

            async def meanwhile(owner: str) -> list[str]:
                two.b._take(two.account.id, GameStart("", opened.table, "kingdomino", [1]))
                return await seated(owner)

            monkeypatch.setattr(two.hubs[1], "seated", meanwhile)
            more = Outgoing("", 64)
            await two.b.listen(two.account, None, more)
            assert [json.loads(line)["table"] for line in more.waiting()] == [opened.table]

    run(story())
