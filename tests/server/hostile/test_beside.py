"""Floods beside an honest game: it goes on meanwhile, nothing of it changes, and memory stays within bounds."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from demesne.server.protocol import PROTOCOL, Hello, Ping
from demesne.server.settings import Limits, Settings
from tests.server.client import Line, Site, dial
from tests.server.conftest import serving
from tests.server.hostile.bystander import honest, memory, move

MOST = 64 * 1024 * 1024
"""By how many bytes the process of server and attacker together may grow."""
TIMES = 150
SMALL = 4096
"""Bytes that a client's system accepts before its program reads."""
LIMITS = Limits(write=0.5, queue=8)
"""The real ones for what one client may do, but slow clients are dropped sooner."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with those limits that believes where its neighbour says that requests come from."""
    settings = Settings(
        tmp_path_factory.mktemp("house"), port=0, pace=(0.0, 0.0), thinkers=1, limits=LIMITS, proxies=("127.0.0.1",)
    )
    with serving(settings) as found:
        yield found


EVIL = {"x-forwarded-for": "192.0.2.66"}


def most(bucket: tuple[int, float], since: float) -> float:
    """How many of this a client may have had *since* then, however slow the machine, and one that is being counted."""
    held, rate = bucket
    return held + rate * (time.monotonic() - since) + 1


def frames(site: Site, table: str) -> None:
    """Sockets that send as fast as they can, each until it is ended."""
    for _ in range(5):
        with dial(site.socket, site.origin, additional_headers=EVIL) as wire, suppress(ConnectionClosed):
            line = Line(wire)
            line.say(Hello(PROTOCOL, table))
            for number in range(TIMES):
                line.say(Ping(number))
            assert line.end()[0] in {"rate.fast", "socket.slow", ""}


def large(site: Site, table: str) -> None:
    """Bodies of half a megabyte, and deeply nested ones: soon nobody listens any more."""
    since = time.monotonic()
    answers = [
        site.http.post(f"/api/tables/{table}/join", content=body, headers={**EVIL, "content-type": "application/json"})
        for body in (b"x" * (1 << 19), b"[" * 60_000) * (TIMES // 2)
    ]
    assert {answer.status_code for answer in answers} <= {413, 422, 429}
    assert sum(answer.status_code != 429 for answer in answers) <= most(LIMITS.writes, since)


def unread(site: Site, table: str) -> None:
    """Spectators who read nothing that they are told, and ask for it again and again."""
    with ExitStack() as stack:
        port = httpx.URL(site.origin).port or 80
        for _ in range(20):
            reached = socket.socket()
            reached.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
            reached.connect(("127.0.0.1", port))
            wire = stack.enter_context(dial(site.socket, site.origin, sock=reached, additional_headers=EVIL))
            with suppress(ConnectionClosed):
                wire.send(msgspec.json.encode(Hello(PROTOCOL, table)).decode())
                for _ in range(20):
                    wire.send('{"type":"whole"}')


def reconnects(site: Site, table: str) -> None:
    """Sockets that come, say hello and are gone: soon they are refused with a reason."""
    told, since = [], time.monotonic()
    for _ in range(TIMES):
        try:
            with dial(site.socket, site.origin, additional_headers=EVIL) as wire:
                Line(wire).say(Hello(PROTOCOL, table))
        except InvalidStatus as fault:
            told.append(fault.response.body or b"")
    assert TIMES - len(told) <= most(LIMITS.arrivals, since)
    assert all(b"rate.fast" in body for body in told)


def addresses(site: Site, table: str) -> None:
    """Requests from thousands of addresses: those that have not been seen for longest are forgotten."""
    for number in range(40 * TIMES):
        far = {"x-forwarded-for": f"2001:db8:{number:x}::1"}
        if number % 10 == 0:
            assert site.http.get(f"/api/tables/{table}", headers=far).status_code == 200


@pytest.mark.slow
@pytest.mark.parametrize("attack", [frames, large, unread, reconnects, addresses])
def test_an_honest_game_goes_on_beside_it(house: Site, attack: Callable[[Site, str], None]) -> None:
    with honest(house) as line:
        before, shown = memory(), line.view.position
        assert line.update is not None
        attack(house, line.view.table)
        line.beat()
        assert line.view.position == shown
        assert memory() - before < MOST
        for _ in range(3):
            move(line)
