"""Rated games: what a table must be for one, and what its end counts for. No input or output.

A game counts for everybody who plays, bots and programs too. If a bot has to play on for somebody, it counts only for
them, and as the last place: leaving never pays, and nobody wins points from a bot that stood in. A game that all agree
to end does not count for them, but for those who have left; one that its host closes counts for the host, too.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final, Literal

import msgspec

from demesne.games.base import Seat
from demesne.server.guard.keyring import account_of
from demesne.server.table.table import BOT, Chair, Table
from demesne.server.wire.company_messages import FOR_GOOD, Customs
from demesne.server.wire.refusals import Refusal

__all__ = [
    "MODES",
    "Mode",
    "Result",
    "check_arranged",
    "check_laid",
    "check_seated",
    "check_taking",
    "helped_at",
    "is_alone",
    "mode_of",
    "player_at",
    "result_of",
]

Mode = Literal["pair", "group", "teams"]
MODES: Final[tuple[Mode, ...]] = ("pair", "group", "teams")


class Result(msgspec.Struct, frozen=True):
    """The players of each side and the rank of each, 1 for the first; ``only``: the only ones it counts for."""

    sides: list[list[str]]
    ranks: list[int]
    only: list[str] | None = None


def mode_of(table: Table) -> Mode:
    """How many sides play at *table*, and of what kind: ratings of different modes say nothing about each other."""
    sides = table.game.sides
    if any(len(side) > 1 for side in sides):
        return "teams"
    return "pair" if len(sides) == 2 else "group"


def player_at(table: Table, seat: Seat) -> str:
    """The name under which the rating of the player on *seat* is kept."""
    chair = table.chairs[seat]
    return f"bot:{chair.bot}" if chair.owner == BOT else str(chair.owner)


# --- what a table must be -------------------------------------------------------------------------


def check_laid(table: Table, customs: Customs | None) -> None:
    """Raises ``Refusal`` for a rated table at which no rated game can be played."""
    if customs is None or not customs.rated:
        return
    if customs.hints:
        raise Refusal("rated.hints")
    if any(chair.kind == "here" for chair in table.chairs):
        raise Refusal("rated.screen")
    check_seated(table.chairs)


def check_seated(chairs: Sequence[Chair]) -> None:
    """Raises ``Refusal`` unless a rated game may be played on *chairs*: by accounts, each once, and not by one alone.

    Bots and programs may play, too, but are nobody's company; anybody may still sit down on a free chair.
    """
    people = _people(chairs)
    if any(account_of(owner) is None for owner in people):
        raise Refusal("rated.account")
    if len(set(people)) < len(people):
        raise Refusal("rated.twice")
    if len(people) + sum(not chair.taken for chair in chairs) < 2:
        raise Refusal("rated.alone")


def check_taking(table: Table, taking: Mapping[Seat, Chair]) -> None:
    """Raises ``Refusal`` if the game of *table* is to be rated and may not be with the chairs *taking*."""
    if table.company.customs.rated:
        check_seated([taking.get(seat, chair) for seat, chair in enumerate(table.chairs)])


def is_alone(table: Table) -> bool:
    """Whether too few people sit at the rated *table* for a game without its free chairs."""
    return table.company.customs.rated and len(_people(table.chairs)) < 2


def _people(chairs: Sequence[Chair]) -> list[str | None]:
    return [chair.owner for chair in chairs if chair.taken and chair.owner != BOT and not chair.program]


def check_arranged(table: Table, customs: Customs) -> None:
    """Raises ``Refusal`` for customs that change what the people at *table* were promised."""
    before = table.company.customs
    if before.rated != customs.rated:
        raise Refusal("rated.set")
    if customs.rated and customs.hints:
        raise Refusal("rated.hints")
    if customs.rated and table.started and _patience(customs) < _patience(before):
        raise Refusal("rated.grace")  # whoever is away would lose sooner than they knew


def _patience(customs: Customs) -> float:
    """After how many seconds a bot may play for somebody who is away."""
    return customs.grace or math.inf


# --- what its end counts for ----------------------------------------------------------------------


def result_of(table: Table) -> Result | None:
    """What the end of the rated game of *table* counts for; ``None`` for nothing."""
    if not table.company.customs.rated or table.branch or is_alone(table):
        return None
    ended, helped = table.company.ended, helped_at(table)
    sides = [[player_at(table, seat) for seat in seats] for seats in table.game.sides]
    if ended and ended.how != "resigned":
        lost = _deserters(table, helped) if table.started else set()
        return _lost_by(table, sides, lost) if lost else None
    if helped:
        return _lost_by(table, sides, helped)
    if ended:
        return Result(sides, _given_up(table))
    outcome = table.state.outcome()
    ranks = {tuple(side.seats): side.rank for side in outcome.sides} if outcome else {}
    return Result(sides, [ranks[tuple(seats)] for seats in table.game.sides]) if ranks else None


def helped_at(table: Table) -> set[Seat]:
    """The seats for which a bot has moved in place of their person."""
    moved = (table.steps[ply].before.to_move for ply in table.company.for_people if ply < len(table.steps))
    return {seat for seat in moved if isinstance(seat, int)}


def _deserters(table: Table, helped: AbstractSet[Seat]) -> set[Seat]:
    """Who has left a game that ended otherwise than by its rules: they were not asked, or have closed the table.

    Whoever closes it while nobody else is there to play with deserts nobody.
    """
    company, ended = table.company, table.company.ended
    gone = {seat for seat, stint in company.stints.items() if stint.why in FOR_GOOD or seat in helped}
    if ended is None or ended.how != "closed" or ended.seat is None:
        return gone
    others = table.people.keys() - company.stints.keys() - company.away.keys() - {ended.seat}
    return gone | ({ended.seat} if any(not table.chairs[seat].program for seat in others) else set())


def _lost_by(table: Table, sides: list[list[str]], helped: set[Seat]) -> Result:
    """For those of *helped* it was the last place; for the others it was not a game."""
    last = [any(seat in helped for seat in seats) for seats in table.game.sides]
    return Result(sides, [2 if lost else 1 for lost in last], sorted(player_at(table, seat) for seat in helped))


def _given_up(table: Table) -> list[int]:
    """The ranks of the sides: those that gave up come last, and whoever did so earlier comes after those who did later.

    A side has given up once all its people have; a partner who stays plays on.
    """
    given_up = [seat for seat, stint in table.company.stints.items() if stint.why in FOR_GOOD]  # the first one first
    stood = [_stood(table, seats, given_up) for seats in table.game.sides]
    return [1 + sum(other > each for other in stood) for each in stood]


def _stood(table: Table, seats: Sequence[Seat], given_up: Sequence[Seat]) -> int:
    """How many had given up before the side of *seats* did; more than anybody's where it has not."""
    people = {table.person(seat) for seat in seats if table.chairs[seat].owner != BOT}
    return max(map(given_up.index, people)) if people and people <= set(given_up) else len(given_up)
