"""Games by name, with the players and options they take."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from demesne.games.base import Game, OptionError
from demesne.games.queendomino.game import make_queendomino
from demesne.games.queendomino.rules import EDITIONS, RULES_VERSION, SIZES

__all__ = ["GAMES", "GameKind", "Option", "make_game"]


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game: its values, the default (``None``: by players), a sentence."""

    name: str
    values: tuple[str | int, ...]
    default: str | int | None
    text: str


@dataclass(frozen=True, slots=True)
class GameKind:
    """A game as one chooses it: how many may play, with which options."""

    name: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    version: int
    make: Callable[[int, Mapping[str, object]], Game[Any]]


_QUEENDOMINO = GameKind(
    name="queendomino",
    players=(2, 3, 4),
    options=(
        Option(
            "edition",
            EDITIONS,
            "us",
            "Which printed rules: us and eu play alike; cz breaks a last tie by left-over coins.",
        ),
        Option(
            "size",
            SIZES,
            None,
            "Edge of the kingdom; printed: 7 with two players, 5 with three or four.",
        ),
    ),
    version=RULES_VERSION,
    make=make_queendomino,
)

GAMES: Mapping[str, GameKind] = MappingProxyType({_QUEENDOMINO.name: _QUEENDOMINO})
"""Every game by name."""


def make_game(name: str, players: int, options: Mapping[str, object] | None = None) -> Game[Any]:
    """The game *name* for *players* with *options*.

    Raises ``OptionError`` for a name, a number of players or an option that
    does not exist.
    """
    if name not in GAMES:
        raise OptionError(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name].make(players, options or {})
