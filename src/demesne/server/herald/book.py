"""What is kept of notices: which browsers are notified for whom, and of what they have been notified."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final, Protocol

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select, update

from demesne.server.guard.keyring import LASTING, owner_of
from demesne.server.guard.keys import digest
from demesne.server.store import schema
from demesne.server.store.store import Conflict
from demesne.server.store.writes import Shelves

__all__ = ["DAY", "Browser", "Kept", "Ledger"]

BROWSERS: Final = 10
"""How many browsers are notified for one owner; the one named longest ago makes room."""
DAY: Final = 24 * 3600.0
OWNERS: Final = 60
"""For how many owners, an account or seats of guests, one browser is notified."""


class Kept(Shelves, Protocol):
    """What the ledger needs of a store."""

    @property
    def unkept(self) -> ColumnElement[bool]:
        """The condition on a table that no living process has looked after it."""
        ...


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser: its address at a push service, who can read there (base64url), its reader's language.

    ``session``: the digest of the key by which they are signed in, if they are.
    """

    endpoint: str
    key: str
    auth: str
    language: str
    session: str | None = None

    @property
    def place(self) -> str:
        """What it is known by."""
        return digest(self.endpoint)


_push, _notice = schema.push.c, schema.notice.c


class Ledger:
    """What *store* has about notices."""

    def __init__(self, store: Kept) -> None:
        self._store = store

    async def secret(self, name: str, made: Callable[[], str]) -> str:
        """The secret *name*, *made* now if there is none yet; the same one even if two processes make it at once."""
        wanted = select(schema.secret.c.word).where(schema.secret.c.name == name)

        def write(connection: Connection) -> str:
            if (kept := connection.execute(wanted).scalar()) is not None:
                return str(kept)
            word = made()
            connection.execute(insert(schema.secret), {"name": name, "word": word})
            return word

        if (kept := await self._store.read(lambda connection: connection.execute(wanted).scalar())) is not None:
            return str(kept)
        try:
            return await self._store.write(write)
        except Conflict:
            return str(await self._store.read(lambda connection: connection.execute(wanted).scalar_one()))

    # --- browsers -----------------------------------------------------------------------------

    async def owners(self, seats: Collection[tuple[str, str]]) -> list[str]:
        """The owners of those of *seats*, tables with what a guest is known by there, that exist."""
        columns = schema.seat.c

        def look(connection: Connection) -> list[str]:
            found = (
                select(columns.key).where((columns.table_id == table) & (columns.key == owner))
                for table, owner in seats
            )
            return [str(owner) for each in found if (owner := connection.execute(each.limit(1)).scalar())]

        return await self._store.read(look)

    async def tell(self, browser: Browser, owners: Collection[str]) -> None:
        """From now on *browser* is notified when something waits for one of *owners*."""
        row = {
            "place": browser.place, "endpoint": browser.endpoint, "key": browser.key, "auth": browser.auth,
            "language": browser.language, "made": time.time(),
        }  # fmt: skip

        def write(connection: Connection) -> None:
            for owner in owners:
                signed_in = browser.session if owner.startswith(owner_of("")) else None
                connection.execute(delete(schema.push).where((_push.owner == owner) & (_push.place == browser.place)))
                connection.execute(insert(schema.push), {**row, "owner": owner, "session": signed_in})
                _bound(connection, _push.owner == owner, BROWSERS)
            _bound(connection, _push.place == browser.place, OWNERS)

        await self._store.write(write)

    async def browsers(self, owner: str) -> list[Browser]:
        """Those that are notified for *owner*."""

        def look(connection: Connection) -> list[Browser]:
            columns = (_push.endpoint, _push.key, _push.auth, _push.language, _push.session)
            return [Browser(*row) for row in connection.execute(select(*columns).where(_push.owner == owner))]

        return await self._store.read(look)

    async def forget(self, endpoint: str) -> int:
        """The browser at *endpoint* is notified no longer; returns for how many owners it was."""
        gone = delete(schema.push).where(_push.place == digest(endpoint))
        return await self._store.write(lambda connection: connection.execute(gone).rowcount)

    async def sweep(self) -> int:
        """Forgets what was kept for guests whose seats are gone, and for sessions that have ended; returns how much."""
        seats, sessions = schema.seat.c, schema.session.c
        of_account = _push.owner.startswith(owner_of(""), autoescape=True)
        seated = exists().where(seats.key == _push.owner)
        signed_in = exists().where((sessions.digest == _push.session) & (sessions.used > time.time() - LASTING))
        lost = delete(schema.push).where((of_account & ~signed_in) | (~of_account & ~seated))
        return await self._store.write(lambda connection: connection.execute(lost).rowcount)

    # --- notices ------------------------------------------------------------------------------

    async def waited_for(self, owners: Collection[str]) -> set[str]:
        """Those of *owners* for whom some browser is notified."""
        wanted = select(_push.owner).where(_push.owner.in_(list(owners))).distinct()
        return await self._store.read(lambda connection: set(connection.execute(wanted).scalars()))

    async def claim(self, table: str, owner: str, kind: str, mark: int) -> bool:
        """Notes that *owner* has been told of *mark*; returns whether nothing so late of that kind was noted before."""
        same = (_notice.table_id == table) & (_notice.owner == owner) & (_notice.kind == kind)

        def write(connection: Connection) -> bool:
            if connection.execute(select(_notice.mark).where(same)).first() is None:
                row = {"table_id": table, "owner": owner, "kind": kind, "mark": mark}
                connection.execute(insert(schema.notice), row)
                return True
            later = update(schema.notice).where(same & (_notice.mark < mark)).values(mark=mark)
            return connection.execute(later).rowcount > 0

        return await self._store.write(write)

    async def ended(self) -> list[str]:
        """The tables that no process looks after and where somebody is yet to be told of an end within the last day."""
        seats, tables, events = schema.seat.c, schema.table.c, schema.event.c
        just_now = exists().where((events.table_id == tables.id) & (events.at > time.time() - DAY))
        over = (tables.hours > 0) & (tables.status == "over") & just_now & self._store.unkept
        wanted = select(tables.id).where((seats.key == _push.owner) & (tables.id == seats.table_id) & over).distinct()
        return await self._store.read(lambda connection: list(connection.execute(wanted).scalars()))


def _bound(connection: Connection, where: object, most: int) -> None:
    """Of what is kept *where*, forgets the oldest, so that *most* are left."""
    kept = select(_push.owner, _push.place).where(where).order_by(_push.made.desc(), _push.owner)  # type: ignore[arg-type]
    for owner, place in connection.execute(kept.offset(most)).all():
        connection.execute(delete(schema.push).where((_push.owner == owner) & (_push.place == place)))
