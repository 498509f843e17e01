"""What browsers signing in with a passkey are asked: each question is valid for one answer, wherever that arrives."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final, Protocol

from sqlalchemy import Connection, delete, insert, select

from demesne.server.accounts.book import Clock
from demesne.server.store import schema
from demesne.server.store.writes import Shelves

__all__ = ["LASTING", "MOST", "OwnQuestions", "Question", "Questions", "SharedQuestions"]

LASTING: Final = 300.0
"""Seconds within which a browser answers."""
MOST: Final = 4096
"""How many questions are open at once; the oldest is forgotten."""
_row: Final = schema.question.c


@dataclass(frozen=True, slots=True)
class Question:
    """What was asked, at which address; for a new passkey of *account*, or for somebody signing in."""

    origin: str
    account: str | None


class Questions(Protocol):
    """Questions by their challenges."""

    async def put(self, challenge: str, question: Question) -> None:
        """The question is open now."""
        ...

    async def take(self, challenge: str) -> Question | None:
        """The open question of that challenge; it is closed by this."""
        ...


class OwnQuestions:
    """Those of this process alone. *now* counts seconds. Implements ``Questions``."""

    def __init__(self, now: Clock = time.monotonic) -> None:
        self._now = now
        self._open: OrderedDict[str, tuple[float, Question]] = OrderedDict()

    async def put(self, challenge: str, question: Question) -> None:
        self._open[challenge] = self._now() + LASTING, question
        while len(self._open) > MOST:
            self._open.popitem(last=False)

    async def take(self, challenge: str) -> Question | None:
        until, question = self._open.pop(challenge, (0.0, None))
        return question if until >= self._now() else None


class SharedQuestions:
    """Those of all processes that share *store*. *now* is in seconds since 1970. Implements ``Questions``."""

    def __init__(self, store: Shelves, now: Clock = time.time) -> None:
        self._store, self._now = store, now

    async def put(self, challenge: str, question: Question) -> None:
        now = self._now()
        row = {"challenge": challenge, "until": now + LASTING, "origin": question.origin, "account": question.account}

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.question), row)
            oldest = select(_row.until).order_by(_row.until.desc()).offset(MOST).limit(1)
            over = connection.execute(oldest).scalar_one_or_none()
            connection.execute(delete(schema.question).where(_row.until <= max(now, over or 0.0)))

        await self._store.write(write)

    async def take(self, challenge: str) -> Question | None:
        closed = delete(schema.question).where(_row.challenge == challenge)
        told = closed.returning(_row.until, _row.origin, _row.account)
        found = await self._store.write(lambda connection: connection.execute(told).one_or_none())
        return Question(found.origin, found.account) if found and found.until >= self._now() else None
