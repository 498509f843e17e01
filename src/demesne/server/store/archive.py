"""Archived old tables: all that is kept of one in a single compressed row, until somebody asks for it again.

Nothing is lost by that: anybody who asks for such a table gets it as it was. The host decides what is deleted for good,
and when.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, delete, exists, func, insert, select, text

from demesne.server.guard.keyring import owner_of
from demesne.server.store import schema
from demesne.server.store.lasting import marks
from demesne.server.wire.log import Entry, Told

__all__ = ["DAY", "OF_A_PROCESS", "bring_back", "forget", "old_tables", "put_away"]

DAY: Final = 86400.0
PARTS: Final = (schema.seat, schema.event, schema.talk, schema.review, schema.orders, schema.notice, schema.mailing)
"""What belongs to a table, besides its own row."""
OF_A_PROCESS: Final = ("owner", "owner_epoch", "keeper", "keeper_epoch")
"""Columns of a table that say which process has it."""
_told = msgspec.json.Decoder(Told).decode


def old_tables(connection: Connection, days: float, most: int) -> list[str]:
    """At most *most* tables at which nothing has happened for *days*, oldest first.

    None at which an account has or had a seat: its games are listed, and deleting it must leave nothing anywhere.
    """
    tables, events, seats = schema.table.c, schema.event.c, schema.seat.c
    accounts = (seats.table_id == tables.id) & seats.key.startswith(owner_of(""), autoescape=True)
    whose = events.body.like('%"account":"%') & ~events.body.like('%"account":""%')
    had = (events.table_id == tables.id) & text(f"({schema.FORMER})") & whose
    before = time.time() - days * DAY
    last = select(events.at).where(events.table_id == tables.id).order_by(events.seq.desc()).limit(1).scalar_subquery()
    still = (tables.opened < before) & (func.coalesce(last, 0.0) < before)
    wanted = select(tables.id).where(still & ~exists().where(accounts) & ~exists().where(had))
    return list(connection.execute(wanted.order_by(tables.opened).limit(most)).scalars())


def put_away(connection: Connection, table: str) -> bool:
    """Archives *table*, unless a process has it; returns whether it did."""
    tables = schema.table.c
    free = (tables.id == table) & tables.owner.is_(None)
    row = connection.execute(select(schema.table).where(free).with_for_update()).mappings().one_or_none()
    if row is None:
        return False
    found: dict[str, list[dict[str, Any]]] = {schema.table.name: [dict(row)]}
    for part in PARTS:
        there = connection.execute(select(part).where(part.c.table_id == table)).mappings()
        found[part.name] = [dict(each) for each in there]
    last = max((each["at"] for each in found[schema.event.name]), default=row["opened"])
    body = zlib.compress(msgspec.json.encode(found), 9)
    connection.execute(insert(schema.archived), {"id": table, "at": last, "body": body})
    for part in PARTS:
        connection.execute(delete(part).where(part.c.table_id == table))
    connection.execute(delete(schema.table).where(tables.id == table))
    return True


def bring_back(connection: Connection, table: str) -> bool:
    """Brings *table* back if it was archived; returns whether it was."""
    columns = schema.archived.c
    gone = delete(schema.archived).where(columns.id == table).returning(columns.body)
    body = connection.execute(gone).scalar_one_or_none()
    if body is None:
        return False
    found = msgspec.json.decode(zlib.decompress(body), type=dict[str, list[dict[str, Any]]])
    found[schema.table.name] = [_marked(row, found[schema.event.name]) for row in found[schema.table.name]]
    for part in (schema.table, *PARTS):
        if rows := [_row(part, each) for each in found.get(part.name, [])]:
            connection.execute(insert(part), rows)
    return True


def _marked(row: dict[str, Any], events: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """*row* of a table with what only its log says of customs, if an older version archived it."""
    if "hours" in row:
        return row
    return row | marks([Entry(each["seq"], _told(each["body"])) for each in events])


def _row(part: Table, told: dict[str, Any]) -> dict[str, Any]:
    """What *told* says for the columns of today; nobody has the table."""
    return {name: value for name, value in told.items() if name in part.c and name not in OF_A_PROCESS}


def forget(connection: Connection, days: float) -> int:
    """Deletes for good what was archived and has been idle for *days*; returns how many tables."""
    return connection.execute(delete(schema.archived).where(schema.archived.c.at < time.time() - days * DAY)).rowcount
