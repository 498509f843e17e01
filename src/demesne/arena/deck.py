"""Chance from a seed, as if every box and pile had been shuffled beforehand."""

from __future__ import annotations

from random import Random
from typing import Any

from demesne.games.base import M, State

__all__ = ["Deck"]


class Deck:
    """Deals for one game. Each thing to be dealt has its place in a shuffled order.

    The place depends on the seed and on the thing alone, so whatever the players
    do, the same dominoes, tiles and kings come in the same order. It is meant
    for things that do not come back once they are dealt.
    """

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._places: dict[str, list[float]] = {}
        self._dealt: dict[str, int] = {}

    def deal(self, state: State[M]) -> M:
        """The possible deal of *state* that comes first in the shuffled order."""
        weighed = zip(state.legal_moves(), state.weights(), strict=True)
        move = min(weighed, key=lambda pair: self._place(*pair))[0]
        self._dealt[str(move)] = self._dealt.get(str(move), 0) + 1
        return move

    def _place(self, move: Any, left: int) -> float:
        """Where the next copy of *move* lies, 0 on top; *left* copies are not dealt."""
        name = str(move)
        dealt = self._dealt.get(name, 0)
        places = self._places.get(name)
        if places is None or len(places) < dealt + left:
            rng = Random(f"{self._seed} {name}")
            places = sorted(rng.random() for _ in range(dealt + left))
            self._places[name] = places
        return places[dealt]
