"""Games by name: those of the families here, and those that installed packages add."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from itertools import chain
from operator import index
from types import MappingProxyType
from typing import Any

from demesne.games.base import Game, OptionError
from demesne.games.domaine.kinds import KINDS as DOMAINE
from demesne.games.family import Board, GameKind, Option
from demesne.games.guests import GuestError, found
from demesne.games.near import did_you_mean
from demesne.games.options import check_names, choice
from demesne.games.queendomino.kinds import KINDS as QUEENDOMINO

__all__ = ["GAMES", "GROUP", "Board", "GameKind", "Option", "collect", "made", "make_game"]

GROUP = "demesne.games"
"""The group of entry points by which guests add games: the family's word names the tuple of its ``GameKind``."""


def collect(own: Iterable[GameKind], guests: Mapping[str, object]) -> dict[str, GameKind]:
    """The games of the house and of its *guests* by name.

    Raises ``GuestError`` for a guest that is not a tuple of ``GameKind`` of the
    family it is named for, or that adds a name which is already taken.

    >>> own = GAMES[min(GAMES)]
    >>> list(collect([own], {})) == [own.name]
    True
    """
    games = {kind.name: kind for kind in own}
    for family, kinds in guests.items():
        for kind in _of_guest(family, kinds):
            if kind.name in games:
                raise GuestError(
                    f"the guest {family!r} of {GROUP} brings {kind.name!r}, but there is a game of that name"
                )
            games[kind.name] = kind
    return games


def _of_guest(family: str, kinds: object) -> tuple[GameKind, ...]:
    if not isinstance(kinds, tuple) or not all(isinstance(kind, GameKind) for kind in kinds):
        raise GuestError(f"the guest {family!r} of {GROUP} must be a tuple of GameKind")
    if strange := [kind.name for kind in kinds if kind.family != family]:
        raise GuestError(f"the guest {family!r} of {GROUP} brings {strange[0]!r}, which is of another family")
    return kinds


GAMES: Mapping[str, GameKind] = MappingProxyType(collect(chain(QUEENDOMINO, DOMAINE), found(GROUP)))
"""Every game by name."""


def make_game(name: str, players: int, options: Mapping[str, object] | None = None, **given: object) -> Game[Any]:
    """The game *name* for *players* with *options*, those of a mapping and those *given* by name.

    Raises ``OptionError`` for a name, a number of players or an option that
    does not exist, and for one that is given twice.

    >>> make_game(min(GAMES), 3).seats
    3
    """
    if name not in GAMES:
        raise OptionError(f"there is no game {name!r}; there is {', '.join(GAMES)}{did_you_mean(name, GAMES)}")
    chosen = {} if options is None else options
    if not isinstance(chosen, Mapping):
        raise OptionError(f"options are values by name, such as {{'size': 7}}, not {options!r}")
    if twice := sorted(given.keys() & chosen.keys()):
        raise OptionError(f"option {twice[0]!r} is given twice")
    with suppress(TypeError):  # what is no whole number is refused by the game
        players = index(players)
    return made(GAMES[name], players, {**chosen, **given})


def made(kind: GameKind, players: int, options: Mapping[str, object]) -> Game[Any]:
    """The game of *kind* for *players* with *options*; numbers, names and values that *kind* does not list are refused.

    Raises ``OptionError``.

    >>> made(GAMES[min(GAMES)], 3, {}).seats
    3
    """
    game = kind.make(players, options)
    if players not in kind.players:
        raise OptionError(f"{kind.name} is for {_told(kind.players)} players, not {players!r}")
    check_names(kind.name, options, [option.name for option in kind.options])
    for option in kind.options:
        if option.name in options and not (option.several or option.free):
            choice(options, option.name, option.values, option.default)
    return game


def _told(numbers: tuple[int, ...]) -> str:
    *first, last = map(str, numbers)
    return f"{', '.join(first)} or {last}" if first else last
