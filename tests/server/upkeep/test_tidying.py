"""Garbage is collected a little at a time, and old reference cycles when hardly anybody is here."""

from __future__ import annotations

import asyncio

import pytest

from demesne.server.protocol import Play
from demesne.server.upkeep.tidying import FEW, OFTEN, NewThings, tidy
from tests.server.kit import MemoryStore, first_move, hub, run, wish


@pytest.mark.slow
def test_garbage_is_collected_while_few_are_here_and_never_beside_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("demesne.server.upkeep.tidying.EVERY", 0.001)
    looks: list[int] = []
    here = FEW + 1
    monkeypatch.setattr("gc.collect", lambda: looks.append(here))

    async def story() -> None:
        nonlocal here
        tidying = asyncio.create_task(tidy(lambda: here))
        await asyncio.sleep(0.05)
        here = FEW
        while not looks:
            await asyncio.sleep(0.001)
        tidying.cancel()

    asyncio.run(asyncio.wait_for(story(), 60))
    assert set(looks) == {FEW}


def test_what_is_new_is_looked_through_every_few_events_once_everybody_has_been_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[object] = []
    monkeypatch.setattr("gc.collect", told.append)

    async def story() -> None:
        new_things = NewThings()
        for event in range(2 * OFTEN + 1):
            new_things.grow()
            told.append(f"event {event}")
            await asyncio.sleep(0)

    asyncio.run(story())
    young = [place for place, each in enumerate(told) if each == 1]
    assert [told[place - 1] for place in young] == [f"event {OFTEN - 1}", f"event {2 * OFTEN - 1}"]


def test_a_move_at_a_table_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    grown: list[str] = []
    monkeypatch.setattr(NewThings, "grow", lambda _: grown.append("event"))

    async def story() -> None:
        at = hub(MemoryStore())
        opened = await at.open(wish("you", "here", game="kingdomino"))
        grown.clear()
        for _ in range(3):
            table = await at.table(opened.table)
            assert table.to_move is not None
            owner = table.chairs[table.to_move].owner
            await at.play(opened.table, owner, Play(table.seq, f"message-{table.seq}", first_move(table)))

    run(story())
    assert grown == 3 * ["event"]
