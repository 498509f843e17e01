"""Whether the server is alive, whether it can store what is played, and what it measures of itself."""

from __future__ import annotations

import logging
from collections.abc import Collection

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from demesne.server.guard.limits import neighbourhood
from demesne.server.guard.security import client_of
from demesne.server.live.hub import Hub
from demesne.server.programs.bureau import Bureau
from demesne.server.web.routes import problem
from demesne.server.wire.refusals import Reason

__all__ = ["health_routes"]

_log = logging.getLogger(__name__)
EXPOSITION = "text/plain; version=0.0.4"


def health_routes(hub: Hub, bureau: Bureau, readers: Collection[str]) -> list[Route]:
    """``/healthz``, ``/readyz``, and ``/metrics`` for the machines at the addresses *readers*."""
    allowed = frozenset(map(neighbourhood, readers))
    silent = False

    async def alive(_: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(_: Request) -> Response:
        """A load balancer sends nobody to a server that cannot store moves."""
        nonlocal silent
        before, silent = silent, False
        try:
            await hub.check()
        except Exception:  # noqa: BLE001 - whatever it is, it is told, but not twice a second
            silent = True
            if not before:
                _log.exception("the store does not answer")
            return PlainTextResponse("the store does not answer\n", 503)
        if before:
            _log.warning("the store answers again")
        return PlainTextResponse("ready\n")

    async def measured(request: Request) -> Response:
        if client_of(request.scope) not in allowed:
            return problem(Reason("page.unknown"))
        return PlainTextResponse(hub.told(len(bureau.here)), media_type=EXPOSITION)

    return [Route("/healthz", alive), Route("/readyz", ready), Route("/metrics", measured)]
