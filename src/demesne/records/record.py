"""A game written down, which is checked by replaying it by the rules.

A record holds outcomes and never a seed, so a game from a real table can be
written down as well as one that was played here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
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
    "is_moment",
    "is_move",
    "is_name",
    "mover",
    "replay",
    "results",
]

HIDDEN = "?"
"""What a record of a game in progress has for what its reader may not know."""


class RecordError(NotationError):
    """Text that is not a record; says the line, the field and what was expected."""

    def __init__(self, line: int, field: str, expected: str) -> None:
        super().__init__(f"line {line}: {field}: {expected}")
        self.line = line
        self.field = field
        self.expected = expected

    def __reduce__(self) -> tuple[type[RecordError], tuple[Any, ...]]:
        """How it is pickled, so that it can be raised in another process."""
        return type(self), (self.line, self.field, self.expected)


@dataclass(frozen=True, slots=True)
class Result:
    """How a side ended: total points, points by row of the score pad, rank (1, 1, 3 on a tie)."""

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

    ``told`` is empty or as long as ``moves``. ``outcome`` is ``None`` if it was not
    written down, else a ``Result`` for each side. ``version`` is that of the rules
    the game was played by, today's unless it is given. ``board`` is the land of a
    game that is played on one; where the options do not say how the land lies, it is
    what the game is played on.
    ``stand_ins``: the plies that a player made in the place of a person, by the player's spec.
    ``branch``: how many of its plies come from another game that this one continues; ``None`` if it continues none.
    ``played``: the day or the minute of UTC when it began, if that is known. ``duplicate``: its deal had been dealt
    before, so that somebody may have known it. ``screens``: the seats of each screen that several shared.
    """

    game: str
    players: int
    moves: tuple[str, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    version: int | str | None = None
    names: tuple[str, ...] = ()
    outcome: tuple[Result, ...] | None = None
    told: tuple[Told, ...] = ()
    board: Board | None = None
    stand_ins: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    branch: int | None = None
    played: str | None = None
    duplicate: bool = False
    screens: tuple[tuple[Seat, ...], ...] = ()

    def __post_init__(self) -> None:
        if self.version is None:
            version = GAMES[self.game].version if self.game in GAMES else 1
            object.__setattr__(self, "version", version)


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing in a record that the rules contradict, as a ply, a move and a reason.

    ``ply`` is ``None`` when the fault lies in the head of the record. ``version``
    is that of the rules the game was played by, if it is not today's: what is a
    fault now may not have been one then. ``game`` is the game whose terms the
    reason uses.
    """

    ply: int | None
    move: str
    reason: Reason
    version: int | str | None = None
    game: str = ""

    def __str__(self) -> str:
        where = "head" if self.ply is None else f"ply {self.ply}"
        move = f": {self.move}" if self.move else ""
        clause = f" (rules {self.reason.clause})" if self.reason.clause else ""
        then = "" if self.version is None else f" (the game was played by version {self.version} of the rules)"
        return f"{where}{move}: {self.reason.code}{clause}: {sentence(self.reason, self.game)}{then}"


class _Broken(Exception):
    """Stops a replay at its first fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


_MOMENT = re.compile(r"\d{4}-\d\d-\d\d(T\d\d:\d\dZ)?", re.ASCII)


def is_moment(value: object) -> bool:
    """Whether *value* is text that says when a game began: a day, or a minute of UTC.

    >>> is_moment("2026-11-30"), is_moment("2026-11-30T08:12Z"), is_moment("2026-11-31"), is_moment("yesterday")
    (True, True, False, False)
    """
    if not isinstance(value, str) or not _MOMENT.fullmatch(value):
        return False
    try:
        datetime.fromisoformat(value)
    except ValueError:
        return False
    return True


def is_name(value: object) -> bool:
    """Whether *value* is text that could name a game.

    >>> is_name("nine-mens-morris"), is_name("Draughts!")
    (True, False)
    """
    return isinstance(value, str) and bool(re.fullmatch(r"[a-z][a-z0-9-]{0,63}", value))


def is_move(value: object) -> bool:
    """Whether *value* is text that could be a move: words, single spaces between them, no sign that divides a record.

    >>> is_move("draw apple"), is_move("draw  apple"), is_move("draw apple;")
    (True, False, False)
    """
    return isinstance(value, str) and value.isprintable() and bool(re.fullmatch(r"[^\s:;#]+( [^\s:;#]+)*", value))


def game_of(record: Record) -> Game[Any]:
    """The game that was recorded, its options meaning what they meant then. Raises ``OptionError``.

    >>> game_of(Record(min(GAMES), 3)).seats
    3
    """
    if not isinstance(record, Record):
        raise TypeError(f"expected a Record, such as parse_record makes, not {type(record).__name__}")
    options = dict(record.options)
    if isinstance(record.version, int) and record.game in GAMES:
        options = dict(GAMES[record.game].meant(options, record.version))
    if record.board is not None and not options.keys() & {"board", "layout"}:
        options["board"] = record.board
    return make_game(record.game, record.players, options)


def board_of(game: Game[Any]) -> Board | None:
    """The land that *game* is played on, if it has one.

    >>> {board_of(make_game(name, 4)) is None for name in GAMES} == {True, False}
    True
    """
    return GAMES[game.name].board(game)


def mover(state: State[Any]) -> Seat | str:
    """Who moves, as files say it: a seat's number, ``"chance"`` or ``"over"``.

    >>> mover(make_game(min(GAMES), 3).new_state())
    'chance'
    """
    turn = state.to_move
    return turn.value if isinstance(turn, Turn) else turn


def results(outcome: Outcome) -> tuple[Result, ...]:
    """An outcome as records keep it, side by side.

    >>> from demesne.games.base import Item, Row, Sheet, SideOutcome
    >>> fruit = Sheet((Row("fruit", (Item.of("trees", 9),)),))
    >>> results(Outcome((SideOutcome(fruit, rank=1, seats=(0,)),)))
    (Result(total=9, rows={'fruit': 9}, rank=1),)
    """
    return tuple(Result(side.sheet.total, side.sheet.points(), side.rank) for side in outcome.sides)


def replay(record: Record) -> Iterator[State[Any]]:
    """Every position from the first on, one more than there are moves.

    Raises ``OptionError`` for a game that does not exist, ``NotationError`` for a
    move that cannot be read and ``IllegalMove`` for one that the rules refuse.

    >>> [mover(state) for state in replay(Record(min(GAMES), 3))]
    ['chance']
    """
    game = game_of(record)
    state = game.new_state()
    yield state
    for text in record.moves:
        state = state.apply(game.parse_move(text))
        yield state


def check(record: Record) -> Fault | None:
    """The first fault of the record, or ``None`` when the rules allow all of it.

    >>> check(Record(min(GAMES), 3)) is None
    True
    >>> check(Record("no-such-game", 2)).reason.code
    'record.game'
    """
    try:
        game = game_of(record)
    except OptionError as error:
        return Fault(None, "", Reason.of("record.game", "", problem=str(error)))
    try:
        _check_names(record)
        _check_stand_ins(record)
        _check_branch(record)
        _check_screens(record)
        _check_board(record, game)
        _check_end(record, _walk(record, game))
    except _Broken as broken:
        today = GAMES[record.game].version
        played = None if record.version == today else record.version
        return replace(broken.fault, version=played, game=record.game)
    return None


def _check_names(record: Record) -> None:
    if record.names and len(record.names) != record.players:
        reason = Reason.of("record.names", "", names=len(record.names), players=record.players)
        raise _Broken(Fault(None, "", reason))


def _check_stand_ins(record: Record) -> None:
    for player, plies in record.stand_ins.items():
        if wrong := [ply for ply in plies if not 0 <= ply < len(record.moves)]:
            reason = Reason.of("record.stand-ins", "", player=player, ply=wrong[0], plies=len(record.moves))
            raise _Broken(Fault(None, "", reason))


def _check_branch(record: Record) -> None:
    if record.branch is not None and not 0 <= record.branch <= len(record.moves):
        raise _Broken(Fault(None, "", Reason.of("record.branch", "", ply=record.branch, plies=len(record.moves))))


def _check_screens(record: Record) -> None:
    for seat in sum(record.screens, ()):
        if not 0 <= seat < record.players:
            raise _Broken(Fault(None, "", Reason.of("record.screens", "", seat=seat, players=record.players)))


def _check_board(record: Record, game: Game[Any]) -> None:
    if record.board is not None and record.board != board_of(game):
        raise _Broken(Fault(None, "", Reason.of("record.board", "")))


def _walk(record: Record, game: Game[Any]) -> State[Any]:
    """The last position. Raises ``_Broken`` at the first impossible ply."""
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
        code = "record.hidden" if HIDDEN in text.split() else "record.unreadable"
        reason = Reason.of(code, "", problem=str(error))
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
