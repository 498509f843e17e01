"""Bots at live tables: they play through the door that people use, and get over what fails."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import msgspec
import pytest

from demesne.server.guard.keys import digest
from demesne.server.live.hub import Hub
from demesne.server.protocol import Play, Undo
from demesne.server.table.restore import table_of
from demesne.server.table.table import BOT
from demesne.server.thinking.bot_processes import BotFailed
from demesne.server.thinking.bot_program import Job, Thought, think
from demesne.server.wire.refusals import Refusal
from tests.server.kit import Ear, Inline, MemoryStore, first_move, hub, opened, run, seat_of, wish


class Silent:
    """A bot that never answers."""

    async def ask(self, job: Job) -> Thought:
        await asyncio.sleep(3600)
        return Thought(job.spec)


async def finished(of: Hub, name: str) -> None:
    """Waits until the game at *name* is over."""
    while (await of.summary(name, None)).status != "over":
        await asyncio.sleep(0.001)


async def watched(of: Hub, name: str) -> Ear:
    """Somebody who watches."""
    ear = Ear(None)
    await of.attach(name, ear)
    return ear


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.mark.parametrize("kinds", [("bot", "bot"), ("bot", "bot", "bot"), ("bot", "bot", "bot", "bot")])
def test_bots_play_a_whole_game_through_the_same_door(kinds: tuple[str, ...]) -> None:
    async def story() -> None:
        store = MemoryStore()
        thinker = Inline()
        of = hub(store, thinker)
        answer = await of.open(wish(*kinds))
        ear = await watched(of, answer.table)
        await finished(of, answer.table)
        table = await of.table(answer.table)
        assert table.status == "over"
        assert {seat_of(job) for job in thinker.asked} == set(range(len(kinds)))
        assert store.kept[answer.table].status == "over"
        assert [event.seq for update in ear.heard for event in update.events] == list(range(1, table.seq + 1))

    run(story())


def test_a_bot_whose_turn_it_was_goes_on_after_a_restart() -> None:
    async def story() -> None:
        store = MemoryStore()
        before = hub(store, Silent())
        answer, _ = await opened(before, "bot", "bot")
        await watched(before, answer.table)
        await settled()
        await before.close()
        seq = len(store.kept[answer.table].entries)
        after = hub(store)
        await watched(after, answer.table)
        await finished(after, answer.table)
        assert len(store.kept[answer.table].entries) > seq

    run(story())


def test_bots_think_only_while_somebody_is_there() -> None:
    async def story() -> None:
        store, thinker = MemoryStore(), Inline()
        of = hub(store, thinker)
        answer = await of.open(wish("bot", "bot"))
        await settled()
        assert not thinker.asked
        ear = await watched(of, answer.table)
        while not thinker.asked:
            await asyncio.sleep(0)
        await of.detach(answer.table, ear)
        await settled()
        asked, kept = len(thinker.asked), len(store.kept[answer.table].entries)
        await settled()
        assert (len(thinker.asked), len(store.kept[answer.table].entries)) == (asked, kept)
        await watched(of, answer.table)
        await finished(of, answer.table)

    run(story())


def test_a_turn_that_a_bot_owed_is_made_when_its_people_are_back() -> None:
    async def story() -> None:
        store, thinker = MemoryStore(), Inline()
        of = hub(store, thinker)
        answer, owner = await opened(of, "you", "bot", "bot")
        while (table := await of.table(answer.table)).to_move != 0:
            ear = Ear(owner)
            await of.attach(answer.table, ear)
            await settled()
            await of.detach(answer.table, ear)
        await of.play(answer.table, owner, Play(table.seq, "message-1", first_move(table)))
        await settled()
        table, asked = await of.table(answer.table), len(thinker.asked)
        assert table.bot_to_move
        await of.attach(answer.table, Ear(owner))
        while (await of.table(answer.table)).to_move != 0:
            await asyncio.sleep(0)
        assert len(thinker.asked) > asked

    run(story())


class Timid(Inline):
    """Answers for greedy at once, and for no player that thinks ahead."""

    async def ask(self, job: Job) -> Thought:
        if job.spec != "greedy":
            await asyncio.sleep(3600)
        return await super().ask(job)


@pytest.mark.slow
def test_forty_tables_of_slow_bots_keep_no_honest_one_waiting() -> None:
    """Beside them, from the same address even, somebody plays against a quick bot to the end."""

    async def story() -> None:
        of = hub(MemoryStore(), Timid())
        for _ in range(40):
            flood = await of.open(wish("bot", "bot", bot="level:8"))
            await watched(of, flood.table)
        await settled()
        answer = await of.open(wish("you", "bot", bot="greedy"))
        owner = digest(answer.key)
        await of.attach(answer.table, Ear(owner))
        number = 0
        while (table := await of.table(answer.table)).status != "over":
            if table.to_move == 0:
                number += 1
                await of.play(answer.table, owner, Play(table.seq, f"message-{number}", first_move(table)))
            await asyncio.sleep(0)
        await of.close()

    run(story())


class Noting(Inline):
    """Notes who is asked; nobody answers before it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def ask(self, job: Job) -> Thought:
        self.asked.append(job)
        await self.go.wait()
        return think(msgspec.structs.replace(job, spec="random"))


def test_where_somebody_plays_bots_come_before_those_that_are_only_watched() -> None:
    async def story() -> None:
        thinker = Noting()
        of = Hub(MemoryStore(), thinker, (0.0, 0.0), Random(1), thinkers=1)
        for _ in range(3):
            alone = await of.open(wish("bot", "bot", bot="level:6"))
            await watched(of, alone.table)
        answer = await of.open(wish("you", "bot", "bot", bot="level:8"))
        owner = digest(answer.key)
        await of.attach(answer.table, Ear(owner))
        while (table := await of.table(answer.table)).to_move == 0:
            await of.play(answer.table, owner, Play(table.seq, f"message-{table.seq}", first_move(table)))
        await settled()
        assert [job.spec for job in thinker.asked] == ["level:6"]
        thinker.go.set()
        while len(thinker.asked) == 1:
            await asyncio.sleep(0)
        assert thinker.asked[1].spec == "level:8"
        await of.close()

    run(story())


@pytest.mark.slow
def test_a_bot_that_fails_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("demesne.server.live.bots.RETRY", (0.0,))

    class Clumsy(Inline):
        async def ask(self, job: Job) -> Thought:
            if len(self.asked) % 3 == 0:
                self.asked.append(job)
                raise BotFailed("stumbled")
            if len(self.asked) % 3 == 1:
                self.asked.append(job)
                return Thought("dance")
            return await super().ask(job)

    async def story() -> None:
        of = hub(MemoryStore(), Clumsy())
        answer = await of.open(wish("bot", "bot"))
        await watched(of, answer.table)
        await finished(of, answer.table)

    run(story())


def test_a_bot_goes_on_when_the_disk_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """A write that fails, and a table that another hand has written to, do not end a game of bots."""
    monkeypatch.setattr("demesne.server.live.bots.RETRY", (0.0,))

    async def story() -> None:
        store = MemoryStore()
        of = hub(store)
        answer = await of.open(wish("bot", "bot"))
        ear = await watched(of, answer.table)
        store.failing = True
        await settled()
        assert not store.failing
        other = table_of(kept := store.kept[answer.table], Random(2))
        message = Play(other.seq, f"other-{other.seq:06d}", first_move(other))
        theirs = other.play(BOT, message).entries
        store.kept[answer.table] = replace(kept, entries=(*kept.entries, *theirs))
        while not ear.parted:
            await asyncio.sleep(0)
        await watched(of, answer.table)
        await finished(of, answer.table)
        events = store.kept[answer.table].entries
        assert [event.seq for event in events] == list(range(1, len(events) + 1))
        assert all(entry in events for entry in theirs)

    run(story())


def test_a_bots_move_can_neither_be_made_nor_taken_back_by_a_person() -> None:
    async def story() -> None:
        for seed in range(20):
            of = hub(MemoryStore(), Silent(), seed)
            answer, owner = await opened(of, "you", "bot")
            table = await of.table(answer.table)
            if table.to_move == 1:
                with pytest.raises(Refusal, match=r"turn\.not-yours"):
                    await of.play(answer.table, owner, Play(table.seq, "message-1", first_move(table)))
                with pytest.raises(Refusal, match=r"undo\.not-yours"):
                    await of.play(answer.table, owner, Undo(table.seq, "message-1"))
                await of.close()
                return
            await of.close()
        pytest.fail("the bot never began")

    run(story())


@pytest.mark.slow
def test_deals_and_the_dice_of_bots_come_from_one_source() -> None:
    async def story(seed: int) -> list[str]:
        of = hub(MemoryStore(), seed=seed)
        answer = await of.open(wish("bot", "bot"))
        await watched(of, answer.table)
        await finished(of, answer.table)
        return [str(step.move) for step in (await of.table(answer.table)).steps]

    assert run(story(1)) == run(story(1)) != run(story(2))
