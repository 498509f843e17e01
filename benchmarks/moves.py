"""What a move costs a whole server without the network, in processor time: ``python -m benchmarks.moves``.

The application itself with its store, on its own event loop. Two people at each table: what they say goes in and
what they are told comes out where a web server would take over, and they ask what their choices would bring where a
page does. Several tables move at once, as at a server that is busy, so that some moves share a commit.

Every run plays the same games, so that each step is the same work: of several runs the least time of each step
counts, which leaves out most of what other programs do to it. ``--beside PATH`` has another checkout of the project
play them, too, in turn with this one, and says whether its output is the same.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import hashlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from time import process_time, thread_time
from typing import Any, NamedTuple, TypeVar

import msgspec
import uvloop
from starlette.applications import Starlette

from benchmarks.crowd import WEIGHED, moves_of
from benchmarks.machine import installed, machine
from demesne.server.app import create_app
from demesne.server.live import hub
from demesne.server.live import tables as tables_of
from demesne.server.protocol import PROTOCOL, Hello, Joined, NewTable, Opened, Play, SeatWish, Weigh
from demesne.server.run import GARBAGE
from demesne.server.settings import Limits, Settings
from demesne.server.web.edge import SWIFT

__all__ = ["Found", "found", "played"]

T = TypeVar("T")

HERE = Path(__file__).parents[1]
GAMES = ("kingdomino", "queendomino", "domaine")
TABLES = 4
"""How many move at once."""
MOVES = 60
"""Of each table, after as many as ``BEFORE``."""
BEFORE = 40
ROUNDS = 5
"""How often the games are played."""
PARTS = ("play", "weigh", "loop")
"""Of all threads until everybody is told of the moves, and until what choices bring is said; the loop's own part."""
LOOSE = Limits(socket_frames=(1 << 20, 1e6), writes=(1 << 20, 1e6), requests=(1 << 20, 1e6), arrivals=(1 << 20, 1e6))
_encode = msgspec.json.Encoder().encode


class Ear:
    """A socket without a network: frames go in by ``say``, and what the server sends is looked at as it comes."""

    def __init__(self, app: Starlette, table: str, key: str) -> None:
        self._coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard = asyncio.Event()
        self._wanted = 0
        self.told = hashlib.sha256()
        self.sizes = 0
        self.offer: Any = None
        self.seq = self._asked = -1
        self._frames: list[bytes] = []
        path = f"/api/tables/{table}/socket"
        scope: dict[str, Any] = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
        }
        scope |= {"headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80)}
        scope |= {"scheme": "ws", "subprotocols": [], "extensions": {SWIFT: self}}
        self._coming.put_nowait({"type": "websocket.connect"})
        self.say(Hello(PROTOCOL, table, key, amends=True))
        self._serving = asyncio.create_task(app(scope, self._coming.get, self._send))

    def say(self, message: object) -> None:
        self._coming.put_nowait({"type": "websocket.receive", "text": _encode(message).decode()})

    def send_all(self, texts: Sequence[bytes]) -> bool:
        self._frames += texts
        if len(self._frames) >= self._wanted:
            self._heard.set()
        return True

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.send_all([message["text"].encode()])

    async def hear(self, frames: int) -> None:
        """Waits until so many frames have come since they were last looked at."""
        self._wanted = frames
        while len(self._frames) < frames:
            self._heard.clear()
            await self._heard.wait()

    def look(self) -> bool:
        """Reads what has come; returns whether a page would ask now what choices bring."""
        for frame in self._frames:
            self.told.update(frame)
            self.sizes += len(frame)
            heard = msgspec.json.decode(frame)
            if heard["type"] in {"update", "amend"}:
                self.seq, self.offer = heard["seq"], heard["offer"]
            elif heard["type"] in {"refused", "bye"}:
                raise RuntimeError(frame)
        self._frames.clear()
        return self._weighs()

    def _weighs(self) -> bool:
        asks = bool(self.offer) and self.offer["type"] in WEIGHED and self._asked < self.seq
        self._asked = self.seq
        return asks

    async def leave(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._serving


# --- measuring ----------------------------------------------------------------------------------


Costs = list[list[float]]
"""The seconds of each step, by ``PARTS``."""


def played(name: str, moves: int, tables: int) -> tuple[Costs, str]:
    """What each step cost, *tables* moves at once, and the digest of all that was told."""
    numbers = count()
    vars(hub)["new_table_id"] = lambda: f"table-{next(numbers):08}"  # it is sent, and would differ in every run
    vars(tables_of)["SystemRandom"] = lambda: Random(1)
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_played(Path(folder), name, moves, tables))


async def _played(folder: Path, name: str, moves: int, tables: int) -> tuple[Costs, str]:
    app = create_app(Settings(folder, limits=LOOSE, thinkers=1))
    told, costs, rng = hashlib.sha256(), Costs(), Random(2)
    seats: list[list[Ear]] = [[] for _ in range(tables)]
    async with app.router.lifespan_context(app):
        for _ in range(BEFORE + moves):
            for at, own in enumerate(seats):
                if not any(ear.offer for ear in own):
                    await _leave(own, told)
                    seats[at] = await _laid(app, name)
            costs.append(await _step(seats, rng))
        for own in seats:
            await _leave(own, told)
    return costs[BEFORE:], told.hexdigest()[:16]


async def _step(seats: Sequence[Sequence[Ear]], rng: Random) -> list[float]:
    """A move at each table, and what is asked after it."""
    movers = [next(ear for ear in own if ear.offer) for own in seats]
    moves = [rng.choice(list(moves_of(ear.offer))) for ear in movers]
    start, loop = process_time(), thread_time()
    for ear, move in zip(movers, moves, strict=True):
        ear.say(Play(ear.seq, f"message-{ear.seq}", move))
    for own, mover in zip(seats, movers, strict=True):
        for ear in own:
            await ear.hear(1 + (ear is mover))
    play, looped = process_time() - start, thread_time() - loop
    asking = [ear for own in seats for ear in own if ear.look()]
    start, loop = process_time(), thread_time()
    for ear in asking:
        ear.say(Weigh(ear.seq, f"weigh-{ear.seq}"))
    for ear in asking:
        await ear.hear(1)
    weigh, looped = process_time() - start, looped + thread_time() - loop
    for ear in asking:
        ear.look()
    return [play, weigh, looped]


# --- tables -------------------------------------------------------------------------------------


async def _laid(app: Starlette, game: str) -> list[Ear]:
    """A new game, both players at it."""
    opened = await _post(app, "/api/tables", NewTable(game, [SeatWish("you", "Ada"), SeatWish("open")]), Opened)
    wish = {"invite": opened.invite, "name": "Ben"}
    joined = await _post(app, f"/api/tables/{opened.table}/join", wish, Joined)
    seats: list[Ear] = []
    for key in (opened.key, joined.key):
        seats.append(Ear(app, opened.table, key))
        await seats[-1].hear(1)
    await seats[0].hear(2)  # that the other has come
    for ear in seats:
        ear.look()
    return seats


async def _leave(seats: Sequence[Ear], told: Any) -> None:
    for ear in seats:
        told.update(ear.told.digest())
        await ear.leave()


async def _post(app: Starlette, path: str, body: object, kind: type[T]) -> T:
    """What the application answers to *body*."""
    scope: dict[str, Any] = {"type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "root_path": ""}
    scope |= {"query_string": b"", "http_version": "1.1", "scheme": "http", "extensions": {}}
    scope |= {"client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80)}
    scope |= {"headers": [(b"host", b"localhost"), (b"content-type", b"application/json")]}
    coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    coming.put_nowait({"type": "http.request", "body": _encode(body), "more_body": False})
    answer = b""

    async def send(message: Any) -> None:
        nonlocal answer
        answer += message.get("body", b"")

    await app(scope, coming.get, send)
    return msgspec.json.decode(answer, type=kind)


# --- runs in turn -------------------------------------------------------------------------------


class Found(NamedTuple):
    """Milliseconds of processor time for a move by ``PARTS``, and in all; the digest of what was told."""

    parts: dict[str, float]
    all: float
    told: str


def found(places: Sequence[Path], name: str, moves: int, tables: int, rounds: int) -> list[Found]:
    """What a move of the game *name* costs the checkouts at *places*: in turn, each in a process of its own."""
    runs = [[_child(place, name, moves, tables) for place in places] for _ in range(rounds)]
    return [_least([run[at] for run in runs], tables) for at in range(len(places))]


def _least(runs: Sequence[tuple[Costs, str]], tables: int) -> Found:
    steps = [
        [min(each) for each in zip(*step, strict=True)] for step in zip(*(costs for costs, _ in runs), strict=True)
    ]
    sums = (sum(step[at] for step in steps) for at in range(len(PARTS)))
    parts = {part: round(1000 * each / len(steps) / tables, 3) for part, each in zip(PARTS, sums, strict=True)}
    return Found(parts, round(parts["play"] + parts["weigh"], 3), runs[0][1])


def _child(place: Path, name: str, moves: int, tables: int) -> tuple[Costs, str]:
    words = [sys.executable, "-m", "benchmarks.moves", "--one", name, "--moves", str(moves), "--tables", str(tables)]
    alike = {**installed(), "PYTHONPATH": str(place / "src"), "PYTHONHASHSEED": "0"}  # or sets differ in order
    told = subprocess.run(words, cwd=HERE, env=alike, check=True, capture_output=True, text=True)
    costs, digest = json.loads(told.stdout)
    return costs, digest


def line(name: str, own: Found) -> str:
    return f"{name}: {own.all} ms a move, " + ", ".join(f"{part} {ms}" for part, ms in own.parts.items())


def pair(name: str, before: Found, now: Found) -> str:
    same = "the same to the byte" if before.told == now.told else "NOT the same"
    parts = ", ".join(f"{part} {before.parts[part]} and {now.parts[part]}" for part in PARTS)
    ratio = round(now.all / before.all, 3)
    return f"{name}: {before.all} ms a move before, {now.all} now, {ratio} times as much ({parts}); output {same}"


def main(words: list[str]) -> int:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.moves", description=__doc__)
    parser.add_argument("--beside", type=Path, help="another checkout, measured in turn with this one")
    parser.add_argument("--moves", type=int, default=MOVES, help="of each table")
    parser.add_argument("--tables", type=int, default=TABLES, help="that move at once")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often the games are played")
    parser.add_argument("--games", nargs="*", default=GAMES, choices=GAMES)
    parser.add_argument("--one", choices=GAMES, help="this game alone, once, as JSON")
    asked = parser.parse_args(words)
    if asked.one:
        gc.freeze()
        gc.set_threshold(*GARBAGE)  # as a server does
        print(json.dumps(played(asked.one, asked.moves, asked.tables)))
        return 0
    print(", ".join(f"{key} {value}" for key, value in machine().items()))
    places = [asked.beside, HERE] if asked.beside else [HERE]
    for name in asked.games:
        told = found(places, name, asked.moves, asked.tables, asked.rounds)
        print(pair(name, *told) if asked.beside else line(name, *told), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
