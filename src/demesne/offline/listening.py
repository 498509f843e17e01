"""A wire of the page: the frames that a socket would bring, answered one by one."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from demesne.offline.messages import Line
from demesne.server.afterwards.day_tables import check_day
from demesne.server.guard.decoding import bounded
from demesne.server.guard.keys import digest
from demesne.server.knowing import Know
from demesne.server.live.live import Live
from demesne.server.protocol import (
    PROTOCOL,
    Ack,
    Bye,
    ClientMessage,
    Hinted,
    Hover,
    Play,
    Pong,
    Refused,
    Rename,
    Say,
    ServerMessage,
    TableView,
    Weighed,
)
from demesne.server.table import consent
from demesne.server.table.knowledge import check, finding
from demesne.server.table.table import Change
from demesne.server.wire.client_messages import Hello, Hint, Look, Ping, Probed, Undo, Weigh, Whole, Why
from demesne.server.wire.company_messages import Arrange
from demesne.server.wire.refusals import Reason, Refusal

__all__ = ["Tables", "Wire"]

_encode = msgspec.json.encode
_decode = bounded(msgspec.json.Decoder(ClientMessage).decode)


class Tables(Protocol):
    """What a wire needs from the tables."""

    def at(self, name: str) -> Live: ...
    def make(self, live: Live, change: Change) -> None: ...
    def reseat(self, live: Live) -> None: ...
    def hint(self, live: Live, message_id: str) -> Hinted: ...


class Wire:
    """A ``Listener``: whose it is, at which table, what it was told last. *put* takes what it tells."""

    address = ""
    chooses = True
    looks = True
    ending = False

    def __init__(self, number: int, put: Callable[[Line], None]) -> None:
        self.number = number
        self.owner: str | None = None
        self.table = ""
        self.seq = 0
        self.total: int | None = None
        self.amends = False
        self.shown: TableView | None = None
        self._put = put

    def tell(self, message: ServerMessage) -> None:
        """Takes the message to be sent."""
        self._put(Line(self.number, _encode(message).decode()))

    def part(self) -> None:
        """Closes the wire: the page comes back and is told everything."""
        self._put(Line(self.number, None))

    def hear(self, desk: Tables, text: str) -> bool:
        """Answers a frame; returns whether it was the last one."""
        try:
            message = _decode(text)
        except msgspec.MsgspecError as fault:
            self.tell(Refused(None, Reason("message.unreadable", args={"problem": str(fault)[:200]})))
            return False
        if isinstance(message, Hello):
            return self._greet(desk, message)
        if not self.table:
            return self._bye("hello.missing")
        try:
            self._answer(desk, desk.at(self.table), message)
        except Refusal as refusal:
            self.tell(Refused(getattr(message, "id", None), refusal.reason))
        return False

    def _greet(self, desk: Tables, hello: Hello) -> bool:
        if hello.proto != PROTOCOL:
            return self._bye("hello.version")
        self.owner = digest(hello.key) if hello.key else None
        self.table, self.seq, self.amends, self.total = hello.table, hello.from_seq, hello.amends, hello.heard
        try:
            live = desk.at(hello.table)
        except Refusal as refusal:
            return self._bye(refusal.reason.code)
        live.attach(self)
        return False

    def _bye(self, code: str) -> bool:
        self.tell(Bye(Reason(code), 0))
        return True

    def _answer(self, desk: Tables, live: Live, message: ClientMessage) -> None:
        """Does what is asked, and answers it. Raises ``Refusal``."""
        table = live.table
        match message:
            case Ping(t):
                self.tell(Pong(t))
            case Whole(from_seq):
                live.repeat(self, from_seq)
            case Hover() | Look() | Probed():  # nobody else is here, nobody is notified, and nobody's lag is measured
                return
            case Say():
                raise Refusal("talk.alone")
            case Hint():
                desk.make(live, table.hint(self.owner, message))
                self.tell(desk.hint(live, message.id))
            case Why():
                self.tell(table.why(self.owner, message))
            case Weigh():
                table.check_mover(self.owner, "turn.not-yours", message.seq)
                self.tell(Weighed(message.id, table.seq, dict(live.effects())))
            case Know():
                check(table, self.owner, message)
                self.tell(finding(table, message)())
            case _:
                self.tell(self._changed(desk, live, message))

    def _changed(self, desk: Tables, live: Live, message: ClientMessage) -> Ack:
        """What changes the table happens; sent twice, it counts once. Raises ``Refusal``."""
        table = live.table
        assert not isinstance(message, Hello | Look | Ping | Probed | Whole | Hover | Say | Hint | Why | Weigh | Know)
        if self.owner is not None and (seq := table.answered(self.owner, message.id)) is not None:
            return Ack(message.id, seq)
        match message:
            case Play():
                change = table.play(self.owner, message)
            case Undo():
                change = table.undo(self.owner, message)
            case Rename():
                chairs, change = consent.renamed(table, self.owner, message)
                for seat, chair in chairs.items():
                    table.chairs[seat] = chair
                desk.reseat(live)
            case _:
                if isinstance(message, Arrange):
                    check_day(table, message.customs)
                change = consent.wished(table, self.owner, message, int(time.time()))
        desk.make(live, change)
        return Ack(message.id, change.entries[0].seq)
