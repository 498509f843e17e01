"""Clients that leave while they wait for an answer."""

from __future__ import annotations

import asyncio

import pytest
from starlette.requests import ClientDisconnect, Request
from starlette.types import Message

from demesne.server.guard.disconnects import unless_left
from tests.server.kit import run


def test_a_client_that_leaves_waits_no_more() -> None:
    """What it waited for is given up, so that nobody seems to look."""
    ended: list[str] = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("given up")

    async def leaves() -> Message:
        return {"type": "http.disconnect"}

    async def story() -> None:
        with pytest.raises(ClientDisconnect):
            await unless_left(Request({"type": "http"}, leaves), work())
        await asyncio.sleep(0)
        assert ended == ["given up"]

    run(story())
