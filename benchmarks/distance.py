"""``python -m benchmarks.distance``: what a slow network costs a player whose clock runs.

Two people play by a clock at a server of their own, one beside it, the other over a connection with latency, jitter
and loss (``benchmarks/slow_line.py``). Each thinks for a second or so; what their clock loses beyond that is what the
connection, and the server, cost them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Mapping
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection

from benchmarks.crowd import address, dial, moves_of, posted
from benchmarks.load import SERVER, process
from benchmarks.machine import machine
from benchmarks.slow_line import SlowLine
from demesne.server.protocol import (
    PROTOCOL,
    Hello,
    Joined,
    NewTable,
    Opened,
    Ping,
    Play,
    Probe,
    Probed,
    SeatWish,
    ServerMessage,
    Update,
)
from demesne.server.wire.company_messages import USUAL

__all__ = ["distance", "lines"]

MOST: Final = {"lag": 2000, "moves": 500}
MINUTES: Final = 60
THINKS: Final = (0.5, 1.5)
"""The fewest and the most seconds that a player thinks."""
SETTLING: Final = 4
"""Moves of each that are not counted: the latency is measured meanwhile."""
GAME: Final = "queendomino"
_read = msgspec.json.Decoder(ServerMessage).decode
_write = msgspec.json.Encoder().encode


class Player:
    """Somebody who thinks, plays, and notes what their clock lost beyond the thinking, in milliseconds."""

    def __init__(self, wire: ClientConnection, seat: int, wanted: int, thinks: tuple[float, float]) -> None:
        self._wire, self._seat, self._thinks, self._rng = wire, seat, thinks, Random(seat)
        self._wanted, self.enough = wanted, asyncio.Event()
        self.over: list[float] = []
        self._seq, self._before, self._thought = -1, 0, 0.0

    async def play(self) -> None:
        """Plays until it is cancelled, each move as soon as it is thought out; the latency is measured meanwhile."""
        async with asyncio.TaskGroup() as thinking:
            async for frame in self._wire:
                message = _read(frame)
                if isinstance(message, Probe):
                    await self._say(Probed(message.number))
                elif isinstance(message, Update) and self._hear(message):
                    thinking.create_task(self._think(message.seq, message.offer))

    def _hear(self, update: Update) -> bool:
        """Notes what the last move cost; returns whether there is another to think of."""
        left = update.view.seats[self._seat].left or 0
        if self._thought and update.seq > self._seq:
            self.over.append(self._before - left - 1000 * self._thought)
            self._thought = 0.0
            if len(self.over) >= self._wanted:
                self.enough.set()
        if update.offer is None or update.seq == self._seq:
            return False
        self._seq, self._before = update.seq, left
        return True

    async def _think(self, seq: int, offer: object) -> None:
        begin = perf_counter()
        await self._say(Ping(0))
        await asyncio.sleep(self._rng.uniform(*self._thinks))
        move = self._rng.choice(list(moves_of(msgspec.to_builtins(offer))))
        self._thought = perf_counter() - begin
        await self._say(Play(seq, f"move-{self._seat}-{seq:06d}", move))

    async def _say(self, message: object) -> None:
        await self._wire.send(_write(message).decode())


async def distance(
    lag: float, uneven: float, loss: float, moves: int, thinks: tuple[float, float] = THINKS
) -> dict[str, Any]:
    """The figures: *lag* and up to *uneven* more milliseconds of round trip, at least *moves* counted moves of each."""
    with tempfile.TemporaryDirectory() as folder:
        async with process("-c", SERVER, folder) as (port, _), SlowLine(port, lag / 2000, uneven / 2000, loss) as line:
            keys, table = await _laid(port)
            wires = [await dial(at, address(0)) for at in (port, line.port)]
            for wire, key in zip(wires, keys, strict=True):
                await wire.send(_write(Hello(PROTOCOL, table, key)).decode())
            players = [Player(wire, seat, moves + SETTLING, thinks) for seat, wire in enumerate(wires)]
            works = [asyncio.create_task(player.play()) for player in players]
            await asyncio.gather(*(player.enough.wait() for player in players))
            for work in works:
                work.cancel()
            await asyncio.gather(*works, *(wire.close() for wire in wires), return_exceptions=True)
    wished = {"lag": lag, "uneven": uneven, "loss": loss, "moves": moves}
    near, far = (player.over[SETTLING:] for player in players)
    return {"machine": machine(), "wished": wished, "lost": line.lost, "near": _cost(near), "far": _cost(far)}


async def _laid(port: int) -> tuple[list[str], str]:
    """A table for two with a clock: their keys, and its name."""
    customs = replace(USUAL, minutes=MINUTES)
    wish = NewTable(GAME, [SeatWish("you", "Ada"), SeatWish("open")], customs=customs)
    opened = await posted(port, address(0), "/api/tables", wish, Opened)
    joining = {"invite": opened.invite, "name": "Ben"}
    joined = await posted(port, address(0), f"/api/tables/{opened.table}/join", joining, Joined)
    return [opened.key, joined.key], opened.table


def _cost(over: list[float]) -> dict[str, float]:
    return {"moves": len(over), "mean": round(fmean(over), 1), "most": round(max(over), 1)}


def lines(found: Mapping[str, Any]) -> list[str]:
    """The figures as people read them."""
    wished = found["wished"]
    way = "{lag:g} to {most:g} ms round trip, {loss:.1%} of the pieces lost".format(
        most=wished["lag"] + wished["uneven"], **wished
    )
    return [
        f"{way} ({found['lost']} in all)",
        *(
            "{who}: {moves} moves, {mean:+.0f} ms a move beyond what was thought, {most:+.0f} at most".format(
                who=who, **found[who]
            )
            for who in ("near", "far")
        ),
    ]


def main(words: list[str]) -> int:
    """Plays and prints."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.distance", description=__doc__)
    parser.add_argument("--lag", type=int, default=300, help="milliseconds of round trip, at least")
    parser.add_argument("--uneven", type=int, default=100, help="as many more at most")
    parser.add_argument("--loss", type=float, default=0.01, help="the probability that a piece is lost")
    parser.add_argument("--moves", type=int, default=40, help="moves of each that are counted")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args(words)
    for name, most in MOST.items():
        if not 0 < getattr(asked, name) <= most:
            parser.error(f"--{name} is from 1 to {most}")
    found = asyncio.run(distance(asked.lag, asked.uneven, asked.loss, asked.moves))
    print(json.dumps(found) if asked.json else "\n".join(lines(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
