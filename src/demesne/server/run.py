"""A server run from its settings: a free port, the page opened, a clean shutdown."""

from __future__ import annotations

import contextlib
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import monotonic
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from demesne.server.app import create_app
from demesne.server.guard.addresses import EVERYWHERE, address_at, heard_at, is_loopback, without_port
from demesne.server.guard.crowds import Crowds
from demesne.server.settings import Settings
from demesne.server.store.database import DataError
from demesne.server.upkeep.console import Said, english
from demesne.server.upkeep.server_log import Format, set_up
from demesne.server.web.edge import Edge, protocols
from demesne.server.web.listeners import ADMITTED, DoorServer
from demesne.server.web.network import Network
from demesne.server.web.ports import listen

__all__ = ["addresses", "config_for", "run"]

FILES = 14_336
"""The most files that the process wants to have open: connections, the store, processes that think."""
CLOSING = 10.0
"""Seconds that a server has to close everything before a second Ctrl+C breaks that off."""
GARBAGE = (400, 4, 1_000_000_000)
"""When Python collects garbage: often among the youngest objects, for fifty thousand at once hold everybody up
for a tenth of a second, and never among all that live. While games go on, `tidying.py` is there before it."""


def run(
    settings: Settings,
    *,
    browser: bool,
    listening: socket.socket | None = None,
    log_level: str = "warning",
    log_format: Format = "text",
    rng: Random | None = None,
    say: Said = english,
) -> None:
    """Serves until it is told to stop; *rng*, if given, is what chance comes from, *say* the words for the console.

    *listening*, if given, listens for it already: whoever has come meanwhile is let in first.

    Raises ``DataError`` when the data folder or the address cannot be used.
    """
    set_up(log_level, log_format)
    settings = replace(settings, limits=settings.limits.within(_allow_files()))
    listening = listening or listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    served = replace(settings, port=port)
    network = Network(served)
    try:
        app = create_app(served, rng=rng, network=network)
    except DataError:
        listening.close()
        raise
    if port != settings.port:
        print(say("taken", wanted=str(settings.port), port=str(port)))
    server = _Server(config_for(app, served, log_level), served, network, say, browser=browser)
    network.doors = server
    gc.freeze()  # what has been loaded by now stays
    gc.set_threshold(*GARBAGE)
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl+C is how a server ends
        server.run(sockets=[listening])


def config_for(app: Starlette, settings: Settings, log_level: str) -> uvicorn.Config:
    """How uvicorn serves *app*: small frames, short queues, no compression of what is short anyway."""
    limits = settings.limits
    http, wire = protocols(Edge(limits, settings.proxies, Crowds(settings.crowds)))
    return uvicorn.Config(
        app,
        http=http,
        ws=wire,
        proxy_headers=False,  # `proxied.py` does it
        ws_max_size=limits.frame,
        ws_max_queue=16,
        backlog=ADMITTED,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # the page sends its own pings
        log_level=log_level,
        log_config=None,  # it writes as everything else does
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_keep_alive=limits.behind if settings.proxies else limits.between,
        timeout_graceful_shutdown=2,
    )


def _allow_files() -> int:
    """Has the system allow the process as many open files as it wants, if possible; how many it may open."""
    if sys.platform == "win32":
        return FILES  # they are not counted there
    import resource  # noqa: PLC0415 - other systems have none

    granted, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if granted != resource.RLIM_INFINITY and granted < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return max(granted, wanted)


def addresses(host: str, port: int) -> list[str]:
    """Where to find the server, with this machine's own address first."""
    hosts = ["127.0.0.1", *heard_at(host)] if host in EVERYWHERE else [host]
    return [f"{address_at(name, port)}/" for name in hosts if "%" not in name]


def address_behind(settings: Settings) -> str | None:
    """Where the page is found behind the web server that the host has named, if there is one."""
    names = [name for name in settings.hosts if not is_loopback(without_port(name))]
    if settings.mail:
        return f"{settings.mail.page}/"
    return f"https://{names[0]}/" if settings.proxies and names else None


class _Server(DoorServer):
    """Tells the console where the server is and who reaches it, and opens the browser once it answers."""

    def __init__(
        self, config: uvicorn.Config, settings: Settings, network: Network, say: Said, *, browser: bool
    ) -> None:
        super().__init__(config, settings.port)
        self._found, self._proxied = addresses(settings.host, settings.port), address_behind(settings)
        self._kept = settings.data if settings.database is None else f"PostgreSQL, as node {settings.node}"
        self._network = network
        self._say = say
        self._browser = browser
        self._asked = 0.0

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.should_exit:
            return
        first, *others = self._found
        word = f"#owner={self._network.owner.token}"
        print(self._say("at", address=first))
        for other in others:
            print("  " + self._say("others", address=other))
        if self._network.switchable or not self._network.owner.settled:
            for address in dict.fromkeys(filter(None, (first, self._proxied))):
                print("  " + self._say("alone", address=f"{address}{word}"))
        print("  " + self._say("kept", place=str(self._kept)), flush=True)
        if self._browser:
            threading.Thread(target=_open, args=(f"{first}{word}",), daemon=True).start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Another Ctrl+C changes nothing while everything is being closed, unless that takes too long."""
        if not self.should_exit:
            self._asked = monotonic()
        elif monotonic() - self._asked < CLOSING:
            return
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._network.stopping()
        await super().shutdown(sockets=sockets)

    async def open(self, hosts: Sequence[str]) -> list[str]:
        opened = await super().open(hosts)
        for host in opened:
            print(self._say("opened", address=f"{address_at(host, self.port)}/"), flush=True)
        return opened

    def shut(self) -> None:
        super().shut()
        print(self._say("closed"), flush=True)


def _open(address: str) -> None:
    """Opens *address* in the browser, if the machine has one."""
    if not (sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))):
        webbrowser.open(address)
