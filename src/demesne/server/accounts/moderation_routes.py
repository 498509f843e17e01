"""Reports and moderation over HTTP. What is said to whom is up to ``moderation``; a route is one line here."""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import Route

from demesne.server.accounts.moderation import Moderation
from demesne.server.guard.security import KEY, client_of
from demesne.server.web.routes import OWNER_KEY, Asked, as_json
from demesne.server.wire.moderation_messages import CloseReport, FileReport, NameModerator, Owning, Release, Restrain

__all__ = ["moderation_routes"]


def moderation_routes(moderation: Moderation, asked: Asked) -> list[Route]:
    """The routes below ``/api/moderation``, and reports of people at a table."""
    doors = _Doors(moderation, asked)
    return [
        Route("/api/tables/{table}/reports", as_json(doors.report, 201), methods=["POST"]),
        Route("/api/moderation", as_json(doors.overview)),
        Route("/api/moderation/people/{account}", as_json(doors.person)),
        Route("/api/moderation/close", as_json(doors.close), methods=["POST"]),
        Route("/api/moderation/restrain", as_json(doors.restrain), methods=["POST"]),
        Route("/api/moderation/release", as_json(doors.release), methods=["POST"]),
        Route("/api/moderation/moderators", as_json(doors.name), methods=["POST"]),
        Route("/api/moderation/owner", as_json(doors.own), methods=["POST"]),
    ]


class _Doors:
    """An answer for each route."""

    def __init__(self, moderation: Moderation, asked: Asked) -> None:
        self._moderation, self._asked = moderation, asked

    async def report(self, request: Request) -> object:
        wish, table = await self._asked(request, FileReport), request.path_params["table"]
        return await self._moderation.report(table, wish, _key(request), client_of(request.scope))

    async def overview(self, request: Request) -> object:
        return await self._moderation.overview(_key(request))

    async def person(self, request: Request) -> object:
        return await self._moderation.person(_key(request), request.path_params["account"])

    async def close(self, request: Request) -> object:
        return await self._moderation.close(_key(request), (await self._asked(request, CloseReport)).number)

    async def restrain(self, request: Request) -> object:
        return await self._moderation.restrain(_key(request), await self._asked(request, Restrain))

    async def release(self, request: Request) -> object:
        return await self._moderation.release(_key(request), (await self._asked(request, Release)).id)

    async def name(self, request: Request) -> object:
        return await self._moderation.name(_key(request), await self._asked(request, NameModerator))

    async def own(self, request: Request) -> object:
        await self._asked(request, Owning)
        return await self._moderation.own(_key(request), request.headers.get(OWNER_KEY))


def _key(request: Request) -> str | None:
    return request.headers.get(KEY)
