"""Players by name: ``greedy``, or with parameters ``name:key=value,key=value``.

A player of one's own is named by the place of its class, ``bot.Grabber``.
Players that search import their kernels when they are made, so that naming players costs nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

from demesne.games.base import Game
from demesne.games.near import did_you_mean
from demesne.games.words import text_of
from demesne.players import own
from demesne.players.base import Player
from demesne.players.greedy import FullGreedyPlayer, GreedyPlayer
from demesne.players.levels import LEVELS, Level, LevelPlayer
from demesne.players.mc import MonteCarloPlayer
from demesne.players.mcts import TreePlayer
from demesne.players.random import RandomPlayer
from demesne.players.value import ValuePlayer, check_taught

__all__ = [
    "PLAYERS",
    "PlayerKind",
    "SpecError",
    "check_spec",
    "code_of",
    "make_listed",
    "make_player",
    "split_specs",
    "thinks_ahead",
]


class SpecError(ValueError):
    """Text that names no player; the message says what was expected.

    >>> make_player("greedy:depth=2", seed=1)
    Traceback (most recent call last):
    demesne.players.spec.SpecError: expected parameters of 'greedy' (it has none), not 'depth'
    """


def _any_game(game: Game[Any], **given: str) -> None:
    """Accepts *game*, whatever it is."""


@dataclass(frozen=True, slots=True)
class PlayerKind:
    """A player as people choose it: its name, its parameters, a sentence on what it does.

    ``make`` takes a ``Random`` and the parameters by name, as they were written;
    ``compiled``: whether it thinks on kernels, which are compiled when they are first needed;
    ``check`` takes a game and the parameters, and raises ``OptionError`` for a game that it cannot play.

    >>> PLAYERS["mc"].parameters
    ('playouts', 'seconds', 'temperature')
    """

    name: str
    text: str
    make: Callable[..., Player]
    parameters: tuple[str, ...] = ()
    compiled: bool = False
    check: Callable[..., None] = _any_game


def _at_level(level: Level) -> PlayerKind:
    text = f"{level.name}: {level.text[0].lower()}{level.text[1:]}"
    return PlayerKind(level.spec, text, partial(LevelPlayer, number=level.number), compiled=level.compiled)


_BUDGET = ("playouts", "seconds")
_FILE = "file"
"""The one parameter that is no number."""
_MOST = 999_999_999
"""The most playouts that can be asked for."""
_ONCE = {"soft": "temperature", "daring": "exploration"}
"""Earlier names of parameters, which are still understood."""

_KINDS = (
    PlayerKind("random", "Takes any legal move, all equally likely.", RandomPlayer),
    PlayerKind(
        "greedy",
        "A sensible beginner: takes the points it sees and keeps room for more.",
        GreedyPlayer,
    ),
    PlayerKind(
        "greedy:full",
        "The baseline of a published study: places and claims for the most immediate points.",
        FullGreedyPlayer,
    ),
    PlayerKind(
        "mc",
        "Plays every choice out many times with quick, sensible players and takes the one that does best on average.",
        MonteCarloPlayer,
        (*_BUDGET, "temperature"),
        compiled=True,
    ),
    PlayerKind(
        "mcts",
        "Like mc, but it also gets better at choosing the turns right after a choice: a search tree.",
        TreePlayer,
        (*_BUDGET, "exploration", "paranoid"),
        compiled=True,
    ),
    PlayerKind(
        "value",
        "Does not think ahead at all, but has played many games: a small network says how a position will end.",
        ValuePlayer,
        (_FILE,),
        compiled=True,
        check=check_taught,
    ),
    *map(_at_level, LEVELS.values()),
)

PLAYERS: Mapping[str, PlayerKind] = MappingProxyType({kind.name: kind for kind in _KINDS})
"""Every player by name."""


def check_spec(spec: str, also: Sequence[str] = ()) -> PlayerKind:
    """The player that *spec* names. Raises ``SpecError`` saying what was expected, *also* first.

    A player of one's own is imported and made once.

    >>> check_spec("mc:playouts=50").name
    'mc'
    """
    if (place := _place(spec)) is None:
        kind, given = _read(spec, also)
        return replace(kind, check=partial(kind.check, **given)) if given else kind
    make_player(spec, "check")
    return PlayerKind(place, "A player of one's own.", partial(own.make, place))


def thinks_ahead(spec: str) -> bool:
    """Whether *spec* names a player that thinks on kernels.

    >>> thinks_ahead("greedy"), thinks_ahead("mc:seconds=1"), thinks_ahead("nobody")
    (False, True, False)
    """
    try:
        return _read(spec)[0].compiled
    except SpecError:
        return False


def code_of(spec: str) -> str:
    """A digest of the files that a player's moves come from: its own code, what its parameters name; or empty.

    Raises ``SpecError``.

    >>> code_of("greedy")
    ''
    """
    with _explained():
        if place := _place(spec):
            files = [value for value in _own_parameters(spec).values() if Path(value).is_file()]
            return "".join([own.code_of(place), *map(own.digest, files)])
        file = _read(spec)[1].get(_FILE)
        return own.digest(file) if file else ""


def _place(spec: str) -> str | None:
    """Where the class of a player of one's own stands, if *spec* tells of one."""
    name = text_of(spec, "a player's spec").partition(":")[0]
    if own.is_place(name):
        return name
    if name not in PLAYERS and (near := own.meant(spec)):
        raise SpecError(f"expected one of {', '.join(PLAYERS)}, not {spec!r}; did you mean {near!r}?")
    return None


@contextmanager
def _explained() -> Iterator[None]:
    """What is wrong with a player of one's own is wrong with its spec."""
    try:
        yield
    except own.ForeignPlayer as error:
        raise SpecError(f"expected {error}") from error


def _read(spec: str, also: Sequence[str] = ()) -> tuple[PlayerKind, dict[str, str]]:
    """The player that *spec* names and the parameters it gives."""
    name, colon, rest = (spec, "", "") if spec in PLAYERS else spec.partition(":")
    kind = PLAYERS.get(name)
    if kind is None:
        known = [*also, *PLAYERS]
        near = did_you_mean(spec, known) or did_you_mean(name, known)
        raise SpecError(f"expected one of {', '.join(known)}, not {name if '=' in rest else spec!r}{near}")
    given: dict[str, str] = {}
    for said, value in (_parameters(spec, rest) if colon else {}).items():
        key = _ONCE.get(said, said)
        _check_new(key, given)
        if key not in kind.parameters:
            has = ", ".join(kind.parameters) or "none"
            near = did_you_mean(key, kind.parameters)
            raise SpecError(f"expected parameters of {name!r} (it has {has}), not {key!r}{near}")
        _check_number(key, value)
        given[key] = value
    return kind, given


def _own_parameters(spec: str) -> dict[str, str]:
    """What the *spec* of a player of one's own gives its class."""
    _, colon, rest = spec.partition(":")
    return _parameters(spec, rest) if colon else {}


def _parameters(spec: str, text: str) -> dict[str, str]:
    """What ``key=value,key=value``, the end of *spec*, says."""
    given: dict[str, str] = {}
    for part in text.split(","):
        if not re.fullmatch(r"[a-z_]+=[^=,\s]+", part):
            raise SpecError(f"expected key=value, not {part!r}{did_you_mean(spec, PLAYERS)}")
        key, _, value = part.partition("=")
        _check_new(key, given)
        given[key] = value
    return given


def _check_new(key: str, given: Mapping[str, str]) -> None:
    if key in given:
        raise SpecError(f"expected each key once, {key!r} comes twice")


def _check_number(key: str, value: str) -> None:
    if key == _FILE:
        return
    whole = key == "playouts"
    form = rf"[1-9][0-9]{{0,{len(str(_MOST)) - 1}}}" if whole else r"[0-9]{1,6}(\.[0-9]{1,6})?"
    if not re.fullmatch(form, value) or float(value) == 0:
        if whole and value.isdecimal() and len(value) > len(str(_MOST)):
            raise SpecError(f"expected a whole number from 1 to {_MOST}, not {value!r}")
        raise SpecError(f"expected a {'whole number' if whole else 'number'} above 0 for {key!r}, not {value!r}")


def split_specs(text: str) -> list[str]:
    """The specs in ``SPEC,SPEC,…``; a part ``key=value`` belongs to the spec before it.

    >>> split_specs("greedy,mc:playouts=50,temperature=4,random")
    ['greedy', 'mc:playouts=50,temperature=4', 'random']
    """
    specs: list[str] = []
    for part in text.split(","):
        if specs and "=" in part and ":" not in part:
            specs[-1] += f",{part}"
        else:
            specs.append(part)
    return specs


def make_player(spec: str, seed: int | str | None = None, *, rng: Random | None = None) -> Player:
    """The player that *spec* names. Raises ``SpecError``.

    Its dice are *rng*, or come from *seed*; without either, they differ every time.
    A player of one's own is any class that is made from a ``Random`` and has ``decide``; the
    parameters in its spec are handed to it by name, as text.

    >>> type(make_player("greedy:full", seed=1)).__name__
    'FullGreedyPlayer'
    >>> from types import SimpleNamespace
    >>> moves, blind = range(100), SimpleNamespace(legal_moves=lambda: moves)
    >>> make_player("random", rng=Random(7)).decide(blind) == make_player("random", seed=7).decide(blind)
    True
    >>> type(make_player("demesne.players.random.RandomPlayer", seed=1)).__name__
    'RandomPlayer'
    """
    if seed is not None and rng is not None:
        raise TypeError("make_player takes a seed or an rng, not both")
    dice = rng or Random(seed)
    if (place := _place(spec)) is None:
        return make_listed(spec, dice)
    with _explained():
        return own.make(place, dice, **_own_parameters(spec))


def make_listed(spec: str, dice: Random) -> Player:
    """The player of ``PLAYERS`` that *spec* names, and no other: nothing is imported because somebody said so.

    Raises ``SpecError``.

    >>> type(make_listed("greedy", Random(7))).__name__
    'GreedyPlayer'
    """
    kind, given = _read(spec)
    return kind.make(dice, **given)
