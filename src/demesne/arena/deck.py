"""Chance from a seed, as if every box and pile had been shuffled beforehand."""

from __future__ import annotations

from collections import Counter
from random import Random

from demesne.games.base import M, State

__all__ = ["Deck"]


class Deck:
    """Deals for one game. Each thing to be dealt has its place in a shuffled order.

    The place depends on the seed, on the pile and on the thing alone, so whatever
    the players do, the same things come in the same order. Piles are told apart
    by what is left in them: boxes that take turns, and the same box in the next
    game of a series.
    """

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._piles: list[_Pile] = []

    def deal(self, state: State[M]) -> M:
        """The possible deal of *state* that comes first in the shuffled order."""
        moves = {str(move): move for move in state.legal_moves()}
        left = Counter(dict(zip(moves, state.weights(), strict=True)))
        return moves[self._pile(left).deal()]

    def _pile(self, left: Counter[str]) -> _Pile:
        for pile in self._piles:
            if pile.left == left:
                return pile
        kin = sum(not left.keys().isdisjoint(pile.things) for pile in self._piles)
        self._piles.append(_Pile(f"{self._seed} {kin}" if kin else self._seed, left))
        return self._piles[-1]


class _Pile:
    """Things that do not return once dealt, in a shuffled order."""

    def __init__(self, seed: int | str, left: Counter[str]) -> None:
        self.left = left
        self.things = frozenset(left)
        self._places = {name: _places(f"{seed} {name}", count) for name, count in left.items()}

    def deal(self) -> str:
        """The thing on top, which leaves the pile."""
        top = min(self.left, key=lambda name: self._places[name][0])
        self._places[top].pop(0)
        self.left[top] -= 1
        if not self.left[top]:
            del self.left[top]
        return top


def _places(seed: str, count: int) -> list[float]:
    """Where *count* equal things lie, 0 on top."""
    rng = Random(seed)
    return sorted(rng.random() for _ in range(count))
