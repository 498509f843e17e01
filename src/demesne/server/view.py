"""A table as one browser may see it: built from public facts, never cut out of the whole."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from demesne.server.protocol import SeatView, Summary, TableView
from demesne.server.shapes import PositionShape
from demesne.server.table import BOT, Table

__all__ = ["SIGNS", "summary", "table_view"]

SIGNS = ("rose", "moon", "star", "acorn", "key", "bell", "heart", "feather")
"""The sign of each seat, in order."""


def table_view(
    table: Table,
    owner: str | None,
    present: Collection[str],
    position: PositionShape | None,
    *,
    preparing: bool = False,
) -> TableView:
    """*table* for the holder of the key *owner*; *present* are the owners with a socket open."""
    return TableView(
        table=table.id,
        game=table.game.name,
        options={name: msgspec.Raw(msgspec.json.encode(value)) for name, value in table.game.options.items()},
        rules=table.rules,
        status=table.status,
        seats=_seats(table, owner, present),
        to_move=table.to_move,
        host=table.hosts(owner),
        can_undo=table.can_undo(owner),
        position=position,
        next_table=table.next_table,
        preparing=preparing,
    )


def _seats(table: Table, owner: str | None, present: Collection[str]) -> list[SeatView]:
    return [
        SeatView(
            seat=seat,
            side=table.side_of(seat),
            sign=SIGNS[seat],
            name=chair.name,
            kind="bot" if chair.owner == BOT else "here" if chair.kind == "here" else "away",
            taken=chair.taken,
            online=chair.owner == BOT or chair.owner in present,
            yours=table.owns(owner, seat),
            bot=chair.bot,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def summary(table: Table, owner: str | None, present: Collection[str]) -> Summary:
    """Enough of *table* to recognise it in a list, with the land of the browser's first seat."""
    here, rounds = table.family.round(table.state)
    mine = table.seats_of(owner)
    return Summary(
        table=table.id,
        game=table.game.name,
        rules=table.rules,
        status=table.status,
        seats=_seats(table, owner, present),
        round=here,
        rounds=rounds,
        to_move=table.to_move,
        land=list(table.family.picture(table.state, table.steps, mine[0] if mine else 0)),
    )
