"""Programs that listen at another process: which they are, and how they are told what happens at this one."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select

from demesne.server.programs.ledger import Account, owner_of_program
from demesne.server.programs.messages import EventLine
from demesne.server.store import schema
from demesne.server.store.latest import Latest
from demesne.server.store.writes import SharedShelves
from demesne.server.wire.refusals import Elsewhere

__all__ = ["Alone", "Letter", "Listening", "Relay", "Relays"]

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(EventLine).decode
_listener, _letter = schema.listener.c, schema.letter.c

RANDOM: Final = 16
"""How many random letters a challenge's id begins with; after them comes where it was made."""
_MADE_AT: Final = re.compile(r"[0-9a-f]{16}((?:[0-9a-f]{2})*)")


@dataclass(frozen=True, slots=True)
class Listening:
    """A program that listens at another process."""

    node: str
    program: str
    name: str

    @property
    def owner(self) -> str:
        """What its seats are known by."""
        return owner_of_program(self.program)


Letter = tuple[str, EventLine]
"""The id of a program, and what it is to be told."""


class Relays(Protocol):
    """What a bureau asks about other processes."""

    @property
    def shared(self) -> bool:
        """Whether there can be any."""
        ...

    async def begin(self) -> None:
        """Nobody listens here yet."""
        ...

    async def listens(self, account: Account) -> None:
        """The program listens here."""
        ...

    async def left(self, account: Account) -> None:
        """It no longer listens here."""
        ...

    async def elsewhere(self) -> Sequence[Listening]:
        """The programs that listen at other living processes."""
        ...

    async def send(self, to: Listening, line: EventLine) -> None:
        """The program is told *line* where it listens, with a cursor from there."""
        ...

    async def letters(self) -> list[Letter]:
        """What programs that listen here are to be told; each once."""
        ...

    def new_id(self) -> str:
        """An id for a challenge, by which every process can find this one."""
        ...

    async def check_here(self, challenge: str) -> None:
        """Raises ``Elsewhere`` for a challenge that another living process has made."""
        ...


class Alone:
    """There is no other process. Implements ``Relays``."""

    shared = False

    async def begin(self) -> None:
        """Nobody asks."""

    async def listens(self, account: Account) -> None:
        """Nobody asks."""

    async def left(self, account: Account) -> None:
        """Nobody asks."""

    async def elsewhere(self) -> Sequence[Listening]:
        return ()

    async def send(self, to: Listening, line: EventLine) -> None:
        raise LookupError(to, line)

    async def letters(self) -> list[Letter]:
        return []

    def new_id(self) -> str:
        return secrets.token_hex(RANDOM // 2)

    async def check_here(self, challenge: str) -> None:
        """Nobody else has made any."""


class Relay:
    """The processes that share *store*, of which this one is *node*. Implements ``Relays``."""

    shared = True

    def __init__(self, store: SharedShelves, node: str) -> None:
        self._store, self._node = store, node
        self._listening: Latest[tuple[Listening, ...]] = Latest(self._look, ())

    async def begin(self) -> None:
        def write(connection: Connection) -> None:
            connection.execute(delete(schema.listener).where(_listener.node == self._node))
            connection.execute(delete(schema.letter).where(_letter.node == self._node))

        await self._store.write(write)

    async def listens(self, account: Account) -> None:
        row = {"node": self._node, "program": account.id, "name": account.name}

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.listener).where(self._here(account)))
            connection.execute(insert(schema.listener), row)

        await self._store.write(write)

    async def left(self, account: Account) -> None:
        gone = delete(schema.listener).where(self._here(account))
        await self._store.write(lambda connection: connection.execute(gone))

    async def elsewhere(self) -> Sequence[Listening]:
        return await self._listening.look_anew()

    async def send(self, to: Listening, line: EventLine) -> None:
        row = {"node": to.node, "program": to.program, "body": _encode(line).decode()}
        await self._store.write(lambda connection: connection.execute(insert(schema.letter), row))

    async def letters(self) -> list[Letter]:
        wanted = select(_letter.number, _letter.program, _letter.body).where(_letter.node == self._node)
        rows = await self._store.read(lambda connection: connection.execute(wanted.order_by(_letter.number)).all())
        if rows:
            read = delete(schema.letter).where(_letter.number.in_([row.number for row in rows]))
            await self._store.write(lambda connection: connection.execute(read))
        return [(row.program, _decode(row.body)) for row in rows]

    def new_id(self) -> str:
        return secrets.token_hex(RANDOM // 2) + self._node.encode().hex()

    async def check_here(self, challenge: str) -> None:
        found = _MADE_AT.fullmatch(challenge)
        node = bytes.fromhex(found[1]).decode(errors="replace") if found else self._node
        if node != self._node and node in {name for name, _ in await self._store.living() or ()}:
            raise Elsewhere(node, 0.0)

    def _here(self, account: Account) -> ColumnElement[bool]:
        return (_listener.node == self._node) & (_listener.program == account.id)

    async def _look(self) -> tuple[Listening, ...]:
        lives = {name for name, _ in await self._store.living() or ()} - {self._node}
        wanted = select(_listener.node, _listener.program, _listener.name).where(_listener.node.in_(lives))
        rows = await self._store.read(lambda connection: connection.execute(wanted.order_by(_listener.name)).all())
        return tuple(Listening(row.node, row.program, row.name) for row in rows)
