"""Players that must be compiled first: a table waits for them and says so, and a failure is no dead end."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from demesne.players.levels import BEST
from demesne.server.live.hub import Hub
from demesne.server.protocol import NewTable
from demesne.server.thinking import bot_processes
from demesne.server.thinking.bot_processes import BotFailed, Compiling
from demesne.server.thinking.bot_program import Job, Thought
from tests.server.client import Site
from tests.server.duel import Brisk, settled
from tests.server.kit import Ear, Inline, MemoryStore, hub, run, wish


class Door:
    """Ready once it is opened."""

    def __init__(self) -> None:
        self.open = asyncio.Event()

    async def wait(self) -> None:
        await self.open.wait()


@pytest.mark.parametrize(("bot", "waits"), [("level:8", True), ("level:5", True), ("level:4", False)])
def test_a_bot_that_is_not_ready_is_waited_for_and_the_table_says_so(
    bot: str, waits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_processes, "SOON", 0.0)

    async def story() -> None:
        door, store = Door(), MemoryStore()
        of = Hub(store, Brisk(), (0.0, 0.0), Random(1), door)
        opened = await of.open(NewTable("kingdomino", wish("bot", "bot", bot=bot).seats))
        ear = Ear(None)
        await of.attach(opened.table, ear)
        await settled()
        assert ear.last.view.preparing == waits
        assert (ear.last.view.status == "over") != waits
        door.open.set()
        await settled()
        assert not ear.last.view.preparing
        assert ear.last.view.status == "over"
        await of.close()

    run(story())


def test_another_player_stands_in_for_one_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("demesne.server.live.bots.RETRY", (0.0,))
    asked: list[str] = []

    class Lame(Inline):
        async def ask(self, job: Job) -> Thought:
            asked.append(job.spec)
            if job.spec == "level:7":
                raise BotFailed("stumbled")
            return await super().ask(job)

    async def story() -> None:
        of = hub(MemoryStore(), Lame())
        opened = await of.open(NewTable("kingdomino", wish("bot", "bot", bot="level:7").seats))
        await of.attach(opened.table, Ear(None))
        table = await of.table(opened.table)
        while table.status != "over":
            await asyncio.sleep(0.01)
        assert asked[:4] == ["level:7", "greedy", "level:7", "greedy"]

    run(story())


def test_players_that_think_ahead_are_compiled_once_and_a_failure_is_no_dead_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    runs: list[str] = []

    async def fails() -> None:
        runs.append("run")
        raise OSError("no process")

    monkeypatch.setattr(bot_processes, "_run", fails)

    async def story() -> None:
        compiling = Compiling()
        compiling.begin()
        await asyncio.gather(compiling.wait(), compiling.wait())
        await compiling.wait()
        await compiling.close()

    run(story())
    assert runs == ["run"]


def test_compiling_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[str] = []

    async def endless() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            ended.append("ended")

    monkeypatch.setattr(bot_processes, "_run", endless)

    async def story() -> None:
        await Compiling(0.01).wait()
        later = Compiling()
        later.begin(3600)
        await later.close()

    run(story())
    assert ended == ["ended"]


def test_the_best_player_is_one_of_those_that_bots_may_be(site: Site) -> None:
    specs = [bot["spec"] for bot in site.http.get("/api/bots").json()]
    assert specs[:8] == [f"level:{number}" for number in range(1, 9)]
    assert BEST in specs
    assert "mc" not in specs
    answer = site.post("/api/tables", wish("you", "bot", bot="mc:seconds=600"))
    assert (answer.status_code, answer.json()["reason"]["code"]) == (422, "bot.unknown")
