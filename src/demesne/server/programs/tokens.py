"""Who may let a program play here: tokens, which a command creates and revokes, and a server looks up.

Only a digest of a token is kept; anybody who loses it has to get another one.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from demesne.server.guard.keys import digest, same
from demesne.server.programs.ledger import Account, Ledger, TokenFile
from demesne.server.programs.messages import Scope
from demesne.server.wire.names import LONGEST, clean_name, distinct_name
from demesne.server.wire.refusals import Refusal

__all__ = ["EVERYTHING", "Account", "Tokens"]

EVERYTHING: Final[tuple[Scope, ...]] = ("play", "challenge", "read")
DAY: Final = 86400.0
MINUTE: Final = 60.0
"""Seconds, at least, between two notes that a token is used."""

Clock = Callable[[], float]


class Tokens:
    """The accounts of programs that are kept in a folder or in another ledger; *now* is in seconds since 1970.

    Any problem with what is kept is a ``DataError``.
    """

    def __init__(self, kept: Path | Ledger, now: Clock = time.time) -> None:
        self._ledger: Ledger = TokenFile(kept) if isinstance(kept, Path) else kept
        self._now = now

    @property
    def all(self) -> list[Account]:
        """Every account, oldest first."""
        return list(self._ledger.read().values())

    async def look(self) -> None:
        """Looks up what other processes may have changed: what ``valid`` says then is true."""
        await self._ledger.look()

    async def holder(self, token: str) -> Account | None:
        """Whose *token* it is, wherever it was made."""
        await self._ledger.look()
        if (found := self.find(token)) is None:
            await self._ledger.look_anew()
        return found or self.find(token)

    def create(self, name: str, scopes: Sequence[Scope] = EVERYTHING, days: float | None = None) -> tuple[Account, str]:
        """A new account, and its token, which cannot be looked up later. Raises ``ValueError`` for a name or days."""
        if days is not None and days <= 0:
            raise ValueError("a token lasts for more than 0 days")
        wanted = _named(name)
        with self._ledger.changing() as accounts:
            if distinct_name(wanted, [each.name for each in accounts.values()]) != wanted:
                raise ValueError(f"there is already a program called {wanted}")
            token_id, secret = secrets.token_hex(6), secrets.token_urlsafe(24)
            now = self._now()
            ends = None if days is None else now + days * DAY
            account = Account(token_id, wanted, digest(secret), tuple(dict.fromkeys(scopes)), now, ends)
            accounts[token_id] = account
        return account, f"qd_{token_id}_{secret}"

    def revoke(self, name: str) -> Account:
        """Revokes the token of the program *name* (or of that id). Raises ``ValueError`` if there is none."""
        with self._ledger.changing() as accounts:
            found = next((each for each in accounts.values() if name in (each.id, each.name)), None)
            if found is None:
                raise ValueError(f"there is no program called {name}")
            return accounts.pop(found.id)

    def find(self, token: str) -> Account | None:
        """Whose *token* it is, if it is known here as anybody's."""
        start, _, rest = token.partition("_")
        token_id, _, secret = rest.partition("_")
        found = self._ledger.known.get(token_id) if start == "qd" else None
        good = same(secret, found.secret if found else None)
        return found if found and good and self.valid(found) else None

    def valid(self, account: Account) -> bool:
        """Whether the token of *account* is valid now."""
        kept = self._ledger.known.get(account.id)
        return kept is not None and (kept.expires is None or self._now() < kept.expires)

    def is_due(self, account: Account) -> bool:
        """Whether it is a minute or more since the use of *account*'s token was last noted."""
        return account.used is None or self._now() - account.used >= MINUTE

    def note_use(self, account: Account) -> None:
        """Writes down that the token is used."""
        with self._ledger.changing() as accounts:
            if account.id in accounts:
                accounts[account.id] = msgspec.structs.replace(accounts[account.id], used=self._now())


def _named(name: str) -> str:
    """*name* as everybody sees it. A program is asked for by its whole name, so none is cut: ``ValueError``."""
    try:
        whole = clean_name(name, 16 * LONGEST)
    except Refusal:
        raise ValueError("a program needs a name that can be read") from None
    if len(whole) > LONGEST:
        raise ValueError(f"the name of a program has at most {LONGEST} characters, not {len(whole)}")
    return whole
