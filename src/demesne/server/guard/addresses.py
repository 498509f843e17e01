"""The addresses of this machine: those that only it has, and those at which others find it."""

from __future__ import annotations

import ipaddress
import logging
import socket
import struct
import sys
from collections.abc import Iterable, Iterator
from urllib.parse import urlsplit

__all__ = [
    "EVERYWHERE", "LOOPBACK", "Machines", "address_at", "as_seen", "heard_at", "home_addresses", "host_names",
    "is_loopback", "own_addresses", "without_port",
]  # fmt: skip

_log = logging.getLogger(__name__)

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE = frozenset({"0.0.0.0", "::", ""})  # noqa: S104 - compared with, not bound to

_MAPPED = "::ffff:"
_ADDRESS_OF = 0x8915  # SIOCGIFADDR


class Machines:
    """The machines at some addresses and in some networks, however these are written.

    >>> "10.1.2.3" in Machines(["10.0.0.0/8"]), "::1" in Machines(["0:0:0:0:0:0:0:1"]), "name" in Machines(["::/0"])
    (True, True, False)
    """

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._networks = [ipaddress.ip_network(each) for each in named]

    def __contains__(self, host: str) -> bool:
        if not self._networks:
            return False
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def as_seen(address: str) -> str:
    """A client's *address* as its machine writes it: a socket for both kinds of addresses hears IPv4 in IPv6's clothes.

    >>> as_seen("::ffff:192.0.2.1"), as_seen("2001:db8::1"), as_seen("192.0.2.1")
    ('192.0.2.1', '2001:db8::1', '192.0.2.1')
    """
    return address.removeprefix(_MAPPED) if address.startswith(_MAPPED) and "." in address else address


def own_addresses() -> list[str]:
    """The addresses at which other machines reach this one, the likeliest first."""
    found = [*_ways_out(), *_of_interfaces(), *_of_name()]
    usable = [address for address in found if not ipaddress.ip_address(address.partition("%")[0]).is_loopback]
    return list(dict.fromkeys(usable))


def heard_at(bound_to: str) -> list[str]:
    """Those of ``own_addresses`` that browsers take, and at which a server bound to *bound_to*, everywhere, hears them.

    Bound to ``0.0.0.0`` it hears IPv4 alone.
    """
    return [address for address in own_addresses() if "%" not in address and (":" in bound_to or ":" not in address)]


def home_addresses() -> list[str]:
    """Those of ``own_addresses`` that only a home network reaches: no router passes them on."""
    return [address for address in own_addresses() if _is_home(address)]


def host_names(bound_to: str, more: Iterable[str] = ()) -> frozenset[str]:
    """The hosts that a server bound to *bound_to* answers to, and *more*."""
    names = LOOPBACK | {without_port(name).lower().rstrip(".") for name in more}
    if bound_to in EVERYWHERE:
        machine = socket.gethostname().lower()
        return names | {machine, f"{machine}.local", *own_addresses()}
    return names | {bound_to.lower()}


def without_port(authority: str) -> str:
    """The host of ``host``, ``host:port``, ``[v6]`` or ``[v6]:port``.

    >>> without_port("[fd00::1]:8443"), without_port("play.example.org:8443"), without_port("fd00::1")
    ('fd00::1', 'play.example.org', 'fd00::1')
    """
    if authority.count(":") > 1 and not authority.startswith("["):
        return authority
    return urlsplit(f"//{authority}").hostname or authority


def address_at(host: str, port: int) -> str:
    """What to write into a browser to find *host*, without a slash at its end."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def is_loopback(client: str) -> bool:
    """Whether *client* is this machine: a person here, or everybody behind a proxy that was not named.

    >>> is_loopback("127.0.0.1"), is_loopback("203.0.113.5")
    (True, False)
    """
    return client in LOOPBACK or client.startswith("127.")


def _is_home(address: str) -> bool:
    if "%" in address:  # an address valid on one link only: browsers do not take it
        return False
    known = ipaddress.ip_address(address)
    return known.is_private and not known.is_link_local


def _ways_out() -> Iterator[str]:
    """The address that the machine uses for outgoing traffic, in each address family."""
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))  # sends nothing: it only chooses the route
                yield str(probe.getsockname()[0])
        except OSError:
            continue


def _of_interfaces() -> Iterator[str]:
    """The first IPv4 address of each network interface, where the system tells (Linux)."""
    if sys.platform != "linux":
        return
    import fcntl  # noqa: PLC0415 - other systems have none

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            try:
                told = fcntl.ioctl(asking, _ADDRESS_OF, struct.pack("256s", name.encode()))
            except OSError:
                continue  # an interface without an address
            yield socket.inet_ntoa(told[20:24])


def _of_name() -> Iterator[str]:
    try:
        yield from (str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None))
    except OSError:
        _log.debug("the machine's name has no address")
