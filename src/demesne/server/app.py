"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from random import Random
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, WebSocketRoute
from starlette.websockets import WebSocket

from demesne.server.accounts.people import People
from demesne.server.afterwards.duplicates import Deals
from demesne.server.afterwards.reviewed import make_ready
from demesne.server.afterwards.reviews import Pace, Reviews
from demesne.server.guard.crowds import Crowds
from demesne.server.guard.limits import own_buckets
from demesne.server.guard.security import Admission, Guard
from demesne.server.herald.service import Notices
from demesne.server.live.hub import Hub
from demesne.server.owners.owner_items import Shelf
from demesne.server.programs.bureau import Bureau
from demesne.server.programs.ledger import SharedRow, TokenFile
from demesne.server.programs.relay import Relay
from demesne.server.programs.routes import Programs
from demesne.server.programs.tokens import Tokens
from demesne.server.registry import SHELVES
from demesne.server.settings import Settings
from demesne.server.store.settling import Till
from demesne.server.store.soundness import NO_DRIVER, DataError
from demesne.server.store.store import Store
from demesne.server.thinking.bot_processes import PATIENCE, Compiling, Thinkers
from demesne.server.thinking.review_processes import ReviewerProcess
from demesne.server.upkeep.archivist import Archivist
from demesne.server.upkeep.service import Service
from demesne.server.upkeep.tidying import tidy
from demesne.server.upkeep.vigil import Vigil
from demesne.server.web.engine import Engine
from demesne.server.web.health import health_routes
from demesne.server.web.network import Network
from demesne.server.web.owner import SharedLinks
from demesne.server.web.page import Page
from demesne.server.web.proxied import Forwarded
from demesne.server.web.routes import Api, problem
from demesne.server.web.sockets import Sockets
from demesne.server.wire.refusals import Reason, Refusal

__all__ = ["create_app"]

DELAY = 2.0
"""Seconds after the start at which compiling begins."""

_log = logging.getLogger(__name__)


def create_app(
    settings: Settings, store: Store | None = None, rng: Random | None = None, network: Network | None = None
) -> Starlette:
    """The server that *settings* describe; it continues the games in its data folder.

    Raises ``DataError`` when the data folder cannot be used. *store*, if given, is closed with it; *rng*
    is what chance comes from, the system's own unless given; *network* says who reaches the server.
    """
    known = network or Network(settings)
    kept = store or _store(settings)
    thinkers = Thinkers(settings.patience)
    compiling = Compiling()
    crowds = Crowds(settings.crowds)
    hub = _hub(settings, kept, thinkers, compiling, rng)
    reviews = Reviews(kept, ReviewerProcess(PATIENCE), lambda: hub.crowded, Pace(glance=settings.glance))
    hub.ended = partial(make_ready, reviews)
    shelves = [Shelf(kind, kept.drawer(kind.folder), settings.limits.kept) for kind in SHELVES.values()]
    till = Till(kept, share=crowds)
    buckets = partial(own_buckets, share=crowds) if settings.database is None else till.buckets
    sockets = Sockets(hub, settings.limits, buckets, crowds)
    notices = Notices(hub, kept, settings)
    if settings.database is not None:
        hub.ring.shared, known.owner.links = True, SharedLinks(kept, settings.node)
    people = People(hub, kept, sockets.sign_out, known.owner, buckets, crowds)
    tokens = _tokens(settings, kept)
    bureau = Bureau(hub, tokens, relay=None if settings.database is None else Relay(kept, settings.node))
    programs = Programs(hub, bureau, tokens, settings.limits, shelves, people.ladders.told, _refused, buckets)

    _tell_of(known, sockets, bureau)

    async def live(wire: WebSocket) -> None:
        await sockets(wire)

    deals = Deals(kept, hub.table, hub.lay, hub.ring)
    api = Api(hub, reviews, shelves, settings.limits, known, bureau, deals, buckets, crowds)
    archivist = Archivist(kept, hub.tables.put_away, settings.archive_after, settings.forget_after)
    keeping = (archivist.keep, till.keep, bureau.keep)
    return Starlette(
        routes=[
            WebSocketRoute("/api/tables/{table}/socket", live),  # first, for it is asked for most
            *health_routes(hub, bureau, settings.metrics),
            *api.routes(),
            *people.routes(api.body),
            *notices.routes(api.body),
            *programs.routes(),
            WebSocketRoute("/api/socket", live),  # of pages that were opened before an update
            Mount("/engine", Engine()),
            Mount("/", Page()),
        ],
        middleware=[
            Middleware(Forwarded, proxies=settings.proxies),
            Middleware(Guard, knows=known.knows, requests=buckets("requests", *settings.limits.requests)),
            Middleware(Admission, admit=hub.ring.admit),
        ],
        exception_handlers={Exception: _failed, 404: _unknown, 405: _unknown},
        lifespan=_lifespan(
            hub, reviews, thinkers, kept, compiling, people, sockets, notices, keeping, eager=settings.eager
        ),
    )


def _tell_of(network: Network, sockets: Sockets, bureau: Bureau) -> None:
    """Clients from outside are told when their way in is closed, and everybody when the server shuts down."""

    def closed(hosts: Collection[str]) -> None:
        sockets.part(hosts)
        bureau.part(hosts)

    async def stopping() -> None:
        bureau.close()
        await sockets.leave()

    network.closed, network.stopping = closed, stopping


def _hub(settings: Settings, store: Store, thinkers: Thinkers, compiling: Compiling, rng: Random | None) -> Hub:
    return Hub(
        store, thinkers, settings.pace, rng,
        readiness=compiling, adviser=settings.adviser, away=settings.away, thinkers=settings.thinkers,
        deliberation=settings.deliberation, share=Crowds(settings.crowds),
    )  # fmt: skip


def _lifespan(
    hub: Hub,
    reviews: Reviews,
    thinkers: Thinkers,
    store: Store,
    compiling: Compiling,
    people: People,
    sockets: Sockets,
    notices: Notices,
    keeping: Sequence[Callable[[], Coroutine[Any, Any, None]]],
    *,
    eager: bool,
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        if eager:
            compiling.begin(DELAY)
        service = Service(store)
        await service.begin()
        hub.tables.rested = service.rested
        lasting = (
            store.keep(hub.give_up, hub.lobby.own),
            people.keep(lambda: sockets.sessions),
            service.keep(),
            tidy(lambda: sockets.count),
            *(keep() for keep in keeping),
            Vigil(store, hub.tables.wake, notices.wake).keep(),
        )
        tasks = [_beside(work) for work in lasting]
        await people.begin()
        await notices.begin()
        tasks.append(_beside(notices.keep()))
        try:
            yield
        finally:
            for each in tasks:
                each.cancel()
            await notices.close()
            await hub.close()
            await service.end()
            await reviews.close()
            await compiling.close()
            await thinkers.close()
            people.close()
            store.close()

    return lifespan


def _beside(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """*work* as a task for which nobody waits; the log says if it fails."""
    task = asyncio.create_task(work)
    task.add_done_callback(_ended)
    return task


def _ended(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (fault := task.exception()):
        _log.error("something that goes on beside the games has stopped", exc_info=fault)


def _store(settings: Settings) -> Store:
    """The store that *settings* name: the folder's own, or PostgreSQL. Raises ``DataError``."""
    if settings.database is None:
        return Store(settings.data)
    try:
        from demesne.server.store.postgres import Postgres  # noqa: PLC0415 - an extra
    except ImportError:
        raise DataError(NO_DRIVER) from None
    return Store(Postgres(settings.database, settings.node))


def _tokens(settings: Settings, store: Store) -> Tokens:
    """Who may let programs play: from the folder, or the database that processes share. Raises ``DataError``."""
    if settings.database is None:
        return Tokens(settings.data)
    shared = SharedRow(store.database.reader)
    shared.adopt(TokenFile(settings.data))
    return Tokens(shared)


def _refused(refusal: Refusal) -> Response:
    return problem(refusal.reason)


async def _unknown(_: Request, __: Exception) -> Response:
    return problem(Reason("page.unknown"))


async def _failed(request: Request, fault: Exception) -> Response:
    _log.error("%s %s", request.method, request.url.path, exc_info=fault)
    return problem(Reason("server.failed"))
