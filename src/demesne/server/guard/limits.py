"""How fast a client may ask, and how many sockets it may hold."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address
from math import ceil
from struct import unpack

__all__ = ["Bucket", "Buckets", "Making", "Share", "Turnstile", "alone", "neighbourhood", "own_buckets"]

Clock = Callable[[], float]
Share = Callable[[str], int]
"""As how many clients somebody counts."""
_LONG = 3600


def alone(_: str) -> int:
    """Everybody counts as one client."""
    return 1


class Bucket:
    """A token bucket: *size* at once, *rate* more a second."""

    def __init__(self, size: int, rate: float, clock: Clock = time.monotonic) -> None:
        self._size, self._rate, self._clock = size, rate, clock
        self._tokens = float(size)
        self._at = clock()

    def take(self, count: int = 1) -> bool:
        """Takes *count* tokens, if there are that many."""
        self._fill()
        if self._tokens < count:
            return False
        self._tokens -= count
        return True

    def wait(self) -> int:
        """The whole seconds until a token may be taken, an hour if none comes; 0 if one may be taken now."""
        self._fill()
        return max(0, ceil((1 - self._tokens) / max(self._rate, 1 / _LONG)))

    @property
    def left(self) -> int:
        """How many may be taken now."""
        self._fill()
        return max(0, int(self._tokens))

    def lower(self, most: float) -> None:
        """Leaves *most* tokens at most; below 0, that many have to come back first."""
        self._fill()
        self._tokens = min(self._tokens, most)

    def _fill(self) -> None:
        now = self._clock()
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """A bucket for each client, as large as its *share* says; those not seen for longest are forgotten."""

    def __init__(
        self,
        size: int,
        rate: float,
        clients: int = 16_384,
        clock: Clock = time.monotonic,
        share: Share = alone,
    ) -> None:
        self._of: OrderedDict[str, Bucket] = OrderedDict()
        self._size, self._rate, self._clients, self._clock, self._share = size, rate, clients, clock, share

    def take(self, client: str) -> bool:
        """Takes a token of *client*, if there is one."""
        return self.of(client).take()

    def of(self, client: str) -> Bucket:
        """The bucket of *client*, who counts as seen now."""
        bucket = self._of.pop(client, None) or self._bucket(self._share(client))
        self._of[client] = bucket
        if len(self._of) > self._clients:
            self._of.popitem(last=False)
        return bucket

    def _bucket(self, times: int) -> Bucket:
        return Bucket(self._size * times, self._rate * times, self._clock)


Making = Callable[[str, int, float], Buckets]
"""Makes the buckets for one kind of thing: its name, how many at once, how many more a second."""


def own_buckets(_: str, size: int, rate: float, share: Share = alone) -> Buckets:
    """Buckets that this process counts for itself alone."""
    return Buckets(size, rate, share=share)


class Turnstile:
    """Counts those admitted: *most* altogether, *most_of_one* for each client, times its *share*."""

    def __init__(self, most: float, most_of_one: int, share: Share = alone) -> None:
        self._most, self._most_of_one, self._share = most, most_of_one, share
        self._in: Counter[str] = Counter()

    def enter(self, client: str) -> bool:
        """Admits *client* once more, if there is room."""
        if self._in.total() >= self._most or self._in[client] >= self._most_of_one * self._share(client):
            return False
        self._in[client] += 1
        return True

    def leave(self, client: str) -> None:
        self._in[client] -= 1
        if not self._in[client]:
            del self._in[client]


def neighbourhood(address: str) -> str:
    """Who counts as one client: an IPv4 address, or the 64 bits that an IPv6 household shares.

    >>> neighbourhood("192.0.2.1"), neighbourhood("2001:db8:1:2:a::1"), neighbourhood("2001:db8::a:0:0:1")
    ('192.0.2.1', '2001:db8:1:2', '2001:db8:0:0')
    """
    try:
        known = IPv6Address(address) if ":" in address else None
    except ValueError:
        return address
    if known is None or known.is_loopback:
        return address
    return str(known.ipv4_mapped or ":".join(f"{part:x}" for part in unpack("!4H", known.packed[:8])))
