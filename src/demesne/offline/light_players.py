"""Who plays without a server: players that need no kernels."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from demesne.games.base import Game, OptionError
from demesne.games.registry import GAMES, make_game
from demesne.players.levels import LEVELS, recipes_for
from demesne.players.spec import thinks_ahead
from demesne.server.table.catalogue import SERVED
from demesne.server.wire.http_messages import BotInfo

__all__ = ["ADVISER", "is_light", "light_bots"]

ADVISER = "greedy"
"""Who gives hints."""

_BY_SPEC = {level.spec: level.number for level in LEVELS.values()}


def is_light(spec: str, game: Game[Any]) -> bool:
    """Whether the player *spec* needs no kernels at a table of *game*: a level is asked for its recipe there."""
    if spec in _BY_SPEC:
        return not recipes_for(game.new_state().observe(0))[_BY_SPEC[spec] - 1].playouts
    return not thinks_ahead(spec)


def light_bots() -> list[BotInfo]:
    """The players that may be asked for, each with the games that it plays here however many play."""
    found = (BotInfo(spec, [name for name in GAMES if _always(spec, name)]) for spec in SERVED)
    return [bot for bot in found if bot.games]


def _always(spec: str, name: str) -> bool:
    return all(is_light(spec, game) for game in _usual(name))


def _usual(name: str) -> Iterator[Game[Any]]:
    for players in GAMES[name].players:
        try:
            yield make_game(name, players, {})
        except OptionError:
            continue
