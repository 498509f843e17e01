"""Mail over HTTP: giving an address, confirming it, ending it by a link or in one click."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from demesne.server.guard.keyring import Keyring, owner_of
from demesne.server.guard.security import KEY, client_of
from demesne.server.herald.mail_road import MailRoad
from demesne.server.web.routes import Asked, as_json
from demesne.server.wire.account_messages import Done
from demesne.server.wire.mail_messages import GiveAddress, MailInfo, MailWord, RemoveAddress
from demesne.server.wire.refusals import Refusal

__all__ = ["mail_routes"]


def mail_routes(road: MailRoad | None, ring: Keyring, asked: Asked) -> list[Route]:
    """The routes below ``/api/mail``; without a *road* they only say that there is none."""
    doors = _Doors(road, ring, asked)
    return [
        Route("/api/mail", as_json(doors.info)),
        Route("/api/mail", as_json(doors.give), methods=["POST"]),
        Route("/api/mail/remove", as_json(doors.remove), methods=["POST"]),
        Route("/api/mail/confirm", as_json(doors.confirm), methods=["POST"]),
        Route("/api/mail/stop", as_json(doors.stop), methods=["POST"]),
        Route("/api/mail/stop/{word}", doors.show, methods=["GET"]),
        Route("/api/mail/stop/{word}", as_json(doors.stop_at_once), methods=["POST"]),
    ]


class _Doors:
    """An answer for each route."""

    def __init__(self, road: MailRoad | None, ring: Keyring, asked: Asked) -> None:
        self._way, self._ring, self._asked = road, ring, asked

    @property
    def _road(self) -> MailRoad:
        if self._way is None:
            raise Refusal("page.unknown")
        return self._way

    def _owner(self, request: Request) -> str:
        """The account that is signed in. Raises ``Refusal``: a guest's seat has no page of its own to manage it."""
        holder = self._ring.holder(request.headers.get(KEY))
        if holder is None:
            raise Refusal("account.missing")
        return owner_of(holder.account)

    async def info(self, request: Request) -> object:
        if self._way is None:
            return MailInfo(offered=False)
        holder = self._ring.holder(request.headers.get(KEY))
        return await self._way.desk.info(owner_of(holder.account) if holder else None)

    async def give(self, request: Request) -> object:
        wish, desk = await self._asked(request, GiveAddress), self._road.desk
        return await desk.give(self._owner(request), wish, client_of(request.scope))

    async def remove(self, request: Request) -> object:
        await self._asked(request, RemoveAddress)
        return await self._road.desk.remove(self._owner(request))

    async def confirm(self, request: Request) -> object:
        wish = await self._asked(request, MailWord)
        await self._road.desk.confirm(wish.word)
        return Done(1)

    async def stop(self, request: Request) -> object:
        wish = await self._asked(request, MailWord)
        await self._road.desk.stop(wish.word)
        return Done(1)

    async def stop_at_once(self, request: Request) -> object:
        """A mail program ends it for its reader, who pressed *unsubscribe* there."""
        await self._road.desk.stop(request.path_params["word"])
        return Done(1)

    async def show(self, request: Request) -> Response:
        """Anybody who opens that link in a browser is asked first: programs open links, too."""
        return RedirectResponse(f"/mail#stop-{request.path_params['word']}", 303)
