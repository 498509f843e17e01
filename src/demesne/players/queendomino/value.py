"""The networks that evaluate positions of the family, one for each mode that was trained."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from demesne.games.base import Game, Observation
from demesne.games.queendomino.game import QueendominoGame
from demesne.games.queendomino.rules import Rules
from demesne.games.queendomino.state import View
from demesne.players.family import Value
from demesne.players.queendomino.weights import modes_text, weights_for

__all__ = ["VALUE"]


def _knows(game: Game[Any]) -> bool:
    return isinstance(game, QueendominoGame) and weights_for(game.rules) is not None


class _Judges:
    """A judge for the rules asked about last. Not thread-safe."""

    def __init__(self) -> None:
        self._judges: dict[int, Any] = {}

    def __call__(self, observation: Observation[Any]) -> Any:
        assert isinstance(observation, View)
        judge, moves = self._judge(observation.rules), observation.legal_moves()
        return judge and (moves[0] if len(moves) == 1 else judge.move(observation.state))

    def _judge(self, rules: Rules) -> Any:
        if id(rules) not in self._judges:
            taught = weights_for(rules)
            if taught is None:
                return None
            from demesne.players.queendomino.judge import Judge

            self._judges = {id(rules): Judge(taught, rules)}
        return self._judges[id(rules)]


def _new_judge() -> Callable[[Observation[Any]], Any]:
    return _Judges()


VALUE = Value(modes_text, _knows, _new_judge)
