"""The record of a table's game."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from demesne.games.base import Seat
from demesne.games.registry import GAMES
from demesne.records.jsonl import format_jsonl
from demesne.records.record import Record, Told, mover, results
from demesne.records.text import format_text
from demesne.server.family import Step
from demesne.server.table.table import BOT, Table
from demesne.server.table.view import is_brought
from demesne.server.wire.refusals import Refusal

__all__ = ["Written", "known", "record_of", "written"]


@dataclass(frozen=True, slots=True)
class Written:
    """A record to be saved: what it says, of which media type, under which name."""

    body: str
    media: str
    name: str


def record_of(table: Table, owner: str | None = None) -> Record:
    """The game so far, as *owner* may know it; moves taken back are not in it.

    When it is over nothing is hidden any more.
    """
    outcome = table.state.outcome()
    moves = tuple(str(step.move) if outcome else known(table, step, owner) for step in table.steps)
    hidden = any(move != str(step.move) for move, step in zip(moves, table.steps, strict=True))
    names = tuple(chair.name or chair.bot or "" for chair in table.chairs)
    return Record(
        game=table.game.name,
        players=table.game.seats,
        moves=moves,
        options=dict(table.game.options),
        version=GAMES[table.game.name].version,
        names=names,
        outcome=results(outcome) if outcome else None,
        stand_ins=_stand_ins(table),
        branch=table.dealer.since if table.branch else None,
        played=_played(table),
        duplicate=table.practice or table.dealer.of is not None,
        screens=_screens(table),
        told=tuple(Told(mover(step.before)) for step in table.steps) if hidden else (),
    )


def _played(table: Table) -> str | None:
    """When the game began; of one from elsewhere what its record said."""
    if is_brought(table):
        return str(table.log[0].told.args["played"]) if "played" in table.log[0].told.args else None
    return None if table.opened is None else f"{datetime.fromtimestamp(table.opened, UTC):%Y-%m-%dT%H:%MZ}"


def _screens(table: Table) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each owner of several: whoever plays for them is at one screen."""
    found: dict[str, list[Seat]] = {}
    for seat, chair in enumerate(table.chairs):
        if chair.owner not in {None, BOT} and not chair.program:
            found.setdefault(str(chair.owner), []).append(seat)
    return tuple(tuple(seats) for seats in found.values() if len(seats) > 1)


def known(table: Table, step: Step[Any], owner: str | None) -> str:
    """The move of *step* as *owner* may know it: as their only seat may know it, otherwise as everybody may."""
    seats = table.seats_of(owner)
    if len(seats) == 1:
        return str(step.before.redact(step.move, seats[0]))
    told = [str(step.before.redact(step.move, seat)) for seat in range(len(table.chairs))]
    return next((text for text in told if text != str(step.move)), str(step.move))


def _stand_ins(table: Table) -> dict[str, tuple[int, ...]]:
    """The plies that bots made for people, by the bot."""
    plies = table.company.for_people
    return {bot: tuple(ply for ply, other in plies.items() if other == bot) for bot in dict.fromkeys(plies.values())}


def written(table: Table, form: str, owner: str | None = None) -> Written:
    """The record to be saved. Raises ``Refusal`` for a form that records do not have.

    A game in progress may be read too: what *owner* may not know yet is left open in it.
    Raises ``Refusal`` for somebody without a seat where nobody may watch.
    """
    if not table.welcomes(owner):
        raise Refusal("watch.closed")
    name = f"{table.game.name}-{table.id[:6]}"
    match form:
        case "text":
            return Written(format_text(record_of(table, owner)), "text/plain", f"{name}.txt")
        case "jsonl":
            return Written(format_jsonl(record_of(table, owner)), "application/jsonl", f"{name}.jsonl")
        case _:
            raise Refusal("message.unreadable", problem="format is text or jsonl")
