"""A process says, twice a second, that it is alive: only as long as it does are its tables its own.

All times are the database's. A process judges by its own clock whether the lease still holds, counting from the moment
before it asked: so it never believes longer than the others that its tables are its own.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import psycopg

from demesne.server.store.soundness import DataError

__all__ = ["EVERY", "LIFE", "NOW", "Lease"]

_log = logging.getLogger(__name__)

LIFE: Final = 2.0
"""Seconds for which a lease holds."""
EVERY: Final = 0.5
"""Seconds after which it is renewed."""
NOW: Final = "extract(epoch from clock_timestamp())"
_BEGIN: Final = f"""
    INSERT INTO node (name, epoch, until) VALUES (%(name)s, 1, {NOW} + %(life)s)
    ON CONFLICT (name) DO UPDATE SET epoch = node.epoch + 1, until = excluded.until, lobby = ''
    WHERE node.until <= {NOW} RETURNING epoch"""  # noqa: S608 - our own words
_RENEW: Final = f"""
    UPDATE node SET until = {NOW} + %(life)s, lobby = %(lobby)s
    WHERE name = %(name)s AND epoch = %(epoch)s AND until > {NOW} RETURNING epoch"""  # noqa: S608
_OTHERS: Final = f"SELECT name, lobby FROM node WHERE name <> %(name)s AND until > {NOW} ORDER BY name"  # noqa: S608
_END: Final = f"UPDATE node SET until = {NOW}, lobby = '' WHERE name = %(name)s AND epoch = %(epoch)s"  # noqa: S608

Connect = Callable[[], psycopg.Connection[Any]]


class Lease:
    """The lease of the process called *name*, at the database to which *connect* connects.

    Raises ``DataError`` when another one of that name is alive. ``epoch``: how often one of that name has begun;
    ``others``: the processes that are alive, and what their lobbies say, if anything.
    """

    def __init__(self, connect: Connect, name: str) -> None:
        self.name = name
        self.epoch = 0
        self.others: Sequence[tuple[str, str]] = ()
        self._connect = connect
        self._line: psycopg.Connection[Any] | None = None
        self._until = 0.0
        self._asking = ThreadPoolExecutor(1, thread_name_prefix="demesne-lease")
        try:
            self._begin()
        except DataError:
            self.end()
            raise

    def _begin(self) -> None:
        """Waits until the lease of a killed process is over; that of a live one never is."""
        patience = time.monotonic() + 2 * LIFE
        while not self._ask(_BEGIN, ""):
            if time.monotonic() > patience:
                raise DataError(f"another demesne called {self.name} uses this database; stop it, or give --node")
            time.sleep(EVERY)

    @property
    def holds(self) -> bool:
        """Whether nobody else can have taken this process's tables."""
        return time.monotonic() < self._until

    async def keep(self, lost: Callable[[], None], lobby: Callable[[], str]) -> None:
        """Renews the lease for ever, with what *lobby* says; *lost* is called whenever it was not renewed in time."""
        loop = asyncio.get_running_loop()
        asked: asyncio.Future[None] | None = None
        epoch, told = self.epoch, False
        while True:
            if asked is None or asked.done():
                asked = loop.run_in_executor(self._asking, self._renew, lobby())
            await asyncio.sleep(EVERY / 2)
            holds = self.holds
            if epoch != self.epoch or not (holds or told):
                _log.warning("the lease of %s was not renewed in time: its tables are given up", self.name)
                epoch = self.epoch
                lost()
            told = not holds

    def end(self) -> None:
        """Others may take all tables at once."""
        self._asking.shutdown(wait=True)
        self._until = 0.0
        try:
            if self._line is not None:
                with self._line:
                    self._line.execute(_END, {"name": self.name, "epoch": self.epoch})
        except psycopg.Error as fault:
            _log.warning("the lease of %s ends by itself: %s", self.name, fault)

    def _renew(self, lobby: str) -> None:
        try:
            if (self._ask(_RENEW, lobby) or self._ask(_BEGIN, lobby)) and self._line:
                told = self._line.execute(_OTHERS, {"name": self.name}).fetchall()
                self.others = [(name, lobby) for name, lobby in told if lobby]
        except (DataError, psycopg.Error) as fault:
            _log.warning("%s", fault)

    def _ask(self, words: str, lobby: str) -> bool:
        """Whether the lease was begun or renewed. Raises ``DataError`` when the database does not answer."""
        said = {"name": self.name, "epoch": self.epoch, "life": LIFE, "lobby": lobby}
        before = time.monotonic()
        try:
            if self._line is None or self._line.closed:
                self._line = self._connect()
            found = self._line.execute(words, said).fetchone()
        except psycopg.Error as fault:
            raise DataError(f"the database does not answer: {str(fault).strip()}") from None
        if found is None:
            return False
        self.epoch, self._until = found[0], before + LIFE
        return True
