"""Old reference cycles are collected when hardly anybody is here."""

from __future__ import annotations

import asyncio

import pytest

from demesne.server.upkeep.tidying import FEW, tidy


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
