"""What belongs to an account: the tables where it plays, those it played at as a guest, and deleting all of it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterator
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, or_, select, true, update

from demesne.server import schema
from demesne.server.account_messages import AccountGame, KeptReport, OwnSeat, TakenOver, ToldBrowser
from demesne.server.accounts.book import Book
from demesne.server.accounts.reports import filed_by
from demesne.server.hub import Hub
from demesne.server.keyring import Holder, account_of, owner_of
from demesne.server.keys import digest
from demesne.server.log import Told
from demesne.server.mail_messages import KeptAddress
from demesne.server.names import GONE
from demesne.server.refusals import Elsewhere, Refusal
from demesne.server.table import Table
from demesne.server.writes import Shelves

__all__ = ["Games"]

AT_ONCE: Final = 50
"""How many seats are taken over by one request."""
LISTED: Final = 400
"""How many tables are listed, the latest ones: as many as a browser keeps."""

_told = msgspec.json.Decoder(Told).decode


class Games:
    """The games of the accounts in *book*, at the tables of *hub*. ``taken`` is called for each that is taken over."""

    def __init__(self, hub: Hub, book: Book, store: Shelves) -> None:
        self._hub, self._book, self._store = hub, book, store
        self.taken: Callable[[Table], None] = lambda _: None

    async def of(self, account: str) -> list[AccountGame]:
        """The tables of *account*, latest first."""
        return [AccountGame(table, opened) for table, opened in (await self._book.tables(account))[:LISTED]]

    async def take_over(self, holder: Holder, seats: list[OwnSeat]) -> TakenOver:
        """What a guest played belongs to *holder* from now on; an invalid key brings nothing.

        Raises ``Elsewhere`` while another process has some of it.
        """
        if len(seats) > AT_ONCE:
            raise Refusal("message.unreadable", problem=f"seats: {AT_ONCE} at most")
        elsewhere: list[Elsewhere] = []
        for seat in seats:
            try:
                if table := await self._hub.holdings.hand_over(seat.table, digest(seat.key), owner_of(holder.account)):
                    self.taken(table)
            except Elsewhere as fault:
                elsewhere += [fault] if await self._sits(seat.table, digest(seat.key)) else []
            except Refusal:  # it is gone, or is just being reopened: it stays the guest's
                continue
        if elsewhere:
            raise elsewhere[0]
        own = {table for table, _ in await self._book.tables(holder.account)}
        return TakenOver([table for table in dict.fromkeys(seat.table for seat in seats) if table in own])

    async def _sits(self, table: str, owner: str) -> bool:
        seats = schema.seat.c
        wanted = select(seats.seat).where((seats.table_id == table) & (seats.key == owner))
        return await self._store.read(lambda connection: connection.execute(wanted).first() is not None)

    async def said(self, account: str) -> list[str]:
        """Every line of *account*'s own."""
        return await self._store.read(lambda connection: [line for _, line in _lines(connection, owner_of(account))])

    async def told(self, account: str) -> list[ToldBrowser]:
        """The browsers that are notified when something waits for *account*."""
        return await self._store.read(lambda connection: _told_browsers(connection, owner_of(account)))

    async def written(self, account: str) -> KeptAddress | None:
        """The address that is mailed when something waits for *account*."""
        return await self._store.read(lambda connection: _written_to(connection, owner_of(account)))

    async def reported(self, account: str) -> list[KeptReport]:
        """What *account* told the moderators."""
        return await self._store.read(lambda connection: filed_by(connection, owner_of(account)))

    async def delete(self, account: str, name: str) -> None:
        """Leaves nothing of *account*, called *name*: others keep games in which somebody without a name plays.

        Raises ``Elsewhere`` while another process has a table where the account is to give up first.
        """
        owner = owner_of(account)
        tables = [table for table, _ in await self._book.tables(account)]
        await self._withdraw(tables, owner)
        mentions = await self._store.read(lambda connection: _mentions(connection, owner, name))
        await self._store.write(lambda connection: _erase(connection, account, tables, mentions))
        for table in {*tables, *(each for each, _, _ in mentions)}:
            await self._hub.holdings.reread(table)

    async def _withdraw(self, tables: Collection[str], owner: str) -> None:
        """*owner* leaves those of *tables* that this process has or may take, before they ask another one."""
        elsewhere: list[Elsewhere] = []
        for table in tables:
            try:
                await self._hub.holdings.withdraw(table, owner)
            except Elsewhere as fault:
                elsewhere.append(fault)
        if elsewhere:
            raise elsewhere[0]

    async def look(self) -> None:
        """Reads anew the tables here of accounts that have been deleted in another process."""
        gone = await self._book.gone({account for live in self._hub.tables for account in _accounts_at(live.table)})
        for live in self._hub.tables:
            if _accounts_at(live.table) & gone:  # else it has been read anew by now
                await self._hub.holdings.renew(live)


def _accounts_at(table: Table) -> set[str]:
    return {account for chair in table.chairs if (account := account_of(chair.owner))}


# --- in the database ------------------------------------------------------------------------------


def _seats(connection: Connection, owner: str) -> Iterator[tuple[str, int]]:
    seats = schema.seat.c
    for row in connection.execute(select(seats.table_id, seats.seat).where(seats.key == owner)):
        yield row.table_id, row.seat


def _told_browsers(connection: Connection, owner: str) -> list[ToldBrowser]:
    kept = schema.push.c
    rows = connection.execute(select(kept.endpoint, kept.language, kept.made).where(kept.owner == owner))
    return [ToldBrowser(urlsplit(endpoint).hostname or "", language, made) for endpoint, language, made in rows]


def _written_to(connection: Connection, owner: str) -> KeptAddress | None:
    kept = schema.mail.c
    names = (kept.address, kept.wanted, kept.language, kept.zone, kept.since)
    row = connection.execute(select(*names).where(kept.owner == owner)).first()
    return KeptAddress(*row) if row else None


def _lines(connection: Connection, owner: str) -> Iterator[tuple[tuple[str, int], str]]:
    """The lines that *owner* said, to all and to one side, each with its table and number."""
    events, talk = schema.event.c, schema.talk.c
    for table, seat, until in [*_left(connection, owner), *((*seat, None) for seat in _seats(connection, owner))]:
        while_there = _there(connection, table, seat, until) & (events.actor == f"seat {seat}")
        said = while_there & events.body.like('{"code":"said"%')
        for seq, body in connection.execute(select(events.seq, events.body).where(said)):
            if text := _told(body).args.get("text"):
                yield (table, seq), str(text)
    for table, seat in _seats(connection, owner):
        for line, phrase in connection.execute(
            select(talk.line, talk.phrase).where((talk.table_id == table) & (talk.seat == seat))
        ):
            if not phrase:
                yield (table, 0), line


def _left(connection: Connection, owner: str) -> Iterator[tuple[str, int, int]]:
    """Where *owner* sat and is no longer, and the number of the event with which they left."""
    for table, seq, told in _told_of_leaving(connection):
        if told.args.get("account") == account_of(owner) and "seat" in told.args:
            yield table, int(told.args["seat"]), seq


def _there(connection: Connection, table: str, seat: int, until: int | None) -> ColumnElement[bool]:
    """What happened at *table* while the person who has *seat*, or left it with the event *until*, was there."""
    events = schema.event.c
    before = (events.table_id == table) & (events.seq < until if until is not None else true())
    joined = before & events.body.like(f'{{"code":"joined","seat":{seat},%')
    since = connection.execute(select(func.max(events.seq)).where(joined)).scalar() or 0
    return before & (events.seq > since)


def _told_of_leaving(connection: Connection) -> Iterator[tuple[str, int, Told]]:
    """The events that say what somebody is called who is no longer, at any table."""
    events = schema.event.c
    named = or_(*(events.body.like(f'{{"code":"{code}"%') for code in ("left", "freed", "renamed")))
    for table, seq, body in connection.execute(select(events.table_id, events.seq, events.body).where(named)):
        yield table, seq, _told(body)


def _mentions(connection: Connection, owner: str, name: str) -> list[tuple[str, int, str]]:
    """The log entries in which *owner* says something or is called *name*, and how they read without it."""
    events, tables = schema.event.c, {table for table, _ in _seats(connection, owner)}
    found = []
    for table, seq, told in _told_of_leaving(connection):
        whose = told.args.get("account")
        if whose is None:  # from before it was noted: a guest of the same name cannot be told apart
            mine = name in (told.args.get("guest"), told.args.get("before"))
            mine = mine or (table in tables and told.code == "renamed")
        else:
            mine = whose == account_of(owner)
        if mine:
            found.append((table, seq, _without(told)))
    for (table, seq), _ in _lines(connection, owner):
        if seq:
            body = connection.execute(
                select(events.body).where((events.table_id == table) & (events.seq == seq))
            ).scalar_one()
            found.append((table, seq, _without(_told(body))))
    return found


def _without(told: Told) -> str:
    args: dict[str, Any] = {**told.args, **{key: GONE for key in ("guest", "before", "text") if key in told.args}}
    args |= {"account": ""} if "account" in args else {}
    return msgspec.json.encode(msgspec.structs.replace(told, args=args)).decode()


def _erase(connection: Connection, account: str, tables: list[str], mentions: list[tuple[str, int, str]]) -> None:
    owner, events, seats, talk = owner_of(account), schema.event.c, schema.seat.c, schema.talk.c
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA secure_delete=ON")  # deleted text stays in no unused page
    for table, seq, body in mentions:
        connection.execute(
            update(schema.event).where((events.table_id == table) & (events.seq == seq)).values(body=body)
        )
    for table, seat in list(_seats(connection, owner)):
        connection.execute(delete(schema.talk).where((talk.table_id == table) & (talk.seat == seat)))
    nobody = digest(secrets.token_urlsafe(24))
    connection.execute(update(schema.seat).where(seats.key == owner).values(key=nobody, name=GONE))
    for kept in (schema.session, schema.passkey, schema.played):
        connection.execute(delete(kept).where(kept.c.account == account))
    connection.execute(delete(schema.rating).where(schema.rating.c.player == owner))
    for told in (schema.push, schema.notice, schema.mail, schema.mailing):
        connection.execute(delete(told).where(told.c.owner == owner))
    _pseudonym(connection, owner, f"gone:{secrets.token_hex(8)}")
    for column in (schema.report.c.owner, schema.report.c.by):
        connection.execute(delete(schema.report).where(column == owner))
    connection.execute(delete(schema.restraint).where(schema.restraint.c.owner == owner))
    called = connection.execute(select(schema.account.c.name).where(schema.account.c.id == account)).scalar()
    for column in (schema.deed.c.name, schema.deed.c.by, schema.restraint.c.name):  # the last: of an address
        connection.execute(update(column.table).where(column == called).values({column.name: GONE}))
    for table in tables:
        connection.execute(delete(schema.review).where(schema.review.c.table_id == table))
    connection.execute(delete(schema.account).where(schema.account.c.id == account))


def _pseudonym(connection: Connection, owner: str, other: str) -> None:
    """Rated games keep their order and their sums, but *owner* can no longer be identified."""
    rated = schema.rated.c
    wanted = select(rated.number, rated.result, rated.changes).where(rated.result.contains(f'"{owner}"'))
    for number, result, changes in connection.execute(wanted).all():
        values = {"result": result.replace(owner, other), "changes": changes.replace(owner, other)}
        connection.execute(update(schema.rated).where(rated.number == number).values(**values))
