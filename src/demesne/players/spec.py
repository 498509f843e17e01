"""Players by name: ``greedy``, or with parameters ``name:key=value,key=value``."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from demesne.players.base import Player
from demesne.players.greedy import GreedyPlayer
from demesne.players.random import RandomPlayer

__all__ = ["PLAYERS", "PlayerKind", "SpecError", "check_spec", "make_player", "split_specs"]


class SpecError(ValueError):
    """Text that names no player; says what was expected."""


@dataclass(frozen=True, slots=True)
class PlayerKind:
    """A player as one chooses it: its name, its parameters, what it does in a sentence."""

    name: str
    text: str
    make: Callable[[Random], Player]
    parameters: tuple[str, ...] = ()


_KINDS = (
    PlayerKind("random", "Takes any legal move, each as likely as the others.", RandomPlayer),
    PlayerKind(
        "greedy",
        "A sensible beginner: takes the points it sees and keeps room for more.",
        GreedyPlayer,
    ),
)

PLAYERS: Mapping[str, PlayerKind] = MappingProxyType({kind.name: kind for kind in _KINDS})
"""Every player by name."""


def check_spec(spec: str) -> PlayerKind:
    """The player that *spec* names. Raises ``SpecError`` saying what was expected."""
    name, colon, rest = spec.partition(":")
    kind = PLAYERS.get(name)
    if kind is None:
        raise SpecError(f"expected one of {', '.join(PLAYERS)}, not {name!r}")
    for key in _keys(rest) if colon else ():
        if key not in kind.parameters:
            has = ", ".join(kind.parameters) or "none"
            raise SpecError(f"expected parameters of {name!r} (it has {has}), not {key!r}")
    return kind


def _keys(text: str) -> list[str]:
    """The keys of ``key=value,key=value``."""
    keys = []
    for part in text.split(","):
        if not re.fullmatch(r"[a-z_]+=[^=,\s]+", part):
            raise SpecError(f"expected key=value, not {part!r}")
        keys.append(part.partition("=")[0])
    return keys


def split_specs(text: str) -> list[str]:
    """The specs in ``SPEC,SPEC,…``; a part ``key=value`` belongs to the spec before it."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and "=" in part and ":" not in part:
            specs[-1] += f",{part}"
        else:
            specs.append(part)
    return specs


def make_player(spec: str, seed: int | str) -> Player:
    """The player that *spec* names, its dice thrown from *seed*. Raises ``SpecError``."""
    return check_spec(spec).make(Random(seed))
