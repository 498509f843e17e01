"""Passwords: hashed by argon2id, a few at a time, and never on the event loop: each takes 19 MiB and some time."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeVar

from demesne.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from argon2 import PasswordHasher

__all__ = ["LONGEST", "QUEUE", "SHORTEST", "Passwords", "checked"]

T = TypeVar("T")

SHORTEST, LONGEST = 8, 200
"""The least and the most characters in a password."""
MEMORY: Final = 19 * 1024
"""KiB for one hash, as OWASP recommends for two rounds."""
QUEUE: Final = 32
"""How many hashes may wait; when there are that many, clients are asked to come again."""


def checked(password: str, name: str) -> str:
    """*password* as it is hashed. Raises ``Refusal`` if it is too short, too long, or as good as the name."""
    plain = unicodedata.normalize("NFKC", password)
    if len(plain) < SHORTEST or len(set(plain)) < SHORTEST // 2 or plain.casefold() == name.casefold():
        raise Refusal("password.short", least=SHORTEST)
    if len(plain) > LONGEST:
        raise Refusal("password.long", most=LONGEST)
    return plain


class Passwords:
    """Hashes passwords one after the other in a thread of its own; *rounds* are argon2's."""

    def __init__(self, rounds: int = 2, memory: int = MEMORY, queue: int = QUEUE) -> None:
        self._rounds, self._memory, self._most = rounds, memory, queue
        self._waiting = 0
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="demesne-passwords")

    async def hashed(self, password: str) -> str:
        """What is kept of *password*. Raises ``Refusal`` when too many wait."""
        return await self._run(lambda: self._hasher.hash(password))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether *kept* was made from *password*; this takes just as long where nothing is kept."""
        plain = unicodedata.normalize("NFKC", password[: LONGEST + 1])
        return await self._run(lambda: self._fits(plain, kept or self._decoy) and kept is not None)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= self._most:
            raise Refusal("account.busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1

    @cached_property
    def _hasher(self) -> PasswordHasher:
        from argon2 import PasswordHasher  # noqa: PLC0415 - only where somebody has an account

        return PasswordHasher(self._rounds, self._memory, 1)

    @cached_property
    def _decoy(self) -> str:
        return str(self._hasher.hash("nobody has this one"))

    def _fits(self, password: str, kept: str) -> bool:
        from argon2.exceptions import VerificationError  # noqa: PLC0415 - as above

        try:
            return bool(self._hasher.verify(kept, password))
        except VerificationError:
            return False
