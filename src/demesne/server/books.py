"""A table as it is written in the store, and a table made again from there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from demesne.games.registry import make_game
from demesne.server.families import FAMILIES
from demesne.server.refusals import Args
from demesne.server.store import Seating, Stored, StoredEvent, StoredSeat
from demesne.server.table import Chair, Entry, Table

__all__ = ["seating_of", "stored_events", "stored_seat", "table_of"]


class _Body(msgspec.Struct, omit_defaults=True):
    """What the log keeps of an entry beside its number, actor and id."""

    code: str
    seat: int | None = None
    args: Args = {}
    moves: tuple[str, ...] = ()
    secret: Args = {}


_decode = msgspec.json.Decoder(_Body).decode


def seating_of(table: Table, options: Mapping[str, object], invite: str | None) -> Seating:
    """How *table* is opened in the store; *invite* is a digest."""
    seats = tuple(stored_seat(seat, chair) for seat, chair in enumerate(table.chairs))
    return Seating(table.id, table.game.name, msgspec.json.encode(options).decode(), seats, invite)


def stored_seat(seat: int, chair: Chair) -> StoredSeat:
    return StoredSeat(seat, chair.kind, chair.name, chair.bot, chair.owner)


def stored_events(entries: Sequence[Entry]) -> list[StoredEvent]:
    """*entries* as rows of the log."""
    return [StoredEvent(entry.seq, entry.actor, _body(entry), entry.client_id) for entry in entries]


def _body(entry: Entry) -> str:
    return msgspec.json.encode(_Body(entry.code, entry.seat, entry.args, entry.moves, entry.secret)).decode()


def table_of(stored: Stored, rng: Random) -> Table:
    """The table that its log makes. Raises ``ValueError`` when the log cannot be followed."""
    seating = stored.seating
    options: dict[str, Any] = msgspec.json.decode(seating.options)
    game = make_game(seating.game, len(seating.seats), options)
    chairs = [Chair(seat.kind, seat.name, seat.bot, seat.key) for seat in seating.seats]
    table = Table(seating.table, game, FAMILIES[seating.game], chairs, rng)
    table.next_table = seating.next_table
    table.take([_entry(event) for event in stored.events])
    return table


def _entry(event: StoredEvent) -> Entry:
    body = _decode(event.body)
    return Entry(event.seq, body.code, body.seat, body.args, body.moves, event.actor, event.client_id, body.secret)
