"""The road by push: every browser to be notified for somebody is sent what only it can read."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from demesne.server.herald.book import Browser, Ledger
from demesne.server.herald.current import is_current
from demesne.server.herald.occasions import Occasion
from demesne.server.herald.outward import Outward
from demesne.server.herald.pushing import Pushes
from demesne.server.herald.vapid import Vapid, new_word
from demesne.server.live.tables import LiveTables
from demesne.server.wire.notice_messages import Notice

__all__ = ["PushRoad"]

NAME = "vapid"
"""The name under which the server's key is kept."""


class PushRoad:
    """The browsers that *ledger* knows, told of *tables* through *outward*. Implements ``Road``.

    *contact*: how a push service may reach the host. The key by which it knows the server is made once.
    """

    def __init__(self, ledger: Ledger, tables: LiveTables, outward: Outward, contact: str | None = None) -> None:
        self._ledger, self._tables, self._outward, self._contact = ledger, tables, outward, contact
        self._vapid: Vapid | None = None
        self._pushes: Pushes | None = None
        self._making = asyncio.Lock()

    async def vapid(self) -> Vapid:
        """The server's identity for push services."""
        async with self._making:
            if self._vapid is None:
                self._vapid = Vapid(await self._ledger.secret(NAME, new_word), self._contact)
        return self._vapid

    def check(self, endpoint: str) -> None:
        """Raises ``ValueError`` unless *endpoint* may be asked."""
        self._outward.check(endpoint)

    async def reached(self, owners: set[str]) -> set[str]:
        return await self._ledger.waited_for(owners)

    async def tell(self, occasion: Occasion, notice: Notice) -> None:
        vapid, owner = await self.vapid(), occasion.owner
        if self._pushes is None:
            self._pushes = Pushes(self._outward, vapid)
            self._pushes.gone = self._ledger.forget
        for browser in await self._ledger.browsers(owner):
            told = msgspec.structs.replace(notice, language=browser.language)
            holds = partial(self._holds, browser, notice.table, occasion)
            self._pushes.send(browser, msgspec.json.encode(told), _about(owner, notice.table), holds)

    async def _holds(self, browser: Browser, table: str, occasion: Occasion) -> bool:
        """Whether the person whom *occasion* concerns is still to be told of it, and at that *browser*."""
        owner = occasion.owner
        if browser.place not in {each.place for each in await self._ledger.browsers(owner)}:
            return False
        return await is_current(self._tables, table, owner, occasion.kind, occasion.mark)

    def came(self, owner: str, table: str) -> None:
        if self._pushes is not None:
            self._pushes.drop(_about(owner, table))

    async def close(self) -> None:
        """Drops what is still on its way."""
        if self._pushes is not None:
            await self._pushes.close()


def _about(owner: str, table: str) -> str:
    """What notices to *owner* about *table* have in common: the latest of them is enough."""
    return f"{owner} {table}"
