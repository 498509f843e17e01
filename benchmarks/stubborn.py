"""Players who reconnect, whatever happens to their server, and keep account of what it has acknowledged."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from benchmarks.crowd import Heard, address, dial, moves_of, posted
from demesne.server.protocol import PROTOCOL, Hello, Joined, NewTable, Opened, Ping, Play, SeatWish

__all__ = ["Account", "Party"]

WAITS: Final = (0.5, 1.0, 1.0, 1.0, 2.0, 4.0, 5.0)
"""Seconds between tries to reconnect: those of the page."""
ANEW: Final = 1.0
"""The same where the server has announced a restart, after the wait that it named for the first try."""
PATIENCE: Final = 120.0
"""Seconds after which a move that nobody answers counts as lost."""
LOST: Final = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError)

_read = msgspec.json.Decoder(Heard).decode
_write = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Account:
    """What the players know: ``acknowledged`` moves by table, id and number.

    ``faults``: what went wrong, ``goodbyes``: why the server said that it ends, by name.
    """

    acknowledged: list[tuple[str, str, int]] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    goodbyes: Counter[str] = field(default_factory=Counter)
    over: int = 0


class Seat:
    """A player who reconnects, and repeats what was not answered. ``back``: when they last reconnected."""

    def __init__(self, party: Party, table: str, key: str) -> None:
        self._party, self._table, self._key = party, table, key
        self._wire: ClientConnection | None = None
        self._pending: Play | None = None
        self._answer: asyncio.Future[Heard] | None = None
        self._seq = 0
        self._offer: object = None
        self.over = False
        self.back = 0.0
        self._wait: float | None = None
        self._anew = False
        self._living = asyncio.create_task(self._live())

    @property
    def offer(self) -> object:
        """What this player may do, once the last answer is there."""
        return self._offer if self._pending is None else None

    async def play(self, move: str) -> Heard:
        """Plays *move*; returns the answer, however often the server ends before it gives one."""
        self._answer = asyncio.get_running_loop().create_future()
        self._pending = Play(self._seq, secrets.token_hex(8), move)
        self._offer = None
        await self._say(self._pending)
        return await asyncio.wait_for(asyncio.shield(self._answer), PATIENCE)

    async def ping(self) -> None:
        await self._say(Ping(0))

    async def leave(self) -> None:
        self._living.cancel()
        await asyncio.gather(self._living, return_exceptions=True)

    async def _live(self) -> None:
        tries = 0
        while True:
            with suppress(*LOST):
                self._wire = await dial(self._party.port, self._party.address, f"/api/tables/{self._table}/socket")
                async with self._wire:
                    await self._wire.send(_write(self._hello()).decode())
                    async for frame in self._wire:
                        tries, self._anew = 0, False
                        await self._hear(_read(str(frame)))
            self._wire, self._offer = None, None
            await asyncio.sleep(self._pause(tries))
            tries += 1

    def _hello(self) -> Hello:
        """As the page says it: only what was missed needs to be told."""
        return Hello(PROTOCOL, self._table, self._key, from_seq=self._seq, amends=True)

    def _pause(self, tries: int) -> float:
        """The seconds until the next try: what the server has said, else more and more, as the page waits."""
        said, self._wait = self._wait, None
        usual = WAITS[min(tries, len(WAITS) - 1)] * self._party.rng.uniform(0.8, 1.2)
        return said if said is not None else ANEW if self._anew else usual

    async def _hear(self, heard: Heard) -> None:
        if heard.type in {"update", "amend"}:
            self._learn(heard)
            if heard.type == "update":
                self.back = perf_counter()
                if self._pending is not None:
                    await self._say(self._pending)
        elif heard.type == "bye":
            code = str((heard.reason or {}).get("code"))
            self._wait, self._anew = heard.retry_ms / 1000, code == "server.restart"
            self._party.account.goodbyes[code] += 1
        elif heard.type in {"ack", "refused"} and self._pending is not None and heard.id == self._pending.id:
            self._settle(heard, self._pending.id)

    def _learn(self, heard: Heard) -> None:
        if heard.view is not None:
            self.over = heard.view.status == "over"
        self.over = self.over or any(each.path == ["status"] and each.value == "over" for each in heard.edits)
        self._seq = heard.seq
        self._offer = heard.offer

    def _settle(self, heard: Heard, message: str) -> None:
        if heard.type == "ack":
            self._party.account.acknowledged.append((self._table, message, heard.seq))
        else:
            self._party.account.faults[str((heard.reason or {}).get("code"))] += 1
        self._pending = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(heard)

    async def _say(self, message: object) -> None:
        if self._wire is not None:
            with suppress(*LOST):
                await self._wire.send(_write(message).decode())


class Party:
    """A table at which two stubborn players play one game after the other, random move by random move."""

    def __init__(self, number: int, game: str, port: int, account: Account) -> None:
        self.port, self.account, self.address = port, account, address(number)
        self.rng = Random(number)
        self.seats: list[Seat] = []
        self._game = game

    async def lay(self) -> None:
        """A new game; asked for until there is one."""
        await self.leave()
        while True:
            try:
                opened, joined = await self._open()
                break
            except (OSError, RuntimeError, TimeoutError):
                await asyncio.sleep(WAITS[1])
        self.seats = [Seat(self, opened.table, key) for key in (opened.key, joined.key)]

    async def move(self, _due: float) -> None:
        """A move by whoever is to make one, if anybody is there to make it."""
        if self.seats and all(seat.over for seat in self.seats):
            self.account.over += 1
            await self.lay()
        mover = next((seat for seat in self.seats if seat.offer is not None), None)
        moves = list(moves_of(mover.offer)) if mover else []
        if mover is None or not moves:
            return
        try:
            await mover.play(self.rng.choice(moves))
        except TimeoutError:
            self.account.faults["unanswered"] += 1

    def away(self, since: float) -> int:
        """How many of the two have not been back *since*."""
        return sum(seat.back <= since for seat in self.seats)

    async def leave(self) -> None:
        """Both go, for good."""
        seats, self.seats = self.seats, []
        await asyncio.gather(*(seat.leave() for seat in seats))

    async def _open(self) -> tuple[Opened, Joined]:
        wish = NewTable(self._game, [SeatWish("you", "Ada"), SeatWish("open")])
        opened = await posted(self.port, self.address, "/api/tables", wish, Opened)
        joining = {"invite": opened.invite, "name": "Ben"}
        return opened, await posted(self.port, self.address, f"/api/tables/{opened.table}/join", joining, Joined)
