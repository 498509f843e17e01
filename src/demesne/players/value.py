"""A player with judgement instead of foresight: a small network says how many points a position will come to."""

from __future__ import annotations

from random import Random
from typing import Any

from demesne.games.base import Game, Observation, OptionError
from demesne.games.queendomino.game import QueendominoGame
from demesne.games.queendomino.rules import Rules
from demesne.games.queendomino.state import State
from demesne.players.weights import modes_text, weights_for

__all__ = ["ValuePlayer", "check_taught"]


def check_taught(game: Game[Any]) -> None:
    """Raises ``OptionError`` when there are no weights for *game* as it is played."""
    if not isinstance(game, QueendominoGame) or weights_for(game.rules) is None:
        raise _untaught(f"{game.name} for {game.seats} with these options")


def _untaught(what: str) -> OptionError:
    return OptionError(f"player 'value': there are weights for {modes_text()}; not for {what}")


class ValuePlayer:
    """Takes the move after which the network expects most points for its side.

    In Kingdomino it looks at each way to lay and then claim. Plays what there are
    weights for; asked about anything else, ``decide`` raises ``OptionError``.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._judges: dict[int, Any] = {}

    def decide(self, observation: Observation[Any]) -> Any:
        state = observation.resample(self._rng)
        if not isinstance(state, State):
            raise _untaught("this game")
        judge = self._judge(state.rules)
        moves = observation.legal_moves()
        return moves[0] if len(moves) == 1 else judge.move(state)

    def _judge(self, rules: Rules) -> Any:
        """What judges under *rules*, made when it is first asked."""
        if id(rules) not in self._judges:
            taught = weights_for(rules)
            if taught is None:
                raise _untaught("this mode")
            from demesne.players.search.queendomino.judge import Judge

            self._judges = {id(rules): Judge(taught, rules)}
        return self._judges[id(rules)]
