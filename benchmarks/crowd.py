"""People who play real games over real sockets: two at a table, each with a socket of their own.

All limits of the server apply to them: every four tables come from an address of their own on loopback.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException
from random import Random
from time import perf_counter
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from demesne.server.protocol import PROTOCOL, Hello, Joined, NewTable, Opened, Ping, Play, SeatWish, Weigh

__all__ = ["HOST", "Heard", "Notes", "Table", "address", "dial", "moves_of", "posted"]

T = TypeVar("T")

HOST = "127.0.0.1"
AT_AN_ADDRESS = 4
PATIENCE = 30.0
"""Seconds after which a move counts as lost."""
MOVES = frozenset({"move", "sell", "skip", "discard", "end", "deck"})
"""The fields under which an offer has moves."""
WEIGHED = frozenset({"place", "build", "act", "step"})
"""Offers whose choices have further effects, which a page asks for."""
CREATED = 201


class _View(msgspec.Struct):
    """What a player reads of a table."""

    status: str


class _Edit(msgspec.Struct):
    """A change of it."""

    path: list[str | int]
    value: Any = None


class Heard(msgspec.Struct):
    """A message of the server, as far as a player reads it: parsing the rest would only slow the crowd."""

    type: str
    seq: int = -1
    id: str | None = None
    view: _View | None = None
    edits: list[_Edit] = []
    offer: Any = None
    reason: dict[str, Any] | None = None
    retry_ms: int = 0


_read = msgspec.json.Decoder(Heard).decode
_write = msgspec.json.Encoder().encode


class Notes:
    """What a crowd notes down: ``sizes`` of updates, what went wrong by name, and seconds.

    ``taken``: from when a move was due until it was acknowledged, ``told``: until everybody had heard of it;
    ``opened``: how long opening a table took. ``unready``: moves that were due while a new game was set up.
    """

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.taken: list[float] = []
        self.told: list[float] = []
        self.opened: list[float] = []
        self.faults: Counter[str] = Counter()
        self.over = 0
        self.unready = 0

    def clear(self) -> None:
        """Forgets everything but what went wrong: what is measured begins now."""
        faults = self.faults
        self.__init__()  # type: ignore[misc]
        self.faults = faults


class Seat:
    """A player with a socket: what they were told last, and who waits for more.

    With *asks*, they ask what each choice would bring as soon as they are offered some, as the page does.
    """

    def __init__(self, wire: ClientConnection, notes: Notes, asks: bool) -> None:
        self.wire = wire
        self._asks = asks
        self._asked = -1
        self.seq = -1
        self.over = False
        self.offer: Any = None
        self.answer = Heard("")
        self.at = self.answered = 0.0
        self._notes = notes
        self._more = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for frame in self.wire:
                self._hear(str(frame))
                if self._asks and self.offer is not None and self.offer["type"] in WEIGHED and self._asked < self.seq:
                    self._asked = self.seq
                    await self.say(Weigh(self.seq, secrets.token_hex(8)))
        except ConnectionClosed:
            self._notes.faults["closed"] += 1

    def _hear(self, frame: str) -> None:
        heard = _read(frame)
        if heard.type in {"update", "amend"}:
            if heard.view is not None:
                self.over = heard.view.status == "over"
            self.over = self.over or any(each.path == ["status"] and each.value == "over" for each in heard.edits)
            self.seq, self.offer = heard.seq, heard.offer
            self.at = perf_counter()
            self._notes.sizes.append(len(frame))
        elif heard.type in {"ack", "refused"}:
            self.answer, self.answered = heard, perf_counter()
        elif heard.type == "bye":
            self._notes.faults[str((heard.reason or {}).get("code"))] += 1
        self._more.set()

    async def hears(self, seq: int) -> None:
        """Waits until everything up to *seq* has been told."""
        while self.seq < seq:
            await self._next()

    async def play(self, move: str) -> int:
        """Plays *move*; returns the number of its event, or -1 if it was refused."""
        message = Play(self.seq, secrets.token_hex(8), move)
        await self.say(message)
        while self.answer.id != message.id:
            await self._next()
        if self.answer.type == "refused":
            self._notes.faults[str((self.answer.reason or {}).get("code"))] += 1
            return -1
        return self.answer.seq

    async def say(self, message: object) -> None:
        await self.wire.send(_write(message).decode())

    async def leave(self) -> None:
        """Ends the socket, without waiting for long."""
        self._reading.cancel()
        await self.wire.close()

    async def _next(self) -> None:
        self._more.clear()
        await self._more.wait()


class Table:
    """A table at which one game follows another, random move by random move."""

    def __init__(self, number: int, game: str, port: int, notes: Notes, asks: bool) -> None:
        self.address = address(number)
        self.game = game
        self.seats: list[Seat] = []
        self.id = ""
        self._port = port
        self._notes = notes
        self._asks = asks
        self._rng = Random(number)
        self._laying: asyncio.Task[None] | None = None

    async def lay(self) -> None:
        """A new game, both players at it."""
        begin = perf_counter()
        await self.leave()
        wish = NewTable(self.game, [SeatWish("you", "Ada"), SeatWish("open")])
        opened = await self._post("/api/tables", wish, Opened)
        self.id = opened.table
        joining = {"invite": opened.invite, "name": "Ben"}
        joined = await self._post(f"/api/tables/{opened.table}/join", joining, Joined)
        for key in (opened.key, joined.key):
            seat = Seat(
                await dial(self._port, self.address, f"/api/tables/{opened.table}/socket"), self._notes, self._asks
            )
            await seat.say(Hello(PROTOCOL, opened.table, key, amends=True))
            await seat.hears(0)
            self.seats.append(seat)
        self._notes.opened.append(perf_counter() - begin)

    async def move(self, due: float) -> bool:
        """Makes the move that was *due*, for the player to move; returns false if there is none, or it goes wrong."""
        if not self._ready():
            self._notes.unready += 1
            return False
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._move(due)
        except (TimeoutError, ConnectionClosed) as fault:
            self._notes.faults[type(fault).__name__] += 1
            return False

    async def _move(self, due: float) -> bool:
        mover = next(seat for seat in self.seats if seat.offer is not None)
        seq = await mover.play(self._rng.choice(list(moves_of(mover.offer))))
        if seq < 0:
            return False
        self._notes.taken.append(mover.answered - due)
        for seat in self.seats:
            await seat.hears(seq)
        self._notes.told.append(max(seat.at for seat in self.seats) - due)
        if self.seats[0].over:
            self._notes.over += 1
            self._laying = asyncio.create_task(self.lay())
        return True

    async def ping(self) -> None:
        """Keeps the sockets alive, as the page does."""
        for seat in list(self.seats):
            try:
                await seat.say(Ping(0))
            except ConnectionClosed:
                self._notes.faults["closed"] += 1

    async def leave(self) -> None:
        """Ends both sockets."""
        seats, self.seats = self.seats, []
        await asyncio.gather(*(seat.leave() for seat in seats))

    async def end(self) -> None:
        """Leaves for good, also while a game is being set up."""
        if self._laying is not None:
            self._laying.cancel()
            await asyncio.gather(self._laying, return_exceptions=True)
        await self.leave()

    def _ready(self) -> bool:
        if self._laying is not None and self._laying.done():
            self._laying.result()
            self._laying = None
        return self._laying is None and any(seat.offer is not None for seat in self.seats)

    async def _post(self, path: str, body: object, kind: type[T]) -> T:
        return await posted(self._port, self.address, path, body, kind)


async def posted(port: int, source: str, path: str, body: object, kind: type[T]) -> T:
    """What the server at *port* answers when *source* posts *body*. Raises ``RuntimeError`` if it refuses."""
    return msgspec.json.decode(await asyncio.to_thread(_posted, port, source, path, _write(body)), type=kind)


def _posted(port: int, source: str, path: str, body: bytes) -> bytes:
    line = HTTPConnection(HOST, port, timeout=PATIENCE, source_address=(source, 0))
    try:
        line.request("POST", path, body, {"Content-Type": "application/json"})
        answer = line.getresponse()
        told = answer.read()
    except HTTPException as fault:
        raise RuntimeError(f"{path}: {fault!r}") from None
    finally:
        line.close()
    if answer.status not in {200, CREATED}:
        raise RuntimeError(f"{path}: {answer.status} {told[:200]!r}")
    return told


def moves_of(offer: Any) -> Iterator[str]:
    """Every move that *offer* lists, of whichever game.

    >>> list(moves_of({"type": "claim", "spots": [{"move": "claim 3", "order": 1}], "skip": "pass", "end": None}))
    ['claim 3', 'pass']
    """
    if isinstance(offer, list):
        for each in offer:
            yield from moves_of(each)
    elif isinstance(offer, dict):
        for name, value in offer.items():
            if name in MOVES and isinstance(value, str):
                yield value
            else:
                yield from moves_of(value)


def address(number: int) -> str:
    """Where the players of table *number* come from.

    >>> address(0), address(3), address(4), address(1999)
    ('127.1.0.1', '127.1.0.1', '127.1.0.2', '127.1.1.250')
    """
    block, one = divmod(number // AT_AN_ADDRESS, 250)
    return f"127.1.{block}.{one + 1}"


async def dial(port: int, source: str, path: str = "/api/socket") -> ClientConnection:
    """A socket to the server at *port* that comes from *source*."""
    there = f"ws://{HOST}:{port}{path}"
    return await connect(
        there, compression=None, max_size=None, ping_interval=None, close_timeout=1, local_addr=(source, 0), proxy=None
    )
