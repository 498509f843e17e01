"""Who thinks next when more ask than can be answered at once, so that nobody blocks the others.

Hints come first and people's turns second, but after a hint comes a waiting turn; bots among themselves come last.
Within one kind, the address that has had the least of it comes first: each job counts as what it is expected to take,
then as what it took, shared among as many clients as the address counts. Within one address, the table that has waited
longest comes first. Nothing here reads a clock or waits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

__all__ = ["Claim", "Kind", "Schedule", "Share", "Ticket"]

Share = Callable[[str], int]
"""As how many clients an address counts."""

REMEMBERED = 4096
"""How many addresses that have had more than others are remembered."""


class Kind(IntEnum):
    """What thinking is for."""

    HINT = 0
    TURN = 1
    BOTS = 2


@dataclass(frozen=True, slots=True)
class Claim:
    """What the thinking is for, and the addresses of those who wait for it; it counts for the one with the least."""

    kind: Kind
    addresses: frozenset[str]


@dataclass(eq=False, slots=True)
class Ticket:
    """A place in the queue; ``address`` is the one it counts for, once it has its turn."""

    claim: Claim
    cost: float
    address: str | None = None


class Line:
    """Those who wait for one kind of thinking, by start-time fair queueing.

    An address that has had seconds of it is placed that far behind the virtual time, which is where those being served
    are. A newcomer starts there, so nobody saves up turns, and keeps that place, so nobody is overtaken for ever.
    Behind an address of several clients, by its *share*, a second is as much less of each.
    """

    def __init__(self, share: Share) -> None:
        self._share = share
        self.waiting: dict[Ticket, None] = {}
        self._virtual = 0.0
        self._had: dict[str, float] = {}

    def enter(self, ticket: Ticket) -> None:
        """*ticket* waits from now on."""
        waiting = self._addresses()
        for address in ticket.claim.addresses - waiting:
            self._had[address] = max(self._virtual, self._had.get(address, 0.0))
        self.waiting[ticket] = None

    def next(self) -> Ticket | None:
        """The one that comes first, which then waits no more."""
        heads: dict[str, Ticket] = {}
        for ticket in self.waiting:
            for address in ticket.claim.addresses:
                heads.setdefault(address, ticket)
        if not heads:
            return None
        first = min(heads, key=lambda address: self._had[address] + self._each(address, heads[address].cost))
        return self._begin(heads[first], first)

    def charge(self, address: str, seconds: float) -> None:
        """*address* has had *seconds* more, or less, than were counted."""
        self._had[address] = max(self._virtual, self._had.get(address, 0.0)) + self._each(address, seconds)

    def forget(self) -> None:
        """Forgets addresses that have had nothing that matters and, of too many, those that have had least."""
        waiting = self._addresses()
        mattering = {each for each, had in self._had.items() if had > self._virtual} - waiting
        kept = sorted(mattering, key=self._had.__getitem__)[-REMEMBERED:]
        self._had = {each: self._had[each] for each in (*kept, *waiting)}

    def _begin(self, ticket: Ticket, address: str) -> Ticket:
        del self.waiting[ticket]
        ticket.address = address
        self._virtual = max(self._virtual, self._had[address])
        self._had[address] += self._each(address, ticket.cost)
        return ticket

    def _each(self, address: str, seconds: float) -> float:
        """What *seconds* of *address* are for each of its clients."""
        return seconds / self._share(address)

    def _addresses(self) -> set[str]:
        return {address for ticket in self.waiting for address in ticket.claim.addresses}


class Schedule:
    """Gives *workers* turns at once; of several, one is kept for turns of people. *share*: addresses of many clients.

    >>> schedule = Schedule(1)
    >>> ada, bo = (Claim(Kind.TURN, frozenset([address])) for address in ("192.0.2.1", "192.0.2.2"))
    >>> places = [schedule.enter(ada, 1.0), schedule.enter(ada, 1.0), schedule.enter(bo, 1.0)]
    >>> first, nobody = schedule.next(), schedule.next()
    >>> schedule.leave(first, took=1.0)
    >>> first is places[0], nobody, schedule.next() is places[2]
    (True, None, True)
    """

    def __init__(self, workers: int, share: Share = lambda _: 1) -> None:
        self._workers = workers
        self._lines = {kind: Line(share) for kind in Kind}
        self._running: set[Ticket] = set()
        self._hinted = False

    @property
    def crowded(self) -> bool:
        """Whether anybody waits."""
        return any(line.waiting for line in self._lines.values())

    def enter(self, claim: Claim, cost: float) -> Ticket:
        """A new place for *claim*, which is expected to take *cost* seconds."""
        ticket = Ticket(claim, cost)
        self._lines[claim.kind].enter(ticket)
        return ticket

    def next(self) -> Ticket | None:
        """The one that has a turn now; none while nobody may have one."""
        for kind in self._order():
            if self._free(kind) and (ticket := self._lines[kind].next()):
                self._running.add(ticket)
                self._hinted = kind is Kind.HINT
                return ticket
        return None

    def leave(self, ticket: Ticket, took: float = 0.0) -> None:
        """*ticket* is finished, whether it was still waiting or has had a turn of *took* seconds."""
        line = self._lines[ticket.claim.kind]
        line.waiting.pop(ticket, None)
        if ticket.address is not None:
            self._running.discard(ticket)
            line.charge(ticket.address, took - ticket.cost)
        line.forget()

    def _order(self) -> tuple[Kind, Kind, Kind]:
        """The kinds in order: hints first, but never two of them while a turn waits."""
        first, second = (Kind.TURN, Kind.HINT) if self._hinted else (Kind.HINT, Kind.TURN)
        return first, second, Kind.BOTS

    def _free(self, kind: Kind) -> bool:
        kept = 1 if self._workers > 1 and kind is not Kind.TURN else 0
        return len(self._running) < self._workers - kept
