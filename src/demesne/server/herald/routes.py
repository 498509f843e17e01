"""Notices over HTTP: this server's identity for push services, notifying a browser, forgetting it."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.routing import Route

from demesne.server.guard.keyring import Keyring, account_of
from demesne.server.guard.keys import digest
from demesne.server.guard.security import KEY
from demesne.server.herald.book import Browser, Ledger
from demesne.server.herald.pushing import recipient_of
from demesne.server.herald.roads import PushRoad
from demesne.server.herald.vapid import from_word, to_word
from demesne.server.web.routes import Asked, as_json
from demesne.server.wire.account_messages import Done
from demesne.server.wire.notice_messages import ForgetBrowser, NoticesInfo, TellBrowser
from demesne.server.wire.refusals import Refusal

__all__ = ["notice_routes"]

SEATS: Final = 50
"""How many seats one request may name."""
SHOWN: Final = 16
"""How many digits of a digest a browser is called by."""
LANGUAGE: Final = 16


def notice_routes(ledger: Ledger, push: PushRoad, ring: Keyring, asked: Asked) -> list[Route]:
    """The routes below ``/api/notices``."""
    doors = _Doors(ledger, push, ring, asked)
    return [
        Route("/api/notices", as_json(doors.info)),
        Route("/api/notices/push", as_json(doors.tell), methods=["POST"]),
        Route("/api/notices/forget", as_json(doors.forget), methods=["POST"]),
    ]


class _Doors:
    """An answer for each route."""

    def __init__(self, ledger: Ledger, push: PushRoad, ring: Keyring, asked: Asked) -> None:
        self._ledger, self._push, self._ring, self._asked = ledger, push, ring, asked

    async def info(self, request: Request) -> object:
        return await self._info(self._ring.owner(request.headers.get(KEY)))

    async def _info(self, owner: str | None) -> NoticesInfo:
        browsers = await self._ledger.browsers(owner) if owner else []
        return NoticesInfo((await self._push.vapid()).public, [each.place[:SHOWN] for each in browsers])

    async def tell(self, request: Request) -> object:
        wish, key = await self._asked(request, TellBrowser), request.headers.get(KEY)
        browser = self._browser(wish, key)
        guests = await self._ledger.owners([(seat.table, digest(seat.key)) for seat in wish.seats])
        owner = self._ring.owner(key)
        owners = {*guests, owner} if owner and account_of(owner) else set(guests)
        if not owners:
            raise Refusal("seat.not-yours")
        await self._ledger.tell(browser, sorted(owners))
        return await self._info(owner)

    def _browser(self, wish: TellBrowser, key: str | None) -> Browser:
        """The browser of *wish*, if there can be one. Raises ``Refusal``."""
        try:
            self._push.check(wish.endpoint)
            read, auth = to_word(from_word(wish.key)), to_word(from_word(wish.auth))  # however much they are padded
            browser = Browser(wish.endpoint, read, auth, wish.language[:LANGUAGE], digest(key) if key else None)
            recipient_of(browser)
        except ValueError:
            raise Refusal("push.address") from None
        if len(wish.seats) > SEATS:
            raise Refusal("message.unreadable", problem=f"seats: {SEATS} at most")
        return browser

    async def forget(self, request: Request) -> object:
        wish = await self._asked(request, ForgetBrowser)
        return Done(await self._ledger.forget(wish.endpoint))
