"""Tree search: playouts that also choose better and better in the turns right after the decision."""

from __future__ import annotations

from random import Random
from typing import Any

from demesne.games.base import Observation
from demesne.players.base import choices
from demesne.players.family import Thinking
from demesne.players.mc import MonteCarloPlayer
from demesne.players.registry import family_of

__all__ = ["TreePlayer"]

_PLAYOUTS = "1000"


class TreePlayer:
    """Takes the choice that was visited most, within ``playouts`` or ``seconds`` of processor time.

    Where two choices of a turn follow each other directly, they share the budget of one decision, half
    each. ``exploration`` is the constant of UCB1, in points. With ``paranoid=1`` the others are
    expected to keep the deciding side's lead small, otherwise to seek their own.

    If a game's family gives the search nothing, it is played as ``mc`` plays it.

    >>> from types import SimpleNamespace
    >>> only = SimpleNamespace(legal_moves=lambda: ["pass"])
    >>> TreePlayer(Random(1), seconds="60").decide(only)  # needs no thought
    'pass'
    """

    def __init__(
        self, rng: Random, playouts: str = _PLAYOUTS, seconds: str = "", exploration: str = "6", paranoid: str = ""
    ) -> None:
        self._rng = rng
        self._playouts, self._seconds = int(playouts), float(seconds or 0)
        self._exploration, self._paranoid = float(exploration), bool(paranoid)
        self._flat = MonteCarloPlayer(rng, playouts, seconds)

    def decide(self, observation: Observation[Any]) -> Any:
        moves = choices(observation)
        if len(moves) == 1:
            return moves[0]
        thinking = family_of(observation.rules.name).thinking
        return self._search(observation, thinking()) if thinking else self._flat.decide(observation)

    def _search(self, observation: Observation[Any], family: Thinking) -> Any:
        if family.sure_move and (sure := family.sure_move(observation)) is not None:
            return sure
        from demesne.players.search.descent import TreeSearch

        root = family.root(observation, self._rng.getrandbits(40))
        tree = TreeSearch(family, root, self._exploration, paranoid=self._paranoid)
        if self._seconds:
            tree.visit_for(root.share * self._seconds)
        else:
            tree.visit(max(1, int(root.share * self._playouts)))
        return tree.best_move()
