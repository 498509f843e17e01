"""A record that somebody brings: checked by the rules, walked through like a game of this server, or kept as one."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise
from random import Random
from typing import Any

from demesne.games.base import Seat, Turn
from demesne.games.registry import GAMES
from demesne.records.reading import line_of, parse_record
from demesne.records.reasons import sentence
from demesne.records.record import Fault, Record, RecordError, check, game_of, replay
from demesne.server.afterwards.replays import acts_of, address_of, plies_of
from demesne.server.family import Step
from demesne.server.guard.keyring import account_of
from demesne.server.guard.keys import digest, is_key, new_table_id, table_id_of
from demesne.server.registry import family_of
from demesne.server.table.catalogue import SERVED
from demesne.server.table.dealing import dealer_for
from demesne.server.table.table import BOT, Chair, Change, Table
from demesne.server.wire.branch_messages import Branch
from demesne.server.wire.http_messages import KeepRecord
from demesne.server.wire.log import BROUGHT, OFFLINE, STAND_IN, Entry, Told
from demesne.server.wire.names import clean_name
from demesne.server.wire.refusals import Refusal

__all__ = ["brought", "brought_as", "check_same", "kept", "others_at"]

ELSEWHERE = "elsewhere"
"""What the owners of the seats of people who played elsewhere begin with: no key is theirs."""


def brought(text: str) -> Table:
    """The table at which the game of the record *text* was played. Raises ``Refusal`` with the line and the reason."""
    record = _checked(text)
    table = _table(record)
    table.company.for_people = _bots_for_people(record)
    return table


def kept(table: str, wish: KeepRecord, owner: str) -> Table:
    """The finished game that *wish* brings as the table *table*, where the seats of its names are *owner*'s.

    Raises ``Refusal``.
    """
    record, names = _checked(wish.record), [wish.name, *wish.others]
    source, own = _table(record), {clean_name(name).casefold() for name in names}
    for seat, spec in enumerate(wish.bots[: len(source.chairs)]):
        if spec in SERVED:
            source.chairs[seat] = Chair("bot", source.chairs[seat].name, spec, BOT)
    if source.status != "over":
        raise Refusal("record.unfinished")
    named = {seat for seat, chair in enumerate(source.chairs) if chair.name.casefold() in own}
    shared = named.union(*(screen for screen in record.screens if not named.isdisjoint(screen)))
    seats = sorted(seat for seat in shared if source.chairs[seat].kind != "bot")
    if not seats:
        raise Refusal("record.not-yours", name=names[0][:40])
    made = Table(table, source.game, source.family, source.chairs, source.dealer)
    for seat in seats:
        made.chairs[seat] = replace(made.chairs[seat], kind="you", owner=owner)
    made.branch, made.practice, made.opened = source.branch, record.duplicate, _began(record)
    log = tuple(_told(made, record, source.steps, OFFLINE if wish.key else BROUGHT))
    made.take(Change(log, tuple(source.steps), "over"))
    return made


def brought_as(wish: KeepRecord, key: str, owner: str) -> tuple[str, str, str]:
    """The key of the seats that *wish* brings, what they are known by, and the name of their table.

    *key* and *owner* are the asker's: a guest gets a new key, or uses their own. Raises ``Refusal``.
    """
    if wish.key is None:
        return key, owner, new_table_id()
    if not is_key(wish.key):
        raise Refusal("message.unreadable", problem="key")
    own = (key, owner) if account_of(owner) else (wish.key, digest(wish.key))
    return *own, table_id_of(wish.key)


def check_same(table: Table, text: str) -> None:
    """Raises ``Refusal`` if the game of *table* is not that of the record *text*."""
    if [str(step.move) for step in table.steps] != list(_checked(text).moves):
        raise Refusal("record.conflict")


def others_at(table: Table, owner: str) -> bool:
    """Whether somebody else of this server has a seat there."""
    owners = {str(chair.owner) for chair in table.chairs if chair.taken} - {owner, BOT}
    return any(not each.startswith(ELSEWHERE) for each in owners)


def _told(table: Table, record: Record, steps: Sequence[Step[Any]], origin: str) -> Iterator[Entry]:
    """The log of what was played: the moves that bots made for people are theirs."""
    bots = _bots_for_people(record)
    seq, ply, lent = 2, 0, dict[Seat, str]()
    yield Entry(1, Told(origin, None, {"played": record.played} if record.played else {}))
    yield Entry(2, Told("started"))
    for act in acts_of(steps):
        actor, mover = "chance", act[0].before.to_move if act else Turn.CHANCE
        if not isinstance(mover, Turn):
            person, bot = table.person(mover), bots.get(ply)
            for told in _changed(lent, person, bot):
                seq += 1
                yield Entry(seq, told)
            actor = f"{STAND_IN}{person}" if bot else f"seat {mover}"
        for told in table.family.tell(act) if act else ():
            seq += 1
            yield Entry(seq, told, actor)
            actor = "table"
        ply += len(act)


def _bots_for_people(record: Record) -> dict[int, str]:
    """The plies that bots made for people, each with the bot."""
    return {ply: bot for bot, plies in record.stand_ins.items() for ply in plies}


def _changed(lent: dict[Seat, str], person: Seat, bot: str | None) -> Iterator[Told]:
    """The change that a *bot* plays for *person* from now on, or no longer; *lent* is who plays for whom."""
    if person in lent and lent[person] != bot:
        del lent[person]
        yield Told("back", person)
    if bot and person not in lent:
        lent[person] = bot
        yield Told("lent", person, {"bot": bot})


def _checked(text: str) -> Record:
    """The record *text*, which the rules allow. Raises ``Refusal`` with the line and the reason."""
    try:
        record = parse_record(text)
    except RecordError as error:
        told = {"field": error.field[:40], "problem": error.expected[:200]}
        raise Refusal("record.unreadable", line=error.line, **told) from None
    if fault := check(record):
        raise _refused(text, fault)
    return record


def _refused(text: str, fault: Fault) -> Refusal:
    if fault.reason.code == "record.hidden":
        return Refusal("record.unfinished")
    problem = sentence(fault.reason, fault.game)[:300]
    why: dict[str, Any] = {}  # of a move that is none there is nothing to say in the reader's words
    if fault.reason.code != "record.unreadable":
        why = {**dict(fault.reason.params), "why": fault.reason.code}
    if fault.version is not None:  # what is wrong now may have been right then
        told = {**why, "played": str(fault.version)[:20], "today": GAMES[fault.game].version, "problem": problem}
        return Refusal("record.version", "", **told)
    if fault.ply is None:
        return Refusal("record.head", problem=problem)
    if not fault.move:
        return Refusal("record.end", problem=problem)
    told = {**why, "line": line_of(text, fault.ply), "move": fault.move[:80], "problem": _whole(problem)}
    return Refusal("record.impossible", "", **told)


def _whole(clause: str) -> str:
    """The *clause* as a sentence of its own."""
    return clause[:1].upper() + clause[1:] + ("" if clause.endswith((".", "?", "!")) else ".")


def _table(record: Record) -> Table:
    game, states = game_of(record), list(replay(record))
    names = record.names or ("",) * record.players
    screen_of = {seat: screen[0] for screen in record.screens for seat in screen}
    chairs = [_chair(screen_of.get(seat, seat), name) for seat, name in enumerate(names)]
    dealer = dealer_for(Random(0), None, record.branch or 0)  # nothing is dealt at it
    table = Table("", game, family_of(record.game), chairs, dealer)
    moves = (game.parse_move(text) for text in record.moves)
    steps = tuple(Step(before, move, after) for (before, after), move in zip(pairwise(states), moves, strict=True))
    table.take(Change((Entry(1, Told("started")),), steps, "playing"))
    if record.branch is not None:
        table.branch = Branch(None, address_of(table, bisect_left(plies_of(table), record.branch)))
    return table


def _began(record: Record) -> float | None:
    """When the game began, if its record says so; of a day it is noon, which is that day almost everywhere."""
    if record.played is None:
        return None
    told = datetime.fromisoformat(record.played)
    return (told if told.tzinfo else told.replace(hour=12, tzinfo=UTC)).timestamp()


def _chair(screen: int, name: str) -> Chair:
    """A seat whose player has a name was somebody's, at *screen*; any other is drawn as a bot's."""
    if name in SERVED:
        return Chair("bot", "", name, BOT)
    try:
        return Chair("open", clean_name(name), None, f"{ELSEWHERE} {screen}")
    except Refusal:
        return Chair("bot", "", None, BOT)
