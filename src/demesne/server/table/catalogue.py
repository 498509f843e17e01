"""What may be played, so that a page offers only what exists."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import product

import msgspec

from demesne.games.base import OptionError
from demesne.games.registry import GAMES, GameKind, Option
from demesne.players.levels import LEVELS
from demesne.server.registry import SHELVES
from demesne.server.table.failing import GameFailed, blaming
from demesne.server.wire.http_messages import BotInfo, GameInfo, OptionInfo, SeatingInfo

__all__ = ["SERVED", "bots", "games"]

SERVED = (*(level.spec for level in LEVELS.values()), "random", "greedy")
"""Players that may be given a seat: those that never think for long."""


@cache
def games() -> list[GameInfo]:
    """Every game with its options, and how many may play with which; without those whose rules fail."""
    found = []
    for kind in GAMES.values():
        with suppress(GameFailed), blaming(kind.name, "the list of games"):
            found.append(GameInfo(kind.name, list(kind.players), list(map(_option, kind.options)), _seatings(kind)))
    return found


def bots() -> list[BotInfo]:
    """Every player that may be given a seat, and what it plays."""
    return [BotInfo(spec, list(GAMES)) for spec in SERVED]


def _option(option: Option) -> OptionInfo:
    values = [_raw(value) for value in option.values]
    return OptionInfo(option.name, _kind(option), values, _raw(option.default), option.text)


def _kind(option: Option) -> str:
    if option.free:
        return option.name if option.name in SHELVES else "text"
    return "several" if option.several else "one"


def _seatings(kind: GameKind) -> list[SeatingInfo]:
    """The numbers of players that the rules accept, by the values of those options that they depend on."""
    options = _deciding(kind)
    return [
        SeatingInfo({option.name: _raw(value) for option, value in zip(options, values, strict=True)}, players)
        for values in product(*map(_values, options))
        if (players := _players(kind, options, values))
    ]


def _deciding(kind: GameKind) -> list[Option]:
    """The options that make a difference to who may play.

    Each is tried with every choice of those that have a default of their own; the
    others follow from the players or the edition.
    """
    single = [option for option in kind.options if _kind(option) == "one"]
    return [option for option in single if _decides(kind, option, [o for o in single if o.default is not None])]


def _decides(kind: GameKind, option: Option, beside: Sequence[Option]) -> bool:
    others = [other for other in beside if other is not option]
    for values in product(*map(_values, others)):
        found = [_players(kind, [option, *others], (value, *values)) for value in _values(option)]
        if any(players != found[0] for players in found):
            return True
    return False


def _values(option: Option) -> tuple[str | int | None, ...]:
    """What may be chosen; ``None`` is leaving it out, if that differs from every value."""
    return option.values if option.default is not None else (None, *option.values)


def _players(kind: GameKind, options: Sequence[Option], values: Sequence[object]) -> list[int]:
    chosen = {option.name: value for option, value in zip(options, values, strict=True) if value is not None}
    return list(_accepted(kind, chosen))


def _accepted(kind: GameKind, chosen: Mapping[str, object]) -> Iterator[int]:
    for players in kind.players:
        try:
            kind.make(players, chosen)
        except OptionError:
            continue
        yield players


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
