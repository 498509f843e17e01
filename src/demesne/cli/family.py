"""What a family of games gives the terminal, all of it optional: drawings, words, gains, colours, commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from demesne.cli.colours import Paint, unpainted
from demesne.games.base import Seat, State
from demesne.games.words import lines_of

__all__ = ["Draw", "Earn", "Tell", "TerminalFamily"]

Draw: TypeAlias = Callable[[Any, Sequence[str], Seat | None], Iterable[str]]
"""Lines that show the table: from a position, the names of the seats, and the seat that looks (``None`` sees all)."""

Tell: TypeAlias = Callable[[Any, str], str]
"""A move with what it means in a position: ``build 3 1,0  [Statue]``."""

Earn: TypeAlias = Callable[[Any, Any], int]
"""The points that the mover gains at once by a move from a position; below 0 when they are lost."""


def _draw(state: State[Any], names: Sequence[str], seat: Seat | None) -> Iterator[str]:  # noqa: ARG001
    yield from lines_of(state if seat is None else state.observe(seat))


def _tell(state: State[Any], move: str) -> str:  # noqa: ARG001
    return move


def _earn(state: State[Any], move: Any) -> int:  # noqa: ARG001
    return 0


@dataclass(frozen=True, slots=True)
class TerminalFamily:
    """A family as a terminal shows it; what it does not give is shown in plain text.

    ``commands`` are its own subcommands of ``demesne`` by their names.
    """

    draw: Draw = _draw
    tell: Tell = _tell
    commands: Mapping[str, Callable[..., None]] = field(default_factory=dict)
    earn: Earn = _earn
    paint: Paint = unpainted
