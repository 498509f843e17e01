"""Records as JSON Lines: a head, a line for every ply, the outcome last.

``demesne trace`` writes this form. ``to_move`` and ``legal`` of a ply and the
outcome may be missing; what stands there is kept for ``check`` to verify.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from math import isfinite
from typing import Any, NoReturn

from demesne.records.record import Record, RecordError, Result, Told, is_moment, is_move, is_name

__all__ = [
    "MOMENT", "dumps", "format_jsonl", "head_of", "listed", "loads", "outcome_of", "parse_jsonl", "ply_of",
    "screens_of", "stand_ins_of",
]  # fmt: skip

_HEAD = (
    "game", "options", "players", "version", "names", "board", "stand_ins", "branch", "played", "duplicate", "screens",
)  # fmt: skip
_PLY = ("ply", "to_move", "legal", "move")
_SIDE = ("total", "rows", "rank")
_HALF = re.compile(r"\\u[dD][89a-fA-F]")
MOMENT = "a day or a minute of UTC, like 2026-11-30 or 2026-11-30T08:12Z"
"""When a game began, in the words of a refusal."""
_DIGITS = 300
"""The most that a whole number may have: as many as the largest that a decimal fraction can be."""


def dumps(value: object) -> str:
    """*value* as one line of JSON, always with the same bytes for the same value.

    >>> dumps({"ply": 0, "move": "draw apple"})
    '{"ply":0,"move":"draw apple"}'
    """
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def loads(text: str) -> Any:
    """The value that *text* is in JSON. Raises ``ValueError`` saying what is wrong.

    Stricter than ``json``: no key twice, no NaN or infinity, no nesting beyond
    what Python can follow, no half of a character.

    >>> loads('{"ply": 0}')
    {'ply': 0}
    >>> loads('{"ply": 0, "ply": 1}')
    Traceback (most recent call last):
    ValueError: expected each key once, 'ply' comes twice
    """
    try:
        value = json.loads(
            text, object_pairs_hook=_object, parse_float=_float, parse_int=_int, parse_constant=_constant
        )
    except json.JSONDecodeError as error:
        problem = error.msg.lower().removesuffix(" at")  # of strings that do not end, Python says where they begin
        raise ValueError(f"expected JSON ({problem} at column {error.colno})") from None
    except RecursionError:
        raise ValueError("expected JSON that is less deeply nested") from None
    if _HALF.search(text):
        _check_whole(value)
    return value


def _check_whole(value: object) -> None:
    """Two escapes make one character; one of them alone could be stored nowhere and sent to nobody."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise ValueError("expected text of whole characters") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"expected each key once, {twice!r} comes twice")
    return found


def _float(text: str) -> float:
    value = float(text)
    if not isfinite(value):
        raise ValueError(f"expected numbers within reach, not {_short(text)}")
    return value


def _int(text: str) -> int:
    if len(text) > _DIGITS:  # Python refuses more digits in words that are for programmers
        raise ValueError(f"expected numbers within reach, not {_short(text)}")
    return int(text)


def _short(text: str) -> str:
    return text if len(text) <= 20 else f"{text[:20]}…"


def _constant(text: str) -> NoReturn:
    raise ValueError(f"expected JSON, which has no {text}")


def head_of(record: Record) -> dict[str, object]:
    """The first line: what was played, without a move.

    >>> head_of(Record("orchard", 2, names=("Ada", "Bo")))["names"]
    ['Ada', 'Bo']
    """
    head: dict[str, object] = {
        "game": record.game,
        "options": dict(record.options),
        "players": record.players,
        "version": record.version,
    }
    if record.names:
        head["names"] = list(record.names)
    if record.stand_ins:
        head["stand_ins"] = listed(record.stand_ins)
    if record.branch is not None:
        head["branch"] = record.branch
    if record.played is not None:
        head["played"] = record.played
    if record.duplicate:
        head["duplicate"] = True
    if record.screens:
        head["screens"] = list(map(list, record.screens))
    return head if record.board is None else head | {"board": record.board}


def listed(stand_ins: Mapping[str, tuple[int, ...]]) -> dict[str, list[int]]:
    """The plies of each player as they are written in the head.

    >>> listed({"greedy": (3, 5)})
    {'greedy': [3, 5]}
    """
    return {player: list(plies) for player, plies in stand_ins.items()}


def screens_of(value: object) -> tuple[tuple[int, ...], ...] | None:
    """The seats of each screen that several shared, as they are written in the head; ``None`` unless they can be that.

    >>> screens_of([[0, 2], [1, 3]]), screens_of([[0]]), screens_of([[0, 1], [1, 2]])
    (((0, 2), (1, 3)), None, None)
    """
    if not isinstance(value, list) or not all(isinstance(seats, list) and len(seats) > 1 for seats in value):
        return None
    found = [seat for seats in value for seat in seats]
    fine = all(map(_whole, found)) and len(set(found)) == len(found)
    return tuple(map(tuple, value)) if fine else None


def stand_ins_of(value: object) -> dict[str, tuple[int, ...]] | None:
    """What *value* says of the plies of each player, or ``None`` where it does not.

    >>> stand_ins_of({"greedy": [3, 5]}), stand_ins_of({"greedy": 3}), stand_ins_of([])
    ({'greedy': (3, 5)}, None, None)
    """
    if not isinstance(value, dict):
        return None
    fine = all(isinstance(plies, list) and all(map(_whole, plies)) for plies in value.values())
    return {player: tuple(plies) for player, plies in value.items()} if fine else None


def ply_of(ply: int, move: str, told: Told) -> dict[str, object]:
    """The line of one ply; whatever *told* does not say is left out.

    >>> ply_of(0, "draw apple", Told(to_move="chance"))
    {'ply': 0, 'to_move': 'chance', 'move': 'draw apple'}
    """
    line: dict[str, object] = {"ply": ply}
    if told.to_move is not None:
        line["to_move"] = told.to_move
    if told.legal is not None:
        line["legal"] = list(told.legal)
    return line | {"move": move}


def outcome_of(outcome: Iterable[Result]) -> dict[str, object]:
    """The last line: totals, rows of the score pad and ranks, side by side.

    >>> outcome_of([Result(total=11, rows={"fruit": 9, "coins": 2}, rank=1)])
    {'outcome': {'sides': [{'total': 11, 'rows': {'fruit': 9, 'coins': 2}, 'rank': 1}]}}
    """
    sides = [{"total": s.total, "rows": dict(s.rows), "rank": s.rank} for s in outcome]
    return {"outcome": {"sides": sides}}


def format_jsonl(record: Record) -> str:
    """The record as JSON Lines; ``parse_jsonl`` gives it back.

    >>> print(format_jsonl(Record("orchard", 2, ("draw apple",), version=1)), end="")
    {"game":"orchard","options":{},"players":2,"version":1}
    {"ply":0,"move":"draw apple"}
    """
    told = record.told or (Told(),) * len(record.moves)
    lines = [head_of(record)]
    lines += [ply_of(ply, *pair) for ply, pair in enumerate(zip(record.moves, told, strict=True))]
    if record.outcome is not None:
        lines.append(outcome_of(record.outcome))
    return "".join(dumps(line) + "\n" for line in lines)


def parse_jsonl(text: str) -> Record:
    """The record written as JSON Lines. Raises ``RecordError`` with line and field.

    >>> parse_jsonl('{"game":"orchard","players":2}\\n{"move":"draw apple"}').moves
    ('draw apple',)
    """
    lines = _objects(text)
    number, head = next(lines, (1, None))
    if head is None:
        raise RecordError(1, "record", "expected a first line with game and players")
    record = _head(number, head)
    moves: list[str] = []
    told: list[Told] = []
    outcome: tuple[Result, ...] | None = None
    for number, line in lines:
        if "game" in line:
            raise RecordError(number, "game", "expected one game, another begins here")
        if outcome is not None:
            raise RecordError(number, "record", "expected nothing after the outcome")
        if "outcome" in line:
            outcome = _outcome(number, line)
        else:
            moves.append(_move(number, line, len(moves)))
            told.append(_told(number, line))
    return Record(
        **record,
        moves=tuple(moves),
        outcome=outcome,
        told=tuple(told) if any(ply != Told() for ply in told) else (),
    )


def _objects(text: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """The lines that are not blank, numbered from 1 and decoded."""
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            value = loads(line)
        except ValueError as error:
            raise RecordError(number, "line", str(error)) from None
        if not isinstance(value, dict):
            raise RecordError(number, "line", "expected a JSON object")
        yield number, value


def _head(number: int, head: Mapping[str, Any]) -> dict[str, Any]:
    _known(number, head, _HEAD)
    options = head.get("options", {})
    _want(number, "game", is_name(head.get("game")), "a game's name")
    _want(number, "players", _whole(head.get("players")), "a whole number")
    _want(number, "options", isinstance(options, dict), "an object")
    version = head.get("version")
    _want(number, "version", "version" not in head or _whole(version) or isinstance(version, str), "a number or text")
    names = head.get("names", [])
    _want(number, "names", _texts(names), "a list of names")
    board = head.get("board")
    fine = board is None or (isinstance(board, list) and all(map(_texts, board)))
    _want(number, "board", fine, "rows of names of terrains")
    stand_ins = stand_ins_of(head.get("stand_ins", {}))
    _want(number, "stand_ins", stand_ins is not None, "plies by player")
    branch = head.get("branch")
    _want(number, "branch", branch is None or _whole(branch), "a number of plies")
    played, duplicate = head.get("played"), head.get("duplicate", False)
    _want(number, "played", played is None or is_moment(played), MOMENT)
    _want(number, "duplicate", isinstance(duplicate, bool), "true or false")
    screens = screens_of(head.get("screens", []))
    _want(number, "screens", screens is not None, "seats by screen")
    return {
        "game": head["game"],
        "players": head["players"],
        "options": options,
        "version": version,
        "names": tuple(names),
        "board": None if board is None else tuple(map(tuple, board)),
        "stand_ins": stand_ins,
        "branch": branch,
        "played": played,
        "duplicate": duplicate,
        "screens": screens,
    }


def _move(number: int, line: Mapping[str, Any], ply: int) -> str:
    _known(number, line, _PLY)
    told = line.get("ply", ply)
    _want(number, "ply", _whole(told) and told == ply, f"{ply}, plies are counted from 0")
    move = line.get("move")
    _want(number, "move", is_move(move), "a move's notation")
    return str(move)


def _told(number: int, line: Mapping[str, Any]) -> Told:
    to_move, legal = line.get("to_move"), line.get("legal")
    fine = to_move is None or isinstance(to_move, str) or _whole(to_move)
    _want(number, "to_move", fine, "a seat's number or 'chance'")
    _want(number, "legal", legal is None or _texts(legal), "a list of moves")
    return Told(to_move, None if legal is None else tuple(legal))


def _outcome(number: int, line: Mapping[str, Any]) -> tuple[Result, ...]:
    _known(number, line, ("outcome",))
    outcome = line["outcome"]
    _want(number, "outcome", isinstance(outcome, dict), "an object with sides")
    _known(number, outcome, ("sides",))
    sides = outcome.get("sides")
    _want(number, "outcome.sides", isinstance(sides, list) and bool(sides), "a list of sides")
    return tuple(_side(number, f"outcome.sides[{i}]", side) for i, side in enumerate(sides))


def _side(number: int, field: str, side: Any) -> Result:
    _want(number, field, isinstance(side, dict), "an object with total, rows and rank")
    _known(number, side, _SIDE)
    for key in ("total", "rank"):
        _want(number, f"{field}.{key}", _whole(side.get(key)), "a whole number")
    rows = side.get("rows")
    fine = isinstance(rows, dict) and all(map(_whole, rows.values()))
    _want(number, f"{field}.rows", fine, "points by row")
    return Result(side["total"], rows, side["rank"])


def _known(number: int, line: Mapping[str, Any], keys: tuple[str, ...]) -> None:
    if unknown := [key for key in line if key not in keys]:
        raise RecordError(number, unknown[0], f"unknown, expected only {', '.join(keys)}")


def _want(number: int, field: str, fine: bool, expected: str) -> None:
    if not fine:
        _refuse(number, field, expected)


def _refuse(number: int, field: str, expected: str) -> NoReturn:
    raise RecordError(number, field, f"expected {expected}")


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)
