"""``python -m benchmarks.chaos``, or ``make chaos``: a server that is killed again and again while games are played.

It starts a server of its own with an empty folder and has players at many tables who reconnect by themselves and
repeat what was not answered. The server is killed with SIGKILL, at random and at moments that are hard to hit
(``benchmarks/victim.py``), or ended as its host would (``--ways restart``), and restarted at the same port. In the
end every acknowledged move must be in the log once and with the number that was acknowledged, every log must be
without gaps and by the rules, and a backup intact.
Everything stays on loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sqlite3
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from benchmarks.load import GAMES, allow_files, answers, by_turns, free_port
from benchmarks.machine import installed, machine
from benchmarks.open_loop import open_loop, quantile
from benchmarks.stubborn import Account, Party
from demesne.server.store.database import NAME
from demesne.server.store.store import Store
from demesne.server.table.restore import table_of

__all__ = ["BAD", "chaos", "checked", "lines"]

WAYS: Final = ("random", "written", "committed", "counted", "checkpoint", "backup")
"""How the server is killed, one after the other: by chance, at a moment of its own, or while a backup is made."""
RESTART: Final = "restart"
"""The way in which it is not killed, but asked to end."""
SIGNALS: Final = {"random": signal.SIGKILL, RESTART: signal.SIGTERM}
MOST: Final = {"tables": 2000, "kills": 100, "rate": 500, "every": 120}
PATIENCE: Final = 90.0
"""Seconds within which everybody must be back."""
PINGS: Final = 12.0
BACKUP: Final = "in-time.demesne"


@dataclass(slots=True)
class Kill:
    """One death: how, and how long until the server had ended, answered again, and 99 % and all players were back."""

    way: str
    ended: float
    up: float
    most: float
    last: float


class Server:
    """The victim: started at one port with one folder, again and again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, moment: str) -> None:
        """Starts it and waits until it answers. Raises ``RuntimeError`` with its output if it does not."""
        words = ("-m", "benchmarks.victim", str(self.folder), moment, str(self.port))
        silent = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            sys.executable, *words, stdout=silent, stderr=asyncio.subprocess.PIPE, env=installed()
        )
        self._process = process
        while not await answers(self.port):
            if process.returncode is not None:
                said = await process.stderr.read() if process.stderr else b""
                raise RuntimeError(f"the server did not start again: {said.decode()[-500:]}")
            await asyncio.sleep(0.05)

    async def tell(self, what: signal.Signals) -> None:
        """Sends it a signal."""
        assert self._process is not None
        with suppress(ProcessLookupError):
            self._process.send_signal(what)

    async def ended(self) -> int:
        """Waits for its end; returns its exit status, below 0 if a signal ended it."""
        assert self._process is not None
        return await self._process.wait()


async def chaos(tables: int, kills: int, rate: float, every: float, among: Sequence[str] = WAYS) -> dict[str, Any]:
    """The figures: *tables* of two, *rate* moves a second in all, a kill *every* so many seconds, *kills* in all.

    *among*: the ways, in rotation.
    """
    account, rng = Account(), Random(1)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        parties = [Party(number, GAMES[number % len(GAMES)], server.port, account) for number in range(tables)]
        ways = [among[number % len(among)] for number in range(kills)]
        async with _playing(server, parties, _moment(ways[0]), rate):
            deaths = [
                await _death(server, parties, way, _moment(next_way), every * rng.uniform(0.5, 1.5))
                for way, next_way in zip(ways, [*ways[1:], "none"], strict=True)
            ]
        return {
            "machine": machine(),
            "wished": {"tables": tables, "kills": kills, "rate": rate, "every": every},
            "kills": [asdict(one) for one in deaths],
            "moves": len(account.acknowledged),
            "over": account.over,
            "faults": dict(account.faults),
            "goodbyes": dict(account.goodbyes),
            **await checked(server.folder, account),
        }


def _moment(way: str) -> str:
    return way if way in {"written", "committed", "counted", "checkpoint"} else "none"


@asynccontextmanager
async def _playing(server: Server, parties: Sequence[Party], moment: str, rate: float) -> AsyncIterator[None]:
    """Everybody plays while the block runs; then all answers are waited for, and the server ends in peace."""
    await server.start(moment)
    await by_turns([party.lay() for party in parties])
    begin, gap = perf_counter() + 0.5, len(parties) / rate
    until = [float("inf")]
    works = [asyncio.create_task(_play(begin + n / rate, gap, until, party)) for n, party in enumerate(parties)]
    works.append(asyncio.create_task(_ping(parties)))
    try:
        yield
        until[0] = perf_counter()
        works.pop().cancel()
        await asyncio.gather(*works)
    finally:
        for work in works:
            work.cancel()
        await asyncio.gather(*(party.leave() for party in parties))
        await server.tell(signal.SIGTERM)
        await server.ended()


async def _play(first: float, gap: float, until: list[float], party: Party) -> None:
    """Moves of *party*, until the end that is set meanwhile."""
    due = first
    while due < until[0]:
        await open_loop(due, gap, due + gap / 2, party.move)
        due = max(due + gap, perf_counter())


async def _ping(parties: Sequence[Party]) -> None:
    while True:
        for party in parties:
            await asyncio.sleep(PINGS / len(parties))
            for seat in list(party.seats):
                await seat.ping()


async def _death(server: Server, parties: Sequence[Party], way: str, then: str, after: float) -> Kill:
    """Kills the server *after* so many seconds, restarts it with the moment *then*, waits until all are back."""
    await asyncio.sleep(after)
    asked = perf_counter()
    if way == "backup":
        await _killed_with_its_backup(server)
    else:
        await server.tell(SIGNALS.get(way, signal.SIGUSR1))
    if (status := await server.ended()) != -(signal.SIGTERM if way == RESTART else signal.SIGKILL):
        raise RuntimeError(f"the server ended by itself: {status}")
    ended = perf_counter()
    since = asked if way == RESTART else ended  # who is killed has its time to die, and plays meanwhile
    await server.start(then)
    up = perf_counter()
    await _all_back(parties, ended)
    backs = sorted(seat.back - since for party in parties for seat in party.seats)
    taken = ended - since, up - since, quantile(backs, 0.99), backs[-1]
    return Kill(way, *(round(seconds, 2) for seconds in taken))


async def _killed_with_its_backup(server: Server) -> None:
    copying = await _backup(server.folder, server.folder / "cut-short.demesne")
    await asyncio.sleep(0.6)  # time for the command to get to work
    await server.tell(signal.SIGKILL)
    with suppress(ProcessLookupError):
        copying.kill()
    await copying.wait()


async def _backup(folder: Path, place: Path) -> asyncio.subprocess.Process:
    words = ("-c", "from demesne.cli.main import main; main()", "backup", str(place), "--data", str(folder))
    silent = asyncio.subprocess.DEVNULL
    return await asyncio.create_subprocess_exec(sys.executable, *words, stdout=silent, stderr=silent)


async def _all_back(parties: Sequence[Party], since: float) -> None:
    while away := sum(party.away(since) for party in parties):
        if perf_counter() - since > PATIENCE:
            raise RuntimeError(f"{away} players did not come back in {PATIENCE:.0f} s")
        await asyncio.sleep(0.05)


async def checked(folder: Path, account: Account) -> dict[str, Any]:
    """Compares the log with what was acknowledged and with the rules, and a backup with both."""
    copying = await _backup(folder, folder / BACKUP)
    failed = await copying.wait()
    logs = _logs(folder / NAME)
    told = Counter((table, message) for table, messages in logs.items() for _, message in messages if message)
    places = {(table, message): seq for table, messages in logs.items() for seq, message in messages}
    wrong = [place for *place, seq in account.acknowledged if places.get((place[0], place[1])) != seq]
    return {
        "lost": len([key for *key, _ in account.acknowledged if not told[key[0], key[1]]]),
        "doubled": sum(count > 1 for count in told.values()),
        "misplaced": len(wrong),
        "holes": sum([seq for seq, _ in log] != list(range(1, len(log) + 1)) for log in logs.values()),
        "against_the_rules": await asyncio.to_thread(_unplayable, folder, list(logs)),
        "backup_differs": int(bool(failed) or _logs(folder / BACKUP) != logs),
    }


def _logs(database: Path) -> dict[str, list[tuple[int, str | None]]]:
    """Of each table its events in order: their numbers, and the ids that players gave them."""
    logs: defaultdict[str, list[tuple[int, str | None]]] = defaultdict(list)
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as line:
        for table, seq, message in line.execute("SELECT table_id, seq, client_id FROM event ORDER BY table_id, seq"):
            logs[table].append((seq, message and message.rpartition(":")[2]))
    return dict(logs)


def _unplayable(folder: Path, tables: Sequence[str]) -> int:
    """How many of *tables* cannot be rebuilt from their log."""

    async def count() -> int:
        store, bad = Store(folder), 0
        for table in tables:
            stored = await store.load(table)
            try:
                assert stored is not None
                table_of(stored, Random(1))
            except ValueError:
                bad += 1
        store.close()
        return bad

    return asyncio.run(count())


BAD: Final = ("lost", "doubled", "misplaced", "holes", "against_the_rules", "backup_differs")


def lines(found: dict[str, Any]) -> list[str]:
    """The figures as people read them."""
    deaths = found["kills"]
    worst = max(deaths, key=lambda one: one["most"])
    return [
        f"{found['wished']['tables']} tables, {found['moves']} moves acknowledged, {found['over']} games over",
        *(
            f"{one['way']}: ended after {one['ended']} s, answers after {one['up']}, "
            f"99 % back after {one['most']}, all {one['last']}"
            for one in deaths
        ),
        f"{len(deaths)} kills; 99 % back after {worst['most']} s at the latest",
        ", ".join(f"{name.replace('_', ' ')}: {found[name]}" for name in BAD),
        f"faults of players: {found['faults'] or 'none'}; good-byes heard: {found['goodbyes'] or 'none'}",
    ]


def main(words: list[str]) -> int:
    """Kills, prints, and returns 1 if anything was lost or went wrong."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.chaos", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="games at once, two sockets each")
    parser.add_argument("--kills", type=int, default=12, help="how often the server is killed")
    parser.add_argument("--rate", type=int, default=40, help="moves a second, of all tables together")
    parser.add_argument("--every", type=int, default=5, help="seconds of play before each kill, on average")
    parser.add_argument("--ways", nargs="+", choices=[*WAYS, RESTART], default=WAYS, help="how, in turn")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args(words)
    for name, most in MOST.items():
        if not 0 < getattr(asked, name) <= most:
            parser.error(f"--{name} is from 1 to {most}")
    allow_files()
    found = asyncio.run(chaos(asked.tables, asked.kills, asked.rate, asked.every, asked.ways))
    print(json.dumps(found) if asked.json else "\n".join(lines(found)))
    return int(bool(found["faults"]) or any(found[name] for name in BAD))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
