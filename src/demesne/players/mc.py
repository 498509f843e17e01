"""Flat Monte Carlo: every choice is played out many times by quick players; the best on average is taken."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

from demesne.games.base import Observation
from demesne.players.base import Weighed, choices
from demesne.players.family import Thinking
from demesne.players.registry import family_of

if TYPE_CHECKING:
    from demesne.players.search.halving import Budget
    from demesne.players.search.weighing import Measured

__all__ = ["MonteCarloPlayer"]

_PLAYOUTS = "1000"
"""Playouts for a decision unless another number is given."""
_Ask: TypeAlias = "Callable[[Measured, Budget], Any]"
"""What is asked of a search."""


class MonteCarloPlayer:
    """Takes the choice that sequential halving finds, within ``playouts`` or ``seconds`` of processor time.

    Where two choices of a turn follow each other directly, they share the budget of one decision, half
    each. With a ``temperature`` above 0, a lead counts as the chance of winning that it implies; the
    higher the temperature, the less sharply. Where the end is near enough to be solved, it is.

    If a game's family gives the search nothing, its playouts are random games by the pure rules.

    >>> from types import SimpleNamespace
    >>> only = SimpleNamespace(legal_moves=lambda: ["pass"])
    >>> MonteCarloPlayer(Random(1), playouts="100000").decide(only)  # needs no thought
    'pass'
    """

    def __init__(self, rng: Random, playouts: str = _PLAYOUTS, seconds: str = "", temperature: str = "") -> None:
        self._rng = rng
        self._playouts, self._seconds = int(playouts), float(seconds or 0)
        self._temperature = float(temperature) if temperature else None

    def decide(self, observation: Observation[Any]) -> Any:
        return self._found(observation, _best)

    def weigh(self, observation: Observation[Any]) -> list[Weighed]:
        from demesne.players.search.weighing import weighed

        found = self._found(observation, weighed)
        return found if isinstance(found, list) else [Weighed(found)]

    def _found(self, observation: Observation[Any], ask: _Ask) -> Any:
        """The only move, or the sure one; else what *ask* finds by searching."""
        moves = choices(observation)
        if len(moves) == 1:
            return moves[0]
        thinking = family_of(observation.rules.name).thinking
        return self._search(observation, thinking(), ask) if thinking else self._search_purely(observation, ask)

    def _search(self, observation: Observation[Any], family: Thinking, ask: _Ask) -> Any:
        if family.sure_move and (sure := family.sure_move(observation)) is not None:
            return sure
        from demesne.players.search.flat import FlatSearch

        root = family.root(observation, self._rng.getrandbits(40))
        return ask(FlatSearch(family, root, self._temperature), self._budget(root.share))

    def _search_purely(self, observation: Observation[Any], ask: _Ask) -> Any:
        from demesne.players.search.pure import PureSearch

        return ask(PureSearch(observation, self._rng.getrandbits(40), self._temperature), self._budget(1.0))

    def _budget(self, share: float) -> Budget:
        from demesne.players.search.halving import Playouts, Seconds

        return Seconds(share * self._seconds) if self._seconds else Playouts(max(1, int(share * self._playouts)))


def _best(search: Measured, budget: Budget) -> Any:
    from demesne.players.search.halving import best_candidate

    return search.move(best_candidate(search, budget))
