"""Mail on its way: gathered for each reader, sent by whichever process comes first, retried for days."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Awaitable, Callable, Sequence
from email.message import EmailMessage
from typing import Final

from demesne.server.guard.keys import digest
from demesne.server.herald.aside import aside
from demesne.server.herald.letters import asking, telling
from demesne.server.herald.mail_book import CONFIRM, Box, Letter, MailBook
from demesne.server.herald.posting import Mailer, Undeliverable
from demesne.server.herald.vapid import to_word
from demesne.server.mail_setup import MailSetup

__all__ = ["Postman", "word_for"]

BEAT: Final = 30.0
"""Seconds between two checks for what is due."""
AGAIN: Final = (60.0, 600.0, 3600.0, 4 * 3600.0)
"""After how many seconds what was not accepted is sent again, the last one repeating."""
SWEPT: Final = 86400.0
"""Seconds between two rounds of forgetting."""
TRIES: Final = 15
"""How many attempts; two days, about."""

_log = logging.getLogger(__name__)

Holds = Callable[[Letter], Awaitable[bool]]
Counts = Callable[[str], None]
Allows = Callable[[], Awaitable[bool]]


def word_for(secret: str, purpose: str, *parts: object) -> str:
    """The word of a link, 192 bits: it derives from the server's *secret* and its purpose, so it is stored nowhere."""
    said = "\0".join([purpose, *map(str, parts)]).encode()
    return f"qm_{to_word(hmac.digest(secret.encode(), said, hashlib.sha256)[:24])}"


class Postman:
    """Sends what *book* says is due, through *mailer*; words of links derive from *secret*.

    *holds* says whether what a letter tells is still so; *allows*, whether one more mail may go just now; *counts* is
    told what became of each.
    """

    def __init__(
        self,
        setup: MailSetup,
        book: MailBook,
        mailer: Mailer,
        secret: str,
        holds: Holds,
        allows: Allows,
        counts: Counts,
    ) -> None:
        self._setup, self._book, self._mailer, self._secret = setup, book, mailer, secret
        self._holds, self._allows, self._counts = holds, allows, counts
        self._rung, self._swept = asyncio.Event(), -SWEPT

    def ring(self) -> None:
        """There may be something to send."""
        self._rung.set()

    async def keep(self) -> None:
        """Sends what is due, as long as it runs."""
        while True:
            try:
                await self.round()
            except Exception:  # noqa: BLE001 - the database may be away for a while
                _log.exception("mails cannot be looked up")
            try:
                await asyncio.wait_for(self._rung.wait(), BEAT)
            except TimeoutError:
                continue
            self._rung.clear()

    async def round(self) -> None:
        """Sends what is due now, and once a day forgets what nobody has confirmed."""
        if self._book.now() >= self._swept + SWEPT:
            self._swept = self._book.now()
            await self._book.sweep()
        async for box, letters in self._book.take():
            if letters[0].table == CONFIRM:
                await self._ask(box, letters)
            else:
                await self._tell(box, letters)

    async def _ask(self, box: Box, letters: list[Letter]) -> None:
        if box.wanted is None:
            await self._book.drop(letters)
            return
        word = word_for(self._secret, "confirm", box.owner, box.wanted, box.asked)
        await self._send(asking(self._setup, box, word, self._book.now()), box.wanted, letters)

    async def _tell(self, box: Box, letters: list[Letter]) -> None:
        """Sends those of *letters* that still hold."""
        waiting = [each for each in letters if await self._holds(each)]
        if over := [each for each in letters if each not in waiting]:
            await self._book.drop(over)
        if not waiting or box.address is None:
            return
        word = word_for(self._secret, "stop", box.owner, box.address)
        await self._send(telling(self._setup, box, waiting, word, self._book.now()), box.address, waiting)

    async def _send(self, message: EmailMessage, to: str, letters: list[Letter]) -> None:
        if not await self._allows():
            await self._book.later(letters, self._book.now() + AGAIN[0], tried=False)
            return
        try:
            await aside(lambda: self._mailer.send(message, to))
        except Undeliverable as fault:
            await self._failed(letters, fault)
        else:
            self._counts("sent")
            await self._book.sent(letters)

    async def _failed(self, letters: Sequence[Letter], fault: Undeliverable) -> None:
        """It is tried again, unless that is of no use. No log says whom it was for."""
        tries, whom = letters[0].tries, digest(letters[0].owner)[:8]
        if fault.for_good or tries + 1 >= TRIES:
            self._counts("refused" if fault.for_good else "given-up")
            _log.warning("a mail (to %s) is given up: %s", whom, fault)
            await (self._book.refused if fault.for_good else self._book.lose)(letters)
            return
        self._counts("postponed")
        _log.warning("a mail (to %s) has to wait: %s", whom, fault)
        await self._book.later(letters, self._book.now() + AGAIN[min(tries, len(AGAIN) - 1)])

    async def check(self) -> None:
        """Says in the log if the mail server accepts none."""
        try:
            await aside(self._mailer.check)
        except Undeliverable as fault:
            _log.warning("the mail server %s:%d: %s", self._setup.host, self._setup.port, fault)
