"""What a store has of a table, read row by row."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate

import msgspec
from sqlalchemy import BindParameter, Connection, RowMapping, bindparam, select, union_all

from demesne.server.store import schema
from demesne.server.store.stored import Seating, Stored, StoredLine, StoredOrders, StoredSeat
from demesne.server.wire.branch_messages import Branch
from demesne.server.wire.log import Entry, Told

__all__ = ["names", "whole"]

_told = msgspec.json.Decoder(Told).decode

# Made once: making one takes as long as running it.
_table: BindParameter[str] = bindparam("table")
_row = select(schema.table).where(schema.table.c.id == _table)
_seats_of = select(schema.seat).where(schema.seat.c.table_id == _table).order_by(schema.seat.c.seat)
_events_of = select(schema.event).where(schema.event.c.table_id == _table).order_by(schema.event.c.seq)
_talk_of = (
    select(schema.talk).where(schema.talk.c.table_id == _table).order_by(schema.talk.c.side, schema.talk.c.number)
)
_known = union_all(
    select(schema.table.c.id).where(schema.table.c.id == _table),
    select(schema.archived.c.id).where(schema.archived.c.id == _table),
)
_orders_of = select(schema.orders.c.seat, schema.orders.c.body).where(schema.orders.c.table_id == _table)


def whole(connection: Connection, table: str) -> Stored | None:
    """All that there is of *table*, or ``None`` when there is none of that name."""
    row = connection.execute(_row, {"table": table}).mappings().one_or_none()
    if row is None:
        return None
    seating = _seating(row, _seats(connection, table), _branch(connection, row))
    rows = connection.execute(_events_of, {"table": table}).mappings().all()
    talk = _talk(connection, table, [*accumulate((each["at"] for each in rows), max)])
    return Stored(seating, row["status"], _entries(rows), talk, _orders(connection, table))


def _seating(row: RowMapping, seats: tuple[StoredSeat, ...], branch: Branch | None) -> Seating:
    kept = {name: row[name] for name in ("game", "options", "invite", "next_table", "version", "seed", "deal")}
    kept |= {"practice": bool(row["practice"]), "plies": row["plies"] or 0, "opened": row["opened"]}
    return Seating(table=row["id"], seats=seats, branch=branch, **kept)


def _branch(connection: Connection, row: RowMapping) -> Branch | None:
    """Which game the one of *row* goes on from, without its table if that has been deleted."""
    if row["branch_at"] is None:
        return None
    known = row["branch_of"] and connection.execute(_known, {"table": row["branch_of"]}).first()
    return Branch(row["branch_of"] if known else None, row["branch_at"])


def _seats(connection: Connection, table: str) -> tuple[StoredSeat, ...]:
    rows = connection.execute(_seats_of, {"table": table}).mappings()
    return tuple(StoredSeat(r["seat"], r["kind"], r["name"], r["bot"], r["key"], r["salt"], r["program"]) for r in rows)


def names(connection: Connection, table: str) -> list[str]:
    """Who sits at *table*, by seat."""
    return [seat.name or seat.bot or "" for seat in _seats(connection, table)]


def _entries(rows: Iterable[RowMapping]) -> tuple[Entry, ...]:
    return tuple(Entry(r["seq"], _told(r["body"]), r["actor"], r["client_id"]) for r in rows)


def _talk(connection: Connection, table: str, times: list[float]) -> tuple[StoredLine, ...]:
    """The lines of *table*, at which something happened at these *times*."""
    rows = connection.execute(_talk_of, {"table": table}).mappings()
    kept = ("side", "number", "seat", "client_id", "line", "phrase")
    return tuple(StoredLine(**{name: r[name] for name in kept}, seq=bisect_right(times, r["at"])) for r in rows)


def _orders(connection: Connection, table: str) -> tuple[StoredOrders, ...]:
    rows = connection.execute(_orders_of, {"table": table})
    return tuple(StoredOrders(seat, body) for seat, body in rows)
