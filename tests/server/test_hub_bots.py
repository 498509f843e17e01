"""Bots at live tables: they play through the door that people use, and get over what fails."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import pytest

from demesne.server.hub import Hub
from demesne.server.protocol import Play, Undo
from demesne.server.refusals import Refusal
from demesne.server.restore import table_of
from demesne.server.table import BOT
from demesne.server.thinkers import BotFailed
from demesne.server.thinking import Job, Thought
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
        ear = Ear(None)
        await of.attach(answer.table, ear)
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
        await settled()
        await before.close()
        seq = len(store.kept[answer.table].entries)
        after = hub(store)
        after.wake()
        await finished(after, answer.table)
        assert len(store.kept[answer.table].entries) > seq

    run(story())


def test_a_bot_that_fails_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("demesne.server.bots.RETRY", (0.0,))

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
        await finished(of, answer.table)

    run(story())


def test_a_bot_goes_on_when_the_disk_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """A write that fails, and a table that another hand has written to, do not end a game of bots."""
    monkeypatch.setattr("demesne.server.bots.RETRY", (0.0,))

    async def story() -> None:
        store = MemoryStore()
        of = hub(store)
        answer = await of.open(wish("bot", "bot"))
        store.failing = True
        await settled()
        assert not store.failing
        other = table_of(kept := store.kept[answer.table], Random(2))
        message = Play(other.seq, f"other-{other.seq:06d}", first_move(other))
        theirs = other.play(BOT, message).entries
        store.kept[answer.table] = replace(kept, entries=(*kept.entries, *theirs))
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


def test_deals_and_the_dice_of_bots_come_from_one_source() -> None:
    async def story(seed: int) -> list[str]:
        of = hub(MemoryStore(), seed=seed)
        answer = await of.open(wish("bot", "bot"))
        await finished(of, answer.table)
        return [str(step.move) for step in (await of.table(answer.table)).steps]

    assert run(story(1)) == run(story(1)) != run(story(2))
