"""What belongs to an account: the tables where it plays, those it played at as a guest, and deleting all of it."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection, Iterator
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    String,
    bindparam,
    cast,
    delete,
    exists,
    func,
    literal,
    select,
    text,
    update,
)

from demesne.server.accounts import reports, restraints
from demesne.server.accounts.book import Book
from demesne.server.accounts.claims import OwnSeats, claim_at_rest, keep_told, still_theirs
from demesne.server.guard.keyring import Holder, account_of, owner_of
from demesne.server.guard.keys import digest
from demesne.server.live.hub import Hub
from demesne.server.store import schema
from demesne.server.store.first_tries import only_first
from demesne.server.store.writes import Shelves
from demesne.server.table.dealing import OF_A_DAY
from demesne.server.table.table import Table
from demesne.server.wire.account_messages import AccountGame, KeptReport, OwnSeat, TakenOver, ToldBrowser
from demesne.server.wire.log import Told
from demesne.server.wire.mail_messages import KeptAddress
from demesne.server.wire.names import GONE
from demesne.server.wire.refusals import Elsewhere, Refusal

__all__ = ["Games"]

AT_ONCE: Final = 50
"""How many seats are taken over by one request."""
LISTED: Final = 400
"""How many tables are listed, the latest ones: as many as a browser keeps."""

_told = msgspec.json.Decoder(Told).decode


class Games:
    """The games of the accounts in *book*, at the tables of *hub*.

    ``taken`` is called with the tables of finished games that become an account's without having been read, ``settle``
    with those that an account which is deleted has given up.
    """

    def __init__(self, hub: Hub, book: Book, store: Shelves) -> None:
        self._hub, self._book, self._store = hub, book, store
        self.taken: Callable[[Collection[str]], None] = lambda _: None
        self.settle: Callable[[Collection[str]], Awaitable[None]] = _nothing

    async def of(self, account: str) -> list[AccountGame]:
        """The latest tables of *account*, latest first."""
        return (await self.all(account))[:LISTED]

    async def all(self, account: str) -> list[AccountGame]:
        """The tables of *account*, latest first."""
        return [AccountGame(table, opened) for table, opened in await self._book.tables(account)]

    async def take_over(self, holder: Holder, seats: list[OwnSeat]) -> TakenOver:
        """What a guest played belongs to *holder* from now on; an invalid key brings nothing.

        Raises ``Elsewhere`` while another process has some of it.
        """
        if len(seats) > AT_ONCE:
            raise Refusal("message.unreadable", problem=f"seats: {AT_ONCE} at most")
        owner, wanted = owner_of(holder.account), [(seat.table, digest(seat.key)) for seat in seats]
        await self._store.write(lambda connection: keep_told(connection, wanted, owner))
        over = await claim_at_rest(self._hub.tables, self._store, wanted, owner)
        try:
            await self._hand_over(await self._left_of(wanted), owner)
        finally:
            await self._only_first(owner)
            self.taken(over)
            await self._follow({key for _, key in wanted} - {key for _, key in await self._left_of(wanted)}, holder)
        own = {table for table, _ in await self._book.tables(holder.account)}
        return TakenOver([table for table in dict.fromkeys(seat.table for seat in seats) if table in own])

    async def _only_first(self, owner: str) -> None:
        """Where *owner* has begun the deal of a day twice, once as a guest, the later try is practice."""
        for table in await self._store.write(partial(only_first, owner=owner, prefix=OF_A_DAY)):
            await self._hub.holdings.reread(table)

    async def _follow(self, guests: Collection[str], holder: Holder) -> None:
        """What moderators were told about *guests*, and decided, is about *holder*, who has their seats now."""
        owner = owner_of(holder.account)

        def write(connection: Connection) -> None:
            reports.follow(connection, guests, owner)
            if not holder.role:  # moderators are the owner's business
                restraints.follow(connection, guests, owner, holder.name)

        if guests:
            await self._store.write(write)

    async def _hand_over(self, seats: OwnSeats, owner: str) -> None:
        """Gives *owner* those of *seats* whose tables this process has or may take, before it asks another one."""
        elsewhere: list[Elsewhere] = []
        for table, key in seats:
            try:
                await self._hub.holdings.hand_over(table, key, owner)
            except Elsewhere as fault:
                elsewhere += [fault] if await self._left_of([(table, key)]) else []
            except Refusal:  # it is gone, or is just being reopened: it stays the guest's
                continue
        if elsewhere:
            raise elsewhere[0]

    async def _left_of(self, seats: OwnSeats) -> OwnSeats:
        return await self._store.read(lambda connection: still_theirs(connection, seats))

    async def said(self, account: str) -> list[str]:
        """Every line of *account*'s own."""
        return await self._store.read(lambda connection: list(_lines(connection, owner_of(account))))

    async def told(self, account: str) -> list[ToldBrowser]:
        """The browsers that are notified when something waits for *account*."""
        return await self._store.read(lambda connection: _told_browsers(connection, owner_of(account)))

    async def written(self, account: str) -> KeptAddress | None:
        """The address that is mailed when something waits for *account*."""
        return await self._store.read(lambda connection: _written_to(connection, owner_of(account)))

    async def reported(self, account: str) -> list[KeptReport]:
        """What *account* told the moderators."""
        return await self._store.read(lambda connection: reports.filed_by(connection, owner_of(account)))

    async def delete(self, account: str, name: str) -> set[str]:
        """Leaves nothing of *account*, called *name*: others keep games in which somebody without a name plays.

        Returns the tables that read otherwise now, which are to be read anew. Raises ``Elsewhere`` while another
        process has a table where the account is to give up first.
        """
        owner = owner_of(account)
        tables = [table for table, _ in await self._book.tables(account)]
        going_on = await self._store.read(lambda connection: _going_on(connection, owner))
        await self._withdraw(going_on, owner)
        await self.settle(going_on)
        mentions = await self._store.read(lambda connection: _mentions(connection, owner, name))
        await self._store.write(lambda connection: _erase(connection, account, mentions))
        return {*tables, *(each for each, _, _ in mentions)}

    async def reread(self, tables: Collection[str]) -> None:
        """Reads *tables* anew, also for those who are there."""
        for table in tables:
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


async def _nothing(_: Collection[str]) -> None:
    """Nothing counts for anything."""


def _accounts_at(table: Table) -> set[str]:
    return {account for chair in table.chairs if (account := account_of(chair.owner))}


# --- in the database ------------------------------------------------------------------------------


def _seats(connection: Connection, owner: str) -> Iterator[tuple[str, int]]:
    seats = schema.seat.c
    for row in connection.execute(select(seats.table_id, seats.seat).where(seats.key == owner)):
        yield row.table_id, row.seat


def _going_on(connection: Connection, owner: str) -> list[str]:
    """The tables of *owner* that are not over."""
    seats, tables = schema.seat.c, schema.table.c
    wanted = select(tables.id).where((seats.key == owner) & (tables.id == seats.table_id) & (tables.status != "over"))
    return list(connection.execute(wanted.distinct()).scalars())


def _told_browsers(connection: Connection, owner: str) -> list[ToldBrowser]:
    kept = schema.push.c
    rows = connection.execute(select(kept.endpoint, kept.language, kept.made).where(kept.owner == owner))
    return [ToldBrowser(urlsplit(endpoint).hostname or "", language, made) for endpoint, language, made in rows]


def _written_to(connection: Connection, owner: str) -> KeptAddress | None:
    kept = schema.mail.c
    names = (kept.address, kept.wanted, kept.language, kept.zone, kept.since)
    row = connection.execute(select(*names).where(kept.owner == owner)).first()
    return KeptAddress(*row) if row else None


def _lines(connection: Connection, owner: str) -> Iterator[str]:
    """The lines that *owner* said, to all and to one side."""
    for _, _, told in _said(connection, owner):
        yield str(told.args["text"])
    talk = schema.talk.c
    wanted = select(talk.line).where(_aside(connection, owner) & talk.phrase.is_(None))
    yield from connection.execute(wanted.order_by(talk.at)).scalars()


def _aside(connection: Connection, owner: str) -> ColumnElement[bool]:
    """What *owner* said to one side, wherever they sat; also as the guest whose seat they have or had."""
    talk, seats, events, joined = schema.talk.c, schema.seat.c, schema.event.c, schema.event.alias().c
    joins = joined.body.like(literal('{"code":"joined","seat":') + cast(seats.seat, String) + ",%")
    since = select(func.max(joined.at)).where((joined.table_id == seats.table_id) & joins).scalar_subquery()
    there = (seats.key == owner) & (seats.table_id == talk.table_id) & (seats.seat == talk.seat)
    as_guest: ColumnElement[bool] = exists().where(there & (talk.at >= func.coalesce(since, 0.0)))
    for table, seat, until in list(_left(connection, owner)):
        stay = (events.table_id == table) & events.seq.between(_came(connection, table, seat, until), until)
        came, went = connection.execute(select(func.min(events.at), func.max(events.at)).where(stay)).one()
        as_guest |= (talk.table_id == table) & (talk.seat == seat) & talk.at.between(came, went)
    a_guests = ~talk.client_id.startswith(owner_of(""), autoescape=True)
    return (a_guests & as_guest) | talk.client_id.startswith(f"{owner}:", autoescape=True)


def _said(connection: Connection, owner: str) -> Iterator[tuple[str, int, Told]]:
    """What *owner* said to all in words of their own."""
    return (each for each in _done(connection, owner, "said") if each[2].args.get("text"))


def _done(connection: Connection, owner: str, code: str) -> Iterator[tuple[str, int, Told]]:
    """What *owner* did of that *code* where they sit and where they sat, also as the guest whose seat they have."""
    events = schema.event.c
    columns = select(events.table_id, events.seq, events.body).where(events.body.like(f'{{"code":"{code}"%'))
    rows = list(connection.execute(columns.where(_while_seated(owner))))
    for table, seat, until in list(_left(connection, owner)):
        there = _there(connection, table, seat, until) & (events.actor == f"seat {seat}")
        rows += connection.execute(columns.where(there))
    for table, seq, body in rows:
        yield table, seq, _told(body)


def _while_seated(owner: str) -> ColumnElement[bool]:
    """What whoever has a seat of *owner*'s does there, since they joined."""
    events, seats, joined = schema.event.c, schema.seat.c, schema.event.alias().c
    seat = cast(seats.seat, String)
    joins = joined.body.like(literal('{"code":"joined","seat":') + seat + ",%")
    since = select(func.max(joined.seq)).where((joined.table_id == seats.table_id) & joins).scalar_subquery()
    theirs = (seats.key == owner) & (events.table_id == seats.table_id) & (events.actor == literal("seat ") + seat)
    return theirs & (events.seq > func.coalesce(since, 0))


def _left(connection: Connection, owner: str) -> Iterator[tuple[str, int, int]]:
    """Where *owner* sat and is no longer, and the number of the event with which they left."""
    for table, seq, told in _told_of_leaving(connection):
        if told.args.get("account") == account_of(owner) and "seat" in told.args:
            yield table, int(told.args["seat"]), seq


def _there(connection: Connection, table: str, seat: int, until: int) -> ColumnElement[bool]:
    """What happened at *table* while the person who left *seat* with the event *until* was there."""
    events = schema.event.c
    return (events.table_id == table) & (events.seq > _came(connection, table, seat, until)) & (events.seq < until)


def _came(connection: Connection, table: str, seat: int, until: int) -> int:
    """The event with which whoever left *seat* with the event *until* had come; 0 for who laid the table."""
    events = schema.event.c
    joined = events.body.like(f'{{"code":"joined","seat":{seat},%') & (events.seq < until)
    return connection.execute(select(func.max(events.seq)).where((events.table_id == table) & joined)).scalar() or 0


def _told_of_leaving(connection: Connection) -> Iterator[tuple[str, int, Told]]:
    """The events that say what somebody is called who is no longer, at any table."""
    events = schema.event.c
    wanted = select(events.table_id, events.seq, events.body).where(text(schema.FORMER))
    for table, seq, body in connection.execute(wanted):
        yield table, seq, _told(body)


def _mentions(connection: Connection, owner: str, name: str) -> list[tuple[str, int, str]]:
    """The log entries in which *owner* says something or is called *name*, and how they read without it."""
    tables, found = {table for table, _ in _seats(connection, owner)}, []
    own = {(table, seq) for table, seq, _ in _done(connection, owner, "renamed")}
    for table, seq, told in _told_of_leaving(connection):
        whose = told.args.get("account")
        if whose is None:  # from before it was noted: a guest of the same name cannot be told apart
            mine = name in (told.args.get("guest"), told.args.get("before"))
            mine = mine or (table in tables and told.code == "renamed")
        else:
            mine = whose == account_of(owner) or (table, seq) in own
        if mine:
            found.append((table, seq, _without(told)))
    found += [(table, seq, _without(told)) for table, seq, told in _said(connection, owner)]
    return found


def _without(told: Told) -> str:
    args: dict[str, Any] = {**told.args, **{key: GONE for key in ("guest", "before", "text") if key in told.args}}
    args |= {"account": ""} if "account" in args else {}
    return msgspec.json.encode(msgspec.structs.replace(told, args=args)).decode()


def _erase(connection: Connection, account: str, mentions: list[tuple[str, int, str]]) -> None:
    owner, seats, review = owner_of(account), schema.seat.c, schema.review.c
    connection.execute(select(schema.account.c.id).where(schema.account.c.id == account).with_for_update())
    connection.execute(delete(schema.talk).where(_aside(connection, owner)))  # while the log tells where they sat
    _rewrite(connection, mentions)
    own = select(seats.table_id).where(seats.key == owner)
    connection.execute(delete(schema.review).where(review.table_id.in_(own)))
    nobody = digest(secrets.token_urlsafe(24))
    _rename(connection, {*connection.execute(own).scalars(), *(table for table, _, _ in mentions)}, owner, nobody)
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
    deeds, restraints = schema.deed.c, schema.restraint.c
    for name, whose in ((deeds.name, deeds.account), (deeds.by, deeds.by_account)):  # earlier ones have names alone
        theirs = (whose == account) | (whose.is_(None) & (name == called))
        connection.execute(update(schema.deed).where(theirs).values({name.name: GONE, whose.name: None}))
    nameless = {"name": GONE, "account": None}
    connection.execute(update(schema.restraint).where(restraints.account == account).values(nameless))  # of an address
    connection.execute(delete(schema.account).where(schema.account.c.id == account))


def _rewrite(connection: Connection, entries: list[tuple[str, int, str]]) -> None:
    """Each of *entries*, by its table and its number, reads like this from now on."""
    events = schema.event.c
    same = (events.table_id == bindparam("table")) & (events.seq == bindparam("number"))
    if rows := [{"table": table, "number": seq, "told": told} for table, seq, told in entries]:
        connection.execute(update(schema.event).where(same).values(body=bindparam("told")), rows)


def _rename(connection: Connection, tables: Collection[str], owner: str, other: str) -> None:
    """At *tables*, the messages of *owner* are called those of *other* from now on."""
    events, start = schema.event.c, len(owner) + 1
    values = {"client_id": literal(other) + func.substr(events.client_id, start)}
    named = events.client_id.startswith(f"{owner}:", autoescape=True)
    for table in tables:
        connection.execute(update(schema.event).where((events.table_id == table) & named).values(values))


def _pseudonym(connection: Connection, owner: str, other: str) -> None:
    """Rated games keep their order and their sums, but *owner* can no longer be identified."""
    rated = schema.rated.c
    wanted = select(rated.number, rated.result, rated.changes).where(rated.result.contains(f'"{owner}"'))
    for number, result, changes in connection.execute(wanted).all():
        values = {"result": result.replace(owner, other), "changes": changes.replace(owner, other)}
        connection.execute(update(schema.rated).where(rated.number == number).values(**values))
