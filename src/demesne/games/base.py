"""What every game is to the floors above: values that answer a few questions.

A state is immutable. Chance is a mover like any seat and deals one thing at a
time, so a record holds outcomes and never a seed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Protocol, Self, TypeAlias, TypeVar

__all__ = [
    "Game",
    "IllegalMove",
    "Item",
    "Move",
    "MoveKinds",
    "NotationError",
    "Observation",
    "OptionError",
    "Outcome",
    "Reason",
    "Row",
    "Rules",
    "Seat",
    "Sheet",
    "SideOutcome",
    "State",
    "Turn",
    "seat_in",
]

Seat: TypeAlias = int
"""Index of a seat at the table, from 0."""


def seat_in(seats: int, seat: Seat) -> Seat:
    """*seat*, if a game of so many *seats* has it. Raises ``IndexError`` otherwise, also for -1.

    >>> seat_in(4, 3)
    3
    """
    if seat not in range(seats):
        raise IndexError(f"{seat!r} is no seat of {seats}: they are counted from 0")
    return seat


class Turn(Enum):
    """Who moves when no seat does."""

    CHANCE = "chance"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused: a stable code, the clause it rests on, parameters.

    ``clause`` is a number in ``docs/rules``; ``params`` are sorted pairs that a
    reader's language turns into a sentence.
    """

    code: str
    clause: str
    params: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, code: str, clause: str, **params: str | int) -> Reason:
        """The reason *code* resting on *clause*, its parameters sorted by name."""
        return cls(code, clause, tuple(sorted(params.items())))

    def __str__(self) -> str:
        told = " ".join(f"{key}={value}" for key, value in self.params)
        return f"{self.code}{' ' + told if told else ''} (rules {self.clause})"


class IllegalMove(ValueError):
    """A move that the rules refuse here; ``reason`` says which rule."""

    def __init__(self, move: object, reason: Reason) -> None:
        super().__init__(f"{move}: {reason}")
        self.move = move
        self.reason = reason

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[object, Reason]]:
        """How it is pickled, so that it can be raised in another process."""
        return type(self), (self.move, self.reason)


V = TypeVar("V")


class MoveKinds(dict[type, V]):
    """What holds for each kind of move of a game. Raises ``TypeError`` for what is no move of it.

    >>> MoveKinds({int: "a number"})[str]
    Traceback (most recent call last):
    TypeError: expected a move of this game, not str; its parse_move reads one from text
    """

    def __missing__(self, kind: type) -> V:
        raise TypeError(f"expected a move of this game, not {kind.__name__}; its parse_move reads one from text")


class NotationError(ValueError):
    """Text that cannot be read as a move, a position or a record."""


class OptionError(ValueError):
    """A number of players or an option that the game does not have."""


class Move(Protocol):
    """One decision or one deal; ``str`` of it is its notation."""

    def __str__(self) -> str: ...
    def __hash__(self) -> int: ...


M = TypeVar("M", bound=Move)


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a score with its reason: a code, its points, its parameters."""

    code: str
    points: int
    params: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, code: str, points: int, **params: str | int) -> Item:
        """The item *code* worth *points*, its parameters sorted by name."""
        return cls(code, points, tuple(sorted(params.items())))


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the score pad: the sum of its items."""

    name: str
    items: tuple[Item, ...] = ()

    @property
    def points(self) -> int:
        return sum(item.points for item in self.items)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A side's column of the score pad, row by row."""

    rows: tuple[Row, ...]

    @property
    def total(self) -> int:
        return sum(row.points for row in self.rows)

    def points(self) -> dict[str, int]:
        """Points by row name, in the pad's order."""
        return {row.name: row.points for row in self.rows}

    def since(self, earlier: Sheet) -> dict[str, int]:
        """Points won and lost since *earlier*, by the name of each row that changed.

        >>> had = Sheet((Row("lake", ()), Row("mine", ())))
        >>> Sheet((Row("lake", (Item.of("lake", 5),)), Row("mine", ()))).since(had)
        {'lake': 5}
        """
        had = earlier.points()
        return {row: points - had[row] for row, points in self.points().items() if points != had[row]}


@dataclass(frozen=True, slots=True)
class SideOutcome:
    """How a side finished: its sheet, its rank (1, 1, 3 on a tie), what broke a tie.

    ``tie_break`` names the rule that put this side above or below one with the
    same total, or is empty when none was needed.
    """

    sheet: Sheet
    rank: int
    seats: tuple[Seat, ...]
    tie_break: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game, side by side."""

    sides: tuple[SideOutcome, ...]

    def side_of(self, seat: Seat) -> SideOutcome:
        """The side that *seat* plays for."""
        return next(side for side in self.sides if seat in side.seats)


class Rules(Protocol):
    """What the rules in force can be asked, whatever the game."""

    @property
    def name(self) -> str:
        """The name of the game."""
        ...

    @property
    def seats(self) -> int: ...


class State(Protocol[M]):
    """A position: immutable, hashable, complete. ``str`` of it is its notation."""

    @property
    def seats(self) -> int: ...
    @property
    def to_move(self) -> Seat | Turn: ...
    def legal_moves(self) -> Sequence[M]:
        """Every legal move, sorted; at ``Turn.CHANCE`` every possible deal."""
        ...

    def weights(self) -> Sequence[int]:
        """How many of each of the deals in ``legal_moves`` are left, in the same order."""
        ...

    def apply(self, move: M) -> Self:
        """The position after *move*. Raises ``IllegalMove`` with the reason."""
        ...

    def observe(self, seat: Seat) -> Observation[M]:
        """What *seat* knows. Raises ``IndexError`` if there is no such seat."""
        ...

    def redact(self, move: M, seat: Seat) -> str:
        """The notation of *move*, without what *seat* may not know."""
        ...

    def outcome(self) -> Outcome | None:
        """Scores and ranks once the game is over, else ``None``."""
        ...


class Observation(Protocol[M]):
    """What one seat knows of a position, and nothing else. ``str`` of it is its notation."""

    @property
    def seat(self) -> Seat: ...
    @property
    def rules(self) -> Rules: ...
    def legal_moves(self) -> Sequence[M]: ...
    def resample(self, rng: Random) -> State[M]:
        """A full position that agrees with all this seat knows, the rest dealt by *rng*."""
        ...


class Game(Protocol[M]):
    """Rules with their options fixed."""

    @property
    def name(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side, which share a score; sides are equally large."""
        ...

    @property
    def options(self) -> Mapping[str, object]:
        """The options that differ from the game's defaults, as given."""
        ...

    def new_state(self) -> State[M]: ...
    def parse_move(self, text: str) -> M:
        """The move written as *text*. Raises ``NotationError``."""
        ...

    def parse_state(self, text: str) -> State[M]:
        """The position written as *text*. Raises ``NotationError``."""
        ...

    def parse_observation(self, text: str) -> Observation[M]:
        """What a seat knows, written as *text*. Raises ``NotationError``."""
        ...
