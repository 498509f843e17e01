"""A server run from its settings: a free port, the page opened, a clean shutdown."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from random import Random

import uvicorn
from starlette.applications import Starlette

from demesne.server.app import create_app
from demesne.server.database import DataError
from demesne.server.security import EVERYWHERE, own_addresses
from demesne.server.settings import Settings

__all__ = ["addresses", "config_for", "listen", "run"]

TRIES = 50
"""How many ports to try, beginning with the preferred one."""


def run(settings: Settings, *, browser: bool, log_level: str = "warning", rng: Random | None = None) -> None:
    """Serves until it is told to stop; *rng*, if given, is what chance comes from.

    Raises ``DataError`` when the data folder or the address cannot be used.
    """
    logging.basicConfig(level=log_level.upper(), format="%(levelname)s %(name)s: %(message)s")
    listening = listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    if port != settings.port:
        print(f"Port {settings.port} is taken; using {port}.")
    try:
        app = create_app(replace(settings, port=port), rng=rng)
    except DataError:
        listening.close()
        raise
    found = addresses(settings.host, port)
    config = config_for(app, settings, log_level)
    gc.freeze()  # what has been loaded by now stays
    gc.set_threshold(100_000, 50, 1000)
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl+C is how a server ends
        _Server(config, found, settings.data, browser=browser).run(sockets=[listening])


def config_for(app: Starlette, settings: Settings, log_level: str) -> uvicorn.Config:
    """How uvicorn serves *app*: small frames, short queues, no compression of what is short anyway."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame,
        ws_max_queue=16,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # the page sends pings of its own
        log_level=log_level,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=2,
    )


def listen(host: str, port: int) -> socket.socket:
    """A listening socket at *port*, or at the next free one. Raises ``DataError`` when there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in range(port, min(port + TRIES, 65536)):
        tried = socket.socket(family, socket.SOCK_STREAM)
        try:
            if os.name == "posix":  # elsewhere this would share a port that is taken
                tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind((host, wanted))
            tried.listen(2048)
        except OSError as fault:
            tried.close()
            if fault.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise DataError(f"cannot listen on {host}: {fault.strerror or fault}") from None
        else:
            return tried
    raise DataError(f"no free port from {port} on; give another by --port")


def addresses(host: str, port: int) -> list[str]:
    """Where to find the server, this machine's own address first."""
    hosts = ["127.0.0.1", *own_addresses()] if host in EVERYWHERE else [host]
    return [f"http://{f'[{name}]' if ':' in name else name}:{port}/" for name in hosts if "%" not in name]


class _Server(uvicorn.Server):
    """Prints the server's address and opens the browser once it answers."""

    def __init__(self, config: uvicorn.Config, found: list[str], data: Path, *, browser: bool) -> None:
        super().__init__(config)
        self._found = found
        self._data = data
        self._browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.should_exit:
            return
        first, *others = self._found
        print(f"demesne is at {first}")
        for other in others:
            print(f"  for others on your network: {other}")
        print(f"  tables are kept in {self._data}; Ctrl+C ends the server", flush=True)
        if self._browser:
            threading.Thread(target=_open, args=(first,), daemon=True).start()


def _open(address: str) -> None:
    """Opens *address* in the browser, if the machine has one."""
    if not (sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))):
        webbrowser.open(address)
