"""A game written down, and the rules asked whether it can have been played.

A record holds outcomes and never a seed, so a game from a real table can be
written down as well as one that was played here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from demesne.games.base import (
    Game,
    IllegalMove,
    NotationError,
    OptionError,
    Outcome,
    Reason,
    Seat,
    State,
    Turn,
)
from demesne.games.registry import GAMES, Board, make_game
from demesne.records.reasons import sentence

__all__ = [
    "Fault",
    "Record",
    "RecordError",
    "Result",
    "Told",
    "board_of",
    "check",
    "game_of",
    "is_move",
    "is_name",
    "mover",
    "replay",
    "results",
]


class RecordError(NotationError):
    """Text that is no record; says the line, the field and what was expected."""

    def __init__(self, line: int, field: str, expected: str) -> None:
        super().__init__(f"line {line}: {field}: {expected}")
        self.line = line
        self.field = field
        self.expected = expected


@dataclass(frozen=True, slots=True)
class Result:
    """How a side ended: total, points by row of the score pad, rank (1, 1, 3 on a tie)."""

    total: int
    rows: Mapping[str, int]
    rank: int


@dataclass(frozen=True, slots=True)
class Told:
    """What a file says about a ply besides its move; ``None`` where it is silent."""

    to_move: Seat | str | None = None
    legal: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A game written down: the rules' options, every move and deal in order, the end.

    ``told`` is empty or as long as ``moves``. ``outcome`` is ``None`` while nobody
    has written it down. ``version`` is that of the rules the game was played by.
    ``board`` is the land of a game that is played on one; where the options do
    not say how the land lies, it is what the game is played on.
    """

    game: str
    players: int
    moves: tuple[str, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    version: int | str = 1
    names: tuple[str, ...] = ()
    outcome: tuple[Result, ...] | None = None
    told: tuple[Told, ...] = ()
    board: Board | None = None


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing in a record that the rules deny, as a ply, a move and a reason.

    ``ply`` is ``None`` when the fault lies in the head of the record.
    """

    ply: int | None
    move: str
    reason: Reason

    def __str__(self) -> str:
        where = "head" if self.ply is None else f"ply {self.ply}"
        move = f": {self.move}" if self.move else ""
        clause = f" (rules {self.reason.clause})" if self.reason.clause else ""
        return f"{where}{move}: {self.reason.code}{clause}: {sentence(self.reason)}"


class _Broken(Exception):
    """Stops a replay at its first fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def is_name(value: object) -> bool:
    """Whether *value* is text that could name a game."""
    return isinstance(value, str) and bool(re.fullmatch(r"[a-z][a-z0-9-]{0,63}", value))


def is_move(value: object) -> bool:
    """Whether *value* is text that could be a move: words, single spaces between them."""
    return isinstance(value, str) and value.isprintable() and bool(re.fullmatch(r"[^\s;#]+( [^\s;#]+)*", value))


def game_of(record: Record) -> Game[Any]:
    """The game the record was played by. Raises ``OptionError``."""
    options = dict(record.options)
    if record.board is not None and not options.keys() & {"board", "layout"}:
        options["board"] = record.board
    return make_game(record.game, record.players, options)


def board_of(game: Game[Any]) -> Board | None:
    """The land that *game* is played on, if it has one."""
    return GAMES[game.name].board(game)


def mover(state: State[Any]) -> Seat | str:
    """Who moves, as files say it: a seat's number, ``"chance"`` or ``"over"``."""
    turn = state.to_move
    return turn.value if isinstance(turn, Turn) else turn


def results(outcome: Outcome) -> tuple[Result, ...]:
    """An outcome as records keep it, side by side."""
    return tuple(Result(side.sheet.total, side.sheet.points(), side.rank) for side in outcome.sides)


def replay(record: Record) -> Iterator[State[Any]]:
    """Every position from the first on, one more than there are moves.

    Raises ``OptionError`` for a game that does not exist, ``NotationError`` for a
    move that cannot be read and ``IllegalMove`` for one that the rules refuse.
    """
    game = game_of(record)
    state = game.new_state()
    yield state
    for text in record.moves:
        state = state.apply(game.parse_move(text))
        yield state


def check(record: Record) -> Fault | None:
    """The first fault of the record, or ``None`` when the rules allow all of it."""
    try:
        game = game_of(record)
    except OptionError as error:
        return Fault(None, "", Reason.of("record.game", "", problem=str(error)))
    try:
        _check_names(record)
        _check_board(record, game)
        _check_end(record, _walk(record, game))
    except _Broken as broken:
        return broken.fault
    return None


def _check_names(record: Record) -> None:
    if record.names and len(record.names) != record.players:
        reason = Reason.of("record.names", "", names=len(record.names), players=record.players)
        raise _Broken(Fault(None, "", reason))


def _check_board(record: Record, game: Game[Any]) -> None:
    if record.board is not None and record.board != board_of(game):
        raise _Broken(Fault(None, "", Reason.of("record.board", "")))


def _walk(record: Record, game: Game[Any]) -> State[Any]:
    """The last position. Raises ``_Broken`` at the first ply that cannot be."""
    state = game.new_state()
    for ply, text in enumerate(record.moves):
        told = record.told[ply] if record.told else Told()
        _check_told(state, ply, text, told)
        state = _step(game, state, ply, text)
    return state


def _step(game: Game[Any], state: State[Any], ply: int, text: str) -> State[Any]:
    try:
        return state.apply(game.parse_move(text))
    except NotationError as error:
        reason = Reason.of("record.unreadable", "", problem=str(error))
    except IllegalMove as error:
        reason = error.reason
    raise _Broken(Fault(ply, text, reason))


def _check_told(state: State[Any], ply: int, text: str, told: Told) -> None:
    if told.to_move is not None and told.to_move != mover(state):
        reason = Reason.of("record.to-move", "", told=told.to_move, moves=mover(state))
        raise _Broken(Fault(ply, text, reason))
    if told.legal is None:
        return
    legal = set(map(str, state.legal_moves()))
    if extra := sorted(set(told.legal) - legal):
        raise _Broken(Fault(ply, text, Reason.of("record.not-legal", "", move=extra[0])))
    if missing := sorted(legal - set(told.legal)):
        raise _Broken(Fault(ply, text, Reason.of("record.left-out", "", move=missing[0])))


def _check_end(record: Record, state: State[Any]) -> None:
    """Compares the outcome written down, if any, with the one the rules find."""
    if record.outcome is None:
        return
    ply = len(record.moves)
    found = state.outcome()
    if found is None:
        reason = Reason.of("record.unfinished", "", moves=mover(state))
        raise _Broken(Fault(ply, "", reason))
    told = record.outcome
    sides = results(found)
    if len(told) != len(sides):
        raise _Broken(Fault(ply, "", Reason.of("record.sides", "", told=len(told), sides=len(sides))))
    for side, (said, true) in enumerate(zip(told, sides, strict=True)):
        _check_side(ply, side, said, true)


def _check_side(ply: int, side: int, said: Result, true: Result) -> None:
    pairs: list[tuple[str, int | None, int | None]] = [
        (row, said.rows.get(row), points) for row, points in true.rows.items()
    ]
    pairs += [(row, points, None) for row, points in said.rows.items() if row not in true.rows]
    pairs += [("total", said.total, true.total), ("rank", said.rank, true.rank)]
    for what, told, points in pairs:
        if told != points:
            pair = {"told": _none(told), "true": _none(points)}
            raise _Broken(Fault(ply, "", Reason.of("record.outcome", "", side=side, what=what, **pair)))


def _none(value: int | None) -> int | str:
    return "nothing" if value is None else value
