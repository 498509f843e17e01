"""All live sockets: who is let in, which sessions are here, and how they end together."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

from starlette.websockets import WebSocket

from demesne.server.guard.limits import Making, Share, Turnstile, alone, own_buckets
from demesne.server.guard.security import client_of, refused
from demesne.server.live.hub import Hub
from demesne.server.settings import Limits
from demesne.server.web.socket import Socket
from demesne.server.wire.refusals import Reason

__all__ = ["Sockets"]

TOO_MANY = 429
BACK, EACH = 1.0, 0.003
"""Seconds after which clients come back to a server that is restarting: the first, and each after the one before."""
LEAVING = 1.0
"""Seconds over which they are told so."""


class Sockets:
    """The endpoint of the live socket; *share* says as how many clients somebody counts."""

    def __init__(self, hub: Hub, limits: Limits, buckets: Making = own_buckets, share: Share = alone) -> None:
        self._hub = hub
        self._limits = limits
        self._turnstile = Turnstile(limits.sockets, limits.sockets_of_one, share)
        self._arrivals = buckets("arrivals", *limits.arrivals)
        self._wholes = buckets("wholes", *limits.wholes)
        self._open: dict[Socket, asyncio.Task[Any] | None] = {}

    def part(self, hosts: Collection[str]) -> None:
        """Ends the sockets that came in through *hosts*, addresses of ours that are closed now."""
        for socket in self._open:
            if socket.came_in_at in hosts:
                socket.dismiss()

    @property
    def count(self) -> int:
        """How many are open."""
        return len(self._open)

    @property
    def sessions(self) -> set[str]:
        """The sessions of those who are here, by the digests of their keys."""
        return {socket.session for socket in self._open if socket.session}

    def sign_out(self, sessions: Collection[str]) -> None:
        """Ends the sockets of *sessions*, the digests of their keys."""
        for socket in self._open:
            if socket.session in sessions:
                socket.end("session.over")

    async def leave(self) -> None:
        """Ends all sockets because the server is shutting down; they are told to come back soon."""
        back = asyncio.get_running_loop().time() + BACK
        for place, socket in enumerate(self._open):
            socket.leave(back + EACH * place)
        if serving := [task for task in self._open.values() if task]:
            await asyncio.wait(serving, timeout=LEAVING)

    async def __call__(self, wire: WebSocket) -> None:
        client = client_of(wire.scope)
        if not self._arrivals.take(client):
            await wire.send_denial_response(refused(Reason("rate.fast"), TOO_MANY))
            return
        if not self._turnstile.enter(client):
            await wire.accept()  # a page is not told why a handshake is refused
            await Socket(wire, client, self._hub, self._limits, self._wholes).turn_away()
            return
        try:
            await wire.accept()
            await self._serve(Socket(wire, client, self._hub, self._limits, self._wholes))
        finally:
            self._turnstile.leave(client)

    async def _serve(self, socket: Socket) -> None:
        self._open[socket] = asyncio.current_task()
        try:
            await socket.run()
        finally:
            del self._open[socket]
