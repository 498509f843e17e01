"""A client of the real server, over HTTP and a real socket: honest, or hostile when a test makes it so."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, cast

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from demesne.server.protocol import (
    PROTOCOL,
    Ack,
    Amend,
    Bye,
    Hello,
    Joined,
    NewTable,
    Opened,
    Partner,
    Ping,
    Play,
    Pong,
    Refused,
    Say,
    ServerMessage,
    TableView,
    Talk,
    Undo,
    Update,
)
from tests.server.amended import Reader

__all__ = ["Line", "Site", "dial"]

_read = msgspec.json.Decoder(ServerMessage).decode
SECONDS = 100
"""How long the server may be silent: a busy machine is not a fault."""


class Site:
    """A server at a port, as a browser that came from there asks it."""

    def __init__(self, port: int, host: str = "127.0.0.1") -> None:
        self.origin = f"http://{host}:{port}"
        self.http = httpx.Client(base_url=self.origin, headers={"origin": self.origin}, timeout=SECONDS, verify=False)
        self.socket = f"ws://{host}:{port}/api/socket"

    def post(self, path: str, body: object, key: str | None = None) -> httpx.Response:
        headers = {"content-type": "application/json"} | ({"x-seat-key": key} if key else {})
        return self.http.post(path, content=msgspec.json.encode(body), headers=headers)

    def open(self, wish: NewTable) -> Opened:
        answer = self.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=Opened)

    def join(self, table: str, invite: str, name: str) -> Joined:
        answer = self.post(f"/api/tables/{table}/join", {"invite": invite, "name": name})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=Joined)

    @contextmanager
    def line(self, table: str, key: str | None = None, from_seq: int = 0) -> Iterator[Line]:
        """A socket at *table*, greeted, with the first update heard."""
        with dial(f"ws://{self.origin.removeprefix('http://')}/api/tables/{table}/socket", self.origin) as wire:
            line = Line(wire)
            line.say(Hello(PROTOCOL, table, key, from_seq))
            line.next(Update)
            yield line


@contextmanager
def dial(address: str, origin: str | None, **more: Any) -> Iterator[ClientConnection]:
    """An open socket; *origin* is what a browser would say it comes from."""
    words: dict[str, Any] = {
        "compression": None,
        "max_size": None,
        "max_queue": None,
        "open_timeout": SECONDS,
        "ping_interval": None,
    }
    calling: Any = connect(address, origin=cast("Any", origin), **words, **more)
    wire: ClientConnection = calling.__enter__()
    try:
        yield wire
    finally:
        with suppress(ConnectionClosed):  # the server's goodbye is the test's business
            calling.__exit__(None, None, None)


class Line:
    """A socket of the protocol; ``update`` is the last one heard, or made of amends, ``events`` all of them.

    ``raw`` has every byte that came, ``whispers`` what was for one side only.
    """

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.update: Update | None = None
        self.events: list[int] = []
        self.raw: list[str] = []
        self.whispers: list[Talk | Partner] = []
        self._reader = Reader()

    def say(self, message: object) -> None:
        self.wire.send(msgspec.json.encode(message).decode())

    def hear(self) -> ServerMessage:
        self.raw.append(str(self.wire.recv(timeout=SECONDS)))
        message: ServerMessage = _read(self.raw[-1])
        if isinstance(message, Talk | Partner):
            self.whispers.append(message)
        if isinstance(message, Update | Amend) and (update := self._reader.read(self.raw[-1])):
            self.update = update
            self.events += [event.seq for event in update.events]
        return message

    def next(self, kind: type[Any]) -> Any:
        """The next message of *kind*; others are heard on the way."""
        while not isinstance(message := self.hear(), kind):
            pass
        return message

    @property
    def seq(self) -> int:
        assert self.update is not None
        return self.update.seq

    @property
    def view(self) -> TableView:
        assert self.update is not None
        return self.update.view

    def play(self, move: str, message_id: str | None = None, seq: int | None = None) -> Ack | Refused:
        """Plays *move* and waits for the answer to it."""
        wanted = message_id or secrets.token_hex(8)
        self.say(Play(self.seq if seq is None else seq, wanted, move))
        return self._answer(wanted)

    def undo(self) -> Ack | Refused:
        wanted = secrets.token_hex(8)
        self.say(Undo(self.seq, wanted))
        return self._answer(wanted)

    def whisper(self, text: str, seat: int | None = None) -> Talk | Refused:
        """Says *text* to the partner and waits for what comes of it."""
        wanted = secrets.token_hex(8)
        self.say(Say(text, wanted, seat))
        while True:
            message = self.hear()
            if isinstance(message, Talk) and message.lines and message.lines[-1].id == wanted:
                return message
            if isinstance(message, Refused) and message.id == wanted:
                return message

    def _answer(self, wanted: str) -> Ack | Refused:
        while True:
            message = self.hear()
            if isinstance(message, Ack | Refused) and message.id == wanted:
                return message

    def beat(self) -> None:
        """Waits until all that was sent before is answered."""
        self.say(Ping(secrets.randbelow(1 << 30)))
        self.next(Pong)

    def end(self) -> tuple[str, int]:
        """Reads until the server closes: the code of its goodbye (empty for none), the close code."""
        bye, close = self.goodbye()
        return bye.reason.code if bye else "", close

    def goodbye(self) -> tuple[Bye | None, int]:
        """Reads until the server closes: its goodbye, if it says one, and the close code."""
        bye = None
        try:
            while True:
                message = self.hear()
                bye = message if isinstance(message, Bye) else bye
        except ConnectionClosed as closed:
            return bye, closed.rcvd.code if closed.rcvd else 1006
