"""``python -m benchmarks.cluster``, or ``make cluster``: three servers at one PostgreSQL, some of which die.

HAProxy is in front of them, with the configuration of ``deploy/``. While games are played through it, one server is
killed, another is paused for seven seconds, and the third is killed. What is reported, for the tables that were there,
is how long the next move took to be acknowledged, and whether what was acknowledged is in the log, once and in order.
Everything stays on loopback, and ends after some two minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import secrets
import shutil
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import msgspec
import psycopg
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.crowd import HOST, address, dial, moves_of
from benchmarks.load import free_port
from benchmarks.machine import machine
from benchmarks.postgres import cluster
from demesne.server.protocol import PROTOCOL, Hello, NewTable, Opened, Play, SeatWish

__all__ = ["cluster_figures", "main"]

NODES = "abc"
SERVER = (
    "import sys; from pathlib import Path; from demesne.server.run import run; from demesne.server.settings "
    "import Settings; run(Settings(Path(sys.argv[1]), port=int(sys.argv[2]), database=sys.argv[3], node=sys.argv[4], "
    "proxies=('127.0.0.1',)), browser=False)"
)
CONFIGURATION = Path(__file__).parents[1] / "deploy" / "haproxy.cfg"
WISH = NewTable("kingdomino", [SeatWish("you", "Ada"), SeatWish("here", "Ben")])
BEFORE, BETWEEN, STILL = 8.0, 15.0, 7.0
"""Seconds before the first death, between two, and for which a server is paused."""
MOST = {"tables": 400, "rate": 400}
_write = msgspec.json.Encoder().encode


class Heard(msgspec.Struct):
    """A message of a server, as far as a player reads it."""

    type: str
    seq: int = -1
    id: str | None = None
    offer: Any = None
    view: dict[str, Any] | None = None
    edits: list[dict[str, Any]] = []
    reason: dict[str, Any] | None = None
    retry_ms: int = 0
    at: str = ""

    @property
    def over(self) -> bool:
        """Whether it says that the game is over."""
        ends = any(each["path"] == ["status"] and each.get("value") == "over" for each in self.edits)
        return ends or (self.view is not None and self.view["status"] == "over")


_read = msgspec.json.Decoder(Heard).decode


class Player:
    """Somebody who plays both seats of a table, reconnects, and repeats what was not answered."""

    def __init__(self, number: int, port: int, pause: float) -> None:
        self._port, self._pause, self._from = port, pause, address(number)
        self._rng = Random(number)
        self.table: Opened | None = None
        self.kept: list[tuple[str, str, int, float]] = []
        self.faults: Counter[str] = Counter()
        self._at = ""
        self._wait = 0.0
        self._pending: Play | None = None
        self._told = Heard("")

    async def play(self) -> None:
        """Plays one game after the other, for ever."""
        while True:
            if self.table is None:
                self.table = await self._opened()
            try:
                await self._sit(self.table)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError) as fault:
                self.faults[type(fault).__name__] += 1
                self._wait = self._wait or self._rng.uniform(0.25, 0.5)
            await asyncio.sleep(self._wait)

    async def _sit(self, opened: Opened) -> None:
        """Plays on one socket until it ends or the game is over."""
        path, self._at, self._wait = f"/api/tables/{opened.table}/socket?at={self._at}", "", 0.0
        async with asyncio.timeout(5):
            wire = await dial(self._port, self._from, path)
        try:
            await wire.send(_write(Hello(PROTOCOL, opened.table, opened.key, amends=True)).decode())
            while True:
                async with asyncio.timeout(9):
                    message = _read(await wire.recv())
                if message.type == "bye":
                    self.faults[str((message.reason or {}).get("code"))] += 1
                    self._at, self._wait = message.at, message.retry_ms / 1000
                    return
                if await self._hear(message, opened, wire):
                    self.table = None
                    return
        finally:
            wire.transport.abort()

    async def _hear(self, message: Heard, opened: Opened, wire: Any) -> bool:
        """Notes and answers *message*; returns whether the game is over."""
        if message.type in {"ack", "refused"} and self._pending and message.id == self._pending.id:
            if message.type == "ack":
                self.kept.append((opened.table, self._pending.id, message.seq, perf_counter()))
            else:
                self.faults[str((message.reason or {}).get("code"))] += 1
            self._pending = None
        elif message.type in {"update", "amend"}:
            self._told = message
            if message.over:
                self._pending = None
                return True
            if message.type == "update" and self._pending:
                await wire.send(_write(self._pending).decode())
        if self._pending is None and self._told.offer is not None:
            await self._move(wire)
        return False

    async def _move(self, wire: Any) -> None:
        """Thinks for a while, and plays."""
        told = self._told
        self._pending = Play(told.seq, secrets.token_hex(8), self._rng.choice(list(moves_of(told.offer))))
        await asyncio.sleep(self._rng.uniform(0.5, 1.5) * self._pause)
        await wire.send(_write(self._pending).decode())

    async def _opened(self) -> Opened:
        while True:
            try:
                return await asyncio.to_thread(self._open)
            except (OSError, RuntimeError) as fault:
                self.faults[f"opening: {type(fault).__name__}"] += 1
                await asyncio.sleep(0.5)

    def _open(self) -> Opened:
        line = HTTPConnection(HOST, self._port, timeout=5, source_address=(self._from, 0))
        try:
            line.request("POST", "/api/tables", _write(WISH), {"Content-Type": "application/json"})
            answer = line.getresponse()
            told = answer.read()
        finally:
            line.close()
        if answer.status != 201:
            raise RuntimeError(told[:200])
        return msgspec.json.decode(told, type=Opened)


class Servers:
    """The three, and HAProxy at *port*."""

    def __init__(self, folder: Path, database: str) -> None:
        self._folder, self._database = folder, database
        self._ports = {name: free_port() for name in NODES}
        self.port = free_port()
        self.running: dict[str, asyncio.subprocess.Process] = {}
        self._balancer: asyncio.subprocess.Process | None = None

    async def begin(self) -> None:
        for name in NODES:
            await self.start(name)
        text = CONFIGURATION.read_text("utf-8").replace("127.0.0.1:8000", f"{HOST}:{self.port}")
        for name, port in zip(NODES, (8001, 8002, 8003), strict=True):
            text = text.replace(f"127.0.0.1:{port}", f"{HOST}:{self._ports[name]}")
        there = self._folder / "haproxy.cfg"
        there.write_text(text, "utf-8")
        program = shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        if program is None:
            sys.exit("no HAProxy: install it, for example by 'sudo apt-get install haproxy'")
        quiet = asyncio.subprocess.DEVNULL
        self._balancer = await asyncio.create_subprocess_exec(program, "-f", str(there), stdout=quiet, stderr=quiet)
        for port in (*self._ports.values(), self.port):
            await self._ready(port)

    async def start(self, name: str) -> None:
        words = ["-c", SERVER, str(self._folder / name), str(self._ports[name]), self._database, name]
        quiet = asyncio.subprocess.DEVNULL
        self.running[name] = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=quiet, stderr=quiet)

    async def _ready(self, port: int) -> None:
        """Waits until a server at *port* says that it is ready."""
        for _ in range(600):
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(HOST, port)
                writer.write(f"GET /readyz HTTP/1.1\r\nHost: {HOST}:{port}\r\nConnection: close\r\n\r\n".encode())
                told = await reader.read()
                writer.close()
                if b" 200 " in told[:20]:
                    return
            await asyncio.sleep(0.2)
        raise TimeoutError(f"nobody is ready at port {port}")

    def send(self, name: str, what: signal.Signals) -> None:
        self.running[name].send_signal(what)

    async def end(self) -> None:
        """Ends everything that was started."""
        for each in (*self.running.values(), self._balancer):
            if each is not None and each.returncode is None:
                each.send_signal(signal.SIGCONT)
                each.kill()
                await each.wait()


async def cluster_figures(tables: int, rate: float) -> dict[str, Any]:
    """What players noticed, at *tables* tables with *rate* moves a second in all."""
    with tempfile.TemporaryDirectory() as folder, cluster(durable=True) as server:
        database = server.new()
        servers = Servers(Path(folder), database)
        try:
            await servers.begin()
            async with _playing([Player(n, servers.port, tables / rate) for n in range(tables)]) as players:
                deaths = await _deaths(servers, players, database)
            found = _checked(players, database)
        finally:
            await servers.end()
    faults = sum((player.faults for player in players), Counter[str]())
    wished = {"tables": tables, "rate": rate}
    return {"machine": machine(), "wished": wished, "deaths": deaths, **found, "met": dict(faults)}


@asynccontextmanager
async def _playing(players: list[Player]) -> AsyncIterator[list[Player]]:
    tasks = []
    for player in players:
        tasks.append(asyncio.create_task(player.play()))
        await asyncio.sleep(0.02)
    gc.collect()
    gc.disable()  # a pause here would count as one of theirs
    try:
        yield players
    finally:
        gc.enable()
        for task in tasks:
            task.cancel()
        told = await asyncio.gather(*tasks, return_exceptions=True)
        broken = [each for each in told if isinstance(each, Exception)]
        if broken:
            raise broken[0]


async def _deaths(servers: Servers, players: list[Player], database: str) -> list[dict[str, Any]]:
    found = []
    await asyncio.sleep(BEFORE)
    for name, what in zip(NODES, (signal.SIGKILL, signal.SIGSTOP, signal.SIGKILL), strict=True):
        hit = await asyncio.to_thread(_tables_of, name, database)
        begin = perf_counter()
        servers.send(name, what)
        await asyncio.sleep(STILL)
        if what is signal.SIGSTOP:
            servers.send(name, signal.SIGCONT)
        else:
            await servers.running[name].wait()
            await servers.start(name)
        await asyncio.sleep(BETWEEN - STILL)
        found.append({"what": f"{what.name} of {name}", "tables": len(hit), **_back(players, hit, begin)})
    return found


def _tables_of(name: str, database: str) -> set[str]:
    with psycopg.connect(database) as line:
        owned = line.execute("SELECT id FROM game_table WHERE owner = %s AND status = 'playing'", (name,))
        return {table for (table,) in owned}


def _back(players: list[Player], hit: set[str], begin: float) -> dict[str, Any]:
    """Seconds until the next move was acknowledged, at the tables that somebody was playing at."""
    after: dict[str, float] = {}
    here = {player.table.table for player in players if player.table}
    for player in players:
        for table, _, _, at in player.kept:
            if table in hit and at > begin and table not in after:
                after[table] = at - begin
    took = sorted(after.values())
    told = {"first": took[0], "median": median(took), "last": took[-1]} if took else {}
    return {name: round(value, 2) for name, value in told.items()} | {"never": len((hit & here) - after.keys())}


def _checked(players: list[Player], database: str) -> dict[str, int]:
    """What was acknowledged, compared with what is in the log."""
    with psycopg.connect(database) as line:
        rows = line.execute("SELECT table_id, seq, client_id FROM event ORDER BY table_id, seq").fetchall()
        told: dict[str, int] = dict(line.execute("SELECT id, seq FROM game_table").fetchall())
    kept = {(table, str(client).rpartition(":")[2]): seq for table, seq, client in rows if client}
    sizes = Counter(table for table, _, _ in rows)
    largest = {table: seq for table, seq, _ in rows}
    said = [each for player in players for each in player.kept]
    return {
        "acknowledged": len(said),
        "in_the_log": sum(kept.get((table, message)) == seq for table, message, seq, _ in said),
        "doubled": sum(1 for _, _, client in rows if client) - len(kept),
        "tables_with_a_hole": sum(sizes[table] != largest[table] for table in sizes),
        "tables_that_count_otherwise": sum(told[table] != largest[table] for table in sizes),
    }


def main(words: Sequence[str] | None = None) -> None:
    """Runs it, and prints the figures as JSON."""
    parser = argparse.ArgumentParser(description="Three servers at one PostgreSQL, of which two are killed.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second, in all")
    given = parser.parse_args(words)
    if not (1 <= given.tables <= MOST["tables"] and 0 < given.rate <= MOST["rate"]):
        parser.error(f"at most {MOST['tables']} tables and {MOST['rate']} moves a second")
    print(json.dumps(asyncio.run(cluster_figures(given.tables, given.rate)), indent=2))


if __name__ == "__main__":
    main()
