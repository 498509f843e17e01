"""``python -m benchmarks.load``, or ``make load``: how a server keeps up with many games at once.

It starts a server of its own with an empty folder, has as many tables as wanted play real games over real sockets, and
makes moves due at fixed times (open loop): a move that is not served in time is late, however long the server needs.
Beforehand every table plays some moves, so that they are at different points of their games; a game that is over is
followed by a new one. Then the same frames at the same rate go to an echo server: the floor of this machine.
``--thinking N`` adds N tables at which somebody plays at once against a bot of level 8, so that as many think as may;
``--steps`` watches what the server's event loop does without letting anybody else have a turn (``steps.py``).
``--beside PATH`` runs the server of another checkout of the project in the same minute, too, and compares what a move
costs both: whatever else the machine does affects both of them.
Everything stays on loopback. Works where any address of 127.0.0.0/8 may be used without asking, as on Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import socket
import sys
import tempfile
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection

from benchmarks.crowd import HOST, Notes, Table, address, dial
from benchmarks.machine import installed, machine
from benchmarks.meanwhile import Meanwhile, lines_of
from benchmarks.open_loop import Lag, ms, open_loop, quantile, spread
from benchmarks.steps import FOUND

__all__ = [
    "GAMES",
    "SERVER",
    "allow_files",
    "answers",
    "by_turns",
    "free_port",
    "lines",
    "load",
    "pings",
    "play_due",
    "process",
]

GAMES = ("queendomino", "domaine")
MOST = {"tables": 2000, "seconds": 1200, "rate": 1000, "depth": 400, "at_once": 400, "thinking": 64}
AT_ONCE = 40
"""How many tables are set up, and play beforehand, at once."""
PINGS = 15.0
"""Seconds in which every socket sends one keep-alive."""
GENTLY = 0.15
"""Seconds between moves beforehand: no more than a socket may send."""
FRAME = '{"type":"play","seq":100,"id":"0123456789abcdef","move":"place 17 1,0 2,0"}'
SERVER = (
    "import sys; from pathlib import Path; from demesne.server.run import run; from demesne.server.settings "
    "import Settings; run(Settings(Path(sys.argv[1]), port=int(sys.argv[2]), pace=(0.0, 0.0), metrics=('127.0.0.1',)), "
    "browser=False)"
)


async def load(
    tables: int,
    seconds: float,
    rate: float,
    depth: int,
    *,
    asks: bool = True,
    at_once: int = AT_ONCE,
    thinking: int = 0,
    steps: bool = False,
) -> dict[str, Any]:
    """The figures: *tables* of two, *rate* moves a second in all for *seconds*, up to *depth* moves beforehand.

    *asks*: players ask what their choices would bring, as the page does; *at_once*: how many tables are made ready
    side by side; *thinking*: how many bots of level 8 are played against meanwhile; *steps*: those of the server's
    event loop are watched.
    """
    with tempfile.TemporaryDirectory() as folder:
        words = ("-m", "benchmarks.steps", folder) if steps else ("-c", SERVER, folder)
        async with process(*words) as (port, pid):
            meanwhile = Meanwhile(port, pid, thinking, Path(folder) / FOUND if steps else None)
            played = await _played(tables, seconds, rate, depth, asks, at_once, meanwhile)
    async with process("-m", "benchmarks.echo") as (port, _):
        echoed = await _echoed(2 * tables, min(seconds, 20), rate, port)
    wished = {"tables": tables, "seconds": seconds, "rate": rate, "depth": depth, "asks": asks, "thinking": thinking}
    return {"machine": machine(), "wished": wished, **played, "echo": echoed}


async def beside(
    other: Path, tables: int, seconds: float, rate: float, depth: int, *, asks: bool = True, at_once: int = AT_ONCE
) -> dict[str, Any]:
    """What a move costs the server of *other*, ``before``, and ours, ``now``: the same load on both, by turns."""
    names = ("before", "now")
    async with AsyncExitStack() as stack:
        folders = [stack.enter_context(tempfile.TemporaryDirectory()) for _ in names]
        sources = (other / "src", Path(__file__).parents[1] / "src")
        starting = [process("-c", SERVER, folder, source=one) for folder, one in zip(folders, sources, strict=True)]
        servers = [await stack.enter_async_context(each) for each in starting]
        notes = [Notes() for _ in names]
        crowds = [
            [Table(number, GAMES[number % len(GAMES)], port, noted, asks) for number in range(tables)]
            for (port, _), noted in zip(servers, notes, strict=True)
        ]
        mixed = [table for pair in zip(*crowds, strict=True) for table in pair]
        pinging, rng = asyncio.create_task(pings(mixed)), Random(1)
        try:
            await by_turns([_begin(table, rng.randint(0, depth)) for table in mixed], at_once)
            for each in notes:
                each.clear()
            busy = [_processor(pid) for _, pid in servers]
            await play_due(perf_counter() + 0.5, 2 * rate, seconds, [table.move for table in mixed])
            spent = [_processor(pid) - first for (_, pid), first in zip(servers, busy, strict=True)]
        finally:
            pinging.cancel()
            await asyncio.gather(*(table.end() for table in mixed))
    costs = [round(1000 * own / max(1, len(each.taken)), 3) for own, each in zip(spent, notes, strict=True)]
    faults = notes[0].faults + notes[1].faults
    moves = [len(each.taken) for each in notes]
    return {"machine": machine(), "moves": moves, "processor": dict(zip(names, costs, strict=True)), "faults": faults}


async def _played(
    tables: int, seconds: float, rate: float, depth: int, asks: bool, at_once: int, meanwhile: Meanwhile
) -> dict[str, Any]:
    notes, lag, rng, pid = Notes(), Lag(), Random(1), meanwhile.pid
    crowd = [Table(number, GAMES[number % len(GAMES)], meanwhile.port, notes, asks) for number in range(tables)]
    pinging = asyncio.create_task(pings(crowd))
    watching: asyncio.Task[None] | None = None
    try:
        await by_turns([_begin(table, rng.randint(0, depth)) for table in crowd], at_once)
        async with meanwhile:
            notes.clear()
            gc.collect()
            gc.disable()  # a pause of the crowd would count as one of the server
            watching = asyncio.create_task(lag.watch())
            busy, begin = _processor(pid), perf_counter() + 0.5
            await play_due(begin, rate, seconds, [table.move for table in crowd])
            spent, lasted = _processor(pid) - busy, perf_counter() - begin
    finally:
        gc.enable()
        for task in (pinging, watching):
            if task is not None:
                task.cancel()
        await asyncio.gather(*(table.end() for table in crowd))
    return _told(notes, lag, spent, lasted) | meanwhile.found


def _told(notes: Notes, lag: Lag, spent: float, lasted: float) -> dict[str, Any]:
    sizes = sorted(notes.sizes)
    return {
        "moves": len(notes.taken),
        "rate": round(len(notes.taken) / lasted, 1),
        "acknowledged": spread(notes.taken),
        "told": spread(notes.told),
        "processor": round(1000 * spent / max(1, len(notes.taken)), 3),
        "bytes": {name: quantile(sizes, part) for name, part in (("p50", 0.5), ("p95", 0.95), ("largest", 1.0))},
        "games_over": notes.over,
        "opened": spread(notes.opened),
        "not_tried": notes.unready,
        "faults": dict(notes.faults),
        "lag": spread(lag.seconds),
    }


async def _echoed(sockets: int, seconds: float, rate: float, port: int) -> dict[str, float]:
    """The same rate of frames to an echo server, by as many sockets."""
    wires = [await dial(port, address(number // 2)) for number in range(sockets)]
    taken: list[float] = []

    def asking(wire: ClientConnection) -> Any:
        async def ask(due: float) -> None:
            await wire.send(FRAME)
            await wire.recv()
            taken.append(perf_counter() - due)

        return ask

    gc.collect()
    gc.disable()
    try:
        await play_due(perf_counter() + 0.5, rate, seconds, [asking(wire) for wire in wires])
    finally:
        gc.enable()
        await asyncio.gather(*(wire.close() for wire in wires))
    return spread(taken)


async def play_due(begin: float, rate: float, seconds: float, works: Sequence[Any]) -> None:
    """Does all *works* again and again, *rate* a second between them, each in its turn."""
    every, until = len(works) / rate, begin + seconds
    await asyncio.gather(*(open_loop(begin + n / rate, every, until, work) for n, work in enumerate(works)))


async def _begin(table: Table, moves: int) -> None:
    """Sets up *table* and plays up to *moves* there, one game at most."""
    await table.lay()
    for _ in range(moves):
        await asyncio.sleep(GENTLY)
        if not await table.move(perf_counter()):
            return


async def by_turns(works: Sequence[Coroutine[Any, Any, None]], at_once: int = AT_ONCE) -> None:
    room = asyncio.Semaphore(at_once)

    async def one(work: Coroutine[Any, Any, None]) -> None:
        async with room:
            await work

    await asyncio.gather(*(one(work) for work in works))


async def pings(crowd: Sequence[Table]) -> None:
    """Sends keep-alives for everybody of *crowd*, until it is cancelled."""
    while True:
        for table in crowd:
            await asyncio.sleep(PINGS / len(crowd))
            await table.ping()


@asynccontextmanager
async def process(*words: str, source: Path | None = None) -> AsyncIterator[tuple[int, int]]:
    """Runs a program of ours, given a port at which it then answers, until the block ends: the port, and its process.

    *source*: where its modules are, if not in the usual place.
    """
    port, silent = free_port(), asyncio.subprocess.DEVNULL
    env = installed() | ({"PYTHONPATH": str(source)} if source else {})
    process = await asyncio.create_subprocess_exec(sys.executable, *words, str(port), stdout=silent, env=env)
    try:
        async with asyncio.timeout(60):
            while not await answers(port):
                if process.returncode is not None:
                    raise RuntimeError(f"it ended at once: {words[:2]}")
                await asyncio.sleep(0.1)
        yield port, process.pid
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


async def answers(port: int) -> bool:
    """Whether a server at *port* answers, whatever it says; one that is starting has us wait for it."""
    with suppress(OSError):
        reader, writer = await asyncio.open_connection(HOST, port)
        writer.write(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1:%d\r\nconnection: close\r\n\r\n" % port)
        answer = await reader.read()
        writer.close()
        return answer.startswith(b"HTTP/1.1 ")
    return False


def _processor(pid: int) -> float:
    """The seconds of processor time that *pid* has used; 0 where the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def lines(found: dict[str, Any]) -> list[str]:
    """The figures as people read them."""
    floor, wished = found["echo"], found["wished"]
    opened = ms(found["opened"]) if found["opened"]["longest"] else "none was meanwhile"
    ratios = {name: round(found["acknowledged"][name] / max(floor[name], 0.01), 1) for name in ("p50", "p99")}
    return [
        f"{wished['tables']} tables, " + "{moves} moves, {rate} a second, {games_over} games over".format_map(found),
        f"from due to acknowledged: {ms(found['acknowledged'])}; {ratios['p50']} and {ratios['p99']} times the floor",
        f"from due until everybody has been told: {ms(found['told'])}",
        f"the floor, a frame and its echo: {ms(floor)}",
        f"processor time of the server: {found['processor']} ms a move",
        "an update: median {p50} bytes, 95th percentile {p95}, largest {largest}".format(**found["bytes"]),
        f"opening a table for two: {opened}; moves not tried meanwhile: {found['not_tried']}",
        f"lag of the players themselves: {ms(found['lag'])}; faults: {found['faults'] or 'none'}",
        *lines_of(found),
    ]


def compared(found: dict[str, Any]) -> list[str]:
    """The figures of two servers as people read them."""
    cost, moves = found["processor"], found["moves"]
    ratio = round(cost["now"] / max(cost["before"], 0.001), 3)
    return [
        f"processor time of the server, ms a move: {cost['before']} before, {cost['now']} now, {ratio} times as much",
        f"{moves[0]} and {moves[1]} moves; faults: {dict(found['faults']) or 'none'}",
    ]


def main(words: list[str]) -> int:
    """Plays, prints, and returns 1 if anything went wrong on the way."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="games at once, two sockets each")
    parser.add_argument("--seconds", type=int, default=60, help="how long it is measured")
    parser.add_argument("--rate", type=int, default=40, help="moves a second, of all tables together")
    parser.add_argument("--depth", type=int, default=200, help="most moves that a table plays beforehand")
    parser.add_argument("--at-once", type=int, default=AT_ONCE, help="how many tables are made ready side by side")
    parser.add_argument("--unasked", action="store_true", help="nobody asks what their choices would bring")
    parser.add_argument("--thinking", type=int, default=0, help="tables at which bots of level 8 think meanwhile")
    parser.add_argument("--steps", action="store_true", help="watch the steps of the server's event loop")
    parser.add_argument("--beside", type=Path, help="another checkout, whose server gets the same load in the same run")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args(words)
    for name, most in MOST.items():
        least = int(name != "thinking")
        if not least <= getattr(asked, name) <= most:
            parser.error(f"--{name.replace('_', '-')} is from {least} to {most}")
    if asked.beside and (asked.thinking or asked.steps):
        parser.error("--beside compares what a move costs, without --thinking and --steps")
    allow_files()
    wished = asked.tables, asked.seconds, asked.rate, asked.depth
    how: dict[str, Any] = {"asks": not asked.unasked, "at_once": asked.at_once}
    more: dict[str, Any] = how | {"thinking": asked.thinking, "steps": asked.steps}
    found = asyncio.run(beside(asked.beside, *wished, **how) if asked.beside else load(*wished, **more))
    told = [json.dumps(found)] if asked.json else compared(found) if asked.beside else lines(found)
    print("\n".join(told))
    return int(bool(found["faults"]))


def allow_files() -> None:
    import resource  # noqa: PLC0415 - other systems have none

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
