"""Letting connections in: from one address from the start, from further ones while the server runs."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence
from typing import Final

import uvicorn

from demesne.server.web.ports import listen_at

__all__ = ["ADMITTED", "DoorServer"]

ADMITTED: Final = 8
"""How many of those who wait asyncio lets in at a time: hundreds at once would hold up those who play."""


class DoorServer(uvicorn.Server):
    """uvicorn, which can listen at more addresses while it runs. Implements ``network.Doors``."""

    def __init__(self, config: uvicorn.Config, port: int) -> None:
        super().__init__(config)
        self.port = port
        self._doors: dict[str, asyncio.Server] = {}

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As in uvicorn; then as many may wait at *sockets* as should."""
        await super().startup(sockets)
        for each in sockets or ():
            each.listen()  # unlike asyncio, uvloop has given the system the other number

    async def open(self, hosts: Sequence[str]) -> list[str]:
        """Listens at *hosts* too; returns those where it can."""
        for host in hosts:
            try:
                listening = listen_at(host, self.port)
            except OSError:
                continue  # no longer an address of ours, or taken there
            loop = asyncio.get_running_loop()
            self._doors[host] = await loop.create_server(self._protocol, sock=listening, backlog=ADMITTED)
            listening.listen()
        self.servers += self._doors.values()
        return list(self._doors)

    def shut(self) -> None:
        """Stops listening there; connections that came in there end as soon as they are idle."""
        for door in self._doors.values():
            door.close()
            self.servers.remove(door)
        for connection in list(self.server_state.connections):
            if hasattr(connection, "cycle") and _host(connection) in self._doors:  # HTTP; sockets are told why first
                connection.shutdown()
        self._doors.clear()

    def _protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made


def _host(connection: object) -> str:
    """The address of ours through which *connection* came in."""
    server: tuple[str, int] | None = getattr(connection, "server", None)
    return server[0] if server else ""
