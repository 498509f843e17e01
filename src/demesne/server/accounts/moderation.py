"""What a server's owner and moderators may do: the store records who they are, and what they did.

They keep people from talking and from sitting down; no game is shown to them that is not shown to everybody.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection, insert, select

from demesne.server.accounts import reports
from demesne.server.accounts.book import AccountRow, Book
from demesne.server.accounts.reports import Filed, Reporter
from demesne.server.accounts.restraints import address_owner, banned, held, impose, lift, whose
from demesne.server.guard.addresses import is_loopback
from demesne.server.guard.keyring import Keyring, account_of, owner_of
from demesne.server.guard.limits import Making, own_buckets
from demesne.server.live.hub import Hub
from demesne.server.store import schema
from demesne.server.store.writes import Shelves
from demesne.server.wire.moderation_messages import (
    Deed,
    FileReport,
    Moderated,
    Moderator,
    NameModerator,
    Reports,
    Restrain,
    Standing,
)
from demesne.server.wire.refusals import Elsewhere, Refusal

__all__ = ["Moderation"]

DAY: Final = 86400.0
FILING: Final = (10, 1 / 60)
"""How many reports a client may file at once, and how many more a second."""
DEEDS: Final = 100
"""How many moderators' actions are shown."""
_reports, _deeds = schema.report.c, schema.deed.c


class Moderation:
    """Reports about people at the tables of *hub*, and what comes of them; *holds* knows a key of the owner's link."""

    def __init__(
        self,
        hub: Hub,
        book: Book,
        store: Shelves,
        ring: Keyring,
        holds: Callable[[str | None], Awaitable[bool]],
        buckets: Making = own_buckets,
    ) -> None:
        self._hub, self._book, self._store, self._ring, self._holds = hub, book, store, ring, holds
        self._filing = buckets("filing", *FILING)

    # --- whoever was there ------------------------------------------------------------------------

    async def report(self, table: str, wish: FileReport, key: str | None, client: str) -> Moderated:
        """Tells the moderators about somebody at *table*; told again, it counts once. Raises ``Refusal``."""
        if not self._filing.take(client):
            raise Refusal("rate.fast")
        async with self._hub.tables.at(table) as live:
            owner, holder = self._ring.owner(key), self._ring.holder(key)
            own = live.table.seats_of(owner)
            if not (own or (holder and live.table.welcomes(owner))):
                raise Refusal("seat.not-yours")
            name = holder.name if holder else live.table.chairs[own[0]].name
            row = reports.filed(live, Reporter(str(owner), name), wish, self._book.now(), self._hub.tables)
        return Moderated(await self._store.write(lambda connection: reports.file(connection, row)))

    # --- moderators -------------------------------------------------------------------------------

    async def overview(self, key: str | None) -> Reports:
        """Everything that needs attention."""
        await self._moderator(key)
        now = self._book.now()

        def look(connection: Connection) -> Reports:
            found = reports.found(connection, now, ~_reports.closed)
            return Reports(found, held(connection, now), _done(connection), [])

        seen = await self._store.read(look)
        seen.moderators = [_moderator(row) for row in await self._book.with_roles()]
        return seen

    async def person(self, key: str | None, account: str) -> Standing:
        """What there is to know about *account*."""
        moderator, row = await self._moderator(key), await self._found(account)
        now, owner = self._book.now(), owner_of(account)

        def look(connection: Connection) -> Standing:
            told = reports.found(connection, now, _reports.owner == owner)
            may = _may_restrain(moderator, row)
            return Standing(row.id, row.name, row.role, may, held(connection, now, [owner]), told)

        return await self._store.read(look)

    async def close(self, key: str | None, number: int) -> Moderated:
        """The report *number* has been dealt with. Raises ``Refusal``."""
        moderator = await self._moderator(key)
        told = await self._filed(number)
        await self._check_deciding(moderator, told.owner if told else None)

        def write(connection: Connection) -> int:
            closed = reports.close(connection, number)
            if closed is None:
                return 0
            self._note(connection, moderator, "closed", (closed.owner, closed.name))
            return 1

        return Moderated(await self._store.write(write))

    async def restrain(self, key: str | None, wish: Restrain) -> Moderated:
        """Somebody may not talk, or not sit down, for so many days. Raises ``Refusal``."""
        moderator = await self._moderator(key)
        whom = await self._whom(moderator, wish)
        owners = [whom.owner]
        if wish.address:
            if not whom.client or is_loopback(whom.client):
                raise Refusal("moderator.address")
            owners.append(address_owner(whom.client))
        until = self._book.now() + wish.days * DAY if wish.days else None

        def write(connection: Connection) -> int:
            for owner in owners:
                impose(connection, owner, wish.kind, until, whom.name, account_of(whom.owner))
            self._note(connection, moderator, wish.kind, (whom.owner, whom.name), wish.days or None)
            return len(owners)

        count = await self._store.write(write)
        if wish.kind == "ban":
            await self._stand_up(whom.owner)
        return Moderated(count)

    async def _stand_up(self, owner: str) -> None:
        """*owner*, who may sit down nowhere, waits at no table any longer."""
        for table in await self._store.read(lambda connection: _waited_at(connection, owner)):
            with suppress(Elsewhere, Refusal):  # the process that has it looks; or it has just begun
                await self._hub.holdings.stand_up(table, owner)

    async def look(self) -> None:
        """Those who have been banned in another process wait at no table here any longer."""
        waiting = [live.table for live in self._hub.tables if live.table.status == "waiting"]
        here = {owner for table in waiting for owner in table.people.values()}
        if here:
            for owner in await self._store.read(lambda connection: banned(connection, self._book.now(), here)):
                await self._stand_up(owner)

    async def release(self, key: str | None, called: str) -> Moderated:
        """The restraint with the name *called* is lifted. Raises ``Refusal``."""
        moderator = await self._moderator(key)
        await self._check_deciding(moderator, await self._store.read(lambda connection: whose(connection, called)))

        def write(connection: Connection) -> int:
            lifted = lift(connection, called)
            if lifted is None:
                return 0
            whose, was = lifted
            self._note(connection, moderator, f"un{was.kind}", (whose, was.name))
            return 1

        return Moderated(await self._store.write(write))

    # --- the owner --------------------------------------------------------------------------------

    async def name(self, key: str | None, wish: NameModerator) -> Moderated:
        """The owner makes somebody a moderator, or takes that away."""
        owner = await self._account(key)
        if owner.role != "owner":
            raise Refusal("owner.only")
        row = await self._book.named(wish.name)
        if row is None:
            raise Refusal("account.unknown")
        if row.role == "owner":
            raise Refusal("moderator.person")
        role = "moderator" if wish.moderator else ""
        if row.role == role:
            return Moderated(0)
        await self._give(row, role, owner, "named" if wish.moderator else "removed")
        return Moderated(1)

    async def own(self, key: str | None, owner_key: str | None) -> Moderated:
        """Somebody who came by the console's link has their account known as the owner's, and no other any longer."""
        account = await self._account(key)
        if not await self._holds(owner_key):
            raise Refusal("owner.only")
        if account.role == "owner":
            return Moderated(0)
        for other in await self._book.with_roles():
            if other.role == "owner":
                await self._give(other, "", account, "removed")
        await self._give(account, "owner", account, "owner")
        return Moderated(1)

    async def owned(self) -> bool:
        """Whether an account is the owner's."""
        return any(row.role == "owner" for row in await self._book.with_roles())

    async def _give(self, row: AccountRow, role: str, by: AccountRow, did: str) -> None:
        await self._book.change(row.id, role=role)
        self._ring.change(row.id, role=role)
        await self._store.write(lambda connection: self._note(connection, by, did, (owner_of(row.id), row.name)))

    # --- who may ----------------------------------------------------------------------------------

    async def _account(self, key: str | None) -> AccountRow:
        """Who is signed in with *key*, as the store has it now. Raises ``Refusal``."""
        holder = self._ring.holder(key)
        row = await self._book.account(holder.account) if holder else None
        if row is None:
            raise Refusal("account.missing")
        return row

    async def _moderator(self, key: str | None) -> AccountRow:
        row = await self._account(key)
        if row.role not in {"owner", "moderator"}:
            raise Refusal("moderator.only")
        return row

    async def _found(self, account: str) -> AccountRow:
        row = await self._book.account(account)
        if row is None:
            raise Refusal("account.unknown")
        return row

    async def _whom(self, moderator: AccountRow, wish: Restrain) -> Filed:
        """The person *wish* is about. Raises ``Refusal`` if it is nobody, or nobody that *moderator* may restrain."""
        if (wish.report is None) == (wish.account is None):
            raise Refusal("message.unreadable", problem="a report or an account")
        if wish.account is not None:
            row = await self._found(wish.account)
            whom = Filed(0, owner_of(row.id), row.name, "")
        else:
            whom = await self._reported(wish.report or 0)
        account = account_of(whom.owner)
        known = await self._book.account(account) if account else None
        if known and not _may_restrain(moderator, known):
            raise Refusal("moderator.person")
        return replace(whom, name=known.name) if known else whom

    async def _check_deciding(self, moderator: AccountRow, owner: str | None) -> None:
        """Raises ``Refusal`` if it is about themselves, or another one who moderates: that is the owner's business."""
        account = account_of(owner or "")
        known = await self._book.account(account) if account else None
        if known and moderator.role != "owner" and not _may_restrain(moderator, known):
            raise Refusal("moderator.person")

    async def _reported(self, number: int) -> Filed:
        if (whom := await self._filed(number)) is None:
            raise Refusal("report.unknown")
        return whom

    async def _filed(self, number: int) -> Filed | None:
        def look(connection: Connection) -> Filed | None:
            row = connection.execute(select(schema.report).where(_reports.number == number)).mappings().first()
            return reports.one(row) if row else None

        return await self._store.read(look)

    def _note(
        self, connection: Connection, by: AccountRow, did: str, whom: tuple[str, str], days: int | None = None
    ) -> None:
        """Notes what was done to *whom*: an owner of seats, or an address, and what they are called."""
        owner, name = whom
        row = {"at": self._book.now(), "by": by.name, "did": did, "name": name, "days": days}
        connection.execute(insert(schema.deed), row | {"account": account_of(owner), "by_account": by.id})


def _may_restrain(moderator: AccountRow, row: AccountRow) -> bool:
    """Not oneself, not the owner; moderators are the owner's business."""
    return row.id != moderator.id and (not row.role or (moderator.role == "owner" and row.role != "owner"))


def _waited_at(connection: Connection, owner: str) -> list[str]:
    """The tables where *owner* has a seat and the game has not begun."""
    seats, tables = schema.seat.c, schema.table.c
    wanted = select(tables.id).where(
        (seats.key == owner) & (tables.id == seats.table_id) & (tables.status == "waiting")
    )
    return list(connection.execute(wanted.distinct()).scalars())


def _moderator(row: AccountRow) -> Moderator:
    return Moderator(row.id, row.name, "owner" if row.role == "owner" else "moderator")


def _done(connection: Connection) -> list[Deed]:
    accounts = schema.account.c
    known = schema.deed.outerjoin(schema.account, accounts.id == _deeds.account)
    wanted = select(schema.deed, accounts.id.label("known"), accounts.name.label("called")).select_from(known)
    rows: Any = connection.execute(wanted.order_by(_deeds.number.desc()).limit(DEEDS)).mappings()
    return [_deed(row) for row in rows]


def _deed(row: Any) -> Deed:
    now = row["called"] if row["called"] not in {None, row["name"]} else ""
    return Deed(row["at"], row["by"], row["did"], row["name"], row["days"], row["known"], now)
