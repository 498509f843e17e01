"""Whose a key is: a guest's is good for its seats alone, a session is a key to all seats of an account."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, replace
from math import inf
from time import monotonic
from typing import Final

from demesne.server.guard.keys import SESSION, digest, new_key
from demesne.server.guard.newest import Newest
from demesne.server.wire.refusals import Refusal

__all__ = ["LASTING", "Holder", "Keyring", "account_of", "owner_of"]

MOST: Final = 20_000
"""How many sessions are remembered; others are looked up."""
AGAIN: Final = 600.0
"""Seconds after which a session in use is looked up again, so that its use is noted."""
LASTING: Final = 180 * 86400.0
"""Seconds after which an unused session ends."""
CLOSED: Final = 1000
"""How many accounts that were deleted last are remembered: somebody may just have been looked up."""
_ACCOUNT: Final = "account:"


@dataclass(frozen=True, slots=True)
class Holder:
    """Somebody signed in: the account, the name that everybody sees, what else they may do."""

    account: str
    name: str
    role: str = ""


Find = Callable[[str], Awaitable[Holder | None]]


def owner_of(account: str) -> str:
    """What the seats of *account* are known by: no digest, so that nobody's key can be that of an account."""
    return f"{_ACCOUNT}{account}"


def account_of(owner: str | None) -> str | None:
    """The account whose seats are known by *owner*, if it is an account.

    >>> account_of(owner_of("b7k2")), account_of(digest("qd_some-guest"))
    ('b7k2', None)
    """
    return owner.removeprefix(_ACCOUNT) if owner and owner.startswith(_ACCOUNT) else None


async def _nobody(_: str) -> Holder | None:
    return None


class Keyring:
    """The keys of those who ask. ``find`` looks up the holder of a session by its digest.

    ``shared``: sessions end and accounts change in other processes, too, so every session is looked up whenever it is
    used.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.find: Find = _nobody
        self.shared = False
        self._clock = clock
        self._held: OrderedDict[str, Holder] = OrderedDict()
        self._looked: dict[str, float] = {}
        self._closed = Newest[str](CLOSED)

    async def admit(self, key: str | None) -> None:
        """Makes a session known before it is used. Raises ``Refusal`` if it has ended."""
        if not key or not key.startswith(SESSION):
            return
        found = digest(key)
        if self.shared or self._clock() - self._looked.get(found, -inf) > AGAIN:
            holder = await self.find(found)
            if holder is None:
                self.drop(found)
                raise Refusal("session.over")
            self.hold(found, holder)
        self._held.move_to_end(found)

    def hold(self, found: str, holder: Holder) -> None:
        """From now on the session with the digest *found* is that of *holder*. Raises ``Refusal`` if it has ended."""
        if holder.account in self._closed:
            raise Refusal("session.over")
        self._held[found], self._looked[found] = holder, self._clock()
        while len(self._held) > MOST:
            self.drop(next(iter(self._held)))

    def drop(self, found: str) -> None:
        """The session with the digest *found* has ended."""
        self._held.pop(found, None)
        self._looked.pop(found, None)

    def close(self, account: str) -> None:
        """From now on nobody is signed in to *account*, and nobody can be."""
        self._closed.add(account)

    def reopen(self, account: str) -> None:
        """*account* was not deleted after all."""
        self._closed.discard(account)

    def sessions(self, account: str) -> list[str]:
        """The digests of the sessions of *account* that are known here."""
        return [found for found, holder in self._held.items() if holder.account == account]

    def signed_in(self, digests: Collection[str]) -> list[str]:
        """Those of *digests* that belong to sessions known here, not to guests' keys."""
        return [each for each in digests if each in self._held]

    def change(self, account: str, *, name: str | None = None, role: str | None = None) -> None:
        """The holder of *account* has another name or other rights now."""
        for found, holder in list(self._held.items()):
            if holder.account == account:
                self._held[found] = replace(
                    holder, name=holder.name if name is None else name, role=holder.role if role is None else role
                )

    def holder(self, key: str | None) -> Holder | None:
        """Who is signed in with *key*; nobody with a guest's."""
        found = self._held.get(digest(key)) if key and key.startswith(SESSION) else None
        return None if found is None or found.account in self._closed else found

    def owner(self, key: str | None) -> str | None:
        """What the seats that *key* may move for are known by. Raises ``Refusal`` for a session that has ended."""
        if not key:
            return None
        if not key.startswith(SESSION):
            return digest(key)
        if (holder := self.holder(key)) is None:
            raise Refusal("session.over")
        return owner_of(holder.account)

    def for_seats(self, key: str | None) -> tuple[str, str]:
        """The key for new seats, and what they are known by: the session's own, or a new one for a guest."""
        kept = key if key and self.holder(key) else new_key()
        return kept, str(self.owner(kept))
