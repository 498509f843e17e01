"""What a store has of a table, read row by row."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, RowMapping, select

from demesne.server import schema
from demesne.server.branch_messages import Branch
from demesne.server.log import Entry, Told
from demesne.server.stored import Seating, Stored, StoredLine, StoredOrders, StoredSeat

__all__ = ["names", "whole"]

_told = msgspec.json.Decoder(Told).decode


def whole(connection: Connection, row: RowMapping) -> Stored:
    """All that there is of the table of *row*."""
    table = row["id"]
    seating = _seating(row, _seats(connection, table))
    talk, orders = _talk(connection, table), _orders(connection, table)
    return Stored(seating, row["status"], _entries(connection, table), talk, orders)


def _seating(row: RowMapping, seats: tuple[StoredSeat, ...]) -> Seating:
    kept = {name: row[name] for name in ("game", "options", "invite", "next_table", "version", "seed", "deal")}
    branch = None if row["branch_at"] is None else Branch(row["branch_of"], row["branch_at"])
    practice, plies = bool(row["practice"]), row["plies"] or 0
    return Seating(table=row["id"], seats=seats, practice=practice, branch=branch, plies=plies, **kept)


def _seats(connection: Connection, table: str) -> tuple[StoredSeat, ...]:
    wanted = select(schema.seat).where(schema.seat.c.table_id == table).order_by(schema.seat.c.seat)
    rows = connection.execute(wanted).mappings()
    return tuple(StoredSeat(r["seat"], r["kind"], r["name"], r["bot"], r["key"], r["salt"], r["program"]) for r in rows)


def names(connection: Connection, table: str) -> list[str]:
    """Who sits at *table*, by seat."""
    return [seat.name or seat.bot or "" for seat in _seats(connection, table)]


def _entries(connection: Connection, table: str) -> tuple[Entry, ...]:
    wanted = select(schema.event).where(schema.event.c.table_id == table).order_by(schema.event.c.seq)
    rows = connection.execute(wanted).mappings()
    return tuple(Entry(r["seq"], _told(r["body"]), r["actor"], r["client_id"]) for r in rows)


def _talk(connection: Connection, table: str) -> tuple[StoredLine, ...]:
    columns = schema.talk.c
    wanted = select(schema.talk).where(columns.table_id == table).order_by(columns.side, columns.number)
    rows = connection.execute(wanted).mappings()
    return tuple(StoredLine(r["side"], r["number"], r["seat"], r["client_id"], r["line"], r["phrase"]) for r in rows)


def _orders(connection: Connection, table: str) -> tuple[StoredOrders, ...]:
    columns = schema.orders.c
    rows = connection.execute(select(columns.seat, columns.body).where(columns.table_id == table))
    return tuple(StoredOrders(seat, body) for seat, body in rows)
