"""A game as people choose it, with its numbers of players and its options; each family's wing lists its games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

from demesne.games.base import Game, Seat, State

__all__ = ["Board", "GameKind", "Option"]

Board: TypeAlias = tuple[tuple[str, ...], ...]
"""Names of terrains, a row from the left to the right, row 1 first."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game: its values, the default, a sentence that explains it.

    The default is ``None`` where it follows from the players or the edition.
    With ``several`` it is a list of any of its values; with ``free`` it is a
    JSON object that the game itself checks, and ``values`` is empty.
    """

    name: str
    values: tuple[str | int, ...]
    default: str | int | None
    text: str
    several: bool = False
    free: bool = False


def _as_given(options: Mapping[str, object], rng: Random) -> Mapping[str, object]:  # noqa: ARG001
    """*options* as they are: nothing is laid out by chance before the game."""
    return options


def _as_said(options: Mapping[str, object], version: int) -> Mapping[str, object]:  # noqa: ARG001
    """*options* as they are: they have meant the same in every version of the rules."""
    return options


def _no_board(game: Game[Any]) -> Board | None:  # noqa: ARG001
    """Nothing: the game begins on an empty table."""
    return None


def _nothing(*_: object) -> Mapping[str, int]:
    """Nothing is counted but points."""
    return {}


@dataclass(frozen=True, slots=True)
class GameKind:
    """A game as people choose it: how many may play, with which options.

    ``family`` is the word by which every floor finds what serves this game; a
    family may hold several games. ``lay_out`` gives the options for one table:
    those given, with what is drawn before the game begins, such as the order of
    land tiles. ``board`` gives the land that such a game is played on, row by
    row. ``facts_of_move`` and ``facts_at_the_end`` say what reports of many games
    may count beyond points, each with a name for people. ``meant`` gives options
    that mean today what the given ones meant in an earlier version of the rules,
    with the defaults of that time written out. ``sentences`` are the wordings of
    its refusals, in English and by code, with the reason's parameters in braces.
    """

    name: str
    family: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    version: int
    make: Callable[[int, Mapping[str, object]], Game[Any]]
    lay_out: Callable[[Mapping[str, object], Random], Mapping[str, object]] = _as_given
    board: Callable[[Game[Any]], Board | None] = _no_board
    facts_of_move: Callable[[object], Mapping[str, int]] = _nothing
    facts_at_the_end: Callable[[State[Any], Seat], Mapping[str, int]] = _nothing
    meant: Callable[[Mapping[str, object], int], Mapping[str, object]] = _as_said
    sentences: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)
