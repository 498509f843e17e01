"""A table's game written down."""

from __future__ import annotations

from starlette.responses import Response

from demesne.games.registry import GAMES
from demesne.records.jsonl import format_jsonl
from demesne.records.record import Record, results
from demesne.records.text import format_text
from demesne.server.refusals import Refusal
from demesne.server.table import Table

__all__ = ["record_of", "written"]


def record_of(table: Table) -> Record:
    """The game as far as it is; moves taken back are not in it."""
    outcome = table.state.outcome()
    names = tuple(chair.name or chair.bot or "" for chair in table.chairs)
    return Record(
        game=table.game.name,
        players=table.game.seats,
        moves=tuple(str(step.move) for step in table.steps),
        options=dict(table.game.options),
        version=GAMES[table.game.name].version,
        names=names,
        outcome=results(outcome) if outcome else None,
    )


def written(table: Table, form: str) -> Response:
    """The record to be saved. Raises ``Refusal`` for a form that records do not have.

    Every game here is public, so a game that is going on may be read too.
    """
    match form:
        case "text":
            body, media, ending = format_text(record_of(table)), "text/plain", "txt"
        case "jsonl":
            body, media, ending = format_jsonl(record_of(table)), "application/jsonl", "jsonl"
        case _:
            raise Refusal("message.unreadable", problem="format is text or jsonl")
    saved = f'attachment; filename="{table.game.name}-{table.id[:6]}.{ending}"'
    return Response(body, media_type=media, headers={"Content-Disposition": saved})
