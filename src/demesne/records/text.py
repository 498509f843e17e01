"""Records as text for people: a head, a line for every turn, the score pad.

::

    game: orchard
    players: 2
    options: {}
    version: 1
    names: ["Ada", "Bo"]

    draw apple; draw quince  # chance
    plant quince  # seat 0

    side 0: rank 1, total 11, fruit 9, coins 2

A ``#`` begins a comment, in the head only at the beginning of a line. The lines
of moves may be broken anywhere; ``told`` of a record is not part of this form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from demesne.games.base import IllegalMove, NotationError, OptionError
from demesne.records.jsonl import MOMENT, dumps, listed, loads, screens_of, stand_ins_of
from demesne.records.record import Record, RecordError, Result, is_moment, is_move, is_name, mover, replay

__all__ = ["format_text", "parse_text"]

_HEAD = (
    "game", "players", "options", "version", "names", "stand_ins", "branch", "played", "duplicate", "screens",
)  # fmt: skip


def format_text(record: Record) -> str:
    """The record as text; ``parse_text`` gives it back, except for ``told``.

    >>> print(format_text(Record("orchard", 2, version=1)), end="")
    game: orchard
    players: 2
    options: {}
    version: 1
    """
    head = [f"game: {record.game}", f"players: {record.players}"]
    head += [f"options: {dumps(dict(record.options))}", f"version: {dumps(record.version)}"]
    if record.names:
        head.append(f"names: {dumps(list(record.names))}")
    if record.stand_ins:
        head.append(f"stand_ins: {dumps(listed(record.stand_ins))}")
    if record.branch is not None:
        head.append(f"branch: {record.branch}")
    if record.played is not None:
        head.append(f"played: {record.played}")
    if record.duplicate:
        head.append("duplicate: true")
    if record.screens:
        head.append(f"screens: {dumps(list(map(list, record.screens)))}")
    blocks = [head, list(_turns(record)), list(_sides(record))]
    return "\n".join("".join(line + "\n" for line in block) for block in blocks if block)


def _turns(record: Record) -> Iterator[str]:
    """Consecutive moves of one mover on a line, the mover as a comment."""
    turn: list[str] = []
    who: object = None
    for move, moves in zip(record.moves, _movers(record), strict=True):
        if turn and moves != who:
            yield _line(turn, who)
            turn = []
        turn.append(move)
        who = moves
    if turn:
        yield _line(turn, who)


def _movers(record: Record) -> Iterator[object]:
    """Who makes each move, as the record says, or else by the rules.

    ``None`` from the first move on that the rules refuse.
    """
    if record.told:
        yield from (told.to_move for told in record.told)
        return
    count = 0
    try:
        for state in replay(record):
            if count < len(record.moves):
                yield mover(state)
                count += 1
    except (IllegalMove, NotationError, OptionError):
        pass
    yield from [None] * (len(record.moves) - count)


def _line(turn: list[str], who: object) -> str:
    comment = {None: "", "chance": "  # chance"}.get(who, f"  # seat {who}")  # type: ignore[call-overload]
    return "; ".join(turn) + str(comment)


def _sides(record: Record) -> Iterator[str]:
    for index, side in enumerate(record.outcome or ()):
        rows = [("rank", side.rank), ("total", side.total), *side.rows.items()]
        yield f"side {index}: " + ", ".join(f"{row} {points}" for row, points in rows)


def parse_text(text: str) -> Record:
    """The record written as *text*. Raises ``RecordError`` with the line and the field.

    >>> parse_text("game: orchard\\nplayers: 2\\n\\ndraw apple; draw quince  # chance").moves
    ('draw apple', 'draw quince')
    """
    head: dict[str, Any] = {}
    moves: list[str] = []
    sides: list[Result] = []
    number = 0
    for number, line in _lines(text):
        word, colon, rest = line.partition(":")
        if colon and word.startswith("side "):
            sides.append(_side(number, word, rest, len(sides)))
        elif colon and word == "game" and (moves or sides):
            raise RecordError(number, word, "expected one game, another begins here")
        elif sides:
            raise RecordError(number, "moves", "expected nothing but sides after the first side")
        elif colon and not moves and "#" not in word:
            _head(number, head, word.strip(), rest.strip())
        else:
            _check_head(number, head)
            moves += _moves(number, line)
    _check_head(number or 1, head)
    return Record(**head, moves=tuple(moves), outcome=tuple(sides) or None)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield number, line.strip()


def _check_head(number: int, head: dict[str, Any]) -> None:
    """The head is complete before the first move, or what stands there is no record at all."""
    for key in ("game", "players"):
        if key not in head:
            raise RecordError(number, key, f"expected a line '{key}: …' in the head")


def _head(number: int, head: dict[str, Any], key: str, value: str) -> None:
    if key not in _HEAD:
        raise RecordError(number, key, f"unknown, expected one of {', '.join(_HEAD)}")
    if key in head:
        raise RecordError(number, key, "expected only once")
    head[key] = _value(number, key, value)


def _value(number: int, key: str, value: str) -> object:
    match key:
        case "game":
            fine, expected, read = is_name(value), "a game's name", value
        case "players" | "branch":
            fine, expected, read = bool(re.fullmatch(r"\d{1,4}", value, re.ASCII)), "a number", value
        case "played":
            fine, expected, read = is_moment(value), MOMENT, value
        case _:
            return _json(number, key, value)
    if not fine:
        raise RecordError(number, key, f"expected {expected}")
    return int(read) if key in {"players", "branch"} else read


def _json(number: int, key: str, text: str) -> object:
    try:
        value = loads(text)
    except ValueError as error:
        raise RecordError(number, key, str(error)) from None
    match key, value:
        case "options", dict():
            return value
        case "version", str() | int() if not isinstance(value, bool):
            return value
        case "names", list() if all(isinstance(name, str) for name in value):
            return tuple(value)
        case "stand_ins", dict() if (stand_ins := stand_ins_of(value)) is not None:
            return stand_ins
        case "duplicate", bool():
            return value
        case "screens", list() if (screens := screens_of(value)) is not None:
            return screens
    expected = {"options": "a JSON object", "version": "a number or text", "names": "a JSON list of names"}
    expected |= {"stand_ins": "a JSON object of plies by player", "duplicate": "true or false"}
    expected["screens"] = "seats by screen"
    raise RecordError(number, key, f"expected {expected[key]}")


def _moves(number: int, line: str) -> list[str]:
    found = [" ".join(move.split()) for move in line.partition("#")[0].split(";")]
    if not all(map(is_move, found)):
        raise RecordError(number, "moves", "expected a move on both sides of every ';'")
    return found


def _side(number: int, word: str, rest: str, index: int) -> Result:
    if word != f"side {index}":
        raise RecordError(number, word, f"expected 'side {index}', sides are counted from 0")
    rows: dict[str, int] = {}
    for part in rest.split(","):
        found = re.fullmatch(r"\s*([a-z_]+) (-?\d{1,9})\s*", part, re.ASCII)
        if not found or found[1] in rows:
            raise RecordError(number, word, f"expected a row and its points once, not {part.strip()!r}")
        rows[found[1]] = int(found[2])
    for key in ("rank", "total"):
        if key not in rows:
            raise RecordError(number, word, f"expected {key} and its number")
    return Result(rank=rows.pop("rank"), total=rows.pop("total"), rows=rows)
