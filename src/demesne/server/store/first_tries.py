"""Which accounts have begun the deal of a day: noted until the day is over, whatever becomes of the table."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, exists, insert, select, update

from demesne.server.guard.keys import digest
from demesne.server.store import schema
from demesne.server.store.settling import forget_old

__all__ = ["first_try", "note_try", "only_first"]

LASTS: Final = 9 * 24 * 3600.0
"""For how many seconds a try is noted: no deal of a day counts for longer, even if it comes late from a browser."""


def note_try(connection: Connection, deal: str, owner: str) -> None:
    """Notes that *owner* has begun *deal*. Breaks the key of the row if that is known."""
    now = time.time()
    forget_old(connection, now)
    row = {"name": _name(deal, owner), "tokens": 0.0, "at": now, "whole": now + LASTS}
    connection.execute(insert(schema.tries), row)


def first_try(connection: Connection, deal: str, owner: str) -> str | None:
    """The first table of *deal* at which *owner* has a seat and which counts; "" if only the note of it is left."""
    tables, seats = schema.table.c, schema.seat.c
    sits = exists().where((seats.table_id == tables.id) & (seats.key == owner))
    counts = (tables.deal == deal) & (tables.practice == 0) & sits
    found: str | None = connection.execute(select(tables.id).where(counts).order_by(tables.opened).limit(1)).scalar()
    noted = select(schema.tries.c.name).where(schema.tries.c.name == _name(deal, owner))
    return found or ("" if connection.execute(noted).first() else None)


def only_first(connection: Connection, owner: str, prefix: str) -> list[str]:
    """Of each deal whose name begins with *prefix*, the first try of *owner* alone counts from now on.

    Returns the tables of the later ones.
    """
    tables, seats = schema.table.c, schema.seat.c
    sits = exists().where((seats.table_id == tables.id) & (seats.key == owner))
    counts = tables.deal.startswith(prefix, autoescape=True) & (tables.practice == 0) & sits
    begun, later = set[str](), list[str]()
    for table, deal in connection.execute(select(tables.id, tables.deal).where(counts).order_by(tables.opened)):
        if deal in begun:
            later.append(table)
        begun.add(deal)
    if later:
        connection.execute(update(schema.table).where(tables.id.in_(later)).values(practice=1))
    return later


def _name(deal: str, owner: str) -> str:
    return digest(f"{deal} {owner}")
