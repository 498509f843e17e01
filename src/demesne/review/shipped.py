"""The puzzles that come with the package: positions as somebody knew them, each choice with its measured figures."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from demesne.games.registry import GAMES
from demesne.review.registry import FAMILIES, family_of

__all__ = ["Choice", "Shipped", "difficulty_of", "shipped", "table_of"]


class Choice(msgspec.Struct, array_like=True, frozen=True):
    """A choice, and how much less than the best it brings: of the victory (with its error), of the lead; why."""

    move: str
    win: float
    se: float
    points: float
    reasons: tuple[tuple[str, dict[str, str | int | float]], ...] = ()


class Shipped(msgspec.Struct, frozen=True, omit_defaults=True):
    """A puzzle: what the seat to move knows of a ``position``, what somebody ``played`` there, all ``choices``.

    The best choice comes first, and the first ``right`` of them are right. ``glance``: how many choices look better
    than it at first sight. ``playouts``: by each judge, of each choice that came close.
    """

    game: str
    players: int
    position: str
    played: str
    choices: tuple[Choice, ...]
    right: int
    glance: int
    playouts: int
    options: dict[str, Any] = {}


def difficulty_of(puzzle: Shipped) -> tuple[int, float]:
    """What puzzles are sorted by: what looks best at first sight is easy to find, and so is what is far ahead."""
    return puzzle.glance, -puzzle.choices[puzzle.right].win


def table_of(name: str) -> Traversable:
    """Where the puzzles of the game *name* are."""
    return resources.files(family_of(name).home) / "data" / f"{name}.json"


@cache
def shipped(name: str) -> tuple[Shipped, ...]:
    """The puzzles that come with the game *name*, easy ones first; empty if there are none."""
    if GAMES[name].family not in FAMILIES or not table_of(name).is_file():
        return ()
    return msgspec.json.decode(table_of(name).read_bytes(), type=tuple[Shipped, ...])
