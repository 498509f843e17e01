"""Who asks where web servers pass requests on: they say so, and only those that the host has named are believed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from ipaddress import ip_address
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from demesne.server.guard.addresses import Machines, as_seen, without_port

__all__ = ["Forwarded", "asker"]

_EVERYBODY: Final = "/0"
"""How the networks end in which everybody is."""


class Forwarded:
    """Has a request that came by one of *proxies* be that of the client, and of the scheme, for which it was passed on.

    Where everybody is a proxy, only the one that has connected is believed: what it was told may be anybody's word.
    """

    def __init__(self, app: ASGIApp, proxies: Collection[str]) -> None:
        self._app = app
        self._proxies = Machines(proxies)
        self._further = Machines(each for each in proxies if not each.endswith(_EVERYBODY))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peer = as_seen((scope.get("client") or ("",))[0]) if scope["type"] in {"http", "websocket"} else ""
        if peer in self._proxies:
            headers = Headers(scope=scope)
            scope["client"] = asker(peer, headers.getlist("x-forwarded-for"), self._further), 0
            scheme = headers.get("x-forwarded-proto", "").partition(",")[0].strip().lower()
            if scheme in {"http", "https"}:
                scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
        await self._app(scope, receive, send)


def asker(peer: str, told: Sequence[str], proxies: Machines) -> str:
    """The client for whom the proxy *peer* asks, by the lines *told* of ``X-Forwarded-For``.

    Each proxy adds at the end who has connected to it. So they are read from there, as far as those are *proxies*; what
    stands further left may have been made up.

    >>> asker("127.0.0.1", ["192.0.2.66, 203.0.113.5"], Machines(["127.0.0.1"]))
    '203.0.113.5'
    >>> asker("127.0.0.1", ["203.0.113.5, 10.0.0.7"], Machines(["127.0.0.1", "10.0.0.7"]))
    '203.0.113.5'
    """
    client = peer
    for each in reversed(",".join(told).split(",")):
        named = as_seen(without_port(each.strip()).lower())
        if not _is_address(named):
            break
        client = named
        if client not in proxies:
            break
    return client


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
