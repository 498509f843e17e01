"""A network with everything it needs to evaluate positions of the rules."""

from __future__ import annotations

import numpy as np

from demesne.games.queendomino.moves import QueendominoMove
from demesne.games.queendomino.rules import Rules
from demesne.games.queendomino.state import State
from demesne.kernels.queendomino.notation import move_of
from demesne.kernels.queendomino.packing import new_records, pack
from demesne.players.queendomino.search.judgement import best_pair
from demesne.players.queendomino.search.network import THOUGHT
from demesne.players.queendomino.search.workspace import new_workspace
from demesne.players.queendomino.weights import Taught, net_of

__all__ = ["Judge"]


class Judge:
    """Says which move of a position under *rules* the network *taught* rates best. Not thread-safe.

    >>> from demesne.games.registry import make_game
    >>> from demesne.players.queendomino.weights import among, shipped
    >>> line = "4:5:us claim 11.0 - 1@0,2@1,3@2,4@3 5,6,7,48 - .,.,.,.,.,. - - - 1,0;2,0"
    >>> land = " 0/0/0/0,0C;1,0W;2,0W" + 3 * " 0/0/0/0,0C"
    >>> game = make_game("kingdomino", 4, {"bonuses": ["middle_kingdom", "harmony"]})
    >>> state = game.parse_state(line + land)
    >>> Judge(among(shipped(), game.rules), game.rules).move(state) in state.legal_moves()
    True
    """

    def __init__(self, taught: Taught, rules: Rules) -> None:
        self.rules = rules  # kept, so that no others can take its place in memory
        self._net = net_of(taught.weights, taught.game)
        self._state, self._spare = new_records(), new_records(2)
        self._work, self._thought = new_workspace(town=rules.town), np.zeros(1, THOUGHT)

    def move(self, state: State) -> QueendominoMove:
        pack(state, self._state[0])
        action = best_pair(self._state[0], self._spare, self._work[0], self._net[0], self._thought[0])
        return move_of(self._state[0], int(action))
