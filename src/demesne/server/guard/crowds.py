"""Addresses behind which many people are, such as a club's: each counts as several clients, whatever is counted."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_network
from typing import Final

from demesne.server.guard.addresses import Machines

__all__ = ["TIMES", "Crowds"]

TIMES: Final = 10
"""As how many clients an address counts that the host has named."""
_HOUSEHOLD: Final = 64
"""How many bits of an IPv6 address say which household it is: nobody is known by more of them."""


class Crowds:
    """The addresses and networks *named* by the host. Is a ``Share``: a client is known as ``neighbourhood`` has it.

    >>> crowds = Crowds(["192.0.2.1", "2001:db8:1:2:a::1"])
    >>> crowds("192.0.2.1"), crowds("2001:db8:1:2"), crowds("192.0.2.2")
    (10, 10, 1)
    """

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._machines = Machines(map(_widened, named))

    def __call__(self, client: str) -> int:
        return TIMES if (f"{client}::" if client.count(":") == 3 else client) in self._machines else 1


def _widened(named: str) -> str:
    """*named*, but of IPv6 the whole household."""
    if ":" not in named:
        return named
    network = ip_network(named)
    return str(network.supernet(new_prefix=min(network.prefixlen, _HOUSEHOLD)))
