"""Where tokens of programs are kept: in a file of the data folder, or in a row that all processes share."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Final, Protocol

import msgspec
from sqlalchemy import Engine, Executable, select, update
from sqlalchemy.exc import DBAPIError, ProgrammingError

from demesne.server.guard.keys import digest
from demesne.server.programs.messages import Scope
from demesne.server.settings import PROGRAMS
from demesne.server.store import schema
from demesne.server.store.database import DataError, lock
from demesne.server.store.latest import Latest

__all__ = ["Account", "Ledger", "SharedRow", "TokenFile", "owner_of_program"]

NAME: Final = "tokens"
WAIT: Final = 5.0
"""Seconds in which another process has written the file."""
_kept = schema.kept.c
_ours = (_kept.folder == PROGRAMS) & (_kept.name == NAME)


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
        return owner_of_program(self.id)


def owner_of_program(program: str) -> str:
    """What the seats of the program of that id are known by."""
    return digest(f"program {program}")


Accounts = dict[str, Account]


class Ledger(Protocol):
    """The accounts of programs by their ids; any problem with what is kept is a ``DataError``."""

    @property
    def known(self) -> Accounts:
        """The accounts as they were last looked up."""
        ...

    async def look(self) -> None:
        """Looks them up, if others may have changed them lately."""
        ...

    async def look_anew(self) -> None:
        """The same, even if they have just been looked up: for a caller that does not find what it looks for."""
        ...

    def read(self) -> Accounts:
        """The accounts as they are now."""
        ...

    def changing(self) -> AbstractContextManager[Accounts]:
        """The accounts, to be changed by one process at a time; all changes are kept, or none."""
        ...


class TokenFile:
    """The file in *folder*, which a server reads and a command writes. Implements ``Ledger``."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / PROGRAMS / f"{NAME}.json"
        self._read: tuple[tuple[int, int], Accounts] = ((0, 0), {})

    @property
    def known(self) -> Accounts:
        return self.read()

    async def look(self) -> None:
        """Does nothing: the file is looked at whenever it is used."""

    async def look_anew(self) -> None:
        """Does nothing, either."""

    def read(self) -> Accounts:
        """What the file says, read again when it has changed."""
        try:
            found = self.path.stat()
        except FileNotFoundError:
            return {}
        except OSError as fault:
            raise DataError(f"cannot read {self.path}: {fault.strerror}") from None
        stamp = (found.st_mtime_ns, found.st_size)
        if stamp != self._read[0]:
            self._read = (stamp, self._load())
        return self._read[1]

    def _load(self) -> Accounts:
        try:
            return _decoded(self.path.read_bytes(), str(self.path))
        except FileNotFoundError:
            return {}
        except OSError as fault:
            raise DataError(f"cannot read {self.path}: {fault.strerror}") from None

    @contextmanager
    def changing(self) -> Iterator[Accounts]:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.with_suffix(".lock").open("a+b") as held:
                _wait_for(lambda: lock(held), self.path)
                accounts = self._load()
                yield accounts
                new = self.path.with_suffix(".new")
                with new.open("wb") as file:
                    file.write(_encoded(accounts))
                    file.flush()
                    os.fsync(file.fileno())
                new.replace(self.path)
        except OSError as fault:
            raise DataError(f"cannot write {self.path}: {fault.strerror}") from None


class SharedRow:
    """A row of the database of *engine*, among what owners keep there. Implements ``Ledger``."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._latest: Latest[Accounts] = Latest(lambda: asyncio.to_thread(self.read), {})

    @property
    def known(self) -> Accounts:
        return self._latest.value

    async def look(self) -> None:
        await self._latest.look()

    async def look_anew(self) -> None:
        await self._latest.look_anew()

    def read(self) -> Accounts:
        with _asking(), self._engine.begin() as connection:
            body = connection.execute(select(_kept.body).where(_ours)).scalar_one_or_none()
        return {} if body is None else _decoded(body, "what the database keeps of programs")

    @contextmanager
    def changing(self) -> Iterator[Accounts]:
        with _asking(), self._engine.begin() as connection:
            first = {"folder": PROGRAMS, "name": NAME, "body": b"[]"}
            connection.execute(_unless_there_is_one(first))
            body = connection.execute(select(_kept.body).where(_ours).with_for_update()).scalar_one()
            accounts = _decoded(body, "what the database keeps of programs")
            yield accounts
            connection.execute(update(schema.kept).where(_ours).values(body=_encoded(accounts)))
        self._latest.value = accounts

    def adopt(self, file: TokenFile) -> None:
        """Takes over the accounts of *file*, from before they could be shared, unless there have been any here."""
        if not (found := file.read()):
            return
        row = {"folder": PROGRAMS, "name": NAME, "body": _encoded(found)}
        with _asking(), self._engine.begin() as connection:
            connection.execute(_unless_there_is_one(row))


def _unless_there_is_one(row: Mapping[str, object]) -> Executable:
    """What keeps *row*."""
    from sqlalchemy.dialects.postgresql import insert  # noqa: PLC0415 - a twelfth of a start, needed by few

    return insert(schema.kept).values(row).on_conflict_do_nothing()


def _encoded(accounts: Accounts) -> bytes:
    return msgspec.json.format(msgspec.json.encode(list(accounts.values())))


def _decoded(body: bytes, where: str) -> Accounts:
    try:
        return {each.id: each for each in msgspec.json.decode(body, type=list[Account])}
    except msgspec.MsgspecError as fault:
        raise DataError(f"{where} is damaged: {fault}") from None


@contextmanager
def _asking() -> Iterator[None]:
    """Says in one sentence what is wrong with a database."""
    try:
        yield
    except ProgrammingError:
        raise DataError("that database has no tables of demesne yet; start a server there first") from None
    except DBAPIError as fault:
        raise DataError(f"the database refuses: {' '.join(str(fault.orig).split())[:300]}") from None


def _wait_for(take: Callable[[], None], path: Path) -> None:
    until = time.monotonic() + WAIT
    while True:
        try:
            return take()
        except OSError:
            if time.monotonic() > until:
                raise DataError(f"another process keeps {path} from being written") from None
            time.sleep(0.02)
