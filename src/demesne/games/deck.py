"""Chance from a seed, as if every box and pile had been shuffled beforehand."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

from demesne.games.base import M, State

__all__ = ["Deck", "Pile", "hashed"]

Places = Callable[[str, int], list[Any]]
"""From a text that names equal things, and their number: a value for each, ascending; the least lies on top."""


class Deck:
    """Deals for one game. Each thing to be dealt has its place in a shuffled order.

    The place depends only on the seed, the pile and the thing, so the same
    things come in the same order whatever the players do. Piles are told apart
    by what is left in them: boxes that take turns, or the same box in the next
    game of a series.
    """

    def __init__(self, seed: int | str, places: Places | None = None) -> None:
        self.piles: list[Pile] = []
        self._seed = seed
        self._places = places or _thrown

    def deal(self, state: State[M]) -> M:
        """The possible deal of *state* that comes first in the shuffled order."""
        moves = {str(move): move for move in state.legal_moves()}
        left = {name: count for name, count in zip(moves, state.weights(), strict=True) if count}
        return moves[self._pile(left).deal()]

    def _pile(self, left: dict[str, int]) -> Pile:
        for pile in self.piles:
            if pile.left == left:
                return pile
        kin = sum(not left.keys().isdisjoint(pile.held) for pile in self.piles)
        self.piles.append(Pile(f"{self._seed} {kin}" if kin else str(self._seed), left, self._places))
        return self.piles[-1]


class Pile:
    """Things that do not return once dealt, in a shuffled order.

    ``held``: how many of each there were, ``left``: how many there still are, ``dealt``: what has come, in order.
    """

    def __init__(self, seed: str, left: dict[str, int], places: Places) -> None:
        self.seed = seed
        self.held = dict(left)
        self.left = left
        self.dealt: list[str] = []
        self._places = {name: places(f"{seed} {name}", count) for name, count in left.items()}

    def deal(self) -> str:
        """The thing on top, which leaves the pile."""
        top = min(self.left, key=lambda name: self._places[name][0])
        self._places[top].pop(0)
        self.left[top] -= 1
        if not self.left[top]:
            del self.left[top]
        self.dealt.append(top)
        return top


def _thrown(seed: str, count: int) -> list[float]:
    """Where *count* equal things lie: numbers from 0 to 1, ascending, from Python's own generator."""
    rng = Random(seed)
    return sorted(rng.random() for _ in range(count))


def hashed(seed: str, count: int) -> list[bytes]:
    """Where *count* equal things lie: the SHA-256 of *seed*, a space and 0, 1, 2, …, ascending.

    Any programming language can compute them.

    >>> [where.hex()[:8] for where in hashed("barley", 2)]
    ['5301127b', 'e1c3cf68']
    """
    return sorted(sha256(f"{seed} {copy}".encode()).digest() for copy in range(count))
