"""The road by mail: what waits is written down, gathered for a while, and sent to confirmed addresses."""

from __future__ import annotations

from typing import Final

from demesne.server.guard.limits import Share, alone
from demesne.server.herald.book import Kept, Ledger
from demesne.server.herald.current import is_current
from demesne.server.herald.mail_book import Letter, MailBook
from demesne.server.herald.mail_desk import MailDesk
from demesne.server.herald.occasions import Occasion
from demesne.server.herald.posting import Mailer
from demesne.server.herald.postman import Postman
from demesne.server.herald.vapid import new_word
from demesne.server.live.tables import LiveTables
from demesne.server.mail_setup import MailSetup
from demesne.server.store.tries import SharedTries
from demesne.server.upkeep.meter import Meter
from demesne.server.wire.notice_messages import Notice

__all__ = ["MailRoad"]

GATHERED: Final = 600.0
"""Seconds for which a mail waits for more to go into it."""
OF_ALL: Final = (300, 300 / 3600)
"""How many mails leave the server at once, and how many more a second: others wait."""
NAME: Final = "mail"
"""The name under which the secret is kept that links derive from."""


class MailRoad:
    """Those whose address *store* knows, reached by the server of *setup*. Implements ``Road``.

    ``begin`` comes before everything else; *share* says as how many clients somebody counts.
    """

    desk: MailDesk
    postman: Postman

    def __init__(self, setup: MailSetup, store: Kept, tables: LiveTables, meter: Meter, share: Share = alone) -> None:
        self._setup, self._tables, self._meter, self._share = setup, tables, meter, share
        self.book = MailBook(store)
        self._ledger = Ledger(store)

    async def begin(self) -> None:
        """The secret is created, once."""
        secret = await self._ledger.secret(NAME, new_word)
        tries = SharedTries(self.book.store, "mails", *OF_ALL, now=self.book.now)
        mailer = Mailer(self._setup)
        self.postman = Postman(
            self._setup, self.book, mailer, secret, self._holds, lambda: tries.take(""), self._meter.mail
        )  # fmt: skip
        self.desk = MailDesk(self.book, secret, self.postman.ring, self._share)

    async def keep(self) -> None:
        """Sends what is due, as long as it runs."""
        await self.postman.check()
        await self.postman.keep()

    async def reached(self, owners: set[str]) -> set[str]:
        return await self.book.reached(owners)

    async def tell(self, occasion: Occasion, notice: Notice) -> None:
        """The end of a game is not mailed: nothing waits there."""
        if notice.kind == "over":
            return
        now = self.book.now()
        since = None if occasion.waits is None else now - occasion.waits
        until = None if occasion.ends is None else now + occasion.ends
        letter = Letter(occasion.owner, notice.table, notice.kind, occasion.mark, notice.game, since, until)
        await self.book.add(letter, now + GATHERED)

    def came(self, owner: str, table: str) -> None:
        self._tables.spawn(self.book.came(owner, table))

    async def _holds(self, letter: Letter) -> bool:
        """Whether what *letter* tells is still so, and its reader does not see the table right now."""
        return await is_current(self._tables, letter.table, letter.owner, letter.kind, letter.mark)
