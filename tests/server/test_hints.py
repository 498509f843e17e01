"""Hints: everybody hears that one is asked for, only who asks hears it; and players that must be compiled first."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from demesne.games.registry import make_game
from demesne.players.base import Weighed
from demesne.players.levels import BEST
from demesne.server import bot_processes
from demesne.server.bot_processes import BotFailed, Compiling
from demesne.server.bot_program import Job, Next, Thought, job_for, think
from demesne.server.hints import MOST
from demesne.server.hub import Hub
from demesne.server.keys import digest
from demesne.server.protocol import Hint, Hinted, Join, NewTable, Play, Refused
from demesne.server.refusals import Refusal
from tests.server.client import Line, Site
from tests.server.court import Dealer, court, state_of
from tests.server.kit import Ear, Inline, MemoryStore, first_move, hub, play, run, wish
from tests.server.twins import THREE, twin_of, written_story


async def settled() -> None:
    """Everything that waits for nothing but its turn has happened."""
    for _ in range(3000):
        await asyncio.sleep(0)


class Brisk(Inline):
    """Plays any legal move, whoever is asked; ``wanted`` are they."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted: list[str] = []

    async def ask(self, job: Job) -> Thought:
        self.wanted.append(job.spec)
        return await super().ask(msgspec.structs.replace(job, spec="random"))


class Slow(Brisk):
    """Thinks until it is told to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def ask(self, job: Job) -> Thought:
        await self.go.wait()
        return await super().ask(job)


class Duel:
    """A table for two people with an ear for each of them, in the order of their turns, and one that watches."""

    def __init__(self, thinker: Inline) -> None:
        self.store = MemoryStore()
        self.hub = hub(self.store, thinker)
        self.name, self.ears = "", list[Ear]()

    async def gather(self) -> Duel:
        opened = await self.hub.open(wish("you", "open"))
        joined = await self.hub.join(opened.table, Join(str(opened.invite), "Bo"))
        self.name = opened.table
        table = await self.hub.table(self.name)
        keys = [opened.key, joined.key]
        keys = keys if table.owns(digest(keys[0]), table.to_move or 0) else keys[::-1]
        for owner in [*map(digest, keys), None]:
            self.ears.append(Ear(owner, self.store))
            await self.hub.attach(self.name, self.ears[-1])
        return self

    async def ask(self, who: int = 0, message_id: str = "message-1", seq: int | None = None) -> None:
        table = await self.hub.table(self.name)
        await self.hub.hint(self.name, self.ears[who], Hint(table.seq if seq is None else seq, message_id))

    async def refused(self, who: int = 0, seq: int | None = None) -> str:
        with pytest.raises(Refusal) as refusal:
            await self.ask(who, "message-2", seq)
        return refusal.value.reason.code


def test_everybody_hears_that_a_hint_is_asked_for_and_one_hears_what_it_is() -> None:
    async def story() -> None:
        duel = await Duel(Brisk()).gather()
        table = await duel.hub.table(duel.name)
        state, seat, seq = table.state, table.to_move, table.seq
        await duel.ask()
        await settled()
        assert [[event.code for event in ear.last.events] for ear in duel.ears] == [["hint"]] * 3
        assert [(event.seat, event.args) for event in duel.ears[2].last.events] == [(seat, {})]
        assert duel.store.order.index(f"commit {seq + 1}") < duel.store.order.index(f"told {seq + 1}")
        (answer,) = duel.ears[0].answers
        assert isinstance(answer, Hinted)
        assert (answer.id, answer.seq) == ("message-1", seq + 1)
        assert answer.move in map(str, state.legal_moves())
        assert duel.ears[1].answers == duel.ears[2].answers == []
        assert table.state is state
        await duel.hub.play(duel.name, duel.ears[0].owner, Play(seq + 1, "message-3", answer.move))
        assert table.state is not state

    run(story())


def test_the_best_player_is_asked_and_asked_again_it_says_the_same() -> None:
    async def story() -> None:
        thinker = Brisk()
        duel = await Duel(thinker).gather()
        seq = (await duel.hub.table(duel.name)).seq
        for number in range(2):
            await duel.ask(message_id=f"message-{number}")
            await settled()
        asked = thinker.asked
        assert asked[0] == asked[1]
        assert thinker.wanted == [BEST, BEST]
        first, second = (answer for answer in duel.ears[0].answers if isinstance(answer, Hinted))
        assert first.move == second.move
        assert (await duel.hub.table(duel.name)).seq == seq + 1, "it is told once for a position"

    run(story())


def test_what_comes_next_is_told_with_its_own_reasons() -> None:
    class Wise(Brisk):
        async def ask(self, job: Job) -> Thought:
            thought = await super().ask(job)
            assert job.weigh
            moves = map(str, parse(job).legal_moves())
            return Thought(thought.move, [Next(move, 2) for move in moves if move != thought.move][:2])

    async def story() -> None:
        duel = await Duel(Wise()).gather()
        table = await duel.hub.table(duel.name)
        state, seq = table.state, table.seq
        await duel.ask()
        await settled()
        (answer,) = duel.ears[0].answers
        assert isinstance(answer, Hinted)
        assert [each.behind for each in answer.others] == [2, 2]
        for each in answer.others:
            assert each.move in map(str, state.legal_moves())
            assert each.reasons == list(table.family.reasons(state, each.move))
        assert table.seq == seq + 1

    run(story())


def parse(job: Job) -> Any:
    return make_game(job.game, job.players, job.options).parse_observation(job.observation)


def test_a_bot_is_not_asked_what_comes_next() -> None:
    """That takes longer than to decide."""

    async def story() -> None:
        thinker = Brisk()
        of = hub(MemoryStore(), thinker)
        opened = await of.open(wish("bot", "bot"))
        await of.attach(opened.table, Ear(None))
        await settled()
        assert thinker.asked
        assert not any(job.weigh for job in thinker.asked)

    run(story())


def test_a_job_that_asks_for_more_says_what_comes_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> Job:
        thinker = Brisk()
        duel = await Duel(thinker).gather()
        await duel.ask()
        await settled()
        return thinker.asked[-1]

    monkeypatch.setattr("demesne.server.bot_program.advise", lambda *_: [Weighed("pass"), Weighed("claim 5", 3)])
    assert think(run(story())) == Thought("pass", [Next("claim 5", 3)])


def test_only_who_may_move_gets_a_hint() -> None:
    async def story() -> None:
        thinker = Slow()
        duel = await Duel(thinker).gather()
        seq = (await duel.hub.table(duel.name)).seq
        assert await duel.refused(1) == "turn.not-yours"
        assert await duel.refused(2) == "seat.not-yours"
        assert await duel.refused(0, seq - 1) == "seq.stale"
        await duel.ask()
        assert await duel.refused(0) == "hint.busy"
        thinker.go.set()
        await settled()
        opened = await duel.hub.open(wish("you", "open"))
        ear = Ear(digest(opened.key))
        with pytest.raises(Refusal, match=r"table\.waiting"):
            await duel.hub.hint(opened.table, ear, Hint(0, "message-1"))

    run(story())


def test_a_hint_for_a_position_that_is_gone_says_so() -> None:
    async def story() -> None:
        thinker = Slow()
        duel = await Duel(thinker).gather()
        table = await duel.hub.table(duel.name)
        await duel.ask()
        seq = table.seq
        await duel.hub.play(duel.name, duel.ears[0].owner, Play(seq, "message-3", first_move(table)))
        thinker.go.set()
        await settled()
        (answer,) = duel.ears[0].answers
        assert isinstance(answer, Hinted)
        assert answer.seq == seq < table.seq

    run(story())


def test_a_hint_that_is_not_found_is_refused_and_can_be_asked_for_again() -> None:
    class Stumbling(Brisk):
        async def ask(self, job: Job) -> Thought:
            if self.asked:
                return await super().ask(job)
            self.asked.append(job)
            raise BotFailed("stumbled")

    async def story() -> None:
        duel = await Duel(Stumbling()).gather()
        for number in range(2):
            await duel.ask(message_id=f"message-{number}")
            await settled()
        failed, found = duel.ears[0].answers
        assert isinstance(failed, Refused)
        assert (failed.id, failed.reason.code) == ("message-0", "hint.failed")
        assert isinstance(found, Hinted)

    run(story())


@pytest.mark.parametrize("level", ["level:1", "level:4", pytest.param("level:5", marks=pytest.mark.compiled)])
def test_a_hint_is_the_same_whatever_is_hidden(level: str) -> None:
    """Two games that differ in what the seat to move cannot know: byte for byte the same question, the same answer."""
    tale = written_story(THREE, 40, 3)
    twin = twin_of(tale, tale.mover)
    assert tale.hands != twin.hands
    jobs = []
    for story in (tale, twin):
        of = court(*story.seating, rng=Dealer(story.draws))
        for number, (_, move) in enumerate(story.moves):
            play(of, move, number)
        assert state_of(of).hands == story.hands
        jobs.append(job_for(of.game, of.state.observe(of.to_move or 0), level, "hint"))
    assert msgspec.json.encode(jobs[0]) == msgspec.json.encode(jobs[1])
    assert think(jobs[0]).move
    assert think(jobs[0]) == think(jobs[1])


def test_a_hint_over_the_wire(site: Site) -> None:
    table = site.open(wish("you", "here"))
    with site.line(table.table, table.key) as line, site.line(table.table) as watcher:
        seq = line.seq
        line.say(Hint(seq, "message-1"))
        answer = line.next(Hinted)
        assert (answer.id, answer.seq) == ("message-1", seq + 1)
        assert answer.move.startswith(("claim", "place"))
        line.say(Play(answer.seq, "message-2", answer.move))
        watcher.say(Hint(seq, "message-3"))
        refused = watcher.next(Refused)
        assert refused.reason.code == "seat.not-yours"
        assert [code_of(watcher, line) for _ in range(6)].count("hint.fast") >= 2


def code_of(watcher: Line, line: Line) -> str:
    watcher.say(Hint(line.seq, "message-4"))
    refused: str = watcher.next(Refused).reason.code
    return refused


# --- players that must be compiled first ---------------------------------------------------------------


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
    monkeypatch.setattr("demesne.server.bots.RETRY", (0.0,))
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


def test_what_thinks_ahead_is_compiled_once_and_a_failure_is_no_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_so_many_hints_are_on_their_way_to_an_address_and_no_more() -> None:
    async def story() -> None:
        thinker, ears = Slow(), list[Ear]()
        of = hub(MemoryStore(), thinker)
        for number in range(MOST + 1):
            opened = await of.open(wish("here", "you"))
            ears.append(Ear(digest(opened.key)))
            await of.attach(opened.table, ears[-1])
            seq = (await of.table(opened.table)).seq
            if number < MOST:
                await of.hint(opened.table, ears[-1], Hint(seq, f"message-{number}"))
                continue
            with pytest.raises(Refusal, match=r"hint\.many"):
                await of.hint(opened.table, ears[-1], Hint(seq, "message-9"))
            assert (await of.table(opened.table)).seq == seq, "nothing has happened"
        stranger = Ear(ears[-1].owner, address="192.0.2.2")
        await of.attach(opened.table, stranger)
        await of.hint(opened.table, stranger, Hint(seq, "message-9"))
        thinker.go.set()
        await settled()
        assert stranger.answers
        assert all(ear.answers for ear in ears[:MOST])
        await of.hint(opened.table, ears[-1], Hint(seq + 1, "message-9"))
        await settled()
        assert isinstance(ears[-1].answers[0], Hinted)

    run(story())


def test_nobody_looks_for_a_hint_for_somebody_who_has_gone() -> None:
    async def story() -> None:
        thinker = Slow()
        duel = await Duel(thinker).gather()
        busy = Duel(thinker)
        busy.hub = duel.hub
        await busy.gather()
        await busy.ask()
        await settled()
        await duel.ask()
        await duel.hub.detach(duel.name, duel.ears[0])
        thinker.go.set()
        await settled()
        assert len(thinker.wanted) == 1
        assert busy.ears[0].answers
        assert not duel.ears[0].answers

    run(story())
