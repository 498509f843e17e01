"""Games of days go on although nobody is there: what a store keeps of their customs, so that they are found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, select, update

from demesne.server.store import schema
from demesne.server.store.writes import Appending, Write
from demesne.server.wire.log import Entry

__all__ = ["going_on", "marking", "marks", "waiting"]


def marks(entries: Sequence[Entry]) -> dict[str, Any]:
    """The columns of a table that *entries* set, if they contain customs."""
    told = [entry.told.args for entry in entries if entry.told.code == "customs"]
    return {"hours": int(told[-1].get("hours", 0)), "public": bool(told[-1].get("public"))} if told else {}


def marking(appending: Appending) -> Write:
    """*appending*, with the columns that it sets."""
    if not (found := marks(appending.entries)):
        return appending
    marked = update(schema.table).where(schema.table.c.id == appending.table).values(**found)

    def write(connection: Connection) -> None:
        appending(connection)
        connection.execute(marked)

    return write


def going_on(connection: Connection, unkept: ColumnElement[bool]) -> list[str]:
    """Games of days in progress that are *unkept*, in an order that differs between processes."""
    tables = schema.table.c
    wanted = select(tables.id).where((tables.hours > 0) & (tables.status == "playing") & unkept).order_by(func.random())
    return list(connection.execute(wanted).scalars())


def waiting(connection: Connection, since: float, most: int) -> list[str]:
    """At most *most* public tables of games of days that wait, where something has happened *since*: latest first.

    *since*: in seconds since 1970.
    """
    tables, events = schema.table.c, schema.event.c
    last = select(func.max(events.at)).where(events.table_id == tables.id).scalar_subquery()
    still = func.coalesce(last, tables.opened)
    waits = (tables.hours > 0) & (tables.status == "waiting") & tables.public & tables.next_table.is_(None)
    wanted = select(tables.id).where(waits & (still >= since)).order_by(still.desc()).limit(most)
    return list(connection.execute(wanted).scalars())
