"""The networks that evaluate positions of the family: one for each mode that was trained, or one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from demesne.games.base import Game, Observation, OptionError
from demesne.games.queendomino.game import QueendominoGame
from demesne.games.queendomino.rules import Rules
from demesne.games.queendomino.state import View
from demesne.players.base import choices
from demesne.players.family import Value
from demesne.players.queendomino.weights import Taught, WeightsError, among, modes_text, net_of, read_weights, shipped

__all__ = ["VALUE"]

Find = Callable[[Rules], Taught | None]


class _Judges:
    """A judge for the rules asked about last. Not thread-safe."""

    def __init__(self, find: Find) -> None:
        self._find = find
        self._judges: dict[int, Any] = {}

    def __call__(self, observation: Observation[Any]) -> Any:
        assert isinstance(observation, View)
        judge, moves = self._judge(observation.rules), choices(observation)
        return judge and (moves[0] if len(moves) == 1 else judge.move(observation.state))

    def _judge(self, rules: Rules) -> Any:
        if id(rules) not in self._judges:
            taught = self._find(rules)
            if taught is None:
                return None
            from demesne.players.queendomino.judge import Judge

            self._judges = {id(rules): Judge(taught, rules)}
        return self._judges[id(rules)]


def _value(nets: Callable[[], Sequence[Taught]]) -> Value:
    """The first of *nets* that knows a mode judges it."""

    @cache
    def find(rules: Rules) -> Taught | None:
        return among(nets(), rules)

    def knows(game: Game[Any]) -> bool:
        return isinstance(game, QueendominoGame) and find(game.rules) is not None

    return Value(lambda: modes_text(nets()), knows, lambda: _Judges(find), _read)


def _read(file: str) -> Value:
    try:
        taught = read_weights(Path(file).read_text("utf-8"), file)
        net_of(taught.weights, file)
    except OSError as error:
        raise OptionError(f"{file}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise OptionError(f"{file}: expected weights as 'demesne train' writes them, in UTF-8") from None
    except WeightsError as error:
        raise OptionError(str(error)) from None
    return _value(lambda: [taught])


VALUE = _value(shipped)
