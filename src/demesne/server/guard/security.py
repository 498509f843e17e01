"""Who may ask, and what a page of ours may do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from demesne.server.guard.busy import busy
from demesne.server.guard.decoding import NUL
from demesne.server.guard.limits import Buckets, neighbourhood
from demesne.server.protocol import Problem
from demesne.server.wire.refusals import Reason, Refusal

__all__ = ["HEADERS", "KEY", "Admission", "Guard", "client_of", "refused"]

KEY = "x-seat-key"
"""The header with the key to seats. Unlike a cookie, no browser sends it along for a foreign page."""

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""Sent with every answer; an answer that has a policy of its own keeps it."""
_USUAL: Final = {"http": ":80", "https": ":443"}
"""The ports that browsers leave out."""


def _host_of(authority: str) -> str:
    """The host of ``host:port`` or ``[v6]:port``; empty if there is none."""
    try:
        return (urlsplit(f"//{authority}").hostname or "").rstrip(".")
    except ValueError:
        return ""


class Guard:
    """Refuses foreign hosts and origins, and addresses with a NUL, before anything else sees the request.

    Adds ``HEADERS`` to every answer.

    A page elsewhere that has its own name point here (DNS rebinding) fails at the host; one that makes cross-origin
    requests (CSRF, a socket opened from a foreign page) at the origin.
    *knows* says whether a host is one of ours just now; *requests* are those that a client may make.
    """

    def __init__(self, app: ASGIApp, knows: Callable[[str], bool], requests: Buckets) -> None:
        self._app = app
        self._knows = knows
        self._requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
        elif scope["type"] == "http" and not self._requests.take(client_of(scope)):
            await busy(scope)(scope, receive, _with_headers(send))
        elif scope["type"] == "http" and NUL in scope["path"]:
            await refused(Reason("page.unknown"), 404)(scope, receive, _with_headers(send))
        elif self._allows(Headers(scope=scope)):
            await self._app(scope, receive, _with_headers(send))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "origin.foreign"})
        else:
            await refused(Reason("origin.foreign"), 403)(scope, receive, _with_headers(send))

    def _allows(self, headers: Headers) -> bool:
        host = headers.get("host", "")
        if not self._knows(_host_of(host)):
            return False
        origin = headers.get("origin")
        if origin is not None and not _same(origin, host):
            return False
        return headers.get("sec-fetch-site", "none") in {"same-origin", "none"} or _is_visit(headers)


class Admission:
    """Has *admit* look up whose session is sent along before anything is answered; one that has ended is refused."""

    def __init__(self, app: ASGIApp, admit: Callable[[str | None], Awaitable[None]]) -> None:
        self._app, self._admit = app, admit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            try:
                await self._admit(Headers(scope=scope).get(KEY))
            except Refusal as refusal:
                await refused(refusal.reason, 401)(scope, receive, send)
                return
        await self._app(scope, receive, send)


def client_of(scope: Scope) -> str:
    """Who asks, as limits count clients."""
    client: tuple[str, int] | None = scope.get("client")
    return neighbourhood(client[0] if client else "")


def refused(reason: Reason, status: int) -> Response:
    """The answer that tells *reason*."""
    return Response(msgspec.json.encode(Problem(reason)), status, media_type="application/json")


def _same(origin: str, host: str) -> bool:
    """Whether *origin* is exactly the host and port that the request is for; some proxies name the usual one, too.

    >>> _same("https://play.example", "play.example:443"), _same("https://play.example:8443", "play.example")
    (True, False)
    """
    scheme, _, authority = origin.partition("://")
    usual = _USUAL.get(scheme)
    return usual is not None and authority.lower().removesuffix(usual) == host.lower().removesuffix(usual)


def _is_visit(headers: Headers) -> bool:
    """Whether somebody follows a link from elsewhere: a page to look at, nothing for scripts to read."""
    return headers.get("sec-fetch-mode") == "navigate" and "origin" not in headers


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending
