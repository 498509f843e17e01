"""A record that somebody brings: checked by the rules, walked through like a game of this server, kept nowhere."""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise
from random import Random

from demesne.records.reading import line_of, parse_record
from demesne.records.reasons import sentence
from demesne.records.record import Fault, Record, RecordError, check, game_of, replay
from demesne.server.branch_messages import Branch
from demesne.server.dealing import dealer_for
from demesne.server.family import Step
from demesne.server.log import Entry, Told
from demesne.server.names import clean_name
from demesne.server.refusals import Refusal
from demesne.server.registry import family_of
from demesne.server.replays import address_of, plies_of
from demesne.server.table import BOT, Chair, Change, Table

__all__ = ["brought"]

ELSEWHERE = "elsewhere"
"""How the owners of the seats of people who played elsewhere begin: no key is theirs."""


def brought(text: str) -> Table:
    """The table at which the game of the record *text* was played. Raises ``Refusal`` with the line and the reason."""
    try:
        record = parse_record(text)
    except RecordError as error:
        told = {"field": error.field[:40], "problem": error.expected[:200]}
        raise Refusal("record.unreadable", line=error.line, **told) from None
    if fault := check(record):
        raise _refused(text, fault)
    return _table(record)


def _refused(text: str, fault: Fault) -> Refusal:
    problem = sentence(fault.reason, fault.game)[:300]
    if fault.ply is None:
        return Refusal("record.head", problem=problem)
    if not fault.move:
        return Refusal("record.end", problem=problem)
    return Refusal("record.impossible", line=line_of(text, fault.ply), move=fault.move[:80], problem=problem)


def _table(record: Record) -> Table:
    game, states = game_of(record), list(replay(record))
    names = record.names or ("",) * record.players
    chairs = [_chair(seat, name) for seat, name in enumerate(names)]
    table = Table("", game, family_of(record.game), chairs, dealer_for(Random(0), None))  # nothing is dealt at it
    moves = (game.parse_move(text) for text in record.moves)
    steps = tuple(Step(before, move, after) for (before, after), move in zip(pairwise(states), moves, strict=True))
    table.take(Change((Entry(1, Told("started")),), steps, "playing"))
    if record.branch is not None:
        table.branch = Branch(None, address_of(table, bisect_left(plies_of(table), record.branch)))
    return table


def _chair(seat: int, name: str) -> Chair:
    """A seat whose player has a name was somebody's; any other is drawn as a bot's."""
    try:
        return Chair("open", clean_name(name), None, f"{ELSEWHERE} {seat}")
    except Refusal:
        return Chair("bot", "", None, BOT)
