"""What is left in memory of a socket that has ended: nothing."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

from demesne.server.settings import Settings
from demesne.server.web.edge import Wire
from demesne.server.web.socket import Socket
from tests.server.client import Line, Site, dial
from tests.server.conftest import GENEROUS, serving
from tests.server.kit import wish

SECONDS = 30.0


def well(site: Site, table: str) -> None:
    with site.line(table):
        pass


def at_a_blow(site: Site, table: str) -> None:
    with site.line(table) as line:
        line.wire.socket.shutdown(socket.SHUT_RDWR)


def sent_away(site: Site, _: str) -> None:
    with dial(site.socket, site.origin) as wire:
        wire.send("no greeting")
        assert Line(wire).end() == ("message.unreadable", 1008)


@pytest.mark.slow
@pytest.mark.parametrize("leave", [well, at_a_blow, sent_away])
def test_a_socket_that_has_ended_is_freed_without_garbage_collection(
    tmp_path: Path, leave: Callable[[Site, str], None]
) -> None:
    """Under load nobody looks for old reference cycles, and a socket is a hundred objects."""

    def left() -> list[object]:
        return [each for each in gc.get_objects() if issubclass(type(each), (Socket, Wire))]

    with serving(Settings(tmp_path, port=0, pace=(0.0, 0.0), thinkers=1, limits=GENEROUS)) as site:
        table = site.open(wish("you", "here")).table
        gc.collect()
        gc.disable()
        try:
            for _ in range(3):
                leave(site, table)
            late = monotonic() + SECONDS
            while left() and monotonic() < late:
                sleep(0.02)
            assert not left()
        finally:
            gc.enable()
