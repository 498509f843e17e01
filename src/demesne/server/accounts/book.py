"""Accounts and their sessions, as the database has them."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from demesne.server.guard.keyring import LASTING, Holder, owner_of
from demesne.server.store import schema
from demesne.server.store.writes import Shelves
from demesne.server.wire.names import skeleton

__all__ = ["AccountRow", "Book", "PasskeyRow", "SessionRow", "there"]

Clock = Callable[[], float]

SESSIONS: Final = 40
"""How many browsers may be signed in to an account; the one not used for longest makes room."""
HIGHEST: Final = 2**31 - 1
"""As far as a passkey's uses are counted: it may say any 32 bits, for which PostgreSQL has no room."""
NOTED: Final = 600.0
"""Seconds, at least, between two notes that a session is used."""


@dataclass(frozen=True, slots=True)
class AccountRow:
    """An account as it is kept; ``password`` is a hash."""

    id: str
    name: str
    password: str | None
    made: float
    role: str
    hidden: bool


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A session as it is kept, by the digest of its key."""

    digest: str
    account: str
    made: float
    used: float
    label: str


@dataclass(frozen=True, slots=True)
class PasskeyRow:
    """A passkey as it is kept; key and id in base64url."""

    id: str
    account: str
    key: str
    count: int
    made: float
    used: float | None = None
    label: str = ""


_accounts, _sessions, _passkeys = schema.account.c, schema.session.c, schema.passkey.c


class Book:
    """The accounts in *store*; *now* is the time in seconds since 1970."""

    def __init__(self, store: Shelves, now: Clock = time.time) -> None:
        self._store = self.shelves = store
        self.now = now

    # --- accounts -----------------------------------------------------------------------------

    async def create(self, account: AccountRow, passkey: PasskeyRow | None = None) -> None:
        """Keeps a new account. Raises ``Conflict`` when another one looks the same."""

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.account), {**_row(account), "looks": skeleton(account.name)})
            if passkey:
                connection.execute(insert(schema.passkey), _row(passkey))

        await self._store.write(write)

    async def named(self, name: str) -> AccountRow | None:
        """The account whose name looks like *name*."""
        return await self._account(_accounts.looks == skeleton(name))

    async def account(self, account: str) -> AccountRow | None:
        return await self._account(_accounts.id == account)

    async def change(self, account: str, **values: object) -> None:
        """Raises ``Conflict`` for a name that another one has."""
        if "name" in values:
            values["looks"] = skeleton(str(values["name"]))
        await self._store.write(
            lambda connection: connection.execute(
                update(schema.account).where(_accounts.id == account).values(**values)
            )
        )

    async def gone(self, accounts: Collection[str]) -> set[str]:
        """Those of *accounts* that are deleted."""
        wanted = select(_accounts.id).where(_accounts.id.in_(list(accounts)))
        there = await self._store.read(lambda connection: set(connection.execute(wanted).scalars()))
        return set(accounts) - there

    async def with_roles(self) -> list[AccountRow]:
        """The accounts that may do more than others."""

        def look(connection: Connection) -> list[AccountRow]:
            found = connection.execute(select(schema.account).where(_accounts.role != "").order_by(_accounts.made))
            return [_account_of(row) for row in found.mappings()]

        return await self._store.read(look)

    async def _account(self, where: Any) -> AccountRow | None:
        def look(connection: Connection) -> AccountRow | None:
            row = connection.execute(select(schema.account).where(where)).mappings().one_or_none()
            return _account_of(row) if row else None

        return await self._store.read(look)

    # --- sessions -----------------------------------------------------------------------------

    async def begin(self, session: SessionRow) -> list[str] | None:
        """Keeps a new session; returns the digests of those that make room for it, or ``None`` without its account."""

        def write(connection: Connection) -> list[str] | None:
            if not there(connection, [session.account]):
                return None
            of = select(_sessions.digest).where(_sessions.account == session.account)
            old = list(connection.execute(of.order_by(_sessions.used.desc()).offset(SESSIONS - 1)).scalars())
            _end(connection, old)
            connection.execute(insert(schema.session), _row(session))
            return old

        return await self._store.write(write)

    async def holder(self, digest: str) -> Holder | None:
        """Whose the session is, if it has not ended; its use is noted from time to time."""
        now = self.now()

        def look(connection: Connection) -> tuple[Holder, float] | None:
            wanted = select(_accounts.id, _accounts.name, _accounts.role, _sessions.used)
            where = (_sessions.digest == digest) & (_accounts.id == _sessions.account)
            row = connection.execute(wanted.where(where & (_sessions.used > now - LASTING))).one_or_none()
            return (Holder(row.id, row.name, row.role), row.used) if row else None

        found = await self._store.read(look)
        if found and now - found[1] > NOTED:
            await self.used(digest)
        return found[0] if found else None

    async def ended(self, digests: Collection[str]) -> list[str]:
        """Those of *digests* whose sessions have ended, in whichever process."""
        where = _sessions.digest.in_(list(digests)) & (_sessions.used > self.now() - LASTING)
        wanted = select(_sessions.digest).where(where)
        living = await self._store.read(lambda connection: set(connection.execute(wanted).scalars()))
        return [digest for digest in digests if digest not in living]

    async def used(self, digest: str) -> None:
        noted = update(schema.session).where(_sessions.digest == digest).values(used=self.now())
        await self._store.write(lambda connection: connection.execute(noted))

    async def sessions(self, account: str) -> list[SessionRow]:
        """The sessions of *account*, the most recently used first."""

        def look(connection: Connection) -> list[SessionRow]:
            wanted = select(schema.session).where(_sessions.account == account)
            living = wanted.where(_sessions.used > self.now() - LASTING).order_by(_sessions.used.desc())
            return [SessionRow(**row) for row in connection.execute(living).mappings()]

        return await self._store.read(look)

    async def end(self, digests: Sequence[str]) -> None:
        """Ends sessions, without telling their browsers."""
        await self._store.write(lambda connection: _end(connection, digests))

    # --- passkeys -----------------------------------------------------------------------------

    async def passkeys(self, account: str) -> list[PasskeyRow]:
        def look(connection: Connection) -> list[PasskeyRow]:
            wanted = select(schema.passkey).where(_passkeys.account == account).order_by(_passkeys.made)
            return [PasskeyRow(**row) for row in connection.execute(wanted).mappings()]

        return await self._store.read(look)

    async def passkey(self, passkey: str) -> PasskeyRow | None:
        def look(connection: Connection) -> PasskeyRow | None:
            wanted = select(schema.passkey).where(_passkeys.id == passkey)
            row = connection.execute(wanted).mappings().one_or_none()
            return PasskeyRow(**row) if row else None

        return await self._store.read(look)

    async def add(self, passkey: PasskeyRow) -> bool:
        """Whether its account is still there. Raises ``Conflict`` for one that is already kept."""

        def write(connection: Connection) -> bool:
            if found := there(connection, [passkey.account]):
                connection.execute(insert(schema.passkey), _row(passkey))
            return bool(found)

        return await self._store.write(write)

    async def note(self, passkey: str, count: int) -> None:
        """*passkey* has been used for the *count*-th time, as it says itself."""
        values = {"count": min(count, HIGHEST), "used": self.now()}
        noted = update(schema.passkey).where(_passkeys.id == passkey).values(**values)
        await self._store.write(lambda connection: connection.execute(noted))

    async def remove(self, account: str, passkey: str) -> bool:
        """Forgets *passkey*; returns whether it did, as the only way into *account* stays."""
        own = _passkeys.account == account
        password = select(_accounts.password).where(_accounts.id == account).with_for_update()  # one removes at a time
        others = select(_passkeys.id).where(own & (_passkeys.id != passkey)).limit(1)

        def write(connection: Connection) -> bool:
            if connection.execute(password).scalar() is None and connection.execute(others).first() is None:
                return False
            connection.execute(delete(schema.passkey).where(own & (_passkeys.id == passkey)))
            return True

        return await self._store.write(write)

    # --- what is theirs -----------------------------------------------------------------------

    async def tables(self, account: str) -> list[tuple[str, float]]:
        """The tables at which *account* has a seat, and when they were opened; latest first."""
        return await self._store.read(lambda connection: _tables(connection, account))


def there(connection: Connection, accounts: Collection[str]) -> set[str]:
    """Those of *accounts* that exist; none of them is deleted before what *connection* does now is finished."""
    wanted = select(_accounts.id).where(_accounts.id.in_(list(accounts))).order_by(_accounts.id)
    return set(connection.execute(wanted.with_for_update(read=True)).scalars())


def _end(connection: Connection, digests: Sequence[str]) -> None:
    connection.execute(delete(schema.session).where(_sessions.digest.in_(digests)))
    connection.execute(delete(schema.push).where(schema.push.c.session.in_(digests)))


def _tables(connection: Connection, account: str) -> list[tuple[str, float]]:
    tables, seats = schema.table.c, schema.seat.c
    where = (seats.key == owner_of(account)) & (tables.id == seats.table_id)
    wanted = select(tables.id, tables.opened).where(where).distinct().order_by(tables.opened.desc())
    return [(table, opened) for table, opened in connection.execute(wanted)]


def _account_of(row: RowMapping) -> AccountRow:
    names = ("id", "name", "password", "made", "role", "hidden")
    return AccountRow(**{name: row[name] for name in names})


def _row(kept: AccountRow | SessionRow | PasskeyRow) -> dict[str, Any]:
    row = {name: getattr(kept, name) for name in kept.__slots__}
    return row | {"count": min(row["count"], HIGHEST)} if "count" in row else row
