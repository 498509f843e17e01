"""Who may let a program play here: tokens, in a file of the data folder that a server reads and a command writes.

Of a token only a digest is kept; whoever loses it gets another one.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from demesne.server.database import DataError, lock
from demesne.server.keys import digest, same
from demesne.server.names import clean_name, distinct_name
from demesne.server.programs.messages import Scope
from demesne.server.refusals import Refusal
from demesne.server.settings import PROGRAMS

__all__ = ["EVERYTHING", "Account", "Tokens"]

EVERYTHING: Final[tuple[Scope, ...]] = ("play", "challenge", "read")
FILE: Final = "tokens.json"
WAIT: Final = 5.0
"""Seconds in which another process has written the file."""
DAY: Final = 86400.0
MINUTE: Final = 60.0
"""Seconds, at least, between two notes that a token is used."""

Clock = Callable[[], float]


class Account(msgspec.Struct, frozen=True):
    """A program by the name that everybody sees, and its token; times in seconds since 1970."""

    id: str
    name: str
    secret: str
    scopes: tuple[Scope, ...]
    made: float
    expires: float | None = None
    used: float | None = None

    @property
    def owner(self) -> str:
        """What its seats are known by."""
        return digest(f"program {self.id}")


class Tokens:
    """The accounts of the programs of *folder*; *now* is the time in seconds since 1970."""

    def __init__(self, folder: Path, now: Clock = time.time) -> None:
        self._file, self._now = folder / PROGRAMS / FILE, now
        self._read: tuple[tuple[int, int], dict[str, Account]] = ((0, 0), {})

    @property
    def all(self) -> list[Account]:
        """Every account, the oldest first. Raises ``DataError`` for a file that is damaged."""
        return list(self._accounts().values())

    def create(self, name: str, scopes: Sequence[Scope] = EVERYTHING, days: float | None = None) -> tuple[Account, str]:
        """A new account, and its token, which nobody can tell later. Raises ``ValueError`` for the name."""
        wanted = _named(name)
        with self._changing() as accounts:
            if distinct_name(wanted, [each.name for each in accounts.values()]) != wanted:
                raise ValueError(f"there is a program called {wanted} already")
            token_id, secret = secrets.token_hex(6), secrets.token_urlsafe(24)
            now = self._now()
            ends = None if days is None else now + days * DAY
            account = Account(token_id, wanted, digest(secret), tuple(scopes), now, ends)
            accounts[token_id] = account
        return account, f"qd_{token_id}_{secret}"

    def revoke(self, name: str) -> Account:
        """Takes the token of the program *name* (or of that id) away. Raises ``ValueError`` if there is none."""
        with self._changing() as accounts:
            found = next((each for each in accounts.values() if name in (each.id, each.name)), None)
            if found is None:
                raise ValueError(f"there is no program called {name}")
            return accounts.pop(found.id)

    def find(self, token: str) -> Account | None:
        """Whose *token* it is, if it is anybody's now."""
        start, _, rest = token.partition("_")
        token_id, _, secret = rest.partition("_")
        found = self._accounts().get(token_id) if start == "qd" else None
        good = same(secret, found.secret if found else None)
        return found if found and good and self.valid(found) else None

    def valid(self, account: Account) -> bool:
        """Whether the token of *account* is good now."""
        kept = self._accounts().get(account.id)
        return kept is not None and (kept.expires is None or self._now() < kept.expires)

    def is_due(self, account: Account) -> bool:
        """Whether it is a minute or more since it was noted that the token of *account*, as it was found, is used."""
        return account.used is None or self._now() - account.used >= MINUTE

    def note_use(self, account: Account) -> None:
        """Writes down that the token is used."""
        with self._changing() as accounts:
            if account.id in accounts:
                accounts[account.id] = msgspec.structs.replace(accounts[account.id], used=self._now())

    def _accounts(self) -> dict[str, Account]:
        """What the file says, read anew when it has changed."""
        try:
            found = self._file.stat()
        except FileNotFoundError:
            return {}
        except OSError as fault:
            raise DataError(f"cannot read {self._file}: {fault.strerror}") from None
        stamp = (found.st_mtime_ns, found.st_size)
        if stamp != self._read[0]:
            self._read = (stamp, self._load())
        return self._read[1]

    def _load(self) -> dict[str, Account]:
        try:
            found = msgspec.json.decode(self._file.read_bytes(), type=list[Account])
        except FileNotFoundError:
            return {}
        except OSError as fault:
            raise DataError(f"cannot read {self._file}: {fault.strerror}") from None
        except msgspec.MsgspecError as fault:
            raise DataError(f"{self._file} is damaged: {fault}") from None
        return {each.id: each for each in found}

    @contextmanager
    def _changing(self) -> Iterator[dict[str, Account]]:
        """The accounts to be changed, by one process at a time; the whole file is written, or none of it."""
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with self._file.with_suffix(".lock").open("a+b") as held:
                _wait_for(lambda: lock(held), self._file)
                accounts = self._load()
                yield accounts
                new = self._file.with_suffix(".new")
                with new.open("wb") as file:
                    file.write(msgspec.json.format(msgspec.json.encode(list(accounts.values()))))
                    file.flush()
                    os.fsync(file.fileno())
                new.replace(self._file)
        except OSError as fault:
            raise DataError(f"cannot write {self._file}: {fault.strerror}") from None


def _named(name: str) -> str:
    try:
        return clean_name(name)
    except Refusal:
        raise ValueError("a program needs a name that can be read") from None


def _wait_for(take: Callable[[], None], path: Path) -> None:
    until = time.monotonic() + WAIT
    while True:
        try:
            return take()
        except OSError:
            if time.monotonic() > until:
                raise DataError(f"another process keeps {path} from being written") from None
            time.sleep(0.02)
