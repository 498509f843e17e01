"""What is kept about mail: who is written to and where, and which letters are waiting, on their way, or sent."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, RowMapping, and_, delete, exists, insert, or_, select, update

from demesne.server.store import schema
from demesne.server.store.writes import Conflict, Shelves
from demesne.server.wire.notice_messages import NoticeKind

__all__ = ["Box", "Letter", "MailBook"]

APART: Final = 3600.0
"""Seconds between two notifying mails to one address."""
LEASE: Final = 1800.0
"""Seconds after which what a process was sending is sent by whichever comes first: longer than one mail can take."""
MOST: Final = 20
"""How many people are written to in one go."""
REFUSALS: Final = 5
"""How often in a row an address may be refused before nothing is sent there any more."""
LASTING: Final = 7 * 86400.0
"""Seconds for which an unconfirmed address is kept."""

_mail, _letter = schema.mail.c, schema.mailing.c
CONFIRM: Final = ""
"""Stands in for a table where a letter asks for a confirmation."""
LOST: Final = "lost"
"""The kind of such a letter that could not be sent: it stays until another address is given."""


@dataclass(frozen=True, slots=True)
class Box:
    """Where *owner* is written to, as it is kept; see ``schema.mail``."""

    owner: str
    address: str | None
    wanted: str | None
    language: str
    zone: str
    asked: float
    since: float | None


@dataclass(frozen=True, slots=True)
class Letter:
    """What *owner* is to be written of *table*: that it waits *since* then, *until* then; seconds since 1970."""

    owner: str
    table: str
    kind: NoticeKind
    mark: int
    game: str
    since: float | None
    until: float | None
    tries: int = 0


class MailBook:
    """What *store* has of mail; *now* is the time in seconds since 1970.

    Anything that writes to a box and to its letters writes to the box first, so that no two wait for each other.
    """

    def __init__(self, store: Shelves, now: Callable[[], float] = time.time) -> None:
        self.store, self.now = store, now

    # --- addresses ----------------------------------------------------------------------------

    async def box(self, owner: str) -> Box | None:
        """Where *owner* is written to, or has asked to be."""
        return await self._box(_mail.owner == owner)

    async def named(self, *, confirm: str = "", stop: str = "") -> Box | None:
        """The one that is confirmed, or ended, by the word with this digest."""
        return await self._box(_mail.confirm == confirm if confirm else _mail.stop == stop)

    async def _box(self, where: ColumnElement[bool]) -> Box | None:
        names = [_mail[name] for name in Box.__slots__]

        def look(connection: Connection) -> Box | None:
            row = connection.execute(select(*names).where(where)).mappings().first()
            return Box(**row) if row else None

        return await self.store.read(look)

    async def is_lost(self, owner: str) -> bool:
        """Whether *owner* could not be asked for confirmation at the address that they want."""
        lost = _of(owner, CONFIRM) & (_letter.kind == LOST)
        return await self.store.read(lambda connection: _any(connection, lost))

    async def want(self, box: Box, confirm: str) -> None:
        """*box* wants another address, and is asked for confirmation at once; the confirmed one stays until then."""
        values = {"wanted": box.wanted, "language": box.language, "zone": box.zone, "asked": box.asked}
        letter = {"kind": "confirm", "mark": 0, "game": "", "due": self.now()}

        def write(connection: Connection) -> None:
            own = update(schema.mail).where(_mail.owner == box.owner).values(**values, confirm=confirm)
            if not connection.execute(own).rowcount:
                connection.execute(insert(schema.mail), {**values, "owner": box.owner, "confirm": confirm})
            connection.execute(delete(schema.mailing).where(_of(box.owner, CONFIRM)))
            connection.execute(insert(schema.mailing), {**letter, "owner": box.owner, "table_id": CONFIRM})

        await self.store.write(write)

    async def confirm(self, box: Box, confirm: str, stop: str) -> bool:
        """Confirms the address that *box* wants, by the word with that digest; returns whether it still had to be."""
        values = {"address": box.wanted, "stop": stop, "since": self.now(), "failed": 0}
        same = (_mail.owner == box.owner) & (_mail.confirm == confirm)

        def write(connection: Connection) -> bool:
            known = update(schema.mail).where(same).values(**values, wanted=None, confirm=None)
            done = connection.execute(known).rowcount > 0
            connection.execute(delete(schema.mailing).where(_of(box.owner, CONFIRM)))
            return done

        return await self.store.write(write)

    async def speak(self, owner: str, language: str, zone: str) -> None:
        """*owner* is written to in this language from now on, with times of that zone."""
        other = update(schema.mail).where(_mail.owner == owner).values(language=language, zone=zone)
        await self.store.write(lambda connection: connection.execute(other))

    async def forget(self, owner: str) -> bool:
        """*owner* is no longer written to; returns whether they were, or wanted to be."""

        def write(connection: Connection) -> bool:
            known = connection.execute(delete(schema.mail).where(_mail.owner == owner)).rowcount > 0
            connection.execute(delete(schema.mailing).where(_letter.owner == owner))
            return known

        return await self.store.write(write)

    async def reached(self, owners: Collection[str]) -> set[str]:
        """Those of *owners* who are written to."""
        wanted = select(_mail.owner).where(_mail.owner.in_(list(owners)) & _mail.address.is_not(None))
        return await self.store.read(lambda connection: set(connection.execute(wanted).scalars()))

    # --- letters ------------------------------------------------------------------------------

    async def add(self, letter: Letter, due: float) -> None:
        """*letter* is to be sent when it is *due*; not if its reader was written of that table, and has not been there.

        That time is running short is said all the same, once: whoever put off the mail about their turn would lose it.
        One that is already waiting says what is new, and goes when it would have gone.
        """
        told = {name: getattr(letter, name) for name in ("kind", "mark", "game", "since", "until")}
        row = {**told, "owner": letter.owner, "table_id": letter.table, "due": due}

        def write(connection: Connection) -> None:
            there = select(_letter.sent, _letter.kind).where(_of(letter.owner, letter.table))
            if (found := connection.execute(there).first()) is None:
                connection.execute(insert(schema.mailing), row)
            elif found.sent is None:
                connection.execute(update(schema.mailing).where(_of(letter.owner, letter.table)).values(**told))
            elif letter.kind == "time" != found.kind:
                anew = {**told, "due": due, "tries": 0, "taken": 0.0, "by": "", "sent": None}
                connection.execute(update(schema.mailing).where(_of(letter.owner, letter.table)).values(**anew))

        try:
            await self.store.write(write)
        except Conflict:
            return  # another process has just added it

    async def came(self, owner: str, table: str) -> None:
        """*owner* has been at *table*: they need not be told of this, and may be told of what comes next."""
        if not await self.store.read(lambda connection: _any(connection, _of(owner, table))):
            return
        gone = delete(schema.mailing).where(_of(owner, table))
        await self.store.write(lambda connection: connection.execute(gone))

    async def take(self) -> AsyncIterator[tuple[Box, list[Letter]]]:
        """What is due now, one person after the other; what has been taken is sent by nobody else for a while.

        A person who has just had a mail gets the next one later, with everything that has gathered until then.
        """
        wanted = select(_letter.owner).where(_is_ready(self.now())).distinct().limit(MOST)
        for owner in await self.store.read(lambda connection: list(connection.execute(wanted).scalars())):
            if found := await self._take(owner, secrets.token_hex(8), self.now()):
                yield found

    async def _take(self, owner: str, by: str, now: float) -> tuple[Box, list[Letter]] | None:
        return await self.store.write(lambda connection: _take(connection, owner, by, now))

    async def sent(self, letters: Sequence[Letter]) -> None:
        """*letters*, all to one, have arrived."""
        now, (owner, *_) = self.now(), [each.owner for each in letters]

        def write(connection: Connection) -> None:
            values = {"failed": 0} if letters[0].table == CONFIRM else {"failed": 0, "last": now}
            connection.execute(update(schema.mail).where(_mail.owner == owner).values(**values))
            connection.execute(delete(schema.mailing).where(_of(owner, CONFIRM) & _same(letters)))
            connection.execute(update(schema.mailing).where(_same(letters)).values(sent=now, by=""))

        await self.store.write(write)

    async def later(self, letters: Sequence[Letter], due: float, *, tried: bool = True) -> None:
        """*letters* could not be sent, and are tried again when they are *due*."""
        again = {"due": due, "tries": letters[0].tries + tried, "taken": 0.0, "by": ""}
        kept = update(schema.mailing).where(_same(letters)).values(**again)
        await self.store.write(lambda connection: connection.execute(kept))

    async def drop(self, letters: Sequence[Letter]) -> None:
        """*letters* are not sent any more."""
        gone = delete(schema.mailing).where(_same(letters))
        await self.store.write(lambda connection: connection.execute(gone))

    async def refused(self, letters: Sequence[Letter]) -> None:
        """*letters*, all to one, were refused for good; an address where that keeps happening is forgotten."""
        if letters[0].table == CONFIRM:
            await self.lose(letters)
            return
        owner = letters[0].owner

        def write(connection: Connection) -> None:
            own = update(schema.mail).where(_mail.owner == owner)
            connection.execute(own.values(failed=_mail.failed + 1))
            gone = (_mail.owner == owner) & (_mail.failed >= REFUSALS)
            connection.execute(update(schema.mail).where(gone).values(address=None, stop=None, since=None))
            connection.execute(delete(schema.mailing).where(_same(letters)))

        await self.store.write(write)

    async def lose(self, letters: Sequence[Letter]) -> None:
        """*letters*, all to one, could not be sent; a person who waits for a link there is to be told so."""
        if letters[0].table != CONFIRM:
            await self.drop(letters)
            return
        under_way = _same(letters) & (_letter.by != "")  # not one that asks elsewhere by now
        lost = update(schema.mailing).where(under_way).values(kind=LOST, sent=self.now(), by="")
        await self.store.write(lambda connection: connection.execute(lost))

    async def sweep(self) -> int:
        """Forgets addresses that nobody has confirmed, and what was to be written to nobody; returns how much."""
        old = _mail.wanted.is_not(None) & (_mail.asked < self.now() - LASTING)

        def write(connection: Connection) -> int:
            connection.execute(update(schema.mail).where(old).values(wanted=None, confirm=None))
            nobody = _mail.address.is_(None) & _mail.wanted.is_(None)
            gone = connection.execute(delete(schema.mail).where(nobody)).rowcount
            lost = ~exists().where(_mail.owner == _letter.owner)
            return gone + connection.execute(delete(schema.mailing).where(lost)).rowcount

        return await self.store.write(write)


# --- in the database ------------------------------------------------------------------------------


def _of(owner: str, table: str) -> ColumnElement[bool]:
    return and_(_letter.owner == owner, _letter.table_id == table)


def _same(letters: Sequence[Letter]) -> ColumnElement[bool]:
    """The rows of *letters*, as long as they say the same."""
    return or_(*(and_(_of(each.owner, each.table), _letter.mark == each.mark) for each in letters))


def _is_ready(now: float) -> ColumnElement[bool]:
    """The condition on a letter that it is due, nobody is sending it, and its reader may have one now."""
    waits = and_(_letter.due <= now, _letter.taken <= now, _letter.sent.is_(None), _mail.owner == _letter.owner)
    asks = and_(_letter.table_id == CONFIRM, _mail.wanted.is_not(None))
    tells = and_(_letter.table_id != CONFIRM, _mail.address.is_not(None), _mail.last <= now - APART)
    return and_(waits, or_(asks, tells))


def _take(connection: Connection, owner: str, by: str, now: float) -> tuple[Box, list[Letter]] | None:
    """What waits for *owner*: a confirmation, or else everything to be told; nothing if others were faster."""
    connection.execute(select(_mail.owner).where(_mail.owner == owner).with_for_update())  # one takes at a time
    ready = select(schema.mail).where(_is_ready(now) & (_letter.owner == owner))
    row = connection.execute(ready).mappings().first()
    if row is None:
        return None
    free = (_letter.owner == owner) & _letter.sent.is_(None) & (_letter.taken <= now)
    for part in (_of(owner, CONFIRM) & (_letter.due <= now), _letter.table_id != CONFIRM):
        taken = update(schema.mailing).where(free & part)
        if connection.execute(taken.values(taken=now + LEASE, by=by)).rowcount:
            mine = select(schema.mailing).where((_letter.owner == owner) & (_letter.by == by))
            found = [_letter_of(each) for each in connection.execute(mine.order_by(_letter.table_id)).mappings()]
            return Box(**{name: row[name] for name in Box.__slots__}), found
    return None


def _letter_of(row: RowMapping) -> Letter:
    named: dict[str, Any] = {name: row[name] for name in Letter.__slots__ if name != "table"}
    return Letter(table=row["table_id"], **named)


def _any(connection: Connection, where: ColumnElement[bool]) -> bool:
    return connection.execute(select(_letter.owner).where(where).limit(1)).first() is not None
