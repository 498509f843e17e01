"""A player with judgement instead of foresight: a small network says how many points a position will come to."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from demesne.games.base import Game, Observation, OptionError
from demesne.players.family import Value
from demesne.players.registry import FAMILIES, family_of

__all__ = ["ValuePlayer", "check_taught"]


def check_taught(game: Game[Any], file: str = "") -> None:
    """Raises ``OptionError`` when there are no weights for *game* as it is played, in *file* if one is given.

    >>> from types import SimpleNamespace
    >>> check_taught(SimpleNamespace(name="draughts", seats=2))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    demesne.games.base.OptionError: player 'value': there are weights for ...; not for draughts for 2 with these options
    """
    value = _value_of(game.name, file)
    if value is None or not value.knows(game):
        raise _untaught(f"{game.name} for {game.seats} with these options", value, file)


def _value_of(game: str, file: str) -> Value | None:
    """The networks of the game's family, or that of *file*. Raises ``OptionError``."""
    value = family_of(game).value
    if not file or value is None:
        return value
    if value.read is None:
        raise OptionError(f"player 'value': {game} takes no network from a file")
    try:
        return value.read(file)
    except OptionError as error:
        raise OptionError(f"player 'value': {error}") from None


def _untaught(what: str, value: Value | None = None, file: str = "") -> OptionError:
    known = [value] if file and value else [family.value for family in FAMILIES.values() if family.value]
    modes = "; ".join(each.modes() for each in known)
    return OptionError(f"player 'value': there are weights for {modes}; not for {what}")


class ValuePlayer:
    """Takes the move after which the network expects most points for its side.

    Where placing and claiming follow each other directly, it looks at each way to do both. It plays what
    there are weights for, in *file* if one is given; asked about anything else, ``decide`` raises ``OptionError``.

    >>> from types import SimpleNamespace
    >>> seen = SimpleNamespace(rules=SimpleNamespace(name="draughts"))
    >>> ValuePlayer(Random(1)).decide(seen)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    demesne.games.base.OptionError: player 'value': there are weights for ...; not for this game
    """

    def __init__(self, rng: Random, file: str = "") -> None:  # noqa: ARG002 - it throws no dice
        self._file = file
        self._judges: dict[str, Callable[[Observation[Any]], Any]] = {}

    def decide(self, observation: Observation[Any]) -> Any:
        move = self._judge(observation.rules.name)(observation)
        if move is None:
            raise _untaught("this mode")
        return move

    def _judge(self, game: str) -> Callable[[Observation[Any]], Any]:
        if game not in self._judges:
            value = _value_of(game, self._file)
            if value is None:
                raise _untaught("this game")
            self._judges[game] = value.judge()
        return self._judges[game]
