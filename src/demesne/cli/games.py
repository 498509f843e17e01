"""``demesne games``: the games and their options."""

from __future__ import annotations

from collections.abc import Iterator

from demesne.cli.shell import AsJson, write, write_json
from demesne.cli.tongue import translated, words
from demesne.games.registry import GAMES, GameKind, Option
from demesne.records.jsonl import dumps

__all__ = ["games"]


def games(as_json: AsJson = False) -> None:
    """List the games, how many can play them, and their options."""
    if as_json:
        write_json({"games": [_told(kind) for kind in GAMES.values()]})
    else:
        write(line for kind in GAMES.values() for line in _listed(kind))


def _told(kind: GameKind) -> dict[str, object]:
    options = [
        {
            "name": o.name,
            "values": list(o.values),
            "several": o.several,
            "free": o.free,
            "default": o.default,
            "text": o.text,
        }
        for o in kind.options
    ]
    return {
        "name": kind.name,
        "players": list(kind.players),
        "version": kind.version,
        "options": options,
    }


def _listed(kind: GameKind) -> Iterator[str]:
    counts = ", ".join(map(str, kind.players))
    yield words("games-head", game=kind.name, counts=counts, version=str(kind.version))
    for option in kind.options:
        named = {"option": f"{option.name} {_values(option)}", "text": _meaning(kind, option)}
        if option.default is None:
            yield "  " + words("games-option", **named)
        else:
            yield "  " + words("games-default", value=dumps(option.default), **named)


def _meaning(kind: GameKind, option: Option) -> str:
    """The sentence of *option*, which may mean something else in each game."""
    anywhere = translated("meaning", option.name, option.text)
    return translated("meaning", f"{option.name}-{kind.name}", anywhere)


def _values(option: Option) -> str:
    """What *option* accepts: as JSON, ``|`` between the choices."""
    if option.free:
        return "{…}"
    values = "|".join(map(dumps, option.values))
    return f"[{values}, …]" if option.several else values
