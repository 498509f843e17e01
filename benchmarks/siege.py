"""``python -m benchmarks.siege``: how much longer others wait while somebody attacks.

Honest people play as in ``make load``; beside them comes one attack after the other, from one address, in a process of
its own: protocol pings, frames without end, requests that never end, requests one after the other, connections that
come and go, bodies that are refused, questions that take a while. Each comes between two stretches of peace, and is
measured by the 99th percentile of waits beside it and in these. An attacker takes a processor that others want, too:
``busy`` takes one and asks the server for nothing. Everything stays on loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack, closing, suppress
from http.client import HTTPConnection
from time import perf_counter, sleep
from typing import Any, Final

from msgspec.json import decode, encode
from websockets.sync.client import connect

from benchmarks.crowd import HOST, Notes, Table
from benchmarks.load import GAMES, SERVER, allow_files, by_turns, process
from benchmarks.load import pings as staying
from benchmarks.machine import machine
from benchmarks.open_loop import open_loop, spread
from demesne.server.knowing import Know
from demesne.server.protocol import PROTOCOL, Hello, NewTable, Opened, SeatWish

__all__ = ["ATTACKS", "compared", "lines", "siege"]

EVIL: Final = "127.9.9.9"
"""Where all attacks come from."""
HALF: Final = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 9"
LARGE: Final = (
    b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n"
)
UPGRADE: Final = (
    b"GET /api/socket HTTP/1.1\r\nhost: 127.0.0.1:%d\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PINGS: Final = b"\x89\x80\x00\x00\x00\x00" * 500
FRAMES: Final = b'\x81\x93\x00\x00\x00\x00{"type":"whole"   }' * 100
PAGE: Final = b"GET / HTTP/1.1\r\nhost: 127.0.0.1:%d\r\n\r\n"
SPINS: Final = 100_000
CONNECTIONS: Final = 200
SOCKETS: Final = 50
PAUSE: Final = 0.02


def _call(port: int) -> socket.socket:
    return socket.create_connection((HOST, port), timeout=2, source_address=(EVIL, 0))


def pings(port: int) -> None:
    """A socket, and as many pings as go through until it is ended."""
    _pour(port, PINGS)


def frames(port: int) -> None:
    """A socket, and as many frames as go through until it is ended."""
    _pour(port, FRAMES)


def _pour(port: int, load: bytes) -> None:
    with _call(port) as wire:
        wire.sendall(UPGRADE % port)
        wire.recv(4096)
        while True:
            wire.sendall(load)


def pages(port: int) -> None:
    """The page, again and again."""
    with _call(port) as wire:
        while True:
            wire.sendall(PAGE % port)
            if not wire.recv(65536):
                return


def busy(port: int) -> None:  # noqa: ARG001 - it asks for nothing
    """Work that has nothing to do with the server, and takes a processor as an attacker does."""
    sum(range(SPINS))


def half_open(port: int) -> None:
    """Hundreds of requests that stop in the middle."""
    wires = [_call(port) for _ in range(CONNECTIONS)]
    for wire in wires:
        with suppress(OSError):
            wire.sendall(HALF)
    for wire in wires:
        wire.close()


def comings(port: int) -> None:
    """Sockets that connect and are gone."""
    for _ in range(CONNECTIONS):
        with _call(port) as wire:
            wire.sendall(UPGRADE % port)


def bodies(port: int) -> None:
    """Large bodies of brackets."""
    with _call(port) as wire:
        wire.sendall(LARGE + b"[" * 60_000)
        wire.recv(4096)


def questions(port: int) -> None:
    """What may still come in a game of Domaine, asked by fifty sockets as often as each may."""
    seats = [SeatWish("you", "Evil"), *(SeatWish("here", name) for name in ("Eve", "Ewan", "Egon"))]
    with closing(HTTPConnection(HOST, port, source_address=(EVIL, 0))) as wire:
        wire.request("POST", "/api/tables", encode(NewTable("domaine", seats)), {"Content-Type": "application/json"})
        opened = decode(wire.getresponse().read(), type=Opened)
    hello = encode(Hello(PROTOCOL, opened.table, opened.key)).decode()
    with ExitStack() as all_open:
        at = f"ws://{HOST}:{port}/api/socket"
        lines = [all_open.enter_context(connect(at, sock=_call(port), proxy=None)) for _ in range(SOCKETS)]
        for line in lines:
            line.send(hello)
        while True:
            for line in lines:
                line.send(encode(Know("coming", "know-0001")).decode())
            for line in lines:
                while decode(line.recv())["type"] not in {"coming", "refused"}:
                    pass
            sleep(1.0)


ATTACKS: Final = {
    each.__name__: each for each in (busy, pings, frames, half_open, pages, comings, bodies, questions)
}  # fmt: skip
PEACE: Final = "peace"


def attack(name: str, port: int) -> None:
    """Does the attack *name* again and again until the process is ended."""
    does = ATTACKS[name]
    while True:
        with suppress(OSError):
            does(port)


async def siege(tables: int, seconds: float, rate: float, names: Sequence[str] = tuple(ATTACKS)) -> dict[str, Any]:
    """Moves beside each of the attacks *names*, milliseconds until acknowledged, and how many times those in peace."""
    with tempfile.TemporaryDirectory() as folder:
        async with process("-c", SERVER, folder) as (port, _):
            notes = Notes()
            crowd = [Table(number, GAMES[number % len(GAMES)], port, notes, asks=True) for number in range(tables)]
            await by_turns([table.lay() for table in crowd])
            pinging = asyncio.create_task(staying(crowd))
            stretches = [PEACE, *(name for attack in names for name in (attack, PEACE))]
            try:
                found = [await _beside(name, port, crowd, notes, seconds, rate) for name in stretches]
            finally:
                pinging.cancel()
            await asyncio.gather(*(table.end() for table in crowd))
    attacks = {name: compared(*found[2 * at : 2 * at + 3]) for at, name in enumerate(names)}
    return {"machine": machine(), "attacks": attacks, "faults": dict(notes.faults)}


def compared(before: dict[str, float], beside: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """What was found *beside* an attack, and how many times as long as in the mean of *before* and *after* that is."""
    times = {f"{name} times": round(2 * beside[name] / (before[name] + after[name]), 2) for name in ("p50", "p99")}
    return {**beside, **times}


async def _beside(
    name: str, port: int, crowd: list[Table], notes: Notes, seconds: float, rate: float
) -> dict[str, float]:
    words = ("-c", f"from benchmarks.siege import attack; attack({name!r}, {port})")
    evil = await asyncio.create_subprocess_exec(sys.executable, *words) if name != PEACE else None
    await asyncio.sleep(1.0)
    notes.clear()
    begin, every = perf_counter() + 0.2, len(crowd) / rate
    works = [open_loop(begin + n / rate, every, begin + seconds, _moving(table)) for n, table in enumerate(crowd)]
    await asyncio.gather(*works)
    if evil:
        evil.kill()
        await evil.wait()
    if not notes.taken:
        raise RuntimeError(f"no move was acknowledged beside {name}: {dict(notes.faults)}")
    return {"moves": len(notes.taken), **spread(notes.taken)}


def _moving(table: Table) -> Callable[[float], Awaitable[None]]:
    async def move(due: float) -> None:
        await table.move(due)

    return move


def lines(found: dict[str, Any]) -> list[str]:
    """The figures as people read them."""
    told = "median {p50} ms, 99th percentile {p99} ms; {p50 times} and {p99 times} times what it was in peace"
    rows = [f"beside {name}: {told.format_map(own)}, {own['moves']} moves" for name, own in found["attacks"].items()]
    return [*rows, f"faults: {found['faults'] or 'none'}"]


def main(words: list[str]) -> int:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.siege", description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=int, default=15, help="of each attack, and of peace before and after it")
    parser.add_argument("--rate", type=int, default=40, help="moves a second, of all tables together")
    parser.add_argument("--attacks", nargs="+", choices=tuple(ATTACKS), default=tuple(ATTACKS))
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args(words)
    allow_files()
    found = asyncio.run(siege(asked.tables, asked.seconds, asked.rate, asked.attacks))
    print(json.dumps(found) if asked.json else "\n".join(lines(found)))
    return int(bool(found["faults"]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
