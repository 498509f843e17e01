"""The one way out: a request to a push service that somebody's browser has named.

As anybody may name one, requests are made with care: by ``https`` alone, on the usual port, to public addresses, never
to one of this machine or of its network. The address that was checked is the one that is connected to, and no redirect
is followed.
"""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

__all__ = ["Answer", "Outward", "Unreachable", "is_public", "place_of"]

TIMEOUT: Final = 8.0
"""Seconds for each step."""
DEADLINE: Final = 20.0
"""Seconds for all steps together."""
TRIED: Final = 3
"""How many addresses of a host are tried."""
LONGEST: Final = 1024
"""How long an address may be."""
PORT: Final = 443
_EMBEDDING: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("::/96"))
"""IPv6 addresses that stand for an IPv4 one, which is in their last 32 bits."""
_HANDED_OUT: Final = IPv6Network("2000::/3")
"""The only IPv6 addresses that have been handed out for the whole internet: routers of a network use others as well."""

Allows = Callable[[str], bool]


class Unreachable(Exception):
    """There is no answer, at least for now."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the service says: an HTTP status, and after how many seconds it may be asked again, if it says so."""

    status: int
    after: int | None = None


def place_of(endpoint: str) -> tuple[str, int]:
    """The host and the port of *endpoint*. Raises ``ValueError`` for addresses that no push service has."""
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise ValueError("not the address of a push service")
    parts = urlsplit(endpoint)
    if parts.scheme != "https" or not parts.hostname or parts.username is not None or parts.fragment:
        raise ValueError("not the address of a push service")
    return parts.hostname, parts.port or PORT


def is_public(address: str) -> bool:
    """Whether *address* can be reached from the whole internet.

    >>> is_public("1.1.1.1"), is_public("10.0.0.1"), is_public("::ffff:127.0.0.1"), is_public("64:ff9b::a00:1")
    (True, False, False, False)
    """
    found: IPv4Address | IPv6Address | None = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if any(found in network for network in _EMBEDDING):
            found = IPv4Address(int(found) & 0xFFFFFFFF)
        else:
            found = found.ipv4_mapped or found.sixtofour or (found if found in _HANDED_OUT else None)
    return bool(found and found.is_global and not found.is_multicast)


class Outward:
    """Asks push services. Tests replace which addresses it *allows*, the *port*, and what it *trusts*."""

    def __init__(self, allows: Allows = is_public, port: int = PORT, trust: ssl.SSLContext | None = None) -> None:
        self._allows, self._port = allows, port
        self._given = trust

    @cached_property
    def _trust(self) -> ssl.SSLContext:
        return self._given or ssl.create_default_context()

    def check(self, endpoint: str) -> None:
        """Raises ``ValueError`` unless *endpoint* may be asked, as far as one can say without looking it up."""
        host, port = place_of(endpoint)
        if port != self._port:
            raise ValueError("not the address of a push service")
        try:
            literal = str(ip_address(host))
        except ValueError:
            return
        if not self._allows(literal):
            raise ValueError("not the address of a push service")

    def post(self, endpoint: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """The answer of *endpoint*; blocks a thread meanwhile. Raises ``Unreachable``."""
        try:
            self.check(endpoint)
            host, port = place_of(endpoint)
            line = _Pinned(host, port, self._addresses(host, port), self._trust)
        except (OSError, ValueError) as fault:
            raise Unreachable(str(fault)) from None
        end = threading.Timer(DEADLINE, line.cut)
        end.daemon = True
        end.start()
        try:
            return _asked(line, endpoint, body, headers)
        except (OSError, ValueError, http.client.HTTPException) as fault:
            raise Unreachable(type(fault).__name__) from None
        finally:
            end.cancel()
            line.close()

    def _addresses(self, host: str, port: int) -> list[str]:
        """The addresses of *host*. Raises ``ValueError`` if one of them is not public."""
        found = [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        if not found or not all(self._allows(each) for each in found):
            raise ValueError("not a public address")
        return found


class _Pinned(http.client.HTTPSConnection):
    """A connection to *host* at one of *addresses*, which have been checked, and at no other."""

    def __init__(self, host: str, port: int, addresses: Sequence[str], trust: ssl.SSLContext) -> None:
        super().__init__(host, port, timeout=TIMEOUT, context=trust)
        self._addresses, self._trust, self._called = addresses, trust, host

    def connect(self) -> None:
        self.sock = self._plain()
        self.sock = self._trust.wrap_socket(self.sock, server_hostname=self._called)

    def _plain(self) -> socket.socket:
        *first, last = self._addresses[:TRIED]
        for address in first:
            with suppress(OSError):
                return socket.create_connection((address, self.port), TIMEOUT)
        return socket.create_connection((last, self.port), TIMEOUT)

    def cut(self) -> None:
        """Ends it, even while somebody waits for it."""
        if (line := self.sock) is not None:
            with suppress(OSError):
                socket.socket.shutdown(line, socket.SHUT_RDWR)


def _asked(line: _Pinned, endpoint: str, body: bytes, headers: Mapping[str, str]) -> Answer:
    parts = urlsplit(endpoint)
    line.request("POST", f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}", body, dict(headers))
    answer = line.getresponse()
    after = answer.getheader("Retry-After") or ""
    return Answer(answer.status, int(after) if after.isascii() and after.isdigit() and len(after) < 6 else None)
