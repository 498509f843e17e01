"""Notices, put together: whom they concern, what is kept about them, the roads that they take."""

from __future__ import annotations

import asyncio
import logging

from starlette.routing import Route

from demesne.server.guard.crowds import Crowds
from demesne.server.herald.book import DAY, Kept, Ledger
from demesne.server.herald.herald import Herald, Road
from demesne.server.herald.mail_road import MailRoad
from demesne.server.herald.mail_routes import mail_routes
from demesne.server.herald.outward import Outward
from demesne.server.herald.roads import PushRoad
from demesne.server.herald.routes import notice_routes
from demesne.server.live.hub import Hub
from demesne.server.settings import Settings
from demesne.server.web.routes import Asked

__all__ = ["Notices", "contact_of"]

_log = logging.getLogger(__name__)


class Notices:
    """Those of *settings* at the tables of *hub*, kept in *store*; *outward* is the way to push services."""

    def __init__(self, hub: Hub, store: Kept, settings: Settings, outward: Outward | None = None) -> None:
        self._ring, self._ledger = hub.ring, Ledger(store)
        self.push = PushRoad(self._ledger, hub.tables, outward or Outward(), contact_of(settings))
        share = Crowds(settings.crowds)
        self.mail = MailRoad(settings.mail, store, hub.tables, hub.meter, share) if settings.mail else None
        roads: list[Road] = [self.push, self.mail] if self.mail else [self.push]
        self._herald = Herald(hub.tables, self._ledger, roads, settings.grace)
        hub.noticed, hub.came = self._herald.changed, self._herald.came
        self.wake = self._herald.wake

    def routes(self, asked: Asked) -> list[Route]:
        pushing = notice_routes(self._ledger, self.push, self._ring, asked)
        return [*pushing, *mail_routes(self.mail, self._ring, asked)]

    async def begin(self) -> None:
        """The server's secrets exist before anybody asks for them: reading something changes nothing."""
        await self.push.vapid()
        if self.mail:
            await self.mail.begin()

    async def keep(self) -> None:
        """Sends the mails that are due, and forgets once a day who is notified no more, as long as it runs."""
        await asyncio.gather(self._forget(), *([self.mail.keep()] if self.mail else []))

    async def _forget(self) -> None:
        while True:
            await asyncio.sleep(DAY)
            try:
                await self._ledger.sweep()
            except Exception:  # noqa: BLE001 - the disk may be full: it is tried again the next day
                _log.exception("what is kept of notices")

    async def close(self) -> None:
        await self.push.close()


def contact_of(settings: Settings) -> str | None:
    """How push services may reach the host, which some of them require: the page, where it has a name.

    >>> from pathlib import Path
    >>> contact_of(Settings(Path("tables"), hosts=("play.example.org",)))
    'https://play.example.org'
    """
    return settings.contact or next((f"https://{host}" for host in settings.hosts), None)
