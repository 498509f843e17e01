"""Ports for servers of tests: other tests and other checks run on this machine at the same time."""

from __future__ import annotations

import socket
from random import Random

__all__ = ["free_port"]

PORTS = range(20_000, 32_000)
"""Below those that the system gives to connections: one that is free stays so while its server starts again."""

_chance = Random()


def free_port() -> int:
    """A port of this machine that nobody listens on; processes that ask at once hardly get the same."""
    while True:
        port = _chance.choice(PORTS)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
