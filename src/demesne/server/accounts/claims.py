"""A guest's seats that become an account's, many at once: a table that is not in memory is not read for that."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import partial

from sqlalchemy import Connection, bindparam, insert, select, tuple_, update

from demesne.server.live.tables import LiveTables
from demesne.server.store import schema
from demesne.server.store.archive import bring_back
from demesne.server.store.writes import Shelves

__all__ = ["OwnSeats", "claim_at_rest", "keep_told", "still_theirs"]

OwnSeats = Collection[tuple[str, str]]
"""Seats, each by its table and the digest of the key that may move for it."""


async def claim_at_rest(tables: LiveTables, store: Shelves, seats: OwnSeats, owner: str) -> list[str]:
    """Gives *owner* those of *seats* whose tables nobody has in memory; returns those tables whose games are over."""
    names = sorted({table for table, _ in seats})
    for name in await store.read(lambda connection: _archived(connection, names)):
        await store.write(partial(bring_back, table=name))

    async def claim(resting: list[str]) -> list[str]:
        return await store.write(lambda connection: _claim(connection, seats, resting, owner))

    return await tables.whole(tables.at_rest(names, claim))


def still_theirs(connection: Connection, seats: OwnSeats) -> OwnSeats:
    """Those of *seats* that are there, with these very keys."""
    columns = schema.seat.c
    wanted = select(columns.table_id, columns.key).where(tuple_(columns.table_id, columns.key).in_(seats))
    return [(table, key) for table, key in connection.execute(wanted.distinct())]


def keep_told(connection: Connection, seats: OwnSeats, owner: str) -> None:
    """What waits at *seats*, and their guest has been told of, is no news to *owner*."""
    columns = schema.notice.c
    for table, guest in still_theirs(connection, seats):
        told = select(columns.kind, columns.mark).where((columns.table_id == table) & (columns.owner == guest))
        known = select(columns.kind).where((columns.table_id == table) & (columns.owner == owner))
        before = set(connection.execute(known).scalars())
        rows = [
            {"table_id": table, "owner": owner, "kind": kind, "mark": mark} for kind, mark in connection.execute(told)
        ]
        if new := [row for row in rows if row["kind"] not in before]:
            connection.execute(insert(schema.notice), new)


def _archived(connection: Connection, names: Iterable[str]) -> list[str]:
    archived = schema.archived.c
    return list(connection.execute(select(archived.id).where(archived.id.in_(names))).scalars())


def _claim(connection: Connection, seats: OwnSeats, resting: Collection[str], owner: str) -> list[str]:
    """Whole or not at all; a process that takes one of the tables meanwhile waits, and then reads whose it is."""
    status = _free(connection, resting, owner)
    claimed = [(table, key) for table, key in still_theirs(connection, seats) if table in status]
    columns = schema.seat.c
    where = (columns.table_id == bindparam("table")) & (columns.key == bindparam("guest"))
    if rows := [{"table": table, "guest": key} for table, key in claimed]:
        connection.execute(update(schema.seat).where(where).values(key=owner), rows)
    return sorted({table for table, _ in claimed if status[table] == "over"})


def _free(connection: Connection, names: Collection[str], owner: str) -> dict[str, str]:
    """Those of *names* that no process has, with their status.

    Not games of days in progress, of which people are notified, nor tables where *owner* sits: those are read first.
    """
    tables, seats = schema.table.c, schema.seat.c
    free = tables.id.in_(names) & tables.owner.is_(None) & ((tables.status == "over") | (tables.hours == 0))
    wanted = select(tables.id, tables.status).where(free).order_by(tables.id).with_for_update()
    found = connection.execute(wanted).all()
    there = select(seats.table_id).where(seats.table_id.in_(names) & (seats.key == owner))
    taken = set(connection.execute(there).scalars())
    return {table: status for table, status in found if table not in taken}
