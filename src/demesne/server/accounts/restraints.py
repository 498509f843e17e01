"""Who may not talk or sit down, until when: asked of the store each time, for several processes may write there."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, RowMapping, delete, insert, or_, select

from demesne.server.guard.keyring import account_of, owner_of
from demesne.server.guard.keys import digest
from demesne.server.store import schema
from demesne.server.store.writes import Shelves
from demesne.server.wire.moderation_messages import Kind, RestraintInfo
from demesne.server.wire.refusals import Refusal

__all__ = ["Restraints", "address_owner", "banned", "follow", "held", "impose", "lift", "whose"]

_CLIENT: Final = "client:"
CALLED: Final = 24
"""How many digits of a digest a restraint is called by: nobody learns an address from it."""
_rows = schema.restraint.c


def address_owner(client: str) -> str:
    """What all guests at the address *client* are known by."""
    return f"{_CLIENT}{client}"


class Restraints:
    """The restraints in *store*. Implements ``Gate``; *now* is the time in seconds since 1970."""

    def __init__(self, store: Shelves, now: Callable[[], float] = time.time) -> None:
        self._store, self._now = store, now

    async def check_sitting(self, owner: str | None, client: str) -> None:
        """Raises ``Refusal`` for those who are banned, and for guests from where no guest may sit down."""
        own, shared = await self._ends(owner, client, ("ban",))
        if own is not None:
            raise Refusal("seat.banned", until=own)
        if shared is not None:
            raise Refusal("seat.address", until=shared)

    async def check_talking(self, owner: str | None, client: str) -> None:
        """Raises ``Refusal`` for those who may not talk; those who are banned may not either."""
        own, shared = await self._ends(owner, client, ("ban", "mute"))
        if own is not None:
            raise Refusal("talk.muted", until=own)
        if shared is not None:
            raise Refusal("talk.address", until=shared)

    async def check_new(self, client: str) -> None:
        """Raises ``Refusal`` where no account may be made: whoever is kept out there would be back under its name."""
        if (until := await self._until(address_owner(client), ("ban", "mute"))) is not None:
            raise Refusal("account.address", until=until)

    async def _ends(self, owner: str | None, client: str, kinds: Collection[str]) -> tuple[int | None, int | None]:
        """Until when *owner* is restrained, and until when *client* is for guests.

        Whoever has an account is answerable for it, and restrained by it: at an address there may be many.
        """
        own = await self._until(owner, kinds) if owner else None
        guest = not account_of(owner or "")
        return own, await self._until(address_owner(client), kinds) if guest and own is None else None

    async def of(self, *owners: str) -> list[RestraintInfo]:
        """What *owners* may not do just now."""
        return await self._store.read(lambda connection: held(connection, self._now(), owners))

    async def _until(self, owner: str, kinds: Collection[str]) -> int | None:
        """Until when *owner* is restrained: 0 for good, ``None`` for not at all."""
        ends = [each.until for each in await self.of(owner) if each.kind in kinds]
        return max((int(end) for end in ends if end is not None), default=None) if None not in ends else 0


# --- in the database ------------------------------------------------------------------------------


def held(connection: Connection, now: float, owners: Iterable[str] | None = None) -> list[RestraintInfo]:
    """The restraints in force *now*: of *owners*, or all; those of accounts by what these are called by now."""
    where, accounts = or_(_rows.until.is_(None), _rows.until > now), schema.account.c
    named = select(schema.restraint, accounts.name.label("called")).select_from(
        schema.restraint.outerjoin(schema.account, accounts.id == _rows.account)
    )
    wanted = named.where(where if owners is None else where & _rows.owner.in_(list(owners)))
    rows = connection.execute(wanted.order_by(_rows.name, _rows.kind)).mappings()
    return [_told(row, row["called"] or row["name"]) for row in rows]


def banned(connection: Connection, now: float, owners: Iterable[str]) -> list[str]:
    """Those of *owners* who may sit down nowhere *now*."""
    where = or_(_rows.until.is_(None), _rows.until > now) & (_rows.kind == "ban") & _rows.owner.in_(list(owners))
    return list(connection.execute(select(_rows.owner).where(where)).scalars())


def follow(connection: Connection, guests: Collection[str], owner: str, name: str) -> None:
    """What holds for *guests* holds for *owner*, called *name*, who has their seats now, and for no shorter time."""
    for row in connection.execute(select(schema.restraint).where(_rows.owner.in_(guests))).all():
        own = connection.execute(select(_rows.until).where((_rows.owner == owner) & (_rows.kind == row.kind))).first()
        ends = [row.until, *([own.until] if own else [])]
        impose(connection, owner, row.kind, None if None in ends else max(ends), name, account_of(owner))
        if not connection.execute(select(schema.seat.c.seat).where(schema.seat.c.key == row.owner)).first():
            connection.execute(delete(schema.restraint).where(_rows.owner == row.owner))


def impose(
    connection: Connection, owner: str, kind: Kind, until: float | None, name: str, account: str | None = None
) -> None:
    """*owner*, called *name*, is restrained until then, whatever was decided before; *account* is whose it is."""
    connection.execute(delete(schema.restraint).where((_rows.owner == owner) & (_rows.kind == kind)))
    row = {"owner": owner, "kind": kind, "until": until, "name": name, "account": account}
    connection.execute(insert(schema.restraint), row)


def lift(connection: Connection, called: str) -> tuple[str, RestraintInfo] | None:
    """Lifts the restraint with the name *called*, if there is one, and returns whose it was, and what."""
    if (row := _named(connection, called)) is None:
        return None
    connection.execute(delete(schema.restraint).where((_rows.owner == row.owner) & (_rows.kind == row.kind)))
    return _whose(row), _told(row, row.name)


def whose(connection: Connection, called: str) -> str | None:
    """Whose the restraint with the name *called* is, if there is one."""
    row = _named(connection, called)
    return None if row is None else _whose(row)


def _named(connection: Connection, called: str) -> RowMapping | None:
    rows = connection.execute(select(schema.restraint)).mappings()
    return next((row for row in rows if _called(row) == called), None)


def _whose(row: RowMapping) -> str:
    """One of an address is its account's, if it was made with one."""
    return owner_of(row.account) if row.account else str(row.owner)


def _told(row: RowMapping, name: str) -> RestraintInfo:
    kind = msgspec.convert(row["kind"], Kind)
    return RestraintInfo(_called(row), kind, name, row["until"], address=row["owner"].startswith(_CLIENT))


def _called(row: RowMapping | Any) -> str:
    return digest(f"{row['kind']} {row['owner']}")[:CALLED]
