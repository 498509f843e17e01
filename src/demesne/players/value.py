"""A player with judgement instead of foresight: a small network says how many points a position will come to."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from demesne.games.base import Game, Observation, OptionError
from demesne.players.registry import FAMILIES, family_of

__all__ = ["ValuePlayer", "check_taught"]


def check_taught(game: Game[Any]) -> None:
    """Raises ``OptionError`` when there are no weights for *game* as it is played.

    >>> from types import SimpleNamespace
    >>> check_taught(SimpleNamespace(name="draughts", seats=2))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    demesne.games.base.OptionError: player 'value': there are weights for ...; not for draughts for 2 with these options
    """
    value = family_of(game.name).value
    if value is None or not value.knows(game):
        raise _untaught(f"{game.name} for {game.seats} with these options")


def _untaught(what: str) -> OptionError:
    modes = "; ".join(family.value.modes() for family in FAMILIES.values() if family.value)
    return OptionError(f"player 'value': there are weights for {modes}; not for {what}")


class ValuePlayer:
    """Takes the move after which the network expects most points for its side.

    Where placing and claiming follow each other directly, it looks at each way to do both. It plays what
    there are weights for; asked about anything else, ``decide`` raises ``OptionError``.

    >>> from types import SimpleNamespace
    >>> seen = SimpleNamespace(rules=SimpleNamespace(name="draughts"))
    >>> ValuePlayer(Random(1)).decide(seen)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    demesne.games.base.OptionError: player 'value': there are weights for ...; not for this game
    """

    def __init__(self, rng: Random) -> None:  # noqa: ARG002 - it throws no dice
        self._judges: dict[str, Callable[[Observation[Any]], Any]] = {}

    def decide(self, observation: Observation[Any]) -> Any:
        move = self._judge(observation.rules.name)(observation)
        if move is None:
            raise _untaught("this mode")
        return move

    def _judge(self, game: str) -> Callable[[Observation[Any]], Any]:
        if game not in self._judges:
            value = family_of(game).value
            if value is None:
                raise _untaught("this game")
            self._judges[game] = value.judge()
        return self._judges[game]
