"""Listening sockets. Nothing slow is loaded here: whoever comes while a server starts waits, and is not turned away."""

from __future__ import annotations

import errno
import os
import socket
from typing import Final

from demesne.server.store.soundness import DataError

__all__ = ["listen", "listen_at"]

TRIES = 50
"""How many ports to try, beginning with the preferred one."""
QUEUE: Final = 2048
"""How many connections wait to be let in."""


class _Entrance(socket.socket):
    """A listening socket. asyncio has one number for how many wait and how many it lets in at once: here only these."""

    def listen(self, backlog: int = QUEUE) -> None:  # noqa: ARG002 - how many are let in at once
        super().listen(QUEUE)


def listen(host: str, port: int, *, exactly: bool = False) -> socket.socket:
    """A listening socket at *port*, or, unless it must be *exactly* that one, at the next free one.

    Raises ``DataError`` when there is none.
    """
    for wanted in range(port, min(port + (1 if exactly else TRIES), 65536)):
        try:
            return listen_at(host, wanted)
        except OSError as fault:
            if fault.errno == errno.EACCES and os.name == "posix":  # elsewhere it may be one that is taken
                raise DataError(f"cannot listen on port {wanted}: {fault.strerror}; give another with --port") from None
            if fault.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise DataError(f"cannot listen on {host}: {fault.strerror or fault}") from None
    if exactly:
        raise DataError(f"port {port} is taken by another program; give another, or no --port for the next free one")
    raise DataError(f"no free port from {port} on; give another with --port")


def listen_at(host: str, port: int) -> socket.socket:
    """A listening socket at *port* itself. Raises ``OSError``."""
    tried = _Entrance(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # otherwise this would share a port that is taken
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        tried.bind((host, port))
        tried.listen()
    except OSError:
        tried.close()
        raise
    return tried
