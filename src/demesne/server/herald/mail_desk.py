"""What people may do about mail: give an address, confirm it by a link, have it forgotten, stop it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from demesne.server.guard.keys import digest
from demesne.server.guard.limits import Share, alone
from demesne.server.herald.letters import DAYS, zone_of
from demesne.server.herald.mail_book import Box, MailBook
from demesne.server.herald.postman import word_for
from demesne.server.mail_setup import address_of
from demesne.server.store.tries import SharedTries
from demesne.server.wire.mail_messages import GiveAddress, MailInfo
from demesne.server.wire.refusals import Refusal
from demesne.server.words.wordbook import ENGLISH, language_of

__all__ = ["MailDesk"]

DAY: Final = 86400.0
OF_ADDRESS: Final = (3, 3 / DAY)
"""How many mails may go to an address that has not been confirmed: at once, and how many more a second."""
OF_ACCOUNT: Final = (6, 6 / DAY)
"""How many an account may ask for."""
OF_CLIENT: Final = (12, 12 / DAY)
"""How many may be asked for from one network address."""
OF_ALL: Final = (300, 300 / DAY)
"""How many by everybody together."""


class MailDesk:
    """Gives, confirms and forgets what *book* has; words of links derive from *secret*, *ring* calls the postman.

    How often one may ask for a mail to an address is counted in the store: a restarted server still knows it. *share*
    says as how many clients somebody counts.
    """

    def __init__(self, book: MailBook, secret: str, ring: Callable[[], None], share: Share = alone) -> None:
        self._book, self._secret, self._ring = book, secret, ring
        limits = (
            ("client", OF_CLIENT, share),
            ("account", OF_ACCOUNT, alone),
            ("address", OF_ADDRESS, alone),
            ("all", OF_ALL, alone),
        )
        self._tries = {
            kind: SharedTries(book.store, f"mail {kind}", *limit, now=book.now, share=whose)
            for kind, limit, whose in limits
        }  # fmt: skip

    async def info(self, owner: str | None) -> MailInfo:
        """What *owner* may know."""
        box = await self._book.box(owner) if owner else None
        if box is None:
            return MailInfo(offered=True)
        lost = box.wanted is not None and await self._book.is_lost(box.owner)
        return MailInfo(offered=True, address=box.address, wanted=box.wanted, lost=lost)

    async def give(self, owner: str, wish: GiveAddress, client: str) -> MailInfo:
        """*owner* wants to be notified at another address, or in another language. Raises ``Refusal``."""
        language = next(iter(language_of(wish.language)), ENGLISH)
        zone, box = zone_of(wish.zone), await self._book.box(owner)
        try:
            address = address_of(wish.address.strip())
        except ValueError:
            raise Refusal("mail.address") from None
        if box and address == box.address:
            await self._book.speak(owner, language, zone)
            return await self.info(owner)
        await self._count(owner, address, client)
        wanted = Box(owner, box.address if box else None, address, language, zone, self._book.now(), None)
        await self._book.want(wanted, digest(word_for(self._secret, "confirm", owner, address, wanted.asked)))
        self._ring()
        return await self.info(owner)

    async def _count(self, owner: str, address: str, client: str) -> None:
        """Raises ``Refusal`` where too many mails have been asked for."""
        for kind, whose in (("client", client), ("account", owner), ("address", _plain(address)), ("all", "")):
            if not await self._tries[kind].take(whose):
                raise Refusal("mail.many")

    async def confirm(self, word: str) -> None:
        """Confirms the address to which *word* was sent. Raises ``Refusal`` if the word is no longer valid."""
        box = await self._book.named(confirm=digest(word))
        if box is None or box.wanted is None or box.asked < self._book.now() - DAYS * DAY:
            raise Refusal("mail.word")
        stop = word_for(self._secret, "stop", box.owner, box.wanted)
        if not await self._book.confirm(box, digest(word), digest(stop)):
            raise Refusal("mail.word")

    async def stop(self, word: str) -> None:
        """Nothing more is sent where *word* was sent. Raises ``Refusal`` if nothing was, as when it is used twice."""
        box = await self._book.named(stop=digest(word))
        if box is None:
            raise Refusal("mail.ended")
        await self._book.forget(box.owner)

    async def remove(self, owner: str) -> MailInfo:
        """Forgets every address of *owner*."""
        await self._book.forget(owner)
        return await self.info(owner)


def _plain(address: str) -> str:
    """Addresses that may be the same mailbox count as one.

    >>> _plain("Ada.Lovelace+games@Example.org")
    'adalovelace@example.org'
    """
    local, _, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain}"
