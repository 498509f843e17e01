"""Who reaches the server: only this machine at first, and the home network while the owner lets it in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Protocol

from demesne.server.guard.addresses import EVERYWHERE, LOOPBACK, address_at, heard_at, home_addresses, host_names
from demesne.server.settings import Settings
from demesne.server.web.owner import Owner
from demesne.server.wire.http_messages import NetworkInfo
from demesne.server.wire.refusals import Refusal

__all__ = ["Doors", "Network"]


class Doors(Protocol):
    """Further sockets to listen at, opened and closed while the server runs."""

    async def open(self, hosts: Sequence[str]) -> list[str]:
        """Listens at *hosts*, on the port that is already served; returns those where it can."""
        ...

    def shut(self) -> None:
        """Stops listening there, and closes idle connections that came in there."""
        ...


def _nobody_hears(_: Collection[str]) -> None:
    """There are no guests to tell."""


async def _nobody_waits() -> None:
    """There are no guests to tell."""


class Network:
    """The hosts that the server answers to, and the switch that lets the home network in.

    ``doors``: what listens at further addresses; without it the server stays as it was set at its start.
    ``closed`` is called with the hosts that are closed, ``stopping`` awaited before the server ends; *homes* finds the
    machine's addresses.
    """

    def __init__(self, settings: Settings, homes: Callable[[], list[str]] = home_addresses) -> None:
        self.owner = Owner()
        self.doors: Doors | None = None
        self.closed: Callable[[Collection[str]], None] = _nobody_hears
        self.stopping: Callable[[], Awaitable[None]] = _nobody_waits
        self._host, self._port = settings.host, settings.port
        linked = (settings.mail.name,) if settings.mail else ()
        self._always = host_names(settings.host, (*settings.hosts, *linked))
        self._homes = homes
        self._let_in: list[str] = []
        self._switching = asyncio.Lock()

    def knows(self, host: str) -> bool:
        """Whether *host* is a name of this server just now."""
        return host in self._always or host in self._let_in

    async def info(self, key: str | None) -> NetworkInfo:
        """Who can reach the server, as far as the holder of *key* may know it."""
        owner = await self.owner.holds(key)
        if not self.switchable:
            return NetworkInfo("fixed", [address_at(host, self._port) for host in self._fixed()], owner)
        found = [address_at(host, self._port) for host in self._let_in]
        return NetworkInfo("open" if found else "closed", found, owner)

    async def switch(self, key: str | None, *, wanted: bool) -> NetworkInfo:
        """The owner lets the home network in, or keeps it out again. Raises ``Refusal``."""
        if not self.switchable:
            raise Refusal("network.fixed")
        if not await self.owner.holds(key):
            raise Refusal("owner.only")
        async with self._switching:
            await self._turn(wanted=wanted)
        return await self.info(key)

    @property
    def switchable(self) -> bool:
        """Whether the owner may let the home network in: not where it was set at the start whom the server serves."""
        return self.doors is not None and self._host in LOOPBACK

    def _fixed(self) -> list[str]:
        """Where others find a server that stays as it was started; nowhere if only this machine does."""
        if self._host in EVERYWHERE:
            return heard_at(self._host)
        return [] if self._host in LOOPBACK else [self._host]

    async def _turn(self, *, wanted: bool) -> None:
        if wanted and not self._let_in:
            await self._open()
        elif not wanted and self._let_in:
            self._shut()

    async def _open(self) -> None:
        doors = self.doors
        self._let_in = await doors.open(self._homes()) if doors else []
        if not self._let_in:
            raise Refusal("network.none")

    def _shut(self) -> None:
        """No newcomers are let in; then those who are in are told, and go."""
        shut, self._let_in = self._let_in, []
        self.closed(shut)
        if self.doors:
            self.doors.shut()
